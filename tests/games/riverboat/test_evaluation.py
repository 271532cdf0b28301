"""The evaluation behind the bots: from open knowledge only, and good enough for a sensible game."""

from __future__ import annotations

import pytest

import quayside
from quayside.bots import bot
from quayside.core.dice import FastDice
from quayside.core.playout import random_playout
from quayside.games.riverboat.actions import CARD_NAMES, CROP_NAMES, JOKER
from quayside.games.riverboat.evaluation import ESTIMATOR, EXPERT, best_barn_site, region_cards_left
from quayside.games.riverboat.hexes import EVERYWHERE, count, lowest, touching
from quayside.games.riverboat.state import AGENTS, CARDS, GROWING, HARVESTED, PLANTED, STANDING, SUPPLY, WORKERS, Table
from tests.games.riverboat.scene import GAME, give, table

GAMES = 30 if quayside.compiled() else 1


def test_greedy_bots_score_more_than_80_in_two_player_games() -> None:
    """A sanity check of the reconstruction: a club reports 172 as its best."""
    scores = []
    for number in range(GAMES):
        state = GAME.new(2, f"greedy {number}")
        bots = [bot("greedy", 2 * number + seat) for seat in range(2)]
        while not state.over:
            seat = state.actors()[0]
            state.apply(seat, bots[seat].act(state, seat))
        scores += state.scores()
    mean = sum(scores) / len(scores)
    assert 80 < mean < 172


def test_the_estimate_does_not_depend_on_what_is_hidden() -> None:
    dice = FastDice(5)
    for number in range(5):
        state = GAME.new(3, f"estimate {number}")
        while not state.over:
            random_playout(state, dice, 20)
            for seat in range(3):
                imagined = state.imagine(seat, FastDice(number))
                for level in ("", "expert"):
                    state.estimator = imagined.estimator = ESTIMATOR.of_level(level)
                    assert imagined.estimates() == state.estimates()


def test_in_the_end_the_estimate_is_the_score() -> None:
    state = GAME.new(4, "end")
    random_playout(state, FastDice(3))
    assert [state.estimate(seat) for seat in range(4)] == state.scores()


def worth_of_workers(t: Table, seat: int, back: int = 0) -> float:
    return ESTIMATOR.workers(t, seat, float(4 - t.round), back)


def test_workers_are_worth_something_as_far_as_they_will_be_needed() -> None:
    t = table()
    t.round = 4
    worths = []
    for workers in (2, 3, 8, 9):
        t.put(0, SUPPLY, workers)
        worths.append(worth_of_workers(t, 0))
    assert worths[0] / 2 == worths[1] / 3 == worths[2] / 8 > 0
    assert worths[2] == worths[3], "eight region cards, eight workers"
    t.phase = 2
    assert worth_of_workers(t, 0) == 0.0, "there is no field left to cultivate"


def test_workers_on_boats_to_come_will_be_at_hand_but_not_for_what_is_cultivated_before() -> None:
    t = table()
    t.round = 2
    t.put(0, SUPPLY, 3)
    assert worth_of_workers(t, 0, back=4) == worth_of_workers(t, 0)
    t.phase = 2
    assert worth_of_workers(t, 0, back=4) > worth_of_workers(t, 0)


def test_an_agent_is_missed_whenever_fields_are_cultivated_but_the_next_time() -> None:
    t = table()
    cost = []
    for number in (2, 3, 4):
        t.round = number
        give(t, 0, agents=0)
        without = worth_of_workers(t, 0)
        t.put(0, AGENTS, 1)
        cost.append(without - worth_of_workers(t, 0))
    assert cost[0] == pytest.approx(2 * cost[1])
    assert cost[1] > cost[2] == 0.0


def test_the_master_who_is_ahead_will_be_paid_in_full_for_later_loads_too() -> None:
    t = table()
    t.round = 2
    even = ESTIMATOR.harbour_race(t, 0, 2.0)
    give(t, 0, harbour=2)
    assert t.reached_load(0) == 0
    assert ESTIMATOR.harbour_race(t, 0, 2.0) > even > ESTIMATOR.harbour_race(t, 1, 2.0)
    assert ESTIMATOR.harbour_race(t, 0, 0.0) == 0.0, "nothing can come any more"


def test_the_ranking_in_new_orleans_is_surer_after_the_last_boats() -> None:
    t = table()
    t.round = 4
    give(t, 0, agents=3)
    t.phase = 2
    before = ESTIMATOR.new_orleans(t, 0, 0.0)
    t.phase = 3
    assert ESTIMATOR.new_orleans(t, 0, 0.0) > before > ESTIMATOR.new_orleans(t, 0, 1.0) > 0.0


# What only an expert looks at


def test_only_an_expert_goes_by_the_experts_judgement() -> None:
    assert ESTIMATOR.of_level("expert") is EXPERT
    assert EXPERT.of_level("expert") is EXPERT
    for level in ("", "medium", "hard"):
        assert ESTIMATOR.of_level(level) is ESTIMATOR


def only_first_region_missing(t: Table, fields: int) -> None:
    """Everything on the first seat's board is planted but so many fields of the first region."""
    rest = t.region_fields(0, 0)
    while count(rest) > fields:
        rest ^= lowest(rest)
    t.put(0, PLANTED, EVERYWHERE & ~rest)


