"""Named numbers in a file: what a game's estimator goes by. They are data, so that they can be tuned without touching
code, and tried side by side."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any


def read_numbers(path: Path, level: str = "") -> dict[str, Any]:
    """Numbers, and lists of numbers, by name; those of a level's own table take the place of the others."""
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    own = read.get(level, {})
    return {name: in_floats(own.get(name, value)) for name, value in read.items() if not isinstance(value, dict)}


def in_floats(value: Any) -> Any:
    """A number may be written without its point."""
    return [float(number) for number in value] if isinstance(value, list) else float(value)
