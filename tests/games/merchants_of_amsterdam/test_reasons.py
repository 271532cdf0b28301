"""Why something cannot be done now: what is told when. `tests/games/test_reasons.py` asks throughout whole games."""

from __future__ import annotations

from quayside.games.merchants.actions import ACTIONS
from quayside.words import GameWords
from tests.games.merchants_of_amsterdam.builder import GAME, Given

NAMES = ["Anna", "Bert", "Cornelis", "Dirk"]


def why(given: Given, words: str, language: str = "en") -> str | None:
    return GameWords(GAME, language, NAMES).why_not(given.table, given.actors[0], ACTIONS.parse(words))


def test_a_house_wants_a_free_space_in_a_quarter_of_the_card() -> None:
    given = Given().houses(1, "grachten_a1", "lastage_b2").card(0, "house_grachten_sugar")
    assert why(given, "build grachten_a2") is None
    assert why(given, "build grachten_a1") == "House: a house stands here already."
    assert why(given, "build lastage_a1") == "House: the card is not for Lastage."
    assert why(given, "build lastage_b2") == ("House: the card is not for Lastage; a house stands here already.")
    assert why(given, "build grachten_a4") == "House: this edition has no such place."


def test_a_post_wants_a_free_place_that_the_card_allows() -> None:
    given = Given().posts(1, *["africa_gems"] * 3).card(0, "post_gems")
    assert why(given, "found americas_gems") is None
    assert why(given, "found africa_gems") == "Trading post: no such post is free here."
    assert why(given, "found americas_silk") == "Trading post: the card is for other trading posts."


def test_a_step_wants_room_a_token_and_a_market_of_the_card() -> None:
    given = Given().market(0, 8, 0, 1, 0).tokens(0, 0).card(0, "commodity").do("step spices")
    assert why(given, "step spices") is None
    assert why(given, "step sugar") == "Step on the exchange: your token stands on the last field."
    assert why(given, "step gems") == "Step on the exchange: you have no token left to begin here."
    given = Given().card(0, "commodity").do("step silk", "step silk")
    assert why(given, "step silk") == "Step on the exchange: at most 2 steps of this card may be in one market."
    given = Given().card(0, "house_grachten_sugar").do("build grachten_a1")
    assert why(given, "step gems") == "Step on the exchange: this step belongs to another market."


def test_only_what_is_ones_own_can_be_lost() -> None:
    given = Given().houses(1, "grachten_a1", "grachten_a2").houses(2, "lastage_a1").field("lose_house")
    assert why(given, "lose_house grachten_a1") is None
    assert why(given, "lose_house lastage_a1") == "Remove a house: this is not yours."
    given = Given().posts(1, "africa_gems", "africa_silk").field("lose_post")
    assert why(given, "lose_post americas_gems") == "Remove a trading post: this is not yours."
    given = Given().market(1, 1, 1).field("shipwreck")
    assert why(given, "lose_step silk") == "Move a token back: you have no token here."


def test_a_disc_takes_one_card() -> None:
    given = Given().deck(["commodity", "post_gems"]).draw().do("lay mayor")
    assert why(given, "lay auction") is None
    assert why(given, "lay mayor") == "Lay the card: a card lies on this disc already."


def test_what_is_not_asked_now_says_when_it_will_be() -> None:
    given = Given().houses(0, "grachten_a1").auction()
    told = {words: why(given, words) for words in (
        "lay mayor", "step silk", "found africa_silk", "build grachten_a2", "lose_house grachten_a1",
        "lose_post africa_silk", "lose_step silk",
    )}  # fmt: skip
    assert told == {
        "lay mayor": "Lay the card: the mayor does that, card by card, as they are turned over.",
        "step silk": "Step on the exchange: comes with a card, or with the ship on the time track.",
        "found africa_silk": "Trading post: comes with a card for a post, or with the globe on the time track.",
        "build grachten_a2": "House: comes with a card for a house, the coat of arms on the time track "
        "or the bonus for all four markets.",
        "lose_house grachten_a1": "Remove a house: only when the game takes one from you.",
        "lose_post africa_silk": "Remove a trading post: only when the game takes one from you.",
        "lose_step silk": "Move a token back: only in a shipwreck on the time track.",
    }
    assert why(given, "stop 90") is None, "a price is no place on the board"
