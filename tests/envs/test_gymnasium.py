"""Gymnasium's own checks, the vector version beside the single one, and what its users expect of bad input."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv

import quayside
from quayside.core.errors import BadRequest
from quayside.envs.gymnasium import SoloVectorEnv, name_of

COUNTS = [(slug, seats) for slug in quayside.games() for seats in quayside.game(slug).seats]
RIVERBOAT = name_of("riverboat")


def made(name: str = RIVERBOAT, **kwargs: object) -> gymnasium.Env:
    return gymnasium.make(name, **{"opponents": "random", **kwargs})


def legal(info: dict, chance: np.random.Generator) -> int:
    return chance.choice(np.flatnonzero(info["action_mask"]))


@pytest.mark.parametrize(("slug", "seats"), COUNTS)
def test_gymnasium_s_own_check(slug: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # The check takes any action, and most are illegal.
        warnings.filterwarnings("ignore", message=".*An illegal action loses the game")
        check_env(made(name_of(slug), seats=seats).unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("slug", "seats"), COUNTS)
def test_whole_games_stay_within_the_spaces_and_end_with_a_result(slug: str, seats: int) -> None:
    table = made(name_of(slug), seats=seats)
    chance = np.random.default_rng(1)
    seen, info = table.reset(seed=1)
    reward, over = 0.0, False
    while not over:
        assert reward == 0
        assert seen in table.observation_space
        assert info["action_mask"].any()
        seen, reward, over, truncated, info = table.step(legal(info, chance))
        assert not truncated
    assert seen in table.observation_space
    assert not info["action_mask"].any()
    solo = table.unwrapped.solo
    assert (reward > -1 / seats) == (solo.seat in solo.state.winners())


def test_opponents_play_at_their_level_and_the_same_seed_is_the_same_game() -> None:
    scores = []
    for opponents in ("greedy", "greedy", "random"):
        table = made(seats=2, opponents=opponents, rewards="points", seat=0)
        chance = np.random.default_rng(1)
        _, info = table.reset(seed=4)
        over, total = False, 0.0
        while not over:
            _, reward, over, _, info = table.step(legal(info, chance))
            total += reward
        assert total == table.unwrapped.solo.state.scores()[0]
        scores.append(table.unwrapped.solo.state.scores())
    assert scores[0] == scores[1]
    assert scores[0][1] > scores[2][1] + 30


def test_every_opponent_may_have_a_level_of_its_own() -> None:
    table = made(seats=3, opponents=["greedy", "random"], seat=1)
    table.reset(seed=1)
    assert [type(bot).__name__ for bot in table.unwrapped.solo.bots] == ["GreedyBot", "NoneType", "NoneType"]


def test_the_learner_s_seat_is_drawn_unless_it_is_given() -> None:
    table = made(seats=4)
    table.reset(seed=1)
    seats = set()
    for _ in range(30):
        table.reset()
        seats.add(int(table.unwrapped.solo.seat))
    assert seats == {0, 1, 2, 3}
    table = made(seats=4, seat=2)
    for _ in range(5):
        table.reset()
        assert table.unwrapped.solo.seat == 2


@pytest.mark.parametrize(("slug", "seats"), COUNTS)
def test_the_vector_version_plays_the_very_games_of_the_single_one(slug: str, seats: int) -> None:
    """Gymnasium's own way of running several single ones says what is right, from deal to redeal."""
    count = 2
    single = SyncVectorEnv([lambda: made(name_of(slug), seats=seats) for _ in range(count)])
    vector = gymnasium.make_vec(name_of(slug), num_envs=count, seats=seats, opponents="random")
    assert isinstance(vector, SoloVectorEnv)
    assert vector.single_action_space == single.single_action_space
    assert vector.observation_space == single.observation_space
    chance = np.random.default_rng(3)
    (seen, info), (told, notes) = single.reset(seed=8), vector.reset(seed=8)
    ends = 0
    for _ in range(140):
        assert (seen == told).all()
        assert seen.dtype == told.dtype == np.float32
        assert (info["action_mask"] == notes["action_mask"]).all()
        over = ~info["action_mask"].any(axis=1)  # then any action will do
        actions = np.array([0 if over[k] else chance.choice(np.flatnonzero(mask))
                            for k, mask in enumerate(info["action_mask"])])  # fmt: skip
        seen, reward, ended, _, info = single.step(actions)
        told, gained, finished, truncated, notes = vector.step(actions)
        assert (reward == gained).all()
        assert (ended == finished).all()
        assert not truncated.any()
        ends += ended.sum()
    assert ends >= count
    (seen, info), (told, notes) = single.reset(), vector.reset()
    assert (seen == told).all()
    assert (info["action_mask"] == notes["action_mask"]).all()


