# quayside: compiled
"""What a seat may see. Hidden is only the order of cards and tiles; a searched stack is shown to the searcher."""

from __future__ import annotations

from typing import Any

from quayside.core.vectors import shifted
from quayside.games.riverboat import preview
from quayside.games.riverboat.actions import (
    BOAT_NAMES,
    BOATS,
    CARD_NAMES,
    CROP_NAMES,
    OPPORTUNITIES,
    PHASE_NAMES,
    REGION_NAMES,
    REGIONS,
    SIZE_NAMES,
    TILE_NAMES,
    TILES,
)
from quayside.games.riverboat.components import BERTHS, DISPLAY_CARDS, ROUNDS
from quayside.games.riverboat.edition import BOARD_NAMES
from quayside.games.riverboat.final_scoring import (
    covered_regions,
    harbour_points,
    new_orleans_points,
    unscored_acquisitions,
)
from quayside.games.riverboat.hexes import DIRECTION_NAMES, FIELD_NAMES
from quayside.games.riverboat.state import (
    AGENTS,
    BARNS,
    BERTHED,
    BOARD,
    CARDS,
    COINS,
    DECLINED,
    GROWING,
    HARBOUR,
    HARVESTED,
    JOINED,
    LAYING,
    OWN_TRIPLES,
    PHASE_CARDS,
    PLACED,
    PLANTED,
    SCORING_BARN,
    SEARCHING,
    SEEKING,
    STANDING,
    SUPPLY,
    SURVEYED,
    SURVEYED_CARDS,
    SURVEYORS,
    WELLS,
    WORKERS,
    Table,
    first_tile,
)
from quayside.games.riverboat.telling import effect_words
from quayside.games.riverboat.worth import best_barn_worth, card_worth, well_worth

PHASES = ["choosing", *PHASE_NAMES, "end"]


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """Everything on the table, and what is known about what is not."""
    parts = table.parts
    return {
        "round": int(table.round),
        "rounds": ROUNDS,
        "phase": phase(table),
        "start": int(table.start),
        "phase_cards": phase_cards(table),
        "privileges": {
            "ship": int(parts.privilege_harbour),
            "opportunity": int(parts.privilege_points),
            "score": int(parts.last_privilege_harbour),
        },
        "players": [player(table, s) for s in range(table.seats)],
        "region": REGION_NAMES[table.region] if table.region >= 0 else None,
        "regions": {
            "turned": int(table.turn) if table.region >= 0 else 0,
            "of": int(parts.placements),
            "seen": {name: [int(card) for card in seen_regions(table)].count(k)
                     for k, name in enumerate(REGION_NAMES)},
            "unseen": {name: [int(card) for card in list(table.region_deck)[table.seen_regions :]].count(k)
                       for k, name in enumerate(REGION_NAMES)},
            "left": len(table.region_deck) - int(table.seen_regions),
        },
        "display": {
            size: {
                "tiles": tiles(table, k),
                "spaces": int(parts.display_spaces[k]),
                "stack": int(table.stacked(k)),
                "points": int(parts.tile_points[k]),
            }
            for k, size in enumerate(SIZE_NAMES)
        },
        "tile": TILE_NAMES[table.what] if table.frame == LAYING and not table.over else None,
        "spots": preview.spots(table),
        "acquiring": preview.acquiring(table),
        "scoring_barn": FIELD_NAMES[table.what] if table.frame == SCORING_BARN and not table.over else None,
        "boats": [boat(table, k) for k in range(BOATS)],
        "opportunities": {
            "open": [opportunity_space(table, space) for space in range(DISPLAY_CARDS)],
            "stack": len(table.opportunities),
            "bottom": [CARD_NAMES[k] for k in known_opportunities(table)],
        },
        "effects": {name: effect(table, k) for k, name in enumerate(CARD_NAMES)},
        "search": search(table) if seat in table.actors() else None,
        "supply": {
            "coins": int(table.coins),
            "surveyors": int(table.surveyors),
            "barns": int(table.barns),
            "wells": int(table.wells),
            "round_track": int(table.round_track),
        },
        "harbour": {
            "end": int(parts.harbour_end),
            "berths": [(k + 1) * int(parts.spaces_a_berth) for k in range(BERTHS)],
            "masters": [int(table.of(s, HARBOUR)) for s in range(table.seats)],
        },
        "new_orleans": [int(table.of(s, AGENTS)) for s in range(table.seats)],
        "new_orleans_points": [int(points) for points in parts.new_orleans],
        "standings": preview.standings(table),
        "harvest_bonus": int(parts.harvest_bonus),
    }  # fmt: skip


