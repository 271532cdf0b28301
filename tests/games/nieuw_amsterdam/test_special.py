"""The six special actions and their fee."""

from __future__ import annotations

import pytest
from hypothesis import given as sampled
from hypothesis import settings
from hypothesis import strategies as st

from quayside.games.nieuw_amsterdam.state import POST, STOCK, WAREHOUSES
from tests.games.nieuw_amsterdam.builder import BLUE, ORANGE, YELLOW, Given


def own_district(given: Given, seat: int, **districts: int) -> None:
    given.businesses(**{name: {seat: number} for name, number in districts.items()})


# The fee


@pytest.mark.parametrize(
    ("district", "action"),
    [
        ("lumberyard", "sell_timber"),
        ("granary", "sell_grain"),
        ("docks", "build_warehouse"),
        ("millwork", "build_houses 1"),
        ("black_market", "buy_furs 1"),
        ("trading_company", "move_post"),
    ],
)
def test_the_fee_is_waived_for_the_most_businesses_alone_or_tied(district: str, action: str) -> None:
    for others, waived in ({}, True), ({YELLOW: 1}, True), ({YELLOW: 2}, False):
        given = Given()
        given.row(BLUE, (2, 3, 3, 0))
        given.longhouses(1, 1)
        given.owns(BLUE, timber=2, grain=2, good=3)
        given.businesses(**{district: {BLUE: 1, **others}})
        given.turn(BLUE, "land")
        assert (action in given.offers()) == waived, "without a coin"
        given = Given()
        given.row(BLUE, (2, 3, 3, 0))
        given.longhouses(1, 1)
        given.owns(BLUE, timber=2, grain=2, good=3, coin=1)
        given.businesses(**{district: {BLUE: 1, **others}})
        given.turn(BLUE, "land")
        assert action in given.offers(), "with a coin everybody may"


@pytest.mark.parametrize("leads", [False, True])
@pytest.mark.parametrize(
    ("district", "actions", "left"),
    [
        ("lumberyard", ["buy_timber", "done"], {"coin": 8, "good": 9, "timber": 10, "grain": 9}),
        ("lumberyard", ["sell_timber", "done"], {"coin": 10, "good": 9, "timber": 8, "grain": 9}),
        ("granary", ["buy_grain", "done"], {"coin": 8, "good": 9, "timber": 9, "grain": 10}),
        ("granary", ["sell_grain", "done"], {"coin": 10, "good": 9, "timber": 9, "grain": 8}),
        ("docks", ["build_warehouse"], {"coin": 9, "good": 9, "timber": 8, "grain": 9}),
        ("millwork", ["build_houses 2"], {"coin": 9, "good": 9, "timber": 7, "grain": 9}),
        ("black_market", ["buy_furs 1", *["pay good"] * 3], {"coin": 9, "good": 6, "timber": 9, "grain": 9, "mink": 1}),
        ("trading_company", ["move_post"], {"coin": 9, "good": 9, "timber": 8, "grain": 9}),
    ],
)
def test_the_fee_is_a_coin_on_top_of_the_actions_own_cost(
    district: str, actions: list[str], left: dict[str, int], leads: bool
) -> None:
    given = Given()
    given.row(BLUE, (2, 3, 3, 0))
    given.longhouses(1, 1)
    given.supply("mink")
    given.owns(BLUE, coin=9, good=9, timber=9, grain=9)
    given.businesses(**{district: {BLUE: 1, YELLOW: 1 if leads else 2}})
    given.turn(BLUE, "land")
    given.do(*actions)
    assert given.has(BLUE) == {**left, "coin": left["coin"] - (0 if leads else 1)}


def test_ruling_the_fee_is_paid_first_what_a_sale_brings_cannot_pay_it() -> None:
    given = Given()
    given.owns(BLUE, timber=5)
    given.turn(BLUE, "land")
    assert not given.offers_kind("sell_timber")


# 1 lumberyard, 2 granary


@pytest.mark.parametrize(("thing", "district"), [("timber", "lumberyard"), ("grain", "granary")])
def test_buy_any_number_or_sell_any_number(thing: str, district: str) -> None:
    given = Given()
    given.owns(BLUE, coin=4)
    given.turn(BLUE, "land")
    given.do(f"buy_{thing}", f"buy_{thing}", "done")
    assert given.has(BLUE) == {"coin": 1, thing: 2}, "a fee and two pieces"
    given = Given()
    own_district(given, BLUE, **{district: 1})
    given.owns(BLUE, **{thing: 3})
    given.turn(BLUE, "land")
    given.do(f"sell_{thing}")
    assert given.offers() == {f"sell_{thing}", "done"}, "selling excludes buying"
    given.do(f"sell_{thing}", f"sell_{thing}")
    assert given.has(BLUE) == {"coin": 3}


# 3 docks


