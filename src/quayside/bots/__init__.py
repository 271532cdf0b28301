"""Opponents. They know only the contract of `core`, and see only what their seat may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from quayside.bots.base import Bot
from quayside.bots.greedy import GreedyBot
from quayside.bots.levels import LEVELS
from quayside.bots.randomly import RandomBot
from quayside.core.errors import BadRequest
from quayside.core.state import State

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot, **LEVELS}


def bot(level: str, seed: int = 0) -> Bot:
    """A bot by its level; the same seed makes the same choices."""
    if level not in BOTS:
        raise BadRequest(f"There is no bot {level!r}; the bots are {', '.join(BOTS)}.")
    return BOTS[level](seed)


def next_move(state: State, ask: Callable[[int], int]) -> tuple[int, int]:
    """The next move of a game in which every seat can be asked for its action: who acts, and what is done.

    Where the first action decides for all, everybody is asked before one of them acts.
    """
    actors = state.actors()
    if state.game.racing(state):
        seat, action = state.game.first_of(state, {actor: ask(actor) for actor in actors})
        return seat, action
    return actors[0], ask(actors[0])


def bot_moves(state: State, bots: Sequence[Bot]) -> Iterator[tuple[int, int]]:
    """Let bots, one for each seat, play a game to its end: every move, after it was made."""
    while not state.over:
        seat, action = next_move(state, lambda seat: bots[seat].act(state, seat))
        state.apply(seat, action)
        yield seat, action
