"""The tables drawn for a terminal of 80 columns: one file a game, each with `draw(view, words)`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.console import RenderableType

from quayside.words import GameWords


def draw(view: dict[str, Any], words: GameWords) -> RenderableType:
    """The table as one seat sees it; only what the view tells is drawn."""
    board = import_module(f"quayside.cli.boards.{view['game'].replace('-', '_')}")
    drawn: RenderableType = board.draw(view, words)
    return drawn


def moment(view: dict[str, Any]) -> tuple[object, ...]:
    """What a table was drawn for: round and phase, and whatever else the game's board counts."""
    board = import_module(f"quayside.cli.boards.{view['game'].replace('-', '_')}")
    return (view["round"], view["phase"], *(board.moment(view) if hasattr(board, "moment") else ()))
