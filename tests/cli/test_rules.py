"""`quayside rules` and `quayside edition`."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

import quayside
from quayside.rulebook import rules_page
from quayside.rulebook.page import PageWords
from tests.cli.conftest import Run


@pytest.mark.parametrize("slug", quayside.games())
@pytest.mark.parametrize(
    ("language", "heading"),
    [("en", "Rulings"), ("de", "Festlegungen"), ("fr", "Précisions"), ("ru", "Уточнения")],
)
def test_rules_in_the_terminal(run: Run, slug: str, language: str, heading: str) -> None:
    ran = run("rules", slug, "--language", language)
    assert ran.code == 0
    lines = [line.strip() for line in ran.out.splitlines()]
    assert lines[0] == quayside.game(slug).title
    assert heading in lines
    assert max(cell_len(line) for line in ran.out.splitlines()) <= 80
    assert "{" not in ran.out
    assert "/api/" not in ran.out
    guess = PageWords(quayside.game(slug), language).say("mark-reconstructed")
    marked = [line for line in lines if line.endswith(f" {guess}")]  # whole words, though the tables are narrow
    assert len(marked) == rules_page(quayside.game(slug), language).count(f"| *{guess}* |\n")


def test_one_chapter(run: Run) -> None:
    ran = run("rules", "riverboat", "--chapter", "edition-boats", "--language", "de")
    assert ran.out.split()[0] == "Flussboote"
    assert "abgeleitet" in ran.out
    assert "Hafenmeister" not in ran.out
    whole = run("rules", "riverboat", "--chapter", "round").out
    assert "Choosing phase cards" in whole
    assert "End of the round" in whole
    assert "With two, three or four players" not in whole
    run("rules", "riverboat", "--chapter", "weather").refused("weather", "goal", "rulings")
    run("rules", "chess").refused("no game 'chess'")


def test_an_edition_is_printed_changed_and_read_about(run: Run, tmp_path: Path) -> None:
    ran = run("edition", "merchants-of-amsterdam")
    assert ran.out == quayside.game("merchants-of-amsterdam").edition.text
    own = ran.out.replace("steps = 3", "steps = 5").replace("in_one_market = 2", "in_one_market = 3")
    (tmp_path / "my-copy.toml").write_text(own, encoding="utf-8")
    asked = ("rules", "merchants-of-amsterdam", "--edition", "my-copy.toml", "--chapter", "cards")
    assert "5 steps on the exchange, at most 3 of them" in " ".join(run(*asked).out.split())
    ran = run(
        "play", "merchants-of-amsterdam", "--edition", "my-copy.toml", "--hotseat", "--language", "fr", typed="r\nq\n"
    )
    assert "jusqu’à 5 cases à la bourse, 3 au plus" in " ".join(ran.out.split())
    assert "quayside rules merchants-of-amsterdam --language fr" in ran.out
