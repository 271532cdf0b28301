# quayside: compiled
"""Phase cards are chosen one at a time, from the start player clockwise, until all five are taken."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.core.vectors import shifted
from quayside.games.riverboat.actions import CHOOSE, PHASES
from quayside.games.riverboat.cultivate import begin_cultivating
from quayside.games.riverboat.hexes import add_each
from quayside.games.riverboat.state import CHOOSING, PHASE_CARDS, Table


class Choosing(Frame[Table]):
    """Choose a phase card. `count` is how many are taken, `what` which, a bit each."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        return add_each(vec[i64](capacity=PHASES), CHOOSE, ((1 << PHASES) - 1) & ~table.what)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        phase = action - CHOOSE
        card = shifted(1, phase)
        table.add(seat, PHASE_CARDS, card)
        table.log("choose", seat, phase)
        if table.count + 1 < PHASES:
            table.become(CHOOSING, table.after(seat), table.count + 1, table.what | card)
        else:
            begin_cultivating(table)
