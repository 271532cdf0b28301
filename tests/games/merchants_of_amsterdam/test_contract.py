"""The contract with every option: the clock, hidden cash, and both; and what hidden cash hides."""

from __future__ import annotations

import json

import pytest

import quayside
from quayside.core.conformance import check_game
from quayside.core.dice import FastDice
from quayside.core.playout import random_playout
from tests.games.merchants_of_amsterdam.builder import GAME, Given
from tests.games.merchants_of_amsterdam.conservation import check

GAMES = 60 if quayside.compiled() else 6
LOOKS = 3000 if quayside.compiled() else 40  # at every decision of a game, or at every fourth or so
OPTIONS = [
    {"auction": "clock"},
    {"hidden_cash": "yes"},
    {"auction": "clock", "hidden_cash": "yes", "first_player": "first_seat"},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_keep_the_contract_with_every_option(seats: int, options: dict[str, str]) -> None:
    for number in range(GAMES):
        check_game(GAME, seats, f"options {number}", options, looks=2, invariant=check)


@pytest.mark.parametrize("options", OPTIONS)
def test_the_decisions_keep_the_contract_with_every_option(options: dict[str, str]) -> None:
    check_game(GAME, 4, "closely", options, looks=LOOKS, invariant=check)


def test_hidden_cash_is_shown_to_its_owner_only_and_to_all_at_the_end() -> None:
    table = GAME.new(3, "hidden", {"hidden_cash": "yes"})
    random_playout(table, FastDice(3), 60)
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        for other in range(3):
            own = seat == other
            assert (view["players"][other]["cash"] is not None) == own
            assert (view["scores"][other] is not None) == own
            assert (view["ledger"][other] is not None) == own
    random_playout(table, FastDice(3))
    assert table.view(None)["scores"] == table.scores()


def test_with_hidden_cash_no_number_in_a_view_depends_on_the_others_cash() -> None:
    views = []
    for money in (310, 270):
        given = Given(3, hidden_cash="yes").cash(400, money, 380).auction("post_silk")
        views.append(json.dumps(given.table.view(0)))
    assert views[0] == views[1]


def test_open_cash_is_the_default() -> None:
    assert GAME.new(3, "open").view(None)["scores"] == [400, 400, 400]
