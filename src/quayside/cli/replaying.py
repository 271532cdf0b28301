"""`quayside replay` and `quayside verify`: look at a recorded game again."""

from __future__ import annotations

from quayside.cli.boards import draw
from quayside.cli.common import at_move, screen, wide_screen
from quayside.cli.ending import result_table
from quayside.cli.text import cli_words, names_of
from quayside.core.journal import Journal
from quayside.core.record import Record
from quayside.words import GameWords


def replay(record: Record, to: int | None, language: str) -> None:
    """Tell the game up to a move, then show the table."""
    words = GameWords(record.game, language, names_of(record, language))
    say = cli_words(language)
    console = screen()
    wide_screen(console, say)
    journal = Journal()
    state = record.replay(at_move(record, to), journal)
    for line in words.logs([record.game.describe(entry) for entry in journal.entries]):
        console.print(line)
    console.print()
    console.print(draw(state.view(None), words))
    if state.over:
        console.print(result_table(state, words))
    else:
        console.print(say.say("replay-stands", moves=state.number, of=len(record.moves)))


def verify(record: Record) -> None:
    """Replay everything and compare; an error says what does not fit."""
    state = record.verify()
    game = record.game
    print(f"{game.title}, {record.seats} players, edition {game.edition_name!r}, rules version {game.rules}.")
    if record.hash_told:
        print("The seed fits its published hash.")
    else:
        print("The record tells no hash of its seed, so that was not checked.")
    print(f"All {len(record.moves)} moves are legal.")
    winners = ", ".join(str(seat) for seat in state.winners()) if state.over else ""
    if not state.over:
        print("The game is not over.")
    elif record.result is None:
        print(f"The record tells no result. Its moves lead to scores {state.scores()}, won by seat {winners}.")
    else:
        print(f"The result is right: scores {state.scores()}, won by seat {winners}.")
