"""Riverboat. The phases of a round are the files `draft.py`, `cultivate.py`, `plant.py`, `ship.py`, `opportunity.py`
and `score.py`."""

from __future__ import annotations

from quayside.games.riverboat.game import Riverboat


def create() -> Riverboat:
    """The game with the edition that comes with it."""
    return Riverboat()
