"""What can be chosen before a game, and what is refused."""

from __future__ import annotations

import pytest

import quayside
from quayside.core.actions import ActionSpace
from quayside.core.errors import BadRequest, IllegalAction
from quayside.core.snapshot import digest


def test_unknown_games_are_refused_with_the_known_ones() -> None:
    with pytest.raises(BadRequest, match="nieuw-amsterdam"):
        quayside.game("monopoly")


@pytest.mark.parametrize("slug", quayside.games())
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100, 2.0, "3", True])
def test_impossible_seat_counts_are_refused(slug: str, seats: object) -> None:
    with pytest.raises(BadRequest, match="players"):
        quayside.game(slug).new(seats=seats, seed="x")


@pytest.mark.parametrize("seed", ["", " ", "x" * 201, "line\nbreak", "bell\x07", None, 1.5, b"bytes"])
def test_nonsense_seeds_are_refused(seed: object) -> None:
    with pytest.raises(BadRequest, match="seed"):
        quayside.game("nieuw-amsterdam").new(seats=2, seed=seed)


@pytest.mark.parametrize("options", [{"colour": "red"}, {"first_player": "me"}])
def test_unknown_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadRequest, match=r"(?i)option"):
        quayside.game("nieuw-amsterdam").new(seats=2, seed="x", options=options)


@pytest.mark.parametrize("slug", quayside.games())
def test_numbers_and_texts_are_the_same_seed_and_other_seeds_other_games(slug: str) -> None:
    game = quayside.game(slug)
    seats = game.seats[-1]
    assert digest(game.new(seats, 7)) == digest(game.new(seats, "7"))
    assert len({digest(game.new(seats, seed)) for seed in range(50)}) == 50


@pytest.mark.parametrize("slug", quayside.games())
def test_words_and_numbers_of_actions_are_one_to_one(slug: str) -> None:
    actions = quayside.game(slug).actions
    assert len(set(actions.words)) == len(actions)
    assert len(actions) < 1000, "the action space stays small"
    for action in range(len(actions)):
        assert actions.parse(actions.text(action)) == action
        assert actions.text(action).split()[0] == actions.kind(action)


@pytest.mark.parametrize("words", ["", "bid", "bid -1", "bid 1000", "BID 7", "bid seven", "pass pass", None, 5])
def test_words_that_mean_nothing_are_refused(words: object) -> None:
    with pytest.raises(BadRequest):
        quayside.game("nieuw-amsterdam").actions.parse(words)


def test_spaces_around_words_do_not_matter() -> None:
    actions = quayside.game("nieuw-amsterdam").actions
    assert actions.parse("  bid   7 ") == actions.parse("bid 7")


def test_the_constants_of_the_actions_are_the_places_of_their_words() -> None:
    from quayside.games.nieuw_amsterdam import actions

    for kind in actions.ACTIONS.all_kinds():
        assert getattr(actions, kind.upper()) == actions.ACTIONS.first(kind)


def test_an_action_space_says_where_its_kinds_begin() -> None:
    space = ActionSpace([("a", "", ()), ("b", "n", range(3)), ("c", "", ())])
    assert [space.first(kind) for kind in space.all_kinds()] == [0, 1, 4]


def test_refusals_tell_who_is_to_act_and_what_is_allowed() -> None:
    state = quayside.game("nieuw-amsterdam").new(3, "refusal", {"first_player": "first_seat"})
    with pytest.raises(IllegalAction, match="not the turn of seat 1 but of seat 0"):
        state.apply(1, 0)
    with pytest.raises(IllegalAction, match=r"may not do 'pass' now\. What it may do: found lumberyard, found"):
        state.apply(0, state.game.actions.parse("pass"))
    with pytest.raises(IllegalAction, match="no seat 9"):
        state.apply(9, 0)
