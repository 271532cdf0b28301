"""The clock's prompts and choices in every language; `tests/test_words.py` tells games with sealed prices."""

from __future__ import annotations

import re

import pytest

from quayside.core.dice import FastDice
from quayside.core.edition import EditionFile
from quayside.core.journal import Journal
from quayside.words import LANGUAGES, GameWords
from tests.games.merchants_of_amsterdam.builder import GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_the_clock_can_be_told(language: str) -> None:
    words = GameWords(GAME, language, ["Anna", "Bert", "Cornelis"])
    dice = FastDice(11)
    asked = set()
    for number in range(4):
        state = GAME.new(3, f"told {number}", {"auction": "clock", "hidden_cash": "yes"})
        state.journal = Journal()
        while not state.over:
            seat = state.actors()[dice.below(len(state.actors()))]
            moves = state.legal(seat)
            asked.add(GAME.prompt(state, seat)["key"])
            assert words.prompt(state, seat)
            said = [words.choice(state, seat, action) for action in moves]
            assert len(set(said)) == len(said), "no two choices read alike"
            state.apply(seat, moves[dice.below(len(moves))])
        assert all("{" not in line for line in words.logs([GAME.describe(entry) for entry in state.journal.entries]))
    assert {"clock", "clock_doubled"} <= asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_field_has_words(language: str) -> None:
    words = GameWords(GAME, language, [])
    cards = [words.say(f"card-{face}") for face in GAME.names["card"]]
    assert len(set(cards)) == len(cards)
    assert all(words.say(f"field-{field}") for field in GAME.names["field"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_of_a_commodity_card_are_those_of_the_edition(language: str) -> None:
    figures = GAME.edition.text.replace("steps = 3", "steps = 7").replace("in_one_market = 2", "in_one_market = 3")
    own = GAME.with_edition(EditionFile(figures, "own.toml"))
    words = GameWords(own, language, ["Anna", "Bert", "Cornelis"])
    state = own.new(3, "commodities")
    while own.prompt(state, state.actors()[0])["key"] != "commodities":
        state.apply(state.actors()[0], state.legal(state.actors()[0])[0])
    assert re.findall(r"\d+", words.prompt(state, state.actors()[0])) == ["7", "3"]
    assert {"7", "3"} <= set(re.findall(r"\d+", words.rules_in_short()))
    assert {"3", "2"} <= set(re.findall(r"\d+", GameWords(GAME, language, []).rules_in_short()))
