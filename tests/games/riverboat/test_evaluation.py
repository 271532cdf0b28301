"""The evaluation behind the bots: from open knowledge only, and good enough for a sensible game."""

from __future__ import annotations

import quayside
from quayside.bots import bot
from quayside.core.dice import FastDice
from quayside.core.playout import random_playout
from tests.games.riverboat.scene import GAME

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
