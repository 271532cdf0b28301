"""Every field of the time track."""

from __future__ import annotations

import pytest

from quayside.games.merchants.actions import MARKET_NAMES, POST_NAMES, QUARTER_NAMES, REGION_NAMES
from tests.games.merchants_of_amsterdam.builder import GAME, STEPS, Given, spaces, words


def after_field(given: Given) -> bool:
    """The field is finished: the mayor lays the next card."""
    return given.frame == "laying" and given.actors == [0]


def test_the_track_has_the_years_of_the_rulebook() -> None:
    fields = Given().table.view(None)["time"]["fields"]
    assert len(fields) == 26
    assert GAME.years[0] == "1579"
    assert GAME.years[-1] == "1666"
    assert [field["year"] for field in fields if field["field"] == "nothing"] == ["1585", "1596/97", "1600", "1665"]
    scored = [field["field"] for field in fields]
    assert (scored.count("score_exchange"), scored.count("score_houses"), scored.count("score_posts")) == (3, 2, 2)
    rows = {field["year"]: field["payout"] for field in fields}
    assert (rows["1609"], rows["1611"], rows["1619"]) == ("A", "A", "A")


def test_the_fields_of_the_data_page_by_year() -> None:
    fields = Given().table.view(None)["time"]["fields"]
    assert [(field["year"], field["field"], field["payout"] or "") for field in fields] == [
        ("1579", "start", ""),
        ("1585", "nothing", ""),
        ("1588", "ship", ""),
        ("1596/97", "nothing", ""),
        ("1597", "ship", ""),
        ("1600", "nothing", ""),
        ("1602", "globe", ""),
        ("1609", "score_exchange", "A"),
        ("1609/21", "loan", ""),
        ("1611", "score_houses", "A"),
        ("1613", "arms", ""),
        ("1619", "score_posts", "A"),
        ("1621", "globe", ""),
        ("1624", "ship", ""),
        ("1625", "globe", ""),
        ("1628", "score_exchange", "B"),
        ("1632", "score_houses", "B"),
        ("1636/37", "score_exchange", "B"),
        ("1640", "shipwreck", ""),
        ("1641", "score_posts", "B"),
        ("1652/54", "leaders_back", ""),
        ("1656", "lose_house", ""),
        ("1662", "lose_post", ""),
        ("1664", "lose_post", ""),
        ("1665", "nothing", ""),
        ("1666", "end", "C"),
    ]


def test_start_field_is_not_paid_twice() -> None:
    assert GAME.new(3, "start").scores() == [400, 400, 400]


def test_nothing_happens_on_an_empty_field() -> None:
    given = Given().field("nothing")
    assert after_field(given)
    assert given.all_money() == [400] * 4


def test_ship_each_player_one_step_in_one_market_from_the_mayors_left() -> None:
    given = Given().field("ship")
    asked = []
    for market in ("sugar", "silk", "gems", "spices"):
        asked += given.actors
        assert given.choices() == ["decline", *STEPS]
        given.do(f"step {market}")
    assert asked == [1, 2, 3, 0]
    assert after_field(given)
    assert [given.positions(seat) for seat in range(4)] == [[0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 1, 0, 0]]


def test_globe_each_player_a_token_on_any_free_post_and_its_step() -> None:
    given = Given().field("globe")
    assert given.choices() == ["decline", *words("found", POST_NAMES)]
    given.do("found far_east_sugar", "step sugar")
    assert given.posts_of(1) == ["far_east_sugar"]
    assert given.positions(1) == [1, 0, 0, 0]
    given.do("decline", "decline", "found africa_gems", "decline")
    assert after_field(given)
    assert given.positions(0) == [0, 0, 0, 0]
    assert given.posts_of(0) == ["africa_gems"]


def test_globe_with_no_free_post_gives_nothing() -> None:
    given = Given(3).tokens(2, 80)
    for region in REGION_NAMES:
        for market in MARKET_NAMES:
            while given.table.post_free(POST_NAMES.index(f"{region}_{market}")):
                given.posts(2, f"{region}_{market}")
    assert after_field(given.field("globe"))


def test_arms_each_player_a_house_on_any_free_space_without_a_step() -> None:
    given = Given().houses(2, "nieuwe_zijde_b2").field("arms")
    free = [space for space in spaces(*QUARTER_NAMES) if space != "nieuwe_zijde_b2"]
    assert given.choices() == ["decline", *words("build", free)]
    given.do("build grachten_a1", "build grachten_a2", "decline", "build lastage_c3")
    assert after_field(given)
    assert given.houses_of(1) == ["grachten_a1"]
    assert given.positions(1) == [0, 0, 0, 0]


def test_arms_without_tokens_or_with_a_full_city_gives_nothing() -> None:
    assert after_field(Given(3).tokens(0, 0).tokens(1, 0).tokens(2, 0).field("arms"))
    assert after_field(Given(3).fill(2).field("arms"))


def test_loan_each_player_may_take_one_openly_and_in_order() -> None:
    given = Given(3).field("loan")
    assert given.actors == [1]
    assert given.choices() == ["decline", "take_loan"]
    given.do("take_loan")
    assert given.table.view(0)["players"][1]["loans"] == 1
    given.do("decline", "take_loan")
    assert given.all_money() == [520, 520, 400]
    assert after_field(given)


