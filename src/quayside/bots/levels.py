"""The levels that people see, from a first game to a hard evening."""

from __future__ import annotations

from quayside.bots.base import Bot
from quayside.bots.policy import PolicyBot
from quayside.bots.search import SearchBot

# Iterations make a level play alike on every machine; the seconds are what nobody should have to wait longer than.


def easy(seed: int) -> Bot:
    """Looks at two moves and takes the one that seems better; a first-timer can beat it."""
    return PolicyBot(seed, candidates=2)


def medium(seed: int) -> Bot:
    """A glance ahead."""
    return SearchBot(seed, iterations=60, seconds=0.5)


def hard(seed: int) -> Bot:
    """Thinks for a moment."""
    return SearchBot(seed, iterations=1000, seconds=1.0)


def expert(seed: int) -> Bot:
    """Thinks as long as a patient opponent allows."""
    return SearchBot(seed, iterations=10000, seconds=6.0)


LEVELS = {"easy": easy, "medium": medium, "hard": hard, "expert": expert}
