# quayside: compiled
"""A position as numbers, for learning: of one size, from a seat's own point of view, with nothing hidden in it.

A game lists *fields*: each has a name, a size, limits and a meaning, and writes its numbers. Fields of the table come
first, once; then the fields of a player, for every seat clockwise from the one that looks. The documents are made from
the same list (`quayside.envs.describe`), so they cannot tell anything else than what is written.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from quayside.core.state import State

T = TypeVar("T", bound=State)

MANY: Final = 8.0  # the limit of numbers that have no natural end, in units


class Pen:
    """Writes numbers into a sheet, one after the other, each kept within the limits of its field."""

    def __init__(self, sheet: vec[float]) -> None:
        self.sheet: vec[float] = sheet
        self.at: i64 = 0
        self.low: float = 0.0
        self.high: float = 1.0

    def number(self, value: float) -> None:
        if value > self.high:
            value = self.high
        elif value < self.low:
            value = self.low
        self.sheet[self.at] = value
        self.at += 1

    def count(self, number: i64, unit: i64) -> None:
        """A count, in units."""
        self.number(float(number) / float(unit))

    def flag(self, holds: bool) -> None:
        self.sheet[self.at] = 1.0 if holds else 0.0
        self.at += 1

    def bits(self, bits: i64, size: i64) -> None:
        """A set, as a 0 or a 1 for each of its possible members."""
        at = self.at
        for k in range(size):
            self.sheet[at + k] = 1.0 if bits & 1 else 0.0
            bits >>= 1
        self.at = at + size

    def one_of(self, chosen: i64, size: i64) -> None:
        """A 1 at the chosen place among zeros; all zeros if it is none of them."""
        at = self.at
        for k in range(size):
            self.sheet[at + k] = 0.0
        if 0 <= chosen < size:
            self.sheet[at + chosen] = 1.0
        self.at = at + size


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(Generic[T]):
    """Some numbers of an observation: what they are called, how many, between which limits, and what they mean."""

    def __init__(self, name: str, size: i64, meaning: str, high: float = 1.0, low: float = 0.0) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning
        self.low = low
        self.high = high

    def write(self, table: T, viewer: i64, seat: i64, pen: Pen) -> None:
        """Write exactly `size` numbers about `seat`, as far as `viewer` may know them; of the table, both are one."""
        raise NotImplementedError(self.name)


class Observation:
    """What a seat sees, as numbers. The version rises whenever the numbers of a position change."""

    def __init__(self, version: int, table: list[Field[Any]], player: list[Field[Any]]) -> None:
        self.version = version
        self.table = table
        self.player = player

    def size(self, seats: int) -> int:
        """How many numbers there are with so many players."""
        total = 0
        for field in self.table:
            total += field.size
        for field in self.player:
            total += seats * field.size
        return total

    def write(self, state: State, viewer: i64, pen: Pen) -> None:
        """Write the numbers for one seat."""
        for field in self.table:
            pen.low = field.low
            pen.high = field.high
            field.write(state, viewer, viewer, pen)
        seat = viewer
        for _ in range(state.seats):
            for field in self.player:
                pen.low = field.low
                pen.high = field.high
                field.write(state, viewer, seat, pen)
            seat += 1
            if seat == state.seats:
                seat = 0


# Fields that every game can use


class Decision(Field[State]):
    """Which decision is to be taken, a place for each of the game's frames."""

    def __init__(self, frames: i64) -> None:
        super().__init__("decision", frames, "which decision is to be taken, in the order of the frames in `flow.py`")

    def write(self, table: State, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.frame if table.waiting else -1, self.size)


class Count(Field[State]):
    """The number that the present decision remembers."""

    def __init__(self, unit: i64) -> None:
        super().__init__("count", 1, f"how much of the present decision is left or done, in units of {unit}", MANY)
        self.unit = unit

    def write(self, table: State, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.count if table.waiting else 0, self.unit)


class Acting(Field[State]):
    """Whether a player may act now."""

    def __init__(self) -> None:
        super().__init__("acting", 1, "1 if this player may act now")

    def write(self, table: State, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.flag((table.waiting >> seat) & 1 == 1)


class Points(Field[State]):
    """A player's points so far."""

    def __init__(self, unit: i64) -> None:
        super().__init__("points", 1, f"points so far, in units of {unit}", MANY, -1.0)
        self.unit = unit

    def write(self, table: State, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.total(seat), self.unit)


# For whoever shows the numbers to others


def sheet(size: i64) -> vec[float]:
    """Room for so many numbers; it shares its memory with whoever asks for its buffer."""
    numbers = vec[float](capacity=size)
    for _ in range(size):
        numbers = append(numbers, 0.0)
    return numbers


def marks(size: i64) -> vec[u8]:
    """Room for so many marks, each 0 or 1."""
    made = vec[u8](capacity=size)
    for _ in range(size):
        made = append(made, 0)
    return made


def mark_legal(state: State, seat: i64, marked: vec[u8], first: i64, size: i64) -> None:
    """Mark, from `first` on, which of the game's `size` actions the seat may take now."""
    for k in range(first, first + size):
        marked[k] = 0
    for action in state.choices(seat):
        marked[first + action] = 1
