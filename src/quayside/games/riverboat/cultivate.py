# quayside: compiled
"""Phase 1: eight region cards, and a worker of every player for each."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.core.vectors import shifted
from quayside.games.riverboat.actions import CULTIVATE, JOKER, PLACE, PLACE_ANYWHERE
from quayside.games.riverboat.hexes import FIELDS, add_each
from quayside.games.riverboat.plant import begin_planting
from quayside.games.riverboat.state import COINS, CULTIVATING, FIRST_WORKER, SUPPLY, WORKERS, Table


def begin_cultivating(table: Table) -> None:
    """The privilege: the next worker of the round track, put at once on any free field."""
    table.phase = CULTIVATE
    table.turn = 0
    seat = table.holder(CULTIVATE)
    table.round_track -= 1
    table.log("first_worker", seat)
    if table.free_fields(seat):
        table.become(FIRST_WORKER, seat)
    else:  # (ruling)
        table.change(seat, SUPPLY, 1)
        turn_region_card(table)


class FirstWorker(Frame[Table]):
    """Put the worker of the round track on any free field; it does not count among the eight."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        return add_each(vec[i64](capacity=FIELDS), PLACE, table.free_fields(seat))

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        table.add(seat, WORKERS, shifted(1, action - PLACE))
        table.log("place", seat, action - PLACE)
        turn_region_card(table)


def turn_region_card(table: Table) -> None:
    """Turn the next region card, and those after it that nobody can place for; after the last one comes phase 2."""
    while table.turn < table.parts.placements:
        table.turn += 1
        table.region = table.region_deck[table.seen_regions]
        table.seen_regions += 1
        table.reveal()
        table.log("region", table.region)
        placing: i64 = 0
        for seat in range(table.seats):
            # Without a free field nothing happens (ruling).
            if table.of(seat, SUPPLY) and table.free_fields(seat):
                placing |= shifted(1, seat)
        if placing:
            table.become_several(CULTIVATING, placing)
            return
    table.region = -1
    begin_planting(table)


class Cultivating(Frame[Table]):
    """Everybody puts a worker on a free field of the colour of the card, all at the same time.

    Where the colour is full, and for a joker, any free field will do. A coin buys any other field, and is therefore
    not offered in those two cases (ruling).
    """

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        free = table.free_fields(seat)
        allowed: i64 = 0
        if table.region != JOKER:
            allowed = free & table.region_fields(seat, table.region)
        moves = vec[i64](capacity=FIELDS)
        if allowed == 0:
            return add_each(moves, PLACE, free)
        moves = add_each(moves, PLACE, allowed)
        if table.of(seat, COINS):
            moves = add_each(moves, PLACE_ANYWHERE, free & ~allowed)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        field = action - PLACE
        if action >= PLACE_ANYWHERE:
            field = action - PLACE_ANYWHERE
            table.pay_coin(seat)
        table.add(seat, WORKERS, shifted(1, field))
        table.change(seat, SUPPLY, -1)
        table.log("place", seat, field)
        table.reveal()  # everybody sees it at once, so it is final
        table.acted(seat)
        if table.waiting == 0:
            turn_region_card(table)
