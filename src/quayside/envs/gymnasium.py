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
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ClosedEnvironmentError, InvalidAction, ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise ImportError('This needs Gymnasium: pip install "quayside[gymnasium]".') from missing

from numpy.typing import NDArray

import quayside
from quayside.core.errors import BadRequest
from quayside.core.game import Game
from quayside.core.state import State
from quayside.envs.eyes import Eyes, Mask, Numbers, limits
from quayside.envs.rooms import Actions, Room, Shown, blank
from quayside.envs.seating import Seating
from quayside.envs.setting import Setting
from quayside.envs.solo import Solo
from quayside.envs.workers import Crew, WorkerLost, workers_wanted

ILLEGAL_REWARD = -1.0
NOT_DEALT = "The game is over, or was never begun: call reset() first."
CLOSED = "The environment is closed: make it anew."
GIVE_UP = -1  # in place of an action that is not allowed


def spaces_of(setting: Setting) -> tuple[spaces.Discrete, Any]:
    """Actions and observations."""
    low, high = limits(setting.observation, setting.seats)
    return spaces.Discrete(setting.actions), spaces.Box(low, high, dtype=np.float32)


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
        self.render_mode = render_mode
        setting = seating.setting
        self.action_space, self.observation_space = spaces_of(setting)
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
        seen, mask = self.eyes.look(state, self.solo.seat)
        return seen, {"action_mask": mask}

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


class SoloVectorEnv(VectorEnv[Numbers, Actions, NDArray[Any]]):
    """Many such games, stepped in one call; one that is over is dealt anew by the next step (NEXT_STEP).

    With `workers=2` or more as many processes play them, this one among them; None is one for each core. The games are
    the same, however many play them.
    """

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
        workers: int | None = 1,
        render_mode: str | None = None,
    ) -> None:
        recipe = (game, seats, opponents, seat, options, rewards, illegal)
        seating = self.seating = Seating(*recipe)
        if type(num_envs) is not int or num_envs < 1:
            raise BadRequest(f"There are at least 1 environments, not {num_envs!r}.")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_action_space, self.single_observation_space = spaces_of(seating.setting)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        processes = workers_wanted(workers, num_envs)
        self.games = Room(seating, num_envs) if processes == 1 else Crew(recipe, seating, num_envs, processes)
        self._dealt = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal all games anew. A number seeds them with itself and the numbers after it, as a list would."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if isinstance(seed, list) and len(seed) != self.num_envs:
            raise BadRequest(f"{self.num_envs} environments need as many seeds, not {len(seed)}.")
        seeds: list[int | None] | None = seed if isinstance(seed, list) else None
        if isinstance(seed, int):
            seeds = [seed + k for k in range(self.num_envs)]
        elif seed is None and not self._dealt:
            seeds = [None] * self.num_envs
        with self._open() as games:
            games.reset(seeds)
        self._dealt = True
        shown = self._shown()
        return shown.seen, self._infos(shown)

    @contextmanager
    def _open(self) -> Iterator[Room | Crew]:
        """The games, which do not outlive a worker, nor a step that was broken off."""
        if self.closed:
            raise ClosedEnvironmentError(CLOSED)
        try:
            yield self.games
        except (WorkerLost, KeyboardInterrupt):
            self.close()
            raise

    def _shown(self) -> Shown:
        shown = blank(self.seating, self.num_envs)
        self.games.show(shown)
        return shown

    def _infos(self, shown: Shown) -> dict[str, Any]:
        return {"action_mask": shown.legal, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def step(self, actions: Actions) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Act in every game; where it was over, deal instead."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise InvalidAction(
                f"{self.num_envs} environments take as many whole numbers; "
                f"these have the shape {given.shape} and are of type {given.dtype}."
            )
        with self._open() as games:
            if not self._dealt:
                raise ResetNeeded(NOT_DEALT)
            chosen = given.astype(np.int64)
            if wrong := games.illegal(chosen):
                self._refuse(given, wrong)
                chosen[wrong] = GIVE_UP
            games.step(chosen)
        shown = self._shown()
        return shown.seen, shown.gained, shown.ended, np.zeros(self.num_envs, np.bool_), self._infos(shown)

    def _refuse(self, given: NDArray[Any], wrong: list[int]) -> None:
        """Say what is wrong with the actions for these games; raise if that is more than a game lost."""
        for k in wrong:
            if not 0 <= given[k] < self.seating.setting.actions:
                raise InvalidAction(f"{given[k]} is not in {self.single_action_space}, in game {k}.")
        why = self.games.why_not(wrong[0], int(given[wrong[0]]))
        if self.seating.illegal == "raise":
            raise InvalidAction(f"In game {wrong[0]}: {why}")
        gymnasium.logger.warn(f"An illegal action loses the game. {why}")

    def close_extras(self, **kwargs: Any) -> None:
        """Let the workers go."""
        if hasattr(self, "games"):  # not if it was refused
            self.games.close()


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
