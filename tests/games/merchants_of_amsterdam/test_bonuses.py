"""Every bonus, gained and given back."""

from __future__ import annotations

import pytest

from quayside.core.edition import EditionFile
from quayside.core.journal import Journal
from quayside.games.merchants.actions import SPACE_NAMES
from quayside.words import LANGUAGES, GameWords
from tests.games.merchants_of_amsterdam.builder import GAME, Given, spaces, words

FOUR_QUARTERS = ("nieuwe_zijde_b2", "oude_zijde_b2", "grachten_b2", "lastage_b2")
FOUR_REGIONS = ("americas_sugar", "africa_sugar", "east_indies_sugar", "far_east_sugar")


def test_market_bonus_gained_a_free_house_anywhere_without_a_step() -> None:
    given = Given().market(0, 2, 2, 2, 1).card(0, "post_silk").do("decline", "step silk")
    assert given.frame == "free_house"
    everywhere = spaces("nieuwe_zijde", "oude_zijde", "grachten", "lastage")
    assert given.choices() == ["decline", *words("build", everywhere)]
    given.do("build oude_zijde_c1")
    assert given.houses_of(0) == ["oude_zijde_c1"]
    assert given.frame == "pricing"


def test_market_bonus_in_the_middle_of_a_commodity_card() -> None:
    given = Given().market(0, 2, 2, 2, 1).card(0, "commodity").do("step silk")
    assert given.frame == "free_house"
    given.do("build lastage_a1")
    assert given.frame == "commodities"
    assert given.table.count == 2
    given.do("step silk", "step gems")
    assert given.positions(0) == [2, 3, 2, 3]
    assert given.frame == "pricing"


def test_market_bonus_with_the_last_step_of_a_commodity_card() -> None:
    given = Given().market(0, 2, 2, 2, 1).card(0, "commodity").do("step sugar", "step sugar", "step silk")
    assert given.frame == "free_house"
    given.do("build oude_zijde_c1")
    assert given.houses_of(0) == ["oude_zijde_c1"]
    assert given.frame == "pricing", "the card is finished"


def test_market_bonus_is_held_once() -> None:
    given = Given().market(0, 2, 2, 2, 1).card(0, "commodity").do("step silk", "build lastage_a1", "step silk")
    assert given.frame == "commodities", "another step forward earns nothing again"


def test_market_bonus_free_house_can_trigger_others() -> None:
    given = Given().houses(0, *FOUR_QUARTERS[:3], "oude_zijde_a3").market(0, 2, 2, 2, 1)
    given.card(0, "commodity").do("step silk", "build lastage_a1")
    assert given.money(0) == 400 + 100 + 40


def test_market_bonus_declined_is_void_not_deferred_and_owes_nothing() -> None:
    given = Given().houses(0, "lastage_a1").market(0, 2, 2, 2, 1).card(0, "commodity")
    given.do("step silk", "decline", "step silk", "decline")
    assert given.frame == "pricing"
    given.field("shipwreck").do("lose_step sugar")
    assert given.houses_of(0) == ["lastage_a1"], "nothing is owed"


def test_market_bonus_once_built_has_to_be_given_back() -> None:
    given = Given().market(0, 2, 2, 2, 1).houses(0, "lastage_a1").card(0, "post_silk").do("decline", "step silk")
    given.do("build oude_zijde_c1")
    given.field("shipwreck").do("lose_step silk")
    assert given.frame == "returning_house"
    assert given.choices() == words("lose_house", ["oude_zijde_c1", "lastage_a1"]), "one of choice"


def test_market_bonus_given_back_can_be_earned_again() -> None:
    given = Given().market(0, 2, 2, 2, 2).free_house(0).houses(0, "lastage_a1").field("shipwreck")
    given.do("lose_step silk")
    assert given.houses_of(0) == [], "the only house goes back without asking"
    given.card(0, "post_silk").do("decline", "step silk")
    assert given.frame == "free_house"


def test_P2_shipwreck_takes_the_market_bonus_and_with_the_last_house_of_a_quarter_100() -> None:
    given = Given().houses(0, *FOUR_QUARTERS, "lastage_c3").market(0, 2, 3, 3, 3).free_house(0)
    assert given.money(0) == 500
    given.field("shipwreck").do("lose_step sugar")
    assert given.frame == "returning_house"
    assert given.actors == [0]
    assert given.choices() == words("lose_house", [*FOUR_QUARTERS, "lastage_c3"])
    lost = given.table.copy()
    given.do("lose_house lastage_c3")
    assert given.money(0) == 500, "any house of the player's choice"
    given.table = lost
    given.do("lose_house grachten_b2")
    assert given.money(0) == 400, "the last one in its quarter"


def test_P2_a_step_back_that_leaves_field_2_keeps_the_bonus() -> None:
    given = Given().houses(0, "lastage_a1").market(0, 2, 3, 3, 3).free_house(0).field("shipwreck").do("lose_step gems")
    assert given.houses_of(0) == ["lastage_a1"]
    assert given.frame == "laying"


