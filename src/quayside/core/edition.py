"""Reading edition files: the components of a game as data, each figure with a mark that says where it comes from.

An edition is a TOML file. Whoever owns the box can write one with exactly their cards; so every complaint names the
line and says what would be allowed there.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.errors import BadEdition

MARKS = ("rulebook", "derived", "found", "reconstructed", "own copy")
LONGEST = 200_000  # characters; an edition is a page or two
LONGEST_TITLE = 80


class EditionFile:
    """A parsed edition file that knows on which line each value stands."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self.texts: Path | None = None  # where the game that reads it tells its own reasons for refusing it
        if len(text) > LONGEST:
            raise BadEdition("too_long", name, most=LONGEST)
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # a syntax error, a number of thousands of digits, deep nesting
            raise BadEdition("not_toml", name, error=str(error)) from None

    @classmethod
    def read(cls, path: Path) -> EditionFile:
        """Read a file, or say in a sentence why it cannot be read."""
        try:
            return cls(path.read_text(encoding="utf-8"), path.name)
        except FileNotFoundError:
            raise BadEdition("no_file", file=repr(str(path))) from None
        except UnicodeDecodeError:
            raise BadEdition("no_text", file=repr(str(path))) from None
        except OSError as error:
            raise BadEdition("unreadable", file=repr(str(path)), error=str(error.strerror)) from None

    def digest(self) -> str:
        """A short fingerprint of the figures; the name, the marks, layout and comments do not count."""
        return hashlib.sha256(repr(_figures(self.data)).encode()).hexdigest()[:16]

    def line(self, *path: str | int) -> int:
        """The line on which a value stands; that of the nearest enclosing table or key if it is missing."""
        lines = self.text.splitlines()
        at = 0
        for k, part in enumerate(path):
            found = self._find(lines, at, part, deeper=k > 0)
            if found is None:
                break
            at = found
        return at + 1

    def _find(self, lines: list[str], start: int, part: str | int, deeper: bool) -> int | None:
        if isinstance(part, int):  # the n-th row of an array that has one row a line, or of an array of tables
            header = lines[start].strip()
            if header.startswith("[["):
                same = [k for k in range(start, len(lines)) if lines[k].strip() == header]
                return same[part] if part < len(same) else None
            rows = []
            for k in range(start, len(lines)):
                rows += [k] * len(re.findall(r"[{]|(?<=\[)\s*\[|(?<=,)\s*\[|^\s*\[(?!\[)", lines[k].split("#")[0]))
                if re.match(r"\s*\]\s*(#.*)?$", lines[k]) and k > start:
                    break
            return rows[part] if part < len(rows) else None
        table = re.compile(rf"\s*\[\[?\s*{re.escape(part)}\s*\]\]?\s*(#.*)?$")
        key = re.compile(rf"\s*({re.escape(part)}|\"{re.escape(part)}\")\s*=")
        inside = re.compile(rf"(^|[{{,\s]){re.escape(part)}\s*=")
        if not deeper:  # a table's name may also be a key inside an earlier table
            headers = [k for k in range(start, len(lines)) if table.match(lines[k])]
            if headers:
                return headers[0]
        for k in range(start, len(lines)):
            if key.match(lines[k]) or (deeper and k == start and inside.search(lines[k])):
                return k
            if deeper and k > start and lines[k].lstrip().startswith("["):
                return None
        return None

    def refuse(self, key: str, *path: str | int, **arguments: str | int) -> BadEdition:
        """An error about the value at `path`; the message `refused-<key>` says what is wrong and what is allowed."""
        return BadEdition(key, self.name, self.line(*path), path, self.texts, **arguments)

    def get(self, *path: str | int) -> Any:
        """The value at `path`, which must be there."""
        value: Any = self.data
        for k, part in enumerate(path):
            try:
                value = value[part]
            except (KeyError, IndexError, TypeError):
                raise self.refuse("missing", *path[: k + 1], what=repr(path[k])) from None
        return value

    def integer(self, low: int, high: int, *path: str | int) -> int:
        """A whole number from `low` to `high`."""
        value = self.get(*path)
        if type(value) is not int or not low <= value <= high:
            raise self.refuse("whole_number", *path, value=repr(value), low=low, high=high)
        return value

    def integers(self, count: int, low: int, high: int, *path: str | int) -> list[int]:
        """A list of exactly `count` whole numbers."""
        values = self.get(*path)
        if not isinstance(values, list) or len(values) != count:
            raise self.refuse("list_of_numbers", *path, value=repr(values), count=count)
        for value in values:
            if type(value) is not int or not low <= value <= high:
                raise self.refuse("whole_numbers", *path, value=repr(value), low=low, high=high)
        return values

    def word(self, allowed: tuple[str, ...], *path: str | int) -> str:
        """One of a few words."""
        value = self.get(*path)
        if value not in allowed:
            raise self.refuse("word", *path, value=repr(value), allowed=", ".join(allowed))
        return str(value)

    def title(self) -> str:
        """The edition's name, shown at every table that uses it."""
        value = self.get("name")
        if not isinstance(value, str) or not 1 <= len(value.strip()) <= LONGEST_TITLE or not value.isprintable():
            raise self.refuse("title", "name", most=LONGEST_TITLE)
        return value.strip()

    def rows(self, count: int, keys: tuple[str, ...], *path: str | int) -> list[dict[str, Any]]:
        """A list of exactly `count` tables that have these keys and no others."""
        rows = self.get(*path)
        if not isinstance(rows, list) or any(not isinstance(row, dict) for row in rows):
            raise self.refuse("list_of_rows", *path, count=count, keys=", ".join(keys))
        for k, row in enumerate(rows):
            self.only(keys, *path, k)
            for key in keys:
                if key not in row:
                    raise self.refuse("missing_in_row", *path, k, what=repr(key), keys=", ".join(keys))
        if len(rows) != count:
            raise self.refuse("number_of_rows", *path, there=len(rows), count=count)
        return rows

    def only(self, keys: tuple[str, ...], *path: str | int) -> None:
        """Refuse keys that nobody reads: they are misspelt."""
        there = self.get(*path)
        if not isinstance(there, dict):
            raise self.refuse("table", *path, value=repr(there), keys=", ".join(keys))
        for key in there:
            if key not in keys:
                raise self.refuse("unknown", *path, key, what=repr(key), keys=", ".join(keys))

    def check_marks(self) -> None:
        """Every `mark` must be one of MARKS."""
        self._check_marks(self.data, ())

    def _check_marks(self, value: Any, path: tuple[str | int, ...]) -> None:
        if isinstance(value, dict):
            if "mark" in value:
                self.word(MARKS, *path, "mark")
            for key, inner in value.items():
                self._check_marks(inner, (*path, key))
        elif isinstance(value, list):
            for k, inner in enumerate(value):
                self._check_marks(inner, (*path, k))


def _figures(value: Any) -> Any:
    if isinstance(value, dict):
        return [(key, _figures(value[key])) for key in sorted(value) if key not in ("name", "mark")]
    return [_figures(inner) for inner in value] if isinstance(value, list) else value


def packed(numbers: Iterable[int]) -> vec[i64]:
    """Numbers as the engine keeps them."""
    vector = vec[i64]()
    for number in numbers:
        vector = append(vector, number)
    return vector
