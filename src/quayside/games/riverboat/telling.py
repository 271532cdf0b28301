"""What the words need to know: what is asked, and what a choice is about."""

from __future__ import annotations

from typing import Any

PROMPTS: list[str] = []


def prompt(table: Any, seat: int) -> dict[str, Any]:
    return {}


def explain(table: Any, seat: int, action: int) -> dict[str, Any]:
    return {}
