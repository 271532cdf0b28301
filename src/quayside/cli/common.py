"""What several commands need."""

from __future__ import annotations

from pathlib import Path

import quayside
from quayside.core.edition import EditionFile
from quayside.core.errors import BadRequest
from quayside.core.game import Game
from quayside.core.record import Record, read_record


def chosen_game(slug: str, edition: Path | None) -> Game:
    """A game, with an edition of the player's own if one is given."""
    game = quayside.game(slug)
    return game if edition is None else game.with_edition(EditionFile.read(edition))


def options_of(pairs: list[str] | None) -> dict[str, str]:
    """The options given as name=value."""
    chosen = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadRequest(f"An option is given as name=value, not as {pair!r}.")
        chosen[name.strip()] = value.strip()
    return chosen


def read(path: Path) -> Record:
    """A record of any game."""
    return read_record(path, quayside.game)