def test_P3_market_bonus_with_a_full_city_is_void_and_nothing_is_owed_later() -> None:
    given = Given().fill(3).market(0, 2, 2, 2, 1).card(0, "post_silk").do("decline", "step silk")
    assert given.frame == "pricing"
    assert given.houses_of(0) == []
    given.field("shipwreck").do("lose_step sugar")
    assert given.frame == "laying"
    assert given.table.view(0)["players"][0]["bonuses"]["free_house"] == "none"


def test_P3_market_bonus_without_a_token_is_void() -> None:
    given = Given().market(0, 2, 2, 2, 1).tokens(0, 0).card(0, "post_silk").do("step silk")
    assert given.frame == "pricing"


def keys(given: Given) -> list[str]:
    assert given.table.journal is not None
    return [entry.key for entry in given.table.journal.entries]


def test_P3_a_free_house_is_told_only_if_it_can_be_built() -> None:
    for given in (Given().fill(3), Given().tokens(0, 0), Given()):
        offered = given.supply(0) > 0 and given.table.free_spaces() != 0
        given.market(0, 2, 2, 2, 1).tokens(0, given.supply(0) if offered else 0).card(0, "post_silk")
        given.table.journal = Journal()
        given.do(*["decline"] * (given.frame == "founding"), "step silk")
        assert ("free_house" in keys(given)) == offered == (given.frame == "free_house")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_field_of_the_market_bonus_is_told_as_the_edition_has_it(language: str) -> None:
    text = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
    other = GAME.with_edition(EditionFile(text.replace("free_house_field = 2", "free_house_field = 3"), "mine.toml"))
    given = Given().market(0, 3, 3, 3, 2).houses(0, "lastage_a1", "lastage_a2")
    given.table.game = other
    given.table.parts = other.components[4]
    told = GameWords(other, language, ["Anna", "Bert", "Cornelis", "Dirk"])
    given.card(0, "post_silk").do("decline")
    given.table.journal = Journal()
    given.do("step silk")
    assert "3" in told.prompt(given.table, 0)
    given.do("build lastage_c3").field("shipwreck").do("lose_step silk")
    assert given.frame == "returning_house"
    assert "3" in told.prompt(given.table, 0)
    lines = {e.key: told.log(other.describe(e)) for e in given.table.journal.entries}
    for key in ("free_house", "free_house_owed"):
        assert "3" in lines[key]
        assert "2" not in lines[key]


def test_nothing_to_give_back_nothing_owed() -> None:
    given = Given().market(0, 2, 2, 2, 2).free_house(0).field("shipwreck").do("lose_step silk")
    assert given.frame == "laying"
    assert given.money(0) == 400


def test_region_bonus_gained_with_a_post_in_each_region() -> None:
    given = Given().posts(0, *FOUR_REGIONS[:3]).card(0, "post_far_east").do("found far_east_silk")
    assert given.money(0) == 500
    assert given.table.ledger()[0]["regions"] == 100
    given.do("decline").card(0, "post_far_east").do("found far_east_silk")
    assert given.money(0) == 500, "once at a time"


def test_region_bonus_given_back_with_the_last_post_of_a_region() -> None:
    given = Given().posts(0, *FOUR_REGIONS, "africa_gems").field("lose_post").do("lose_post africa_gems")
    assert given.money(0) == 500
    given = Given().posts(0, *FOUR_REGIONS).field("lose_post").do("lose_post africa_sugar")
    assert given.money(0) == 400
    given.posts(0, "africa_gems")
    assert given.money(0) == 500, "earned again"


def test_quarter_bonus_gained_with_a_house_in_each_quarter() -> None:
    given = Given().houses(0, *FOUR_QUARTERS[:3]).card(0, "house_lastage_any").do("build lastage_c2")
    assert given.money(0) == 500
    assert given.table.ledger()[0]["quarters"] == 100


def test_P1_quarter_bonus_given_back_without_a_loan() -> None:
    given = Given().houses(0, *FOUR_QUARTERS).cash(150).field("lose_house").do("lose_house lastage_b2")
    assert given.money(0) == 50
    assert given.table.view(0)["players"][0]["loans"] == 0


def test_P1_quarter_bonus_given_back_with_a_forced_loan() -> None:
    given = Given().houses(0, *FOUR_QUARTERS).cash(70).field("lose_house").do("lose_house lastage_b2")
    assert given.money(0) == 90
    assert given.table.view(0)["players"][0]["loans"] == 1


def test_region_bonus_given_back_with_a_forced_loan() -> None:
    given = Given().posts(0, *FOUR_REGIONS).cash(30).field("lose_post").do("lose_post africa_sugar")
    assert given.money(0) == 30 + 120 - 100
    assert given.table.view(0)["players"][0]["loans"] == 1
    given = Given().posts(0, *FOUR_REGIONS).cash(100).field("lose_post").do("lose_post africa_sugar")
    assert given.money(0) == 0, "just enough"
    assert given.table.view(0)["players"][0]["loans"] == 0


