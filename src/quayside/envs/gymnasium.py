"""Gymnasium: one learner against bots, in one game or in many at once.

>>> import gymnasium
>>> import quayside.envs.gymnasium
>>> table = gymnasium.make("quayside/Riverboat-v1", seats=2, opponents="greedy")
>>> seen, info = table.reset(seed=1)
>>> action = table.action_space.sample(info["action_mask"])
>>> seen, reward, terminated, truncated, info = table.step(action)

Importing this module makes the names known; `gymnasium.make("quayside.envs.gymnasium:quayside/Riverboat-v1")` does so
too. `gymnasium.make_vec` with the same names gives the vector version.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import InvalidAction, ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise ImportError('This needs Gymnasium: pip install "quayside[gymnasium]".') from missing

from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

import quayside
from quayside.bots import bot
from quayside.core.dice import FastDice
from quayside.core.errors import BadRequest
from quayside.core.game import Game
from quayside.core.observation import Marks
from quayside.core.state import State
from quayside.envs.eyes import Eyes, Mask, Numbers, Sheet, limits, looked_at
from quayside.envs.setting import Setting, opponent, rewards_named
from quayside.envs.solo import Crowd, Solo

ILLEGAL = ("lose", "raise")
ILLEGAL_REWARD = -1.0
NOT_DEALT = "The game is over, or was never begun: call reset() first."
GIVE_UP = -1  # in place of an action that is not allowed
DRAWN_AT_ONCE = 16  # seeds for so many games: asking NumPy's generator costs as much as dealing, for one or for all


class Seating:
    """Which game, who sits where, and what an illegal action leads to."""

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
        self.action_space = spaces.Discrete(self.setting.actions)
        low, high = limits(self.setting.observation, self.setting.seats)
        self.observation_space = spaces.Box(low, high, dtype=np.float32)

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


class SoloEnv(gymnasium.Env[Numbers, Any]):
    """One seat at a table of bots.

    Observations are described in docs/observations.md. `info["action_mask"]` tells which actions are legal, as does
    `action_masks()`. A masked action loses the game at once, with a reward of -1; with `illegal="raise"` it raises
    InvalidAction and changes nothing.
    """

    metadata = {"render_modes": ["ansi", "human"]}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        opponents: str | Sequence[str] = "medium",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        rewards: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        seating = self.seating = Seating(game, seats, opponents, seat, options, rewards, illegal)
        self.action_space = seating.action_space
        self.observation_space = seating.observation_space
        self.render_mode = render_mode
        setting = seating.setting
        self.eyes = Eyes(setting.observation, setting.seats, setting.actions)
        self.solo = Solo(seating.rewards)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal anew. The same seed is the same series of games."""
        super().reset(seed=seed)
        self.seating.deal(self.solo, self.seating.seeds(self.np_random, 1)[0])
        return self._seen()

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        state = self._dealt()
        seat = self.solo.seat
        return self.eyes.see(state, seat), {"action_mask": self.eyes.mask(state, seat)}

    def _dealt(self) -> State:
        state: State | None = self.solo.state
        if state is None:
            raise ResetNeeded(NOT_DEALT)
        return state

    def action_masks(self) -> Mask:
        """1 for every legal action."""
        return self.eyes.mask(self._dealt(), self.solo.seat)

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Act, and let the others answer until it is the learner's turn again."""
        solo = self.solo
        if solo.over():
            raise ResetNeeded(NOT_DEALT)
        if not self.action_space.contains(action):
            raise InvalidAction(f"{action!r} is not in {self.action_space}.")
        chosen = int(action)
        if not solo.is_legal(chosen):
            return self._lose(chosen)
        reward = solo.act(chosen)
        seen, info = self._seen()
        return seen, reward, solo.over(), False, info

    def _lose(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        why = self.seating.why_not(self.solo, action)
        if self.seating.illegal == "raise":
            raise InvalidAction(why)
        gymnasium.logger.warn(f"An illegal action loses the game. {why}")
        seen, info = self._seen()
        self.solo.state = None
        return seen, ILLEGAL_REWARD, True, False, {**info, "illegal": why}

    def render(self) -> Any:
        """The table as the learner sees it, as JSON; with render_mode="human" it is printed."""
        if self.solo.state is None or self.render_mode is None:
            return None
        told = json.dumps(self.solo.state.view(int(self.solo.seat)), indent=1)
        if self.render_mode == "ansi":
            return told
        print(told)
        return None


class SoloVectorEnv(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """Many such games, stepped in one call; one that is over is dealt anew by the next step (NEXT_STEP)."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        opponents: str | Sequence[str] = "medium",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        rewards: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        seating = self.seating = Seating(game, seats, opponents, seat, options, rewards, illegal)
        if type(num_envs) is not int or num_envs < 1:
            raise BadRequest(f"There are at least 1 environments, not {num_envs!r}.")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_action_space = seating.action_space
        self.single_observation_space = seating.observation_space
        self.action_space = batch_space(seating.action_space, num_envs)
        self.observation_space = batch_space(seating.observation_space, num_envs)
        setting = seating.setting
        self._sheet = Sheet(setting.observation, setting.seats, num_envs)
        legal = Marks(num_envs, setting.actions)
        solos = [Solo(seating.rewards) for _ in range(num_envs)]
        self.crowd = Crowd(solos, setting.observation, self._sheet.pen, self._sheet.counts, self._sheet.row, legal)
        # The engine's memory, and the same memory as arrays
        self._legal = looked_at(legal.marks, np.int8).reshape(num_envs, setting.actions)
        self._gained = looked_at(self.crowd.gained, np.float64)
        self._ended = looked_at(self.crowd.ended, np.bool_)
        self._randoms: list[np.random.Generator] = []
        self._drawn: list[list[list[int]]] = []  # for every place, the seeds of the next games, the last one first

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal all games anew. A number seeds them with itself and the numbers after it, as a list would."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if isinstance(seed, list) and len(seed) != self.num_envs:
            raise BadRequest(f"{self.num_envs} environments need as many seeds, not {len(seed)}.")
        seeds = [seed + k for k in range(self.num_envs)] if isinstance(seed, int) else seed
        if seeds is not None or not self._randoms:
            self._randoms = [np.random.default_rng(one) for one in seeds or [None] * self.num_envs]
            self._drawn = [[] for _ in self._randoms]
        for k in range(self.num_envs):
            self._deal(k)
        return self._sheet.numbers(), self._infos()

    def _deal(self, k: int) -> None:
        drawn = self._drawn[k]
        if not drawn:
            drawn.extend(reversed(self.seating.seeds(self._randoms[k], DRAWN_AT_ONCE)))
        self.seating.deal(self.crowd.solos[k], drawn.pop())
        self.crowd.show(k)

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._legal.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Act in every game; where it was over, deal instead."""
        if not self._randoms:
            raise ResetNeeded(NOT_DEALT)
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise InvalidAction(
                f"{self.num_envs} environments take as many whole numbers; "
                f"these have the shape {given.shape} and are of type {given.dtype}."
            )
        chosen = vec[i64](given.astype(np.int64).tolist())
        if wrong := list(self.crowd.illegal(chosen)):
            self._refuse(given, wrong)
            for k in wrong:
                chosen[k] = GIVE_UP
        for k in self.crowd.step(chosen):
            self._deal(k)
        seen, rewards, ended = self._sheet.numbers(), self._gained.copy(), self._ended.copy()
        return seen, rewards, ended, np.zeros(self.num_envs, np.bool_), self._infos()

    def _refuse(self, given: NDArray[Any], wrong: list[int]) -> None:
        """Say what is wrong with the actions for these games; raise if that is more than a game lost."""
        for k in wrong:
            if not 0 <= given[k] < self.seating.setting.actions:
                raise InvalidAction(f"{given[k]} is not in {self.single_action_space}, in game {k}.")
        why = self.seating.why_not(self.crowd.solos[wrong[0]], int(given[wrong[0]]))
        if self.seating.illegal == "raise":
            raise InvalidAction(f"In game {wrong[0]}: {why}")
        gymnasium.logger.warn(f"An illegal action loses the game. {why}")


def name_of(slug: str) -> str:
    """How Gymnasium knows a game: quayside/NieuwAmsterdam-v1."""
    observation = quayside.game(slug).observation
    assert observation is not None
    title = "".join(word.capitalize() for word in slug.split("-"))
    return f"quayside/{title}-v{observation.version}"


def register() -> None:
    """Make all games known to `gymnasium.make` and `gymnasium.make_vec`."""
    for slug in quayside.games():
        if name_of(slug) not in gymnasium.registry:
            gymnasium.register(
                name_of(slug),
                entry_point=f"{__name__}:SoloEnv",
                vector_entry_point=f"{__name__}:SoloVectorEnv",
                kwargs={"game": slug},
                disable_env_checker=True,
            )


register()
