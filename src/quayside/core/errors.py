"""What can go wrong, in sentences meant for the person who caused it."""

from __future__ import annotations


class QuaysideError(Exception):
    """Bad input of any kind; its text is a sentence that can be shown as it is."""


class IllegalAction(QuaysideError):
    """A move that the rules do not allow now. The position has not changed."""


class BadRecord(QuaysideError):
    """A record that cannot be read or replayed; `why` and `move` for who says it in other words."""

    def __init__(self, sentence: str, why: str = "damaged", move: int = 0) -> None:
        super().__init__(sentence)
        self.why = why  # damaged, running, forged, rules, edition, illegal, result
        self.move = move


class BadEdition(QuaysideError):
    """An edition file that does not describe a playable set of components; `line` and `where`, if it is known."""

    def __init__(self, sentence: str, line: int = 0, where: str = "") -> None:
        super().__init__(sentence)
        self.line = line
        self.where = where


class BadRequest(QuaysideError):
    """A game, a seat count, a seed or an option that does not exist."""
