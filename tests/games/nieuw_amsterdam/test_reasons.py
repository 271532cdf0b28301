"""Why something cannot be done now: what is told when. `tests/games/test_reasons.py` asks throughout whole games."""

from __future__ import annotations

import pytest

from quayside.games.nieuw_amsterdam.actions import ACTIONS
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


NO_SHIP = "and no ship for your furs."


@pytest.mark.parametrize(
    ("step", "owns", "told"),
    [
        ("trade", {}, f"one tile and one special action. Too few goods for the traders, {NO_SHIP}"),
        ("trade", {"good": 1}, f"Too little grain for the way to the traders, {NO_SHIP}"),
        ("trade", {"good": 1, "grain": 1}, "one tile and one special action."),
        ("city", {}, "Building needs timber, and elections would bring you nothing."),
        ("city", {"timber": 1}, "one tile and one special action."),
    ],
)
def test_a_tile_without_any_use_says_why_in_the_prompt(step: str, owns: dict[str, int], told: str) -> None:
    given = Given()
    given.owns(BLUE, **owns)
    given.longhouses(0, 1)  # the way there costs a grain
    given.trader("top", "lynx")
    given.turn(BLUE, step, tiles=1)
    for language in LANGUAGES:
        said = GameWords(given.game, language, ["Anna", "Bert", "Cornelis"]).prompt(given.table, BLUE)
        assert said.endswith(told) or language != "en"


def test_where_nothing_lies_there_is_nothing_to_take() -> None:
    given = Given()
    given.owns(BLUE, good=9, grain=9)
    given.land_on_offer()
    given.turn(BLUE, "land", tiles=1)
    assert given.game.prompt(given.table, BLUE)["idle"] == "land"
    given.turn(BLUE, "trade", tiles=1)
    assert given.game.prompt(given.table, BLUE)["idle"] == "no"
    for trader in ("top", "middle", "bottom"):
        given.trader(trader)
    given.turn(BLUE, "trade", tiles=1)
    assert given.game.prompt(given.table, BLUE)["idle"] == "furs"
    given.owns(BLUE, timber=1)
    given.estate(BLUE, stock=0)
    given.turn(BLUE, "city", tiles=1)
    assert given.game.prompt(given.table, BLUE)["idle"] == "stock"


def test_what_can_be_done_needs_no_reason() -> None:
    given = Given()
    given.owns(BLUE, timber=1)
    given.turn(BLUE, "city", tiles=1)
    assert why(given, "build docks") is None
