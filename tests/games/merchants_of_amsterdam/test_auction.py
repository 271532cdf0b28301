"""The auction in both forms, and what stays secret."""

from __future__ import annotations

import itertools
import json

import pytest

from quayside.bots import bot, next_move
from quayside.core.dice import FastDice
from quayside.core.errors import IllegalAction
from quayside.core.journal import Journal
from quayside.core.snapshot import digest
from quayside.games.merchants.actions import ACTIONS
from quayside.games.merchants.auction import stops_first
from tests.games.merchants_of_amsterdam.builder import GAME, Given

SEALED_PRICES = ["none", *(f"stop {price}" for price in range(60, 200, 10)), "claim"]
DOUBLED = [f"stop {price} doubled" for price in range(110, 201, 10)]


def commit(given: Given, *words: str) -> Given:
    """Every seat sets its price, in the order of the seats."""
    for seat, word in enumerate(words):
        if word:
            given.do(word, seat=seat)
    return given


def test_A1_the_winner_pays_first_and_then_has_the_card() -> None:
    given = commit(Given().cash(400, 400, 300, 400).auction("post_silk"), "none", "none", "stop 90", "stop 80")
    assert given.money(2) == 210
    assert given.frame == "founding"
    assert given.actors == [2]


def test_A1_with_the_clock() -> None:
    given = Given(auction="clock").cash(400, 400, 300, 400).auction("post_silk").do("stop 90", seat=2)
    assert given.money(2) == 210
    assert given.frame == "founding"
    assert given.actors == [2]


@pytest.mark.parametrize("form", ["sealed", "clock"])
def test_A2_nobody_stops_the_card_is_unsold(form: str) -> None:
    given = Given(auction=form).auction("post_silk")
    given = commit(given, *["none"] * 4) if form == "sealed" else given.do("lapse", seat=3)
    assert given.all_money() == [400] * 4
    view = given.table.view(0)
    assert view["auctions"][0] == {
        "turn": 1, "card": "post_silk", "winner": None, "price": None,
        "prices": [[None, None] if form == "sealed" else None, None, None, None],
    }  # fmt: skip
    assert view["discs"]["auction"] is None
    assert given.frame == "laying"
    assert given.actors == [1]


@pytest.mark.parametrize("form", ["sealed", "clock"])
def test_A2_a_stop_at_60_is_valid(form: str) -> None:
    given = Given(auction=form).auction("post_silk")
    if form == "sealed":
        commit(given, "none", "none", "none", "stop 60")
    else:
        given.do("stop 60", seat=3)
    assert given.money(3) == 340


@pytest.mark.parametrize("form", ["sealed", "clock"])
def test_A3_a_claim_and_nobody_stops_the_doubled_clock(form: str) -> None:
    given = Given(auction=form).auction("commodity")
    if form == "sealed":
        commit(given, "none", "none", "stop 190", "claim")
        assert given.table.view(0)["auction"]["claimant"] == 3
        commit(given, "none", "none", "none", "none")
    else:
        given.do("claim", seat=3).do("lapse", seat=0)
    assert given.money(3) == 200
    assert given.actors == [3]
    assert given.frame == "commodities"


@pytest.mark.parametrize("form", ["sealed", "clock"])
def test_A4_another_stops_the_doubled_clock_and_the_claimant_is_untouched(form: str) -> None:
    given = Given(auction=form).auction("commodity")
    if form == "sealed":
        commit(given, "none", "claim", "none", "stop 120")
        assert given.choices(2) == ["none", *DOUBLED]
        commit(given, "none", "none", "stop 130 doubled", "stop 120 doubled")
    else:
        given.do("claim", seat=1)
        assert given.choices(2) == ["lapse", *DOUBLED]
        given.do("stop 130 doubled", seat=2)
    assert given.all_money() == [400, 400, 140, 400]
    assert given.actors == [2]
    assert given.frame == "commodities"


