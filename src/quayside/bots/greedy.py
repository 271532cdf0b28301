# quayside: compiled
"""The best immediate estimate, looking along one's own coming decisions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from quayside.bots.base import Bot
from quayside.core.dice import Dice
from quayside.core.state import State

CHAIN: Final = 12  # decisions of one's own that are followed until a choice has had its full effect


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Tries every action, carries what it began to its end, and takes the one that looks best."""

    name = "greedy"

    def choose(self, state: State, seat: int) -> int:
        return best_action(state, seat, self.dice)


def best_action(state: State, seat: i64, dice: Dice) -> i64:
    """The action with the best outlook; among equals, one at random."""
    suggested = state.estimator.suggest(state, seat, dice)
    if suggested >= 0:
        return suggested
    moves = state.choices(seat)
    best = moves[0]
    highest = -1e18
    for action in moves:
        after = state.copy()
        after.step(seat, action)
        follow(after, seat, CHAIN)
        value = outlook(after, seat) + 1e-6 * float(dice.below(1000))
        if value > highest:
            highest = value
            best = action
    return best


def follow(state: State, seat: i64, most: i64) -> i64:
    """Finish what was begun: while the seat has decisions inside an action, take the one that looks best at once.

    Returns how many actions were tried on the way.
    """
    made: i64 = 0
    tried: i64 = 0
    while state.actor == seat and len(state.below) and made < most:
        best = state.moves[0]
        highest = -1e18
        for action in state.moves:
            after = state.copy()
            after.step(seat, action)
            value = outlook(after, seat)
            if value > highest:
                highest = value
                best = action
        tried += len(state.moves) + 1
        state.step(seat, best)
        made += 1
    return tried


def ahead(points: list[float], seat: i64) -> float:
    """One's own estimate against the average of the others."""
    others = 0.0
    for other in range(len(points)):
        if other != seat:
            others += points[other]
    return points[seat] - 0.5 * others / float(len(points) - 1)


def outlook(state: State, seat: i64) -> float:
    """How a position looks to a seat."""
    return ahead(state.estimates(), seat)