def test_P2_a_cascade_ends_with_forced_loans() -> None:
    """A shipwreck costs the market bonus, its house the four quarters or a bridge, and that a loan."""
    houses = ("oude_zijde_a3", "lastage_a1", "lastage_c1", "oude_zijde_c3", "grachten_b2", "nieuwe_zijde_b2")
    given = Given().houses(0, *houses).market(0, 2, 3, 3, 3).free_house(0).cash(50)
    given.field("shipwreck").do("lose_step sugar")
    assert given.frame == "returning_house"
    lost = given.table.copy()
    given.do("lose_house lastage_a1")
    assert (given.money(0), given.table.view(0)["players"][0]["loans"]) == (10, 0), "one bridge"
    given.table = lost
    given.do("lose_house grachten_b2")
    assert (given.money(0), given.table.view(0)["players"][0]["loans"]) == (50 + 120 - 100, 1), "the four quarters"
    given.field("lose_house").do("lose_house oude_zijde_a3")
    assert (given.money(0), given.table.view(0)["players"][0]["loans"]) == (30, 1)
    given.cash(0).table.time = 0
    given.field("lose_house").do("lose_house oude_zijde_c3")
    assert (given.money(0), given.table.view(0)["players"][0]["loans"]) == (80, 2), "40 short again"


def test_forced_loans_just_as_many_as_needed() -> None:
    houses = ("grachten_a3", "nieuwe_zijde_a1", "oude_zijde_b2", "lastage_b2")
    given = Given().houses(0, *houses).cash(0)
    given.field("lose_house").do("lose_house grachten_a3")
    assert given.table.view(0)["players"][0]["loans"] == 2
    assert given.money(0) == 240 - 140


def test_forced_loans_several_for_one_bonus_where_an_edition_pays_more(monkeypatch: pytest.MonkeyPatch) -> None:
    given = Given().houses(0, *FOUR_QUARTERS).cash(50)
    monkeypatch.setattr(given.table.parts, "quarters_bonus", 300)
    given.field("lose_house").do(f"lose_house {FOUR_QUARTERS[0]}")
    assert given.table.view(0)["players"][0]["loans"] == 3, "50 and twice 120 are not enough"
    assert given.money(0) == 50 + 3 * 120 - 300


def test_bridge_bonus_gained_for_each_bridge_separately() -> None:
    given = Given().houses(0, "nieuwe_zijde_a3", "nieuwe_zijde_b3", "oude_zijde_a1")
    assert given.money(0) == 440
    given.houses(0, "oude_zijde_b1")
    assert given.money(0) == 480
    assert given.table.ledger()[0]["bridges"] == 80
    given = Given().houses(0, "nieuwe_zijde_a3").houses(1, "oude_zijde_a1")
    assert given.all_money() == [400] * 4, "both ends must be one's own"


BRIDGES = [
    ("grachten_a3", "nieuwe_zijde_a1"),
    ("grachten_c3", "nieuwe_zijde_c1"),
    ("nieuwe_zijde_a3", "oude_zijde_a1"),
    ("nieuwe_zijde_b3", "oude_zijde_b1"),
    ("oude_zijde_a3", "lastage_a1"),
    ("oude_zijde_c3", "lastage_c1"),
]


@pytest.mark.parametrize(("west", "east"), BRIDGES)
def test_bridge_bonus_for_each_of_the_six(west: str, east: str) -> None:
    assert Given().houses(0, west, east).money(0) == 440
    assert Given().houses(0, east, west).money(0) == 440


def test_bridge_bonus_for_no_other_pair_of_houses() -> None:
    everywhere = spaces("nieuwe_zijde", "oude_zijde", "grachten", "lastage")
    parts = Given().table.parts
    paid = [{name for space, name in enumerate(SPACE_NAMES) if ends >> space & 1} for ends in map(int, parts.bridges)]
    assert sorted(map(sorted, paid)) == sorted(map(sorted, BRIDGES))
    assert Given().houses(0, "nieuwe_zijde_c3", "oude_zijde_c1").money(0) == 400, "side by side, but no bridge"
    assert {end for pair in BRIDGES for end in pair} <= set(everywhere)


def test_bridge_bonus_given_back_and_earned_again() -> None:
    given = Given().houses(0, "nieuwe_zijde_a3", "oude_zijde_a1").field("lose_house").do("lose_house oude_zijde_a1")
    assert given.money(0) == 400
    given.houses(0, "oude_zijde_a1")
    assert given.money(0) == 440


def test_bridge_bonus_is_not_given_back_by_who_never_had_it() -> None:
    given = Given().houses(0, "nieuwe_zijde_a3").houses(1, "oude_zijde_a1")
    given.field("lose_house")
    assert given.houses_of(0) == given.houses_of(1) == [], "there was nothing to choose"
    assert given.all_money() == [400] * 4
    assert given.table.ledger()[0]["loans"] == 0


def test_bonuses_are_settled_depth_first_before_the_step_of_the_card() -> None:
    given = Given().houses(0, *FOUR_QUARTERS[:3]).card(0, "house_lastage_any").do("build lastage_c2")
    assert given.money(0) == 500
    assert given.frame == "stepping"
