"""`quayside arena`, `ladder` and `hint`: what they print, and what they refuse."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.cli import climbing
from quayside.cli.competing import FAULTS, plan
from quayside.cli.text import cli_words
from quayside.core.record import read_record
from quayside.words import LANGUAGES
from tests.arena.builder import match
from tests.cli.conftest import Run

ROOT = Path(__file__).parent.parent.parent
COMMAND = [sys.executable, "-c", "from quayside.cli.main import main; main()"]
RECORD = str(ROOT / "tests" / "records" / "nieuw-amsterdam-3p-a.json")
MATCH = ("arena", "nieuw-amsterdam", "easy", "random", "--games", "4")


def told(run: Run, *arguments: str) -> Any:
    ran = run(*arguments, "--json")
    assert ran.code == 0, ran.err
    return json.loads(ran.out)


def test_arena_json_prints_one_object(run: Run) -> None:
    result = told(run, *MATCH, "--seats", "3", "--seed", "s", "--budget", "5")
    assert (result["game"], result["seats"], result["games"]) == ("nieuw-amsterdam", 3, 4)
    assert [bot["name"] for bot in result["bots"]] == ["easy", "random"]
    for bot in result["bots"]:
        assert {"name", "win_share", "interval", "mean_score", "rating", "seconds_per_decision", "faults"} <= set(bot)
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
        assert bot["seconds_per_decision"] > 0


def test_arena_for_people(run: Run) -> None:
    ran = run(*MATCH)
    assert ran.code == 0
    assert "Nieuw Amsterdam, 2 seats, 4 games, seed '0'" in ran.out
    assert "2 deals, played 2 times with the seats rotated" in ran.out
    shown = re.search(r"easy +(\d+\.\d)% \((\d+\.\d)–(\d+\.\d)\) +(\d\.\d\d)", ran.out)
    assert shown
    share, low, high, fair = map(float, shown.groups())
    assert low <= share <= high
    assert fair == pytest.approx(share / 50, abs=0.01)
    assert all(len(line) <= 80 or "deals" in line for line in ran.out.splitlines())


def test_the_plan_of_a_match_in_words() -> None:
    english, german = cli_words("en"), cli_words("de")
    alone = match("greedy", "random", seats=4)
    assert "greedy alone against 3 × random" in plan(alone, 8, english)
    assert "multiple" not in plan(alone, 8, english)
    assert "a multiple of 4" in plan(alone, 9, english)
    assert "greedy allein gegen 3 × random" in plan(alone, 8, german)
    assert "Vielfaches von 4" in plan(alone, 9, german)
    assert "some wait" in plan(match("greedy", "easy", "random", seats=2), 8, english)
    assert "some sit twice" in plan(match("greedy", "easy", "random", seats=5), 8, english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_can_be_told(language: str) -> None:
    for kind in FAULTS:
        said = cli_words(language).say(f"fault-{kind}", bot="mine", count=2, decisions=9, first="game 0")
        assert {"mine", "2", "9"} <= set(re.findall(r"\w+", said))


def test_arena_in_other_languages(run: Run) -> None:
    said = {language: run(*MATCH, "--games", "2", "--language", language).out for language in LANGUAGES}
    for language, word in (("de", "Ausgangslage"), ("fr", "donne, jouée"), ("ru", "расклад")):
        assert word in said[language]
        assert not {"seats", "deal", "win", "share", "decisions"} & set(re.findall(r"[a-z]+", said[language]))
        assert all(len(line) <= 80 for line in said[language].splitlines()[2:-1])  # the table
    run(*MATCH, "--resume", "--language", "fr").refused("le dossier du match")


def test_arena_is_the_same_with_any_number_of_jobs_and_with_more_bots_than_seats(run: Run) -> None:
    bots = ("arena", "nieuw-amsterdam", "search:iterations=2,depth=2", "easy", "random", "--seats", "2", "--games", "3")
    results = [told(run, *bots, "--jobs", jobs) for jobs in ("1", "2")]
    assert results[0]["digest"] == results[1]["digest"]
    assert [bot["win_share"] for bot in results[0]["bots"]] == [bot["win_share"] for bot in results[1]["bots"]]


def test_arena_keeps_and_resumes(run: Run, tmp_path: Path) -> None:
    whole = told(run, *MATCH)
    first = told(run, *MATCH[:-1], "2", "--out", "kept")
    assert first["games"] == 2
    assert told(run, *MATCH, "--out", "kept", "--resume")["digest"] == whole["digest"]
    records = sorted((tmp_path / "kept").glob("*.json"))
    assert len(records) == 4
    for file in records:
        assert run("verify", str(file)).code == 0
    assert set(read_record(records[0], quayside.game).players) == {"easy", "random"}
    assert (tmp_path / "kept" / "plot.svg").read_text().startswith("<svg")
    run(*MATCH, "--out", "kept").refused("already holds a match", "--resume")
    run(*MATCH, "--out", "kept", "--resume", "--seed", "7").refused("its seed is '0'")


def test_a_bot_at_fault_is_named_and_the_match_goes_on(run: Run) -> None:
    ran = run("arena", "nieuw-amsterdam", "tests.arena.players:Raising", "random", "--games", "2")
    assert ran.code == 0
    assert re.search(r"Raising raised an error in (\d+) of its \1 decisions", ran.out)
    assert "ValueError: no idea at all, first in game 0" in ran.out
    slow = told(run, "arena", "nieuw-amsterdam", "tests.arena.players:Slow", "random", "--games", "1", "--limit", ".02")
    assert slow["bots"][0]["faults"]["late"] == slow["bots"][0]["decisions"]


def test_what_the_guide_shows_runs_as_shown(run: Run, tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for name, code in re.findall(r"`(\w+\.py)`:\n\n```python\n(.*?)```", guide, re.S):
        (tmp_path / name).write_text(code)
        assert len(code.splitlines()) <= 10
    shown = re.findall(r"^quayside (arena .*)$", guide, re.M)
    assert any("mybot:" in line for line in shown)
    for line in shown:
        if "hard" not in line and "ray" not in line:
            arguments = re.sub(r"(--games |iterations=)\d+", r"\g<1>2", line).split()
            result = told(run, *arguments)
            assert all(set(bot["faults"].values()) == {0} for bot in result["bots"]), line


def test_bad_matches_are_refused(run: Run) -> None:
    run("arena", "chess", "easy", "random").refused("no game 'chess'")
    run("arena", "nieuw-amsterdam").refused("BOT", code=2)
    run("arena", "nieuw-amsterdam", "easy").refused("at least two bots")
    run("arena", "nieuw-amsterdam", "easy", "genius").refused("no bot 'genius'", "module:Class")
    run("arena", "nieuw-amsterdam", "easy", "nowhere:Mine").refused("no module 'nowhere'")
    run(*MATCH, "--seats", "9").refused("2 to 5 players")
    run(*MATCH, "--budget", "long").refused("0.5s", "300")
    run(*MATCH, "--limit", "-1").refused("above 0")
    run(*MATCH, "--games", "0").refused("--games", code=2)
    run(*MATCH, "--jobs", "0").refused("--jobs", code=2)
    run(*MATCH, "--seed", "").refused("seed")
    run(*MATCH, "--resume").refused("--out DIR")
    run(*MATCH, "--option", "first_player=me").refused("random or first_seat")


def test_ray_that_is_not_installed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    run(*MATCH, "--ray", "local").refused("quayside[ray]")


def test_a_place_where_nothing_can_be_kept(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    run(*MATCH, "--out", "file/deeper").refused("file", code=1)


def test_ctrl_c_keeps_what_was_played_and_resume_goes_on(tmp_path: Path) -> None:
    """Games of seconds: the ones in hand are abandoned at once, the finished ones kept."""
    arguments = ["arena", "nieuw-amsterdam", "search:iterations=9,depth=4", "easy", "--games", "1000", "--out", "kept"]
    process = subprocess.Popen(
        [*COMMAND, *arguments, "--jobs", "2"], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    )  # fmt: skip
    deadline = time.monotonic() + 60
    while process.poll() is None and not list(tmp_path.glob("kept/*.json")) and time.monotonic() < deadline:
        time.sleep(0.05)
    begun = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert time.monotonic() - begun < 5
    assert process.returncode == 130
    assert "Interrupted." in err
    assert "--resume goes on" in err
    assert "Traceback" not in err
    played = len((tmp_path / "kept" / "results.jsonl").read_text().splitlines())
    assert played == len(list(tmp_path.glob("kept/*.json"))) >= 1
    arguments[arguments.index("1000")] = str(played)
    ran = subprocess.run(
        [*COMMAND, *arguments, "--resume", "--json"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert json.loads(ran.stdout)["games"] == played


def test_ladder_writes_the_table_and_resumes(run: Run, tmp_path: Path) -> None:
    command = ("ladder", "nieuw-amsterdam", "--only", "easy", "--keep", "kept", "--out", "strength.md")
    ran = run(*command, "--games", "4", "--seats", "2")
    assert ran.code == 0
    assert "| 2 | easy against random | 4 |" in ran.out
    run(*command, "--games", "4", "--seats", "2").refused("already holds a match")
    assert run(*command, "--games", "6", "--seats", "2", "--resume").code == 0
    assert "Die Tabelle ist in strength.md" in run(*command, "--games", "5", "--seats", "5", "--language", "de").out
    text = (tmp_path / "strength.md").read_text()
    assert "| 2 | easy against random | 6 |" in text
    assert "| 5 | easy against 4 × random | 5 |" in text
    assert text.count("## Nieuw Amsterdam") == 1


def test_bad_ladders_are_refused(run: Run) -> None:
    run("ladder", "chess").refused("no game 'chess'")
    run("ladder", "nieuw-amsterdam", "--only", "genius").refused("no level 'genius'")
    run("ladder", "nieuw-amsterdam", "--seats", "7").refused("2 to 5")


def test_ladder_measures_the_smallest_and_the_largest_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(climbing, "carry_out", lambda contest, title, jobs, ray, say: asked.append(title))
    monkeypatch.setattr(climbing, "row", lambda rung, report: "")
    run("ladder", "nieuw-amsterdam", "--only", "expert")
    assert asked == ["expert over hard, 2 seats", "expert over hard, 5 seats"]


def test_hint_ranks_the_choices_in_words(run: Run) -> None:
    ran = run("hint", RECORD, "--to", "40", "--budget", "30")
    assert ran.code == 0
    assert "Move 41. Orange: Buy 1 timber more" in ran.out
    assert "Buy timber at the lumberyard" in ran.out
    assert "Kaufe noch 1 Holz" in run("hint", RECORD, "--to", "40", "--budget", "30", "--language", "de").out
    assert "раздумья: какая их часть" in run("hint", RECORD, "--to", "40", "--budget", "9", "--language", "ru").out
    result = told(run, "hint", RECORD, "--to", "40", "--budget", "30")
    assert (result["move"], result["seat"]) == (41, 1)
    assert sum(choice["share"] for choice in result["choices"]) == pytest.approx(1, abs=0.01)
    assert {"action", "sentence", "share", "outlook", "points"} == set(result["choices"][0])


def test_bad_hints_are_refused(run: Run) -> None:
    run("hint", RECORD).refused("The game is over", "--to")
    run("hint", RECORD, "--to", "9999").refused("--to")
    run("hint", RECORD, "--to", "40", "--seat", "0").refused("not the turn of seat 0 but of seat 1")
    run("hint", RECORD, "--to", "40", "--seat", "0", "--language", "fr").refused("à la place 0", "à la place 1")
    run("hint", RECORD, "--to", "40", "--budget", "0").refused("0.5s")
    run("hint", "missing.json").refused("no file 'missing.json'")
