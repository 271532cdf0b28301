"""Every bonus, gained and given back."""

from __future__ import annotations

import pytest

from tests.games.merchants_of_amsterdam.builder import Given, spaces, words

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
