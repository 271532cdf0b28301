"""The mayor's turn card by card, the deck, the order of seats, and the end."""

from __future__ import annotations

import pytest

import quayside
from quayside.core.dice import FastDice
from quayside.core.playout import random_playout
from tests.games.merchants_of_amsterdam.builder import GAME, Given

LAY = ["lay mayor", "lay auction", "lay discard"]


def test_cards_are_laid_one_at_a_time_and_the_third_is_forced() -> None:
    given = Given().deck(["post_silk", "house_lastage_any", "commodity"]).draw()
    assert given.frame == "laying"
    assert given.choices() == LAY
    assert given.table.view(0)["drawn"] == "post_silk"
    given.do("lay auction")
    assert given.choices() == ["lay mayor", "lay discard"]
    assert given.table.view(0)["drawn"] == "house_lastage_any"
    given.do("lay discard")
    assert given.frame == "commodities", "the third card lies with the mayor, and is used"
    assert given.actors == [0]
    view = given.table.view(0)
    assert view["discs"] == {"mayor": "commodity", "auction": "post_silk", "discard": None}
    assert view["discards"] == {"house_lastage_any": 1}


def test_the_auction_takes_place_after_the_mayors_own_card() -> None:
    given = Given().deck(["commodity", "post_silk", "post_gems"]).draw().do("lay mayor", "lay auction")
    given.do("step silk", "step silk", "step gems")
    assert given.frame == "pricing"
    assert given.table.view(1)["auction"]["card"] == "post_silk"


def test_T2_an_hourglass_between_two_cards_is_resolved_first_and_the_first_card_stays() -> None:
    given = Given(4)
    given.table.time = 1
    given.deck(["post_silk", "hourglass", "commodity"]).draw().do("lay auction")
    assert given.frame == "stepping", "the ship of 1588, from the mayor's left"
    assert given.actors == [1]
    assert given.table.view(0)["discs"]["auction"] == "post_silk"
    given.do("step silk", "step gems", "decline", "step silk")
    assert given.frame == "laying"
    assert given.actors == [0]
    assert given.table.view(0)["drawn"] == "commodity"
    assert given.choices() == ["lay mayor", "lay discard"]


def test_T3_hourglasses_left_after_the_last_auction_are_turned_over_by_the_last_mayor() -> None:
    given = Given(3).market(0, 3, 3, 3, 3).posts(0, "americas_silk", "africa_gems", "far_east_silk")
    given.last_turn_over(hourglasses=3)
    assert given.frame == "losing_post", "1662; the others have no post to lose"
    assert given.actors == [0]
    given.do("lose_post africa_gems")
    assert given.frame == "losing_post", "1664"
    given.do("lose_post americas_silk")
    assert given.table.over, "1665, then 1666"
    assert given.table.view(None)["time"]["fields"][given.table.time]["year"] == "1666"
    assert given.money(0) == 400 + (140 + 120 + 100 + 80) + 140


def test_T3_the_last_mayor_stays_mayor_for_the_order_of_seats() -> None:
    given = Given(3).cash(0, 0, 0)
    for seat in range(3):
        given.posts(seat, "americas_sugar", "africa_gems")
    table = given.table
    table.turn = table.parts.turns - 1
    table.drawn = len(table.deck) - 2
    table.time = 22
    given.auction()
    assert table.turn == table.parts.turns, "nobody could pay: the last turn is over"
    assert table.mayor == 0
    assert given.frame == "losing_post", "1664"
    assert given.actors == [1], "from the last mayor's left"


def test_T3_without_hourglasses_left_the_game_ends_at_once() -> None:
    given = Given(3).last_turn_over(hourglasses=0)
    assert given.table.over


def test_T4_a_marked_card_is_discarded_and_replaced_with_three_players() -> None:
    given = Given(3).deck(["commodity_marked", "commodity_marked", "post_silk"]).draw()
    view = given.table.view(0)
    assert view["drawn"] == "post_silk"
    assert view["discards"] == {"commodity_marked": 2}


def test_T4_a_marked_card_is_an_ordinary_one_with_four_players() -> None:
    given = Given(4).deck(["commodity_marked", "post_silk"]).draw()
    assert given.table.view(0)["drawn"] == "commodity_marked"
    assert given.choices() == LAY


def test_the_office_passes_to_the_left() -> None:
    given = Given(4).cash(0, 0, 0, 0).auction()
    assert given.table.mayor == 1
    assert given.actors == [1]
    assert given.frame == "laying"


@pytest.mark.parametrize(("seats", "each"), [(3, 6), (4, 5), (5, 4)])
def test_everybody_is_mayor_equally_often(seats: int, each: int) -> None:
    table = GAME.new(seats, "turns")
    turns = [0] * seats
    seen = -1
    dice = FastDice(seats)
    while not table.over:
        if table.turn != seen and table.turn < table.parts.turns:
            seen = int(table.turn)
            turns[table.mayor] += 1
        random_playout(table, dice, 1)
    assert turns == [each] * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_setting_up_gives_three_tokens_and_400_each(seats: int) -> None:
    table = GAME.new(seats, "set up", {"first_player": "first_seat"})
    starts = [
        ("nieuwe_zijde", "b2", "americas", "sugar"),
        ("oude_zijde", "b2", "africa", "gems"),
        ("grachten", "b2", "east_indies", "spices"),
        ("lastage", "b2", "far_east", "silk"),
        ("oude_zijde", "c1", "east_indies", "silk"),
    ]
    view = table.view(None)
    for seat, (quarter, cell, region, market) in enumerate(starts):
        owner = seat if seat < seats else None
        assert view["amsterdam"]["quarters"][quarter]["spaces"][cell] == owner, "absent positions are free spaces"
        if seat < seats:
            assert view["players"][seat]["tokens"] == 21
            assert view["players"][seat]["cash"] == 400
            assert view["exchange"]["markets"][market]["standings"][seat] == 1
            assert {"commodity": market, "owner": seat} in view["colonies"][region]["posts"]
    assert sum(post["owner"] is not None for region in view["colonies"].values() for post in region["posts"]) == seats


def test_the_start_player_is_drawn_by_lot() -> None:
    assert {GAME.new(4, f"lot {k}").view(None)["first"] for k in range(40)} == {0, 1, 2, 3}


def test_positions_go_to_the_left_from_the_start_player_who_is_the_first_mayor() -> None:
    for number in range(12):
        table = GAME.new(4, f"positions {number}")
        first = int(table.first)
        assert table.mayor == first
        view = table.view(None)
        quarters = ("nieuwe_zijde", "oude_zijde", "grachten", "lastage")
        owners = [view["amsterdam"]["quarters"][quarter]["spaces"]["b2"] for quarter in quarters]
        assert owners == [(first + place) % 4 for place in range(4)]


def test_the_whole_deck_is_shuffled() -> None:
    decks = [list(GAME.new(4, f"deck {number}").deck) for number in range(40)]
    for deck in decks:
        assert sorted(deck) == list(range(84)), "hourglasses and all"
    for place in range(84):
        assert len({deck[place] for deck in decks}) > 20


def test_equal_money_shares_the_win() -> None:
    given = Given(3).cash(500, 500, 400).last_turn_over(hourglasses=0)
    assert given.table.winners() == [0, 1]


def test_bad_options_are_refused_in_a_sentence() -> None:
    with pytest.raises(quayside.core.errors.BadRequest, match="can be sealed or clock"):
        GAME.new(3, "x", {"auction": "loud"})
    with pytest.raises(quayside.core.errors.BadRequest, match="3 to 5 players"):
        GAME.new(2, "x")
