# quayside: compiled
"""The trade tile: trade with the Lenape, or ship furs to Europe."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.games.nieuw_amsterdam.actions import (
    COIN,
    DISPLAY,
    DONE,
    FUR,
    FURS,
    GOOD,
    GRAIN,
    LOAD,
    SHIP,
    TRADE_BOTTOM,
    TRADE_TOP,
)
from quayside.games.nieuw_amsterdam.state import (
    BOTTOM,
    FROM_SHIPPING,
    LOADING,
    MIDDLE,
    SHIP_GOODS,
    TOP,
    TRADING,
    Table,
)

LOAD_BITS: Final = 5  # of `what`, for the furs of one kind in a load; the ship's number is above them


def trade_moves(table: Table, seat: i64, moves: vec[i64]) -> vec[i64]:
    goods = table.has(seat, GOOD)
    if goods and table.has(seat, GRAIN) >= table.travel_grain(seat):
        for trader in range(BOTTOM, MIDDLE + 1):
            if goods >= table.parts.trader_price[trader] and table.trader_count(trader):
                moves = append(moves, TRADE_BOTTOM + trader)
        moves = top_trader_moves(table, seat, moves)
    furs = table.fur_count(seat)
    for place in range(DISPLAY):
        ship = table.ship_on_offer(place)
        if ship >= 0 and furs >= table.parts.ship_furs[ship]:
            moves = append(moves, SHIP + place)
    return moves


def top_trader_moves(table: Table, seat: i64, moves: vec[i64]) -> vec[i64]:
    if table.has(seat, GOOD) >= table.parts.trader_price[TOP]:
        for kind in range(FURS):
            if table.trader_has(TOP, kind):
                moves = append(moves, TRADE_TOP + kind)
    return moves


def use_trade_tile(table: Table, seat: i64, action: i64) -> None:
    if action >= SHIP:
        place = action - SHIP
        ship = table.ship_on_offer(place)
        table.offer_ship(place, -1)
        table.own_ship(ship, seat)
        parts = table.parts
        table.log("ship", seat, ship, parts.ship_furs[ship], parts.ship_coins[ship], parts.ship_goods[ship])
        table.push(LOADING, seat, parts.ship_furs[ship], ship << (LOAD_BITS * FURS))
        return
    travel = table.travel_grain(seat)
    if travel:
        table.gain(seat, GRAIN, -travel)
        table.log("travel", seat, travel)
    if action >= TRADE_TOP:
        table.push(TRADING, seat)
        take_from_top(table, seat, action - TRADE_TOP)
    else:
        take_all(table, seat, action - TRADE_BOTTOM)


def take_all(table: Table, seat: i64, trader: i64) -> None:
    """The bottom and the middle trader sell all their furs for one price, also when they are not full (ruling)."""
    table.gain(seat, GOOD, -table.parts.trader_price[trader])
    table.log("trade_bottom" if trader == BOTTOM else "trade_middle", seat, table.parts.trader_price[trader])
    for kind in range(FURS):
        number = table.trader_has(trader, kind)
        if number:
            table.gain(seat, FUR + kind, number)
            table.change_furs(trader, kind, -number)
            table.log("receives", seat, FUR + kind, number)


def take_from_top(table: Table, seat: i64, kind: i64) -> None:
    table.gain(seat, GOOD, -table.parts.trader_price[TOP])
    table.change_furs(TOP, kind, -1)
    table.gain(seat, FUR + kind, 1)
    table.log("trade_top", seat, FUR + kind, 1)


class Trading(Frame[Table]):
    """Take another fur of the top trader for its price, or stop."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        return append(top_trader_moves(table, seat, vec[i64](capacity=FURS + 1)), DONE)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if action == DONE:
            table.pop()
        else:
            take_from_top(table, seat, action - TRADE_TOP)


class Loading(Frame[Table]):
    """Load the ship, a fur at a time. `count` is how many are missing, `what` the ship and the load so far."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = table.held(seat, FUR, FUR + FURS, LOAD)
        return moves[0:1] if table.fur_count(seat) == table.count else moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        kind = action - LOAD
        table.give_back(seat, FUR + kind)
        table.log("load", seat, FUR + kind, 1)
        table.count -= 1
        table.what += 1 << (LOAD_BITS * kind)
        if table.count == 0:
            load = table.what
            table.pop()
            sail(table, seat, load)


def sail(table: Table, seat: i64, load: i64) -> None:
    """Score the load, take the ship's coins; its goods will come every round."""
    ship = load >> (LOAD_BITS * FURS)
    points = shipping_points(
        load & 31, (load >> LOAD_BITS) & 31, (load >> 10) & 31, (load >> 15) & 31, (load >> 20) & 31
    )
    table.score(seat, FROM_SHIPPING, points)
    table.gain(seat, COIN, table.parts.ship_coins[ship])
    table.change(seat, SHIP_GOODS, table.parts.ship_goods[ship])
    table.log("sails", seat, ship, points, table.parts.ship_coins[ship])


def shipping_points(a: i64, b: i64, c: i64, d: i64, e: i64) -> i64:
    """Points for a load with so many furs of each kind: 3 a fur for the most frequent kind, 2 for the next, else 1."""
    best: i64 = 0
    second: i64 = 0
    for number in (a, b, c, d, e):
        if number > best:
            second = best
            best = number
        elif number > second:
            second = number
    return a + b + c + d + e + 2 * best + second
