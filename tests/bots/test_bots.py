"""Bots: legal, reproducible, honest, and each level better than the one below."""

from __future__ import annotations

import random

import pytest

import quayside
from quayside.bots import BOTS, bot, bot_moves
from quayside.bots.base import Bot
from quayside.bots.greedy import GreedyBot
from quayside.bots.hints import TRIES as HINT_TRIES
from quayside.bots.hints import hints
from quayside.bots.policy import PolicyBot
from quayside.bots.reward import rewards_of
from quayside.bots.search import BREADTH, ENOUGH, Search, SearchBot
from quayside.core.dice import FastDice
from quayside.core.errors import BadRequest
from quayside.core.game import Game
from quayside.core.playout import random_playout
from quayside.core.snapshot import snapshot
from quayside.core.state import State
from quayside.games.riverboat.actions import CULTIVATE
from quayside.games.riverboat.components import LAST_ROUND
from quayside.games.riverboat.evaluation import PLENTY

GAMES = quayside.games()


def quick_expert(seed: int) -> Bot:
    """Knows what an expert knows, without the time to think it over."""
    thinker = bot("expert", seed)
    assert isinstance(thinker, SearchBot)
    thinker.limit(12 if quayside.compiled() else 2, 0.0)
    return thinker


QUICK = {
    "random": lambda seed: bot("random", seed),
    "greedy": GreedyBot,
    "policy": PolicyBot,
    "search": lambda seed: SearchBot(seed, iterations=12 if quayside.compiled() else 2, depth=4),
}
HONEST = {**QUICK, "expert": quick_expert}


def play(game: Game, bots: list[Bot], seed: str) -> State:
    state = game.new(len(bots), seed)
    for seat, action in bot_moves(state, bots):
        assert 0 <= seat < len(bots)
        assert 0 <= action < len(game.actions)
    return state


def middle(slug: str, seats: int, seed: int) -> State:
    """A position from the middle of a game."""
    state = quayside.game(slug).new(seats, f"middle {seed}")
    random_playout(state, FastDice(seed), 60)
    return state


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("slug", GAMES)
def test_bots_play_whole_games_at_every_player_count(slug: str, name: str) -> None:
    game = quayside.game(slug)
    # What thinks longer plays only the smallest table, or, interpreted, the smallest and the largest.
    ends = [game.seats[0], game.seats[-1]]
    counts = ends[:1] if name == "search" else game.seats if quayside.compiled() or name != "greedy" else ends
    for seats in counts:
        assert play(game, [QUICK[name](seat) for seat in range(seats)], "whole").over


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("slug", GAMES)
def test_the_same_seed_makes_the_same_choices(slug: str, name: str) -> None:
    state = middle(slug, quayside.game(slug).seats[0], 3)
    seat = state.actors()[0]
    choices = {QUICK[name](7).act(state, seat) for _ in range(3)}
    assert len(choices) == 1


@pytest.mark.parametrize("name", HONEST)
@pytest.mark.parametrize("slug", GAMES)
def test_a_bot_s_choice_does_not_depend_on_what_it_cannot_see(slug: str, name: str) -> None:
    """The true hidden order is permuted; whoever decides honestly decides the same."""
    for number in range(4):
        state = middle(slug, quayside.game(slug).seats[-1], number)
        seat = state.actors()[0]
        choices = set()
        for other in range(6):
            permuted = state.imagine(seat, FastDice(100 + other))
            assert permuted.view(seat) == state.view(seat)
            choices.add(HONEST[name](5).act(permuted, seat))
        assert len(choices) == 1


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("slug", GAMES)
def test_thinking_leaves_the_position_alone(slug: str, name: str) -> None:
    state = middle(slug, quayside.game(slug).seats[-1], 1)
    before = snapshot(state)
    QUICK[name](1).act(state, state.actors()[0])
    assert snapshot(state) == before


def wins(game: Game, better: str, worse: str, games: int) -> float:
    won = 0.0
    for number in range(games):
        seat = number % 2
        seats = game.seats[0]
        bots = [QUICK[better if k % 2 == seat else worse](number * 10 + k) for k in range(seats)]
        winners = play(game, bots, f"duel {number // 2}").winners()
        won += sum(1 for winner in winners if winner % 2 == seat) / len(winners)
    return won / games


