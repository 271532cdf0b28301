"""The levels that people see, from a first game to a hard evening."""

from __future__ import annotations

from quayside.bots.base import Bot
from quayside.bots.policy import PolicyBot
from quayside.bots.search import SearchBot

# Iterations make a level play alike on every machine; the seconds are what nobody should have to wait longer than. How
# far apart the levels have to be is told in decisions 024 to 034; a game may know better how often a level should try.


def easy(seed: int) -> Bot:
    """Looks at two moves and takes the one that seems better; a first-timer can beat it."""
    return PolicyBot(seed, candidates=2)


def medium(seed: int) -> Bot:
    """A glance ahead."""
    return SearchBot(seed, iterations=60, seconds=0.5, level="medium")


def hard(seed: int) -> Bot:
    """Thinks for a moment."""
    return SearchBot(seed, iterations=800, seconds=1.0, level="hard")


def expert(seed: int) -> Bot:
    """Thinks as long as a patient opponent allows, and for the others, too."""
    return SearchBot(seed, iterations=10000, seconds=6.0, level="expert", minds=16)


LEVELS = {"easy": easy, "medium": medium, "hard": hard, "expert": expert}
