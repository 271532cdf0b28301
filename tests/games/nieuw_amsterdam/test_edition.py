"""Edition files: what comes with the game, one's own, and wrong ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import quayside
from quayside.core.edition import EditionFile
from quayside.core.errors import BadEdition
from quayside.core.game import Game

GAME = quayside.game("nieuw-amsterdam")
TEXT = GAME.edition.text


def refusal(text: str) -> str:
    with pytest.raises(BadEdition) as caught:
        GAME.with_edition(EditionFile(text, "my-copy.toml"))
    return str(caught.value)


def line_of(text: str, part: str) -> int:
    return next(k for k, line in enumerate(text.splitlines(), 1) if part in line)


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, count)


def test_the_edition_that_comes_with_the_game() -> None:
    land = GAME.edition.get("land", "cards")
    ships = GAME.edition.get("ships", "cards")
    assert [card["decade"] for card in land] == [card["decade"] for card in ships] == [1620] * 12 + [1630] * 12
    assert [column["tiles"] for column in GAME.edition.get("cash_box", "columns")] == [3, 3, 2, 2, 2]
    usable = [[int(k) for k in GAME.components[seats].longhouse_spaces] for seats in (2, 3, 4, 5)]
    assert usable == [[2, 2, 1, 1, 1, 1], [3, 2, 2, 1, 1, 1], [4, 3, 2, 2, 1, 1], [5, 4, 3, 2, 2, 1]]
    posts = [[int(k) for k in GAME.components[seats].post_spaces] for seats in (2, 3, 4, 5)]
    assert posts == [[2, 1, 1, 1, 1, 1], [3, 2, 2, 1, 1, 1], [5, 3, 3, 2, 2, 2], [5, 3, 3, 2, 2, 2]]
    assert {"decade": 1620, "furs": 4, "coins": 5, "goods": 2, "mark": "found"} in ships


def test_every_figure_has_a_mark() -> None:
    for section, rows in (("cash_box", "columns"), ("river", "stops"), ("wharf", "warehouses"), ("land", "cards"),
                          ("ships", "cards")):  # fmt: skip
        assert all("mark" in row for row in GAME.edition.get(section, rows))
    for section in ("start", "furs", "tiles", "cleared_land", "traders"):
        assert GAME.edition.get(section, "mark")


@pytest.mark.parametrize("section", ["start", "furs", "tiles", "cleared_land", "traders"])
def test_a_section_without_its_mark_is_refused(section: str) -> None:
    said = refusal(changed(f'[{section}]\nmark = "rulebook"\n', f"[{section}]\n"))
    assert said == f"my-copy.toml, line {line_of(TEXT, f'[{section}]')}: {section} mark: 'mark' is missing."


def test_ones_own_cards_are_played_with() -> None:
    text = changed("houses = 1, timber = 1, grain = 2", "houses = 1, timber = 9, grain = 2")
    own = GAME.with_edition(EditionFile(text.replace("Quayside reconstruction", "my copy"), "my-copy.toml"))
    assert own.components[3].land_timber[0] == 9
    assert GAME.components[3].land_timber[0] == 1
    assert own.edition_name == "my copy"
    assert own.edition.digest() != GAME.edition.digest()


def test_layout_comments_name_and_marks_do_not_change_the_digest() -> None:
    text = "# my notes\n\n" + TEXT.replace('mark = "reconstructed"', 'mark = "own copy"')
    text = text.replace("Quayside reconstruction", "my copy")
    assert EditionFile(text, "x").digest() == GAME.edition.digest()


@pytest.mark.parametrize(
    "section", ["start", "furs", "tiles", "wharf", "traders", "cash_box", "river", "land", "ships"]
)
@pytest.mark.parametrize("value", ["5", "[1]", '"text"', "true"])
def test_a_section_that_is_no_table_is_refused(section: str, value: str) -> None:
    lines = TEXT.splitlines()
    start = next(k for k, line in enumerate(lines) if line == f"[{section}]")
    stop = next((k for k in range(start + 1, len(lines)) if re.match(r"\[[a-z_]+\]$", lines[k])), len(lines))
    text = f"{section} = {value}\n" + "\n".join(lines[:start] + lines[stop:])
    assert "my-copy.toml, line 1" in refusal(text)


def test_monstrous_files_are_refused() -> None:
    assert "not valid TOML" in refusal("x = " + "1" * 5000)
    assert "not valid TOML" in refusal("x = " + "[" * 5000)
    assert "printable" in refusal(TEXT.replace("Quayside reconstruction", "a\\u001b[31mb"))


def test_a_missing_card_is_refused() -> None:
    line = next(line for line in TEXT.splitlines() if "furs = 6, coins = 1, goods = 4" in line)
    said = refusal(TEXT.replace(line + "\n", ""))
    assert (
        said
        == f"my-copy.toml, line {line_of(TEXT, '[ships]') + 1}: ships cards: 23 rows are not allowed; exactly 24 are."
    )


@pytest.mark.parametrize(
    ("old", "new", "named", "allowed"),
    [
        ("houses = 3, timber = 3, grain = 5", "houses = 4, timber = 3, grain = 5", "houses = 4", "from 1 to 3"),
        ("houses = 3, timber = 3, grain = 5", 'houses = 3, timber = "three", grain = 5', '"three"', "from 0 to 20"),
        ("houses = 3, timber = 3, grain = 5", "houses = 3, timber = 3.5, grain = 5", "3.5", "from 0 to 20"),
        ("houses = 3, timber = 3, grain = 5", "house = 3, timber = 3, grain = 5", "house = 3", "houses"),
        ("decade = 1630, houses = 3, timber = 6", "decade = 1640, houses = 3, timber = 6", "1640", "1630 is expected"),
        ("furs = 6, coins = 1, goods = 4", "furs = 0, coins = 1, goods = 4", "furs = 0", "from 1 to 15"),
        ("coins = 8", "coins = true", "coins = true", "from 0 to 60"),
        ("buildings = 25", "buildings = -25", "-25", "from 3 to 60"),
        ("points = [1, 3, 6, 10, 15, 21, 28, 36]", 'points = [1, "3"]', 'points = [1, "3"]', "whole numbers"),
        ("points = [1, 3, 6, 10, 15, 21, 28, 36]", "points = []", "points = []", "list of 8"),
        ("longhouses = [1, 0, 1, 0]", "longhouses = [0, 1, 1, 0]", "[0, 1, 1, 0]", "at least one unmarked"),
        ("longhouses = [1, 0, 1, 0]", "longhouses = [1, 0, 1]", "[1, 0, 1]", "list of 4"),
        ("longhouses = [2, 1, 1, 1]", "longhouses = [1, 1, 1, 1]", "[1, 1, 1, 1]", "at least 2 are needed"),
        ("black = 2, white = 3", "black = 2, white = 2", "white = 2", "at least 3 are needed"),
        ("boat = 0", "boat = 1", "boat = 1, mark = \"reconstructed\" },\n]", "only 0"),
        ("{ tiles = 3, coins = 0", "{ tiles = 4, coins = 0", "tiles = 4", "from 2 to 3"),
        ('mark = "found"', 'mark = "guessed"', "guessed", "rulebook, derived, found"),
        ('game = "nieuw-amsterdam"', 'game = "chess"', "chess", "nieuw-amsterdam"),
        ('name = "Quayside reconstruction"', 'name = ""', 'name = ""', "1 to 80 printable characters"),
        ("middle = { furs = 3, goods = 4 }", "middle = { furs = 3, goods = 0 }", "goods = 0", "from 1 to 10"),
        ("[tiles]", "[tiels]", "[tiels]", "what may stand here"),
    ],
)  # fmt: skip
def test_a_wrong_figure_is_refused_naming_line_and_what_is_allowed(
    old: str, new: str, named: str, allowed: str
) -> None:
    text = changed(old, new)
    said = refusal(text)
    assert allowed in said
    first = named.split("\n")[0] if "\n" not in named else 'boat = 1, mark = "reconstructed" },'
    lines = [k for k, line in enumerate(text.splitlines(), 1) if first in line]
    assert any(f"my-copy.toml, line {line}:" in said for line in lines), said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("{ tiles = 3, coins = 0", "{ tiles = 2, coins = 0", "room for 11 tiles; they must hold all 12"),
        ("of_each_kind = 10", "of_each_kind = 3", "15 furs are too few"),
        ("[wharf]", "[wharf", "not valid TOML"),
    ],
)
def test_figures_that_do_not_fit_together_are_refused(old: str, new: str, said: str) -> None:
    assert said in refusal(changed(old, new))


def test_missing_sections_and_files_are_refused(tmp_path: Path) -> None:
    start = TEXT.index("[traders]")
    assert "'traders' is missing" in refusal(TEXT[:start] + TEXT[TEXT.index("[cash_box]") :])
    assert "'name' is missing" in refusal("x = 1")
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(BadEdition):
            EditionFile.read(path)
    (tmp_path / "binary.toml").write_bytes(b"\xff\x00")
    with pytest.raises(BadEdition, match="UTF-8"):
        EditionFile.read(tmp_path / "binary.toml")
    assert "longer than" in str(refusal_of_text("#" * 300_000))


def refusal_of_text(text: str) -> BadEdition:
    with pytest.raises(BadEdition) as caught:
        EditionFile(text, "x.toml")
    return caught.value


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_edition_that_is_accepted_can_be_played(seats: int) -> None:
    """A very different box: few furs, a short river, other columns."""
    text = TEXT.replace("of_each_kind = 10", "of_each_kind = 5").replace("furs = 2\n", "furs = 1\n")
    stops = text[text.index("stops = [") : text.index("[land]")]
    short = 'stops = [\n  { longhouses = [2, 1, 1, 1], black = 2, white = 3, boat = 0, mark = "own copy" },\n' \
            '  { longhouses = [1, 0, 0, 0], black = 0, white = 0, boat = 0, mark = "own copy" },\n]\n\n'  # fmt: skip
    game: Game = GAME.with_edition(EditionFile(text.replace(stops, short), "short.toml"))
    from quayside.core.conformance import check_game
    from tests.games.nieuw_amsterdam.conservation import check

    for number in range(5):
        check_game(game, seats, f"short {number}", invariant=check)
