"""Why something on the board cannot be done now, found by trying.

No rule stands here a second time: a copy of the table is given everything that could be missing but one thing, and the
rules are asked again. If they still say no, that one thing is a reason.
"""

from __future__ import annotations

from typing import Any

from quayside.games.nieuw_amsterdam.actions import (
    ACTIONS,
    AUCTION,
    CITY,
    COIN,
    FUR,
    GOOD,
    GRAIN,
    KIND_NAMES,
    LAND,
    RESOURCE_NAMES,
    TIMBER,
    TRADE,
)
from quayside.games.nieuw_amsterdam.state import (
    BUILDING,
    CHOOSING,
    FOUNDING,
    ROOM,
    STARVING,
    STOCK,
    TAKING_COLUMN,
    TURN,
    Table,
)

PLENTY = 30  # more than anything costs

# The tile that each action takes; all others are special actions
STEP_OF = {
    "build": CITY, "gain_land": LAND, "trade_bottom": TRADE, "trade_middle": TRADE, "trade_top": TRADE, "ship": TRADE,
}  # fmt: skip
SPECIAL = ("buy_timber", "sell_timber", "buy_grain", "sell_grain", "build_warehouse", "build_houses", "buy_furs",
           "move_post")  # fmt: skip
TILE_USES = (*STEP_OF, "elections", "clear")
DEEDS = ("auction", *STEP_OF, *SPECIAL)  # what has a place on the board

# What no piece and no tile could help
NEVER = {
    "build_warehouse": "all_built", "buy_furs": "no_furs", "move_post": "no_space", "gain_land": "gone", "ship": "gone",
    "trade_bottom": "no_furs", "trade_middle": "no_furs", "trade_top": "no_furs",
}  # fmt: skip
REASONS = ("first", "step", "tile", "actions", "special", "stock", "room", "needs", "furs", "coins_or_goods",
           "taken", "column_size", "auctions", *dict.fromkeys(NEVER.values()))  # fmt: skip

SHORT = ("stock", "timber", "good", "grain")  # what a tile alone cannot be used without
IDLE = ("no", "land", "furs", *SHORT)

# What can be missing besides tiles and time, in the order in which it is told
PIECES: dict[str, tuple[int, ...]] = {
    "timber": (TIMBER,), "coin": (COIN,), "grain": (GRAIN,), "good": (GOOD,), "furs": (FUR,),
    "coins_or_goods": (COIN, GOOD),
}  # fmt: skip


def why_not(table: Table, seat: int, action: int) -> list[dict[str, Any]]:
    """The reasons, each as a message key and its arguments; none if it is legal or has no place on the board."""
    deed = ACTIONS.kind(action)
    if deed not in DEEDS or action in table.legal(seat):
        return []
    if deed == "auction":
        return [{"key": why_no_auction(table, action - AUCTION)}]
    if table.frame != TURN:
        if BUILDING <= table.frame < STARVING:
            # Building and dealing go on as long as there is timber or money
            return missing(table, seat, action) if helps(table, seat, action) else [{"key": "first"}]
        return [{"key": "step", "kind": KIND_NAMES[STEP_OF[deed]]} if deed in STEP_OF else {"key": "actions"}]
    if deed in STEP_OF and STEP_OF[deed] != table.step_kind:
        return [{"key": "step", "kind": KIND_NAMES[STEP_OF[deed]]}]
    if not helps(table, seat, action):
        return [{"key": NEVER[deed]}]
    return missing(table, seat, action)


def why_no_auction(table: Table, column: int) -> str:
    if table.frame == FOUNDING or table.frame > TAKING_COLUMN:
        return "auctions"
    if table.column_taken(column):
        return "taken"
    return "column_size" if table.frame in (CHOOSING, TAKING_COLUMN) else "first"


def helps(table: Table, seat: int, action: int, without: str = "", more: int = 0) -> bool:
    """Whether the action would be legal with plenty of everything.

    Except for one thing: of that the player has what there is, and so many more.
    """
    trial = table.copy()
    if without != "tile":
        trial.change_hand(seat, trial.step_kind, 1)
    if without != "special":
        trial.special = 1
    if without != "stock":
        trial.change(seat, STOCK, PLENTY)
    if without != "room":
        trial.change(seat, ROOM, PLENTY)
    short = PIECES.get(without, ())
    for resource in (COIN, GOOD, TIMBER, GRAIN, FUR):
        if resource not in short:
            trial.gain(seat, resource, PLENTY)
    if short:
        trial.gain(seat, short[0], more)
    return action in list(trial.frames[trial.frame].legal(trial, seat))


def idle(table: Table, seat: int) -> str:
    """What keeps a tile of this step from any use: a piece, or what is not there to be had; "no" if nothing does."""
    step = int(table.step_kind)
    if not table.hand_tiles(seat, step) or any(ACTIONS.kind(action) in TILE_USES for action in table.legal(seat)):
        return "no"
    uses = [action for action in range(len(ACTIONS)) if STEP_OF.get(ACTIONS.kind(action)) == step]
    uses = [action for action in uses if ACTIONS.kind(action) != "ship"]  # for want of furs, which is told with each
    if not any(helps(table, seat, action) for action in uses):
        return "land" if step == LAND else "furs"
    return next((piece for piece in SHORT if not any(helps(table, seat, action, piece) for action in uses)), "no")


def missing(table: Table, seat: int, action: int) -> list[dict[str, Any]]:
    """What stands between the player and the action: the tile or the special action, else all the pieces."""
    if not helps(table, seat, action, "tile"):
        return [{"key": "tile", "kind": KIND_NAMES[int(table.step_kind)]}]
    if not helps(table, seat, action, "special"):
        return [{"key": "special"}]
    found: list[dict[str, Any]] = [{"key": name} for name in ("stock", "room") if not helps(table, seat, action, name)]
    for name in PIECES:
        if helps(table, seat, action, name) or (name == "coins_or_goods" and found):
            continue
        count = next(more for more in range(1, PLENTY + 1) if helps(table, seat, action, name, more))
        if name in RESOURCE_NAMES:
            found.append({"key": "needs", "resource": name, "count": count})
        else:
            found.append({"key": name, "count": count})
    return found
