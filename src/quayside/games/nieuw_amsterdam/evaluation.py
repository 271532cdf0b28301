# quayside: compiled
"""What a position is worth, in points at the end: the knowledge behind the bots. All of it is open to every seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from quayside.core.numbers import read_numbers
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
    STOCK,
    Table,
)

FEW: Final = 3  # players
# A handful of tries find most of what there is to find: how the steps between the levels were made alike is told in
# decision 026.
TRIES_AMONG_FEW: Final = {"medium": 20, "hard": 150, "expert": 4000}
TRIES_AMONG_MANY: Final = {"medium": 50, "hard": 400, "expert": 2000}


class Judgement(Estimator[Table]):
    """Points so far, and what everything in front of a player will still bring."""

    def __init__(self, numbers: dict[str, Any]) -> None:
        self.off_by: float = numbers["spread"]
        self.piece_at_end: float = numbers["piece_at_end"]
        self.piece_a_round: float = numbers["piece_a_round"]
        self.timber_need: float = numbers["timber_need"]
        self.best_fur: float = numbers["best_fur"]
        self.second_fur: float = numbers["second_fur"]
        self.other_fur: float = numbers["other_fur"]
        self.tile_city: float = numbers["tile_city"]
        self.tile_land: float = numbers["tile_land"]
        self.tile_trade: float = numbers["tile_trade"]
        self.special: float = numbers["special"]
        self.lead_alone: float = numbers["lead_alone"]
        self.lead_tied: float = numbers["lead_tied"]
        self.present: float = numbers["present"]
        self.feed: float = numbers["feed"]
        self.hunger: float = numbers["hunger"]
        self.grain_income: float = numbers["grain_income"]
        self.goods_income: float = numbers["goods_income"]
        self.land_card: float = numbers["land_card"]
        self.next_clearing: float = numbers["next_clearing"]
        self.long_row: float = numbers["long_row"]
        self.early_token: float = numbers["early_token"]
        self.upstream: float = numbers["upstream"]

    def estimate(self, table: Table, seat: i64) -> float:
        left = float(ROUNDS - table.round)  # rounds after this one
        mouths = table.all_businesses(seat)
        harvest = table.grain_income(seat)
        worth = float(table.total(seat)) + self.pieces(table, seat, left, mouths, harvest)
        worth += self.fur_worth(table, seat, left) + self.town(table, seat, left, mouths)
        worth += self.land(table, seat, left, harvest) + self.tiles(table, seat)
        worth += left * self.goods_income * min(float(table.of(seat, SHIP_GOODS)), float(table.storage(seat)))
        worth += self.upstream * float(table.of(seat, POST)) * (left + 1.0) / 3.0
        worth += self.auction(table, seat, left)
        return worth

    def spread(self) -> float:
        return self.off_by

    def horizon(self, table: Table) -> i64:
        # Two or three players: some turns of one's own show what estimates do not. More: it drowns in what others do.
        return 12 if table.seats <= FEW else 0

    def tries(self, table: Table, level: str) -> i64:
        return (TRIES_AMONG_FEW if table.seats <= FEW else TRIES_AMONG_MANY).get(level, 0)

    def open_minded(self, table: Table, level: str) -> bool:
        return level == "expert"

    def piece(self, left: float) -> float:
        return self.piece_at_end + self.piece_a_round * left

    def pieces(self, table: Table, seat: i64, left: float, mouths: i64, harvest: i64) -> float:
        timber = float(table.has(seat, TIMBER))
        useful = min(timber, self.timber_need)
        others = float(table.has(seat, COIN) + table.has(seat, GOOD))
        grain = float(table.has(seat, GRAIN))
        worth = self.piece(left) * (others + grain)
        worth += (self.piece(left) + 0.15 * min(left, 2.0)) * useful + self.piece_at_end * (timber - useful)
        short = float(mouths - harvest) - grain
        if short > 0.0:
            worth -= (self.hunger if left > 0.0 else 2.0) * short
        return worth

    def fur_worth(self, table: Table, seat: i64, left: float) -> float:
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
        return (
            self.best_fur * float(best)
            + self.second_fur * float(second)
            + self.other_fur * float(total - best - second)
        )

    def town(self, table: Table, seat: i64, left: float, mouths: i64) -> float:
        worth = 0.0
        for district in range(DISTRICTS):
            if table.businesses(district, seat):
                worth += self.present * (left + 1.0)
                if table.leads_alone(district, seat):
                    worth += 3.0 + self.lead_alone * left
                elif table.leads(district, seat):
                    worth += 2.0 + self.lead_tied * left
        return worth - self.feed * float(mouths) * left

    def land(self, table: Table, seat: i64, left: float, harvest: i64) -> float:
        full = table.of(seat, FULL)
        cleared = table.of(seat, CLEARED)
        worth = self.grain_income * left * float(harvest) + self.long_row * left * float(cleared)
        if full > cleared:
            worth += self.next_clearing * float(table.land_points(full - 1))
            for place in range(cleared, full):
                card = table.land_card(seat, place)
                worth += 0.3 * float(table.parts.land_timber[card]) + 0.2 * left * float(table.parts.land_grain[card])
        empty = table.of(seat, LANDS) - full
        if empty and left + 1.0 > 0.0:
            soon = min(left + 0.5, 1.5) / 1.5
            worth += soon * self.land_card * float(empty)
            worth -= 0.1 * float(max(table.of(seat, ROOM) - table.of(seat, STOCK), 0))
        return worth

    def tiles(self, table: Table, seat: i64) -> float:
        worth = 0.0
        for kind in range(KINDS):
            worth += self.tile(kind) * float(table.hand_tiles(seat, kind))
        if table.actor == seat and table.special:
            worth += self.special
        return worth

    def tile(self, kind: i64) -> float:
        if kind == CITY:
            return self.tile_city
        return self.tile_land if kind == LAND else self.tile_trade

    def column_worth(self, table: Table, column: i64, left: float) -> float:
        worth = self.piece(left) * float(table.parts.column_coins[column])
        for kind in range(KINDS):
            worth += self.tile(kind) * float(table.column_tiles(column, kind))
        return worth

    def auction(self, table: Table, seat: i64, left: float) -> float:
        """During the bidding: the column under the hammer for the highest bidder, a middling one for all others."""
        if table.round == 0 or table.frame > PAYING_BID or table.frame < CHOOSING or table.of(seat, COLUMN) >= 0:
            return 0.0
        if table.column >= 0 and table.high_bid >= 0 and table.high_bidder == seat:
            owed = float(table.count) if table.frame == PAYING_BID else float(table.high_bid)
            lead = self.early_token * float(table.seats) / 2.0
            return self.column_worth(table, table.column, left) + lead - self.piece(left) * owed * 1.1
        best = 0.0
        total = 0.0
        there = 0.0
        for column in range(len(table.parts.column_tiles)):
            if column != table.column and not table.column_taken(column):
                worth = self.column_worth(table, column, left)
                total += worth
                there += 1.0
                best = max(best, worth)
        return (best + total / there) / 2.0 if there > 0.0 else 0.0


ESTIMATOR: Final = Judgement(read_numbers(Path(__file__).parent / "evaluation.toml"))
