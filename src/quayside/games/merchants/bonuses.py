# quayside: compiled
"""The four bonuses: paid at once when a condition becomes true, given back when it ceases to hold.

The three paid in money are held exactly as long as their condition is true, so nothing has to be remembered about
them. The free house for all four markets may have been declined or impossible; then nothing is owed for it later, and
the seat's FREE_HOUSE_OF says which it was.
"""

from __future__ import annotations

from mypy_extensions import i64

from quayside.games.merchants.actions import PARTS
from quayside.games.merchants.state import (
    FREE_HOUSE_OF,
    FROM_BRIDGES,
    FROM_LOANS,
    FROM_QUARTERS,
    FROM_REGIONS,
    HELD,
    LOANS,
    NOT_DUE,
    TOKENS,
    VOID,
    Table,
    count_bits,
    houses_in,
    posts_in,
    quarter_of,
    region_of,
)


def free_house_due(table: Table, seat: i64) -> bool:
    """After a step: whether the seat may now build a free house, for its tokens in all four markets."""
    if table.of(seat, FREE_HOUSE_OF) != NOT_DUE or not table.in_all_markets(seat):
        return False
    table.put(seat, FREE_HOUSE_OF, VOID)
    if table.of(seat, TOKENS) == 0 or table.free_spaces() == 0:
        return False
    table.log("free_house", seat, table.parts.free_house_field)
    return True


def free_house_owed(table: Table, seat: i64) -> bool:
    """After a step back: whether the seat must now return a house, for it had one for free and still has any."""
    bonus = table.of(seat, FREE_HOUSE_OF)
    if bonus == NOT_DUE or table.in_all_markets(seat):
        return False
    table.put(seat, FREE_HOUSE_OF, NOT_DUE)
    if bonus == VOID or table.houses_of(seat) == 0:
        return False
    table.log("free_house_owed", seat, table.parts.free_house_field)
    return True


def post_founded(table: Table, seat: i64, kind: i64) -> None:
    """A first post in this region may complete the four."""
    if count_bits(posts_in(table.posts_of(seat), region_of(kind))) == 1 and in_all_regions(table, seat):
        table.score(seat, FROM_REGIONS, table.parts.regions_bonus)
        table.log("regions_bonus", seat, table.parts.regions_bonus)


def post_lost(table: Table, seat: i64, kind: i64) -> None:
    """The last post in this region may have been one of the four."""
    if posts_in(table.posts_of(seat), region_of(kind)) == 0 and regions_occupied(table, seat) == PARTS - 1:
        give_back(table, seat, FROM_REGIONS, table.parts.regions_bonus)
        table.log("regions_lost", seat, table.parts.regions_bonus)


def house_built(table: Table, seat: i64, space: i64) -> None:
    """A first house in this quarter may complete the four, and each bridge from here may have both ends now."""
    own = table.houses_of(seat)
    if count_bits(houses_in(own, quarter_of(space))) == 1 and in_all_quarters(table, seat):
        table.score(seat, FROM_QUARTERS, table.parts.quarters_bonus)
        table.log("quarters_bonus", seat, table.parts.quarters_bonus)
    for bridge in table.parts.bridges:
        if (bridge >> space) & 1 and bridge & own == bridge:
            table.score(seat, FROM_BRIDGES, table.parts.bridge_bonus)
            table.log("bridge_bonus", seat, table.parts.bridge_bonus)


def house_lost(table: Table, seat: i64, space: i64) -> None:
    """The same, the other way round."""
    own = table.houses_of(seat)
    if houses_in(own, quarter_of(space)) == 0 and quarters_occupied(table, seat) == PARTS - 1:
        give_back(table, seat, FROM_QUARTERS, table.parts.quarters_bonus)
        table.log("quarters_lost", seat, table.parts.quarters_bonus)
    for bridge in table.parts.bridges:
        if (bridge >> space) & 1 and bridge & own != 0:
            give_back(table, seat, FROM_BRIDGES, table.parts.bridge_bonus)
            table.log("bridge_lost", seat, table.parts.bridge_bonus)


def in_all_regions(table: Table, seat: i64) -> bool:
    return regions_occupied(table, seat) == PARTS


def in_all_quarters(table: Table, seat: i64) -> bool:
    return quarters_occupied(table, seat) == PARTS


def regions_occupied(table: Table, seat: i64) -> i64:
    own = table.posts_of(seat)
    regions: i64 = 0
    for region in range(PARTS):
        if posts_in(own, region):
            regions += 1
    return regions


def quarters_occupied(table: Table, seat: i64) -> i64:
    own = table.houses_of(seat)
    quarters: i64 = 0
    for quarter in range(PARTS):
        if houses_in(own, quarter):
            quarters += 1
    return quarters


def give_back(table: Table, seat: i64, source: i64, money: i64) -> None:
    """Return a bonus to the bank, with as many forced loans as that takes."""
    while table.cash(seat) < money:
        take_loan(table, seat)
        table.log("forced_loan", seat, table.parts.loan)
    table.score(seat, source, -money)


def take_loan(table: Table, seat: i64) -> None:
    table.change(seat, LOANS, 1)
    table.score(seat, FROM_LOANS, table.parts.loan)


def hold_free_house(table: Table, seat: i64) -> None:
    """The free house has been built: from now on it would have to be returned."""
    table.put(seat, FREE_HOUSE_OF, HELD)
