"""Records and replays: what of a table's past somebody may see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from quayside.core.journal import Journal
from quayside.server.shown import lines_of
from quayside.server.speech import TableWords
from quayside.server.table import Table


def moves_shown(table: Table, person: str | None) -> list[list[Any]]:
    """[seat, words] of every move. While the game runs, what others did at the same time as somebody else stays
    hidden: it may be a secret still, or for ever."""
    words = table.head.game.actions.words
    over = table.status == "over"
    mine = table.seats_of(person)
    return [
        [seat, words[action] if over or not table.hidden[k] or seat in mine else None]
        for k, (seat, action) in enumerate(table.moves)
    ]


def record_shown(table: Table, person: str | None) -> dict[str, Any]:
    """The record in full when the game is over, else without its secrets."""
    assert table.play is not None
    record = table.play.record
    over = table.status == "over"
    told = record.to_dict(secret=over)
    told["players"] = [seat.bot or "person" for seat in table.seats]
    told["moves"] = moves_shown(table, person)
    return told


def scores_shown(table: Table) -> list[list[int | None]]:
    """The scores before the first move and after each one; nothing while the game runs."""
    if table.status != "over" or table.play is None:
        return []
    return [list(state.scores()) for state in table.play.record.states()]


def positions_shown(table: Table, seat: int | None, words: TableWords, first: int) -> Iterator[dict[str, Any]]:
    """The table after `first` moves and after each one that followed, as a seat saw it then."""
    assert table.play is not None
    journal = Journal()
    of = len(table.moves)
    for number, state in islice(enumerate(table.play.record.states(journal)), first, of + 1):
        made = [entry for entry in journal.entries if int(entry.number) == number]
        journal.entries.clear()
        yield {
            "moves": number,
            "of": of,
            "seat": seat,
            "view": state.view(seat),
            "log": lines_of(table.head.game, made, words),
            "waiting": state.actors(),
        }