@pytest.mark.parametrize("slug", GAMES)
def test_policy_beats_random_and_search_beats_policy(slug: str) -> None:
    """Far from the real measurements, which are in docs/strength.md; but a blunder in a bot shows up here."""
    game = quayside.game(slug)
    if quayside.compiled():
        assert wins(game, "policy", "random", 20) >= 0.75
        assert wins(game, "search", "policy", 20) >= 0.5
    else:
        assert wins(game, "policy", "random", 4) >= 0.5


@pytest.mark.parametrize("slug", GAMES)
def test_outcomes_are_shares_of_the_win(slug: str) -> None:
    game = quayside.game(slug)
    for seats in game.seats:
        state = game.new(seats, "outcome")
        random_playout(state, FastDice(8))
        shares = rewards_of(state, state.estimates())
        assert sum(shares) == pytest.approx(0.85 + 0.15 * seats / 2, abs=0.15 * seats / 2)
        best = max(range(seats), key=lambda seat: shares[seat])
        assert best in state.winners()


@pytest.mark.parametrize("slug", GAMES)
def test_hints_rank_the_choices(slug: str) -> None:
    state = middle(slug, quayside.game(slug).seats[0], 2)
    seat = state.actors()[0]
    ranked = hints(state, seat, iterations=60, seconds=0)
    assert {hint.action for hint in ranked} <= set(state.legal(seat))
    assert sum(hint.share for hint in ranked) == pytest.approx(1)
    assert [hint.share for hint in ranked] == sorted((hint.share for hint in ranked), reverse=True)
    assert all(0 <= hint.outlook <= 1.2 for hint in ranked)


def test_a_search_stops_when_its_time_is_over() -> None:
    state = middle("nieuw-amsterdam", 2, 4)
    thinker = SearchBot(1, iterations=0, seconds=0.05)
    assert thinker.act(state, state.actors()[0]) in state.legal(state.actors()[0])


@pytest.mark.parametrize("slug", GAMES)
def test_every_level_tries_far_more_often_than_the_one_below(slug: str) -> None:
    for seats in quayside.game(slug).seats:
        state = quayside.game(slug).new(seats, 2)
        levels = [bot(level, 1) for level in ("medium", "hard", "expert")]
        medium, hard, expert = (level.tries(state) for level in levels if isinstance(level, SearchBot))
        assert 4 * medium <= hard
        assert 4 * hard <= expert


def test_an_expert_of_nieuw_amsterdam_also_tries_what_looks_bad_at_first_sight() -> None:
    """Or most of its many tries would go into what it liked from the beginning."""
    for seats in (2, 5):
        beside = {"hard": 0.0, "expert": 0.0}  # the part of the tries that did not go into the favourite
        for level in beside:
            for number in range(9):
                state = middle("nieuw-amsterdam", seats, number)
                seat = state.actors()[0]
                search = SearchBot(1, level=level).tree(state, seat)
                search.think(state.imagine(seat, FastDice(2)), seat, 100, 0.0)
                visits = [child.visits for child in search.root.children.values()]
                beside[level] += 1.0 - max(visits) / sum(visits)
        assert beside["expert"] > beside["hard"]


def test_in_riverboat_medium_and_hard_try_more_often_the_more_people_play() -> None:
    """Against several of the level below, the same number of tries would be a smaller step."""
    for level in ("medium", "hard"):
        thinker = bot(level, 1)
        assert isinstance(thinker, SearchBot)
        tries = [thinker.tries(quayside.game("riverboat").new(seats, 1)) for seats in (2, 3, 4)]
        assert tries[0] < tries[1] < tries[2]


def test_in_merchants_the_step_from_hard_to_expert_is_larger_the_more_people_play() -> None:
    """There are more others to think for, and the prices of all of them count."""
    steps = []
    for seats in (3, 4, 5):
        state = quayside.game("merchants-of-amsterdam").new(seats, 1)
        hard, expert = (state.estimator.tries(state, level) for level in ("hard", "expert"))
        steps.append(expert / hard)
    assert steps[0] < steps[1] < steps[2]


