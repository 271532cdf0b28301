"""What a strong player would do here, and what it expects of every choice."""

from __future__ import annotations

from dataclasses import dataclass

from quayside.bots.search import CANDIDATES, EXPLORATION, FIRST_SIGHT, SUITABLE, Search
from quayside.core.dice import FastDice
from quayside.core.state import State

TRIES = 1000  # enough for every action to get its share, where a game wants that
LEVEL = "expert"  # whose judgement hints go by
MINDS = 8  # how often it thinks for others before a secret price


@dataclass(frozen=True)
class Hint:
    """One choice: how much of the thinking went into it, the share of the win and the points it promises."""

    action: int
    share: float
    outlook: float
    points: float


def hints(state: State, seat: int, iterations: int = TRIES, seconds: float = 2.0, seed: int = 0) -> list[Hint]:
    """All choices that were looked at, the best first; from what the seat may know, within the budget.

    >>> import quayside
    >>> state = quayside.game("nieuw-amsterdam").new(seats=2, seed="advice")
    >>> best = hints(state, state.actors()[0], iterations=50)[0]
    >>> best.action in state.legal(state.actors()[0])
    True
    """
    dice = FastDice(seed)
    search = Search(dice, CANDIDATES, SUITABLE, EXPLORATION, FIRST_SIGHT, SUITABLE, MINDS)
    shown = state.imagine(seat, dice)
    shown.estimator = shown.estimator.of_level(LEVEL)
    search.think(shown, seat, iterations, seconds)
    known = [(action, search.child(action)) for action in state.legal(seat)]
    tried = [(action, child, int(child.visits)) for action, child in known if child is not None]
    total = max(sum(visits for _, _, visits in tried), 1)
    found = [
        Hint(action, visits / total, child.reward / visits, child.points / visits)
        for action, child, visits in tried
        if visits
    ]
    return sorted(found, key=lambda hint: (hint.action != search.chosen, -hint.share, -hint.outlook))
