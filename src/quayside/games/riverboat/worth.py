# quayside: compiled
"""What barns, wells and opportunities are worth at this moment."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.vectors import shifted
from quayside.games.riverboat.actions import (
    AGENTS_CARD,
    BARNS_CARD,
    BORDER,
    CARGO_CARD,
    CROPS,
    ESTATE_CARD,
    PURSE,
    TRIPLES_CARD,
    VARIETY,
    WELLS_CARD,
)
from quayside.games.riverboat.hexes import EDGE, count, group, touching
from quayside.games.riverboat.state import (
    AGENTS,
    BARNS,
    BERTHED,
    COINS,
    GROWING,
    HARVESTED,
    OWN_TRIPLES,
    PLANTED,
    WELLS,
    Table,
)


def barn_worth(table: Table, seat: i64, field: i64, crop: i64) -> i64:
    """Points for each field of one crop next to the barn."""
    return table.parts.barn_points * count(touching(shifted(1, field)) & table.of(seat, GROWING + crop))


def best_barn_worth(table: Table, seat: i64, field: i64) -> i64:
    """A barn's points with the crop that brings most."""
    best: i64 = 0
    for crop in range(CROPS):
        best = max(best, barn_worth(table, seat, field, crop))
    return best


def well_worth(table: Table, seat: i64, field: i64) -> i64:
    """Points for each field of the connected group of the well's crop."""
    fields = table.of(seat, GROWING + table.crop_at(seat, field))
    return table.parts.well_points * count(group(fields, shifted(1, field)))


def card_worth(table: Table, seat: i64, card: i64) -> i64:
    """An opportunity's points for that player; cargo with the boats that bring most."""
    points = table.parts.card_points[card]
    most = table.parts.card_most[card]
    return min(most, points * counted(table, seat, card)) if most else points


def counted(table: Table, seat: i64, card: i64) -> i64:
    """How many there are of what an opportunity counts."""
    if card < CROPS:
        return table.of(seat, HARVESTED + card)
    if card == VARIETY:
        crops: i64 = 0
        for crop in range(CROPS):
            if table.of(seat, HARVESTED + crop):
                crops += 1
        return crops
    if card == AGENTS_CARD:
        return table.of(seat, AGENTS)
    if card == PURSE:
        return table.of(seat, COINS)
    if card == TRIPLES_CARD:
        return table.of(seat, OWN_TRIPLES)
    if card == BARNS_CARD:
        return count(table.of(seat, BARNS))
    if card == WELLS_CARD:
        return count(table.of(seat, WELLS))
    if card == ESTATE_CARD:
        return count(table.of(seat, BARNS)) + count(table.of(seat, WELLS))
    if card == BORDER:
        return count((table.of(seat, PLANTED) | table.of(seat, BARNS)) & EDGE)
    assert card == CARGO_CARD
    return largest_loads(table, seat)


def largest_loads(table: Table, seat: i64) -> i64:
    """The loads of the two largest own boats; of one if there is only one."""
    best: i64 = 0
    second: i64 = 0
    for berth in range(table.of(seat, BERTHED)):
        load = table.parts.boat_load[table.boat_at(seat, berth)]
        if load > best:
            second = best
            best = load
        elif load > second:
            second = load
    return best + second


def boats_with_load(table: Table, seat: i64, load: i64) -> i64:
    """How many own boats have exactly that load."""
    boats: i64 = 0
    for berth in range(table.of(seat, BERTHED)):
        if table.parts.boat_load[table.boat_at(seat, berth)] == load:
            boats += 1
    return boats
