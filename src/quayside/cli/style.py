"""Colours and signs of the players in the terminal: distinguishable to colour-blind people, and never colour alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

COLOURS = ("#4f9fdc", "#e69f00", "#2fbf8f", "#e8743b", "#d68fb8")  # Okabe and Ito, lightened for dark terminals
SIGNS = ("A", "B", "C", "D", "E")


def sign(seat: int, text: str | None = None) -> Text:
    """A player's letter, or any text, in the player's colour."""
    return Text(SIGNS[seat] if text is None else text, style=f"bold {COLOURS[seat]}")


def legend(names: Sequence[str]) -> Text:
    """Which letter is whose."""
    return joined([sign(seat, f"{SIGNS[seat]} {name}") for seat, name in enumerate(names)], ", ")


def joined(parts: list[Text], between: str = " ") -> Text:
    """Several pieces of coloured text in one."""
    return Text(between).join(parts)
