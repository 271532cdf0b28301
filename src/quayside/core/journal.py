# quayside: compiled
"""What happened, as data: written by the rules while they are applied, read by logs, animations and analysis."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Entry:
    """One thing that happened: a key, and numbers whose meaning the game's `journal` table names."""

    def __init__(self, number: int, key: str, numbers: tuple[int, ...]) -> None:
        self.number = number
        self.key = key
        self.numbers = numbers


class Journal:
    """A list of entries, in the order in which things happened. A position without a journal writes nothing."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def write(self, number: i64, key: str, numbers: vec[i64]) -> None:
        self.entries.append(Entry(number, key, tuple([int(x) for x in numbers])))

    def copy(self) -> Journal:
        other = Journal()
        other.entries = self.entries[:]
        return other
