# quayside: compiled
"""Phase 4: everybody takes an opportunity. It is scored later, by a surveyor."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.core.vectors import shifted
from quayside.games.riverboat.acquisitions import A_SURVEYOR, acquire
from quayside.games.riverboat.actions import (
    DONE,
    OPPORTUNITIES,
    OPPORTUNITY,
    OPPORTUNITY_PHASE,
    SEARCH_OPPORTUNITIES,
)
from quayside.games.riverboat.components import DISPLAY_CARDS
from quayside.games.riverboat.hexes import add_each
from quayside.games.riverboat.score import begin_scoring
from quayside.games.riverboat.state import CARDS, COINS, FROM_PRIVILEGE, SEEKING, TAKING, Table


def begin_opportunities(table: Table) -> None:
    """The privilege: a point."""
    table.phase = OPPORTUNITY_PHASE
    table.turn = 0
    seat = table.holder(OPPORTUNITY_PHASE)
    table.award(seat, FROM_PRIVILEGE, table.parts.privilege_points)
    table.log("privilege_points", seat, table.parts.privilege_points)
    table.become(TAKING, seat, 1)


def next_taker(table: Table, seat: i64) -> None:
    table.turn += 1
    if table.turn < table.seats:
        table.become(TAKING, table.after(seat), 1)
        return
    for space in range(DISPLAY_CARDS):  # leftovers go under the stack, left to right (ruling)
        card = table.open_card(space)
        if card >= 0:
            table.lay_open(space, -1)
            table.put_under(card)
    begin_scoring(table)


class Taking(Frame[Table]):
    """Take an open card with the bonus above it, or search the stack for a coin. `count` is 0 when this is done."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        if table.count == 0:
            return append(vec[i64](), DONE)
        cards: i64 = 0
        for space in range(DISPLAY_CARDS):
            if table.open_card(space) >= 0:
                cards |= shifted(1, table.open_card(space))
        moves = add_each(vec[i64](capacity=DISPLAY_CARDS + 1), OPPORTUNITY, cards)
        if table.of(seat, COINS) and len(table.opportunities):
            moves = append(moves, SEARCH_OPPORTUNITIES)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if action == DONE:
            next_taker(table, seat)
        elif action == SEARCH_OPPORTUNITIES:
            table.pay_coin(seat)
            table.reveal()
            table.log("search_opportunities", seat)
            table.count = 0
            table.push(SEEKING, seat)
        else:
            take_open_card(table, seat, action - OPPORTUNITY)


def take_open_card(table: Table, seat: i64, card: i64) -> None:
    space: i64 = 0
    while table.open_card(space) != card:
        space += 1
    table.lay_open(space, -1)
    table.add(seat, CARDS, shifted(1, card))
    table.log("opportunity", seat, card)
    table.count = 0
    table.advance(seat, table.parts.bonus_harbour[space])
    table.send(seat, table.parts.bonus_agents[space])
    if table.parts.bonus_coins[space]:
        table.gain_coin(seat)
    if table.parts.bonus_surveyors[space]:
        acquire(table, seat, A_SURVEYOR)


class Seeking(Frame[Table]):
    """Take any card from the stack, without a bonus; shown sorted, and the others keep their order (ruling)."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        cards: i64 = 0
        for card in table.opportunities:
            cards |= shifted(1, card)
        return add_each(vec[i64](capacity=OPPORTUNITIES), OPPORTUNITY, cards)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        card = action - OPPORTUNITY
        table.remove_opportunity(card)
        table.add(seat, CARDS, shifted(1, card))
        table.log("opportunity", seat, card)
        table.pop()
