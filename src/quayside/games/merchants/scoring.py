# quayside: compiled
"""Scoring an area, and the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.vectors import blank
from quayside.games.merchants.actions import AREAS, END, EXCHANGE, HOUSES, PARTS
from quayside.games.merchants.state import (
    FROM_LOANS,
    FROM_SCORING,
    LOANS,
    Table,
    count_bits,
    houses_in,
    posts_in,
)

ROW: Final = 2 * PARTS  # numbers in a payout row: first and second for each rank
NUMBERS: Final = 16  # more than there are scoring numbers
KEY_BITS: Final = 12
KEY_MASK: Final = (1 << KEY_BITS) - 1
STANDING_BITS: Final = 8
STANDING_MASK: Final = (1 << STANDING_BITS) - 1
WHOLE: Final = 10  # shares are rounded down to whole tens


def strength(table: Table, area: i64, part: i64) -> i64:
    """What ranks a part: the foremost token of a market, all tokens of a quarter or a region."""
    if area == EXCHANGE:
        return table.foremost(part)
    if area == HOUSES:
        return count_bits(houses_in(table.houses, part))
    return count_bits(posts_in(table.posts, part))


def standing(table: Table, area: i64, part: i64, seat: i64) -> i64:
    """What ranks a player in a part: the token's field, the largest group of houses, the number of posts."""
    if area == EXCHANGE:
        return table.position(seat, part)
    if area == HOUSES:
        return table.largest_group(seat, part)
    return count_bits(posts_in(table.posts_of(seat), part))


def strengths(table: Table, area: i64) -> i64:
    """What ranks the parts of an area, packed; between equal ones the lower scoring number is the stronger."""
    packed: i64 = 0
    for part in range(PARTS):
        key = strength(table, area, part) * NUMBERS + NUMBERS - table.parts.numbers[area * PARTS + part]
        packed |= key << (part * KEY_BITS)
    return packed


def rank_among(packed: i64, part: i64) -> i64:
    """How many parts are stronger."""
    own = (packed >> (part * KEY_BITS)) & KEY_MASK
    stronger: i64 = 0
    for other in range(PARTS):
        if (packed >> (other * KEY_BITS)) & KEY_MASK > own:
            stronger += 1
    return stronger


def rank(table: Table, area: i64, part: i64) -> i64:
    """The same, from the table."""
    return rank_among(strengths(table, area), part)


def standings(table: Table, area: i64, part: i64) -> i64:
    """What ranks the players in a part, packed."""
    packed: i64 = 0
    for seat in range(table.seats):
        packed |= standing(table, area, part, seat) << (seat * STANDING_BITS)
    return packed


def standing_among(packed: i64, seat: i64) -> i64:
    return (packed >> (seat * STANDING_BITS)) & STANDING_MASK


def payment(packed: i64, seat: i64, first: i64, second: i64) -> i64:
    """What a part with these standings pays a seat, of its two amounts.

    All who are first share both; with one alone in front, all behind share the second. Nobody else is paid: with two
    in front there is no second, and a third gets nothing.
    """
    own = standing_among(packed, seat)
    if own == 0:
        return 0
    ahead: i64 = 0
    level: i64 = 0
    while packed:  # who is not there is neither ahead nor level
        there = packed & STANDING_MASK
        if there > own:
            ahead += 1
        elif there == own:
            level += 1
        packed >>= STANDING_BITS
    if ahead == 0:
        return first if level == 1 else share(first + second, level)
    return share(second, level) if ahead == 1 else 0


def share(money: i64, players: i64) -> i64:
    """An equal share, in whole tens."""
    return money // players // WHOLE * WHOLE


def score_area(table: Table, area: i64, row: i64) -> None:
    """Pay the parts in their order; nothing that is paid changes it."""
    table.log("scoring", area)
    order = blank(PARTS)
    for part in range(PARTS):
        order[rank(table, area, part)] = part
    for place in range(PARTS):
        at = row * ROW + 2 * place
        there = standings(table, area, order[place])
        for seat in range(table.seats):
            money = payment(there, seat, table.parts.payouts[at], table.parts.payouts[at + 1])
            if money > 0:
                table.score(seat, FROM_SCORING + area, money)
                log_payment(table, area, seat, order[place], money)


def log_payment(table: Table, area: i64, seat: i64, part: i64, money: i64) -> None:
    if area == EXCHANGE:
        table.log("paid_exchange", seat, part, money)
    elif area == HOUSES:
        table.log("paid_houses", seat, part, money)
    else:
        table.log("paid_posts", seat, part, money)


def end_game(table: Table) -> None:
    """The marker goes to its last field: all three areas are scored, and the loans are repaid."""
    table.time += 1
    table.log("time", table.time, END)
    for area in range(AREAS):
        score_area(table, area, table.parts.field_rows[table.time])
    for seat in range(table.seats):
        loans = table.of(seat, LOANS)
        if loans > 0:
            table.score(seat, FROM_LOANS, -loans * table.parts.loan_owed)
            table.log("repay", seat, loans, loans * table.parts.loan_owed)
    table.reveal()  # the prices that lost may be seen now
    table.finish()
