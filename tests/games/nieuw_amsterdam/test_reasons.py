"""Why something cannot be done now: what is told when. `tests/games/test_reasons.py` asks throughout whole games."""

from __future__ import annotations

from quayside.games.nieuw_amsterdam.actions import ACTIONS
from quayside.words import GameWords
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
