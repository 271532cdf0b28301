"""The contract of `core`, kept by every game at every player count, over thousands of random games."""

from __future__ import annotations

from importlib import import_module

import pytest

import quayside
from quayside.core.conformance import check_game, check_hidden, check_quickly

# Interpreted games are slow; the compiled run plays the thousands.
GAMES = 2000 if quayside.compiled() else 100
LOOKS = 3000 if quayside.compiled() else 40  # at every decision of a game, or at every fourth or so
PARTS = 4  # so that two processes share the work

COUNTS = [(slug, seats) for slug in quayside.games() for seats in quayside.game(slug).seats]


def invariant_of(slug: str):
    """Each game's own promises stand beside its tests, in `conservation.py`."""
    return import_module(f"tests.games.{slug.replace('-', '_')}.conservation").check


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("slug", "seats"), COUNTS)
def test_random_games_keep_the_contract(slug: str, seats: int, part: int) -> None:
    """Every tenth game is examined closely, and what must be conserved is counted after every single move of it."""
    game = quayside.game(slug)
    for number in range(part, GAMES, PARTS):
        if number // PARTS % 10 == 0:
            check_game(game, seats, f"conformance {number}", looks=3, invariant=invariant_of(slug))
        else:
            check_quickly(game, seats, f"conformance {number}")


@pytest.mark.parametrize(("slug", "seats"), COUNTS)
def test_the_decisions_of_a_game_keep_the_contract(slug: str, seats: int) -> None:
    check_game(quayside.game(slug), seats, "closely", looks=LOOKS, invariant=invariant_of(slug))


@pytest.mark.parametrize(("slug", "seats"), COUNTS)
def test_imagined_positions_do_not_know_what_is_hidden(slug: str, seats: int) -> None:
    check_hidden(quayside.game(slug), seats, "hidden")
