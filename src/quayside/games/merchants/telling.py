"""What the words need to know: what is asked, and what a choice is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quayside.games.merchants.actions import (
    ACTIONS,
    AUCTION,
    BUILD,
    CELL_NAMES,
    CELLS,
    DOUBLED_FROM,
    FACE_NAMES,
    FOUND,
    LOSE_HOUSE,
    LOSE_POST,
    LOSE_STEP,
    LOWEST_PRICE,
    MARKET_NAMES,
    PARTS,
    PRICE_STEP,
    QUARTER_NAMES,
    REGION_NAMES,
    STEP,
    STOP,
    STOP_DOUBLED,
    TOP_PRICE,
)
from quayside.games.merchants.cards import build, found
from quayside.games.merchants.state import (
    BORROWING,
    CLOCK,
    COMMODITIES,
    FREE_HOUSE,
    FROM_BRIDGES,
    FROM_QUARTERS,
    FROM_REGIONS,
    LAYING,
    PRICING,
    RETURNING_HOUSE,
    Table,
)
from quayside.games.merchants.time_track import lose_house, lose_post

# What a player declines in each frame
GAINS = {
    "commodities": "steps", "stepping": "step", "founding": "post", "building": "house", "free_house": "house",
    "borrowing": "loan",
}  # fmt: skip


def prompt(table: Table, seat: int) -> dict[str, Any]:
    """The message key, and the numbers in the sentence."""
    key = table.frames[table.frame].name
    asked: dict[str, Any] = {"count": int(table.count)}
    if table.frame == LAYING:
        asked = {"card": FACE_NAMES[table.face(table.what)]}
    elif table.frame in (PRICING, CLOCK):
        key += "_doubled" if table.count else ""
        asked = {"card": FACE_NAMES[table.face(table.on_disc(AUCTION))], "cash": int(table.cash(seat)),
                 "claim": TOP_PRICE}  # fmt: skip
    elif table.frame == COMMODITIES:
        asked["most"] = int(table.parts.steps_in_one_market)
    elif table.frame == BORROWING:
        asked = {"paid": int(table.parts.loan), "owed": int(table.parts.loan_owed)}
    elif table.frame in (FREE_HOUSE, RETURNING_HOUSE):
        asked = {"position": int(table.parts.free_house_field)}
    return {"key": key, **asked}


def explain(table: Table, seat: int, action: int) -> dict[str, Any]:
    """What a choice brings at once or costs, where its own words do not say it."""
    kind = ACTIONS.kind(action)
    if kind == "decline":
        return {"gain": GAINS[table.frames[table.frame].name]}
    if kind == "lay":
        return {"card": FACE_NAMES[table.face(table.what)]}
    if kind == "step":
        return {"position": int(table.position(seat, action - STEP)) + 1}
    if kind == "lose_step":
        return {"position": int(table.position(seat, action - LOSE_STEP)) - 1}
    if kind in ("build", "lose_house"):
        space = action - (BUILD if kind == "build" else LOSE_HOUSE)
        named = {"quarter": QUARTER_NAMES[space // CELLS], "cell": CELL_NAMES[space % CELLS]}
        return {**named, "money": at_once(table, seat, build if kind == "build" else lose_house, space)}
    if kind in ("found", "lose_post"):
        post = action - (FOUND if kind == "found" else LOSE_POST)
        named = {"region": REGION_NAMES[post // PARTS], "market": MARKET_NAMES[post % PARTS]}
        return {**named, "money": at_once(table, seat, found if kind == "found" else lose_post, post)}
    if kind == "stop":
        doubled = action >= STOP_DOUBLED
        lowest, steps = (DOUBLED_FROM, action - STOP_DOUBLED) if doubled else (LOWEST_PRICE, action - STOP)
        shown = lowest + steps * PRICE_STEP
        return {"price": shown, "money": 2 * shown if doubled else shown, "doubled": int(doubled)}
    if kind == "claim":
        return {"price": TOP_PRICE}
    if kind == "lapse":
        return {"doubled": int(table.count)}
    if kind == "take_loan":
        return {"paid": int(table.parts.loan), "owed": int(table.parts.loan_owed)}
    return {}


def at_once(table: Table, seat: int, change: Callable[[Table, int, int], None], where: int) -> int:
    """The bonuses that a placement brings, or that a removal costs; forced loans do not count."""
    tried = table.copy()
    tried.journal = None
    sources = (FROM_REGIONS, FROM_QUARTERS, FROM_BRIDGES)
    change(tried, seat, where)
    before, after = (list(state.ledger()[seat].values()) for state in (table, tried))
    return abs(sum(after[source] - before[source] for source in sources))
