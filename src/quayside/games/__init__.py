"""The games, one folder each, all with the same furniture."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from quayside.core.errors import BadRequest
from quayside.core.game import Game

# Slug and folder. A game is imported only when it is asked for.
FOLDERS = {
    "nieuw-amsterdam": "nieuw_amsterdam",
    "merchants-of-amsterdam": "merchants",
    "riverboat": "riverboat",
}


def games() -> list[str]:
    """The slugs of all games."""
    return list(FOLDERS)


@cache
def game(slug: str) -> Game:
    """A game by its slug, with the edition that comes with it."""
    if slug not in FOLDERS:
        raise BadRequest(f"There is no game {slug!r}; the games are {', '.join(FOLDERS)}.")
    made: Game = import_module(f"quayside.games.{FOLDERS[slug]}").create()
    return made
