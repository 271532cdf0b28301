"""Playing: moves, taking them back, hints, records, looking back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from itertools import islice
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse

from quayside.server import dutch, models, wishes
from quayside.server.asking import Anybody, Asked, Invite, Language, SeatAsked, Somebody, may_see
from quayside.server.changes import changes
from quayside.server.identity import Person
from quayside.server.looking_back import moves_shown, positions_shown, record_shown, scores_shown
from quayside.server.refusals import Refusal
from quayside.server.routes.tables import company_at
from quayside.server.services import Services
from quayside.server.shown import choice, log_lines, viewer_of, words_for
from quayside.server.table import Table

router = APIRouter(prefix="/api/tables", tags=["play"])
MOST_HINTS = 5
LONGEST_STRETCH = 50
StretchAsked = Annotated[int, Query(ge=1, le=LONGEST_STRETCH, description="How many positions.")]
ActionsAsked = Annotated[list[str], Query(min_length=1, max_length=12, description="The words of actions.")]


async def do_act(services: Services, id: str, person: Person, wanted: models.Act) -> Table:
    services.limits.spend("act", person.id)
    return await services.house.change(
        id, lambda t: wishes.act(t, person.id, wanted.seat, wanted.number, wanted.action)
    )


async def do_undo(services: Services, id: str, person: Person, wanted: models.Undo) -> Table:
    services.limits.spend("act", person.id)
    return await services.house.change(id, lambda t: wishes.undo(t, person.id, wanted.seat, wanted.moves))


async def do_stop(services: Services, id: str, person: Person, wanted: models.Stop) -> Table:
    services.limits.spend("act", person.id)
    now = time.time()
    return await services.house.change(
        id, lambda t: dutch.stop(t, wishes.acting_seat(t, person.id, wanted.seat), person.id, wanted.price, now)
    )


@router.post("/{id}/act", response_model=models.Done)
async def act(id: str, wanted: models.Act, services: Asked, person: Somebody) -> models.Done:
    """Make a move. It is acknowledged when it can no longer be lost."""
    return models.Done(number=(await do_act(services, id, person, wanted)).number)


@router.post("/{id}/undo", response_model=models.Done)
async def undo(id: str, wanted: models.Undo, services: Asked, person: Somebody) -> models.Done:
    """Take back my latest moves: at once if nothing was revealed since, else the others are asked."""
    return models.Done(number=(await do_undo(services, id, person, wanted)).number)


@router.post("/{id}/undo/agree", response_model=models.Done)
async def agree_to_undo(id: str, services: Asked, person: Somebody) -> models.Done:
    """Agree that the moves in question are taken back."""
    return models.Done(number=(await services.house.change(id, lambda t: wishes.agree(t, person.id))).number)


@router.post("/{id}/undo/refuse", response_model=models.Done)
async def refuse_undo(id: str, services: Asked, person: Somebody) -> models.Done:
    """Say no, or withdraw my own question."""
    return models.Done(number=(await services.house.change(id, lambda t: wishes.refuse(t, person.id))).number)


@router.post("/{id}/stop", response_model=models.Done)
async def stop_clock(id: str, wanted: models.Stop, services: Asked, person: Somebody) -> models.Done:
    """Stop the Dutch clock at the price that I saw."""
    return models.Done(number=(await do_stop(services, id, person, wanted)).number)


@router.post("/{id}/hint", response_model=models.Hint)
async def get_hint(
    id: str, wanted: models.SeatNamed, services: Asked, person: Somebody, language: Language
) -> dict[str, Any]:
    """What a bot would do in my place, knowing only what I know."""
    services.limits.spend("hint", person.id)
    table = await services.house.table(id, fresh=True)
    wishes.must_run(table)
    seat = wishes.acting_seat(table, person.id, wanted.seat)
    if not table.head.terms.hints or table.head.terms.rated:
        raise Refusal("no_hints")
    if seat not in table.waiting():
        raise Refusal("not_your_turn")
    found = await services.pool.advise(table, seat)
    words = words_for(table, await company_at(services, table), language)
    return {
        "choices": [
            {
                "choice": choice(table, seat, hint.action, words),
                "share": round(hint.share, 3),
                "outlook": round(hint.outlook, 3),
                "points": round(hint.points, 1),
            }
            for hint in found[:MOST_HINTS]
        ]
    }


@router.get("/{id}/why", response_model=models.Why)
async def get_reasons(
    id: str, services: Asked, person: Somebody, language: Language, action: ActionsAsked, seat: SeatAsked = None
) -> dict[str, Any]:
    """Why I cannot do these things now: a sentence for each, where the game can tell. Nothing if it is not my turn."""
    table = await services.house.table(id, fresh=True)
    wishes.must_run(table)
    mine = wishes.acting_seat(table, person.id, seat)
    words = words_for(table, await company_at(services, table), language)
    told = []
    for said in dict.fromkeys(action) if mine in table.waiting() else ():
        sentence = words.why_not(table.state, mine, wishes.known_action(table, said))
        if sentence is not None:
            told.append({"words": said, "sentence": sentence})
    return {"number": table.number, "reasons": told}


@router.get("/{id}/record", response_class=JSONResponse)
async def get_record(id: str, services: Asked, person: Anybody, invite: Invite = None) -> JSONResponse:
    """The record: in full when the game is over; before that without the seed and what others did in secret."""
    table = may_see(await services.house.table(id, fresh=True), person, invite)
    must_have_begun(table)
    record = record_shown(table, None if person is None else person.id)
    name = f"{table.head.game.slug}-{id}.json"
    return JSONResponse(record, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/{id}/replay", response_model=models.Replay)
async def get_replay(
    id: str, services: Asked, person: Anybody, language: Language, invite: Invite = None
) -> dict[str, Any]:
    """All moves and the log, to step through; of a finished game also the scores after each move."""
    table = may_see(await services.house.table(id, fresh=True), person, invite)
    must_have_begun(table)
    me = None if person is None else person.id
    viewer = viewer_of(table, me, None, language)
    lines = log_lines(table, viewer, await company_at(services, table), 0)
    return {"moves": moves_shown(table, me), "lines": lines, "scores": scores_shown(table)}


@router.get("/{id}/moves", response_model=models.Stretch)
async def get_stretch(
    id: str, services: Asked, person: Anybody, language: Language, first: int, count: StretchAsked = 1,
    invite: Invite = None, seat: SeatAsked = None,
) -> dict[str, Any]:  # fmt: skip
    """A position as `moves/{number}` gives it, and what each of the next moves changed: for playing a game again."""
    positions = await looking_back(id, first, services, person, language, invite, seat)
    position = start = next(positions)
    then = []
    for following in islice(positions, count - 1):
        then.append(changes(position, following))
        position = following
        await asyncio.sleep(0)  # a table where people play does not wait for this one
    return {"first": start, "then": then}


@router.get("/{id}/moves/{number}", response_model=models.Position)
async def get_position(
    id: str, number: int, services: Asked, person: Anybody, language: Language, invite: Invite = None,
    seat: SeatAsked = None,
) -> dict[str, Any]:  # fmt: skip
    """The table after so many moves, as my seat saw it then; of a finished game, as any seat saw it."""
    return next(await looking_back(id, number, services, person, language, invite, seat))


async def looking_back(
    id: str, first: int, services: Services, person: Person | None, language: str, invite: str | None, seat: int | None
) -> Iterator[dict[str, Any]]:
    """The positions of a game from one on, for who may see them."""
    table = may_see(await services.house.table(id, fresh=True), person, invite)
    must_have_begun(table)
    if not 0 <= first <= len(table.moves):
        raise Refusal("no_such_move", moves=len(table.moves))
    whose = viewer_of(table, None if person is None else person.id, seat, language).seat
    if table.status == "over" and seat is not None:
        wishes.seat_at(table, seat)
        whose = seat
    words = words_for(table, await company_at(services, table), language)
    return positions_shown(table, whose, words, first)


def must_have_begun(table: Table) -> None:
    if table.play is None:
        raise Refusal("not_started" if table.status == "open" else "is_closed")
