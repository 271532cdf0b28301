"""Worker processes: the same games however many play them, and nobody left behind."""

from __future__ import annotations

import gc
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, InvalidAction

import quayside
from quayside.core.edition import EditionFile
from quayside.core.errors import BadRequest
from quayside.envs.gymnasium import SoloVectorEnv, name_of
from quayside.envs.workers import WorkerLost, shares, workers_wanted
from quayside.games.riverboat.game import Riverboat

RIVERBOAT = name_of("riverboat")
GAMES = 5
SCRIPT = f"""
import gymnasium, os, signal
import quayside.envs.gymnasium
def play():
    tables = gymnasium.make_vec("{RIVERBOAT}", num_envs=2, opponents="random", workers=2)
    tables.reset(seed=1)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def made(workers: int | None, **kwargs: object) -> SoloVectorEnv:
    return gymnasium.make_vec(RIVERBOAT, num_envs=GAMES, workers=workers, **{"opponents": "random", **kwargs})


@pytest.fixture(scope="module")
def three() -> Iterator[SoloVectorEnv]:
    tables = made(3)
    yield tables
    tables.close()


def legal(info: dict, chance: np.random.Generator) -> np.ndarray:
    """A legal action for every game; any for one that is over."""
    reached = info["action_mask"].cumsum(axis=1, dtype=np.int16)
    wanted = (chance.random(len(reached)) * reached[:, -1]).astype(int) + 1
    return (reached >= wanted[:, None]).argmax(axis=1)


def run_script(start: Path) -> subprocess.CompletedProcess:
    """Returns when all processes that write to its output have ended, workers included."""
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "made_by_the_test.py"]
    return subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=60, cwd=start, check=False)


def test_the_games_are_the_same_however_many_play_them(three: SoloVectorEnv) -> None:
    alone = made(1)
    assert [worker.games for worker in three.games.workers] == [slice(1, 3), slice(3, 5)]
    chance = np.random.default_rng(2)
    ends = 0
    for seed in (7, None, [3, 1, 4, 1, 5]):
        (seen, info), (told, notes) = alone.reset(seed=seed), three.reset(seed=seed)
        for _ in range(90):
            assert (seen == told).all()
            assert (info["action_mask"] == notes["action_mask"]).all()
            actions = legal(info, chance)
            seen, reward, ended, _, info = alone.step(actions)
            told, gained, finished, _, notes = three.step(actions)
            assert (reward == gained).all()
            assert (ended == finished).all()
            ends += ended.sum()
    assert ends > GAMES


def test_what_was_shown_stays_as_it_was(three: SoloVectorEnv) -> None:
    seen, info = three.reset(seed=1)
    before = seen.copy(), info["action_mask"].copy()
    three.step(legal(info, np.random.default_rng(1)))
    assert (seen == before[0]).all()
    assert (info["action_mask"] == before[1]).all()


def test_illegal_actions_lose_or_raise_as_they_do_without_workers(three: SoloVectorEnv) -> None:
    alone = made(1)
    _, info = alone.reset(seed=1)
    three.reset(seed=1)
    actions = legal(info, np.random.default_rng(1))
    actions[3] = np.flatnonzero(info["action_mask"][3] == 0)[0]
    for tables in (alone, three):
        tables.seating.illegal = "raise"
    said = []
    for tables in (alone, three):
        with pytest.raises(InvalidAction, match=r"In game 3.*What it may do") as refused:
            tables.step(actions)
        said.append(str(refused.value))
    assert said[0] == said[1]
    for tables in (alone, three):
        tables.seating.illegal = "lose"
        with pytest.warns(UserWarning, match="What it may do"):
            _, reward, ended, _, _ = tables.step(actions)
        assert list(reward) == [0, 0, 0, -1, 0]
        assert list(ended) == [False, False, False, True, False]


def test_what_is_raised_in_a_worker_is_raised_here_and_the_games_go_on(three: SoloVectorEnv) -> None:
    for tables in (made(1), three):
        with pytest.raises(ValueError, match="non-negative"):
            tables.reset(seed=[1, 2, 3, -4, 5])
        tables.reset(seed=1)


def test_a_worker_that_is_gone_is_noticed_and_all_is_closed() -> None:
    tables = made(2)
    _, info = tables.reset(seed=1)
    process = tables.games.workers[0].process
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    with pytest.raises(WorkerLost, match=r"exit code -9.* make the environment anew"):
        tables.step(legal(info, np.random.default_rng(1)))
    assert tables.closed
    with pytest.raises(ClosedEnvironmentError, match="anew"):
        tables.reset()


def test_workers_leave_when_the_environment_is_closed_or_forgotten() -> None:
    tables, forgotten = made(2), made(2)
    processes = [each.games.workers[0].process for each in (tables, forgotten)]
    tables.close()
    tables.close()
    assert processes[0].exitcode == 0
    with pytest.raises(ClosedEnvironmentError):
        tables.step(np.zeros(GAMES, int))
    del forgotten
    gc.collect()
    assert processes[1].exitcode == 0


def test_workers_leave_when_their_owner_is_killed(tmp_path: Path) -> None:
    (tmp_path / "made_by_the_test.py").write_text(SCRIPT + 'if __name__ == "__main__":\n    play()\n')
    assert run_script(tmp_path).returncode == -signal.SIGKILL


def test_a_script_that_does_not_guard_its_main_part_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "made_by_the_test.py").write_text(SCRIPT + "play()\n")
    done = run_script(tmp_path)
    assert done.returncode == 1
    assert "WorkerLost: A worker process has ended" in done.stderr
    assert 'if __name__ == "__main__":' in done.stderr.splitlines()[-1]


def test_an_edition_of_one_s_own_goes_along() -> None:
    game = quayside.game("riverboat")
    assert pickle.loads(pickle.dumps(game)).standard
    own = game.with_edition(EditionFile(game.edition.text + "# of my own", "own.toml"))
    sent = pickle.loads(pickle.dumps(own))
    assert sent.edition.text == own.edition.text
    assert not sent.standard


def test_a_game_that_cannot_be_sent_is_refused() -> None:
    class Homemade(Riverboat):
        """Known to nobody outside this function."""

    with pytest.raises(BadRequest, match="Define the game in a module"):
        SoloVectorEnv(Homemade(), 2, opponents="random", workers=2)


@pytest.mark.parametrize("workers", [0, -1, 1.5, "2", True])
def test_nonsense_numbers_of_workers_are_refused(workers: object) -> None:
    with pytest.raises(BadRequest, match="at least 1 worker"):
        made(workers)


@pytest.mark.parametrize(("games", "workers"), [(2, 2), (3, 3), (128, 2), (1000, 7), (64, 64)])
def test_every_game_is_played_by_one_process_and_this_one_plays_fewer(games: int, workers: int) -> None:
    own, *theirs = [range(games)[share] for share in shares(games, workers)]
    assert [k for share in (own, *theirs) for k in share] == list(range(games))
    sizes = [len(share) for share in theirs]
    assert 1 <= len(own) <= min(sizes)
    assert max(sizes) - min(sizes) <= 1


def test_there_are_as_many_workers_as_cores_if_one_likes_but_no_more_than_games() -> None:
    assert workers_wanted(None, 1000) == len(os.sched_getaffinity(0))
    assert workers_wanted(8, 3) == 3
