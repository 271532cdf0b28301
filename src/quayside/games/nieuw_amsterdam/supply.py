# quayside: compiled
"""Steps 8 to 11: grain, the businesses' food, goods, coins."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.games.nieuw_amsterdam.actions import COIN, DISTRICTS, GOOD, GRAIN, REMOVE
from quayside.games.nieuw_amsterdam.preparation import prepare_round
from quayside.games.nieuw_amsterdam.scoring import end_game
from quayside.games.nieuw_amsterdam.state import FROM_STARVING, ROUNDS, SHIP_GOODS, STARVING, Table

STARVING_POINTS: Final = 2  # lost with each business removed


def begin_supply(table: Table) -> None:
    """Step 8, and the beginning of step 9."""
    for seat in range(table.seats):
        grain = table.grain_income(seat)
        if grain:
            table.gain(seat, GRAIN, grain)
            table.log("harvest", seat, grain)
    table.turn = 0
    feed(table)


def feed(table: Table) -> None:
    """Step 9: in turn order everybody pays 1 grain for each business, and removes those that cannot be fed."""
    while table.turn < table.seats:
        seat = table.holder(table.turn)
        hungry = table.all_businesses(seat)
        paid = min(hungry, table.has(seat, GRAIN))
        table.turn += 1
        if paid:
            table.gain(seat, GRAIN, -paid)
            table.log("feeds", seat, paid)
        if paid < hungry:
            table.become(STARVING, seat, hungry - paid)
            return
    take_income(table)


class Starving(Frame[Table]):
    """Remove a business of one's choice that cannot be fed. `count` is how many must still go."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=DISTRICTS)
        all_must_go = table.all_businesses(seat) == table.count
        for district in range(DISTRICTS):
            if table.businesses(district, seat):
                moves = append(moves, REMOVE + district)
                if all_must_go:
                    break
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        district = action - REMOVE
        table.change_businesses(district, seat, -1)
        lost = min(table.total(seat), i64(STARVING_POINTS))
        table.score(seat, FROM_STARVING, -lost)
        table.log("remove", seat, district, lost)
        table.count -= 1
        if table.count == 0:
            feed(table)


def take_income(table: Table) -> None:
    """Steps 10 and 11, then the next round or the end."""
    for seat in range(table.seats):
        brought = table.of(seat, SHIP_GOODS)
        stored = max(min(brought, table.storage(seat) - table.has(seat, GOOD)), i64(0))
        if brought:
            table.gain(seat, GOOD, stored)
            table.log("goods", seat, stored, brought - stored)
    for seat in range(table.seats):
        coins: i64 = 0
        for district in range(DISTRICTS):
            if table.businesses(district, seat):
                coins += 2 if table.leads_alone(district, seat) else 1
        if coins:
            table.gain(seat, COIN, coins)
            table.log("coins", seat, coins)
    if table.round == ROUNDS:
        end_game(table)
    else:
        prepare_round(table)
