"""Who plays which game in which seat.

A *deal* is a seed: the same shuffles for everybody. Every deal is played several times with the seats rotated, so that
its luck goes round and cancels:

- **Two bots, more than two seats**: the first one sits alone against copies of the second, once in every seat of the
  deal. That is as many games a deal as there are seats.
- **Otherwise** the bots sit in a circle, and a window as wide as the table goes round it: game r of the deal has bot
  r + s of the circle in seat s. That is as many games a deal as there are bots, and each bot sits in each seat exactly
  once, whether there are fewer bots than seats (some sit twice), as many, or more (some wait).

The order of the circle is drawn anew for every second deal and turned round for the one between, so that over many
deals everybody sits before and behind everybody, and where some wait everybody meets everybody.

Game number n does not depend on how many are played: a longer match begins with the games of a shorter one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from quayside.arena.entrants import Entrant
from quayside.arena.setting import Setting, chance_of
from quayside.core.dice import FastDice
from quayside.core.errors import BadRequest
from quayside.core.game import check_seed

MOST_GAMES = 1_000_000
LIMIT = 60.0  # seconds after which a decision is taken out of a bot's hands


@dataclass(frozen=True)
class Match:
    """Everything that decides how the games go."""

    setting: Setting
    entrants: tuple[Entrant, ...]
    seed: str = "0"
    limit: float = LIMIT

    def __post_init__(self) -> None:
        if len(self.entrants) < 2:
            raise BadRequest("A match needs at least two bots.")
        check_seed(self.seed)
        check_seed(self.deal_seed(MOST_GAMES))
        if not self.limit > 0:
            raise BadRequest(f"The time limit is a number of seconds above 0, not {self.limit:g}.")
        for entrant in self.entrants:
            if entrant.budget is not None and entrant.budget.seconds >= self.limit:
                raise BadRequest(
                    f"A budget of {entrant.budget.seconds:g} s does not fit under the limit of {self.limit:g} s."
                )

    @property
    def alone(self) -> bool:
        """Whether the first bot sits alone against copies of the second."""
        return len(self.entrants) == 2 and self.setting.seats > 2

    @property
    def rotations(self) -> int:
        """Games a deal."""
        return self.setting.seats if self.alone else len(self.entrants)

    def deal(self, number: int) -> int:
        """The deal of a game."""
        return number // self.rotations

    def deal_seed(self, number: int) -> str:
        """What the shuffles of a game come from."""
        return f"{self.seed}/{self.deal(number)}"

    def lineup(self, number: int) -> list[int]:
        """Who sits where in a game: for every seat the place of its bot in `entrants`."""
        rotation = number % self.rotations
        seats = range(self.setting.seats)
        if self.alone:
            return [0 if seat == rotation else 1 for seat in seats]
        circle = self.circle(self.deal(number))
        return [circle[(rotation + seat) % len(circle)] for seat in seats]

    def circle(self, deal: int) -> list[int]:
        """The order in which the bots go round the table."""
        order = list(range(len(self.entrants)))
        dice = FastDice(chance_of(f"circle {self.seed}/{deal // 2}"))
        for last in range(len(order) - 1, 0, -1):
            other = dice.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order if deal % 2 == 0 else order[::-1]

    def bot_seed(self, number: int, seat: int) -> int:
        """What a bot's own chance comes from."""
        return chance_of(f"bot {self.seed}/{number}/{seat}")

    def describe(self) -> dict[str, Any]:
        """What two matches must share for their games to be the same, as data for JSON."""
        game = self.setting.game
        budget = self.entrants[0].budget
        return {
            "game": game.slug,
            "rules": game.rules,
            "edition": game.edition.digest(),
            "seats": self.setting.seats,
            "options": dict(self.setting.options),
            "bots": [entrant.name for entrant in self.entrants],
            "budget": None if budget is None else str(budget),
            "limit": self.limit,
            "seed": self.seed,
        }

    @property
    def waiting(self) -> bool:
        """Whether there are more bots than seats."""
        return len(self.entrants) > self.setting.seats
