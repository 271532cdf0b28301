# quayside: compiled
"""Steps 5 to 7: in turn order everybody uses the tiles of the step and one special action, in any order."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.games.nieuw_amsterdam.actions import (
    BUY_TIMBER,
    CITY,
    COIN,
    DONE,
    GIVE_UP_SPECIAL,
    GIVE_UP_TILE,
    KINDS,
    LAND,
    TRADE,
)
from quayside.games.nieuw_amsterdam.city import city_moves, use_city_tile
from quayside.games.nieuw_amsterdam.land import land_moves, use_land_tile
from quayside.games.nieuw_amsterdam.special import special_moves, take_special
from quayside.games.nieuw_amsterdam.state import TURN, Table
from quayside.games.nieuw_amsterdam.supply import begin_supply
from quayside.games.nieuw_amsterdam.trade import trade_moves, use_trade_tile


def begin_actions(table: Table) -> None:
    table.step_kind = CITY
    table.turn = 0
    begin_turn(table)


def begin_turn(table: Table) -> None:
    table.special = 1
    table.become(TURN, table.holder(table.turn))


class Turn(Frame[Table]):
    """Use a tile, take the special action, or give one of them up for a coin; the turn ends when none is left."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=32)
        tiles = table.hand_tiles(seat, table.step_kind)
        if tiles:
            if table.step_kind == CITY:
                moves = city_moves(table, seat, moves)
            elif table.step_kind == LAND:
                moves = land_moves(table, seat, moves)
            else:
                moves = trade_moves(table, seat, moves)
        if table.special:
            moves = special_moves(table, seat, moves)
        if tiles:
            moves = append(moves, GIVE_UP_TILE)
        if table.special:
            moves = append(moves, GIVE_UP_SPECIAL)
        elif not tiles:
            moves = append(moves, DONE)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if action == DONE:
            end_turn(table)
        elif action == GIVE_UP_SPECIAL:
            table.special = 0
            table.gain(seat, COIN, 1)
            table.log("give_up_special", seat)
        elif action == GIVE_UP_TILE:
            table.change_hand(seat, table.step_kind, -1)
            table.gain(seat, COIN, 1)
            table.log("give_up_tile", seat, table.step_kind)
        elif action >= BUY_TIMBER:
            table.special = 0
            take_special(table, seat, action)
        else:
            table.change_hand(seat, table.step_kind, -1)
            if table.step_kind == CITY:
                use_city_tile(table, seat, action)
            elif table.step_kind == LAND:
                use_land_tile(table, seat, action)
            else:
                use_trade_tile(table, seat, action)


def end_turn(table: Table) -> None:
    """Next player; after the last one the next step; after trade, supply and income."""
    table.turn += 1
    if table.turn == table.seats:
        table.turn = 0
        table.step_kind += 1
        if table.step_kind == KINDS:
            table.step_kind = TRADE
            begin_supply(table)
            return
    begin_turn(table)
