"""A table as one viewer may see it: a seat's owner or a spectator, in one language. Nothing else leaves the server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache, lru_cache
from typing import Any

from quayside.core.game import Game
from quayside.core.journal import Entry
from quayside.rulebook import rules_page
from quayside.server import wishes
from quayside.server.dutch import dial
from quayside.server.speech import TableWords, server_words, table_words
from quayside.server.table import Head, Seat, Table

KEPT = 1_000  # heads and names of tables


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who is looking."""

    person: str | None
    seat: int | None  # of one's own, whose view is shown; None: a spectator
    language: str


@dataclass(frozen=True, slots=True)
class Company:
    """What is known about the people and does not stand in the log."""

    names: Mapping[str, str]
    present: frozenset[str]
    spectators: int


def viewer_of(table: Table, person: str | None, seat: int | None, language: str) -> Viewer:
    """A person's view: of the seat asked for if it is theirs, else of their acting or first one, else a spectator's."""
    mine = table.seats_of(person)
    if seat is not None and seat in mine:
        return Viewer(person, seat, language)
    if not mine:
        return Viewer(person, None, language)
    waiting = table.waiting()
    return Viewer(person, next((k for k in mine if k in waiting), mine[0]), language)


def rules_shown(game: Game, language: str) -> dict[str, Any]:
    """The shape of `models.RulesPage`."""
    return {
        "game": game.slug,
        "title": game.title,
        "language": language,
        "edition": edition_shown(game),
        "text": rules_page(game, language),
    }


def level_name(level: str, language: str) -> str:
    words = server_words(language)
    return words.say(f"level-{level}") if words.has(f"level-{level}") else level


def seat_names(seats: Sequence[Seat], names: Sequence[str], language: str) -> list[str]:
    """What the players are called; bots by their level, numbered where there are several."""
    words = server_words(language)
    called = []
    bots = sum(seat.bot is not None for seat in seats)
    count = 0
    for k, seat in enumerate(seats):
        if seat.person is not None:
            called.append(names[k])
        elif seat.bot is not None:
            count += 1
            which = count if bots > 1 else 0
            called.append(words.say("bot-name", level=level_name(seat.bot, language), count=which))
        else:
            called.append(words.say("seat-name", seat=k + 1))
    return called


def words_for(table: Table, company: Company, language: str) -> TableWords:
    names = tuple(company.names.get(seat.person or "", "–") for seat in table.seats)
    return words_at(table.head.game, language, tuple(table.seats), names)


@lru_cache(maxsize=KEPT)
def words_at(game: Game, language: str, seats: tuple[Seat, ...], names: tuple[str, ...]) -> TableWords:
    return table_words(game, language, seat_names(seats, names, language))


@cache
def edition_shown(game: Game) -> dict[str, Any]:
    return {
        "name": game.edition_name,
        "digest": game.edition.digest(),
        "reconstruction": reconstructed(game.edition.data),
        "own": not game.standard,
    }


def reconstructed(data: Any) -> bool:
    """Whether any figure of the edition is marked as our own guess."""
    if isinstance(data, dict):
        return data.get("mark") == "reconstructed" or any(reconstructed(inner) for inner in data.values())
    return isinstance(data, list) and any(reconstructed(inner) for inner in data)


@lru_cache(maxsize=KEPT)
def head_shown(head: Head) -> dict[str, Any]:
    """What never changes, made once; being the same object each time, it costs nothing to compare either."""
    return {
        "id": head.id,
        "game": head.game.slug,
        "title": head.game.title,
        "edition": edition_shown(head.game),
        "options": head.options,
        "terms": asdict(head.terms),
        "public": head.public,
        "created": head.created,
        "seed_hash": head.seed_hash,
    }


def show(table: Table, viewer: Viewer, company: Company) -> dict[str, Any]:
    """The shape of `models.TableShown`."""
    head = table.head
    words = words_for(table, company, viewer.language)
    mine = table.seats_of(viewer.person)
    waiting = table.waiting()
    asked = viewer.seat is not None and viewer.seat in waiting and table.seats[viewer.seat].played_by is None
    started = table.play is not None
    over = table.status == "over"
    return {
        **head_shown(head),
        "number": table.number,
        "status": table.status,
        "seed": head.seed if over else None,
        "owner": viewer.person is not None and viewer.person == head.owner,
        "invite": head.invite if mine or viewer.person == head.owner else None,
        "seat": viewer.seat,
        "my_seats": mine,
        "seats": [seat_shown(table, k, viewer, company, words.players[k]) for k in range(head.seats)],
        "spectators": company.spectators,
        "waiting": waiting,
        "your_turn": asked,
        "headline": headline(table, viewer, words, asked),
        "choices": choices(table, viewer, words) if asked else [],
        "moves": len(table.moves),
        "can_undo": can_undo(table, viewer),
        "undo_request": request_shown(table, viewer, words),
        "hints": head.terms.hints and not head.terms.rated,
        "view": table.state.view(viewer.seat) if started else None,
        "dial": dial(table, viewer.seat),
        "result": result_shown(table, words),
        "rematch": rematch_shown(table, bool(mine)),
    }