def test_A4_the_lowest_doubled_price_is_220_and_the_highest_400() -> None:
    given = commit(Given().auction(), "claim", "none", "none", "none")
    commit(given, "stop 110 doubled", "none", "none", "none")
    assert given.money(0) == 180, "the claimant too may stop the doubled clock"
    given = commit(Given().auction(), "claim", "none", "none", "none")
    commit(given, "none", "stop 200 doubled", "none", "none")
    assert given.money(1) == 0


def test_A5_equal_prices_go_to_the_nearest_on_the_mayors_left_and_the_others_stay_secret() -> None:
    given = commit(Given().auction("post_silk"), "stop 120", "stop 150", "none", "stop 150")
    assert given.all_money() == [400, 250, 400, 400]
    sales = [given.table.view(seat)["auctions"][0] for seat in (0, 1, 2, 3, None)]
    assert all((sale["winner"], sale["price"]) == (1, 150) for sale in sales)
    assert sales[0]["prices"] == [[120, None], None, None, None], "one's own price is no secret"
    assert sales[4]["prices"] == [None] * 4


def test_equal_prices_the_mayor_comes_last() -> None:
    given = commit(Given().auction("post_silk"), "stop 150", "none", "none", "stop 150")
    assert given.actors == [3]


def test_of_two_claims_the_nearest_to_the_mayors_left_is_the_claimant() -> None:
    given = commit(Given().auction(), "claim", "none", "claim", "claim")
    assert given.table.claimant == 2


def test_of_two_claims_the_nearest_pays_200_if_nobody_stops_the_doubled_clock() -> None:
    given = commit(Given().auction("post_silk"), "claim", "stop 190", "claim", "claim")
    assert given.table.claimant == 2
    commit(given, "none", "none", "none", "none")
    assert given.all_money() == [400, 400, 200, 400]
    assert given.actors == [2]
    assert given.frame == "founding"


def test_nobody_may_offer_more_than_their_cash() -> None:
    given = Given().cash(50, 60, 199, 200).auction()
    assert given.choices(1) == ["none", "stop 60"]
    assert given.choices(2) == SEALED_PRICES[:-1]
    assert given.choices(3) == SEALED_PRICES
    assert given.actors == [1, 2, 3], "who cannot pay 60 is not asked"
    with pytest.raises(IllegalAction):
        given.do("stop 70", seat=1)


def test_nobody_with_60_or_more_the_card_is_discarded_at_once() -> None:
    for form in ("sealed", "clock"):
        given = Given(auction=form).cash(50, 50, 0, 30).auction("post_silk")
        assert given.frame == "laying"
        assert given.table.mayor == 1


def test_nobody_with_220_the_claimant_pays_200_at_once() -> None:
    for form in ("sealed", "clock"):
        given = Given(auction=form).cash(200, 200, 210, 200).auction()
        given = commit(given, "claim", "none", "none", "none") if form == "sealed" else given.do("claim", seat=0)
        assert given.money(0) == 0
        assert given.frame == "commodities"


@pytest.mark.parametrize("order", list(itertools.permutations(range(4)))[::5])
def test_the_order_of_commitment_does_not_matter(order: tuple[int, ...]) -> None:
    prices = ["stop 120", "claim", "none", "claim"]
    doubled = ["stop 110 doubled", "none", "stop 110 doubled", "none"]
    reference = commit(commit(Given().auction(), *prices), *doubled)
    given = Given().auction()
    for seat in order:
        given.do(prices[seat], seat=seat)
    for seat in reversed(order):
        given.do(doubled[seat], seat=seat)
    assert digest(given.table) == digest(reference.table)
    assert given.actors == [2]
    assert given.money(2) == 180


