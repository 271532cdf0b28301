# quayside: compiled
"""The start of a round: display, boats and opportunities are filled up, then phase cards are chosen."""

from __future__ import annotations

from quayside.games.riverboat.actions import BOATS
from quayside.games.riverboat.components import DISPLAY_CARDS
from quayside.games.riverboat.state import CHOOSING, Table


def prepare_round(table: Table) -> None:
    table.round += 1
    table.phase = -1
    table.log("round", table.round, table.start)
    table.fill_display()
    for boat in range(BOATS):
        if table.moored(boat) == 0 and table.boat_stack(boat):
            table.stack_boats(boat, -1)
            table.moor(boat, 1)
    for space in range(DISPLAY_CARDS):
        table.lay_open(space, table.draw_opportunity())
    table.reveal()
    table.become(CHOOSING, table.start)
