"""The tuner of what bots go by: it finds a number that is far off, and leaves the file as its owner wrote it."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.bots.greedy import GreedyBot
from quayside.bots.search import SearchBot
from quayside.core.numbers import read_numbers

ROOT = Path(__file__).parents[2]
SLUG = "nieuw-amsterdam"


@pytest.fixture
def tuner(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    import tune

    yield tune
    sys.modules.pop("tune")


@pytest.fixture
def fitter(tuner: Any) -> Iterator[Any]:
    import fit

    yield fit
    sys.modules.pop("fit")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return Path(shutil.copy(quayside.game(SLUG).folder / "evaluation.toml", tmp_path))


def test_a_sillier_judgement_is_seen_to_lose_and_the_same_one_to_be_even(tuner: Any) -> None:
    present = read_numbers(quayside.game(SLUG).folder / "evaluation.toml")
    upside_down = {
        name: [-number for number in value] if isinstance(value, list) else value if name == "spread" else -value
        for name, value in present.items()
    }
    for tries in (0, 4):
        assert tuner.margins(SLUG, 2, "a deal", upside_down, present, tries) < -10.0
        assert tuner.margins(SLUG, 2, "a deal", present, dict(present), tries) == 0.0


def test_judges_may_be_greedy_or_search(tuner: Any) -> None:
    """What a search has to know is not what suits greedy bots."""
    present = read_numbers(quayside.game(SLUG).folder / "evaluation.toml")
    assert isinstance(tuner.Judge(1, present).bot, GreedyBot)
    searching = tuner.Judge(1, present, 12).bot
    assert isinstance(searching, SearchBot)
    assert searching.iterations == 12


def test_every_number_is_tried_larger_and_smaller_one_at_a_time(tuner: Any, file: Path) -> None:
    numbers = read_numbers(file)
    single = sum(len(value) if isinstance(value, list) else 1 for name, value in numbers.items() if name != "spread")
    found = tuner.changes(numbers, 0.3)
    assert len(found) == 2 * single
    for name, changed in found:
        assert [key for key in numbers if numbers[key] != changed[key]] == [name.partition("[")[0]]


def test_what_was_found_is_written_into_its_line_and_the_rest_stays(tuner: Any, file: Path) -> None:
    before = file.read_text(encoding="utf-8")
    name, changed = tuner.changes(read_numbers(file), 0.3)[0]
    tuner.write(file, changed)
    assert read_numbers(file) == pytest.approx(changed)
    after = file.read_text(encoding="utf-8").splitlines()
    differing = [line for line, old in zip(after, before.splitlines(), strict=True) if line != old]
    assert len(differing) == 1
    assert differing[0].startswith(name.partition("[")[0])
    assert [line.partition("#")[2] for line in after] == [line.partition("#")[2] for line in before.splitlines()]


def test_what_a_level_knows_is_written_into_its_own_table(tuner: Any, file: Path) -> None:
    shared = read_numbers(file)
    kept = file.read_text(encoding="utf-8")
    first, second = list(shared)[:2]
    file.write_text(f"{kept}\n[expert]\n{first} = 9.5  # more\n\n[hard]\n{first} = 3\n", encoding="utf-8")
    expert = read_numbers(file, "expert")
    assert expert == {**shared, first: 9.5}
    assert read_numbers(file, "medium") == read_numbers(file) == shared

    tuner.write(file, {**expert, first: 8.0, second: 0.25}, "expert")
    assert read_numbers(file, "expert") == {**shared, first: 8.0, second: 0.25}
    assert read_numbers(file, "hard") == {**shared, first: 3.0}
    assert read_numbers(file) == shared
    assert f"{first} = 8.0  # more\n" in file.read_text(encoding="utf-8")

    tuner.write(file, {**shared, first: 7.0})
    assert read_numbers(file) == {**shared, first: 7.0}
    assert read_numbers(file, "expert")[first] == 8.0, "its own stays"


def test_a_level_without_numbers_of_its_own_is_told_so(
    tuner: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tune.py", SLUG, "--level", "expert"])
    with pytest.raises(SystemExit):
        tuner.main()
    assert "evaluation.toml of nieuw-amsterdam has no table [expert]" in capsys.readouterr().err


def test_numbers_are_found_again_from_games_that_ended_as_they_would_tell(tuner: Any, fitter: Any) -> None:
    present = read_numbers(quayside.game(SLUG).folder / "evaluation.toml")
    true = {**present, "best_fur": present["best_fur"] * 1.4, "lead_alone": present["lead_alone"] * 0.5}
    noted = [one for k in range(3) for one in fitter.play(SLUG, 3, f"game {k}", present).noted]
    places = [tuner.Number("best_fur", None), tuner.Number("lead_alone", None)]
    order = tuner.numbers_in(present)
    more = [(order.index(one), one.of(true) - one.of(present)) for one in places]
    ends = [list(one.estimates + sum(one.growth[:, k] * added for k, added in more)) for one in noted]
    games = [fitter.Played([one], end, [0, 0, 0], 1) for one, end in zip(noted, ends)]
    found, now, then = fitter.fit(games, present, 1e-9)
    assert then < now / 10
    for one in places:
        assert one.of(found) == pytest.approx(one.of(true), abs=0.06)

    better = [[end[0] + 7.0, *end[1:]] for end in ends]  # the first player is a level above the others
    games = [fitter.Played([replace(one, number=0)], end, [1, 0, 0], 1) for one, end in zip(noted, better)]
    found, now, then = fitter.fit(games, present, 1e-9, only=["best_fur", "lead_alone"])
    assert then < now / 10
    for one in order:
        assert one.of(found) == pytest.approx(one.of(true), abs=0.06), "and strength is not put down to any number"


def test_kept_games_can_be_looked_at_again(fitter: Any) -> None:
    present = read_numbers(quayside.game(SLUG).folder / "evaluation.toml")
    path = next(ROOT.glob(f"tests/records/{SLUG}*.json"))
    again = fitter.replay(path, present)
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert again.scores == kept["result"]["scores"]
    assert again.length == len(kept["moves"])
    assert 0 < len(again.noted) < again.length
    assert len(again.strengths) == len(again.noted[0].estimates) == kept["seats"]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--only", "best_hat"], "has no number best_hat; it has spread,"),
        (
            ["--records", "nowhere"],
            "no kept games of nieuw-amsterdam in nowhere; `quayside arena --out DIR` keeps them",
        ),
    ],
)
def test_what_cannot_be_fitted_is_said_before_anything_is_played(
    fitter: Any, asked: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["fit.py", SLUG, *asked])
    with pytest.raises(SystemExit):
        fitter.main()
    assert said in capsys.readouterr().err
