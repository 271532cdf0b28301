"""Positions as NumPy arrays. The engine writes into packed memory; NumPy looks at the same memory and copies it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quayside.core.observation import (
    MANY,
    Glance,
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
    """Rows of observations, written by the engine's pen and looked at as arrays."""

    def __init__(self, observation: Observation, seats: int, rows: int = 1) -> None:
        self.counts, self.flags = observation.counts(seats), observation.flags(seats)
        self.row = int(bytes_for(self.flags))
        counts, flags = room_for_counts(rows * self.counts), room_for_bytes(rows * self.row)
        self.pen = Pen(counts, flags)
        self.written_counts: NDArray[np.int16] = looked_at(counts, np.int16).reshape(rows, self.counts)
        self.written_flags: NDArray[np.uint8] = looked_at(flags, np.uint8).reshape(rows, self.row)
        fields = observation.fields(seats, flags=False)
        self.scale = np.repeat([np.float32(1 / field.unit) for field in fields], [int(field.size) for field in fields])


class Eyes:
    """Sees positions of one game with one number of players, each time into fresh arrays.

    For a single position the calls of NumPy count, not what they do: everything that can be is laid out beforehand.
    """

    def __init__(self, observation: Observation, seats: int, actions: int) -> None:
        self.observation = observation
        self.actions = actions
        sheet = Sheet(observation, seats)
        legal = Marks(1, actions)
        self._glance = Glance(observation, sheet.pen, legal)
        self._marked: Mask = looked_at(legal.marks, np.int8)
        self._counts, self._scale, self._flags = sheet.written_counts[0], sheet.scale, sheet.written_flags[0]
        laid_out: Numbers = np.zeros(sheet.counts + 8 * sheet.row, np.float32)
        self._counts_seen = laid_out[: sheet.counts]
        self._flags_seen = laid_out[sheet.counts :].reshape(sheet.row, 8)
        self._seen = laid_out[: sheet.counts + sheet.flags]

    def see(self, state: State, seat: int) -> Numbers:
        """What the seat sees."""
        self._glance.see(state, seat)
        return self._numbers()

    def mask(self, state: State, seat: int) -> Mask:
        """1 for every action that the seat may take now."""
        self._glance.legal.mark(0, state, seat)
        return self._marked.copy()

    def look(self, state: State, seat: int) -> tuple[Numbers, Mask]:
        """Both."""
        self._glance.look(state, seat)
        return self._numbers(), self._marked.copy()

    def _numbers(self) -> Numbers:
        np.multiply(self._counts, self._scale, self._counts_seen)
        BITS.take(self._flags, 0, self._flags_seen, "clip")
        return self._seen.copy()


BITS: Numbers = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], 1, bitorder="little").astype(np.float32)
"""The eight flags of every byte."""


def limits(observation: Observation, seats: int) -> tuple[Numbers, Numbers]:
    """The lowest and the highest that every number can be."""
    low: list[float] = []
    high: list[float] = []
    for field in observation.fields(seats, flags=False):
        low += [float(field.low)] * int(field.size)
        high += [float(MANY)] * int(field.size)
    flags = observation.flags(seats)
    return np.array(low + [0.0] * flags, np.float32), np.array(high + [1.0] * flags, np.float32)
