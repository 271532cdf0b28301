"""What a bot process does: replay the game to the present position and choose.

It is handed the game's seed, which never leaves the machine; the bot itself sees only an imagined position, in which
everything its seat cannot see is drawn anew.
"""

from __future__ import annotations

import os
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import quayside
from quayside.bots import bot
from quayside.bots.hints import Hint, hints
from quayside.core.edition import EditionFile
from quayside.core.game import Game
from quayside.core.record import Record
from quayside.core.state import State

ADVICE_SECONDS = 2.0
KEPT = 64  # positions, so that a long game is not replayed for each of its moves


@dataclass(frozen=True, slots=True)
class Task:
    """A decision to take."""

    table: str
    game: str
    edition: str | None
    seats: int
    seed: str
    options: dict[str, str]
    moves: list[tuple[int, int]]
    seat: int
    level: str
    dice: int


_positions: OrderedDict[str, tuple[list[tuple[int, int]], State]] = OrderedDict()
_editions: dict[str, Game] = {}


def end_with(parent: int) -> None:
    """End this process when the server has ended, however it ended: a killed server cannot tell its workers."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def choose(task: Task) -> int:
    """The action of the bot."""
    state = position(task)
    return int(bot(task.level, task.dice).act(state, task.seat))


def advise(task: Task) -> list[Hint]:
    """What each choice promises, the best first."""
    return hints(position(task), task.seat, seconds=ADVICE_SECONDS, seed=task.dice)


def position(task: Task) -> State:
    """The present position, reached from the latest one known of this table if that lies on the way."""
    moves, state = _positions.pop(task.table, ([], None))
    if state is None or task.moves[: len(moves)] != moves:
        moves, state = [], Record(game_of(task), task.seats, task.seed, task.options).start()
    for seat, action in task.moves[len(moves) :]:
        state.apply(seat, action)
    _positions[task.table] = (task.moves, state)
    while len(_positions) > KEPT:
        _positions.popitem(last=False)
    return state


def game_of(task: Task) -> Game:
    game = quayside.game(task.game)
    if task.edition is None:
        return game
    if task.edition not in _editions:
        _editions[task.edition] = game.with_edition(EditionFile(task.edition, "the edition of the table"))
    return _editions[task.edition]


def warm_up(games: list[str]) -> dict[str, Any]:
    """Import what will be needed, before anybody waits for it."""
    return {slug: quayside.game(slug).title for slug in games}
