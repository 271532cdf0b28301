# quayside: compiled
"""Scoring an area, and the end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
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


def rank(table: Table, area: i64, part: i64) -> i64:
    """How many parts are stronger; between equal ones the lower scoring number comes first."""
    numbers = table.parts.numbers
    own = strength(table, area, part)
    stronger: i64 = 0
    for other in range(PARTS):
        there = strength(table, area, other)
        if there > own or (there == own and numbers[area * PARTS + other] < numbers[area * PARTS + part]):
            stronger += 1
    return stronger


def payment(table: Table, area: i64, part: i64, seat: i64, first: i64, second: i64) -> i64:
    """What a part pays a seat, of its two amounts.

    All who are first share both; with one alone in front, all behind share the second. Nobody else is paid: with two
    in front there is no second, and a third gets nothing.
    """
    own = standing(table, area, part, seat)
    if own == 0:
        return 0
    ahead: i64 = 0
    level: i64 = 0
    for other in range(table.seats):
        there = standing(table, area, part, other)
        if there > own:
            ahead += 1
        elif there == own:
            level += 1
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
        for seat in range(table.seats):
            money = payment(table, area, order[place], seat, table.parts.payouts[at], table.parts.payouts[at + 1])
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


def prospect(table: Table, area: i64, seat: i64, rows: vec[i64], start: i64) -> i64:
    """What all parts of an area would pay a seat now; the payout row begins at `start` of `rows`."""
    money: i64 = 0
    for part in range(PARTS):
        if standing(table, area, part, seat) > 0:
            at = start + 2 * rank(table, area, part)
            money += payment(table, area, part, seat, rows[at], rows[at + 1])
    return money


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
