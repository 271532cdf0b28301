"""A game being played: the position, the record that led to it, and taking moves back."""

from __future__ import annotations

from quayside.core.errors import IllegalAction
from quayside.core.journal import Journal
from quayside.core.record import Record
from quayside.core.state import State


class Play:
    """A record and the position it has reached, kept in step.

    >>> import quayside
    >>> play = Play(Record(quayside.game("nieuw-amsterdam"), 2, "tea"))
    >>> seat = play.state.actors()[0]
    >>> play.act(seat, play.state.legal(seat)[0])
    >>> play.can_undo(seat)
    True
    >>> play.undo(seat)
    >>> len(play.record.moves)
    0
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = self._replay(len(record.moves))

    def _replay(self, moves: int) -> State:
        return self.record.replay(moves, Journal())

    def act(self, seat: int, action: int) -> None:
        """Apply an action and note it."""
        self.state.apply(seat, action)
        self.record.moves.append((seat, action))
        self.record.finish(self.state)

    def undo_limit(self, seat: int) -> int:
        """The earliest move that `seat` may take back to: its own latest decisions, back to the last barrier.

        A barrier is another player's action, or anything hidden that came to light.
        """
        at = len(self.record.moves)
        while at > self.state.barrier and self.record.moves[at - 1][0] == seat:
            at -= 1
        return at

    def can_undo(self, seat: int) -> bool:
        """Whether the latest move is one that `seat` may take back."""
        return self.undo_limit(seat) < len(self.record.moves)

    def undo(self, seat: int, moves: int = 1) -> None:
        """Take back one's latest moves."""
        target = len(self.record.moves) - moves
        if moves < 1 or target < self.undo_limit(seat):
            raise IllegalAction("That cannot be taken back: somebody else has acted or something was revealed since.")
        self.rewind(target)

    def rewind(self, moves: int) -> None:
        """Go back to the position after so many moves; for tables whose players agreed to it."""
        state = self._replay(moves)
        del self.record.moves[moves:]
        self.record.result = None
        self.state = state
