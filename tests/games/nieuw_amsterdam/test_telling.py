"""What the words are told: prices and limits as the edition and the table have them."""

from __future__ import annotations

import re

import pytest

import quayside
from quayside.core.edition import EditionFile
from quayside.games.nieuw_amsterdam.actions import ACTIONS, MAX_BID
from quayside.words import LANGUAGES, GameWords
from tests.games.nieuw_amsterdam.builder import BLUE, YELLOW, Given


def told(given: Given, words: str, language: str = "en") -> str:
    """How a choice of whoever is to act reads."""
    said = GameWords(given.game, language, ["Anna", "Bert", "Cornelis"])
    return said.choice(given.table, given.table.actor, ACTIONS.parse(words))


def test_a_warehouse_without_docks_does_not_confuse_the_next_one() -> None:
    given = Given()
    given.parts.storage[2] = 4  # the second warehouse of this edition has no docks
    given.owns(BLUE, timber=1, coin=1)
    for warehouses, storage in (1, 4), (2, 8), (3, 10):
        given.estate(BLUE, warehouses=warehouses)
        given.turn(BLUE, "land")
        said = given.game.explain(given.table, BLUE, ACTIONS.parse("build_warehouse"))
        assert said["storage"] == storage
    given.estate(BLUE, warehouses=4)
    assert given.game.explain(given.table, BLUE, ACTIONS.parse("buy_timber"))["storage"] == 10, "there is no fifth"


@pytest.mark.parametrize(("coins", "most"), [(7, 7), (MAX_BID, MAX_BID), (MAX_BID + 51, MAX_BID)])
def test_the_bid_prompts_promise_no_more_than_can_be_bid(coins: int, most: int) -> None:
    given = Given()
    given.order(BLUE, YELLOW, 2)
    for seat in (BLUE, YELLOW):
        given.owns(seat, coin=coins)
    given.bidding()
    given.do("auction 1")
    for key in "opening_bid", "raising_bid":
        asked = given.game.prompt(given.table, given.table.actor)
        assert (asked["key"], asked["most"]) == (key, most)
        assert f"bid {most}" in given.offers()
        assert f"bid {most + 1}" not in given.offers()
        given.do("bid 0" if key == "opening_bid" else "bid 1")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("price", [1, 2, 5])
def test_the_top_traders_price_is_the_editions(language: str, price: int) -> None:
    given = Given()
    given.game = given.game.with_edition(
        EditionFile(
            given.game.edition.text.replace("top = { furs = 4, goods = 1 }", f"top = {{ furs = 4, goods = {price} }}"),
            "my-copy.toml",
        )
    )
    given.table.parts = given.parts = given.game.components[3]
    given.owns(BLUE, good=2 * price)
    given.trader("top", "lynx", "mink", "mink")
    given.turn(BLUE, "trade")
    assert re.findall(r"\d+", told(given, "trade_top lynx", language))[-1] == str(price)
    given.do("trade_top lynx")
    assert given.has(BLUE) == {"good": price, "lynx": 1}
    assert re.findall(r"\d+", told(given, "trade_top mink", language))[-1] == str(price), "also for the second fur"


@pytest.mark.parametrize(
    ("language", "one", "two", "five"),
    [
        ("en", "for 1 good", "for 2 goods", "for 5 goods"),
        ("de", "für 1 Ware", "für 2 Waren", "für 5 Waren"),
        ("fr", "pour 1 marchandise", "pour 2 marchandises", "pour 5 marchandises"),
        ("ru", "за 1 товар", "за 2 товара", "за 5 товаров"),
    ],
)
def test_every_traders_price_has_its_plural(language: str, one: str, two: str, five: str) -> None:
    given = Given()
    given.owns(BLUE, good=9)
    given.trader("top", "lynx")
    given.longhouses(1)
    given.turn(BLUE, "trade")
    for price, wanted in (1, one), (2, two), (5, five):
        for trader, choice in enumerate(("trade_bottom", "trade_middle", "trade_top lynx")):
            given.parts.trader_price[trader] = price
            assert told(given, choice, language).endswith(wanted)
    words = GameWords(quayside.game("nieuw-amsterdam"), language, ["Anna"])
    for trader in ("bottom", "middle"):
        assert words.say(f"label-{trader}", goods=1).endswith(one)
        assert words.say(f"label-{trader}", goods=5).endswith(five)
        assert f"{one}." in words.say(f"log-trade_{trader}", seat="Anna", goods=1)
