"""The examples run: the template game keeps the contract, and the training script trains, in short."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
from pettingzoo.test import api_test

from quayside.bots import bot, bot_moves
from quayside.bots.search import SearchBot
from quayside.core.conformance import check_game, check_hidden
from quayside.core.edition import EditionFile
from quayside.core.errors import BadEdition
from quayside.envs.pettingzoo import env

EXAMPLES = Path(__file__).parent.parent / "examples"


def example(name: str) -> ModuleType:
    """A file of the examples, as a module."""
    spec = importlib.util.spec_from_file_location(f"example_{Path(name).stem}", EXAMPLES / name)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    assert spec.loader is not None
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def ferry():
    return example("ferry/game.py").Ferry()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_template_game_keeps_the_contract(ferry, seats: int) -> None:
    for number in range(20):
        final = check_game(ferry, seats, f"template {number}", looks=50)
        assert sum(final.scores()) <= sum(range(1, 13))
    check_hidden(ferry, seats, "hidden")


def test_bots_and_adapters_play_the_template_game(ferry) -> None:
    state = ferry.new(2, "bots")
    for _ in bot_moves(state, [SearchBot(1, iterations=20), bot("random", 1)]):
        pass
    assert state.over
    table = env(ferry, 3)
    with pytest.warns(UserWarning, match="Observation"):
        api_test(table, num_cycles=100)


def test_the_template_game_refuses_a_bad_edition(ferry) -> None:
    text = (EXAMPLES / "ferry" / "edition.toml").read_text(encoding="utf-8").replace("holds = 3", "holds = 0")
    with pytest.raises(BadEdition, match="holds"):
        ferry.with_edition(EditionFile(text, "bad.toml"))


def test_the_training_script_trains(capsys: pytest.CaptureFixture[str]) -> None:
    training = example("train_riverboat.py")
    share = training.main(["--updates", "3", "--envs", "3", "--games", "4", "--hidden", "8"])
    told = capsys.readouterr().out
    assert "points a game" in told
    assert 0 <= share <= 1
    assert f"after: {share:.0%}" in told


def test_the_training_script_learns() -> None:
    """Rewarded for one action only, the agent comes to prefer it."""
    training = example("train_riverboat.py")
    np = training.np
    agent = training.Agent(4, 3, 8, 0.02, seed=1)
    seen, mask = np.ones((32, 4), np.float32), np.ones((32, 3), np.int8)
    for _ in range(60):
        taken, value = agent.choose(seen, mask)
        wanted = (taken == 2).astype(np.float32)
        agent.learn(seen, mask, taken, wanted - value, wanted, np.ones(32, np.float32))
    assert agent.look(seen, mask)[1][0, 2] > 0.8
    mask[:, 2] = 0
    assert agent.look(seen, mask)[1][0, 2] == 0
