# quayside: compiled
"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from quayside.core.dice import FastDice
from quayside.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It is shown an imagined position and names one of the legal actions.

    >>> import quayside
    >>> from quayside.bots import bot
    >>> state = quayside.game("nieuw-amsterdam").new(seats=2, seed="bots")
    >>> seat = state.actors()[0]
    >>> bot("greedy").act(state, seat) in state.legal(seat)
    True
    """

    name = "bot"

    def __init__(self, seed: int = 0) -> None:
        self.dice = FastDice(seed)

    def act(self, state: State, seat: int) -> int:
        """Choose in a real position: everything the seat cannot see is drawn anew before the bot looks."""
        return self.choose(state.imagine(seat, self.dice), seat)

    def choose(self, state: State, seat: int) -> int:
        """One of `state.legal(seat)`. The position is the bot's own: it may be changed, and imagined again."""
        raise NotImplementedError
