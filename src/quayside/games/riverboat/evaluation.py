# quayside: compiled
from __future__ import annotations

from quayside.games.riverboat.state import Table


def evaluate(table: Table) -> list[float]:
    return [float(table.total(s)) for s in range(table.seats)]
