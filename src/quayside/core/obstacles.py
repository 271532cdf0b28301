"""Why an action is not legal now, found by trying, so that no rule stands a second time.

A game names what can stand in the way of each kind of action, and for each such obstacle how a trial copy of the table
is rid of it. The rules themselves are then asked again, with all obstacles out of the way but one: if they still say
no, that one is a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

Clear = Callable[[Any, int, int], None]  # takes one obstacle out of the way, on a copy: table, seat, action


def tried(state: Any, seat: int, clearing: Mapping[str, Clear], action: int, left: str = "") -> set[int]:
    """What would be legal without these obstacles, but for one that is left in place."""
    trial = state.copy()
    trial.journal = None
    for name, clear in clearing.items():
        if name != left:
            clear(trial, seat, action)
    return {int(move) for move in trial.frames[trial.frame].legal(trial, seat)}


def obstacles(
    state: Any, seat: int, clearing: Mapping[str, Clear], action: int, wanted: Collection[int] = ()
) -> list[str]:
    """The obstacles that an action meets, in the order in which they are named; none if it meets another one.

    Where a place stands for several actions, `wanted` has them all: any of them would do.
    """
    good = set(wanted) or {action}
    if not good & tried(state, seat, clearing, action):
        return []
    return [name for name in clearing if not good & tried(state, seat, clearing, action, name)]
