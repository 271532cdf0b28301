"""Many games of one learner each, played in one process, and what they show."""

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


def blank(seating: Seating, games: int) -> Shown:
    """Arrays for what so many games show."""
    setting = seating.setting
    return Shown(
        np.empty((games, setting.size), np.float32),
        np.empty((games, setting.actions), np.int8),
        np.empty(games, np.float64),
        np.empty(games, np.bool_),
    )


class Written:
    """The same as the engine writes it, with packed observations."""

    def __init__(
        self,
        counts: NDArray[Any],
        flags: NDArray[Any],
        scale: Numbers,
        legal: NDArray[Any],
        gained: NDArray[Any],
        ended: NDArray[Any],
        seating: Seating,
    ) -> None:
        self.counts, self.flags, self.scale = counts, flags, scale
        self.legal, self.gained, self.ended = legal, gained, ended
        self.unpacked = seating.setting.size - counts.shape[1]  # flags
        games, self._actions = legal.shape
        self._marks = legal.reshape(-1)
        self._first = np.arange(games) * self._actions

    def show(self, shown: Shown) -> None:
        """Unpack it."""
        first = self.counts.shape[1]
        np.multiply(self.counts, self.scale, shown.seen[:, :first])
        shown.seen[:, first:] = np.unpackbits(self.flags, 1, self.unpacked, "little")
        shown.legal[:] = self.legal
        shown.gained[:] = self.gained
        shown.ended[:] = self.ended

    def take(self, other: Written) -> None:
        """Copy what stands in another."""
        self.counts[:] = other.counts
        self.flags[:] = other.flags
        self.legal[:] = other.legal
        self.gained[:] = other.gained
        self.ended[:] = other.ended

    def illegal(self, actions: Actions) -> list[int]:
        """The games, among those that are not over, whose action may not be taken."""
        known = actions.view(np.uint64) < self._actions  # a negative number is a very large one there
        marked = self._marks.take(self._first + actions, mode="clip").view(np.bool_)
        allowed = (known & marked) | self.ended
        wrong: list[int] = [] if allowed.all() else np.flatnonzero(~allowed).tolist()
        return wrong


class Room:
    """Games that are dealt, stepped and shown together."""

    def __init__(self, seating: Seating, games: int) -> None:
        self.seating = seating
        setting = seating.setting
        sheet = Sheet(setting.observation, setting.seats, games)
        legal = Marks(games, setting.actions)
        solos = [Solo(seating.rewards) for _ in range(games)]
        self.crowd = Crowd(solos, setting.observation, sheet.pen, sheet.counts, sheet.row, legal)
        self.written = Written(
            sheet.written_counts,
            sheet.written_flags,
            sheet.scale,
            looked_at(legal.marks, np.int8).reshape(games, setting.actions),
            looked_at(self.crowd.gained, np.float64),
            looked_at(self.crowd.ended, np.bool_),
            seating,
        )
        self._randoms: list[np.random.Generator] = []
        self._drawn: list[list[list[int]]] = []  # for every place, the seeds of the next games, the last one first

    def reset(self, seeds: list[int | None] | None) -> None:
        """Deal all games anew; without seeds the series of games go on."""
        if seeds is not None:
            self._randoms = [np.random.default_rng(seed) for seed in seeds]
            self._drawn = [[] for _ in seeds]
        for k in range(len(self._randoms)):
            self._deal(k)

    def _deal(self, k: int) -> None:
        drawn = self._drawn[k]
        if not drawn:
            drawn.extend(reversed(self.seating.seeds(self._randoms[k], DRAWN_AT_ONCE)))
        self.seating.deal(self.crowd.solos[k], drawn.pop())
        self.crowd.show(k)

    def step(self, actions: Actions) -> None:
        """Take a legal action in every game, a negative one giving the game up; where it was over, deal instead."""
        for k in self.crowd.step(vec[i64](actions.tolist())):
            self._deal(k)

    def show(self, shown: Shown) -> None:
        """Show how all games stand."""
        self.written.show(shown)

    def illegal(self, actions: Actions) -> list[int]:
        """The games, among those that are not over, whose action may not be taken."""
        return self.written.illegal(actions)

    def why_not(self, k: int, action: int) -> str:
        """Why the learner of a game may not do that."""
        return self.seating.why_not(self.crowd.solos[k], action)

    def close(self) -> None:
        """Nothing is left open."""
