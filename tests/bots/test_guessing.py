"""Where several decide at once a bot guesses what the others decide: it neither knows it nor takes it to be chance."""

from __future__ import annotations

import pytest

import quayside
from quayside.bots import bot, next_move
from quayside.bots.hints import MINDS, hints
from quayside.bots.search import CANDIDATES, EXPLORATION, FIRST_SIGHT, SUITABLE, Search, SearchBot
from quayside.core.dice import FastDice
from quayside.core.snapshot import snapshot
from quayside.core.state import State

GAMES = quayside.games()
FORMS = ("sealed", "clock")


def auctions(number: int, form: str = "sealed", seats: int = 3) -> list[State]:
    """Some auctions of a game of greedy bots, nobody having said anything yet."""
    found: list[State] = []
    state = quayside.game("merchants-of-amsterdam").new(seats, "guess", {"auction": form})
    bots = [bot("greedy", seat) for seat in range(seats)]
    while len(found) < number:
        if state.estimator.guessing(state) and len(state.actors()) == seats:
            found.append(state.copy())
        seat, action = next_move(state, lambda seat: bots[seat].act(state, seat))
        state.apply(seat, action)
    return found


def after_the_others(state: State, seat: int) -> State:
    """The same sealed auction when all but one have set their prices."""
    later = state.copy()
    for other in state.actors():
        if other != seat:
            later.apply(other, bot("greedy", other).act(later, other))
    assert later.actors() == [seat]
    return later


def searching(minds: int) -> Search:
    return Search(FastDice(1), CANDIDATES, SUITABLE, EXPLORATION, FIRST_SIGHT, SUITABLE, minds)


def test_who_has_set_a_price_can_be_asked_again() -> None:
    for state in auctions(6):
        later = after_the_others(state, 1)
        later.ask_again()
        assert later.actors() == [0, 1, 2]
        assert all(later.legal(seat) == state.legal(seat) for seat in range(3))


@pytest.mark.parametrize("slug", GAMES)
def test_nobody_is_asked_again_who_has_decided_openly(slug: str) -> None:
    state = quayside.game(slug).new(3, "open", {"auction": "clock"} if slug == "merchants-of-amsterdam" else None)
    while not state.over:
        again = state.copy()
        again.ask_again()
        assert snapshot(again) == snapshot(state)
        seat = state.actors()[-1]
        state.apply(seat, state.legal(seat)[0])


def test_a_search_takes_prices_already_set_for_as_sensible_as_those_still_to_come() -> None:
    """`imagine` draws any price that is possible; in a search everybody decides anew, as the policy does."""
    for state in auctions(3):
        search = searching(0)
        search.think(after_the_others(state, 1), 1, 40, 0.0)
        assert search.worlds
        assert all(world.position.actors() == [0, 1, 2] for world in search.worlds)


@pytest.mark.parametrize("form", FORMS)
def test_a_search_thinks_for_each_of_the_others(form: str) -> None:
    for seats in (3, 5):
        for state in auctions(1, form, seats):
            search = searching(8)
            search.think(state, 1, 80, 0.0)
            assert sorted(search.guesses) == [seat for seat in range(seats) if seat != 1]
            for other, chosen in search.guesses.items():
                assert len(chosen) == 8 // (seats - 1)
                assert set(chosen) <= set(state.legal(other))


def test_thinking_for_others_is_for_decisions_that_are_a_matter_of_guessing() -> None:
    for slug in GAMES:
        state = quayside.game(slug).new(3, "nothing to guess")
        seat = state.actors()[0]
        search = searching(8)
        search.think(state, seat, 8, 0.0)
        assert not search.guesses
    plain = searching(0)
    plain.think(auctions(1)[0], 1, 8, 0.0)
    assert not plain.guesses


def test_the_others_are_expected_to_do_what_was_thought_for_them_in_this_decision_only() -> None:
    state = auctions(1)[0]
    search = searching(8)
    search.begin(state, 1)
    nothing = min(state.legal(2))
    search.guesses = {2: [nothing]}
    search.path = [search.root]
    assert search.answer(state, 2) == nothing
    search.path = [search.root, search.root]
    assert search.answer(state, 2) > nothing, "a later auction: as the policy would"
    search.path = [search.root]
    search.guesses = {2: [len(state.game.actions)]}
    assert search.answer(state, 2) in state.legal(2), "what is not possible in this imagined position is not expected"


@pytest.mark.parametrize("form", FORMS)
def test_what_the_others_have_really_decided_makes_no_difference(form: str) -> None:
    for state in auctions(3, form):
        when = after_the_others(state, 1) if form == "sealed" else state
        choices = set()
        for other in range(4):
            permuted = when.imagine(1, FastDice(100 + other))
            assert permuted.view(1) == when.view(1)
            choices.add(SearchBot(5, iterations=24, minds=4).act(permuted, 1))
        assert len(choices) == 1


def test_thinking_for_others_keeps_to_the_limits() -> None:
    state = auctions(1)[0]
    few = searching(8)
    few.think(state, 1, 4, 0.0)
    assert few.chosen in state.legal(1)
    assert all(len(chosen) == 4 for chosen in few.guesses.values())
    timed = searching(2)
    timed.think(state, 1, 0, 1.0)
    tried = [child.visits for child in timed.root.children.values() if child.seat == 1]
    assert sum(tried) > len(tried), "half of the time is left for one's own choice"


def test_an_expert_thinks_for_others_and_hard_does_not() -> None:
    minds = {}
    for level in ("medium", "hard", "expert"):
        thinker = bot(level, 1)
        assert isinstance(thinker, SearchBot)
        minds[level] = thinker.minds
    assert minds["expert"] > minds["hard"] == minds["medium"] == 0


def test_a_hint_thinks_for_others() -> None:
    for state in auctions(2):
        expected = []
        for minds in (MINDS, 0):
            dice = FastDice(0)
            search = Search(dice, CANDIDATES, SUITABLE, EXPLORATION, FIRST_SIGHT, SUITABLE, minds)
            search.think(state.imagine(1, dice), 1, 60, 0.0)
            tried = [child for child in search.root.children.values() if child.seat == 1 and child.visits]
            expected.append({child.action: child.points / child.visits for child in tried})
        told = {hint.action: hint.points for hint in hints(state, 1, iterations=60, seconds=0)}
        assert told == expected[0]
        assert told != expected[1]
