"""What several commands need."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import quayside
from quayside.core.edition import EditionFile
from quayside.core.errors import BadEdition, BadRequest
from quayside.core.game import Game
from quayside.core.record import Record, read_record
from quayside.words import Words

COLUMNS = 80  # what a table needs


def chosen_game(slug: str, edition: Path | None, language: str = "en") -> Game:
    """A game, with an edition of the player's own if one is given; what is wrong with it is said in the language."""
    game = quayside.game(slug)
    try:
        return game if edition is None else game.with_edition(EditionFile.read(edition))
    except BadEdition as error:
        raise BadRequest(error.said(language)) from None


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


def screen(stderr: bool = False) -> Console:
    """Prints everything as it is: file names and sentences may hold brackets and colons."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def wide_screen(console: Console, say: Words) -> None:
    """Draw tables for 80 columns in any case; in a narrower terminal say so, as lines will break."""
    if console.width < COLUMNS:
        console.print(say.say("narrow", columns=COLUMNS, width=console.width))
        console.width = COLUMNS


def bar() -> Progress:
    """A progress bar on standard error, so that standard output holds only the result."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def at_move(record: Record, to: int | None) -> int | None:
    """Check the number of a move given with --to."""
    if to is not None and not 0 <= to <= len(record.moves):
        raise BadRequest(
            f"The record has {len(record.moves)} moves; --to takes a number from 0 to {len(record.moves)}."
        )
    return to