def test_a_game_may_say_how_often_a_level_tries_until_somebody_sets_a_limit() -> None:
    state = middle("merchants-of-amsterdam", 3, 2)
    wanted = state.estimator.tries(state, "hard")
    assert wanted > 0
    steps = []
    for thinker in (SearchBot(5, iterations=12, level="hard"), SearchBot(5, iterations=int(wanted))):
        thinker.act(state, state.actors()[0])
        steps.append(thinker.steps)
    assert steps[0] == steps[1]
    limited = SearchBot(5, iterations=12, level="hard")
    limited.limit(20, 0.25)
    assert (limited.tries(state), limited.seconds) == (20, 0.25)


def test_halving_thinks_less_where_there_is_less_to_compare() -> None:
    """With a fixed number of tries two actions would be compared eight times as exactly as sixteen."""
    iterations = 2 * ENOUGH
    made: dict[bool, int] = {}
    for number in range(30):
        state = middle("merchants-of-amsterdam", 3, number)
        seat = state.actors()[0]
        many = len(state.legal(seat)) >= BREADTH
        if many not in made and (many or len(state.legal(seat)) <= 3):
            search = Search(FastDice(1), 3, 0, 0.2, 8.0)
            search.think(state.imagine(seat, FastDice(2)), seat, iterations, 0.0)
            made[many] = sum(child.visits for child in search.root.children.values())
    assert ENOUGH * 0.9 < made[False] <= ENOUGH
    assert iterations * 0.9 < made[True] <= iterations


def in_riverboat(last: bool, placing: bool, moves: int) -> State:
    """A position of Riverboat in the last round or before it, with so many choices at most."""
    for number in range(20):
        state = quayside.game("riverboat").new(2, f"round {number}")
        while not state.over:
            found = (state.round == LAST_ROUND, state.phase == CULTIVATE) == (last, placing)
            if found and len(state.legal(state.actors()[0])) <= moves:
                return state
            random_playout(state, FastDice(int(state.number)), 1)
    raise AssertionError("There is no such position.")


