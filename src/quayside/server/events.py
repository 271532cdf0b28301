"""The log of a table: everything that ever happened to it, numbered from 1, only ever added to.

Whoever inserts a number first has decided what happened then. A table is what its log makes of it, in every process
and after every restart.

    sit      seat, person or value="bot <level>"    stand    seat
    start                                           close
    move     seat, value=the action's words         back     seat, value=how many moves remain
    withdraw seat, value=which of the moves: an answer to a question that is still open for others
    ask      seat, value=how many should remain     agree    seat          refuse  seat
    leave    seat: a bot stands in                  return   seat          resign  seat: a bot plays it to the end
    time_up  seat                                   stop     seat, value=the action's words: the Dutch clock
    dial     the Dutch clock starts again             rated    the result has counted
    rematch  value=the new table and its invitation
"""

from __future__ import annotations

from dataclasses import dataclass

KINDS = (
    "sit", "stand", "start", "close", "move", "back", "withdraw", "ask", "agree", "refuse", "leave", "return", "resign",
    "time_up", "stop", "dial", "rated", "rematch",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Wish:
    """An event that has no number yet."""

    kind: str
    seat: int | None = None
    value: str | None = None
    person: str | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """An entry of the log."""

    number: int
    kind: str
    seat: int | None
    value: str | None
    person: str | None
    at: float  # seconds since 1970, never before the entry before
