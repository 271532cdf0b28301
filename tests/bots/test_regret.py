"""The measure of how good choices are, decision by decision."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import quayside
from quayside.core.state import State

ROOT = Path(__file__).parents[2]


class Takes:
    """A bot that takes the action with this place among the legal ones."""

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, state: State, seat: int) -> int:
        return state.legal(seat)[self.place]


@pytest.fixture
def regret(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    yield import_module("regret")
    for name in ("regret", "search", "timing"):
        sys.modules.pop(name)


def test_the_best_choice_is_not_regretted_and_the_others_by_what_they_promise_less(regret: ModuleType) -> None:
    state = quayside.game("nieuw-amsterdam").new(2, "regret")
    seat = state.actors()[0]
    moves = state.legal(seat)[:3]
    promised = regret.promises(state, seat, set(moves), 4, regret.REFEREE + 7)
    assert set(promised) == set(moves)
    found, seconds = regret.regrets(state, [Takes(place) for place in range(3)], 4, 7)
    best = max(promised.values())
    assert found == [100 * (best - promised[move]) for move in moves]
    assert min(found) == 0 < max(found)
    assert len(seconds) == 3
    assert regret.regrets(state, [Takes(1), Takes(1)], 4, 7)[0] == [0.0, 0.0]


def told(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "bench" / "regret.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_every_kind_of_decision_is_told_by_itself() -> None:
    answer = told("nieuw-amsterdam", "random", "easy", "--positions", "6", "--each", "2")
    assert answer.returncode == 0, answer.stderr
    lines = answer.stdout.splitlines()
    assert "2 players" in lines[0]
    assert lines[1] == "all, n = 6"
    numbers = [int(line.partition("n = ")[2]) for line in lines if "n = " in line]
    assert sum(numbers[1:]) == numbers[0] == 6
    assert sum(line.startswith("  easy") for line in lines) == len(numbers)


def test_what_cannot_be_measured_is_told_in_a_sentence() -> None:
    assert "two bots" in told("riverboat", "easy").stderr
    assert told("riverboat", "easy", "clever").stderr.startswith("There is no bot 'clever'")
    assert told("riverboat", "easy", "random", "--seats", "0").stderr.startswith("Riverboat is for 2 to 4 players")
    assert told("riverboat", "easy", "random", "--seats", "7").stderr.startswith("Riverboat is for 2 to 4 players")
