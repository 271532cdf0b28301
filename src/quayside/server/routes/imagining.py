"""Positions for bots that think on their own machine: imagined ones, which hold no more than their seat's view."""

from __future__ import annotations

import secrets
from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from quayside.core.dice import FastDice
from quayside.core.snapshot import snapshot
from quayside.server import wishes
from quayside.server.asking import Asked, SeatAsked, Somebody
from quayside.server.routes.play import must_have_begun

router = APIRouter(prefix="/api/tables", tags=["play"])


@router.get("/{id}/imagined", response_class=JSONResponse)
async def get_imagined(id: str, services: Asked, person: Somebody, seat: SeatAsked = None) -> JSONResponse:
    """A position that my seat cannot tell from the true one: all that it cannot see has been drawn anew.

    `position` is for `quayside.core.snapshot.restored`; the conformance test proves that it depends on nothing but what
    the seat sees and on fresh dice.
    """
    services.limits.spend("act", person.id)
    table = await services.house.table(id, fresh=True)
    whose = wishes.acting_seat(table, person.id, seat)
    must_have_begun(table)
    game = table.head.game
    taken = snapshot(table.state.imagine(whose, FastDice(secrets.randbits(60))))
    del taken["dice"]
    edition: dict[str, Any] = {"digest": game.edition.digest(), "text": None if game.standard else game.edition.text}
    return JSONResponse({
        "game": game.slug,
        "rules": game.rules,
        "edition": edition,
        "seats": table.head.seats,
        "seat": whose,
        "number": table.number,
        "position": taken,
    })  # fmt: skip
