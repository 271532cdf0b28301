"""Step 5: the city tile, and what holds for all three steps."""

from __future__ import annotations

import pytest

from tests.games.nieuw_amsterdam.builder import BLUE, ORANGE, YELLOW, Given


def test_C1_three_businesses_in_two_districts() -> None:
    given = Given()
    given.businesses(trading_company={YELLOW: 1}, granary={BLUE: 1, ORANGE: 1})
    given.owns(ORANGE, timber=4)
    given.turn(ORANGE, "city", tiles=1)
    given.do("build trading_company", "build trading_company", "build granary")
    assert given.has(ORANGE)["timber"] == 1
    assert given.table.leads_alone(5, ORANGE)
    assert given.table.leads_alone(1, ORANGE)
    assert not given.offers_kind("build"), "a tile builds at most three"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_tile_builds_at_most_three_at_every_player_count(seats: int) -> None:
    given = Given(seats)
    given.owns(BLUE, timber=9)
    given.turn(BLUE, "city", tiles=1)
    given.do(*["build docks"] * 3)
    assert given.table.businesses(2, BLUE) == 3
    assert given.has(BLUE)["timber"] == 6
    assert not given.offers_kind("build")


def test_C2_elections_score_only_for_the_player_who_calls_them() -> None:
    given = Given()
    given.businesses(
        docks={BLUE: 1}, lumberyard={BLUE: 1, YELLOW: 1}, granary={BLUE: 1, ORANGE: 2}, millwork={YELLOW: 3}
    )
    given.turn(BLUE, "city")
    given.do("elections")
    assert [given.points(seat) for seat in (BLUE, YELLOW, ORANGE)] == [5, 0, 0]


def test_building_fewer_than_three_is_allowed() -> None:
    given = Given()
    given.owns(BLUE, timber=3)
    given.turn(BLUE, "city", tiles=1)
    given.do("build docks", "done")
    assert given.has(BLUE)["timber"] == 2
    assert not given.offers_kind("build")


def test_building_ends_by_itself_when_timber_or_stock_run_out() -> None:
    given = Given()
    given.owns(BLUE, timber=2, coin=1)
    given.turn(BLUE, "city", tiles=1)
    given.do("build docks", "build docks")
    assert given.table.businesses(2, BLUE) == 2
    assert "done" not in given.offers()
    given = Given()
    given.owns(BLUE, timber=5, coin=1)
    given.estate(BLUE, stock=1)
    given.turn(BLUE, "city", tiles=1)
    given.do("build docks")
    assert given.table.businesses(2, BLUE) == 1, "only those in stock are built (ruling)"
    assert given.has(BLUE)["timber"] == 4


def test_a_tile_given_up_brings_a_coin() -> None:
    given = Given()
    given.turn(BLUE, "city", tiles=2)
    given.do("give_up_tile")
    assert given.has(BLUE) == {"coin": 1}
    assert given.hand(BLUE) == {"city": 1}


def test_the_special_action_given_up_brings_a_coin_and_a_player_without_tiles_has_it() -> None:
    given = Given()
    for seat in (BLUE, YELLOW):
        given.owns(seat, coin=3, timber=1)
    given.turn(BLUE, "city", tiles=0)
    assert "buy_timber" in given.offers()
    given.do("give_up_special")
    assert given.has(BLUE)["coin"] == 4
    assert given.table.actor == YELLOW, "nothing is left to do in this turn"


def test_one_special_action_a_step_and_the_same_one_again_in_the_next() -> None:
    given = Given()
    for seat in (BLUE, YELLOW, ORANGE):
        given.owns(seat, coin=9)
    given.turn(BLUE, "city", tiles=1)
    given.do("buy_timber", "done")
    assert not given.offers_kind("buy_timber")
    given.do("give_up_tile")
    given.do("give_up_special", "give_up_special")  # Yellow, Orange
    assert given.table.actor == BLUE
    assert given.table.step_kind == 1
    assert given.offers_kind("buy_timber")


def test_ruling_a_special_action_nobody_can_afford_counts_as_given_up() -> None:
    given = Given()
    given.owns(YELLOW, coin=2)
    given.turn(BLUE, "city", tiles=0)
    assert given.has(BLUE) == {"coin": 1}, "Blue could do nothing and got the coin"
    assert given.table.actor == YELLOW


def test_ruling_the_coin_for_a_tile_may_pay_the_fee_in_the_same_turn() -> None:
    given = Given()
    given.owns(BLUE, timber=2)
    given.turn(BLUE, "city", tiles=1)
    assert "sell_timber" not in given.offers(), "no coin for the fee"
    given.do("give_up_tile")
    assert "sell_timber" in given.offers()


def test_tiles_and_special_action_in_any_order() -> None:
    given = Given()
    given.owns(BLUE, coin=3)
    given.turn(BLUE, "city", tiles=1)
    assert not given.offers_kind("build"), "no timber yet"
    given.do("buy_timber", "buy_timber")
    assert given.offers_kind("build")


def test_ruling_what_changes_nothing_is_not_offered_but_giving_up_always_is() -> None:
    given = Given()
    given.turn(BLUE, "city", tiles=1)
    assert given.offers() == {"give_up_tile", "give_up_special"}, "no timber, no majority: no build, no elections"


def test_ruling_a_district_without_businesses_has_no_majority() -> None:
    given = Given()
    given.owns(BLUE, coin=1)
    given.turn(BLUE, "city", tiles=1)
    assert "elections" not in given.offers()
    assert not any(given.table.leads(district, BLUE) for district in range(6))


def test_ruling_majorities_are_judged_at_the_moment_of_the_action() -> None:
    given = Given()
    given.businesses(lumberyard={YELLOW: 1})
    given.owns(BLUE, timber=2, coin=0)
    given.turn(BLUE, "city", tiles=1)
    assert "sell_timber" not in given.offers()
    given.do("build lumberyard", "done")
    assert "sell_timber" in given.offers(), "tied now, so the fee is waived"
