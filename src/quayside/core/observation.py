# quayside: compiled
"""A position as numbers, for learning: of one size, from a seat's own point of view, with nothing hidden in it.

A game lists *fields*: each has a name, a size, a unit and a meaning, and writes its numbers. Fields of the table are
written once, fields of a player for every seat, clockwise from the one that looks. The documents are made from the same
list (`quayside.envs.describe`), so they cannot tell anything else than what is written.

Most numbers say only yes or no. These *flags* are packed, eight to a byte, and the *counts* are kept whole, so that a
position is written in a microsecond or two; whoever shows them unpacks the flags and divides the counts by their units,
for many positions at once (`quayside.envs.eyes`). Counts come first, flags after them.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from quayside.core.state import State
from quayside.core.vectors import shifted

T = TypeVar("T", bound=State)

MANY: Final = 8  # no count is shown larger than so many units
WORD: Final = 48  # flags that are written at once


class Pen:
    """Writes counts and flags, one after the other, into rows of equal size."""

    def __init__(self, counts: vec[i16], flags: vec[u8]) -> None:
        self.counts: vec[i16] = counts
        self.flags: vec[u8] = flags
        self.at: i64 = 0  # the next count
        self.byte: i64 = 0  # the next byte of flags
        self.held: i64 = 0  # flags that do not fill a byte yet
        self.holding: i64 = 0  # how many they are
        self.low: i64 = 0
        self.high: i64 = 0

    def count(self, number: i64) -> None:
        """A count, kept within the limits of its field."""
        if number > self.high:
            number = self.high
        elif number < self.low:
            number = self.low
        self.counts[self.at] = i16(number)
        self.at += 1

    def copy(self, numbers: vec[i64], start: i64, size: i64) -> None:
        """Counts that stand side by side in a position; four times as quick as one by one."""
        counts = self.counts
        at = self.at
        low = self.low
        high = self.high
        for k in range(start, start + size):
            number = numbers[k]
            counts[at] = i16(high if number > high else low if number < low else number)
            at += 1
        self.at = at

    def tally(self, cards: vec[i64], start: i64, faces: vec[i64], size: i64) -> None:
        """How many of the cards from `start` on have each of `size` faces."""
        counts = self.counts
        at = self.at
        for k in range(at, at + size):
            counts[k] = 0
        for k in range(start, len(cards)):
            counts[at + faces[cards[k]]] += 1
        self.at = at + size

    def zeros(self, size: i64) -> None:
        """So many counts of nothing."""
        counts = self.counts
        at = self.at
        for k in range(at, at + size):
            counts[k] = 0
        self.at = at + size

    def flag(self, holds: bool) -> None:
        self.bits(1 if holds else 0, 1)

    def bits(self, bits: i64, size: i64) -> None:
        """A set of up to 48 possible members, a flag for each."""
        held = self.held | (bits << self.holding)
        holding = self.holding + size
        flags = self.flags
        byte = self.byte
        while holding >= 8:
            flags[byte] = u8(held & 255)
            held >>= 8
            holding -= 8
            byte += 1
        self.held = held
        self.holding = holding
        self.byte = byte

    def one_of(self, chosen: i64, size: i64) -> None:
        """The flag at the chosen place among others that are down; all are down if it is none of them."""
        if chosen >= size:
            chosen = -1
        while size > WORD:
            self.bits(shifted(1, chosen) if 0 <= chosen < WORD else 0, WORD)
            chosen -= WORD
            size -= WORD
        self.bits(shifted(1, chosen) if chosen >= 0 else 0, size)

    def end_row(self) -> None:
        """Write the flags that are still held; a row of flags ends with its byte."""
        if self.holding:
            self.bits(0, 8 - self.holding)


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(Generic[T]):
    """Some numbers of an observation: what they are called, how many, in which unit, and what they mean.

    Without a unit they are flags. A field writes either flags or counts.
    """

    def __init__(self, name: str, size: i64, meaning: str, unit: i64 = 0, low: i64 = 0) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning
        self.unit = unit
        self.low = low  # in units, as MANY is

    def write(self, table: T, viewer: i64, seat: i64, pen: Pen) -> None:
        """Write exactly `size` numbers about `seat`, as far as `viewer` may know them; of the table, both are one."""
        raise NotImplementedError(self.name)


class Line:
    """A field, its limits, and the line after it.

    Going from line to line takes half as long as going through a list, whose items are asked for their type each time.
    """

    def __init__(self, field: Field[Any], after: Line | None) -> None:
        self.field: Field[Any] = field
        self.low: i64 = field.low * field.unit
        self.high: i64 = MANY * field.unit
        self.after: Line | None = after


def in_lines(fields: list[Field[Any]]) -> Line | None:
    """The first line of such fields."""
    first: Line | None = None
    for k in range(len(fields) - 1, -1, -1):
        first = Line(fields[k], first)
    return first


class Observation:
    """What a seat sees, as numbers. The version rises whenever the numbers of a position change."""

    def __init__(self, version: int, table: list[Field[Any]], player: list[Field[Any]]) -> None:
        self.version = version
        self.table = table
        self.player = player
        self.table_lines: Line | None = in_lines(table)
        self.player_lines: Line | None = in_lines(player)

    def fields(self, seats: int, flags: bool) -> list[Field[Any]]:
        """The fields of one kind in the order in which they are written, those of a player for every seat."""
        table = [field for field in self.table if (field.unit == 0) == flags]
        return table + [field for field in self.player if (field.unit == 0) == flags] * seats

    def counts(self, seats: int) -> int:
        """How many counts there are with so many players."""
        return sum([int(field.size) for field in self.fields(seats, False)])

    def flags(self, seats: int) -> int:
        """How many flags there are with so many players."""
        return sum([int(field.size) for field in self.fields(seats, True)])

    def size(self, seats: int) -> int:
        """How many numbers there are with so many players."""
        return self.counts(seats) + self.flags(seats)

    def write(self, state: State, viewer: i64, pen: Pen) -> None:
        """Write the numbers for one seat, as the next row."""
        write_lines(self.table_lines, state, viewer, viewer, pen)
        seats = state.seats
        for place in range(viewer, viewer + seats):
            write_lines(self.player_lines, state, viewer, place if place < seats else place - seats, pen)
        pen.end_row()


def write_lines(line: Line | None, state: State, viewer: i64, seat: i64, pen: Pen) -> None:
    while line is not None:
        pen.low = line.low
        pen.high = line.high
        line.field.write(state, viewer, seat, pen)
        line = line.after


# Fields that every game can use


class Decision(Field[State]):
    """Which decision is to be taken, a place for each of the game's frames."""

    def __init__(self, frames: i64) -> None:
        super().__init__("decision", frames, "which decision is to be taken")

    def write(self, table: State, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.frame if table.waiting else -1, self.size)


