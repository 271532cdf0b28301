"""What is played: a game, its edition, its seats and options, small enough to be sent to another process."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from quayside.core.edition import EditionFile
from quayside.core.game import Game
from quayside.core.record import Record
from quayside.games import game


@dataclass(frozen=True)
class Setting:
    """The same for all games of a series or of a match; only the seed differs."""

    slug: str
    edition: str | None  # the text of an edition of one's own
    seats: int
    options: Mapping[str, str]

    @classmethod
    def of(cls, game: Game, seats: int, options: Mapping[str, str]) -> Setting:
        """Checked, so that no process meets anything it cannot play."""
        edition = None if game.standard else game.edition.text
        return cls(game.slug, edition, game.check_seats(seats), game.check_options(options))

    @property
    def game(self) -> Game:
        """The game with its edition, made once a process."""
        return game_with(self.slug, self.edition)

    def record(self, seed: str) -> Record:
        """A game from this seed, before its first move."""
        return Record(self.game, self.seats, seed, self.options)


@cache
def game_with(slug: str, edition: str | None) -> Game:
    """A game, with the edition of this text if there is one."""
    standard = game(slug)
    return standard if edition is None else standard.with_edition(EditionFile(edition, "edition"))


def chance_of(text: str) -> int:
    """A seed for fast dice, from anything that can be said."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
