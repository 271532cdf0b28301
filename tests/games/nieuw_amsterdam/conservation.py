"""What is never made or lost in Nieuw Amsterdam, checked after every move."""

from __future__ import annotations

from quayside.games.nieuw_amsterdam.actions import COLUMNS, DISPLAY, DISTRICTS, FUR, FURS, KINDS
from quayside.games.nieuw_amsterdam.state import (
    CARDS,
    FULL,
    LANDS,
    POST,
    STARTED,
    STOCK,
    WAREHOUSES,
    Table,
)

KINDS_OF_FUR = range(FURS)


def check(table: Table) -> None:
    seats = range(table.seats)
    check_furs(table)
    for seat in seats:
        check_buildings(table, seat)
        assert all(table.has(seat, k) >= 0 for k in range(FUR + FURS)), "nobody owes pieces"
        assert table.total(seat) >= 0, "a score never falls below 0"
    assert sorted(table.holder(k) for k in seats) == list(seats), "order tokens are a permutation"
    check_tiles(table)
    check_cards(table)
    check_river(table)


def check_furs(table: Table) -> None:
    places = range(4)  # three traders and the discards
    for kind in KINDS_OF_FUR:
        there = [int(k) for k in table.supply][: table.supply_left].count(kind)
        there += sum(table.trader_has(place, kind) for place in places)
        there += sum(table.has(seat, FUR + kind) for seat in range(table.seats))
        assert there == table.parts.furs_of_each_kind, "furs are neither made nor lost"
    assert all(table.trader_has(place, kind) >= 0 for place in places for kind in KINDS_OF_FUR)


def check_buildings(table: Table, seat: int) -> None:
    cards = [table.land_card(seat, place) for place in range(table.of(seat, LANDS))]
    houses = sum(table.parts.land_houses[card] for card in cards[: table.of(seat, FULL)]) + table.of(seat, STARTED)
    businesses = sum(table.businesses(district, seat) for district in range(DISTRICTS))
    assert table.of(seat, STOCK) >= 0
    everywhere = table.of(seat, STOCK) + table.of(seat, WAREHOUSES) + businesses + houses
    assert everywhere == table.parts.buildings, "buildings are neither made nor lost"


def check_tiles(table: Table) -> None:
    """Tiles lie in the cash box, in a hand, or have been used this round."""
    for kind in range(KINDS):
        there = sum(table.column_tiles(column, kind) for column in range(COLUMNS))
        there += sum(table.hand_tiles(seat, kind) for seat in range(table.seats))
        assert 0 <= there <= table.parts.tiles_of_each_kind
    if table.round and table.step_kind == 0 and table.turn == 0 and table.frame in (1, 2, 3, 4):
        tiles = sum(table.column_tiles(c, k) for c in range(COLUMNS) for k in range(KINDS))
        tiles += sum(table.hand_tiles(s, k) for s in range(table.seats) for k in range(KINDS))
        assert tiles == table.parts.tiles_of_each_kind * KINDS, "during the bidding all tiles are there"


def check_cards(table: Table) -> None:
    """A card is in the deck, on offer, with a player, or out of the game; never in two places."""
    dealt = int(table.round) * DISPLAY
    for deck, offered, owned in (
        (table.land_deck, [table.land_on_offer(k) for k in range(DISPLAY)], owned_land(table)),
        (table.ship_deck, [table.ship_on_offer(k) for k in range(DISPLAY)], owned_ships(table)),
    ):
        assert sorted(deck) == list(range(CARDS))
        there = [*list(deck)[dealt:], *(card for card in offered if card >= 0), *owned]
        assert len(there) == len(set(there)), "no card lies in two places"
        assert set(owned) <= set(list(deck)[:dealt]), "nobody owns a card that was not dealt"


def owned_land(table: Table) -> list[int]:
    return [table.land_card(seat, k) for seat in range(table.seats) for k in range(table.of(seat, LANDS))]


def owned_ships(table: Table) -> list[int]:
    return [ship for ship in range(CARDS) if table.ship_owner(ship) >= 0]


def check_river(table: Table) -> None:
    stops = range(table.stops())
    assert all(0 <= table.longhouses(k) <= table.parts.longhouse_spaces[k] for k in stops)
    assert any(table.longhouses(k) for k in stops), "the last longhouse never leaves"
    farthest = table.farthest_village()
    for seat in range(table.seats):
        assert table.of(seat, POST) <= farthest, "no post is past the farthest longhouse"
    assert all(table.posts_at(k) <= table.parts.post_spaces[k] for k in stops)