def test_a_region_is_worth_more_the_more_of_its_cards_are_to_come() -> None:
    t = table()
    t.round = 4
    only_first_region_missing(t, 2)
    seen = len(t.region_deck) - 16  # half of those left will be turned over
    worths = []
    for cards in (0, 2, 6):
        for place in range(16):
            t.region_deck[seen + place] = 0 if place < cards else JOKER
        t.seen_regions = seen
        assert region_cards_left(t) & 255 == cards
        worths.append(EXPERT.regions_in_cards(t, 0))
    assert 0.0 < worths[0] < worths[1] < worths[2] < t.parts.region_points
    assert EXPERT.estimate(t, 0) > ESTIMATOR.estimate(t, 0), "the others count regions of the last round when full"
    only_first_region_missing(t, 5)
    assert EXPERT.regions_in_cards(t, 0) < worths[2], "more fields need more cards"
    only_first_region_missing(t, 0)
    assert EXPERT.regions_in_cards(t, 0) == 0.0, "it is full, and that is counted elsewhere"


def test_region_cards_to_come_are_those_of_this_round_and_the_rounds_left() -> None:
    t = table()
    for number, phase, turned, cards in ((1, -1, 0, 32), (1, 0, 3, 29), (1, 1, 5, 24), (4, 0, 8, 0), (4, 4, 0, 0)):
        t.round, t.phase, t.turn = number, phase, turned
        assert t.region_cards_to_come() == cards


def test_the_region_cards_left_are_counted_by_colour() -> None:
    t = table()
    assert [(region_cards_left(t) >> 8 * region) & 255 for region in range(JOKER + 1)] == [7, 7, 7, 7, 7, 5]
    t.seen_regions = 3
    seen = list(t.region_deck)[:3]
    for region in range(JOKER + 1):
        whole = 5 if region == JOKER else 7
        assert (region_cards_left(t) >> 8 * region) & 255 == whole - seen.count(region)


def test_a_harvest_bonus_counts_as_due_when_the_workers_stand() -> None:
    t = table()
    t.phase = 2
    t.put(0, HARVESTED, 6)
    gain = []
    for workers in (2, 3):
        t.put(0, STANDING, workers)
        gain.append(EXPERT.loads(t, 0, 0.0) - ESTIMATOR.loads(t, 0, 0.0))
    assert gain[0] < gain[1]
    t.phase = 3
    assert EXPERT.loads(t, 0, 0.0) == ESTIMATOR.loads(t, 0, 0.0), "no boat will come any more"


def test_workers_on_the_crop_of_an_opportunity_make_it_better() -> None:
    t = table()
    t.phase = 2
    crop = CROP_NAMES.index("wheat")
    card = CARD_NAMES.index("wheat")
    t.put(0, CARDS, 1 << card)
    without = EXPERT.card_outlook(t, 0, card, 0.0)
    t.put(0, STANDING + crop, 4)
    assert EXPERT.card_outlook(t, 0, card, 0.0) > without == ESTIMATOR.card_outlook(t, 0, card, 0.0)
    t.phase = 3
    assert EXPERT.card_outlook(t, 0, card, 0.0) == without, "they will not be harvested before the end"


def test_while_boats_are_loaded_only_those_count_that_can_be_had() -> None:
    t = table()
    t.phase = 2
    give(t, 0, coins=0)
    t.put(0, STANDING, 7)
    afloat = EXPERT.estimate(t, 0)
    assert t.largest_load(0, 7) == 7
    for boat in range(6, 9):  # the loads of 5, 6 and 7
        t.moor(boat, -1)
    assert t.largest_load(0, 7) == 4
    assert EXPERT.estimate(t, 0) < afloat, "what was kept for all boats is not taken for these"
    give(t, 0, coins=1)
    assert t.largest_load(0, 7) == 7


def test_spaces_of_the_harbour_count_until_the_last_boat() -> None:
    t = table()
    t.round = 4
    t.phase = 2
    give(t, 0, harbour=4)
    assert EXPERT.harbour(t, 0, 0.0) > ESTIMATOR.harbour(t, 0, 0.0) == 0.0
    t.phase = 3
    assert EXPERT.harbour(t, 0, 0.0) == 0.0


def test_crops_around_a_free_field_promise_a_good_barn() -> None:
    t = table()
    t.round = 2
    site = 1 << 20
    around = touching(site)
    wheat = CROP_NAMES.index("wheat")
    t.put(0, PLANTED, around)
    t.put(0, GROWING + wheat, around)
    assert best_barn_site(t, 0) == count(around) == 6
    whole = EXPERT.fields(t, 0, 2.0)
    assert whole > ESTIMATOR.fields(t, 0, 2.0)
    t.put(0, WORKERS, site)
    assert best_barn_site(t, 0) < 6, "where a worker stands no barn can be"
    t.put(0, WORKERS, 0)
    corn = lowest(around)
    t.put(0, GROWING + wheat, around ^ corn)
    t.put(0, GROWING + CROP_NAMES.index("corn"), corn)
    assert best_barn_site(t, 0) == 5, "one crop counts"
    assert EXPERT.fields(t, 0, 0.0) == ESTIMATOR.fields(t, 0, 0.0), "too late for another barn to pay"
