# quayside: compiled
"""Set-up, and the two businesses that everybody founds before the first round."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.dice import Dice
from quayside.core.state import Frame
from quayside.core.vectors import count_up
from quayside.games.nieuw_amsterdam.actions import COIN, DISTRICTS, FOUND, FUR, FURS, GOOD, GRAIN, TIMBER
from quayside.games.nieuw_amsterdam.evaluation import ESTIMATOR
from quayside.games.nieuw_amsterdam.preparation import fill_traders, prepare_round
from quayside.games.nieuw_amsterdam.state import CARDS, COLUMN, DECADE, FOUNDING, STOCK, WAREHOUSES, Components, Table

BUSINESSES_EACH: Final = 2


def set_up(game: Any, frames: list[Frame[Any]], seats: i64, dice: Dice, parts: Components, first: i64) -> Table:
    """The table before the first business is founded; the first player is drawn if `first` is -1."""
    table = Table(game, frames, seats, dice, parts)
    table.estimator = ESTIMATOR
    table.lay_out()
    for seat in range(seats):
        table.put(seat, STOCK, parts.buildings - 1)
        table.put(seat, WAREHOUSES, 1)
        table.put(seat, COLUMN, -1)
        table.gain(seat, COIN, parts.coins)
        table.gain(seat, GOOD, parts.goods)
        table.gain(seat, TIMBER, parts.timber)
        table.gain(seat, GRAIN, parts.grain)
    table.change_longhouses(0, parts.longhouse_spaces[0])
    shuffle_furs(table)
    for seat in range(seats):
        for _ in range(parts.furs):
            table.gain(seat, FUR + table.draw_fur(), 1)
    fill_traders(table)
    table.land_deck = shuffled_deck(dice)
    table.ship_deck = shuffled_deck(dice)
    first_seat: i64 = first
    if first_seat < 0:
        first_seat = dice.below(seats)
    for token in range(seats):
        table.give_token(token, (first_seat + token) % seats)
    table.become(FOUNDING, first_seat)
    table.settle()
    return table


def shuffle_furs(table: Table) -> None:
    supply = vec[i64]()
    for kind in range(FURS):
        for _ in range(table.parts.furs_of_each_kind):
            supply = append(supply, kind)
    table.dice.shuffle(supply)
    table.supply = supply
    table.supply_left = len(supply)


def shuffled_deck(dice: Dice) -> vec[i64]:
    """The cards of the 1620s in random order, and those of the 1630s under them."""
    deck = count_up(CARDS)
    dice.shuffle(deck, 0, DECADE)
    dice.shuffle(deck, DECADE, CARDS)
    return deck


class Founding(Frame[Table]):
    """Put one business into any district, free of charge. `count` is how many have been founded so far."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=DISTRICTS)
        for district in range(DISTRICTS):
            moves = append(moves, FOUND + district)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        district = action - FOUND
        table.change_businesses(district, seat, 1)
        table.log("found", seat, district)
        founded = table.count + 1
        if founded == table.seats * BUSINESSES_EACH:
            prepare_round(table)
        else:
            table.become(FOUNDING, table.holder(founded % table.seats), founded)
