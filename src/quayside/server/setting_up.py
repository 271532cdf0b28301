"""New tables: from what somebody wants, from an earlier table, from a record."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Any

import quayside
from quayside.core.edition import EditionFile
from quayside.core.errors import BadEdition, BadRecord, QuaysideError
from quayside.core.game import Game
from quayside.core.record import Record, record_from
from quayside.server import models
from quayside.server.clocks import Time
from quayside.server.events import Wish
from quayside.server.refusals import Refusal
from quayside.server.table import Head, Table, Terms
from quayside.server.wishes import known_level

MOST_IMPORTED = 20_000  # moves


def new_head(
    game: Game, seats: int, options: dict[str, str], seed: str, terms: Terms, owner: str, public: bool
) -> Head:
    return Head(
        secrets.token_urlsafe(9), game, seats, options, seed, terms, owner, secrets.token_urlsafe(12), public,
        time.time(),
    )  # fmt: skip


def wanted_table(game: Game, wanted: models.TableWanted, person: str) -> tuple[Head, list[Wish]]:
    """A table as somebody wants it, and who sits there from the start."""
    if wanted.edition is not None:
        try:
            game = game.with_edition(EditionFile(wanted.edition, "the edition"))
        except BadEdition as error:
            raise Refusal("bad_edition", reason=error) from None
    seats = len(wanted.seats)
    if seats not in game.seats:
        raise Refusal("bad_seats", game=game.title, least=game.seats[0], most=game.seats[-1])
    try:
        options = game.check_options(wanted.options)
    except QuaysideError as error:
        raise Refusal("bad_options", reason=str(error)) from None
    terms = Terms(
        time=time_wanted(wanted.time),
        undo=wanted.undo,
        hints=wanted.hints and not wanted.rated,
        rated=wanted.rated,
        spectators=wanted.spectators,
        start_when_full=wanted.start_when_full,
        step_seconds=wanted.step_seconds,
    )
    sitting = []
    for seat, place in enumerate(wanted.seats):
        if place.kind == "me":
            sitting.append(Wish("sit", seat, person=person))
        elif place.kind == "bot":
            sitting.append(Wish("sit", seat, value=f"bot {known_level(place.level or 'greedy')}", person=person))
    if wanted.rated and (any(seat.kind == "bot" for seat in wanted.seats) or not standard(game)):
        raise Refusal("rated_for_people")
    if len(sitting) == seats and wanted.start_when_full:
        sitting.append(Wish("start", person=person))
    return new_head(game, seats, options, secrets.token_hex(32), terms, person, wanted.public), sitting


def standard(game: Game) -> bool:
    return game.standard


def time_wanted(wanted: models.TimeWanted) -> Time:
    if wanted.kind == "bank" and wanted.bank + wanted.increment <= 0:
        raise Refusal("no_time")
    if wanted.kind == "deadline" and wanted.deadline <= 0:
        raise Refusal("no_time")
    return Time(wanted.kind, wanted.bank, wanted.increment, wanted.deadline, wanted.at_zero)


def again(table: Table, person: str) -> tuple[Head, list[Wish]]:
    """A rematch: the same game and terms; who asks sits down again, so do the bots, the others are invited."""
    head = table.head
    terms = replace(head.terms, imported=False, replay=False)
    sitting = []
    for seat, place in enumerate(table.seats):
        if place.person == person:
            sitting.append(Wish("sit", seat, person=person))
        elif place.bot is not None:
            sitting.append(Wish("sit", seat, value=f"bot {place.bot}", person=person))
    if len(sitting) == head.seats:
        sitting.append(Wish("start", person=person))
    public = False
    return new_head(head.game, head.seats, head.options, secrets.token_hex(32), terms, person, public), sitting


def from_record(data: dict[str, Any], hotseat: bool, public: bool, person: str) -> tuple[Head, list[Wish]]:
    """A table on which a record's moves have been played."""
    try:
        record = record_from(data, quayside.game)
        if len(record.moves) > MOST_IMPORTED:
            raise Refusal("too_large")
        record.verify()
    except BadRecord as error:
        raise Refusal("bad_record", why=error.why, move=error.move, reason=str(error)) from None
    terms = Terms(imported=True, replay=not hotseat, spectators=True)
    head = new_head(record.game, record.seats, record.options, record.seed, terms, person, public)
    sitting = [Wish("sit", seat, person=person) for seat in range(record.seats) if hotseat]
    return head, [*sitting, Wish("start", person=person), *moves_of(record)]


def moves_of(record: Record) -> list[Wish]:
    words = record.game.actions.words
    return [Wish("move", seat, words[action]) for seat, action in record.moves]
