"""Edition files: the one that comes with the game, and refusals that name the line."""

from __future__ import annotations

import pytest

from quayside.core.edition import MARKS, EditionFile
from quayside.core.errors import BadEdition
from quayside.games.riverboat.actions import BOAT_NAMES, CROP_NAMES, TILE_NAMES
from tests.games.riverboat.scene import GAME

TEXT = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
PARTS = GAME.components[4]


def changed(old: str, new: str) -> EditionFile:
    assert TEXT.count(old) >= 1
    return EditionFile(TEXT.replace(old, new, 1), "mine.toml")


def test_the_tiles_are_70_singles_25_doubles_and_15_triples() -> None:
    numbers = dict(zip(TILE_NAMES, PARTS.tiles, strict=True))
    by_hexes = [sum(n for name, n in numbers.items() if name.count("-") == k) for k in range(3)]
    assert by_hexes == [70, 25, 15]
    assert all(numbers[f"{crop}-{crop}"] == 1 for crop in CROP_NAMES), "one double of each crop alone"


def test_each_crop_is_on_as_many_hexes_as_any_other() -> None:
    hexes = dict.fromkeys(CROP_NAMES, 0)
    for name, number in zip(TILE_NAMES, PARTS.tiles, strict=True):
        for crop in name.split("-"):
            hexes[crop] += number
    assert set(hexes.values()) == {33}


def test_the_boats_of_the_rules_page() -> None:
    rows = zip(
        BOAT_NAMES, PARTS.boat_load, PARTS.boat_points, PARTS.boat_coins, PARTS.boat_harbour, PARTS.boat_agents,
        PARTS.boat_agents_up_to,
    )  # fmt: skip
    assert [tuple(row) for row in rows] == [
        ("1", 1, 0, 1, 3, 0, 0),
        ("2a", 2, 1, 0, 2, 0, 0),
        ("2b", 2, 2, 0, 1, 0, 0),
        ("3a", 3, 3, 0, 1, 0, 0),
        ("3b", 3, 3, 1, 0, 0, 0),
        ("4", 4, 0, 0, 0, 0, 0),
        ("5", 5, 0, 0, 0, 1, 0),
        ("6", 6, 0, 0, 0, 0, 2),
        ("7", 7, 0, 0, 0, 0, 3),
    ]


def test_every_figure_has_a_mark() -> None:
    def marks(value: object) -> list[str]:
        if isinstance(value, dict):
            return [value["mark"]] if "mark" in value else [m for inner in value.values() for m in marks(inner)]
        return [m for inner in value for m in marks(inner)] if isinstance(value, list) else []

    data = GAME.edition.data
    for section, value in data.items():
        if section not in ("name", "game"):
            assert marks(value), section
            assert set(marks(value)) <= set(MARKS)


def test_another_edition_can_be_played() -> None:
    game = GAME.with_edition(changed("coins = 25", "coins = 40"))
    assert game.new(2, "more").coins == 34


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("workers = 56", "workers = 55", "55 are too few; 56 are needed for the start with 4 players"),
        ("coins = 25", 'coins = "many"', "a whole number from 0 to 200"),
        ("wells = 8", "wels = 8", "'wels' is not known"),
        ("boats_in_last_round = 3", "boats_in_last_round = 4", "10 boats in all, but has 9 berths"),
        ("of_each_region = 7", "of_each_region = 5", "30 region cards are too few; a game turns 32"),
        ('["wheat", "corn"]', '["wheat", "rice"]', "a list of 2 of turnip, wheat"),
        ('["corn", "corn", "potato"]', '["corn", "potato", "potato"]', "two hexes of its first crop"),
        ('"DDDDTTTT", "DDDDTTTT"', '"DDDDTTTT", "DDDDTTT"', "5 texts of 8 letters"),
        ('"DDDDTTTT", "DDDDTTTT"', '"TDDDTTTT", "DDDDTTTT"', "the region star (T) must be there and in one piece"),
        ('name = "3b", load = 3', 'name = "3b", load = 4', "boat 3b is named after its load"),
        ('acquisition = "barn"', 'acquisition = "tractor"', "one of barn, surveyor, any"),
        ("{ harbour = 2, mark", "{ harbor = 2, mark", "'harbor' is not known"),
        ('name = "purse", points = 2, most = 14', 'name = "purse", points = 2', "'most' is missing"),
        ('name = "voyage", points = 5', 'name = "voyage", points = 5, most = 9', "gives its points at once"),
        ("start = [0, 1, 2]", "start = [0, 1]", "a list of 3 whole numbers"),
        ("new_orleans = [20, 10, 5, 0]", "new_orleans = 20", "a list of 4 whole numbers"),
        ("singles = 12", "singles = 0", "without singles"),
        ('number = 2, mark = "reconstructed"', 'number = 2, mark = "guessed"', "one of rulebook, derived"),
    ],
)
def test_a_figure_that_cannot_be_played_with_is_refused_with_its_line(old: str, new: str, said: str) -> None:
    line = TEXT[: TEXT.index(old)].count("\n") + 1
    with pytest.raises(BadEdition) as refused:
        GAME.with_edition(changed(old, new))
    assert said in str(refused.value)
    if "is missing" not in said and "region cards" not in said and "berths" not in said:
        assert f"line {line}:" in str(refused.value)
