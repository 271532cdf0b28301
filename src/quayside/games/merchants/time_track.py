# quayside: compiled
"""The time track: each field is resolved at once, from the mayor's left neighbour round to the mayor.

Each player finishes completely, bonuses included, before the next (ruling).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.games.merchants.actions import (
    ARMS,
    CELLS,
    DECLINE,
    GLOBE,
    HOUSE_LOST,
    LEADERS_BACK,
    LOAN,
    LOSE_HOUSE,
    LOSE_POST,
    LOSE_STEP,
    PARTS,
    POST_KINDS,
    POST_LOST,
    SCORE,
    SHIP,
    SHIPWRECK,
    SPACES,
    TAKE_LOAN,
)
from quayside.games.merchants.bonuses import free_house_owed, house_lost, post_lost, take_loan
from quayside.games.merchants.scoring import score_area
from quayside.games.merchants.state import (
    BORROWING,
    BUILDING,
    FIELD,
    FOUNDING,
    LOSING_HOUSE,
    LOSING_POST,
    LOSING_STEP,
    RETURNING_HOUSE,
    STEPPING,
    Table,
    all_post_kinds,
    market_of,
    quarter_of,
    region_of,
)


def advance_time(table: Table) -> None:
    """An hourglass: the marker advances one field, and the field is resolved."""
    table.time += 1
    field = table.parts.fields[table.time]
    table.log("time", table.time, field)
    if field >= SCORE:
        score_area(table, field - SCORE, table.parts.field_rows[table.time])
    elif field >= SHIP:
        if field == LEADERS_BACK:
            move_leaders_back(table)
        table.push(FIELD, table.mayor, 0, field)


class Field(Frame[Table]):
    """One player after another does what the field `what` says; `count` have done it. The engine goes on by itself."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        return table.parts.forced

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if table.count == table.seats:
            table.pop()
            return
        next_seat = (table.mayor + 1 + table.count) % table.seats
        table.count += 1
        resolve(table, next_seat, table.what)


def resolve(table: Table, seat: i64, field: i64) -> None:
    """What a field means for one player."""
    if field == SHIP:
        table.push(STEPPING, seat, 0, (1 << PARTS) - 1)
    elif field == GLOBE:
        table.push(FOUNDING, seat, 0, all_post_kinds())
    elif field == ARMS:
        table.push(BUILDING, seat, 0, table.parts.house_spaces)
    elif field == LOAN:
        table.push(BORROWING, seat)
    elif field == HOUSE_LOST:
        if table.houses_of(seat):
            table.push(LOSING_HOUSE, seat)
    elif field == POST_LOST:
        if table.posts_of(seat):
            table.push(LOSING_POST, seat)
    elif field == SHIPWRECK:
        if on_any_market(table, seat):
            table.push(LOSING_STEP, seat)
    elif free_house_owed(table, seat):
        table.push(RETURNING_HOUSE, seat)


def on_any_market(table: Table, seat: i64) -> bool:
    for market in range(PARTS):
        if table.position(seat, market) > 0:
            return True
    return False


class Borrowing(Frame[Table]):
    """Take a loan, or not; the answers are open and in order."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), DECLINE), TAKE_LOAN)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if action == TAKE_LOAN:
            take_loan(table, seat)
            table.log("take_loan", seat, table.parts.loan)
        else:
            table.log("no_loan", seat)
        table.pop()


def own_houses(table: Table, seat: i64) -> vec[i64]:
    moves = vec[i64](capacity=SPACES)
    own = table.houses_of(seat)
    move: i64 = LOSE_HOUSE
    while own:
        if own & 1:
            moves = append(moves, move)
        own >>= 1
        move += 1
    return moves


class LosingHouse(Frame[Table]):
    """Remove one of one's own houses. It does not touch the bonus for the four markets (ruling)."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        return own_houses(table, seat)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        lose_house(table, seat, action - LOSE_HOUSE)
        table.pop()


def lose_house(table: Table, seat: i64, space: i64) -> None:
    table.take_house(seat, space)
    table.log("lose_house", seat, quarter_of(space), space % CELLS)
    house_lost(table, seat, space)


class ReturningHouse(LosingHouse):
    """The free house is given back: one house of the player's choice, not necessarily the one built for free."""


class LosingPost(Frame[Table]):
    """Remove one of one's own posts."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=POST_KINDS)
        for kind in range(POST_KINDS):
            if table.posts_of_kind(seat, kind):
                moves = append(moves, LOSE_POST + kind)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        lose_post(table, seat, action - LOSE_POST)
        table.pop()


def lose_post(table: Table, seat: i64, kind: i64) -> None:
    table.take_post(seat, kind)
    table.log("lose_post", seat, region_of(kind), market_of(kind))
    post_lost(table, seat, kind)


class LosingStep(Frame[Table]):
    """Shipwreck: move one of one's own market tokens back."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=PARTS)
        for market in range(PARTS):
            if table.position(seat, market) > 0:
                moves = append(moves, LOSE_STEP + market)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        market = action - LOSE_STEP
        table.step_back(seat, market)
        table.log("lose_step", seat, market, table.position(seat, market))
        if free_house_owed(table, seat):
            table.become(RETURNING_HOUSE, seat)
        else:
            table.pop()


def move_leaders_back(table: Table) -> None:
    """The foremost tokens of all four markets go back at once; lost bonuses are settled afterwards (ruling)."""
    for market in range(PARTS):
        foremost = table.foremost(market)
        if foremost == 0:
            continue
        for seat in range(table.seats):
            if table.position(seat, market) == foremost:
                table.step_back(seat, market)
                table.log("leader_back", seat, market, foremost - 1)
