# quayside: compiled
"""Acquisitions (barns, wells and surveyors), and workers sent to New Orleans."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.core.vectors import shifted
from quayside.games.riverboat.actions import BARN, CROPS, DONE, SEND, SURVEYOR, WELL
from quayside.games.riverboat.hexes import FIELDS, add_each, group, lowest
from quayside.games.riverboat.state import (
    ACQUIRING,
    BARNS,
    GROWING,
    SUPPLY,
    SURVEYORS,
    WELLS,
    Table,
)

# What a player is to receive
NONE: Final = 0
A_BARN: Final = 1
A_SURVEYOR: Final = 2
ANY: Final = 3
HARVEST_BONUS: Final = 4  # the same for a harvest, by crop


def acquire(table: Table, seat: i64, kind: i64) -> None:
    """Let the player have an acquisition; where there is a choice, it is made in a frame of its own."""
    if kind == A_SURVEYOR and table.surveyors:
        take_surveyor(table, seat)
    elif kind != NONE:
        table.push(ACQUIRING, seat, 0, kind)


def barn_moves(table: Table, seat: i64, moves: vec[i64]) -> vec[i64]:
    """A barn goes on a free field."""
    if table.barns == 0:
        return moves
    return add_each(moves, BARN, table.free_fields(seat))


def well_moves(table: Table, seat: i64, moves: vec[i64]) -> vec[i64]:
    """A well goes on a planted field, at most one on each crop.

    Within a connected group of its crop it makes no difference where: the first field stands for all.
    """
    if table.wells == 0:
        return moves
    fields: i64 = 0
    wells = table.of(seat, WELLS)
    for crop in range(CROPS):
        growing = table.of(seat, GROWING + crop)
        if not wells & growing:
            while growing:
                fields |= lowest(growing)
                growing &= ~group(growing, lowest(growing))
    return add_each(moves, WELL, fields)


def surveyor_moves(table: Table, moves: vec[i64]) -> vec[i64]:
    return append(moves, SURVEYOR) if table.surveyors else moves


class Acquiring(Frame[Table]):
    """Choose an acquisition and place it; `what` is the kind one is to receive.

    A kind that the supply lacks is replaced by another, and so is one that cannot be placed (ruling). If any is
    possible, one must be taken (ruling); if none is, the player goes without.
    """

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=FIELDS)
        if table.what == A_BARN:
            moves = barn_moves(table, seat, moves)
        elif table.what == A_SURVEYOR:
            moves = surveyor_moves(table, moves)
        if len(moves) == 0:
            if table.what != A_BARN:
                moves = barn_moves(table, seat, moves)
            moves = well_moves(table, seat, moves)
            if table.what != A_SURVEYOR:
                moves = surveyor_moves(table, moves)
        return moves if len(moves) else append(moves, DONE)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if table.what >= HARVEST_BONUS:
            table.log("harvest_bonus", seat, table.what - HARVEST_BONUS)  # now: the boat's reward came first
        if action == SURVEYOR:
            take_surveyor(table, seat)
        elif action == DONE:
            table.log("no_acquisition", seat)
        elif action >= WELL:
            table.wells -= 1
            table.add(seat, WELLS, shifted(1, action - WELL))
            table.log("well", seat, action - WELL)
        else:
            table.barns -= 1
            table.add(seat, BARNS, shifted(1, action - BARN))
            table.log("barn", seat, action - BARN)
        table.pop()


def take_surveyor(table: Table, seat: i64) -> None:
    table.surveyors -= 1
    table.change(seat, SURVEYORS, 1)
    table.log("surveyor", seat)


class Sending(Frame[Table]):
    """Send up to `count` workers from the supply to New Orleans, where they stay."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = vec[i64]()
        for number in range(min(table.count, table.of(seat, SUPPLY)) + 1):
            moves = append(moves, SEND + number)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        table.send(seat, action - SEND)
        table.pop()
