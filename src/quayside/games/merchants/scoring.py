# quayside: compiled
"""Scoring an area, and the end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
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


def ranking(table: Table, area: i64) -> vec[i64]:
    """The four parts from the strongest; between equal ones the lower scoring number comes first."""
    # One number for each part, larger for the earlier one: its strength, then its scoring number reversed.
    keys = vec[i64](capacity=PARTS)
    for part in range(PARTS):
        reversed_number = PARTS - table.parts.numbers[area * PARTS + part]
        keys = append(keys, strength(table, area, part) * PARTS + reversed_number)
    order = blank(PARTS)
    for part in range(PARTS):
        rank: i64 = 0
        for other in range(PARTS):
            if keys[other] > keys[part]:
                rank += 1
        order[rank] = part
    return order


def payments(table: Table, area: i64, rows: vec[i64], start: i64) -> vec[i64]:
    """What a scoring of the area pays, by rank of the part and seat; the payout row begins at `start` of `rows`."""
    seats = table.seats
    paid = blank(PARTS * seats)
    order = ranking(table, area)
    standings = blank(seats)
    for rank in range(PARTS):
        most: i64 = 0
        second: i64 = 0
        at_most: i64 = 0
        at_second: i64 = 0
        for seat in range(seats):
            here = standing(table, area, order[rank], seat)
            standings[seat] = here
            if here > most:
                second = most
                at_second = at_most
                most = here
                at_most = 1
            elif here == most:
                at_most += 1
            elif here > second:
                second = here
                at_second = 1
            elif here == second:
                at_second += 1
        if most == 0:
            continue
        first_money = rows[start + 2 * rank]
        second_money = rows[start + 2 * rank + 1]
        if at_most > 1:
            first_money = share(first_money + second_money, at_most)
            second_money = 0
        elif second > 0:
            second_money = share(second_money, at_second)
        for seat in range(seats):
            if standings[seat] == most:
                paid[rank * seats + seat] = first_money
            elif second > 0 and standings[seat] == second:
                paid[rank * seats + seat] = second_money
    return paid


def share(money: i64, players: i64) -> i64:
    """An equal share, in whole tens."""
    return money // players // WHOLE * WHOLE


def score_area(table: Table, area: i64, row: i64) -> None:
    table.log("scoring", area)
    order = ranking(table, area)
    paid = payments(table, area, table.parts.payouts, row * ROW)
    for rank in range(PARTS):
        for seat in range(table.seats):
            money = paid[rank * table.seats + seat]
            if money > 0:
                table.score(seat, FROM_SCORING + area, money)
                if area == EXCHANGE:
                    table.log("paid_exchange", seat, order[rank], money)
                elif area == HOUSES:
                    table.log("paid_houses", seat, order[rank], money)
                else:
                    table.log("paid_posts", seat, order[rank], money)


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
