"""Nieuw Amsterdam. Steps 1 to 11 of a round are the files from `preparation.py` to `supply.py`."""

from __future__ import annotations

from quayside.games.nieuw_amsterdam.game import NieuwAmsterdam


def create() -> NieuwAmsterdam:
    """The game with the edition that comes with it."""
    return NieuwAmsterdam()
