"""Positions as NumPy arrays. The engine writes into packed memory; NumPy looks at the same memory and copies it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quayside.core.observation import Field, Observation, Pen, mark_legal, marks, sheet
from quayside.core.state import State

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


class Eyes:
    """Sees positions of one game with one number of players, each time into fresh arrays."""

    def __init__(self, observation: Observation, seats: int, actions: int) -> None:
        self.observation = observation
        self.actions = actions
        numbers = sheet(observation.size(seats))
        self.pen = Pen(numbers)
        self.numbers: NDArray[np.float64] = np.frombuffer(numbers, np.float64)
        self.marks = marks(actions)
        self.marked: Mask = np.frombuffer(self.marks, np.int8)

    def see(self, state: State, seat: int) -> Numbers:
        """What the seat sees."""
        self.pen.at = 0
        self.observation.write(state, seat, self.pen)
        return self.numbers.astype(np.float32)

    def mask(self, state: State, seat: int) -> Mask:
        """1 for every action that the seat may take now."""
        mark_legal(state, seat, self.marks, 0, self.actions)
        return self.marked.copy()


def limits(observation: Observation, seats: int) -> tuple[Numbers, Numbers]:
    """The lowest and the highest that every number can be."""
    fields: list[Field[Any]] = [*observation.table, *(seats * observation.player)]
    sizes = [int(field.size) for field in fields]
    low = np.repeat(np.array([field.low for field in fields], np.float32), sizes)
    high = np.repeat(np.array([field.high for field in fields], np.float32), sizes)
    return low, high
