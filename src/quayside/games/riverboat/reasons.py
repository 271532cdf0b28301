"""Why a place on the board is not to be used now, found by trying (see `core/obstacles.py`)."""

from __future__ import annotations

from typing import Any

from quayside.core.obstacles import Clear, obstacles, tried
from quayside.games.riverboat.acquisitions import ANY
from quayside.games.riverboat.actions import (
    ACTIONS,
    BARN,
    CHOOSE,
    CROP_NAMES,
    CROPS,
    CULTIVATE,
    JOKER,
    LAY,
    OPPORTUNITY,
    OPPORTUNITY_PHASE,
    PHASE_NAMES,
    PLACE,
    PLANT,
    REGION_NAMES,
    SCORE,
    SEARCH,
    SHIP,
    SHIPPING_PHASE,
    SURVEY,
    SURVEY_CARD,
    TAKE,
    WELL,
)
from quayside.games.riverboat.hexes import EVERYWHERE, FIELDS
from quayside.games.riverboat.state import (
    ACQUIRING,
    BARNS,
    CARDS,
    CHOOSING,
    COINS,
    CULTIVATING,
    GROWING,
    LAYING,
    PLANTED,
    PLANTING,
    SEARCHING,
    SEEKING,
    STANDING,
    SURVEYED,
    SURVEYED_CARDS,
    TAKING,
    WELLS,
    WORKERS,
    Table,
    first_tile,
    size_of,
)
from quayside.games.riverboat.telling import lay_words

# The first action of each deed that has a field for its argument
FIRST_FIELD = {"place": PLACE, "lay": LAY, "barn": BARN, "well": WELL, "survey": SURVEY}


def field_of(action: int) -> int:
    """The bit of the field that an action names; of a tile, the field of its first hex."""
    return 1 << (action - FIRST_FIELD[ACTIONS.kind(action)]) % FIELDS


def take_away(part: int) -> Clear:
    """Rids the field, as far as one of the estate's sets goes."""

    def clear(table: Table, seat: int, action: int) -> None:
        table.put(seat, part, table.of(seat, part) & ~field_of(action))

    return clear


def return_phase_card(table: Table, seat: int, action: int) -> None:
    if table.frame == CHOOSING:
        table.what &= ~(1 << (action - CHOOSE))


def turn_a_joker(table: Table, seat: int, action: int) -> None:
    if table.frame == CULTIVATING:
        table.region = JOKER


def show_the_tile(table: Table, seat: int, action: int) -> None:
    if table.frame == PLANTING:
        table.show(action - TAKE, 1)
    elif table.frame == SEARCHING and size_of(action - TAKE) == table.what:
        table.stack_up(action - TAKE, 1)


def workers_everywhere(table: Table, seat: int, action: int) -> None:
    table.put(seat, WORKERS, EVERYWHERE)
    table.put(seat, PLANTED, 0)


def workers_around(table: Table, seat: int, action: int) -> None:
    """Workers on all fields but the one named, which stays as it is."""
    field = field_of(action)
    table.add(seat, WORKERS, EVERYWHERE & ~field)
    table.put(seat, PLANTED, table.of(seat, PLANTED) & field)


def a_worker_here(table: Table, seat: int, action: int) -> None:
    table.add(seat, WORKERS, field_of(action))


def another_coin(table: Table, seat: int, action: int) -> None:
    table.change(seat, COINS, 1)


def fill_the_stack(table: Table, seat: int, action: int) -> None:
    table.stack_up(first_tile(action - SEARCH), 1)


def ripen(table: Table, seat: int, action: int) -> None:
    boat, crop = divmod(action - SHIP, CROPS)
    table.put(seat, STANDING + crop, table.parts.boat_load[boat])


