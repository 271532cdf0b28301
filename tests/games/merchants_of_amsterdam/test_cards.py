"""Carrying cards out."""

from __future__ import annotations

import pytest

from quayside.core.errors import IllegalAction
from quayside.core.journal import Journal
from quayside.games.merchants.actions import FACE_NAMES, MARKET_NAMES, QUARTER_NAMES, REGION_NAMES
from tests.games.merchants_of_amsterdam.builder import GAME, STEPS, Given, spaces, words


def test_M1_a_commodity_card_gives_three_steps_at_most_two_in_one_market() -> None:
    given = Given().market(0, 1, 0, 1, 0).card(0, "commodity")
    supply = given.supply(0)
    given.do("step spices", "step spices")
    assert given.choices() == ["decline", "step sugar", "step gems", "step silk"]
    with pytest.raises(IllegalAction, match="may not do 'step spices' now"):
        given.do("step spices")
    given.do("step silk")
    assert given.positions(0) == [1, 0, 3, 1]
    assert given.supply(0) == supply - 1
    assert given.frame == "pricing"


def test_commodity_card_steps_may_go_into_three_markets() -> None:
    given = Given().card(0, "commodity").do("step sugar", "step gems", "step spices")
    assert given.positions(0) == [1, 1, 1, 0]


def test_a_token_on_the_last_field_cannot_advance_and_such_a_step_is_lost() -> None:
    given = Given().market(0, 8, 8, 8, 7).card(0, "commodity")
    assert given.choices() == ["decline", "step silk"]
    given.do("step silk")
    assert given.frame == "free_house", "all four markets; the two steps that are left are lost afterwards"
    given.do("decline")
    assert given.positions(0) == [8, 8, 8, 8]
    assert given.frame == "pricing"


def test_marked_commodity_card_is_an_ordinary_one_with_four_players() -> None:
    given = Given().card(0, "commodity_marked")
    assert given.choices() == ["decline", *STEPS]


@pytest.mark.parametrize("region", REGION_NAMES)
def test_K1_a_post_card_of_a_region_allows_any_commodity_there(region: str) -> None:
    given = Given().card(2, f"post_{region}")
    assert given.choices(2) == ["decline", *words("found", [f"{region}_{market}" for market in MARKET_NAMES])]
    given.do(f"found {region}_gems")
    assert given.choices(2) == ["decline", "step gems"]
    given.do("step gems")
    assert given.positions(2) == [0, 1, 0, 0]
    assert given.posts_of(2) == [f"{region}_gems"]
    assert given.supply(2) == 22


@pytest.mark.parametrize("market", MARKET_NAMES)
def test_K1_a_post_card_of_a_commodity_allows_any_region(market: str) -> None:
    given = Given().card(1, f"post_{market}")
    assert given.choices(1) == ["decline", *words("found", [f"{region}_{market}" for region in REGION_NAMES])]
    given.do(f"found africa_{market}")
    assert given.choices(1) == ["decline", f"step {market}"]


TWO_QUARTERS = [
    ("nieuwe_zijde", "oude_zijde", ("sugar", "silk")),
    ("oude_zijde", "lastage", ("sugar", "silk")),
    ("grachten", "lastage", ("sugar", "silk")),
    ("oude_zijde", "grachten", ("gems", "spices")),
    ("nieuwe_zijde", "grachten", ("gems", "spices")),
    ("nieuwe_zijde", "lastage", ("gems", "spices")),
]


@pytest.mark.parametrize(
    ("one", "other", "market"), [(one, other, market) for one, other, markets in TWO_QUARTERS for market in markets]
)
def test_K1_a_house_card_of_two_quarters_with_its_market(one: str, other: str, market: str) -> None:
    given = Given().card(0, f"house_{one}_{other}_{market}")
    assert given.choices() == ["decline", *words("build", spaces(one, other))]
    given.do(f"build {other}_b2")
    assert given.choices() == ["decline", f"step {market}"]


def test_the_deck_has_each_card_of_two_quarters_once_and_no_others() -> None:
    table = Given().table
    there = [FACE_NAMES[table.face(card)] for card in range(len(table.deck))]
    two = [face for face in there if face.startswith("house") and not face.endswith("any")]
    assert sorted(two) == sorted(f"house_{a}_{b}_{market}" for a, b, markets in TWO_QUARTERS for market in markets)


@pytest.mark.parametrize("quarter", QUARTER_NAMES)
def test_K1_a_house_card_of_one_quarter_leaves_the_market_open(quarter: str) -> None:
    given = Given().card(0, f"house_{quarter}_any")
    assert given.choices() == ["decline", *words("build", spaces(quarter))]
    given.do(f"build {quarter}_a1")
    assert given.choices() == ["decline", *STEPS]


