"""Which game a learner plays, against whom, and what an illegal action leads to; knows no library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from quayside.bots import bot
from quayside.core.dice import FastDice
from quayside.core.errors import BadRequest
from quayside.core.game import Game
from quayside.envs.setting import Setting, opponent, rewards_named
from quayside.envs.solo import Solo

ILLEGAL = ("lose", "raise")


class Seating:
    """A table with one place for a learner, and how its games are dealt."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None,
        opponents: str | Sequence[str],
        seat: int | None,
        options: Mapping[str, str] | None,
        rewards: str,
        illegal: str,
    ) -> None:
        self.setting = Setting(game, seats, options)
        others = self.setting.seats - 1
        self.levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.levels) != others:
            raise BadRequest(f"{self.setting.seats} players are the learner and {others} opponents, not {opponents!r}.")
        for level in self.levels:
            bot(level)  # refuses what does not exist
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.setting.seats):
            raise BadRequest(f"The learner's seat is 0 to {others}, or None for any; not {seat!r}.")
        if illegal not in ILLEGAL:
            raise BadRequest(f"An illegal action can {' or '.join(ILLEGAL)}, not {illegal!r}.")
        self.seat = seat
        self.rewards = rewards_named(rewards)
        self.illegal = illegal

    def seeds(self, random: np.random.Generator, games: int) -> list[list[int]]:
        """All that chance has to do with some games; the same however many are asked for at once."""
        drawn: list[list[int]] = random.integers(1 << 62, size=(games, 3 + len(self.levels))).tolist()
        return drawn

    def deal(self, solo: Solo, drawn: list[int]) -> None:
        """Begin a game: everything in it follows from the seeds drawn for it."""
        game, own, chance, *seeds = drawn
        seat = own % self.setting.seats if self.seat is None else self.seat
        bots = [opponent(level, seed) for level, seed in zip(self.levels, seeds)]
        bots.insert(seat, None)
        solo.sit(self.setting.new(game), seat, bots, FastDice(chance))

    def why_not(self, solo: Solo, action: int) -> str:
        """Why the learner may not do that."""
        assert solo.state is not None
        return solo.state.why_illegal(solo.seat, action)
