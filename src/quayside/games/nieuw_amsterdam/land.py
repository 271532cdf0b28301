# quayside: compiled
"""The land tile: gain land, or clear it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.games.nieuw_amsterdam.actions import CLEAR, DISPLAY, GAIN_LAND, TIMBER
from quayside.games.nieuw_amsterdam.state import CLEARED, FROM_CLEARING, FULL, Table


def land_moves(table: Table, seat: i64, moves: vec[i64]) -> vec[i64]:
    for place in range(DISPLAY):
        if table.land_on_offer(place) >= 0:
            moves = append(moves, GAIN_LAND + place)
    if table.of(seat, CLEARED) < table.of(seat, FULL):
        moves = append(moves, CLEAR)
    return moves


def use_land_tile(table: Table, seat: i64, action: i64) -> None:
    if action == CLEAR:
        clear(table, seat)
    else:
        gain_land(table, seat, action - GAIN_LAND)


def gain_land(table: Table, seat: i64, place: i64) -> None:
    card = table.land_on_offer(place)
    table.offer_land(place, -1)
    table.add_land(seat, card)
    parts = table.parts
    table.log("gain_land", seat, card, parts.land_houses[card], parts.land_timber[card], parts.land_grain[card])
    retreat(table)


def retreat(table: Table) -> None:
    """One longhouse of the leftmost inhabited village moves upstream, or leaves the game if there is no room.

    Ruling: this happens when land is gained; the card legend, which says cleared, is contradicted by the action's own
    text in all three rulebooks.
    """
    stop: i64 = 0
    while table.longhouses(stop) == 0:
        stop += 1
    last: i64 = table.stops() - 1
    if stop == last and table.longhouses(stop) == 1:
        return
    table.change_longhouses(stop, -1)
    if stop < last and table.longhouses(stop + 1) < table.parts.longhouse_spaces[stop + 1]:
        table.change_longhouses(stop + 1, 1)
        table.log("retreat", stop)
    else:
        table.log("leave", stop)


def clear(table: Table, seat: i64) -> None:
    """Clear every full card: its timber for each, points once, for the rightmost."""
    timber: i64 = 0
    full = table.of(seat, FULL)
    for place in range(table.of(seat, CLEARED), full):
        timber += table.parts.land_timber[table.land_card(seat, place)]
    points = table.land_points(full - 1)
    cleared = full - table.of(seat, CLEARED)
    table.change(seat, CLEARED, cleared)
    table.gain(seat, TIMBER, timber)
    table.score(seat, FROM_CLEARING, points)
    table.log("clear", seat, cleared, timber, points)
