"""Why something cannot be done now: in every game that can tell, the reasons agree with the rules."""

from __future__ import annotations

import pytest

import quayside
from quayside.core.dice import FastDice
from quayside.words import LANGUAGES, GameWords

TELLING = [slug for slug in quayside.games() if quayside.game(slug).deeds]


@pytest.mark.parametrize("which", [0, -1])
@pytest.mark.parametrize("slug", TELLING)
def test_the_reasons_agree_with_the_rules_throughout_whole_games(slug: str, which: int) -> None:
    """Whatever has a place on the board is legal or has a reason, and each reason can be said in every language."""
    game = quayside.game(slug)
    actions, seats = game.actions, game.seats[which]
    said = [GameWords(game, language, ["P"] * seats) for language in LANGUAGES]
    dice = FastDice(seats)
    # The last value of each option in one of the games: the auction by the clock, for example
    state = game.new(seats, "why not", {option.name: option.values[which] for option in game.options})
    asked = [action for action in range(len(actions)) if actions.kind(action) in game.deeds]
    seen: set[str] = set()
    turn = 0
    while not state.over:
        seat = state.actors()[0]
        legal = state.legal(seat)
        turn += 1
        for action in asked[turn % 5 :: 5] if turn % 3 == 0 else ():
            reasons = game.why_not(state, seat, action)
            assert bool(reasons) == (action not in legal), actions.text(action)
            new = {reason["key"] for reason in reasons} - seen
            seen |= new
            if new:
                assert all(words.why_not(state, seat, action) for words in said)
        state.apply(seat, legal[dice.below(len(legal))])
    assert seen <= set(game.reasons)
    assert len(seen) > len(game.reasons) // 2