def phase(table: Table) -> str:
    if table.over:
        return "end"
    return PHASE_NAMES[table.phase] if table.phase >= 0 else "choosing"


def phase_cards(table: Table) -> dict[str, int | None]:
    """Who holds each phase card."""
    holders: dict[str, int | None] = dict.fromkeys(PHASE_NAMES)
    for seat in range(table.seats):
        for k, name in enumerate(PHASE_NAMES):
            if table.of(seat, PHASE_CARDS) >> k & 1:
                holders[name] = seat
    return holders


def seen_regions(table: Table) -> list[int]:
    return list(table.region_deck)[: table.seen_regions]


def player(table: Table, seat: int) -> dict[str, Any]:
    score = int(table.total(seat))
    lap = int(table.parts.score_lap)
    return {
        "board": BOARD_NAMES[table.of(seat, BOARD)],
        "fields": board(table, seat),
        "score": {"total": score, "laps": score // lap, "space": score % lap},
        "workers": int(table.of(seat, SUPPLY)),
        "surveyors": int(table.of(seat, SURVEYORS)),
        "surveyors_placed": int(table.of(seat, PLACED)),
        "coins": int(table.of(seat, COINS)),
        "harbour": int(table.of(seat, HARBOUR)),
        "agents": int(table.of(seat, AGENTS)),
        "triples": int(table.of(seat, OWN_TRIPLES)),
        "uncovered": uncovered(table, seat),
        "berths": [berth(table, seat, k) for k in range(table.of(seat, BERTHED))],
        "declined": bool(table.of(seat, DECLINED)),
        "standing": {name: int(table.of(seat, STANDING + k)) for k, name in enumerate(CROP_NAMES)},
        "harvested": {name: int(table.of(seat, HARVESTED + k)) for k, name in enumerate(CROP_NAMES)},
        "cards": [card(table, seat, k) for k in range(OPPORTUNITIES) if table.of(seat, CARDS) >> k & 1],
        "forecast": {
            "presence": int(
                table.parts.surveyor_points * table.of(seat, PLACED) + table.parts.agent_points * table.of(seat, AGENTS)
            ),
            "coins": int(table.parts.coin_points * table.of(seat, COINS)),
            "regions": int(table.parts.region_points * covered_regions(table, seat)),
            "acquisitions": int(table.parts.acquisition_points * unscored_acquisitions(table, seat)),
            "harbour": int(harbour_points(table, seat)),
            "new_orleans": int(new_orleans_points(table, seat)),
        },
    }


def board(table: Table, seat: int) -> list[dict[str, Any]]:
    """All fields of a board; `joined` names the neighbours that lie on the same tile."""
    workers, barns, wells, surveyed = (int(table.of(seat, part)) for part in (WORKERS, BARNS, WELLS, SURVEYED))
    regions = {name: int(table.region_fields(seat, k)) for k, name in enumerate(REGION_NAMES[:REGIONS])}
    crops = {name: int(table.of(seat, GROWING + k)) for k, name in enumerate(CROP_NAMES)}
    joined = {name: int(table.of(seat, JOINED + k)) for k, name in enumerate(DIRECTION_NAMES[:3])}
    fields = []
    for k, name in enumerate(FIELD_NAMES):
        bit = shifted(1, k)
        worth, counts = None, None
        if barns & bit:
            worth, counts = int(best_barn_worth(table, seat, k)), preview.barn(table, seat, k)
        elif wells & bit:
            worth, counts = int(well_worth(table, seat, k)), preview.well(table, seat, k)
        fields.append({
            "field": name,
            "region": next(region for region, there in regions.items() if there & bit),
            "crop": next((crop for crop, there in crops.items() if there & bit), None),
            "worker": bool(workers & bit),
            "barn": bool(barns & bit),
            "well": bool(wells & bit),
            "surveyor": bool(surveyed & bit),
            "worth": worth,
            "counts": counts,
            "joined": [direction for direction, there in joined.items() if there & bit],
        })  # fmt: skip
    return fields


def uncovered(table: Table, seat: int) -> dict[str, int]:
    """How many fields of each region carry neither a tile nor a barn."""
    bare = ~int(table.of(seat, PLANTED) | table.of(seat, BARNS))
    return {
        name: (int(table.region_fields(seat, k)) & bare).bit_count() for k, name in enumerate(REGION_NAMES[:REGIONS])
    }


def berth(table: Table, seat: int, k: int) -> dict[str, Any]:
    kind = int(table.boat_at(seat, k))
    reached = int(table.of(seat, HARBOUR)) >= (k + 1) * int(table.parts.spaces_a_berth)
    return {"boat": BOAT_NAMES[kind], "load": int(table.parts.boat_load[kind]), "reached": reached}


def card(table: Table, seat: int, k: int) -> dict[str, Any]:
    """An opportunity with what it is worth to its owner now."""
    surveyed = bool(table.of(seat, SURVEYED_CARDS) >> k & 1)
    return {"card": CARD_NAMES[k], "surveyor": surveyed, "worth": int(card_worth(table, seat, k))}


def opportunity_space(table: Table, space: int) -> dict[str, Any]:
    """An open opportunity with its bonus, and what it would be worth to each player now."""
    k = int(table.open_card(space))
    parts = table.parts
    bonus = {
        "harbour": int(parts.bonus_harbour[space]),
        "surveyors": int(parts.bonus_surveyors[space]),
        "agents": int(parts.bonus_agents[space]),
        "coins": int(parts.bonus_coins[space]),
    }
    return {
        "card": CARD_NAMES[k] if k >= 0 else None,
        "bonus": {name: number for name, number in bonus.items() if number},
        "worth": [int(card_worth(table, s, k)) for s in range(table.seats)] if k >= 0 else None,
    }


def effect(table: Table, k: int) -> dict[str, int]:
    """The figures of a card's effect, as its words name them."""
    return {name: figure for name, figure in effect_words(table, k).items() if name != "effect"}


def known_opportunities(table: Table) -> list[int]:
    """The leftovers at the bottom of the stack, in the order in which they would come up."""
    return list(table.opportunities)[len(table.opportunities) - table.known_cards :]


def boat(table: Table, k: int) -> dict[str, Any]:
    parts = table.parts
    reward = {
        "points": int(parts.boat_points[k]),
        "coins": int(parts.boat_coins[k]),
        "harbour": int(parts.boat_harbour[k]),
        "acquisition": ("", "barn", "surveyor", "any")[parts.boat_acquisition[k]],
        "agents": int(parts.boat_agents[k]),
        "agents_up_to": int(parts.boat_agents_up_to[k]),
    }
    return {
        "boat": BOAT_NAMES[k],
        "load": int(parts.boat_load[k]),
        "there": bool(table.moored(k)),
        "stack": int(table.boat_stack(k)),
        "reward": {name: value for name, value in reward.items() if value},
    }


def tiles(table: Table, size: int) -> list[str]:
    """The displayed tiles of a size, sorted."""
    kinds = range(first_tile(size), TILES if size == 2 else first_tile(size + 1))
    return [TILE_NAMES[k] for k in kinds for _ in range(table.display(k))]


def search(table: Table) -> dict[str, Any] | None:
    """The stack that is being searched, sorted; for the searcher only."""
    if table.frame == SEARCHING:
        kinds = range(first_tile(table.what), first_tile(table.what + 1))
        return {"tiles": {TILE_NAMES[k]: int(table.stack(k)) for k in kinds if table.stack(k)}}
    if table.frame == SEEKING:
        return {"cards": [CARD_NAMES[k] for k in sorted(table.opportunities)]}
    return None
