"""`quayside replay` and `quayside verify`: look at a recorded game again."""

from __future__ import annotations

from rich.console import Console

from quayside.cli.boards import draw
from quayside.cli.common import at_move
from quayside.cli.ending import result_table
from quayside.cli.text import cli_words, names_of
from quayside.core.journal import Journal
from quayside.core.record import Record
from quayside.words import GameWords


def replay(record: Record, to: int | None, language: str) -> None:
    """Tell the game up to a move, then show the table."""
    words = GameWords(record.game, language, names_of(record, language))
    console = Console(highlight=False)
    journal = Journal()
    state = record.replay(at_move(record, to), journal)
    for line in words.logs([record.game.describe(entry) for entry in journal.entries]):
        console.print(line, markup=False)
    console.print()
    console.print(draw(state.view(None), words))
    if state.over:
        console.print(result_table(state, words))
    else:
        console.print(cli_words(language).say("replay-stands", moves=state.number, of=len(record.moves)))


def verify(record: Record) -> None:
    """Replay everything and compare; an error says what does not fit."""
    state = record.verify()
    game = record.game
    print(f"{game.title}, {record.seats} players, edition {game.edition_name!r}, rules version {game.rules}.")
    print(f"The seed fits its published hash, and all {len(record.moves)} moves are legal.")
    if state.over:
        winners = ", ".join(str(seat) for seat in state.winners())
        print(f"The result is right: scores {state.scores()}, won by seat {winners}.")
    else:
        print("The game is not over.")