def test_in_riverboats_last_round_a_search_with_plenty_of_tries_gives_all_actions_their_share() -> None:
    """A card worth fourteen points more was never tried, because it had looked bad at first sight."""
    state = in_riverboat(last=True, placing=False, moves=2)
    seat = state.actors()[0]
    visits = {}
    for iterations in (PLENTY - 1, PLENTY):
        search = Search(FastDice(1), 3, 0, 0.2, 8.0)
        search.think(state.imagine(seat, FastDice(2)), seat, iterations, 0.0)
        visits[iterations] = sorted(int(child.visits) for child in search.root.children.values())
    few, many = visits[PLENTY - 1]
    assert few < many
    assert visits[PLENTY] == [ENOUGH // 2, ENOUGH // 2]


@pytest.mark.parametrize(("last", "placing"), [(True, False), (True, True), (False, False), (False, True)])
def test_an_expert_of_riverboat_tries_most_where_that_helps(last: bool, placing: bool) -> None:
    """Not where workers are placed, and in the last round no more than it takes for all actions to have their share."""
    state = in_riverboat(last, placing, 99)
    medium, hard, expert = (int(state.estimator.tries(state, level)) for level in ("medium", "hard", "expert"))
    assert medium < hard < PLENTY
    if placing:
        assert expert == hard
    elif last:
        assert PLENTY < expert < state.estimator.tries(in_riverboat(False, False, 99), "expert")
    else:
        assert expert > 4 * hard


def test_an_expert_of_riverboat_and_hints_know_more() -> None:
    state = in_riverboat(last=False, placing=False, moves=5)
    seat = state.actors()[0]
    for level, knows in (("hard", ""), ("expert", "expert")):
        thinker = bot(level, 1)
        assert isinstance(thinker, SearchBot)
        thinker.limit(20, 0.0)  # however long it thinks
        shown = state.imagine(seat, FastDice(1))
        thinker.choose(shown, seat)
        assert shown.estimator is state.estimator.of_level(knows)

    usual, knowing = state.copy(), state.copy()
    knowing.estimator = state.estimator.of_level("expert")
    assert usual.estimate(seat) != knowing.estimate(seat)
    assert hints(usual, seat, iterations=40, seconds=0) == hints(knowing, seat, iterations=40, seconds=0)


def test_hints_try_often_enough_to_give_all_actions_their_share() -> None:
    state = in_riverboat(last=True, placing=False, moves=2)
    assert state.estimator.halving(state, HINT_TRIES)


@pytest.mark.parametrize(("last", "placing"), [(True, False), (True, True), (False, False), (False, True)])
def test_in_riverboat_first_sight_is_trusted_before_the_last_round_and_for_workers(last: bool, placing: bool) -> None:
    """Trying everything equally often was measured to gain nothing there."""
    state = in_riverboat(last, placing, 99)
    for iterations in (0, PLENTY, 10 * PLENTY):
        assert state.estimator.halving(state, iterations) == (last and not placing)


def test_the_tree_is_kept_along_ones_own_decisions() -> None:
    game = quayside.game("nieuw-amsterdam")
    state = game.new(2, "reuse", {"first_player": "first_seat"})
    for _ in range(4):
        state.apply(state.actors()[0], random.Random(1).choice(state.legal(state.actors()[0])))
    thinker = SearchBot(1, iterations=40)
    seat = state.actors()[0]
    state.apply(seat, thinker.act(state, seat))
    kept = thinker.search
    if state.actors() == [seat]:
        known = sum(int(child.visits) for child in kept.root.children.values())
        assert known > 0
        thinker.act(state, seat)
        assert thinker.search is kept


def test_unknown_levels_are_refused() -> None:
    with pytest.raises(BadRequest, match="expert"):
        bot("grandmaster")
    assert set(BOTS) == {"random", "greedy", "easy", "medium", "hard", "expert"}


@pytest.mark.parametrize("name", QUICK)
def test_bots_play_the_dutch_clock(name: str) -> None:
    """The first to stop it decides for all, so everybody is asked; and not everything may lapse."""
    game = quayside.game("merchants-of-amsterdam")
    state = game.new(3, "clock", {"auction": "clock"})
    kinds = [game.actions.kind(action) for _, action in bot_moves(state, [QUICK[name](seat) for seat in range(3)])]
    assert state.over
    assert "stop" in kinds or "claim" in kinds


def test_hints_on_a_running_clock() -> None:
    game = quayside.game("merchants-of-amsterdam")
    state = game.new(3, "clock hints", {"auction": "clock"})
    dice = FastDice(1)
    while not game.racing(state):
        random_playout(state, dice, 1)
    seat = state.actors()[0]
    ranked = hints(state, seat, iterations=40, seconds=0)
    assert len(ranked) > 1
    assert {hint.action for hint in ranked} <= set(state.legal(seat))


@pytest.mark.parametrize("slug", GAMES)
def test_every_action_is_tried_first_in_the_same_imagined_position(slug: str) -> None:
    game = quayside.game(slug)
    state = game.new(game.seats[0], "fair trials")
    while len(state.legal(state.actors()[0])) < 3:
        random_playout(state, FastDice(1), 1)
    seat = state.actors()[0]
    search = Search(FastDice(2), 2, 4, 0.2, 8.0)
    live = search.begin(state, seat)
    for tries in (1, 2):
        for node in live:
            search.explore(state, node)
        assert len(search.worlds) == tries
        assert {node.visits for node in live} == {tries}


def test_a_search_forgets_its_tree_when_a_card_is_turned_over() -> None:
    """What it knows was learnt with other cards; within one action, where nothing comes to light, it is kept."""
    state = quayside.game("merchants-of-amsterdam").new(3, "cards")
    thinker = SearchBot(1, iterations=12)
    kept = {False: 0, True: 0}
    while not state.over and min(kept.values()) < 3:
        seat = state.actors()[0]
        before = thinker.search
        follows = state.number == thinker.expects and before is not None and before.root_seat == seat
        choices = len(state.legal(seat))
        action = thinker.act(state, seat)
        if follows and choices > 1:
            revealed = state.barrier == state.number
            kept[revealed] += 1
            assert (thinker.search is before) != revealed
        state.apply(seat, action)
    assert min(kept.values()) >= 1
