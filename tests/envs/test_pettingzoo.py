"""PettingZoo's own tests, and what its users expect when something is wrong."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

import quayside
from quayside.core.errors import BadRequest
from quayside.envs.pettingzoo import env, parallel_env

COUNTS = [(slug, seats) for slug in quayside.games() for seats in quayside.game(slug).seats]
CYCLES = 60  # steps of the libraries' tests; a whole game where they are compiled
if quayside.compiled():
    CYCLES = 600


@pytest.mark.parametrize(("slug", "seats"), COUNTS)
@pytest.mark.parametrize("rewards", ["win", "points"])
def test_pettingzoo_s_own_tests(slug: str, seats: int, rewards: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Said of every environment with a mask beside its numbers but PettingZoo's own, which it knows by name.
        warnings.filterwarnings("ignore", message="Observation (is not a NumPy array|space for each agent)")
        api_test(env(slug, seats, rewards=rewards), num_cycles=CYCLES)
        seed_test(lambda: env(slug, seats, rewards=rewards), num_cycles=CYCLES // seats)


@pytest.mark.parametrize(("slug", "seats"), COUNTS)
def test_pettingzoo_s_own_tests_where_all_act_at_once(slug: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(parallel_env(slug, seats), num_cycles=CYCLES)
        parallel_seed_test(lambda: parallel_env(slug, seats), num_cycles=CYCLES)


def play(table, seed: int):
    """A random game to its end; what everybody got."""
    table.reset(seed=seed)
    got = dict.fromkeys(table.agents, 0.0)
    chance = np.random.default_rng(seed)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        got[agent] += reward
        if terminated or truncated:
            table.step(None)
        else:
            table.step(chance.choice(np.flatnonzero(seen["action_mask"])))
    return got


@pytest.mark.parametrize(("slug", "seats"), COUNTS)
def test_rewards_of_whole_games(slug: str, seats: int) -> None:
    """A victory is worth 1, and nobody's gain is nobody's loss; points are what the game says."""
    table = env(slug, seats)
    got = play(table, 3)
    winners = table.table.winners()
    assert sum(got.values()) == pytest.approx(0)
    assert [seat for seat in range(seats) if got[f"player_{seat}"] > -1 / seats] == winners
    if len(winners) == 1:
        assert max(got.values()) == 1
    table = env(slug, seats, rewards="points")
    before = dict(zip(table.possible_agents, table.setting.new(0).scores()))  # the same for every seed
    got = play(table, 3)
    assert [got[agent] + before[agent] for agent in table.possible_agents] == table.table.scores()


def test_a_seed_leads_to_the_same_games_and_another_to_others() -> None:
    table = env("riverboat", 2)
    ends = []
    for seed in (5, 5, 6):
        play(table, seed)
        ends.append(table.table.scores())
    assert ends[0] == ends[1] != ends[2]
    table.reset(seed=5)
    first = table.table.view(0)
    table.reset()
    assert table.table.view(0) != first


def test_whoever_does_not_observe_pays_nothing_for_it() -> None:
    table = env("nieuw-amsterdam", 2)
    table.reset(seed=1)
    table._eyes = None  # an observation would need them
    chance = np.random.default_rng(1)
    while table.agents:
        _, _, terminated, _, _ = table.last(observe=False)
        seat = table.possible_agents.index(table.agent_selection)
        table.step(None if terminated else chance.choice(table.table.legal(seat)))


def test_several_may_act_at_once() -> None:
    table = parallel_env("merchants-of-amsterdam", 3)
    seen, _ = table.reset(seed=2)
    chance = np.random.default_rng(2)
    several = 0
    while table.agents:
        deciding = [agent for agent in table.agents if not seen[agent]["action_mask"][-1]]
        several += len(deciding) > 1
        before = table.table.number
        actions = {agent: chance.choice(np.flatnonzero(seen[agent]["action_mask"])) for agent in table.agents}
        seen, *_ = table.step(actions)
        assert table.table.number == before + len(deciding)
    assert several > 10


def test_a_masked_action_ends_the_game_and_loses() -> None:
    table = env("riverboat", 2)
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(table.terminations.values())
    rewards = {}
    for someone in table.agent_iter():
        rewards[someone] = table.last()[1]
        table.step(None)
    assert rewards[agent] == -1
    assert sum(rewards.values()) == -1
    together = parallel_env("riverboat", 2)
    seen, _ = together.reset(seed=1)
    wrong = {agent: int(np.flatnonzero(seen[agent]["action_mask"] == 0)[0]) for agent in together.agents}
    _, rewards, terminations, truncations, _ = together.step(wrong)
    assert all(terminations.values())
    assert all(truncations.values())
    assert min(rewards.values()) == -1
    assert together.agents == []


@pytest.mark.parametrize("action", [-1, 100000, 1.5, "choose plant", None, np.array([1, 2])])
def test_what_is_no_action_is_refused(action: object) -> None:
    table = env("riverboat", 2)
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        table.step(action)


def test_the_wrong_order_is_refused(caplog: pytest.LogCaptureFixture) -> None:
    table = env("riverboat", 2)
    with pytest.raises(AssertionError, match="reset"):
        table.step(0)
    with pytest.raises(AssertionError, match="reset"):
        table.observe("player_0")
    with pytest.raises(AssertionError, match="reset"):
        table.render()
    with pytest.raises(AttributeError, match="before reset"):
        _ = table.agent_selection
    play(table, 1)
    table.step(0)
    assert "Should reset() first" in caplog.text
    table.reset(seed=1)
    seat = table.possible_agents.index(table.agent_selection)
    table.table.waiting = 0  # as if it were over
    table.terminations = dict.fromkeys(table.agents, True)
    with pytest.raises(ValueError, match="None"):
        table.step(seat)
    together = parallel_env("riverboat", 2)
    with pytest.raises(AssertionError, match="reset"):
        together.step({})
    together.reset(seed=1)
    with pytest.raises(ValueError, match="player_0"):
        together.step({})


def test_nonsense_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(BadRequest, match="nieuw-amsterdam"):
        env("monopoly")
    with pytest.raises(BadRequest, match="2 to 4"):
        env("riverboat", 7)
    with pytest.raises(BadRequest, match="win or points"):
        env("riverboat", 2, rewards="glory")
    with pytest.raises(BadRequest, match="sealed"):
        env("merchants-of-amsterdam", 3, options={"auction": "clock"})


def test_a_table_can_be_shown() -> None:
    table = env("riverboat", 2, render_mode="ansi")
    table.reset(seed=1)
    assert '"game": "riverboat"' in table.render()
    assert str(table) == "riverboat_v1"