class Count(Field[State]):
    """The number that the present decision remembers."""

    def __init__(self, unit: i64) -> None:
        super().__init__("count", 1, "how much of the present decision is left or done", unit)

    def write(self, table: State, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.count if table.waiting else 0)


class Acting(Field[State]):
    """Whether a player may act now."""

    def __init__(self) -> None:
        super().__init__("acting", 1, "this player may act now")

    def write(self, table: State, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.flag((table.waiting >> seat) & 1 == 1)


class Points(Field[State]):
    """A player's points so far."""

    def __init__(self, unit: i64) -> None:
        super().__init__("points", 1, "points so far", unit, -1)

    def write(self, table: State, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.total(seat))


# For whoever shows the numbers to others


def room_for_counts(size: i64) -> vec[i16]:
    """Memory for so many counts; whoever asks for its buffer looks at the same memory."""
    made = vec[i16](capacity=size)
    for _ in range(size):
        made = append(made, 0)
    return made


def room_for_bytes(size: i64) -> vec[u8]:
    """The same for flags, packed, or for marks, 0 or 1 each."""
    made = vec[u8](capacity=size)
    for _ in range(size):
        made = append(made, 0)
    return made


def bytes_for(flags: i64) -> i64:
    """How many bytes a row of flags takes."""
    return (flags + 7) // 8


class Marks:
    """Which of a game's actions are legal, as rows of 0 and 1. Only what has changed is written."""

    def __init__(self, rows: i64, actions: i64) -> None:
        self.actions: i64 = actions
        self.marks: vec[u8] = room_for_bytes(rows * actions)
        self.marked: list[vec[i64]] = [vec[i64]() for _ in range(rows)]

    def mark(self, row: i64, state: State, seat: i64) -> None:
        """Mark what the seat may do now."""
        first = row * self.actions
        marks = self.marks
        for action in self.marked[row]:
            marks[first + action] = 0
        moves = state.choices(seat)
        for action in moves:
            marks[first + action] = 1
        self.marked[row] = moves


class Glance:
    """Looks at one position at a time: what a seat sees and may do, in one call."""

    def __init__(self, observation: Observation, pen: Pen, legal: Marks) -> None:
        self.observation: Observation = observation
        self.pen: Pen = pen
        self.legal: Marks = legal

    def see(self, state: State, seat: i64) -> None:
        """Write what the seat sees."""
        self.pen.at = 0
        self.pen.byte = 0
        self.observation.write(state, seat, self.pen)

    def look(self, state: State, seat: i64) -> None:
        """Write what the seat sees, and mark what it may do."""
        self.see(state, seat)
        self.legal.mark(0, state, seat)