def test_S1_third_warehouse() -> None:
    given = Given()
    own_district(given, BLUE, docks=1)
    given.estate(BLUE, warehouses=2, stock=10)
    given.owns(BLUE, timber=1)
    assert given.table.storage(BLUE) == 6
    given.turn(BLUE, "land")
    given.do("build_warehouse")
    assert given.has(BLUE) == {}
    assert given.table.storage(BLUE) == 8
    assert given.table.of(BLUE, STOCK) == 9


def test_four_warehouses_in_all() -> None:
    given = Given()
    given.estate(BLUE, warehouses=4)
    given.owns(BLUE, timber=1, coin=2)
    given.turn(BLUE, "land")
    assert "build_warehouse" not in given.offers()
    assert given.table.storage(BLUE) == 10


def test_ruling_no_warehouse_houses_or_businesses_without_a_building_in_stock() -> None:
    for stock in (0, 1):
        given = Given()
        given.row(BLUE, (2, 3, 3, 0))
        given.owns(BLUE, timber=3, coin=1)
        given.estate(BLUE, stock=stock)
        given.turn(BLUE, "city")
        for kind in ("build_warehouse", "build_houses", "build"):
            assert bool(given.offers_kind(kind)) == bool(stock), kind


# 4 millwork


def test_S2_two_houses_from_left_to_right() -> None:
    given = Given()
    own_district(given, ORANGE, millwork=1)
    given.row(ORANGE, (2, 3, 3, 1), (2, 4, 2, 0))
    given.owns(ORANGE, timber=2)
    given.turn(ORANGE, "land")
    given.do("build_houses 2")
    row = given.table.view(None)["players"][ORANGE]["land"]
    assert [card["built"] for card in row] == [2, 1]
    assert given.has(ORANGE) == {}


def test_houses_are_limited_by_timber_spaces_and_stock() -> None:
    given = Given()
    given.row(BLUE, (2, 3, 3, 0))
    given.owns(BLUE, timber=3, coin=1)
    given.turn(BLUE, "land")
    assert given.offers_kind("build_houses") == ["build_houses 1", "build_houses 2"]
    given = Given()
    given.row(BLUE, (3, 3, 3, 0))
    given.owns(BLUE, timber=3, coin=1)
    given.estate(BLUE, stock=1)
    given.turn(BLUE, "land")
    assert given.offers_kind("build_houses") == ["build_houses 1"], "with fewer in stock only those (ruling)"
    given = Given()
    given.owns(BLUE, timber=3, coin=1)
    given.turn(BLUE, "land")
    assert given.offers_kind("build_houses") == [], "no free house space (ruling)"


# 5 black market


def test_S3_two_furs_for_three_coins_and_three_goods() -> None:
    for leads, coins in (True, 3), (False, 4):
        given = Given()
        if leads:
            own_district(given, YELLOW, black_market=1)
        given.supply("muskrat", "mink", "lynx")
        given.owns(YELLOW, coin=coins, good=3)
        given.turn(YELLOW, "land")
        given.do("buy_furs 2")
        assert given.has(YELLOW) == {"muskrat": 1, "mink": 1}, "all of it was needed, so nothing was asked"
        assert given.table.supply_left == 1


def test_black_market_takes_any_mix_of_coins_and_goods_and_nothing_else() -> None:
    given = Given()
    own_district(given, YELLOW, black_market=1)
    given.owns(YELLOW, coin=3, good=3, timber=4, grain=4)
    given.turn(YELLOW, "land")
    given.do("buy_furs 1")
    assert given.offers() == {"pay coin", "pay good"}
    given.do("pay coin", "pay good", "pay good")
    left = given.has(YELLOW)
    assert (left["coin"], left["good"], left["timber"], left["grain"]) == (2, 1, 4, 4)


def test_black_market_the_fee_cannot_be_paid_in_goods() -> None:
    for coins in (0, 1):
        given = Given()
        given.owns(YELLOW, coin=coins, good=4)
        given.turn(YELLOW, "land")
        assert given.offers_kind("buy_furs") == ["buy_furs 1"] * coins


