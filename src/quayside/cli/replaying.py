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


def verify(record: Record, language: str) -> None:
    """Replay everything and compare; an error says what does not fit."""
    say = cli_words(language)
    state = record.verify()
    game = record.game
    print(say.say("verify-record", title=game.title, seats=record.seats, edition=game.edition_name, rules=game.rules))
    print(say.say("verify-seed") if record.hash_told else say.say("verify-no-hash"))
    print(say.say("verify-moves", moves=len(record.moves)))
    if not state.over:
        print(say.say("verify-not-over"))
        return
    scores = ", ".join(str(score) for score in state.scores())
    winners = ", ".join(str(seat) for seat in state.winners())
    if record.result is None:
        print(say.say("verify-no-result", scores=scores, winners=winners))
    else:
        print(say.say("verify-result", scores=scores, winners=winners))
