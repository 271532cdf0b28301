"""Opponents. They know only the contract of `core`, and see only what their seat may see."""

from __future__ import annotations

from collections.abc import Callable

from quayside.bots.base import Bot
from quayside.bots.greedy import GreedyBot
from quayside.bots.randomly import RandomBot
from quayside.core.errors import BadRequest

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(level: str, seed: int = 0) -> Bot:
    """A bot by its level; the same seed makes the same choices."""
    if level not in BOTS:
        raise BadRequest(f"There is no bot {level!r}; the bots are {', '.join(BOTS)}.")
    return BOTS[level](seed)
