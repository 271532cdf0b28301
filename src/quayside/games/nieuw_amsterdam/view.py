# quayside: compiled
"""What a seat may see. Hidden are only the order of the fur supply and of the two decks."""

from __future__ import annotations

from typing import Any

from quayside.games.nieuw_amsterdam.actions import (
    COLUMNS,
    DISPLAY,
    DISTRICT_NAMES,
    FUR_NAMES,
    KIND_NAMES,
    RESOURCE_NAMES,
)
from quayside.games.nieuw_amsterdam.state import (
    BIDDING,
    BOTTOM,
    CARDS,
    CHOOSING,
    CLEARED,
    COLUMN,
    DISCARDS,
    FOUNDING,
    FULL,
    LANDS,
    MIDDLE,
    PAYING_BID,
    POST,
    ROUNDS,
    SHIP_GOODS,
    STARTED,
    STARVING,
    STOCK,
    TAKING_COLUMN,
    TOP,
    WAREHOUSES,
    Table,
)

PHASES = ["opening", "bidding", *KIND_NAMES, "supply", "end"]


def view(table: Table) -> dict[str, Any]:
    """Everything on the table, and what is known about what is not; the same for every seat."""
    return {
        "round": int(table.round),
        "rounds": ROUNDS,
        "phase": phase(table),
        "order": [int(table.holder(token)) for token in range(table.seats)],
        "players": [player(table, s) for s in range(table.seats)],
        "city": {name: district(table, k) for k, name in enumerate(DISTRICT_NAMES)},
        "river": [stop(table, k) for k in range(table.stops())],
        "traders": {
            name: {**furs(table, trader), "spaces": int(table.parts.trader_furs[trader]),
                   "goods": int(table.parts.trader_price[trader])}
            for name, trader in (("top", TOP), ("middle", MIDDLE), ("bottom", BOTTOM))
        },
        "wharf": [int(goods) for goods in table.parts.storage],  # goods that can be stored, by number of warehouses
        "discards": furs(table, DISCARDS)["furs"],
        "supply": int(table.supply_left),
        "columns": [column(table, k) for k in range(COLUMNS)],
        "auction": auction(table),
        "special": bool(table.special),
        "land": [land(table, table.land_on_offer(k)) for k in range(DISPLAY)],
        "ships": [ship(table, table.ship_on_offer(k)) for k in range(DISPLAY)],
        "cards_left": max(CARDS - int(table.round) * DISPLAY, 0),
    }  # fmt: skip


def phase(table: Table) -> str:
    if table.over:
        return "end"
    if table.frame == FOUNDING:
        return "opening"
    if table.frame in (CHOOSING, BIDDING, PAYING_BID, TAKING_COLUMN):
        return "bidding"
    return "supply" if table.frame == STARVING else KIND_NAMES[table.step_kind]


def player(table: Table, seat: int) -> dict[str, Any]:
    return {
        "holdings": {name: int(table.has(seat, k)) for k, name in enumerate(RESOURCE_NAMES)},
        "wealth": int(table.wealth(seat)),
        "stock": int(table.of(seat, STOCK)),
        "warehouses": int(table.of(seat, WAREHOUSES)),
        "storage": int(table.storage(seat)),
        "post": int(table.of(seat, POST)),
        "next_post": int(table.next_post_area(seat)),  # where it would move to; -1: nowhere
        "column": int(table.of(seat, COLUMN)),
        "tiles": {name: int(table.hand_tiles(seat, k)) for k, name in enumerate(KIND_NAMES)},
        "land": [row_card(table, seat, place) for place in range(table.of(seat, LANDS))],
        "ships": [ship(table, k) for k in range(CARDS) if table.ship_owner(k) == seat],
        "forecast": {
            "grain": int(table.grain_income(seat)) - int(table.all_businesses(seat)),
            "goods": int(table.of(seat, SHIP_GOODS)),
            "coins": coin_income(table, seat),
            "elections": int(table.election_points(seat)),
            "travel": int(table.travel_grain(seat)),
        },
    }


def coin_income(table: Table, seat: int) -> int:
    present = sum(1 for k in range(len(DISTRICT_NAMES)) if table.businesses(k, seat))
    return present + sum(1 for k in range(len(DISTRICT_NAMES)) if table.leads_alone(k, seat))


def row_card(table: Table, seat: int, place: int) -> dict[str, Any]:
    card = land(table, table.land_card(seat, place))
    assert card is not None
    full = int(table.of(seat, FULL))
    built = card["houses"] if place < full else int(table.of(seat, STARTED)) if place == full else 0
    return {**card, "built": built, "cleared": place < table.of(seat, CLEARED), "points": int(table.land_points(place))}


def district(table: Table, k: int) -> dict[str, Any]:
    return {
        "businesses": [int(table.businesses(k, s)) for s in range(table.seats)],
        "leaders": [s for s in range(table.seats) if table.leads(k, s)],
    }


def stop(table: Table, k: int) -> dict[str, Any]:
    return {
        "longhouses": int(table.longhouses(k)),
        "longhouse_spaces": int(table.parts.longhouse_spaces[k]),
        "posts": [s for s in range(table.seats) if table.of(s, POST) == k],
        "post_spaces": int(table.parts.post_spaces[k]),
        "boat": int(table.parts.boat_grain[k]),
    }


def furs(table: Table, place: int) -> dict[str, Any]:
    return {"furs": {name: int(table.trader_has(place, k)) for k, name in enumerate(FUR_NAMES)}}


def column(table: Table, k: int) -> dict[str, Any]:
    taken = [s for s in range(table.seats) if table.of(s, COLUMN) == k]
    return {
        "tiles": {name: int(table.column_tiles(k, kind)) for kind, name in enumerate(KIND_NAMES)},
        "size": int(table.parts.column_tiles[k]),
        "coins": int(table.parts.column_coins[k]),
        "owner": taken[0] if taken else None,
    }


def auction(table: Table) -> dict[str, Any] | None:
    if table.column < 0:
        return None
    return {
        "column": int(table.column),
        "chooser": int(table.chooser),
        "bid": int(table.high_bid) if table.high_bid >= 0 else None,
        "bidder": int(table.high_bidder),
    }


def land(table: Table, card: int) -> dict[str, Any] | None:
    if card < 0:
        return None
    parts = table.parts
    return {
        "card": int(card),
        "houses": int(parts.land_houses[card]),
        "timber": int(parts.land_timber[card]),
        "grain": int(parts.land_grain[card]),
    }


def ship(table: Table, card: int) -> dict[str, Any] | None:
    if card < 0:
        return None
    parts = table.parts
    return {
        "card": int(card),
        "furs": int(parts.ship_furs[card]),
        "coins": int(parts.ship_coins[card]),
        "goods": int(parts.ship_goods[card]),
    }
