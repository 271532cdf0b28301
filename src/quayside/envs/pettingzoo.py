"""PettingZoo: every seat is an agent.

>>> from quayside.envs.pettingzoo import env
>>> table = env("riverboat", seats=3)
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     seen, reward, terminated, truncated, info = table.last()
...     done = terminated or truncated
...     table.step(None if done else table.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from operator import index
from typing import Any

try:
    import gymnasium.spaces as spaces
    import numpy as np
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as missing:
    raise ImportError('This needs PettingZoo: pip install "quayside[pettingzoo]".') from missing

from quayside.core.errors import IllegalAction
from quayside.core.game import Game
from quayside.core.state import State
from quayside.envs.eyes import Eyes, limits
from quayside.envs.setting import Setting, rewards_named
from quayside.envs.solo import WIN, win_reward

WHOLE = (int, np.integer)
ILLEGAL_REWARD = -1.0  # of a player who takes an action that the mask does not allow


def env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    rewards: str = "win",
    render_mode: str | None = None,
) -> Table:
    """A game whose agents act one at a time (AEC); where several may act, in the order of their seats."""
    return Table(Setting(game, seats, options), rewards, render_mode)


def parallel_env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    rewards: str = "win",
    render_mode: str | None = None,
) -> SimultaneousTable:
    """The same with all agents acting at once; whoever has nothing to decide waits, which is the last action."""
    return SimultaneousTable(Setting(game, seats, options), rewards, render_mode)


class Dealing:
    """What both kinds of tables share: agents, spaces, seeds, rewards."""

    def __init__(self, setting: Setting, rewards: str, render_mode: str | None, waiting: int) -> None:
        self.setting = setting
        self.metadata: dict[str, Any] = {
            "name": setting.name(),
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.table: State | None = None
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._reward_kind = rewards_named(rewards)
        self._eyes = Eyes(setting.observation, setting.seats, setting.actions)
        self._random = np.random.default_rng()
        low, high = limits(setting.observation, setting.seats)
        actions = setting.actions + waiting
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._sights = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """Numbers within their limits, and the mask of legal actions."""
        return self._sights[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions of the game; `quayside.game(…).actions.text(action)` tells them in words."""
        return self._actions[agent]

    def _deal(self, seed: int | None) -> State:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        table = self.table = self.setting.new(int(self._random.integers(1 << 62)))
        self._scores = table.scores()
        return table

    def _dealt(self, call: str) -> State:
        if self.table is None:
            raise AssertionError(f"reset() needs to be called before {call}.")
        return self.table

    def _gains(self, table: State) -> list[float] | None:
        """What every seat has just gained, if anybody has gained anything."""
        if self._reward_kind == WIN:
            return [win_reward(table, seat) for seat in range(self.setting.seats)] if table.over else None
        scores = table.scores()
        if scores == self._scores:
            return None
        gains = [float(now - before) for now, before in zip(scores, self._scores)]
        self._scores = scores
        return gains

    def render(self) -> str | None:
        """The table as a spectator sees it, as JSON; with render_mode="human" it is printed."""
        table = self._dealt("render")
        if self.render_mode is None:
            return None
        told = json.dumps(table.view(None), indent=1)
        if self.render_mode == "ansi":
            return told
        print(told)
        return None

    def close(self) -> None:
        """Nothing is left open."""


class Table(Dealing, AECEnv):
    """One agent after the other."""

    def __init__(self, setting: Setting, rewards: str = "win", render_mode: str | None = None) -> None:
        Dealing.__init__(self, setting, rewards, render_mode, waiting=0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. The same seed is the same series of games."""
        table = self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._turn(table)

    def _turn(self, table: State) -> None:
        seat = table.actor
        self.agent_selection = self.possible_agents[seat if seat >= 0 else table.actors()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees and may do; made when it is asked for."""
        seen, mask = self._eyes.look(self._dealt("observe"), self._seat_of[agent])
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        """Take the selected agent's action; an illegal one ends the game, and that agent loses."""
        table = self._dealt("step")
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert is_action(action, self.setting.actions), "action is not in action space"
        self._cumulative_rewards[agent] = 0.0
        try:
            table.apply(self._seat_of[agent], index(action))
        except IllegalAction:
            self._give_up(agent)
            return
        if not table.waiting:
            self.terminations = dict.fromkeys(self.agents, True)
            self._pay(self._gains(table))
            self.agent_selection = self.agents[0]
            return
        if self._reward_kind != WIN:
            self._pay(self._gains(table))
        self._turn(table)

    def _pay(self, gains: list[float] | None) -> None:
        if gains is None:
            self._clear_rewards()
            return
        for agent, gain in zip(self.possible_agents, gains):
            self.rewards[agent] = gain
            self._cumulative_rewards[agent] += gain

    def _give_up(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self._accumulate_rewards()
        self._deads_step_first()

    def __getattr__(self, name: str) -> Any:
        # Only asked for what is not there: before the first reset, that is most of it.
        if name in {"rewards", "terminations", "truncations", "infos", "agent_selection", "agents"}:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(name)


class SimultaneousTable(Dealing, ParallelEnv):
    """All agents at once."""

    def __init__(self, setting: Setting, rewards: str = "win", render_mode: str | None = None) -> None:
        Dealing.__init__(self, setting, rewards, render_mode, waiting=1)
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal anew. The same seed is the same series of games."""
        table = self._deal(seed)
        return self._observe_all(table), {agent: {} for agent in self.agents}

    def _observe_all(self, table: State) -> dict[str, Any]:
        seen = {}
        for agent in self.agents:
            seat = self._seat_of[agent]
            numbers, mask = self._eyes.look(table, seat)
            waits = np.int8(not (table.waiting >> seat) & 1)
            seen[agent] = {"observation": numbers, "action_mask": np.append(mask, waits)}
        return seen

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Take the actions of all agents; an illegal one ends the game, and its agent loses."""
        table = self._dealt("step")
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        waiting = self.setting.actions
        for agent in self.agents:
            if agent not in actions:
                raise ValueError(f"every agent acts in every step; {agent} does not (who has nothing to do waits).")
            assert is_action(actions[agent], waiting + 1), "action is not in action space"
        actors = [self.possible_agents[seat] for seat in table.actors()]
        culprit = next((agent for agent in self.agents if agent not in actors and actions[agent] != waiting), None)
        for agent in actors if culprit is None else ():
            try:
                table.apply(self._seat_of[agent], index(actions[agent]))
            except IllegalAction:
                culprit = agent
                break
        rewards = dict.fromkeys(self.agents, 0.0)
        if culprit is not None:
            EnvLogger.warn_on_illegal_move()
            rewards[culprit] = ILLEGAL_REWARD
        elif gains := self._gains(table):
            rewards = dict(zip(self.possible_agents, gains))
        ended = culprit is not None or table.over
        terminations = dict.fromkeys(self.agents, ended)
        truncations = dict.fromkeys(self.agents, culprit is not None)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        seen = self._observe_all(table)
        if ended:
            self.agents = []
        return seen, rewards, terminations, truncations, infos


def is_action(action: Any, actions: int) -> bool:
    """Whether it is one of so many numbers, be it Python's or NumPy's."""
    return isinstance(action, WHOLE) and 0 <= int(action) < actions
