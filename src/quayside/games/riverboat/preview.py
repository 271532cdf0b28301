"""What a decision would bring, for a board to show before it is made. All of it could be counted on the table."""

from __future__ import annotations

from typing import Any

from quayside.core.vectors import shifted
from quayside.games.riverboat.actions import ACTIONS, CROP_NAMES, FIRST_DOUBLE, FIRST_TRIPLE, LAY, PHASE_NAMES
from quayside.games.riverboat.final_scoring import harbour_points, is_ahead, new_orleans_points
from quayside.games.riverboat.hexes import DIRECTIONS, FIELD_NAMES, FIELDS, group, lowest, moved, touching
from quayside.games.riverboat.state import (
    ACQUIRING,
    AGENTS,
    GROWING,
    HARBOUR,
    LAYING,
    PHASE_CARDS,
    Table,
)
from quayside.games.riverboat.worth import barn_worth, well_worth


def names(fields: int) -> list[str]:
    """The names of a set of fields."""
    return [name for k, name in enumerate(FIELD_NAMES) if fields >> k & 1]


def spots(table: Table) -> dict[str, dict[str, str]] | None:
    """Where the tile in hand can lie: by spot, which crop would come to lie on which field."""
    if table.over or table.frame != LAYING:
        return None
    tile = int(table.what)
    first, second = (CROP_NAMES[crops[tile]] for crops in (table.parts.first_crop, table.parts.second_crop))
    found = {}
    for action in table.legal(table.actors()[0]):
        spot = int(action) - LAY
        named = shifted(1, spot % FIELDS)
        others = 0
        if tile >= FIRST_DOUBLE:
            direction = spot // FIELDS - 1
            others = int(moved(named, direction))
            if tile >= FIRST_TRIPLE:
                others |= int(moved(named, (direction + 1) % DIRECTIONS))
        found[str(ACTIONS.arguments[action]["spot"])] = {
            **dict.fromkeys(names(int(named)), first),
            **dict.fromkeys(names(others), second),
        }
    return found


def barn(table: Table, seat: int, field: int) -> dict[str, Any]:
    """A barn's worth with each crop beside it, and the fields that would count."""
    around = int(touching(shifted(1, field)))
    crops = {
        name: {
            "worth": int(barn_worth(table, seat, field, k)),
            "fields": names(around & int(table.of(seat, GROWING + k))),
        }
        for k, name in enumerate(CROP_NAMES)
    }
    return {name: one for name, one in crops.items() if one["fields"]}


def well(table: Table, seat: int, field: int) -> dict[str, Any]:
    """The same for a well: only its own crop counts."""
    crop = int(table.crop_at(seat, field))
    fields = group(table.of(seat, GROWING + crop), shifted(1, field))
    return {CROP_NAMES[crop]: {"worth": int(well_worth(table, seat, field)), "fields": names(int(fields))}}


def acquiring(table: Table) -> dict[str, dict[str, Any]] | None:
    """Where the acquisition in hand can be built, and what each place would be worth now."""
    if table.over or table.frame != ACQUIRING:
        return None
    seat = table.actors()[0]
    found: dict[str, dict[str, Any]] = {"barn": {}, "well": {}}
    for action in table.legal(seat):
        kind = ACTIONS.kind(action)
        if kind in found:
            field = str(ACTIONS.arguments[action]["field"])
            worth = barn if kind == "barn" else well
            found[kind][field] = worth(table, seat, FIELD_NAMES.index(field))
    return found


def standings(table: Table) -> dict[str, list[dict[str, Any]]]:
    """Who is ahead in the harbour and in New Orleans, and whether only a phase card decides it."""
    harbour = [
        {**row, "load": int(table.reached_load(row["seat"])), "points": int(harbour_points(table, row["seat"]))}
        for row in ranking(table, HARBOUR)
    ]
    new_orleans = [{**row, "points": int(new_orleans_points(table, row["seat"]))} for row in ranking(table, AGENTS)]
    return {"harbour": harbour, "new_orleans": new_orleans}


def ranking(table: Table, part: int) -> list[dict[str, Any]]:
    """All seats, the one that is ahead first."""
    seats = range(table.seats)
    place = {seat: sum(is_ahead(table, part, other, seat) for other in seats if other != seat) for seat in seats}
    return [
        {
            "seat": seat,
            "number": int(table.of(seat, part)),
            "card": lowest_card(table, seat),
            "tied": any(table.of(other, part) == table.of(seat, part) for other in seats if other != seat),
        }
        for seat in sorted(seats, key=lambda one: place[one])
    ]


def lowest_card(table: Table, seat: int) -> str | None:
    """The phase card that counts in a tie."""
    card = int(lowest(table.of(seat, PHASE_CARDS)))
    return PHASE_NAMES[card.bit_length() - 1] if card else None
