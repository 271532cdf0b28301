# quayside: compiled
"""What a position is worth, in points at the end: the knowledge behind the bots. All of it is open to every seat."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from quayside.core.state import Estimator
from quayside.games.nieuw_amsterdam.actions import CITY, COIN, DISTRICTS, FUR, FURS, GOOD, GRAIN, KINDS, LAND, TIMBER
from quayside.games.nieuw_amsterdam.state import (
    CHOOSING,
    CLEARED,
    COLUMN,
    FULL,
    LANDS,
    PAYING_BID,
    POST,
    ROOM,
    ROUNDS,
    SHIP_GOODS,
    STARTED,
    STOCK,
    Table,
)

PIECE: Final = 0.34  # any piece at the end of the game …
PIECE_A_ROUND: Final = 0.03  # … and a little more for every round in which it can still work
TIMBER_NEED: Final = 6.0  # timber beyond this is hard to use in a round
BEST_FUR: Final = 2.3  # a fur of the most frequent kind, if it can still be shipped
SECOND_FUR: Final = 1.7
OTHER_FUR: Final = 1.2
TILE_CITY: Final = 2.6
TILE_LAND: Final = 3.4
TILE_TRADE: Final = 3.0
SPECIAL: Final = 0.8
LEAD_ALONE: Final = 1.1  # a district led alone, for every round to come: coins, waived fees, elections
LEAD_TIED: Final = 0.5
PRESENT: Final = 0.25
FEED: Final = 0.3  # a grain for a business, every round
HUNGER: Final = 1.6  # a business that will starve
GRAIN_INCOME: Final = 0.33
GOODS_INCOME: Final = 0.38
LAND_CARD: Final = 0.9  # an uncleared card with no house on it
HOUSE: Final = 0.55  # a house on a card that is not full
NEXT_CLEARING: Final = 0.9  # of the points for the cards that are full, and will be cleared or scored at the end
LONG_ROW: Final = 0.25  # a cleared card, for every round to come: the next one scores more
EARLY_TOKEN: Final = 0.25  # for every place in the turn order
UPSTREAM: Final = 0.35  # a stop nearer to the Lenape


class Judgement(Estimator[Table]):
    """Points so far, and what everything in front of a player will still bring."""

    def estimate(self, table: Table, seat: i64) -> float:
        left = float(ROUNDS - table.round)  # rounds after this one
        worth = float(table.total(seat))
        worth += pieces(table, seat, left) + fur_worth(table, seat, left) + town(table, seat, left)
        worth += land(table, seat, left) + tiles(table, seat)
        worth += left * GOODS_INCOME * min(float(table.of(seat, SHIP_GOODS)), float(table.storage(seat)))
        worth += UPSTREAM * float(table.of(seat, POST)) * (left + 1.0) / 3.0
        worth += auction(table, seat, left)
        return worth


def piece(left: float) -> float:
    return PIECE + PIECE_A_ROUND * left


def pieces(table: Table, seat: i64, left: float) -> float:
    timber = float(table.has(seat, TIMBER))
    useful = min(timber, TIMBER_NEED)
    others = float(table.has(seat, COIN) + table.has(seat, GOOD))
    grain = float(table.has(seat, GRAIN))
    worth = piece(left) * (others + grain) + (piece(left) + 0.15 * min(left, 2.0)) * useful + PIECE * (timber - useful)
    if left > 0.0 or table.round == 0:
        short = float(table.all_businesses(seat) - table.grain_income(seat)) - grain
        if short > 0.0:
            worth -= HUNGER * short
    else:
        short = float(table.all_businesses(seat)) - grain - float(table.grain_income(seat))
        if short > 0.0:
            worth -= 2.0 * short
    return worth


def fur_worth(table: Table, seat: i64, left: float) -> float:
    best: i64 = 0
    second: i64 = 0
    total: i64 = 0
    for kind in range(FUR, FUR + FURS):
        number = table.has(seat, kind)
        total += number
        if number > best:
            second = best
            best = number
        elif number > second:
            second = number
    if left == 0.0 and table.hand_tiles(seat, 2) == 0:
        return float(total)
    return BEST_FUR * float(best) + SECOND_FUR * float(second) + OTHER_FUR * float(total - best - second)


def town(table: Table, seat: i64, left: float) -> float:
    worth = 0.0
    for district in range(DISTRICTS):
        if table.businesses(district, seat):
            worth += PRESENT * (left + 1.0)
            if table.leads_alone(district, seat):
                worth += 3.0 + LEAD_ALONE * left
            elif table.leads(district, seat):
                worth += 2.0 + LEAD_TIED * left
    return worth - FEED * float(table.all_businesses(seat)) * left


def land(table: Table, seat: i64, left: float) -> float:
    full = table.of(seat, FULL)
    cleared = table.of(seat, CLEARED)
    worth = GRAIN_INCOME * left * float(table.grain_income(seat)) + LONG_ROW * left * float(cleared)
    if full > cleared:
        worth += NEXT_CLEARING * float(table.land_points(full - 1))
        for place in range(cleared, full):
            card = table.land_card(seat, place)
            worth += 0.3 * float(table.parts.land_timber[card]) + 0.2 * left * float(table.parts.land_grain[card])
    empty = table.of(seat, LANDS) - full
    if empty and left + 1.0 > 0.0:
        soon = min(left + 0.5, 1.5) / 1.5
        worth += soon * (HOUSE * float(table.of(seat, STARTED)) + LAND_CARD * float(empty))
        worth -= 0.1 * float(max(table.of(seat, ROOM) - table.of(seat, STOCK), 0))
    return worth


def tiles(table: Table, seat: i64) -> float:
    worth = 0.0
    for kind in range(KINDS):
        worth += tile(kind) * float(table.hand_tiles(seat, kind))
    if table.actor == seat and table.special:
        worth += SPECIAL
    return worth


def tile(kind: i64) -> float:
    if kind == CITY:
        return TILE_CITY
    return TILE_LAND if kind == LAND else TILE_TRADE


def column_worth(table: Table, column: i64, left: float) -> float:
    worth = piece(left) * float(table.parts.column_coins[column])
    for kind in range(KINDS):
        worth += tile(kind) * float(table.column_tiles(column, kind))
    return worth


def auction(table: Table, seat: i64, left: float) -> float:
    """During the bidding: the column under the hammer for the highest bidder, a middling one for all others."""
    if table.round == 0 or table.frame > PAYING_BID or table.frame < CHOOSING or table.of(seat, COLUMN) >= 0:
        return 0.0
    if table.column >= 0 and table.high_bid >= 0 and table.high_bidder == seat:
        owed = float(table.count) if table.frame == PAYING_BID else float(table.high_bid)
        lead = EARLY_TOKEN * float(table.seats) / 2.0
        return column_worth(table, table.column, left) + lead - piece(left) * owed * 1.1
    best = 0.0
    total = 0.0
    there = 0.0
    for column in range(len(table.parts.column_tiles)):
        if column != table.column and not table.column_taken(column):
            worth = column_worth(table, column, left)
            total += worth
            there += 1.0
            best = max(best, worth)
    return (best + total / there) / 2.0 if there > 0.0 else 0.0


ESTIMATOR: Final[Estimator[Any]] = Judgement()
