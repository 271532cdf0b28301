"""What all adapters ask of their caller, checked once and refused in a sentence."""

from __future__ import annotations

from collections.abc import Mapping

import quayside
from quayside.bots import bot
from quayside.bots.base import Bot
from quayside.bots.search import SearchBot
from quayside.core.errors import BadRequest
from quayside.core.game import Game
from quayside.core.observation import Observation
from quayside.core.state import State
from quayside.envs.solo import POINTS, WIN

REWARDS = {"win": WIN, "points": POINTS}


class Setting:
    """A game, a number of players and the table's options."""

    def __init__(self, game: str | Game, seats: int | None, options: Mapping[str, str] | None = None) -> None:
        self.game = quayside.game(game) if isinstance(game, str) else game
        self.seats = self.game.check_seats(self.game.seats[0] if seats is None else seats)
        self.options = self.game.check_options(options or {})
        if self.options.get("auction") == "clock":
            raise BadRequest("A running clock needs players who act in time; here auction can only be 'sealed'.")
        if self.game.observation is None:
            raise BadRequest(
                f"{self.game.title} does not say how a position is seen as numbers: give it `observation`."
            )
        self.observation: Observation = self.game.observation
        self.size = self.observation.size(self.seats)
        self.actions = len(self.game.actions)

    def new(self, seed: int) -> State:
        """A fresh position; the same number is the same game, also in `quayside.game(…).new(seats, seed)`."""
        return self.game.new(self.seats, seed, self.options)

    def name(self) -> str:
        """As other libraries name environments: riverboat_v1."""
        return f"{self.game.slug.replace('-', '_')}_v{self.observation.version}"


def rewards_named(name: str) -> int:
    """A kind of reward by its name."""
    if name not in REWARDS:
        raise BadRequest(f"Rewards can be {' or '.join(REWARDS)}, not {name!r}.")
    return REWARDS[name]


def opponent(level: str, seed: int) -> Bot | None:
    """A bot that plays the same on every machine, however long it takes; None plays at random, and costs nothing."""
    if level == "random":
        return None
    made = bot(level, seed)
    if isinstance(made, SearchBot):
        made.seconds = 0.0
    return made
