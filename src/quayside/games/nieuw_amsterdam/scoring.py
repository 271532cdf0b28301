# quayside: compiled
"""The end of the game, after the sixth round."""

from __future__ import annotations

from typing import Final

from quayside.games.nieuw_amsterdam.actions import COIN, GOOD, GRAIN, TIMBER
from quayside.games.nieuw_amsterdam.state import (
    CLEARED,
    FROM_FURS,
    FROM_LAST_ELECTIONS,
    FROM_LAST_LAND,
    FROM_RESOURCES,
    FULL,
    Table,
)

PIECES_A_POINT: Final = 3


def end_game(table: Table) -> None:
    for seat in range(table.seats):
        points = table.election_points(seat)
        table.score(seat, FROM_LAST_ELECTIONS, points)
        table.log("last_elections", seat, points)
    for seat in range(table.seats):
        full = table.of(seat, FULL)
        if full > table.of(seat, CLEARED):
            points = table.land_points(full - 1)
            table.score(seat, FROM_LAST_LAND, points)
            table.log("last_land", seat, points)
    for seat in range(table.seats):
        furs = table.fur_count(seat)
        table.score(seat, FROM_FURS, furs)
        pieces = table.has(seat, COIN) + table.has(seat, GOOD) + table.has(seat, TIMBER) + table.has(seat, GRAIN)
        table.score(seat, FROM_RESOURCES, pieces // PIECES_A_POINT)
        table.log("last_pieces", seat, furs, pieces // PIECES_A_POINT)
    table.finish()
