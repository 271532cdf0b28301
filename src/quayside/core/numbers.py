"""Named numbers in a file: what a game's estimator goes by. They are data, so that they can be tuned without touching
code, and tried side by side."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any


def read_numbers(path: Path) -> dict[str, Any]:
    """Numbers, and lists of numbers, by name."""
    return {name: in_floats(value) for name, value in tomllib.loads(path.read_text(encoding="utf-8")).items()}


def in_floats(value: Any) -> Any:
    """A number may be written without its point."""
    return [float(number) for number in value] if isinstance(value, list) else float(value)
