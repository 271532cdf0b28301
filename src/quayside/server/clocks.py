"""Thinking time. It follows from the times in the log alone, so every process knows the same clocks.

A *turn* is the stretch during which a seat may act without interruption, however many small decisions it takes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

LEAST_ON_RETURN = 30.0  # seconds for somebody who takes the seat back after the bank ran out

TimeKind = Literal["untimed", "bank", "deadline"]
AtZero = Literal["bot", "resign", "warning"]


@dataclass(frozen=True, slots=True)
class Time:
    """What a table agreed on."""

    kind: TimeKind = "untimed"
    bank: float = 0.0  # seconds for the whole game
    increment: float = 0.0  # seconds added after each turn
    deadline: float = 0.0  # seconds for each turn
    at_zero: AtZero = "bot"


@dataclass(frozen=True, slots=True)
class Clock:
    """One seat's time: what is left of the bank, and since when it runs."""

    left: float = 0.0
    since: float | None = None  # when the present turn began
    turn: int = 0  # the number in the log at which it began
    up: bool = False  # zero was reached in this turn, and noted

    def zero_at(self, time: Time) -> float | None:
        """When this clock runs out, if it runs."""
        if self.since is None or self.up or time.kind == "untimed":
            return None
        return self.since + (self.left if time.kind == "bank" else time.deadline)

    def start(self, at: float, number: int) -> Clock:
        return self if self.since is not None else Clock(self.left, at, number)

    def stop(self, at: float, time: Time) -> Clock:
        """The turn ends; the bank pays for it and gets the increment."""
        if self.since is None:
            return self
        if time.kind != "bank":
            return Clock(self.left)
        return Clock(max(self.left - (at - self.since), 0.0) + time.increment)

    def pause(self, at: float) -> Clock:
        """A bot takes over: the bank pays, no increment."""
        spent = 0.0 if self.since is None else at - self.since
        return Clock(max(self.left - spent, 0.0))

    def regained(self, time: Time) -> Clock:
        """The end of the latest turn was taken back: so is its increment."""
        return self if self.since is not None else Clock(max(self.left - time.increment, 0.0))

    def returned(self) -> Clock:
        return Clock(max(self.left, LEAST_ON_RETURN))

    def run_out(self) -> Clock:
        return replace(self, up=True)
