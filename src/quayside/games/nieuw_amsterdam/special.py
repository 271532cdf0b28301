# quayside: compiled
"""The six special actions, one for each district: a fee of 1 coin unless one has the most businesses there."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.games.nieuw_amsterdam.actions import (
    BLACK_MARKET,
    BUILD_HOUSES,
    BUILD_WAREHOUSE,
    BUY_FURS,
    BUY_GRAIN,
    BUY_TIMBER,
    COIN,
    DOCKS,
    DONE,
    FUR,
    GOOD,
    GRAIN,
    GRANARY,
    LUMBERYARD,
    MILLWORK,
    MOST_BUILT,
    MOVE_POST,
    PAY,
    SELL_GRAIN,
    SELL_TIMBER,
    TIMBER,
    TRADING_COMPANY,
)
from quayside.games.nieuw_amsterdam.state import DEALING, PAYING_FURS, POST, ROOM, STOCK, WAREHOUSES, Table

FUR_PRICE: Final = 3  # on the black market, in coins and goods


def fee(table: Table, seat: i64, district: i64) -> i64:
    """1 coin, waived for whoever has, alone or tied, the most businesses in the district."""
    return 0 if table.leads(district, seat) else 1


def special_moves(table: Table, seat: i64, moves: vec[i64]) -> vec[i64]:
    """What can be afforded and changes something. The fee comes first, from coins in hand (ruling)."""
    coins = table.has(seat, COIN)
    timber = table.has(seat, TIMBER)
    left = coins - fee(table, seat, LUMBERYARD)
    if left > 0:
        moves = append(moves, BUY_TIMBER)
    if left >= 0 and timber:
        moves = append(moves, SELL_TIMBER)
    left = coins - fee(table, seat, GRANARY)
    if left > 0:
        moves = append(moves, BUY_GRAIN)
    if left >= 0 and table.has(seat, GRAIN):
        moves = append(moves, SELL_GRAIN)
    if timber and table.of(seat, STOCK):
        if coins >= fee(table, seat, DOCKS) and table.of(seat, WAREHOUSES) < len(table.parts.storage) - 1:
            moves = append(moves, BUILD_WAREHOUSE)
        if coins >= fee(table, seat, MILLWORK):
            most = min(min(timber, table.of(seat, STOCK)), min(table.of(seat, ROOM), i64(MOST_BUILT)))
            for number in range(most):
                moves = append(moves, BUILD_HOUSES + number)
    left = coins - fee(table, seat, BLACK_MARKET)
    if left >= 0 and left + table.has(seat, GOOD) >= FUR_PRICE:
        most = min(min((left + table.has(seat, GOOD)) // FUR_PRICE, table.furs_to_draw()), i64(MOST_BUILT))
        for number in range(most):
            moves = append(moves, BUY_FURS + number)
    if timber and coins >= fee(table, seat, TRADING_COMPANY) and table.next_post_area(seat) >= 0:
        moves = append(moves, MOVE_POST)
    return moves


def pay_fee(table: Table, seat: i64, district: i64) -> None:
    if fee(table, seat, district):
        table.gain(seat, COIN, -1)
        table.log("fee", seat, district)


def take_special(table: Table, seat: i64, action: i64) -> None:
    if action <= SELL_TIMBER:
        deal(table, seat, action, LUMBERYARD)
    elif action <= SELL_GRAIN:
        deal(table, seat, action, GRANARY)
    elif action == BUILD_WAREHOUSE:
        build_warehouse(table, seat)
    elif action < BUY_FURS:
        build_houses(table, seat, action - BUILD_HOUSES + 1)
    elif action < MOVE_POST:
        buy_furs(table, seat, action - BUY_FURS + 1)
    else:
        move_post(table, seat)


# 1 lumberyard, 2 granary


def deal(table: Table, seat: i64, action: i64, district: i64) -> None:
    pay_fee(table, seat, district)
    table.push(DEALING, seat, 0, action)
    deal_one(table, seat, action)


def deal_one(table: Table, seat: i64, action: i64) -> None:
    resource: i64 = TIMBER if action <= SELL_TIMBER else GRAIN
    if action in (BUY_TIMBER, BUY_GRAIN):
        table.gain(seat, COIN, -1)
        table.gain(seat, resource, 1)
        table.log("buys", seat, resource, 1)
    else:
        table.gain(seat, resource, -1)
        table.gain(seat, COIN, 1)
        table.log("sells", seat, resource, 1)


class Dealing(Frame[Table]):
    """Buy or sell one more of the same, or stop. `what` is which of the two, and of which resource."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=2)
        action = table.what
        if action in (BUY_TIMBER, BUY_GRAIN):
            more = table.has(seat, COIN)
        else:
            more = table.has(seat, TIMBER if action == SELL_TIMBER else GRAIN)
        if more:
            moves = append(moves, action)
        return append(moves, DONE)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if action == DONE:
            table.pop()
        else:
            deal_one(table, seat, action)


# 3 docks


def build_warehouse(table: Table, seat: i64) -> None:
    """The next warehouse from the left (ruling), for 1 timber."""
    pay_fee(table, seat, DOCKS)
    table.gain(seat, TIMBER, -1)
    table.change(seat, STOCK, -1)
    table.change(seat, WAREHOUSES, 1)
    table.log("build_warehouse", seat, table.storage(seat))


# 4 millwork


def build_houses(table: Table, seat: i64, number: i64) -> None:
    pay_fee(table, seat, MILLWORK)
    table.add_houses(seat, number)
    table.log("build_houses", seat, number)


# 5 black market


def buy_furs(table: Table, seat: i64, number: i64) -> None:
    pay_fee(table, seat, BLACK_MARKET)
    table.log("buy_furs", seat, number)
    table.push(PAYING_FURS, seat, number * FUR_PRICE, number)


class PayingFurs(Frame[Table]):
    """Pay for the furs in coins and goods, a piece at a time. `count` is what is owed, `what` how many furs."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=2)
        coins = table.has(seat, COIN)
        goods = table.has(seat, GOOD)
        if coins:
            moves = append(moves, PAY + COIN)
        if goods and not (coins and coins + goods == table.count):
            moves = append(moves, PAY + GOOD)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        table.give_back(seat, action - PAY)
        table.log("pays", seat, action - PAY, 1)
        table.count -= 1
        if table.count == 0:
            number = table.what
            table.pop()
            draw_furs(table, seat, number)


def draw_furs(table: Table, seat: i64, number: i64) -> None:
    """All furs are drawn before any is looked at."""
    for _ in range(number):
        kind = table.draw_fur()
        table.gain(seat, FUR + kind, 1)
        table.log("receives", seat, FUR + kind, 1)


# 6 trading company


def move_post(table: Table, seat: i64) -> None:
    """The post moves to the next area upstream with a free space; full areas are jumped."""
    pay_fee(table, seat, TRADING_COMPANY)
    table.gain(seat, TIMBER, -1)
    table.put(seat, POST, table.next_post_area(seat))
    table.log("move_post", seat, table.of(seat, POST))
