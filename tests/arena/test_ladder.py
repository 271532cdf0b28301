"""The ladder's document."""

from __future__ import annotations

from pathlib import Path

import pytest

import quayside
from quayside.arena.contest import Contest
from quayside.arena.ladder import (
    RUNGS,
    Ladder,
    Rung,
    counts_of,
    marks,
    read_section,
    row,
    rungs_of,
    wanted_share,
    write_section,
)
from quayside.core.errors import BadRequest

GAME = quayside.game("nieuw-amsterdam")
EASY = RUNGS[0]


def climbed(ladder: Ladder, rung: Rung, seats: int, games: int) -> None:
    contest = Contest.of(ladder.match(rung, seats), games, ladder.folder(rung, seats), False)
    contest.run(1, None, lambda _: None)


def test_the_neighbours_named_in_the_plan_are_judged() -> None:
    judged = [(rung.upper, rung.lower) for rung in RUNGS if rung.judged]
    assert judged == [("greedy", "random"), ("medium", "greedy"), ("hard", "medium"), ("expert", "hard")]
    assert wanted_share(2) == 0.65
    assert wanted_share(5) == pytest.approx(0.3)
    assert counts_of(GAME, None, False) == [2, 5]
    assert counts_of(GAME, None, True) == [2, 3, 4, 5]
    assert counts_of(GAME, [4, 4], False) == [4]
    assert [rung.lower for rung in rungs_of(["medium"])] == ["easy", "greedy"]
    with pytest.raises(BadRequest, match="no level 'random'"):
        rungs_of(["random"])
    with pytest.raises(BadRequest, match="2 to 5"):
        counts_of(GAME, [6], False)


def test_the_table_is_made_from_the_folders_that_are_there(tmp_path: Path) -> None:
    ladder = Ladder(GAME, "0", tmp_path)
    climbed(ladder, EASY, 2, 4)
    climbed(Ladder(GAME, "another day", tmp_path), EASY, 5, 5)
    section = ladder.section("quayside ladder nieuw-amsterdam")
    rows = [line for line in section.splitlines() if line.startswith("| ") and "players" not in line]
    assert [line[:32] for line in rows] == ["| 2 | easy against random | 4 | ", "| 5 | easy against 4 × random | "]
    assert "- command: `quayside ladder nieuw-amsterdam`" in section
    assert f"- version: {quayside.__version__}, engine" in section
    assert "- machine: " in section


def test_rows_of_matches_that_are_not_kept_here_stay(tmp_path: Path) -> None:
    there, here = Ladder(GAME, "0", tmp_path / "there"), Ladder(GAME, "0", tmp_path / "here")
    path = tmp_path / "strength.md"
    for seats in (2, 5):
        climbed(there, EASY, seats, 5)
    write_section(path, GAME.slug, there.section("a").replace("- date: ", "- date: 2001-01-01; "))
    old = read_section(path, GAME.slug)
    climbed(here, EASY, 2, 6)
    climbed(here, RUNGS[1], 2, 2)
    rows = [line for line in here.section("b", old).splitlines() if line.startswith("| ") and "players" not in line]
    assert [line.split(" | ")[:3] for line in rows] == [
        ["| 2", "easy against random", "6"],
        ["| 2", "greedy against random", "2"],
        ["| 5", "easy against 4 × random", "5"],
    ]
    assert rows[2] in old
    assert "- date: 2001-01-01; 20" in here.section("b", old)
    assert "easy against 4" not in here.section("b", old.replace("rules 1", "rules 0")), "other rules"
    climbed(here, EASY, 5, 5)
    assert "2001-01-01" not in here.section("b", old), "nothing of that day is left"


def test_a_row_says_whether_the_mark_is_met(tmp_path: Path) -> None:
    ladder = Ladder(GAME, "0", tmp_path)
    for upper, lower, verdict in (("greedy", "random", "| met |"), ("random", "greedy", "| missed |")):
        rung = Rung(upper, lower)
        report = Contest.of(ladder.match(rung, 2), 20, None, False).run(1, None, lambda _: None)
        assert verdict in row(rung, report)
        assert "≥ 65.0%" in row(rung, report)


def test_text_around_the_tables_survives(tmp_path: Path) -> None:
    path = tmp_path / "docs" / "strength.md"
    write_section(path, "one", "table 1")
    write_section(path, "two", "table 2")
    text = path.read_text()
    assert text.startswith("# How strong")
    assert text.index("table 1") < text.index("table 2")
    path.write_text(f"Mine.\n\n{text}\nMine too.\n")
    write_section(path, "one", "table 3")
    text = path.read_text()
    assert text.startswith("Mine.")
    assert text.endswith("Mine too.\n")
    assert "table 1" not in text
    assert text.index("table 3") < text.index("table 2")
    path.write_text(text.replace(marks("two")[1], ""))
    with pytest.raises(BadRequest, match="only one of the lines"):
        write_section(path, "two", "table 4")
