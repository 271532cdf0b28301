"""What can go wrong, in sentences meant for the person who caused it."""

from __future__ import annotations


class QuaysideError(Exception):
    """Bad input of any kind; its text is a sentence that can be shown as it is."""


class IllegalAction(QuaysideError):
    """A move that the rules do not allow now. The position has not changed."""


class BadRecord(QuaysideError):
    """A record that cannot be read or replayed."""


class BadEdition(QuaysideError):
    """An edition file that does not describe a playable set of components."""


class BadRequest(QuaysideError):
    """A game, a seat count, a seed or an option that does not exist."""
