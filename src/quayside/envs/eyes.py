"""Positions as NumPy arrays. The engine writes into packed memory; NumPy looks at the same memory and copies it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quayside.core.observation import (
    MANY,
    Marks,
    Observation,
    Pen,
    bytes_for,
    room_for_bytes,
    room_for_counts,
)
from quayside.core.state import State

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


def looked_at(memory: Any, kind: type[Any]) -> NDArray[Any]:
    """The engine's memory as an array that cannot be written to."""
    return np.frombuffer(memory, kind)


class Sheet:
    """Rows of observations, written by the engine's pen and read as arrays. Without rows there is just one."""

    def __init__(self, observation: Observation, seats: int, rows: int | None = None) -> None:
        self.counts, self.flags = observation.counts(seats), observation.flags(seats)
        self.row = int(bytes_for(self.flags))
        many = 1 if rows is None else rows
        counts, flags = room_for_counts(many * self.counts), room_for_bytes(many * self.row)
        self.pen = Pen(counts, flags)
        before = () if rows is None else (rows,)
        self._counts = looked_at(counts, np.int16).reshape(*before, self.counts)
        self._flags = looked_at(flags, np.uint8).reshape(*before, self.row)
        self._shape = (*before, self.counts + self.flags)
        fields = observation.fields(seats, flags=False)
        self._scale = np.repeat([np.float32(1 / field.unit) for field in fields], [int(field.size) for field in fields])

    def numbers(self) -> Numbers:
        """All rows, in a fresh array."""
        made: Numbers = np.empty(self._shape, np.float32)
        self.write_to(made)
        return made

    def write_to(self, made: Numbers) -> None:
        """All rows, into an array that is there."""
        np.multiply(self._counts, self._scale, made[..., : self.counts])
        made[..., self.counts :] = np.unpackbits(self._flags, -1, self.flags, "little")


class Eyes:
    """Sees positions of one game with one number of players, each time into fresh arrays."""

    def __init__(self, observation: Observation, seats: int, actions: int) -> None:
        self.observation = observation
        self.actions = actions
        self.sheet = Sheet(observation, seats)
        self.legal = Marks(1, actions)
        self.marked: Mask = looked_at(self.legal.marks, np.int8)

    def see(self, state: State, seat: int) -> Numbers:
        """What the seat sees."""
        sheet = self.sheet
        pen = sheet.pen
        pen.at = pen.byte = 0
        self.observation.write(state, seat, pen)
        return sheet.numbers()

    def mask(self, state: State, seat: int) -> Mask:
        """1 for every action that the seat may take now."""
        self.legal.mark(0, state, seat)
        return self.marked.copy()


def limits(observation: Observation, seats: int) -> tuple[Numbers, Numbers]:
    """The lowest and the highest that every number can be."""
    low: list[float] = []
    high: list[float] = []
    for field in observation.fields(seats, flags=False):
        low += [float(field.low)] * int(field.size)
        high += [float(MANY)] * int(field.size)
    flags = observation.flags(seats)
    return np.array(low + [0.0] * flags, np.float32), np.array(high + [1.0] * flags, np.float32)
