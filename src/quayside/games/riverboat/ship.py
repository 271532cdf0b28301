# quayside: compiled
"""Phase 3: boats are taken, loaded with one crop each, and bring their rewards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.games.riverboat.acquisitions import HARVEST_BONUS, acquire
from quayside.games.riverboat.actions import (
    BOATS,
    CROPS,
    DECLINE,
    DONE,
    SHIP,
    SHIP_FROM_STACK,
    SHIPPING_PHASE,
)
from quayside.games.riverboat.opportunity import begin_opportunities
from quayside.games.riverboat.state import (
    ACQUIRING,
    COINS,
    DECLINED,
    FROM_BOATS,
    HARVESTED,
    SENDING,
    SHIPPING,
    STANDING,
    Table,
)


def begin_shipping(table: Table) -> None:
    """The privilege: the harbour master moves."""
    table.phase = SHIPPING_PHASE
    table.turn = 0
    for seat in range(table.seats):
        table.put(seat, DECLINED, 0)
    seat = table.holder(SHIPPING_PHASE)
    table.advance(seat, table.parts.privilege_harbour)
    table.become(SHIPPING, seat, 1)


def next_shipper(table: Table, seat: i64) -> None:
    """Two turns each, three in the last round; who has declined is skipped."""
    each = table.boats_a_seat()
    while True:
        table.turn += 1
        if table.turn >= each * table.seats:
            begin_opportunities(table)
            return
        seat = table.after(seat)
        if not table.of(seat, DECLINED):
            table.become(SHIPPING, seat, 1)
            return


class Shipping(Frame[Table]):
    """Take one boat and load it with one crop, or decline for the rest of the phase. `count` is 0 when this is done.

    For a coin the boat comes from its stack, of any kind that is left there (ruling).
    """

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        if table.count == 0:
            return append(vec[i64](), DONE)
        moves = vec[i64](capacity=CROPS * CROPS)
        coins = table.of(seat, COINS)
        for boat in range(BOATS):
            if table.moored(boat):
                moves = loads(table, seat, boat, SHIP, moves)
        if coins:
            for boat in range(BOATS):
                if table.boat_stack(boat):
                    moves = loads(table, seat, boat, SHIP_FROM_STACK, moves)
        return append(moves, DECLINE)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if action == DONE:
            next_shipper(table, seat)
        elif action == DECLINE:
            table.put(seat, DECLINED, 1)
            table.log("decline", seat)
            next_shipper(table, seat)
        elif action >= SHIP_FROM_STACK:
            boat = (action - SHIP_FROM_STACK) // CROPS
            table.pay_coin(seat)  # first, so that a reward may bring it back (ruling)
            table.stack_boats(boat, -1)
            load(table, seat, boat, (action - SHIP_FROM_STACK) % CROPS)
        else:
            boat = (action - SHIP) // CROPS
            table.moor(boat, -1)
            load(table, seat, boat, (action - SHIP) % CROPS)


def loads(table: Table, seat: i64, boat: i64, first: i64, moves: vec[i64]) -> vec[i64]:
    """Add the crops that can fill the boat; loading is exact."""
    for crop in range(CROPS):
        if table.of(seat, STANDING + crop) >= table.parts.boat_load[boat]:
            moves = append(moves, first + boat * CROPS + crop)
    return moves


def load(table: Table, seat: i64, boat: i64, crop: i64) -> None:
    """Load, berth, reward in printed order, harvest bonus."""
    parts = table.parts
    number = parts.boat_load[boat]
    before = table.of(seat, HARVESTED + crop)
    table.harvest(seat, crop, number)
    table.berth(seat, boat)
    table.log("ship", seat, boat, crop, number)
    table.count = 0
    # What still has to be decided lies on the stack of frames, the last of it at the bottom.
    # Harvests only grow, so the bonus of a crop comes once.
    if before < parts.harvest_bonus <= before + number:
        table.push(ACQUIRING, seat, 0, HARVEST_BONUS + crop)
    if parts.boat_agents_up_to[boat]:
        table.push(SENDING, seat, parts.boat_agents_up_to[boat])
    if parts.boat_points[boat]:
        table.award(seat, FROM_BOATS, parts.boat_points[boat])
        table.log("boat_points", seat, parts.boat_points[boat])
    if parts.boat_coins[boat]:
        table.gain_coin(seat)
    table.advance(seat, parts.boat_harbour[boat])
    acquire(table, seat, parts.boat_acquisition[boat])
    table.send(seat, parts.boat_agents[boat])
