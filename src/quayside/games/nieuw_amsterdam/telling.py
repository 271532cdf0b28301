"""What the words need to know: what is asked, and what a choice is about."""

from __future__ import annotations

from typing import Any

from quayside.games.nieuw_amsterdam.actions import (
    ACTIONS,
    BUY_GRAIN,
    BUY_TIMBER,
    DISTRICT_NAMES,
    KIND_NAMES,
    MAX_BID,
    RESOURCE_NAMES,
    SELL_TIMBER,
    TIMBER,
)
from quayside.games.nieuw_amsterdam.reasons import idle
from quayside.games.nieuw_amsterdam.special import fee
from quayside.games.nieuw_amsterdam.state import (
    BIDDING,
    BOTTOM,
    CLEARED,
    DEALING,
    FULL,
    MIDDLE,
    TOP,
    TURN,
    WAREHOUSES,
    Table,
)

# The district in which each special action is taken
DISTRICT_OF = {
    "buy_timber": "lumberyard",
    "sell_timber": "lumberyard",
    "buy_grain": "granary",
    "sell_grain": "granary",
    "build_warehouse": "docks",
    "build_houses": "millwork",
    "buy_furs": "black_market",
    "move_post": "trading_company",
}


def prompt(table: Table, seat: int) -> dict[str, Any]:
    """The message key, and the numbers in the sentence."""
    key = table.frames[table.frame].name
    asked: dict[str, Any] = {"count": int(table.count)}
    if table.frame == BIDDING:
        opening = seat == table.chooser
        key = "opening_bid" if opening else "raising_bid"
        most = min(int(table.wealth(seat)), MAX_BID)
        asked = {"column": int(table.column) + 1, "most": most, "price": max(int(table.high_bid), 0)}
    elif table.frame == TURN:
        kind = int(table.step_kind)
        tiles = int(table.hand_tiles(seat, kind))
        asked = {"kind": KIND_NAMES[kind], "count": tiles, "special": int(table.special), "idle": idle(table, seat)}
    elif table.frame == DEALING:
        timber = table.what in (BUY_TIMBER, SELL_TIMBER)
        asked = {"resource": RESOURCE_NAMES[TIMBER if timber else TIMBER + 1], "count": 1}
        asked["deal"] = "buy" if table.what in (BUY_TIMBER, BUY_GRAIN) else "sell"
    return {"key": key, **asked}


def explain(table: Table, action: int) -> dict[str, Any]:
    """What a choice costs and brings, where its own words do not say it."""
    seat = int(table.actor)
    kind = ACTIONS.kind(action)
    argument = next(iter(ACTIONS.arguments[action].values()), 0)
    parts = table.parts
    if kind in DISTRICT_OF and table.frame == TURN:
        district = DISTRICT_NAMES.index(DISTRICT_OF[kind])
        return {"fee": int(fee(table, seat, district)), "storage": _next_storage(table, seat)}
    if kind in ("buy_timber", "sell_timber", "buy_grain", "sell_grain"):
        return {"fee": 0}
    if kind in ("auction", "take_column"):
        column = int(argument) - 1
        tiles = {name: int(table.column_tiles(column, k)) for k, name in enumerate(KIND_NAMES)}
        return {**tiles, "coins": int(parts.column_coins[column])}
    if kind == "gain_land":
        card = table.land_on_offer(int(argument) - 1)
        return {"houses": int(parts.land_houses[card]), "timber": int(parts.land_timber[card]),
                "grain": int(parts.land_grain[card])}  # fmt: skip
    if kind == "ship":
        ship = table.ship_on_offer(int(argument) - 1)
        return {"furs": int(parts.ship_furs[ship]), "coins": int(parts.ship_coins[ship]),
                "goods": int(parts.ship_goods[ship])}  # fmt: skip
    if kind == "elections":
        return {"points": int(table.election_points(seat))}
    if kind == "clear":
        return {"points": int(table.land_points(table.of(seat, FULL) - 1)),
                "count": int(table.of(seat, FULL) - table.of(seat, CLEARED))}  # fmt: skip
    if kind in ("trade_bottom", "trade_middle"):
        trader = BOTTOM if kind == "trade_bottom" else MIDDLE
        return {"goods": int(parts.trader_price[trader]), "furs": int(table.trader_count(trader)),
                "travel": int(table.travel_grain(seat))}  # fmt: skip
    if kind == "trade_top":
        return {"goods": int(parts.trader_price[TOP]), "count": 1,
                "travel": int(table.travel_grain(seat)) if table.frame == TURN else 0}  # fmt: skip
    return {"count": 1} if kind in ("pay", "load") else {}


def _next_storage(table: Table, seat: int) -> int:
    """Goods that could be stored with one warehouse more."""
    storage = table.parts.storage
    return int(storage[min(int(table.of(seat, WAREHOUSES)) + 1, len(storage) - 1)])
