# quayside: compiled
"""How simulated players move: quickly, and sensibly more often than not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from quayside.bots.base import Bot
from quayside.core.dice import Dice
from quayside.core.state import State

LONGEST: Final = 30  # decisions more, at most, until the estimate can be trusted


class Policy:
    """Of a few random legal actions, the one whose immediate outcome looks best to the player.

    One candidate is random play, very many are greedy play; a few are far better than the first, far cheaper than the
    second, and varied enough for a search to learn from.
    """

    def __init__(self, dice: Dice, candidates: i64) -> None:
        self.dice: Dice = dice
        self.candidates: i64 = candidates
        self.steps: i64 = 0  # actions simulated so far
        self.reached: State | None = None  # where the action last chosen leads, if that was looked at

    def choose(self, state: State, seat: i64) -> i64:
        """An action for the seat."""
        self.reached = None
        moves = state.choices(seat)
        number: i64 = len(moves)
        if number == 1:
            return moves[0]
        if self.candidates <= 1:
            return moves[self.dice.below(number)]
        suggested = state.estimator.suggest(state, seat, self.dice)
        if suggested >= 0:
            return suggested
        first: i64 = self.dice.below(number)
        # What was begun is finished well: a careless end would make every beginning look bad.
        tries = number if len(state.below) else min(self.candidates, number)
        # Steps of a size that has no common divisor with the number would be exact sampling; evenly spread ones with a
        # random start are as good here and need no memory.
        stride = max(number // tries, 1)
        best: i64 = -1
        highest = -1e300
        for k in range(tries):
            action = moves[(first + k * stride) % number]
            after = state.copy()
            after.step(seat, action)
            self.steps += 1
            value = after.estimate(seat)
            if value > highest:
                highest = value
                best = action
                self.reached = after
        return best

    def play(self, state: State, decisions: i64) -> State:
        """Let everybody play so many decisions, and on to where the estimate can be trusted."""
        made: i64 = 0
        while state.waiting and (made < decisions or (made < decisions + LONGEST and not state.estimator.quiet(state))):
            if state.actor >= 0:
                state = self.move(state)
            else:
                self.step_several(state)
            made += 1
        return state

    def move(self, state: State) -> State:
        """One decision of the only seat to act; the position that it leads to, which may be another object."""
        action = self.choose(state, state.actor)
        reached = self.reached
        if reached is None:
            reached = state
            reached.step(state.actor, action)
            self.steps += 1
        return reached

    def step_several(self, state: State) -> None:
        """One move where several seats may act; where the first action decides for all, everybody is asked."""
        actors = state.actors()
        if state.game.racing(state):
            seat, action = state.game.first_of(state, {actor: self.choose(state, actor) for actor in actors})
            state.step(seat, action)
        else:
            state.step(actors[0], self.choose(state, actors[0]))
        self.steps += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class PolicyBot(Bot):
    """Plays by the policy alone."""

    name = "policy"

    def __init__(self, seed: int = 0, candidates: int = 2) -> None:
        super().__init__(seed)
        self.policy = Policy(self.dice, candidates)

    def choose(self, state: State, seat: int) -> int:
        return self.policy.choose(state, seat)
