"""Edition files: the one that comes with the game, and refusals that name the line."""

from __future__ import annotations

import pytest

from quayside.core.dice import FastDice
from quayside.core.edition import MARKS, EditionFile
from quayside.core.errors import BadEdition
from quayside.core.playout import random_playout
from quayside.games.riverboat.acquisitions import A_BARN, A_SURVEYOR, ANY, NONE
from quayside.games.riverboat.actions import BOAT_NAMES, CROP_NAMES, REGION_NAMES, REGIONS, TILE_NAMES
from quayside.games.riverboat.edition import BOARD_NAMES
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
        BOAT_NAMES, PARTS.boat_load, PARTS.boat_points, PARTS.boat_coins, PARTS.boat_harbour, PARTS.boat_acquisition,
        PARTS.boat_agents, PARTS.boat_agents_up_to,
    )  # fmt: skip
    assert [tuple(row) for row in rows] == [
        ("1", 1, 0, 1, 3, NONE, 0, 0),
        ("2a", 2, 1, 0, 2, NONE, 0, 0),
        ("2b", 2, 2, 0, 1, NONE, 0, 0),
        ("3a", 3, 3, 0, 1, NONE, 0, 0),
        ("3b", 3, 3, 1, 0, NONE, 0, 0),
        ("4", 4, 0, 0, 0, A_BARN, 0, 0),
        ("5", 5, 0, 0, 0, A_SURVEYOR, 1, 0),
        ("6", 6, 0, 0, 0, ANY, 0, 2),
        ("7", 7, 0, 0, 0, ANY, 0, 3),
    ]


def test_the_four_boards_of_the_data_page() -> None:
    boards = {
        "levee": "DDDDTTTT / DDDDTTTT / CCCHHSSS / CCHHHSSS / CCCHHHSS",
        "bend": "HHHCCCDD / HHCCCDDD / HHHCCDDD / TTTTSSSS / TTTTSSSS",
        "island": "DDTTTHHH / DDTTTHHH / DDSSTTHH / DSSSCCCC / DSSSCCCC",
        "delta": "TTTCCSSS / TTTCCSSS / HTTCCCSS / HHHCDDDD / HHHHDDDD",
    }
    letters = dict(zip(("spade", "heart", "club", "diamond", "star"), "SHCDT", strict=True))
    assert list(boards) == list(BOARD_NAMES)
    for k, rows in enumerate(boards.values()):
        fields = rows.replace(" / ", "")
        for region, name in enumerate(REGION_NAMES[:REGIONS]):
            there = "".join("o" if PARTS.regions[k * REGIONS + region] >> field & 1 else "." for field in range(40))
            assert there == "".join("o" if letter == letters[name] else "." for letter in fields)
            assert there.count("o") == 8


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
    "figures",
    [
        {"boats = 2\n": "boats = 1\n", "boats_in_last_round = 3": "boats_in_last_round = 1"},
        {"boats = 2\n": "boats = 1\n", "boats_in_last_round = 3": "boats_in_last_round = 6"},
        {"\nsurveyors = 2\nsurveyors_in_last_round = 3": "\nsurveyors = 0\nsurveyors_in_last_round = 0"},
        {"region_cards = 8": "region_cards = 1", "workers = 13": "workers = 1"},
        {"coins = 25": "coins = 0", "coins = 3\n": "coins = 0\n", "barns = 8": "barns = 0", "wells = 8": "wells = 0"},
        {"of_each_kind = 5": "of_each_kind = 1", "last_space = 24": "last_space = 2", "bonus = 9": "bonus = 1"},
    ],
)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_lowest_figures_allowed_still_make_a_game(figures: dict[str, str], seats: int) -> None:
    text = TEXT
    for old, new in figures.items():
        assert old in text
        text = text.replace(old, new, 1)
    state = GAME.with_edition(EditionFile(text, "mine.toml")).new(seats, "lowest")
    random_playout(state, FastDice(seats), 20_000)
    assert state.over


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("workers = 56", "workers = 55", "55 are too few; 56 are needed for the start with 4 players"),
        ("coins = 25", 'coins = "many"', "a whole number from 0 to 200"),
        ("wells = 8", "wels = 8", "'wels' is not known"),
        ("boats = 2\n", "boats = 0\n", "a whole number from 1 to 9"),
        ("boats_in_last_round = 3", "boats_in_last_round = 0", "a whole number from 1 to 9"),
        ("harvest_bonus = 9", "harvest_bonus = 0", "a whole number from 1 to 60"),
        ("region_cards = 8", "region_cards = 0", "a whole number from 1 to 20"),
        ("workers = 13", "workers = 0", "a whole number from 1 to 40"),
        ("of_each_kind = 5", "of_each_kind = 0", "a whole number from 1 to 40"),
        ("spaces_a_berth = 2", "spaces_a_berth = 0", "a whole number from 1 to 20"),
        ("last_space = 24", "last_space = 0", "a whole number from 1 to 200"),
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