def test_black_market_prices_3_6_9_and_one_purchase_an_action() -> None:
    for money, most in (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (15, 3):
        given = Given()
        own_district(given, YELLOW, black_market=1)
        given.owns(YELLOW, good=money)
        given.turn(YELLOW, "land")
        assert given.offers_kind("buy_furs") == [f"buy_furs {k + 1}" for k in range(most)]
    given.do("buy_furs 3")
    assert not given.offers_kind("buy_furs")


def test_ruling_no_more_furs_than_supply_and_discards_hold() -> None:
    given = Given()
    own_district(given, YELLOW, black_market=1)
    given.supply("lynx")
    given.trader("discards", "otter")
    given.owns(YELLOW, good=9)
    given.turn(YELLOW, "land")
    assert given.offers_kind("buy_furs") == ["buy_furs 1", "buy_furs 2"]
    given.do("buy_furs 2", *["pay good"] * (6 if "pay good" in given.offers() else 0))
    assert given.has(YELLOW)["lynx"] == 1
    assert given.has(YELLOW)["otter"] == 1, "the discards were shuffled in the middle of the draw"


def test_furs_drawn_are_one_information_barrier() -> None:
    given = Given()
    own_district(given, YELLOW, black_market=1)
    given.owns(YELLOW, good=9, coin=1)
    given.turn(YELLOW, "land")
    before = given.table.number
    given.do("buy_furs 1", "pay good", "pay good")
    assert given.table.barrier <= before, "choosing and paying can be undone"
    given.do("pay good")
    assert given.table.barrier == given.table.number


# 6 trading company


def posts(given: Given, *stops: int) -> None:
    for seat, stop in enumerate(stops):
        given.estate(seat, post=stop - 1)


def test_S4a_to_the_next_area() -> None:
    given = Given()
    own_district(given, YELLOW, trading_company=1)
    posts(given, 1, 1, 1)
    given.longhouses(0, 1)
    given.owns(YELLOW, timber=1)
    given.turn(YELLOW, "land")
    given.do("move_post")
    assert given.table.of(YELLOW, POST) == 1
    assert given.has(YELLOW) == {}


def test_S4b_a_full_area_is_jumped() -> None:
    given = Given()
    own_district(given, BLUE, trading_company=1)
    posts(given, 1, 2, 2)
    given.longhouses(0, 1, 1)
    given.owns(BLUE, timber=1)
    given.turn(BLUE, "land")
    assert given.table.view(BLUE)["players"][BLUE]["next_post"] == 2, "the view says where to: stop 3"
    given.do("move_post")
    assert given.table.of(BLUE, POST) == 2


def test_S4c_never_past_the_farthest_longhouse() -> None:
    given = Given()
    posts(given, 1, 2, 2)
    given.longhouses(0, 2, 0)
    for seat in (BLUE, YELLOW, ORANGE):
        given.owns(seat, timber=1, coin=1)
        given.turn(seat, "land")
        assert "move_post" not in given.offers()
        assert given.table.view(BLUE)["players"][BLUE]["next_post"] == -1


def test_the_post_does_not_move_without_timber() -> None:
    for timber in (0, 1):
        given = Given()
        posts(given, 1, 1, 1)
        given.longhouses(0, 1)
        given.owns(BLUE, timber=timber, coin=2)
        given.turn(BLUE, "land")
        assert bool(given.offers_kind("move_post")) == bool(timber)


def test_the_last_stop_is_the_end() -> None:
    given = Given()
    posts(given, 6, 1, 1)
    given.longhouses(0, 0, 0, 0, 0, 1)
    given.owns(BLUE, timber=1, coin=1)
    given.turn(BLUE, "land")
    assert "move_post" not in given.offers()


@sampled(st.integers(1, 3), st.integers(0, 9), st.integers(0, 9), st.booleans(), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_black_market_payment_is_exact_whatever_the_mix(
    furs: int, coins: int, goods: int, leads: bool, chance: object
) -> None:
    given = Given()
    if leads:
        own_district(given, BLUE, black_market=1)
    given.owns(BLUE, coin=coins, good=goods)
    given.turn(BLUE, "land")
    fee = 0 if leads else 1
    affordable = coins >= fee and coins - fee + goods >= 3 * furs
    assert (f"buy_furs {furs}" in given.offers()) == affordable
    if affordable:
        given.do(f"buy_furs {furs}")
        while given.offers_kind("pay"):
            given.do(chance.choice(given.offers_kind("pay")))
        left = given.has(BLUE)
        assert left.get("coin", 0) + left.get("good", 0) == coins + goods - fee - 3 * furs
        assert sum(left.values()) - left.get("coin", 0) - left.get("good", 0) == furs


@sampled(
    st.lists(st.integers(0, 6), min_size=9, max_size=9).filter(lambda pieces: sum(pieces) > 0),
    st.data(),
)
@settings(max_examples=60, deadline=None)
def test_a_bid_is_paid_exactly_whatever_the_mix(pieces: list[int], data: st.DataObject) -> None:
    names = ["coin", "good", "timber", "grain", "beaver", "mink", "otter", "muskrat", "lynx"]
    given = Given()
    given.owns(BLUE, **dict(zip(names, pieces, strict=True)))
    given.column(2, "city", "land", "trade", coins=0)
    given.bidding()
    price = data.draw(st.integers(0, sum(pieces)))
    given.do("auction 2", f"bid {price}")
    while given.table.actor == BLUE and given.offers_kind("pay"):
        given.do(data.draw(st.sampled_from(given.offers_kind("pay"))))
    left = given.has(BLUE)
    furs = sum(pieces[4:]) - sum(left.get(name, 0) for name in names[4:])
    assert sum(left.values()) == sum(pieces) - price
    assert len(given.discards()) == furs, "furs go to the discards, everything else to the supply"
    assert given.table.of(BLUE, WAREHOUSES) == 1
