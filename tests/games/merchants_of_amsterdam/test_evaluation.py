"""What bots think of cards and prices: plausible, and from public knowledge only."""

from __future__ import annotations

from quayside.bots import bot, bot_moves
from quayside.core.dice import FastDice
from quayside.games.merchants.actions import FACE_NAMES
from quayside.games.merchants.evaluation import ESTIMATOR
from tests.games.merchants_of_amsterdam.builder import GAME, Given


def test_a_card_that_completes_a_bonus_is_worth_more() -> None:
    given = Given().houses(0, "nieuwe_zijde_a2", "oude_zijde_b2", "grachten_b2").houses(1, "lastage_a1", "lastage_a2")
    completing, repeating = (FACE_NAMES.index(f"house_{quarter}_any") for quarter in ("lastage", "nieuwe_zijde"))
    assert ESTIMATOR.card_worth(given.table, 0, completing) > ESTIMATOR.card_worth(given.table, 0, repeating) + 30


def test_nothing_is_worth_paying_for_when_nothing_can_be_done() -> None:
    given = Given().tokens(0, 0).auction("post_americas")
    assert ESTIMATOR.card_worth(given.table, 0, FACE_NAMES.index("post_americas")) == 0
    assert given.table.estimator.suggest(given.table, 0, FastDice(1)) == GAME.actions.parse("none")


def test_looking_at_a_card_changes_nothing() -> None:
    table = Given().auction("commodity").table
    before = table.view(0)
    ESTIMATOR.card_worth(table, 2, FACE_NAMES.index("commodity"))
    assert table.view(0) == before


def test_advice_does_not_know_what_is_hidden() -> None:
    given = Given().market(0, 3, 2, 1, 1).auction("post_silk")
    told = set()
    for price in ("none", "stop 60", "claim"):
        table = given.table.copy()
        table.apply(1, GAME.actions.parse(price))
        told |= {int(table.estimator.suggest(table.imagine(0, FastDice(k)), 0, FastDice(7))) for k in range(3)}
    assert len(told) == 1


def test_greedy_bots_beat_random_ones() -> None:
    won = 0
    for number in range(4):
        state = GAME.new(3, f"greedy against random {number}")
        seat = number % 3
        players = [bot("greedy" if s == seat else "random", number * 7 + s) for s in range(3)]
        assert list(bot_moves(state, players))
        won += state.winners() == [seat]
    assert won >= 3
