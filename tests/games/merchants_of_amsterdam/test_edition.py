"""The components, and what an edition that cannot be played is told."""

from __future__ import annotations

import pytest

import quayside
from quayside.core.edition import EditionFile
from quayside.core.errors import BadEdition
from quayside.games.merchants.actions import FACE_NAMES, MARKET_NAMES, POST_NAMES, REGION_NAMES, SPACE_NAMES
from tests.games.merchants_of_amsterdam.builder import GAME

TEXT = (GAME.folder / "edition.toml").read_text(encoding="utf-8")


def test_deck_arithmetic() -> None:
    faces = [FACE_NAMES[face] for face in GAME.components[4].card_faces]
    assert len(faces) == 84
    assert faces.count("hourglass") == 24
    assert faces.count("commodity_marked") == 6
    assert [GAME.components[seats].turns // seats for seats in (3, 4, 5)] == [6, 5, 4]
    markets = [face.rsplit("_", 1)[1] for face in faces if face.startswith("house")]
    assert [markets.count(name) for name in ("sugar", "gems", "spices", "silk", "any")] == [3, 3, 3, 3, 12]


def test_board_figures() -> None:
    parts = GAME.components[5]
    assert bin(parts.house_spaces).count("1") == 36
    assert sum(bin(p).count("1") for p in parts.posts) == 36
    assert len(parts.bridges) == 6
    assert parts.market_length == 8


def test_the_payouts_of_the_data_page() -> None:
    pairs = list(zip(GAME.components[3].payouts[0::2], GAME.components[3].payouts[1::2], strict=True))
    assert pairs[:4] == [(100, 60), (80, 40), (60, 40), (40, 20)], "row A"
    assert pairs[4:8] == [(120, 80), (100, 60), (80, 40), (60, 40)], "row B"
    assert pairs[8:] == [(140, 100), (120, 80), (100, 60), (80, 40)], "row C"


def test_the_posts_of_the_data_page() -> None:
    posts = dict(zip(POST_NAMES, (int(bits).bit_count() for bits in GAME.components[3].posts), strict=True))
    by_region = {region: [posts[f"{region}_{market}"] for market in MARKET_NAMES] for region in REGION_NAMES}
    assert MARKET_NAMES == ["sugar", "gems", "spices", "silk"]
    assert by_region == {
        "americas": [3, 2, 2, 2],
        "africa": [2, 3, 2, 2],
        "east_indies": [2, 2, 3, 2],
        "far_east": [2, 2, 2, 3],
    }


def test_the_start_positions_of_the_data_page() -> None:
    parts = GAME.components[5]
    assert [(SPACE_NAMES[h], POST_NAMES[p]) for h, p in zip(parts.start_houses, parts.start_posts, strict=True)] == [
        ("nieuwe_zijde_b2", "americas_sugar"),
        ("oude_zijde_b2", "africa_gems"),
        ("grachten_b2", "east_indies_spices"),
        ("lastage_b2", "far_east_silk"),
        ("oude_zijde_c1", "east_indies_silk"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("cash = 400", "cash = 405", "line 13: start cash: 405 is not allowed; money comes in whole tens"),
        ("tokens = 24", 'tokens = "many"', "line 14: start tokens: 'many' is not allowed; a whole number from 3 to 60"),
        ("count = 24", "count = 23", "23 hourglasses do not lead from the first field to the last but one"),
        ('"post_silk", count = 3', '"post_silk", count = 4', "do not give 3 players equally many turns"),
        ('"post_silk"', '"post_porcelain"', "'post_porcelain' is not a card"),
        ("number = 4, mark", "number = 3, mark", "3 stands twice"),
        ('from = "grachten_a3"', 'from = "grachten_a4"', "'grachten_a4' is not a house space"),
        ('to = "nieuwe_zijde_a1"', 'to = "grachten_a1"', "a bridge joins two different quarters"),
        ('lastage = ["ooo."', 'lastage = ["oxo."', "3 rows of up to 4 spaces"),
        ("sugar = 3, gems = 2", "sugar = 9, gems = 2", "15 posts are not allowed"),
        ('"oude_zijde_b2", post', '"nieuwe_zijde_b2", post', "two positions have the same house space"),
        ('year = "1588", field = "ship"', 'year = "1588", field = "boat"', "'boat' is not allowed; one of start"),
        ('field = "score_exchange", payout = "A"', 'field = "score_exchange"', "'payout' is missing"),
        ('field = "ship"', 'field = "end", payout = "A"', "the last one, and only that, is the end"),
        ("second = [60, 40, 40, 20]", "second = [60, 40, 40]", "a list of 4 whole numbers is"),
        ("first = [100, 80", "first = [105, 80", "money comes in whole tens"),
        ("paid = 120", "payed = 120", "'payed' is not known"),
        ("fields = 8", "fields = 1", "a whole number from 2 to 30"),
    ],
)
def test_bad_figures_are_refused_in_a_sentence(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(BadEdition) as refusal:
        GAME.with_edition(EditionFile(TEXT.replace(old, new, 1), "my-copy.toml"))
    assert complaint in str(refusal.value)
    assert str(refusal.value).startswith("my-copy.toml, line ")


def test_another_edition_can_be_played() -> None:
    text = TEXT.replace("Quayside reconstruction", "Mine").replace('lastage = ["ooo.", "ooo.", "ooo."]',
                                                                   'lastage = ["oooo", "oo.o", "oooo"]')  # fmt: skip
    game = GAME.with_edition(EditionFile(text, "mine.toml"))
    assert "d4" not in game.new(3, "x").view(None)["amsterdam"]["quarters"]["lastage"]["spaces"]
    assert "c4" in game.new(3, "x").view(None)["amsterdam"]["quarters"]["lastage"]["spaces"]
    assert quayside.game("merchants-of-amsterdam").standard
    assert not game.standard
