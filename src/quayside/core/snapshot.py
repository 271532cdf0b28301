"""Everything in a position as plain data, hidden things included: for tests, and never for players."""

from __future__ import annotations

import hashlib
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from quayside.core.dice import Dice, FastDice, SecureDice
from quayside.core.state import State

SHARED = ("game", "frames", "parts", "estimator", "journal")  # belong to the game, or only tell what happened


def snapshot(state: State) -> dict[str, Any]:
    """All attributes of a position by name. Two positions are equal when their snapshots are."""
    return {name: _plain(getattr(state, name)) for name in _attributes(state) if name not in SHARED}


def restored(fresh: State, taken: dict[str, Any]) -> State:
    """The position of which a snapshot was taken, made out of any other of the same game, edition and seats.

    Without dice in the snapshot, the position keeps those it has.
    """
    for name, value in taken.items():
        if name == "dice":
            fresh.dice = _dice(value)
        else:
            setattr(fresh, name, vec[i64](value) if isinstance(value, list) else value)
    return fresh


def _dice(taken: dict[str, Any]) -> Dice:
    dice: Dice = SecureDice(b"") if "secret" in taken else FastDice(0)
    for name, value in taken.items():
        setattr(dice, name, value)
    return dice


def digest(state: State) -> str:
    """A fingerprint of everything in a position."""
    return hashlib.sha256(repr(sorted(snapshot(state).items())).encode()).hexdigest()


def _attributes(thing: object) -> list[str]:
    # A compiled class lists its attributes; a plain one, or a plain one derived from it, has them in its __dict__.
    names = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}
    return sorted(names - {"__dict__", "__weakref__"})


def _plain(value: Any) -> Any:
    if isinstance(value, Dice):
        return {name: _plain(getattr(value, name)) for name in _attributes(value)}
    return value if isinstance(value, int | bytes) else list(value)
