"""Any legal action."""

from __future__ import annotations

from quayside.bots.base import Bot
from quayside.core.state import State


class RandomBot(Bot):
    """Plays any legal action, each equally likely."""

    name = "random"

    def choose(self, state: State, seat: int) -> int:
        moves = state.legal(seat)
        return moves[self.dice.below(len(moves))]
