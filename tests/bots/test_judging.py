"""What bots go by: the numbers of a game's estimator, quiet positions, trees in which anybody may be next."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import quayside
from quayside.bots import bot
from quayside.bots.policy import Policy
from quayside.bots.search import Search, SearchBot
from quayside.bots.tree import SEATS, Node
from quayside.core.dice import FastDice
from quayside.core.numbers import read_numbers
from quayside.core.playout import random_playout
from quayside.core.state import State
from quayside.games.merchants.state import ESTATE as OFFICE
from quayside.games.riverboat.state import ESTATE, PHASE_CARDS

GAMES = quayside.games()


def positions(slug: str, seats: int) -> list[Any]:
    """Every position of three games between more and more careless bots, so that all kinds come up."""
    return [state.copy() for state in played(slug, seats)]


@cache
def played(slug: str, seats: int) -> list[State]:
    found: list[State] = []
    for careful in (1, 3, 1000):
        state = quayside.game(slug).new(seats, "numbers")
        bots = [bot("greedy", seat) for seat in range(seats)]
        careless = bot("random", 1)
        while not state.over:
            found.append(state.copy())
            seat = state.actors()[0]
            state.apply(seat, (bots[seat] if state.number % careful == 0 else careless).act(state, seat))
    return found


def half(number: float) -> float:
    """Another number; small enough where something is limited by it."""
    return number / 2.0 if number else 0.5


def told(judge: Any, state: State) -> list[float]:
    """All that an estimator says about a position."""
    found = [judge.spread(), *(judge.estimate(state, seat) for seat in range(state.seats))]
    return found + [float(judge.suggest(state, seat, FastDice(5))) for seat in state.actors()]


def counting(slug: str, level: str, names: set[str]) -> set[str]:
    """Those of the numbers that make a difference to what a level goes by."""
    game = quayside.game(slug)
    numbers = read_numbers(game.folder / "evaluation.toml", level)
    states = positions(slug, 3) + positions(slug, game.seats[-1])
    judgement = states[0].estimator.of_level(level)
    known = [(state, told(judgement, state)) for state in states[::-1]]
    found = set()
    for name in names:
        value = numbers[name]
        other = [half(number) for number in value] if isinstance(value, list) else half(value)
        judge = type(judgement)({**numbers, name: other})
        if any(told(judge, state) != before for state, before in known):
            found.add(name)
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_every_number_in_the_file_counts(slug: str) -> None:
    path = quayside.game(slug).folder / "evaluation.toml"
    unused = set(read_numbers(path))
    for level in tables_in(path):
        assert set(tomllib.loads(path.read_text(encoding="utf-8"))[level]) <= unused, "nothing is misspelt"
    for level in ["", *tables_in(path)]:
        unused -= counting(slug, level, unused)
    assert not unused


def tables_in(path: Path) -> list[str]:
    """The levels that have numbers of their own."""
    return [name for name, value in tomllib.loads(path.read_text(encoding="utf-8")).items() if isinstance(value, dict)]


@pytest.mark.parametrize("slug", GAMES)
def test_all_estimates_at_once_are_those_of_each_seat(slug: str) -> None:
    for seats in quayside.game(slug).seats:
        for state in positions(slug, seats)[::7]:
            assert state.estimates() == [state.estimate(seat) for seat in range(seats)]
    random_playout(state, FastDice(2))
    assert state.estimates() == state.scores(), "in the end the points are known"


@pytest.mark.parametrize("slug", GAMES)
def test_rollouts_end_where_the_estimate_can_be_trusted(slug: str) -> None:
    game = quayside.game(slug)
    policy = Policy(FastDice(3), 2)
    loud = [state for state in positions(slug, game.seats[0]) if not state.estimator.quiet(state)]
    assert loud
    for state in loud[::15]:
        end = policy.play(state.copy(), 0)
        assert end.over or end.estimator.quiet(end)


@pytest.mark.parametrize("slug", GAMES)
def test_a_policy_with_one_candidate_plays_at_random(slug: str) -> None:
    """It asks no judgement, not even where a game would suggest something: every choice comes up."""
    suggesting = [
        state for state in positions(slug, 3) if state.estimator.suggest(state, state.actors()[0], FastDice(1)) >= 0
    ]
    state = max(suggesting or positions(slug, 3), key=lambda state: len(state.legal(state.actors()[0])))
    seat = state.actors()[0]
    choices = state.legal(seat)
    policy = Policy(FastDice(4), 1)
    assert {policy.choose(state, seat) for _ in range(20 * len(choices))} == set(choices)


def test_a_tree_tells_apart_who_acts() -> None:
    """After a sealed auction another player uses the card in every imagined position."""
    game = quayside.game("merchants-of-amsterdam")
    state = game.new(3, "who is next")
    bots = [bot("greedy", seat) for seat in range(3)]
    while not (state.actor < 0 and 0 in state.actors()):
        seat = state.actors()[0]
        state.apply(seat, bots[seat].act(state, seat))
    search = Search(FastDice(1), 3, 2, 1.0, 8.0)
    search.think(state.imagine(0, FastDice(2)), 0, 60, 0.0)
    shared = 0
    todo: list[Node] = [search.root]
    while todo:
        node = todo.pop()
        for number, child in node.children.items():
            assert number == child.action * SEATS + child.seat
        shared += len({child.seat for child in node.children.values()}) > 1
        todo += node.children.values()
    assert shared


def test_with_many_players_a_search_does_not_play_on_after_its_tree() -> None:
    """What so many others would do carelessly tells nothing; at a small table a few turns tell much."""
    simulated = []
    for seats in (2, 3, 4, 5):
        state = quayside.game("nieuw-amsterdam").new(seats, "far or near")
        assert state.estimator.horizon(state) == (12 if seats < 4 else 0)
        seat = state.actors()[0]
        usual, near = SearchBot(1, iterations=20), SearchBot(1, iterations=20, depth=0)
        assert usual.act(state, seat) in state.legal(seat)
        near.act(state, seat)
        simulated.append(usual.steps > near.steps)
    assert simulated == [True, True, False, False]


def test_in_riverboats_last_round_a_search_plays_to_the_end() -> None:
    """Who wins the harbour and New Orleans is decided there, and nothing of it is in doubt at the end."""
    for state in positions("riverboat", 2):
        ahead = state.estimator.horizon(state)
        last: bool = state.view(None)["round"] == 4
        assert (ahead > 0) == last
        if last:
            assert Policy(FastDice(1), 2).play(state, ahead).over


def test_a_search_stops_when_its_choice_will_hardly_change() -> None:
    """With a lead that one in eight of the tries left could not make up for, the rest is spared."""
    spared = 0
    for state in positions("riverboat", 2)[5::40]:
        seat = state.actors()[0]
        if len(state.legal(seat)) < 2:
            continue
        search = Search(FastDice(4), 3, 0, 0.2, 8.0)
        search.think(state, seat, 160, 0.0)
        tried = {node.action: node.visits for node in search.root.children.values()}
        left = 160 - sum(tried.values())
        spared += left
        others = [visits for action, visits in tried.items() if action != search.chosen]
        assert left >= 0
        assert left == 0 or tried[search.chosen] - max(others) > left // 8
    assert spared > 0


@pytest.mark.parametrize("slug", GAMES)
def test_only_riverboats_trees_are_of_the_searching_seats_own_actions(slug: str) -> None:
    """There the others' moves are guessed, so a tree reaches further along one's own; elsewhere replies matter."""
    own, replied, guessed = 0, 0, 0
    for state in positions(slug, quayside.game(slug).seats[-1])[::60]:
        seat = state.actors()[0]
        search = Search(FastDice(4), 3, 0, 0.2, 8.0)
        search.think(state, seat, 60, 0.0)
        guessed += search.rivals.steps
        todo = [search.root]
        while todo:
            children = todo.pop().children.values()
            own += sum(child.seat == seat for child in children)
            replied += sum(child.seat != seat for child in children)
            todo += children
    assert own
    assert (replied == 0) == (guessed > 0) == (slug == "riverboat")


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_kept_of_earlier_positions_changes_no_judgement(slug: str) -> None:
    game = quayside.game(slug)
    path = game.folder / "evaluation.toml"
    for level in ["", *tables_in(path)]:
        numbers = read_numbers(path, level)
        for seats in (game.seats[-1], game.seats[0], game.seats[-1]):  # an estimator serves all tables in turn
            for state in positions(slug, seats)[::5]:
                kept = state.estimator.of_level(level)
                fresh = type(kept)(numbers)
                assert told(kept, state) == told(fresh, state)
                assert told(kept, state) == told(fresh, state), "asked again"


def test_keys_differ_where_what_they_stand_for_does() -> None:
    estates: dict[int, set[tuple[int, ...]]] = {}
    for state in positions("riverboat", 4):
        for seat in range(4):
            own = list(state.estates)[seat * ESTATE : seat * ESTATE + PHASE_CARDS]
            when = (state.round, state.phase, state.boats_to_come(seat))
            estates.setdefault(state.estate_key(seat), set()).add((*when, *own))
    boards: dict[int, set[tuple[int, ...]]] = {}
    for state in positions("merchants-of-amsterdam", 5):
        lies = list(state.board)[: 5 * OFFICE]
        boards.setdefault(state.board_key(), set()).add((state.time, *lies))
    for kept in (estates, boards):
        assert len(kept) > 100
        assert all(len(stands_for) == 1 for stands_for in kept.values())
        assert len(kept) == len(set().union(*kept.values())), "and equal ones have one key"


def test_the_time_in_a_key_is_not_undone_by_what_comes_after_it() -> None:
    keys = set()
    for time in range(8):
        for house in range(3):
            board: Any = quayside.game("merchants-of-amsterdam").new(3, "bits")
            board.time = time
            board.board[0] ^= 1 << house
            keys.add(board.board_key())
    plantation: Any = quayside.game("riverboat").new(2, "bits")
    for number in range(4):
        for phase in range(-1, 4):
            plantation.round, plantation.phase = number, phase
            keys.add(plantation.estate_key(0))
    assert len(keys) == 8 * 3 + 4 * 5


def test_a_node_remembers_the_actions_open_to_a_seat() -> None:
    node = Node(-1, -1, 1.0, 0.0)
    first = node.open_to(1, vec[i64]([4, 7]))
    assert [(child.action, child.seat) for child in first] == [(4, 1), (7, 1)]
    first[0].visits = 5
    assert node.open_to(1, vec[i64]([4, 7])) is first
    assert [child.visits for child in node.open_to(1, vec[i64]([4, 8]))] == [5, 0], "another imagined position"
    assert [child.visits for child in node.open_to(2, vec[i64]([4, 8]))] == [0, 0], "another seat"
    assert [child.visits for child in node.open_to(1, vec[i64]([4]))] == [5]
