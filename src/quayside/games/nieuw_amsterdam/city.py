# quayside: compiled
"""The city tile: build businesses, or hold elections."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.games.nieuw_amsterdam.actions import BUILD, DISTRICTS, DONE, ELECTIONS, MOST_BUILT, TIMBER
from quayside.games.nieuw_amsterdam.state import BUILDING, FROM_ELECTIONS, STOCK, Table


def city_moves(table: Table, seat: i64, moves: vec[i64]) -> vec[i64]:
    moves = building_moves(table, seat, moves)
    if table.election_points(seat) > 0:
        moves = append(moves, ELECTIONS)
    return moves


def building_moves(table: Table, seat: i64, moves: vec[i64]) -> vec[i64]:
    if table.has(seat, TIMBER) and table.of(seat, STOCK):
        for district in range(DISTRICTS):
            moves = append(moves, BUILD + district)
    return moves


def use_city_tile(table: Table, seat: i64, action: i64) -> None:
    if action == ELECTIONS:
        points = table.election_points(seat)
        table.score(seat, FROM_ELECTIONS, points)
        table.log("elections", seat, points)
    else:
        table.push(BUILDING, seat, MOST_BUILT)
        build(table, seat, action - BUILD)


def build(table: Table, seat: i64, district: i64) -> None:
    table.gain(seat, TIMBER, -1)
    table.change_businesses(district, seat, 1)
    table.log("build", seat, district)
    table.count -= 1
    if table.count == 0:
        table.pop()


class Building(Frame[Table]):
    """Put another business into any district for 1 timber, or stop. `count` is how many more one tile allows."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = building_moves(table, seat, vec[i64](capacity=DISTRICTS + 1))
        return append(moves, DONE)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if action == DONE:
            table.pop()
        else:
            build(table, seat, action - BUILD)
