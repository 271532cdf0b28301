# quayside: compiled
"""Carrying a card out: commodities, a post, or a house, always with steps on the exchange.

Every gain may be declined, wholly or in part: the rulebook says *may* throughout, and a token in the wrong place can
cost money.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.games.merchants.actions import (
    BUILD,
    CELLS,
    DECLINE,
    FOUND,
    HOUSE,
    NO_HOUSE,
    NO_POST,
    NO_STEP,
    NO_STEPS,
    PARTS,
    POST_IN_REGION,
    POST_KINDS,
    SPACES,
    STEP,
)
from quayside.games.merchants.bonuses import free_house_due, hold_free_house, house_built, post_founded
from quayside.games.merchants.state import (
    BUILDING,
    COMMODITIES,
    FOUNDING,
    FREE_HOUSE,
    STEPPING,
    TOKENS,
    Table,
    market_of,
    quarter_of,
    region_of,
)


def use_card(table: Table, seat: i64, face: i64) -> None:
    parts = table.parts
    if face < POST_IN_REGION:
        table.push(COMMODITIES, seat, parts.commodity_steps)
    elif face < HOUSE:
        table.push(FOUNDING, seat, parts.face_steps[face], parts.face_posts[face])
    else:
        table.push(BUILDING, seat, parts.face_steps[face], parts.face_houses[face])


def step(table: Table, seat: i64, market: i64) -> bool:
    """One step forward, or a new token on field 1; whether a free house falls due."""
    table.step_forward(seat, market)
    table.log("step", seat, market, table.position(seat, market))
    return free_house_due(table, seat)


def tell_decline(frame: Frame[Table], table: Table, seat: i64, gain: i64) -> None:
    """Log that a gain was declined; where it was not to be had in the first place, nothing was."""
    if table.journal is not None and len(frame.legal(table, seat)) > 1:
        table.log("declines", seat, gain)


def go_on_stepping(table: Table, seat: i64, markets: i64) -> None:
    """After a placement: the step that comes with it, if there is one. `markets` has a bit for each it may be in."""
    if markets:
        table.become(STEPPING, seat, 0, markets)
    else:
        table.pop()


class Commodities(Frame[Table]):
    """Three steps on the exchange, at most two of them in one market.

    `count` is how many are left; `what` has two bits a market for those already made there.
    """

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = append(vec[i64](capacity=PARTS + 1), DECLINE)
        for market in range(PARTS):
            made = (table.what >> (2 * market)) & 3
            if made < table.parts.steps_in_one_market and table.can_step(seat, market):
                moves = append(moves, STEP + market)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if action == DECLINE:
            tell_decline(self, table, seat, NO_STEPS)
            table.pop()
            return
        market = action - STEP
        table.what += 1 << (2 * market)
        table.count -= 1
        due = step(table, seat, market)
        if due and table.count > 0:
            table.push(FREE_HOUSE, seat)
        elif due:
            table.become(FREE_HOUSE, seat)
        elif table.count == 0:
            table.pop()


class Stepping(Frame[Table]):
    """One step in one of the markets whose bits are set in `what`; on a full market it is lost."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = append(vec[i64](capacity=PARTS + 1), DECLINE)
        for market in range(PARTS):
            if (table.what >> market) & 1 and table.can_step(seat, market):
                moves = append(moves, STEP + market)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if action == DECLINE:
            tell_decline(self, table, seat, NO_STEP)
            table.pop()
        elif step(table, seat, action - STEP):
            table.become(FREE_HOUSE, seat)
        else:
            table.pop()


class Founding(Frame[Table]):
    """Put a token on a free post of a kind whose bit is set in `what`; then one step in its market.

    `count` has the markets of the step that comes even without a post: a card that names the commodity gives its step
    where no such post is free, a card that names a region then gives nothing (ruling).
    """

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = append(vec[i64](capacity=POST_KINDS + 1), DECLINE)
        if table.of(seat, TOKENS) > 0:
            for kind in range(POST_KINDS):
                if (table.what >> kind) & 1 and table.post_free(kind):
                    moves = append(moves, FOUND + kind)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if action == DECLINE:
            tell_decline(self, table, seat, NO_POST)
            go_on_stepping(table, seat, table.count)
            return
        kind = action - FOUND
        found(table, seat, kind)
        go_on_stepping(table, seat, 1 << market_of(kind))


def found(table: Table, seat: i64, kind: i64) -> None:
    table.place_post(seat, kind)
    table.log("found", seat, region_of(kind), market_of(kind))
    post_founded(table, seat, kind)


def building_moves(table: Table, seat: i64, spaces: i64) -> vec[i64]:
    """Decline, or build on one of the free spaces among these."""
    moves = append(vec[i64](capacity=SPACES + 1), DECLINE)
    if table.of(seat, TOKENS) > 0:
        free = spaces & table.free_spaces()
        move: i64 = BUILD
        while free:
            if free & 1:
                moves = append(moves, move)
            free >>= 1
            move += 1
    return moves


def build(table: Table, seat: i64, space: i64) -> None:
    table.place_house(seat, space)
    table.log("build", seat, quarter_of(space), space % CELLS)
    house_built(table, seat, space)


class Building(Frame[Table]):
    """Put a token on a free house space whose bit is set in `what`; then one step in a market of `count`, always."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        return building_moves(table, seat, table.what)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if action == DECLINE:
            tell_decline(self, table, seat, NO_HOUSE)
        else:
            build(table, seat, action - BUILD)
        go_on_stepping(table, seat, table.count)


class FreeHouse(Frame[Table]):
    """The bonus for tokens in all four markets: a house anywhere in Amsterdam, without a step; declined, it is void."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        return building_moves(table, seat, table.parts.house_spaces)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if action == DECLINE:
            tell_decline(self, table, seat, NO_HOUSE)
        else:
            hold_free_house(table, seat)
            build(table, seat, action - BUILD)
        table.pop()