def test_seeds_are_the_same_drawn_one_by_one_or_many_at_once() -> None:
    seating = SoloVectorEnv("riverboat", 2, seats=3).seating
    one, many = np.random.default_rng(5), np.random.default_rng(5)
    assert [seating.seeds(one, 1)[0] for _ in range(40)] == seating.seeds(many, 25) + seating.seeds(many, 15)


def test_illegal_actions_lose_in_the_vector_version_too() -> None:
    vector = gymnasium.make_vec(RIVERBOAT, num_envs=2, opponents="random")
    _, info = vector.reset(seed=1)
    actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
    actions[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
    with pytest.warns(UserWarning, match="What it may do"):
        _, reward, ended, _, info = vector.step(actions)
    assert list(reward) == [0, -1]
    assert list(ended) == [False, True]
    _, _, ended, _, info = vector.step(np.array([np.flatnonzero(info["action_mask"][0])[0], 0]))
    assert not ended.any()
    assert info["action_mask"].any(axis=1).all()


def test_a_masked_action_loses_or_raises_as_one_likes() -> None:
    table = made()
    _, info = table.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.warns(UserWarning, match="loses the game"):
        _, reward, over, _, info = table.step(wrong)
    assert (reward, over) == (-1, True)
    assert "What it may do" in info["illegal"]
    strict = made(illegal="raise")
    _, info = strict.reset(seed=1)
    with pytest.raises(InvalidAction, match="What it may do"):
        strict.step(wrong)
    strict.step(int(np.flatnonzero(info["action_mask"])[0]))
    strict = gymnasium.make_vec(RIVERBOAT, num_envs=2, opponents="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(InvalidAction, match="In game 0"):
        strict.step(np.array([wrong, wrong]))


@pytest.mark.parametrize("action", [-1, 100000, 1.5, "choose plant", None, np.array([1, 2])])
def test_what_is_no_action_is_refused(action: object) -> None:
    table = made()
    table.reset(seed=1)
    with pytest.raises(InvalidAction, match="Discrete"):
        table.step(action)


@pytest.mark.parametrize(
    "actions",
    [
        np.array([1]),
        np.zeros((2, 1), int),
        3,
        np.array([0.5, 1]),
        np.array([0, 99999]),
        np.array([-1, 0]),
        np.array([0, 2**64 - 1], np.uint64),
    ],
)
def test_what_are_no_actions_is_refused(actions: object) -> None:
    vector = gymnasium.make_vec(RIVERBOAT, num_envs=2, opponents="random")
    vector.reset(seed=1)
    with pytest.raises(InvalidAction):
        vector.step(actions)


def test_the_wrong_order_is_refused() -> None:
    table = made()
    with pytest.raises(ResetNeeded):
        table.step(0)
    _, info = table.reset(seed=1)
    over, chance = False, np.random.default_rng(1)
    while not over:
        _, _, over, _, info = table.step(legal(info, chance))
    with pytest.raises(ResetNeeded, match="reset"):
        table.step(0)
    with pytest.raises(ResetNeeded, match="reset"):
        gymnasium.make_vec(RIVERBOAT, num_envs=2).step(np.array([0, 0]))


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ({"seats": 9}, "2 to 4"),
        ({"opponents": "genius"}, "expert"),
        ({"opponents": ["easy", "easy"]}, "1 opponents"),
        ({"seat": 2}, "0 to 1"),
        ({"rewards": "glory"}, "win or points"),
        ({"illegal": "ignore"}, "lose or raise"),
        ({"options": {"colour": "red"}}, "first_player"),
    ],
)
def test_nonsense_is_refused_with_what_would_be_right(wrong: dict, right: str) -> None:
    with pytest.raises(BadRequest, match=right):
        made(**wrong)
    with pytest.raises(BadRequest, match=right):
        gymnasium.make_vec(RIVERBOAT, num_envs=2, **wrong)


def test_so_are_nonsense_numbers_of_games_and_seeds() -> None:
    with pytest.raises(BadRequest, match="at least 1"):
        SoloVectorEnv("riverboat", 0)
    with pytest.raises(BadRequest, match="as many seeds"):
        SoloVectorEnv("riverboat", 2).reset(seed=[1, 2, 3])


def test_a_table_can_be_shown() -> None:
    table = made(render_mode="ansi")
    table.reset(seed=1)
    assert '"game": "riverboat"' in table.render()
