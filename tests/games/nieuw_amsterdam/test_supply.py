"""Steps 8 to 11: grain, feeding the businesses, goods, coins."""

from __future__ import annotations

from quayside.games.nieuw_amsterdam.state import STOCK
from quayside.games.nieuw_amsterdam.supply import begin_supply, take_income
from tests.games.nieuw_amsterdam.builder import BLUE, ORANGE, YELLOW, Given


def supply(given: Given) -> None:
    begin_supply(given.table)
    given.table.settle()


def test_I1_cleared_land_gives_its_grain() -> None:
    given = Given()
    given.row(BLUE, (1, 1, 1, 1), (1, 1, 4, 1), (1, 1, 5, 1), (2, 3, 3, 1))
    given.cleared(BLUE, 3)
    supply(given)
    assert given.has(BLUE)["grain"] == 10


def test_I2_who_is_short_pays_all_and_removes_a_business_of_choice() -> None:
    given = Given()
    given.businesses(docks={BLUE: 3, ORANGE: 2}, millwork={YELLOW: 4, ORANGE: 3})
    given.owns(BLUE, grain=3)
    given.owns(YELLOW, grain=4)
    given.owns(ORANGE, grain=4)
    given.give_points(ORANGE, 1)
    stock = given.table.of(ORANGE, STOCK)
    supply(given)
    assert given.table.actor == ORANGE
    assert given.offers() == {"remove docks", "remove millwork"}
    given.do("remove millwork")
    assert given.points(ORANGE) == 0, "a score never falls below 0"
    assert given.table.of(ORANGE, STOCK) == stock + 1
    assert given.table.businesses(3, ORANGE) == 2
    assert [given.has(seat).get("grain", 0) for seat in (BLUE, YELLOW, ORANGE)] == [0, 0, 0]


def test_two_points_are_lost_for_each_business_removed() -> None:
    given = Given()
    given.businesses(docks={BLUE: 3}, granary={BLUE: 2})
    given.owns(BLUE, grain=3)
    given.give_points(BLUE, 10)
    supply(given)
    given.do("remove docks", "remove granary")
    assert given.points(BLUE) == 6


def test_a_score_loses_two_and_never_falls_below_0() -> None:
    for score, left in (3, 1), (2, 0), (1, 0), (0, 0):
        given = Given()
        given.businesses(docks={BLUE: 1}, granary={BLUE: 1})
        given.owns(BLUE, grain=1)
        given.give_points(BLUE, score)
        supply(given)
        given.do("remove docks")
        assert given.points(BLUE) == left


def test_those_who_are_short_remove_in_turn_order_and_step_11_counts_the_town_after_that() -> None:
    given = Given()
    given.order(YELLOW, ORANGE, BLUE)
    given.businesses(docks={BLUE: 2, YELLOW: 2}, millwork={BLUE: 1, YELLOW: 1})
    given.owns(BLUE, grain=2)
    given.owns(YELLOW, grain=2)
    supply(given)
    assert given.table.actor == YELLOW
    given.do("remove millwork")
    assert given.table.actor == BLUE
    given.do("remove docks")
    assert given.has(YELLOW)["coin"] == 2, "docks alone"
    assert given.has(BLUE)["coin"] == 3, "docks present, millwork alone"


def test_businesses_that_must_all_go_are_removed_without_asking() -> None:
    given = Given()
    given.businesses(docks={BLUE: 1}, granary={BLUE: 1})
    supply(given)
    assert given.table.all_businesses(BLUE) == 0


def test_I3_goods_up_to_the_free_dock_spaces() -> None:
    given = Given()
    given.estate(BLUE, warehouses=2, ship_goods=3 + 2 + 3)
    given.owns(BLUE, good=1)
    take_income(given.table)
    assert given.has(BLUE)["good"] == 6


def test_the_storage_limit_matters_only_in_step_10() -> None:
    given = Given()
    given.owns(BLUE, good=7)
    given.estate(BLUE, ship_goods=3)
    take_income(given.table)
    assert given.has(BLUE)["good"] == 7, "what is there already stays"


def test_I4_coins_for_presence_and_undisputed_control() -> None:
    given = Given()
    given.businesses(
        docks={BLUE: 1, YELLOW: 1},
        lumberyard={BLUE: 1},
        granary={YELLOW: 3, BLUE: 1},
        millwork={ORANGE: 2},
        black_market={ORANGE: 1},
        trading_company={ORANGE: 1},
    )
    take_income(given.table)
    assert [given.has(seat)["coin"] for seat in (BLUE, YELLOW, ORANGE)] == [4, 3, 6]


def test_land_cleared_and_ships_taken_this_round_bring_income_this_round() -> None:
    given = Given()
    given.row(BLUE, (1, 2, 3, 1))
    given.ships_on_offer((3, 4, 2))
    given.owns(BLUE, lynx=3)
    given.turn(BLUE, "land")
    given.do("clear")
    given.turn(BLUE, "trade")
    given.do("ship 1")
    supply(given)
    assert given.has(BLUE)["grain"] == 3
    assert given.has(BLUE)["good"] == 2
