"""A long game of Riverboat, to be replayed: everybody decides in the way that leads to the most decisions."""

from __future__ import annotations

from typing import Any

import quayside
from quayside.core.record import Record

CROPS = ("corn", "wheat", "potato", "pumpkin")  # one for each seat: large boats bring many workers home
LEADS_ON = ("survey", "ship 7", "ship 6", "ship 5", "ship 4", "ship 3", "ship")


def long_game(seats: int = 4, seed: str = "long") -> dict[str, Any]:
    """The record of a finished game of four hundred moves or more."""
    record = Record(quayside.game("riverboat"), seats, seed)
    state = record.start()
    while not state.over:
        seat = state.actors()[0]
        words = {record.game.actions.text(action): int(action) for action in state.legal(seat)}
        wanted = next(
            (
                word
                for start in (f"take {CROPS[seat]}", "search single", *LEADS_ON)
                for word in words
                if word.startswith(start)
            ),
            next(iter(words)),
        )
        record.moves.append((seat, words[wanted]))
        state.apply(seat, words[wanted])
    record.finish(state)
    return record.to_dict()
