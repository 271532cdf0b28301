# quayside: compiled
"""Games in which one seat is a learner's and bots sit in the others, alone or many at once; knows no library."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from quayside.bots.base import Bot
from quayside.core.dice import Dice
from quayside.core.observation import Marks, Observation, Pen, room_for_bytes
from quayside.core.playout import pick_actor
from quayside.core.state import State

# What rewards are
WIN: Final = 0  # at the end: 1 for a victory, the losers share -1; ties in between
POINTS: Final = 1  # points as they come


def win_reward(state: State, seat: i64) -> float:
    """What the end is worth to a seat; all seats together get 0."""
    best: i64 = state.total(0)
    for other in range(1, state.seats):
        best = max(best, state.total(other))
    if state.total(seat) != best:
        return -1.0 / float(state.seats - 1)
    sharing: i64 = 0
    for other in range(state.seats):
        if state.total(other) == best:
            sharing += 1
    return (float(state.seats) / float(sharing) - 1.0) / float(state.seats - 1)


class Solo:
    """One game of a learner against others. A seat without a bot plays at random."""

    def __init__(self, rewards: i64) -> None:
        self.rewards: i64 = rewards
        self.state: State | None = None
        self.seat: i64 = 0
        self.bots: list[Bot | None] = []
        self.dice: Dice | None = None
        self.points: i64 = 0

    def sit(self, state: State, seat: i64, bots: list[Bot | None], dice: Dice) -> None:
        """Begin a game: the others act until it is the learner's turn."""
        self.state = state
        self.seat = seat
        self.bots = bots
        self.dice = dice
        self.points = state.total(seat)
        self.let_others_act(state, dice)

    def let_others_act(self, state: State, dice: Dice) -> None:
        while state.waiting and not (state.waiting >> self.seat) & 1:
            other = state.actor
            if other < 0:
                other = pick_actor(state, dice)
            bot = self.bots[other]
            if bot is None:
                moves = state.choices(other)
                state.step(other, moves[dice.below(len(moves))])
            else:
                state.step(other, bot.act(state, other))

    def is_legal(self, action: i64) -> bool:
        state = self.state
        assert state is not None
        return action in state.choices(self.seat)

    def act(self, action: i64) -> float:
        """Take a legal action and let the others answer; the reward."""
        state = self.state
        dice = self.dice
        assert state is not None
        assert dice is not None
        state.step(self.seat, action)
        self.let_others_act(state, dice)
        if self.rewards == POINTS:
            before = self.points
            self.points = state.total(self.seat)
            return float(self.points - before)
        return 0.0 if state.waiting else win_reward(state, self.seat)

    def over(self) -> bool:
        state = self.state
        return state is None or state.waiting == 0


class Crowd:
    """Many such games, stepped in one call. What they show is written row by row into memory that others look at.

    A game is acted in and shown before the next one is touched: what it consists of is then fetched from memory once.
    """

    def __init__(
        self, solos: list[Solo], observation: Observation, pen: Pen, counts: i64, row: i64, legal: Marks
    ) -> None:
        self.solos: list[Solo] = solos
        self.observation: Observation = observation
        self.pen: Pen = pen
        self.counts: i64 = counts  # in a row
        self.row: i64 = row  # bytes of flags in one
        self.legal: Marks = legal
        self.gained: vec[float] = room_for_rewards(len(solos))
        self.ended: vec[u8] = room_for_bytes(len(solos))

    def step(self, actions: vec[i64]) -> vec[i64]:
        """Take an action in each game that is not over; a negative one gives the game up. The games that were over."""
        over = vec[i64]()
        for k in range(len(self.solos)):
            self.gained[k] = 0.0
            if self.ended[k]:
                over = append(over, k)
                continue
            solo = self.solos[k]
            if actions[k] < 0:
                self.gained[k] = -1.0
                self.ended[k] = 1
                solo.state = None
            else:
                self.gained[k] = solo.act(actions[k])
                self.show(k)
        return over

    def show(self, k: i64) -> None:
        """Write what the learner of a game sees and may do now, and whether the game is over."""
        solo = self.solos[k]
        state = solo.state
        assert state is not None
        self.ended[k] = 1 if state.waiting == 0 else 0
        self.pen.at = k * self.counts
        self.pen.byte = k * self.row
        self.observation.write(state, solo.seat, self.pen)
        self.legal.mark(k, state, solo.seat)


def room_for_rewards(size: i64) -> vec[float]:
    """Memory for so many rewards."""
    made = vec[float](capacity=size)
    for _ in range(size):
        made = append(made, 0.0)
    return made
