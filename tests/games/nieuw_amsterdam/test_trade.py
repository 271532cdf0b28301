"""Step 7: trade with the Lenape, ship furs."""

from __future__ import annotations

import pytest
from hypothesis import given as sampled
from hypothesis import strategies as st

from quayside.games.nieuw_amsterdam.state import SHIP_GOODS
from quayside.games.nieuw_amsterdam.trade import shipping_points
from tests.games.nieuw_amsterdam.builder import BLUE, ORANGE, YELLOW, Given


def upstream_table(grain: int) -> Given:
    given = Given()
    given.longhouses(0, 0, 2)
    given.trader("bottom")
    given.trader("top", "lynx", "lynx", "otter", "mink")
    given.owns(ORANGE, good=4, grain=grain)
    given.turn(ORANGE, "trade")
    return given


def test_T1_travel_and_two_lynx_from_the_top_trader() -> None:
    given = upstream_table(grain=5)
    assert "trade_bottom" not in given.offers(), "it has no furs"
    assert "trade_middle" in given.offers()
    given.do("trade_top lynx", "trade_top lynx", "done")
    assert given.has(ORANGE) == {"good": 2, "grain": 3, "lynx": 2}


def test_T1_without_the_grain_no_trade_is_offered() -> None:
    given = upstream_table(grain=1)
    assert not any(words.startswith("trade") for words in given.offers())


def test_T2_a_load_of_five_with_four_kinds() -> None:
    given = Given()
    given.ships_on_offer((6, 1, 3), (5, 2, 3), (6, 2, 4))
    given.owns(YELLOW, beaver=2, lynx=1, otter=1, muskrat=1)
    given.turn(YELLOW, "trade")
    assert given.offers_kind("ship") == ["ship 2"], "six furs are too many"
    given.do("ship 2")
    assert given.points(YELLOW) == 10
    assert given.has(YELLOW) == {"coin": 2}
    assert sorted(given.discards()) == ["beaver", "beaver", "lynx", "muskrat", "otter"]
    assert given.table.ship_owner(1) == YELLOW
    assert given.table.of(YELLOW, SHIP_GOODS) == 3
    assert given.table.ship_on_offer(1) == -1


def test_the_player_chooses_which_furs_to_load() -> None:
    given = Given()
    given.ships_on_offer((3, 4, 1))
    given.owns(YELLOW, beaver=2, lynx=2, otter=1)
    given.turn(YELLOW, "trade")
    given.do("ship 1", "load lynx", "load lynx", "load otter")
    assert given.points(YELLOW) == 3 + 3 + 2
    assert given.has(YELLOW) == {"coin": 4, "beaver": 2}


def test_bottom_and_middle_sell_all_their_furs() -> None:
    given = Given()
    given.trader("bottom", "beaver", "beaver", "mink", "lynx")
    given.trader("middle", "otter", "otter", "muskrat")
    given.owns(BLUE, good=7)
    given.turn(BLUE, "trade", tiles=3)
    given.do("trade_bottom", "trade_middle")
    assert given.has(BLUE) == {"beaver": 2, "mink": 1, "lynx": 1, "otter": 2, "muskrat": 1}


def test_a_trade_one_cannot_pay_is_not_offered() -> None:
    given = Given()
    given.owns(BLUE, good=3)
    given.turn(BLUE, "trade")
    assert "trade_bottom" in given.offers()
    assert "trade_middle" not in given.offers()
    given = Given()
    given.turn(BLUE, "trade")
    assert not any(words.startswith("trade") for words in given.offers())


def test_ruling_a_trader_that_is_not_full_sells_all_it_has_at_the_full_price() -> None:
    given = Given()
    given.trader("bottom", "lynx")
    given.owns(BLUE, good=3)
    given.turn(BLUE, "trade")
    given.do("trade_bottom")
    assert given.has(BLUE) == {"lynx": 1}


def test_travel_is_paid_once_an_action_and_again_for_a_second() -> None:
    given = Given()
    given.longhouses(0, 1)
    given.trader("top", "lynx", "lynx", "mink", "mink")
    given.owns(BLUE, good=6, grain=3)
    given.turn(BLUE, "trade", tiles=2)
    given.do("trade_top lynx", "trade_top lynx", "trade_top mink", "done")
    assert given.has(BLUE)["grain"] == 2
    given.do("trade_top mink")
    assert given.has(BLUE)["grain"] == 1


@pytest.mark.parametrize(("trader", "goods"), [("trade_bottom", 3), ("trade_middle", 4), ("trade_top otter", 1)])
def test_every_trader_costs_the_travel_grain(trader: str, goods: int) -> None:
    for grain in (2, 3):
        given = Given()
        given.longhouses(0, 0, 1)
        given.trader("bottom", "lynx")
        given.trader("middle", "lynx")
        given.trader("top", "otter")
        given.owns(BLUE, good=9, grain=grain)
        given.turn(BLUE, "trade")
        given.do(trader)
        left = given.has(BLUE)
        assert (left["good"], left.get("grain", 0)) == (9 - goods, grain - 2)


def test_no_travel_opposite_an_inhabited_village() -> None:
    given = Given()
    given.longhouses(1, 1)
    given.owns(BLUE, good=3)
    given.turn(BLUE, "trade")
    assert "trade_bottom" in given.offers()


def test_top_trader_ends_by_itself_when_goods_or_furs_run_out() -> None:
    given = Given()
    given.trader("top", "lynx", "lynx", "mink", "mink")
    given.owns(BLUE, good=2)
    given.turn(BLUE, "trade", tiles=2)
    given.do("trade_top lynx", "trade_top mink")
    assert "done" not in given.offers()
    assert given.has(BLUE) == {"lynx": 1, "mink": 1}


def points_by_trying_every_ranking(load: list[int]) -> int:
    """The best of all ways to call one kind the first, one the second, and the rest others."""
    kinds = range(len(load))
    return max(
        sum(n * (3 if k == first else 2 if k == second else 1) for k, n in enumerate(load))
        for first in kinds
        for second in kinds
        if first != second
    )


@sampled(st.lists(st.integers(0, 12), min_size=5, max_size=5))
def test_shipping_points_are_the_best_ranking(load: list[int]) -> None:
    assert shipping_points(*load) == points_by_trying_every_ranking(load)