def seat_shown(table: Table, k: int, viewer: Viewer, company: Company, name: str) -> dict[str, Any]:
    seat = table.seats[k]
    time = table.head.terms.time
    clock = table.clocks[k]
    timed = time.kind != "untimed" and seat.person is not None
    return {
        "seat": k,
        "kind": "empty" if seat.empty else "bot" if seat.bot is not None else "person",
        "name": "" if seat.empty else name,
        "level": seat.bot,
        "you": viewer.person is not None and seat.person == viewer.person,
        "present": seat.bot is not None or seat.person in company.present,
        "played_by": None if seat.empty else seat.played_by,
        "resigned": seat.resigned,
        "clock": {
            "left": clock.left if time.kind == "bank" else None,
            "since": clock.since,
            "zero_at": clock.zero_at(time),
            "up": clock.up,
        } if timed else None,
    }  # fmt: skip


def headline(table: Table, viewer: Viewer, words: TableWords, asked: bool) -> str:
    """One sentence: what to decide, or whom we wait for."""
    say = server_words(viewer.language).say
    if table.status == "open":
        return say("headline-open", count=sum(seat.empty for seat in table.seats))
    if table.status == "closed":
        return say("headline-closed")
    if table.status == "over":
        result = table.result()
        assert result is not None
        names = [words.players[k] for k in result["winners"]]
        return say("headline-over", count=len(names), names=", ".join(names))
    if asked and viewer.seat is not None:
        return words.prompt(table.state, viewer.seat)
    names = [words.players[k] for k in table.waiting()]
    return say("headline-waiting", names=", ".join(names), count=len(names))


def choices(table: Table, viewer: Viewer, words: TableWords) -> list[dict[str, Any]]:
    assert viewer.seat is not None
    state = table.state
    return [choice(table, viewer.seat, action, words) for action in state.legal(viewer.seat)]


def choice(table: Table, seat: int, action: int, words: TableWords) -> dict[str, Any]:
    actions = table.head.game.actions
    return {
        "id": action,
        "kind": actions.kind(action),
        "arguments": actions.arguments[action],
        "words": actions.text(action),
        "sentence": words.choice(table.state, seat, action),
    }


def can_undo(table: Table, viewer: Viewer) -> str:
    """At once, by asking the others, or not at all."""
    seat = viewer.seat
    if viewer.person is None or seat is None or table.status != "running" or not table.head.terms.undo:
        return "no"
    assert table.play is not None
    if table.seats[seat].played_by is not None or not any(mover == seat for mover, _ in table.moves):
        return "no"
    if table.play.can_undo(seat) or table.answer_of(seat) is not None:
        return "now"
    if wishes.voters(table, seat):
        return "ask"
    return "no" if table.head.terms.rated else "now"


def request_shown(table: Table, viewer: Viewer, words: TableWords) -> dict[str, Any] | None:
    request = table.request
    if request is None:
        return None
    missing = [k for k in wishes.voters(table, request.seat) if k not in request.agreed]
    count = len(table.moves) - request.target
    sentence = server_words(viewer.language).say("undo-asked", name=words.players[request.seat], count=count)
    return {
        "seat": request.seat,
        "moves": count,
        "agreed": sorted(request.agreed),
        "yours": viewer.person is not None and any(table.seats[k].person == viewer.person for k in missing),
        "sentence": sentence,
    }


def result_shown(table: Table, words: TableWords) -> dict[str, Any] | None:
    result = table.result()
    if result is None:
        return None
    return {**result, "sources": {source: words.say(f"source-{source}") for source in table.head.game.sources}}


def rematch_shown(table: Table, seated: bool) -> dict[str, Any] | None:
    """Where the next game is; only who sat here is invited."""
    if table.rematch is None:
        return None
    id, _, invite = table.rematch.partition(" ")
    return {"table": id, "invite": invite if seated else None}


def log_lines(table: Table, viewer: Viewer, company: Company, start: int, stop: int | None = None) -> list[Any]:
    """Journal entries in words, from the `start`th on."""
    return lines_of(table.head.game, table.entries()[start:stop], words_for(table, company, viewer.language))


def lines_of(game: Game, entries: Sequence[Entry], words: TableWords) -> list[dict[str, Any]]:
    """The shape of `models.LogLine`."""
    told = [game.describe(entry) for entry in entries]
    return [
        {"key": one["key"], "number": one["number"], "sentence": words.log(one), "seat": one.get("seat"), "entry": one}
        for one in told
    ]


def lines_to_keep(table: Table, number: int) -> int:
    """How many log lines of somebody who saw the table at `number` still stand."""
    if not 0 <= number < len(table.told):
        return 0
    return min(table.told[number:])