def moor_the_boat(table: Table, seat: int, action: int) -> None:
    table.moor((action - SHIP) // CROPS, 1)


def any_acquisition(table: Table, seat: int, action: int) -> None:
    if table.frame == ACQUIRING:
        table.what = ANY


def a_barn_in_the_supply(table: Table, seat: int, action: int) -> None:
    table.barns += 1


def a_well_in_the_supply(table: Table, seat: int, action: int) -> None:
    table.wells += 1


def plant_the_field(table: Table, seat: int, action: int) -> None:
    """With a crop that has no well, and grows nowhere else; else a second obstacle would come with it."""
    if table.crop_at(seat, action - WELL) < 0:
        wells = table.of(seat, WELLS)
        crop = next((crop for crop in range(CROPS) if not wells & table.of(seat, GROWING + crop)), 0)
        table.put(seat, GROWING + crop, field_of(action))


def fill_up_wells(table: Table, seat: int, action: int) -> None:
    table.put(seat, WELLS, 0)


def part_the_group(table: Table, seat: int, action: int) -> None:
    """Leave of the crop that grows here this field alone, with its well if it has one."""
    crop = table.crop_at(seat, action - WELL)
    if crop >= 0:
        wells, growing = table.of(seat, WELLS), table.of(seat, GROWING + crop)
        table.put(seat, WELLS, wells & ~growing | (field_of(action) if wells & growing else 0))
        table.put(seat, GROWING + crop, field_of(action))


def open_the_card(table: Table, seat: int, action: int) -> None:
    if table.frame == TAKING:
        table.lay_open(0, action - OPPORTUNITY)
    elif table.frame == SEEKING:
        table.put_under(action - OPPORTUNITY)


def stack_a_card(table: Table, seat: int, action: int) -> None:
    table.put_under(0)


def build_here(table: Table, seat: int, action: int) -> None:
    table.add(seat, BARNS, field_of(action))


def own_the_card(table: Table, seat: int, action: int) -> None:
    table.add(seat, CARDS, 1 << (action - SURVEY_CARD))


def call_back_from_the_card(table: Table, seat: int, action: int) -> None:
    table.put(seat, SURVEYED_CARDS, table.of(seat, SURVEYED_CARDS) & ~(1 << (action - SURVEY_CARD)))


# What can be in the way of a deed, and how a trial is rid of it
NOT_FREE: dict[str, Clear] = {
    "worker": take_away(WORKERS), "planted": take_away(PLANTED), "barn": take_away(BARNS)
}  # fmt: skip
CLEARING: dict[str, dict[str, Clear]] = {
    "choose": {"chosen": return_phase_card},
    "place": {**NOT_FREE, "region": turn_a_joker},
    "take": {"not_shown": show_the_tile, "neighbours": workers_everywhere},
    "search": {"coin": another_coin, "stack_empty": fill_the_stack, "neighbours": workers_everywhere},
    "lay": {"no_worker": a_worker_here, "planted": take_away(PLANTED), "fit": workers_around},
    "ship": {"load": ripen, "not_moored": moor_the_boat},
    "barn": {"other_acquisition": any_acquisition, "no_barns": a_barn_in_the_supply, **NOT_FREE},
    "well": {
        "other_acquisition": any_acquisition,
        "no_wells": a_well_in_the_supply,
        "bare": plant_the_field,
        "has_well": fill_up_wells,
        "group": part_the_group,
    },
    "opportunity": {"not_open": open_the_card},
    "search_opportunities": {"coin": another_coin, "cards_gone": stack_a_card},
    "survey": {"nothing_built": build_here, "surveyed": take_away(SURVEYED)},
    "survey_card": {"not_owned": own_the_card, "surveyed": call_back_from_the_card},
}
DEEDS = tuple(CLEARING)  # what has a place on the board
REASONS = (
    *dict.fromkeys(name for clearing in CLEARING.values() for name in clearing),
    "no_spot", "choosing", "reward", "phase", "first",
)  # fmt: skip
ONLY_ALONE = ("fit", "group")  # go without saying where the field itself will not do

# When a deed can be done
PHASE_OF = {
    "place": CULTIVATE, "take": PLANT, "search": PLANT, "lay": PLANT, "ship": SHIPPING_PHASE,
    "opportunity": OPPORTUNITY_PHASE, "search_opportunities": OPPORTUNITY_PHASE, "survey": SCORE, "survey_card": SCORE,
}  # fmt: skip


def why_not(table: Table, seat: int, action: int) -> list[dict[str, Any]]:
    """The reasons, each as a message key and its arguments; none if it is legal or has no place on the board."""
    deed = ACTIONS.kind(action)
    if deed not in DEEDS or action in table.legal(seat):
        return []
    clearing = CLEARING[deed]
    possible = tried(table, seat, clearing, action)
    wanted = over_the_field(table, possible, action) if deed == "lay" else ()
    found = obstacles(table, seat, clearing, action, wanted)
    if not found:
        found = [when(table, deed, any(ACTIONS.kind(move) == deed for move in possible))]
    told = [key for key in found if key not in ONLY_ALONE] or found
    return [{"key": key, **figures(table, seat, key, action)} for key in told]


def over_the_field(table: Table, possible: set[int], action: int) -> list[int]:
    """A field named alone stands for all ways of laying a larger tile over it."""
    if table.frame != LAYING or size_of(table.what) == 0 or action - LAY >= FIELDS:
        return []
    field = ACTIONS.arguments[action]["spot"]
    ways = [(move, lay_words(table, move - LAY)) for move in possible]
    return [move for move, way in ways if field in (way["field"], *way["fields"].split())]


def when(table: Table, deed: str, asked: bool) -> str:
    """The reason why this is never possible here, or not at this moment, whatever lies on the table."""
    if asked:
        return "not_shown" if deed == "take" else "no_spot"
    if deed not in PHASE_OF:
        return "choosing" if deed == "choose" else "reward"
    return "first" if table.phase == PHASE_OF[deed] else "phase"


def figures(table: Table, seat: int, key: str, action: int) -> dict[str, Any]:
    """What a reason's sentence needs to know."""
    if key == "region":
        return {"region": REGION_NAMES[table.region]}
    if key == "phase":
        return {"phase": PHASE_NAMES[PHASE_OF[ACTIONS.kind(action)]]}
    if key == "load":
        boat, crop = divmod(action - SHIP, CROPS)
        there = int(table.of(seat, STANDING + crop))
        return {"load": int(table.parts.boat_load[boat]), "crop": CROP_NAMES[crop], "count": there}
    if key == "neighbours":
        return {"count": int(size_of(action - TAKE) if ACTIONS.kind(action) == "take" else action - SEARCH) + 1}
    if key == "fit":
        return {"count": int(size_of(table.what)) + 1}
    if key == "not_moored":
        return {"left": int(table.boat_stack((action - SHIP) // CROPS))}
    return {}