def test_L1_a_loan_is_repaid_at_the_end_and_the_sum_may_be_negative() -> None:
    given = Given(3).cash(400, 50, 400).field("loan").do("take_loan", "decline", "decline")
    assert given.money(1) == 170
    given.last_turn_over(hourglasses=0)
    assert given.money(1) == -30
    assert given.table.ledger()[1]["loans"] == -80


def test_lose_a_house_each_player_removes_one_own() -> None:
    given = Given(3).houses(1, "lastage_a1", "grachten_a1").houses(0, "lastage_c3").field("lose_house")
    assert given.actors == [1]
    assert given.choices() == ["lose_house grachten_a1", "lose_house lastage_a1"]
    given.do("lose_house lastage_a1")
    assert after_field(given), "seat 2 has nothing to lose, the mayor only one house"
    assert [given.houses_of(seat) for seat in range(3)] == [[], ["grachten_a1"], []]
    assert [given.supply(seat) for seat in range(3)] == [24, 23, 24]


def test_lose_a_house_does_not_touch_the_market_bonus() -> None:
    given = Given(3).market(1, 2, 2, 2, 2).houses(1, "lastage_a1", "grachten_a1").free_house(1)
    given.field("lose_house").do("lose_house lastage_a1")
    assert given.table.view(0)["players"][1]["bonuses"]["free_house"] == "held"
    assert after_field(given)


def test_lose_a_post_each_player_removes_one_own() -> None:
    given = Given(3).posts(2, "africa_gems", "africa_gems", "far_east_silk").field("lose_post")
    assert given.actors == [2]
    assert given.choices() == ["lose_post africa_gems", "lose_post far_east_silk"], "posts alike are one choice"
    given.do("lose_post africa_gems")
    assert given.table.view(0)["players"][2]["posts"] == 2
    assert given.supply(2) == 22


def test_shipwreck_each_player_moves_one_own_token_back() -> None:
    given = Given(3).market(1, 3, 0, 1, 0).market(2, 0, 0, 0, 5).field("shipwreck")
    assert given.actors == [1]
    assert given.choices() == ["lose_step sugar", "lose_step spices"]
    supply = given.supply(1)
    given.do("lose_step spices")
    assert given.positions(1) == [3, 0, 0, 0], "it leaves the market"
    assert given.supply(1) == supply + 1
    assert given.positions(2) == [0, 0, 0, 4]
    assert after_field(given)


def test_T1_leaders_back_all_tied_leaders_and_a_leader_on_field_1_leaves_the_market() -> None:
    given = Given(3).market(0, 4, 1, 0, 2).market(1, 4, 0, 0, 6).market(2, 3, 0, 0, 5).field("leaders_back")
    assert [given.positions(seat) for seat in range(3)] == [[3, 0, 0, 2], [3, 0, 0, 5], [3, 0, 0, 5]]
    assert given.supply(0) == 22
    assert after_field(given)


def test_leaders_back_moves_all_at_once_and_then_settles_lost_bonuses_from_the_mayors_left() -> None:
    given = Given(3)
    for seat, house in ((0, "grachten"), (1, "lastage")):
        given.houses(seat, f"{house}_a1", f"{house}_b3").free_house(seat)
    given.market(0, 2, 4, 4, 4).market(1, 2, 3, 3, 3).field("leaders_back")
    assert given.positions(0) == [1, 3, 3, 3]
    assert given.positions(1) == [1, 3, 3, 3]
    assert given.frame == "returning_house"
    assert given.actors == [1]
    given.do("lose_house lastage_b3")
    assert given.frame == "returning_house"
    assert given.actors == [0]
    given.do("lose_house grachten_a1")
    assert after_field(given)


@pytest.mark.parametrize(("field", "paid"), [("score_exchange", 100), ("score_houses", 100), ("score_posts", 100)])
def test_scoring_fields_only_move_money(field: str, paid: int) -> None:
    given = Given(3).market(1, 3, 0, 0, 0).houses(1, "lastage_a1").posts(1, "africa_gems").field(field)
    assert given.all_money() == [400, 400 + paid, 400]
    assert after_field(given)


def test_each_scoring_field_pays_its_own_row() -> None:
    fields = Given(3).table.view(None)["time"]["fields"]
    first = {name: GAME.edition.get("payouts", name, "first")[0] for name in ("A", "B", "C")}
    rows = [(k, field["payout"]) for k, field in enumerate(fields) if field["field"].startswith("score_")]
    assert {row for _, row in rows} == {"A", "B"}
    for number, row in rows:
        given = Given(3).market(1, 3, 0, 0, 0).houses(1, "lastage_a1").posts(1, "africa_gems")
        given.deck(["hourglass"])
        given.table.time = number - 1
        given.draw()
        assert given.table.time == number
        assert given.all_money() == [400, 400 + first[row], 400], fields[number]["year"]


def test_the_end_scores_all_three_areas() -> None:
    given = Given(3).market(1, 3, 0, 0, 0).houses(1, "lastage_a1").posts(1, "africa_gems")
    given.last_turn_over(hourglasses=0)
    assert given.all_money() == [400, 400 + 3 * 140, 400]
    assert given.table.over


def test_each_player_finishes_with_bonuses_before_the_next() -> None:
    given = Given(3).market(1, 2, 2, 2, 1).field("ship").do("step silk")
    assert given.frame == "free_house"
    assert given.actors == [1]
    given.do("build lastage_a1")
    assert given.frame == "stepping"
    assert given.actors == [2]
