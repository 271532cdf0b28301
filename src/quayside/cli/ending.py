"""Who won, and where the points came from."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from quayside.cli.style import sign
from quayside.cli.text import cli_words
from quayside.core.state import State
from quayside.words import GameWords


def result_table(state: State, words: GameWords) -> Table:
    """Points by player and source, the winners first."""
    say = cli_words(words.language)
    winners = state.winners()
    names = ", ".join(words.players[seat] for seat in winners)
    title = say.say("won", names=names, count=len(winners))
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", title_style="bold")
    table.add_column("")
    scores = state.scores()
    seats = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    for seat in seats:
        table.add_column(sign(seat, words.players[seat]), justify="right")
    ledger = state.ledger()
    for source in words.game.sources:
        table.add_row(words.say(f"source-{source}"), *(str(ledger[seat][source]) for seat in seats))
    table.add_row(Text(say.say("total"), style="bold"), *(Text(str(scores[seat]), style="bold") for seat in seats))
    return table
