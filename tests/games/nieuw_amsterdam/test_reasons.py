"""Why something cannot be done now: the reasons agree with the rules, and read like sentences."""

from __future__ import annotations

import pytest

import quayside
from quayside.core.dice import FastDice
from quayside.games.nieuw_amsterdam.actions import ACTIONS
from quayside.games.nieuw_amsterdam.reasons import DEEDS, REASONS
from quayside.words import LANGUAGES, GameWords
from tests.games.nieuw_amsterdam.builder import BLUE, Given


def why(given: Given, words: str, language: str = "en") -> str | None:
    said = GameWords(given.game, language, ["Anna", "Bert", "Cornelis"])
    return said.why_not(given.table, given.table.actor, ACTIONS.parse(words))


def test_what_is_missing_is_told_with_its_number() -> None:
    given = Given()
    given.owns(BLUE, coin=1)
    given.turn(BLUE, "city", tiles=1)
    assert why(given, "build docks") == "Business: needs 1 timber more."
    assert why(given, "build_warehouse") == "Warehouse: needs 1 timber more."
    assert why(given, "buy_furs 1") == "Black-market furs: needs 3 more in coins or goods."
    assert why(given, "sell_grain") == "Sell grain: needs 1 grain more."
    assert why(given, "gain_land 1") == "Gain land: takes a land tile, in the land step."
    assert why(given, "auction 2") == "Auction: columns are auctioned at the beginning of each round."


def test_the_fee_is_missing_too() -> None:
    given = Given()
    given.owns(BLUE)
    given.turn(BLUE, "land")
    assert why(given, "build_houses 1") == (
        "Houses: no free house space on your land, gain land first; needs 1 timber more; needs 1 coin more."
    )


def test_a_ship_wants_furs() -> None:
    given = Given()
    given.owns(BLUE, beaver=1)
    given.turn(BLUE, "trade", tiles=1)
    wanted = int(given.parts.ship_furs[given.table.ship_on_offer(0)]) - 1
    assert why(given, "ship 1") == f"Load the ship: needs {wanted} more furs."


def test_what_can_be_done_needs_no_reason() -> None:
    given = Given()
    given.owns(BLUE, timber=1)
    given.turn(BLUE, "city", tiles=1)
    assert why(given, "build docks") is None


@pytest.mark.parametrize("seats", [2, 4])
def test_the_reasons_agree_with_the_rules_throughout_whole_games(seats: int) -> None:
    """Whatever has a place on the board is legal or has a reason; taking the reason away makes it legal."""
    game = quayside.game("nieuw-amsterdam")
    said = [GameWords(game, language, ["P"] * seats) for language in LANGUAGES]
    dice = FastDice(seats)
    state = game.new(seats, "why not")
    asked = [k for k in range(len(ACTIONS)) if ACTIONS.kind(k) in DEEDS]
    seen: set[str] = set()
    turn = 0
    while not state.over:
        seat = state.actors()[0]
        legal = state.legal(seat)
        turn += 1
        for action in asked if turn % 3 == 0 else ():
            reasons = game.why_not(state, seat, action)
            assert bool(reasons) == (action not in legal), ACTIONS.text(action)
            seen |= {reason["key"] for reason in reasons}
            if reasons and turn % 30 == 0:
                assert all(words.why_not(state, seat, action) for words in said)
        state.apply(seat, legal[dice.below(len(legal))])
    assert seen <= set(REASONS)
    assert len(seen) > len(REASONS) // 2
