"""OpenSpiel's own tests, and what the states promise beyond them."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys

import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import quayside
from quayside.core.errors import BadRequest
from quayside.envs.openspiel import register

register()

# OpenSpiel's test asks for all strings and tensors at every step: interpreted, one table a game is enough.
COUNTS = [
    (slug, seats)
    for slug in quayside.games()
    for seats in (quayside.game(slug).seats if quayside.compiled() else quayside.game(slug).seats[:1])
]


def loaded(slug: str, seats: int):
    return pyspiel.load_game(f"quayside_{slug.replace('-', '_')}(players={seats})")


def dealt(game, seed: int = 1):
    """A state after the deal."""
    state = game.new_initial_state()
    chance = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def played(game, moves: int, seed: int = 1):
    """A state after so many random moves."""
    state = dealt(game, seed)
    chance = random.Random(seed)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("slug", "seats"), COUNTS)
def test_openspiel_s_own_tests(slug: str, seats: int) -> None:
    """Random play with all strings and tensors, undo, clones and serialisation."""
    pyspiel.random_sim_test(loaded(slug, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", quayside.games())
def test_what_is_written_and_read_goes_on_like_the_original(slug: str) -> None:
    game = loaded(slug, 3)
    state = played(game, 60)
    again_game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again_game) == str(game)
    pickled = pickle.loads(pickle.dumps(state))
    chance = random.Random(2)
    for _ in range(20):
        action = chance.choice(state.legal_actions())
        for one in (state, again, pickled):
            one.apply_action(action)
    for player in range(3):
        strings = {one.information_state_string(player) for one in (state, again, pickled)}
        assert len(strings) == 1
        assert again.information_state_tensor(player) == state.information_state_tensor(player)


@pytest.mark.parametrize("slug", quayside.games())
def test_the_same_deal_and_moves_are_the_same_game_and_returns_add_up_to_nothing(slug: str) -> None:
    game = loaded(slug, 3)
    ends = [played(game, 5000, seed) for seed in (1, 1, 2)]
    assert str(ends[0]) == str(ends[1]) != str(ends[2])
    for end in ends:
        assert end.is_terminal()
        assert sum(end.returns()) == pytest.approx(0)
        assert max(end.returns()) > 0
        assert len(end.history()) < game.max_game_length()


def test_nobody_sees_another_s_sealed_price_and_everybody_remembers_their_own() -> None:
    game = loaded("merchants-of-amsterdam", 3)
    state = played(game, 0)
    chance = random.Random(1)
    while not state.action_to_string(state.legal_actions()[0]).startswith("none"):
        state.apply_action(chance.choice(state.legal_actions()))
    player = state.current_player()
    after = [state.child(action) for action in state.legal_actions()]
    assert len(after) > 3
    for other in range(3):
        seen = {one.information_state_string(other) for one in after}
        tensors = {tuple(one.information_state_tensor(other)) for one in after}
        assert len(seen) == len(tensors) == (len(after) if other == player else 1)


def test_an_information_state_remembers_what_an_observation_has_forgotten() -> None:
    game = loaded("nieuw-amsterdam", 2)
    state = dealt(game)
    first = state.legal_actions()
    one, two = state.child(first[0]), state.child(first[1])
    assert one.information_state_string(0) != two.information_state_string(0)
    tensor = one.information_state_tensor(1 - state.current_player())
    size = len(one.observation_tensor(0))
    assert tensor[:size] == one.observation_tensor(1 - state.current_player())
    assert tensor[size : size + 3] == pytest.approx([1.0, 2 / (game.num_distinct_actions() + 1), 0])


@pytest.mark.parametrize("slug", quayside.games())
def test_resampling_keeps_what_a_player_knows_and_draws_the_rest_anew(slug: str) -> None:
    game = loaded(slug, 3)
    state = played(game, 40)
    player = state.current_player()
    others = [state.resample_from_infostate(player, random.Random(k).random) for k in range(6)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
    futures = set()
    for other in others:
        chance = random.Random(3)
        while not other.is_terminal():
            other.apply_action(chance.choice(other.legal_actions()))
        futures.add(str(other))
    assert len(futures) > 1


def test_openspiel_s_own_search_plays_them() -> None:
    game = loaded("riverboat", 2)
    state = dealt(game)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state=None)
    bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.0, max_simulations=2)
    assert bot.step(state) in state.legal_actions()


def test_bad_input_is_refused_as_openspiel_does() -> None:
    with pytest.raises(BadRequest, match="2 to 4"):
        loaded("riverboat", 9)
    game = loaded("riverboat", 2)
    state = dealt(game)
    wrong = next(action for action in range(game.num_distinct_actions()) if action not in state.legal_actions())
    with pytest.raises(Exception, match="What it may do"):
        state.apply_action(wrong)
    assert state.legal_actions() == dealt(game).legal_actions()
    end = played(game, 5000)
    assert end.legal_actions() == []
    with pytest.raises(pyspiel.SpielError):
        state.information_state_string(7)


def test_a_process_that_has_used_the_games_ends_in_peace() -> None:
    """OpenSpiel keeps what it was given until after the interpreter's end."""
    script = (
        "import pyspiel; from quayside.envs.openspiel import register; register(); register();"
        "pyspiel.load_game('quayside_riverboat(players=3)').new_initial_state()"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False, capture_output=True).returncode == 0
