"""A match in a folder: interrupted, gone on with, spread over processes; always the same."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import quayside
from quayside.arena import archive
from quayside.arena.archive import MATCH, RESULTS
from quayside.arena.contest import Contest
from quayside.arena.match import Match
from quayside.arena.report import Report
from quayside.arena.workers import in_order, over_ray
from quayside.core.errors import BadRequest
from quayside.core.record import read_record, write_whole
from tests.arena.builder import MINE, match

GAMES = 7


class Stop(Exception):
    """Somebody pressed Ctrl-C."""


def small() -> Match:
    return match("policy:candidates=3", "random", f"{MINE}:Illegal", seats=2)


def run(made: Match, games: int = GAMES, folder: Path | None = None, resume: bool = False, jobs: int = 1) -> Report:
    return Contest.of(made, games, folder, resume).run(jobs, None, lambda _: None)


def timeless(report: Report) -> Any:
    data = report.to_dict()
    for bot in data["bots"]:
        del bot["seconds_per_decision"]
    return data


def test_any_number_of_processes_gives_the_same_result() -> None:
    whole = timeless(run(small()))
    assert timeless(run(small(), jobs=2)) == whole
    assert timeless(run(small(), jobs=3)) == whole
    assert run(match("policy:candidates=3", "random", seed="other"), 4).digest != whole["digest"]


def test_ctrl_c_while_a_game_is_being_kept_waits_until_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or its record would lie there without its result, and the game would be played again."""

    def interrupted(path: Path, text: str) -> None:
        write_whole(path, text)
        if path.suffix == ".json":
            signal.raise_signal(signal.SIGINT)

    with monkeypatch.context() as patched:
        patched.setattr(archive, "write_whole", interrupted)
        with pytest.raises(KeyboardInterrupt):
            run(small(), folder=tmp_path)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert len((tmp_path / RESULTS).read_text(encoding="utf-8").splitlines()) == 1
    assert len(list(tmp_path.glob("*.json"))) == 1
    assert timeless(run(small(), folder=tmp_path, resume=True)) == timeless(run(small()))


def test_an_interrupted_match_goes_on_to_the_same_result(tmp_path: Path) -> None:
    whole = timeless(run(small()))

    def interrupt(done: int) -> None:
        if done == 3:
            raise Stop

    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        with pytest.raises(Stop):
            Contest.of(small(), GAMES, folder, False).run(jobs, None, interrupt)
        assert len((folder / RESULTS).read_text().splitlines()) == 3
        assert len(list(folder.glob("*.json"))) == 3
        heard: list[int] = []
        report = Contest.of(small(), GAMES, folder, True).run(jobs, None, heard.append)
        assert heard == [3, 4, 5, 6, 7]
        assert timeless(report) == whole
        assert (folder / "plot.svg").exists()
        for file in folder.glob("*.json"):
            assert read_record(file, quayside.game).verify().over
        # A finished match is only told again; and a shorter or longer one is the same match.
        assert timeless(run(small(), folder=folder, resume=True)) == whole
        assert timeless(run(small(), 5, folder, True)) == timeless(run(small(), 5))
        assert timeless(run(small(), 9, folder, True)) == timeless(run(small(), 9))


def test_a_result_cut_short_is_played_again(tmp_path: Path) -> None:
    whole = timeless(run(small(), folder=tmp_path))
    results = tmp_path / RESULTS
    text = results.read_text()
    results.write_text(text[:-40])
    assert timeless(run(small(), folder=tmp_path, resume=True)) == whole
    assert len(results.read_text().splitlines()) == GAMES


def test_a_folder_with_another_match_is_refused(tmp_path: Path) -> None:
    run(small(), 2, tmp_path)
    with pytest.raises(BadRequest, match="already holds a match: --resume"):
        run(small(), 2, tmp_path)
    with pytest.raises(BadRequest, match="its seed is '0', not 'x'"):
        run(match("policy:candidates=3", "random", f"{MINE}:Illegal", seed="x"), 2, tmp_path, True)
    with pytest.raises(BadRequest, match="its bots is"):
        run(match("random", "greedy"), 2, tmp_path, True)
    results = tmp_path / RESULTS
    good = results.read_text()
    for bad in ("nonsense\n", "{}\n", good.replace('"lineup": [', '"lineup": [5, ')):
        results.write_text(good + bad)
        with pytest.raises(BadRequest, match=r"results.jsonl', line \d, is not a game"):
            run(small(), 2, tmp_path, True)
    (tmp_path / MATCH).write_text("nonsense")
    with pytest.raises(BadRequest, match="does not describe a match"):
        run(small(), 2, tmp_path, True)


def test_results_are_a_line_a_game(tmp_path: Path) -> None:
    run(small(), 3, tmp_path)
    lines = [json.loads(line) for line in (tmp_path / RESULTS).read_text().splitlines()]
    assert [line["number"] for line in lines] == [0, 1, 2]
    assert {"lineup", "scores", "winners", "decisions", "seconds", "faults", "digest"} <= set(lines[0])


def die(piece: int) -> int:
    import os

    os._exit(1)


def test_a_process_that_dies_is_said_so() -> None:
    with pytest.raises(BadRequest, match="ended all of a sudden"):
        list(in_order(die, range(4), 2))


# Ray itself is tried by `make test-ray`; here only what we ask of it.


class FakeRay(ModuleType):
    """As much of Ray as we use, in this process."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.calls: list[Any] = []

    def init(self, **options: Any) -> None:
        self.calls.append(options)
        if options["address"] == "nowhere":
            raise ConnectionError("no such cluster")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, function: Any) -> Any:
        class Remote:
            def options(self, **_: Any) -> Remote:
                return self

            def remote(self, *arguments: Any) -> Any:
                return lambda: function(*arguments)

        return Remote()

    def get(self, reference: Any) -> Any:
        return reference()

    def shutdown(self) -> None:
        self.calls.append("shutdown")


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    return fake


def test_a_cluster_gives_the_same_result_and_is_left_afterwards(ray: FakeRay) -> None:
    whole = timeless(run(small()))
    report = Contest.of(small(), GAMES, None, False).run(1, "local", lambda _: None)
    assert timeless(report) == whole
    begun, ended = ray.calls
    assert begun["address"] is None
    assert [Path(file).name for file in begun["runtime_env"]["py_modules"]] == ["players.py"]
    assert ended == "shutdown"


def test_a_cluster_is_left_also_after_an_interruption(ray: FakeRay) -> None:
    answers = over_ray(str, range(100), "auto")
    assert [next(answers), next(answers)] == ["0", "1"]
    answers.close()  # type: ignore[attr-defined]
    assert ray.calls[0]["address"] == "auto"
    assert ray.calls[-1] == "shutdown"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:port", "127.0.0.1:99999999"])
def test_a_cluster_that_is_not_there(ray: FakeRay, address: str) -> None:
    with pytest.raises(BadRequest, match=f"'{address}' cannot be reached"):
        list(over_ray(str, [1], address))
    assert ray.calls == []


def test_a_cluster_that_refuses(ray: FakeRay) -> None:
    with pytest.raises(BadRequest, match="'nowhere' cannot be reached: no such cluster"):
        list(over_ray(str, [1], "nowhere"))


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadRequest, match=r"quayside\[ray\]"):
        list(over_ray(str, [1], "local"))
