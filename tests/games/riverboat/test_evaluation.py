"""The evaluation behind the bots: from open knowledge only, and good enough for a sensible game."""

from __future__ import annotations

import pytest

import quayside
from quayside.bots import bot
from quayside.core.dice import FastDice
from quayside.core.playout import random_playout
from quayside.games.riverboat.evaluation import ESTIMATOR
from quayside.games.riverboat.state import AGENTS, SUPPLY, Table
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
                assert [imagined.estimate(s) for s in range(3)] == [state.estimate(s) for s in range(3)]


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