def test_K2_no_free_post_a_region_card_gives_nothing() -> None:
    given = Given().tokens(3, 60)
    for market, number in zip(MARKET_NAMES, (3, 2, 2, 2), strict=True):
        given.posts(3, *[f"americas_{market}"] * number)
    given.card(0, "post_americas")
    assert given.frame == "pricing"
    assert given.positions(0) == [0, 0, 0, 0]


def test_K2_no_free_post_a_commodity_card_still_gives_its_step() -> None:
    given = Given().tokens(3, 60)
    for region, number in zip(REGION_NAMES, (2, 2, 2, 3), strict=True):
        given.posts(3, *[f"{region}_silk"] * number)
    given.card(0, "post_silk")
    assert given.choices() == ["decline", "step silk"]


def test_K2_no_free_house_space_the_step_is_left() -> None:
    given = Given().fill(3, "lastage").card(0, "house_lastage_any")
    assert given.frame == "stepping"
    assert given.choices() == ["decline", *STEPS]


def test_K3_without_tokens_no_placement_and_no_new_market_but_steps_count() -> None:
    given = Given().market(0, 0, 3, 0, 8).tokens(0, 0).card(0, "house_lastage_any")
    assert given.choices() == ["decline", "step gems"]
    given.do("step gems")
    assert given.positions(0) == [0, 4, 0, 8]
    assert given.houses_of(0) == []
    given = Given().market(0, 0, 3, 0, 0).tokens(0, 0).card(0, "post_africa")
    assert given.frame == "pricing", "no post, so no market for the step"
    given = Given().market(0, 0, 3, 0, 0).tokens(0, 0).card(0, "post_gems")
    assert given.choices() == ["decline", "step gems"]
    given = Given().tokens(0, 1).card(0, "commodity").do("step silk")
    assert given.choices() == ["decline", "step silk"], "the last token went into silk"


@pytest.mark.parametrize(
    ("face", "declines"),
    [("commodity", 1), ("post_americas", 1), ("post_silk", 2), ("house_lastage_any", 2)],
)
def test_K4_any_gain_may_be_declined_and_the_turn_goes_on(face: str, declines: int) -> None:
    given = Given().card(0, face).do(*["decline"] * declines)
    assert given.frame == "pricing"
    assert (given.supply(0), given.money(0), given.positions(0)) == (24, 400, [0, 0, 0, 0])


def declined(given: Given, *words: str) -> list[str]:
    """What the journal tells as declined while this is done."""
    given.table.journal = Journal()
    given.do(*words)
    told = [GAME.describe(entry) for entry in given.table.journal.entries]
    return [entry["declined"] for entry in told if entry["key"] == "declines"]


def test_K4_what_is_declined_is_in_the_journal() -> None:
    assert declined(Given().card(0, "commodity"), "step silk", "decline") == ["steps"]
    assert declined(Given().card(0, "post_silk"), "decline", "decline") == ["post", "step"]
    assert declined(Given().card(0, "house_lastage_any"), "decline", "step gems") == ["house"]
    assert declined(Given().market(0, 2, 2, 2, 1).card(0, "post_silk"), "decline", "step silk", "decline") == [
        "post",
        "house",
    ]
    assert declined(Given(3).field("arms"), "decline", "build lastage_a1", "decline") == ["house", "house"]


def test_what_is_not_to_be_had_is_not_told_as_declined() -> None:
    given = Given().fill(3, "lastage")
    given.table.journal = Journal()
    given.card(0, "house_lastage_any").do("step silk")
    assert "declines" not in [entry.key for entry in given.table.journal.entries]
    given = Given().market(0, 0, 0, 0, 8)
    assert declined(given.card(0, "post_silk"), "found africa_silk") == [], "the step is lost, for the market is full"


def test_K4_a_gain_may_be_declined_in_part() -> None:
    given = Given().card(0, "house_lastage_any").do("build lastage_a1", "decline")
    assert given.houses_of(0) == ["lastage_a1"]
    assert given.positions(0) == [0, 0, 0, 0]
    given = Given().card(0, "house_lastage_any").do("decline", "step silk")
    assert given.houses_of(0) == []
    assert given.positions(0) == [0, 0, 0, 1]
    given = Given().card(0, "commodity").do("step silk", "decline")
    assert given.positions(0) == [0, 0, 0, 1]
    assert given.frame == "pricing"
    given = Given().card(0, "post_silk").do("decline", "step silk")
    assert given.posts_of(0) == []
    assert given.positions(0) == [0, 0, 0, 1]


def test_a_post_whose_market_is_full_may_be_chosen_and_the_step_is_lost() -> None:
    given = Given().market(0, 8, 0, 0, 0).card(0, "post_americas").do("found americas_sugar")
    assert given.posts_of(0) == ["americas_sugar"]
    assert given.positions(0)[0] == 8
    assert given.frame == "pricing"
