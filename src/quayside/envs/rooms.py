"""Many games of one learner each, played in one process, and the arrays in which they are shown."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from quayside.core.observation import Marks
from quayside.envs.eyes import Mask, Numbers, Sheet, looked_at
from quayside.envs.seating import Seating
from quayside.envs.solo import Crowd, Solo

DRAWN_AT_ONCE = 16  # seeds for so many games: asking NumPy's generator costs as much as dealing, for one or for all

Actions = NDArray[np.int64]


class Shown:
    """What games show, a row for each: observations, legal actions, what was gained, whether the game is over."""

    def __init__(self, seen: Numbers, legal: Mask, gained: NDArray[Any], ended: NDArray[Any]) -> None:
        self.seen, self.legal, self.gained, self.ended = seen, legal, gained, ended

    def rows(self, which: slice) -> Shown:
        """Some of them; the same memory."""
        return Shown(self.seen[which], self.legal[which], self.gained[which], self.ended[which])

    def take(self, other: Shown) -> None:
        """Show the same as another."""
        self.seen[:] = other.seen
        self.legal[:] = other.legal
        self.gained[:] = other.gained
        self.ended[:] = other.ended


def blank(seating: Seating, games: int) -> Shown:
    """Arrays for what so many games show."""
    setting = seating.setting
    return Shown(
        np.empty((games, setting.size), np.float32),
        np.empty((games, setting.actions), np.int8),
        np.empty(games, np.float64),
        np.empty(games, np.bool_),
    )


class Room:
    """Games that are dealt, stepped and shown together."""

    def __init__(self, seating: Seating, games: int) -> None:
        self.seating = seating
        setting = seating.setting
        self.sheet = Sheet(setting.observation, setting.seats, games)
        legal = Marks(games, setting.actions)
        solos = [Solo(seating.rewards) for _ in range(games)]
        self.crowd = Crowd(solos, setting.observation, self.sheet.pen, self.sheet.counts, self.sheet.row, legal)
        # The engine's memory, as arrays
        self._legal = looked_at(legal.marks, np.int8).reshape(games, setting.actions)
        self._gained = looked_at(self.crowd.gained, np.float64)
        self._ended = looked_at(self.crowd.ended, np.bool_)
        self._randoms: list[np.random.Generator] = []
        self._drawn: list[list[list[int]]] = []  # for every place, the seeds of the next games, the last one first

    def reset(self, seeds: list[int | None] | None, shown: Shown) -> None:
        """Deal all games anew; without seeds the series of games go on."""
        if seeds is not None:
            self._randoms = [np.random.default_rng(seed) for seed in seeds]
            self._drawn = [[] for _ in seeds]
        for k in range(len(self._randoms)):
            self._deal(k)
        self._show(shown)

    def _deal(self, k: int) -> None:
        drawn = self._drawn[k]
        if not drawn:
            drawn.extend(reversed(self.seating.seeds(self._randoms[k], DRAWN_AT_ONCE)))
        self.seating.deal(self.crowd.solos[k], drawn.pop())
        self.crowd.show(k)

    def step(self, actions: Actions, shown: Shown) -> None:
        """Take a legal action in every game, a negative one giving the game up; where it was over, deal instead."""
        for k in self.crowd.step(vec[i64](actions.tolist())):
            self._deal(k)
        self._show(shown)

    def _show(self, shown: Shown) -> None:
        self.sheet.write_to(shown.seen)
        shown.legal[:] = self._legal
        shown.gained[:] = self._gained
        shown.ended[:] = self._ended

    def illegal(self, actions: Actions) -> list[int]:
        """The games, among those that are not over, whose action may not be taken."""
        return illegal(actions, self._legal, self._ended)

    def why_not(self, k: int, action: int) -> str:
        """Why the learner of a game may not do that."""
        return self.seating.why_not(self.crowd.solos[k], action)

    def close(self) -> None:
        """Nothing is left open."""


def illegal(actions: Actions, legal: Mask, ended: NDArray[Any]) -> list[int]:
    """The rows, among those that have not ended, whose action is not marked as legal."""
    known = (actions >= 0) & (actions < legal.shape[1])
    allowed = known & (legal[np.arange(len(actions)), np.where(known, actions, 0)] == 1)
    wrong: list[int] = np.flatnonzero(~(allowed | ended)).tolist()
    return wrong
