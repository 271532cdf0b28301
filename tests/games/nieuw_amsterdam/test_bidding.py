"""Step 4: the auctions for the columns of the cash box."""

from __future__ import annotations

import pytest

from tests.games.nieuw_amsterdam.builder import BLUE, ORANGE, YELLOW, Given


def rich_table(seats: int = 3) -> Given:
    given = Given(seats)
    for seat in range(seats):
        given.owns(seat, coin=6, good=4, timber=3, grain=4, beaver=2)
    given.order(*range(seats))
    return given


def test_B1_a_whole_bidding_phase() -> None:
    given = rich_table()
    given.column(1, "land", "land", "trade", coins=1)
    given.column(2, "city", "city", "trade", coins=0)
    given.column(3, "land", "city", coins=2)
    given.column(4, "city", "trade")
    given.column(5, "land", "trade")
    given.bidding()
    given.do("auction 1", "bid 7")  # Blue
    given.do("pass")  # Yellow
    given.do("bid 8", *["pay grain"] * 3, *["pay coin"] * 3, "pay timber", "pay beaver")  # Orange
    assert given.hand(ORANGE) == {"land": 2, "trade": 1}
    assert given.has(ORANGE) == {"coin": 4, "good": 4, "timber": 2, "grain": 1, "beaver": 1}, "3 coins paid, 1 bonus"
    assert given.discards() == ["beaver"]
    assert given.tokens() == [ORANGE, YELLOW, BLUE], "Orange has token 1, Blue token 3"

    assert given.table.actor == YELLOW
    given.do("auction 2", "bid 5")
    assert given.table.actor == BLUE, "Orange takes no further part"
    given.do("pass", *["pay good"] * 4, "pay timber")
    assert given.hand(YELLOW) == {"city": 2, "trade": 1}
    assert given.has(YELLOW) == {"coin": 6, "timber": 2, "grain": 4, "beaver": 2}, "no bonus"
    assert given.tokens() == [ORANGE, YELLOW, BLUE]

    assert given.table.actor == BLUE
    given.do("take_column 3")
    assert given.has(BLUE)["coin"] == 8
    assert given.tokens() == [ORANGE, YELLOW, BLUE]
    assert given.hand(BLUE) == {"land": 1, "city": 1}
    assert given.table.actor == ORANGE, "the city step begins, in the new order"


def test_B2_two_players_token_1_chooses_three_tiles_the_loser_takes_two() -> None:
    given = rich_table(seats=2)
    given.bidding()
    assert given.offers() == {"auction 1", "auction 2"}
    given.do("auction 2", "bid 0", "bid 1")
    given.do("pay coin")
    assert given.table.actor == BLUE
    assert given.offers() == {"take_column 3", "take_column 4", "take_column 5"}
    given.do("take_column 5")
    assert given.has(BLUE)["coin"] == 6 + 3, "with its bonus coins"
    assert given.tokens() == [YELLOW, BLUE]


def test_three_players_the_last_may_take_any_remaining_column() -> None:
    given = rich_table()
    given.bidding()
    given.do("auction 3", "bid 0", "pass", "pass", "auction 5", "bid 0", "pass")
    assert given.offers() == {"take_column 1", "take_column 2", "take_column 4"}


def test_opening_with_0_wins_for_nothing_when_everybody_passes() -> None:
    given = rich_table()
    given.bidding()
    given.do("auction 2", "bid 0", "pass", "pass")
    assert given.has(BLUE) == {"coin": 6, "good": 4, "timber": 3, "grain": 4, "beaver": 2}
    assert sum(given.hand(BLUE).values()) == 3


def test_the_chooser_must_open_and_others_bid_higher_or_pass_once() -> None:
    given = rich_table()
    given.bidding()
    given.do("auction 1")
    assert "pass" not in given.offers()
    assert given.offers() == {f"bid {price}" for price in range(20)}
    given.do("bid 4")
    assert given.offers() == {"pass", *(f"bid {price}" for price in range(5, 20))}
    given.do("bid 6", "pass")
    assert given.table.actor == YELLOW, "Blue was not asked again"
    assert given.offers_kind("pay")


def test_nobody_bids_more_than_all_their_pieces() -> None:
    given = rich_table()
    given.owns(YELLOW, coin=1, lynx=2)
    given.bidding()
    given.do("auction 1", "bid 0")
    assert given.offers() == {"pass", "bid 1", "bid 2", "bid 3"}


def test_who_cannot_raise_passes_without_being_asked() -> None:
    given = rich_table()
    given.owns(YELLOW, coin=2)
    given.bidding()
    given.do("auction 1", "bid 2")
    assert given.table.actor == ORANGE


def test_sticks_on_uncleared_land_are_nobodys_timber() -> None:
    given = rich_table()
    given.owns(BLUE, coin=1)
    given.row(BLUE, (2, 3, 3, 0), (1, 2, 2, 0))
    given.bidding()
    given.do("auction 1")
    assert given.offers() == {"bid 0", "bid 1"}


def test_bonus_coins_cannot_pay_the_bid_that_wins_them() -> None:
    given = rich_table()
    given.owns(BLUE, coin=1)
    given.column(3, "land", "city", coins=2)
    given.bidding()
    given.do("auction 3")
    assert given.offers() == {"bid 0", "bid 1"}


def test_pieces_are_chosen_after_winning_and_all_of_them_without_asking() -> None:
    given = rich_table()
    given.owns(BLUE, coin=2, timber=1)
    given.bidding()
    given.do("auction 2", "bid 3", "pass", "pass")
    assert given.has(BLUE) == {}, "there was nothing to choose"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_n_minus_1_auctions(seats: int) -> None:
    given = rich_table(seats)
    given.bidding()
    auctions = 0
    while given.table.round == 1 and given.offers_kind("auction"):
        given.do(given.offers_kind("auction")[0], "bid 0")
        auctions += 1
        while "pass" in given.offers():
            given.do("pass")
    assert auctions == seats - 1
    if seats < 5:
        assert given.offers_kind("take_column")
    else:
        assert sum(given.hand(4).values()) == 2, "only one column was left, so nothing was asked"


def test_the_first_chooser_of_a_new_round_holds_token_1_after_tokens_changed_hands() -> None:
    given = rich_table()
    given.order(YELLOW, BLUE, ORANGE)
    given.bidding()
    given.do("auction 1", "bid 0", "pass", "bid 1", "pay coin")  # Orange gets Yellow's token 1
    assert given.tokens() == [ORANGE, BLUE, YELLOW]
    given.table.round = 1
    while given.table.round == 1:
        given.do(max(given.offers(), key=lambda words: ("give_up" in words, "pass" in words, "remove" in words, words)))
    assert given.tokens() == [ORANGE, BLUE, YELLOW]
    assert given.table.actor == ORANGE
    assert given.offers_kind("auction")


def test_next_chooser_is_the_lowest_token_without_a_column() -> None:
    given = rich_table(4)
    given.order(2, 0, 3, 1)
    given.bidding()
    assert given.table.actor == 2
    given.do("auction 1", "bid 0", "pass", "pass", "bid 1", "pay coin")  # the fourth in order, seat 1, wins
    assert given.tokens() == [1, 0, 3, 2]
    assert given.table.actor == 0