def test_a_committed_price_is_in_no_other_view_and_in_no_log() -> None:
    seen = []
    for price in ("none", "stop 60", "stop 170", "claim"):
        given = Given().auction("post_silk")
        given.table.journal = Journal()
        given.do(price, seat=2)
        views = [given.table.view(seat) for seat in (0, 1, 3, None)]
        log = [GAME.describe(entry) for entry in given.table.journal.entries]
        seen.append(json.dumps([views, log]))
        own = given.table.view(2)["auction"]["own_prices"]
        assert own == [{"none": None, "stop 60": 60, "stop 170": 170, "claim": 200}[price]]
    assert len(set(seen)) == 1, "nothing that others see depends on the price"


def test_losing_prices_are_told_when_the_game_is_over_and_not_before() -> None:
    given = commit(Given().auction("post_silk"), "stop 120", "stop 150", "none", "stop 140")
    given.do("decline", "decline")
    assert given.table.view(None)["auctions"][0]["prices"] == [None] * 4
    given.last_turn_over(hourglasses=0)
    assert given.table.view(None)["auctions"][0]["prices"] == [[120, None], [150, None], [None, None], [140, None]]


def test_imagined_positions_know_neither_committed_nor_losing_prices() -> None:
    given = commit(Given().auction("post_silk"), "stop 120", "stop 150", "none", "stop 140").do("decline", "decline")
    given.table.mayor = 0
    given.auction("post_silk").do("stop 100", seat=1).do("stop 90", seat=2)
    drawn = set()
    for k in range(60):
        imagined = given.table.imagine(1, FastDice(k))
        kept = imagined.auction(0)
        assert kept & 255 == 0, "losing prices are forgotten"
        assert kept >> 24 & 255 == 0
        assert imagined.price_set(1, 0) == given.table.price_set(1, 0), "one's own price is kept"
        drawn.add(int(imagined.price_set(2, 0)))
    assert len(drawn) > 5


def test_a_commitment_may_be_taken_back_until_somebody_else_acts() -> None:
    given = Given().auction()
    barrier = given.table.barrier
    given.do("stop 100", seat=1)
    assert given.table.barrier == barrier
    commit(given, "none", "", "none", "none")
    assert given.table.barrier == given.table.number, "the prices were opened"


def test_the_clock_offers_every_price_and_the_first_action_decides() -> None:
    given = Given(auction="clock").cash(400, 130, 50, 400).auction()
    assert given.actors == [0, 1, 3]
    assert given.choices(0) == ["lapse", *SEALED_PRICES[1:]]
    assert given.choices(1) == ["lapse", *(f"stop {price}" for price in range(60, 131, 10))]


def test_of_several_answers_to_the_clock_the_highest_comes_about() -> None:
    table = Given(auction="clock").auction().table
    asked = {0: "stop 120", 1: "lapse", 2: "stop 120", 3: "stop 90"}
    answers = {seat: ACTIONS.parse(word) for seat, word in asked.items()}
    assert stops_first(table, answers) == (2, ACTIONS.parse("stop 120"))
    answers[3] = ACTIONS.parse("claim")
    assert stops_first(table, answers) == (3, ACTIONS.parse("claim"))
    lapses = dict.fromkeys(range(4), ACTIONS.parse("lapse"))
    assert stops_first(table, lapses) == (1, ACTIONS.parse("lapse"))


@pytest.mark.parametrize("seats", [3, 5])
def test_bots_answer_the_clock_with_the_price_at_which_they_will_stop(seats: int) -> None:
    state = GAME.new(seats, "clock and bots", {"auction": "clock"})
    players = [bot("greedy", seat) for seat in range(seats)]
    while not GAME.racing(state):
        state.apply(*next_move(state, lambda seat: players[seat].act(state, seat)))
    answers = {seat: players[seat].act(state, seat) for seat in state.actors()}
    assert {ACTIONS.kind(action) for action in answers.values()} <= {"stop", "claim", "lapse"}
    seat, action = GAME.first_of(state, answers)
    assert action == max(answers.values())
    state.apply(seat, action)


def test_the_words_of_the_clock_are_those_of_the_record() -> None:
    for word in ("stop 90", "claim", "stop 130 doubled", "lapse", "none"):
        assert ACTIONS.text(ACTIONS.parse(word)) == word
