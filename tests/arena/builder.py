"""Small matches."""

from __future__ import annotations

import quayside
from quayside.arena.entrants import budget_of, entrants_of
from quayside.arena.match import LIMIT, Match
from quayside.arena.setting import Setting

SLUG = "nieuw-amsterdam"
MINE = "tests.arena.players"


def match(
    *bots: str,
    slug: str = SLUG,
    seats: int = 2,
    seed: str = "0",
    limit: float = LIMIT,
    budget: str | None = None,
) -> Match:
    entrants = entrants_of(bots, None if budget is None else budget_of(budget))
    return Match(Setting.of(quayside.game(slug), seats, {}), entrants, seed, limit)
