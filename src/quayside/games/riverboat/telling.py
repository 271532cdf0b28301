"""What the words need to know: what is asked, and what a choice is about."""

from __future__ import annotations

from typing import Any

from quayside.core.vectors import shifted
from quayside.games.riverboat.acquisitions import A_BARN, A_SURVEYOR
from quayside.games.riverboat.actions import (
    ACTIONS,
    BOAT_NAMES,
    CARD_NAMES,
    CROP_NAMES,
    CROPS,
    FIRST_TRIPLE,
    LAY,
    REGION_NAMES,
    SHIP,
    SHIP_FROM_STACK,
    SIZE_NAMES,
    TAKE,
)
from quayside.games.riverboat.components import DISPLAY_CARDS
from quayside.games.riverboat.flow import FRAMES
from quayside.games.riverboat.hexes import DIRECTIONS, FIELD_NAMES, FIELDS, moved
from quayside.games.riverboat.state import (
    ACQUIRING,
    BARNS,
    COINS,
    CULTIVATING,
    LAYING,
    SCORING_BARN,
    SEARCHING,
    SUPPLY,
    Table,
    size_of,
)
from quayside.games.riverboat.worth import barn_worth, best_barn_worth, card_worth, well_worth

ASKED_OTHERWISE = ("acquiring", "cultivating", "scoring_cargo")  # frames that ask in several ways
PROMPTS = [
    *(frame.name for frame in FRAMES if frame.name not in ASKED_OTHERWISE),
    "acquiring_any", "acquiring_instead", "acquiring_barn",
    "cultivating_region", "cultivating_full", "cultivating_joker",
    "first_cargo", "second_cargo",
]  # fmt: skip


def prompt(table: Table, seat: int) -> dict[str, Any]:
    """The message key, and the numbers in the sentence."""
    key = table.frames[table.frame].name
    asked: dict[str, Any] = {"count": int(table.count)}
    if table.frame == CULTIVATING:
        region = REGION_NAMES[table.region]
        full = table.region < len(REGION_NAMES) - 1 and not table.free_fields(seat) & table.region_fields(
            seat, table.region
        )
        key = "cultivating_joker" if region == "joker" else "cultivating_full" if full else "cultivating_region"
        asked = {"region": region, "count": int(table.turn), "of": int(table.parts.placements)}
        asked["coins"] = int(table.of(seat, COINS))
    elif table.frame == SEARCHING:
        asked = {"size": SIZE_NAMES[table.what]}
    elif table.frame == LAYING:
        asked = tile_words(table, int(table.what))
    elif table.frame == ACQUIRING:
        barns = any(ACTIONS.kind(action) == "barn" for action in table.legal(seat))
        replaced = table.what == A_SURVEYOR or (table.what == A_BARN and not barns)
        key = "acquiring_instead" if replaced else "acquiring_barn" if table.what == A_BARN else "acquiring_any"
    elif key == "sending":
        asked["supply"] = int(table.of(seat, SUPPLY))
    elif key == "scoring_cargo":
        key, asked = ("second_cargo", {"load": int(table.what)}) if table.what else ("first_cargo", {})
    elif table.frame == SCORING_BARN:
        asked = {"field": FIELD_NAMES[table.what]}
    return {"key": key, **asked}


def tile_words(table: Table, tile: int) -> dict[str, Any]:
    """A tile's hexes and crops; `crop` is the one on two hexes of a triple."""
    first, second = int(table.parts.first_crop[tile]), int(table.parts.second_crop[tile])
    if tile >= FIRST_TRIPLE:
        first, second = second, first
    return {
        "hexes": int(size_of(tile)) + 1,
        "crop": CROP_NAMES[first],
        "second": CROP_NAMES[second],
    }


def explain(table: Table, seat: int, action: int) -> dict[str, Any]:
    """What a choice costs and brings, where its own words do not say it."""
    kind = ACTIONS.kind(action)
    argument = next(iter(ACTIONS.arguments[action].values()), "")
    if kind == "choose":
        figures = {"ship": table.parts.privilege_harbour, "opportunity": table.parts.privilege_points}
        return {"privilege_of": argument, "figure": int(figures.get(str(argument), 0))}
    if kind == "take":
        points = table.parts.tile_points[size_of(action - TAKE)]
        return {**tile_words(table, action - TAKE), "points": int(points)}
    if kind == "lay":
        return lay_words(table, action - LAY)
    if kind in ("ship", "ship_from_stack"):
        pair = action - (SHIP if kind == "ship" else SHIP_FROM_STACK)
        return {"boat": BOAT_NAMES[pair // CROPS], "crop": CROP_NAMES[pair % CROPS], **boat_words(table, pair // CROPS)}
    if kind in ("place", "place_anywhere"):
        field = FIELD_NAMES.index(str(argument))
        region = next(name for k, name in enumerate(REGION_NAMES) if table.region_fields(seat, k) & shifted(1, field))
        return {"region": region}
    if kind == "search":
        return {"left": int(table.stacked(SIZE_NAMES.index(str(argument))))}
    if kind == "search_opportunities":
        return {"left": len(table.opportunities)}
    if kind == "barn":
        return {"points": int(best_barn_worth(table, seat, FIELD_NAMES.index(str(argument))))}
    if kind == "well":
        field = FIELD_NAMES.index(str(argument))
        return {"crop": CROP_NAMES[table.crop_at(seat, field)], "points": int(well_worth(table, seat, field))}
    if kind == "opportunity":
        return card_words(table, seat, CARD_NAMES.index(str(argument)))
    if kind == "survey_card":
        card = CARD_NAMES.index(str(argument))
        return {"points": int(card_worth(table, seat, card)), **effect_words(table, card)}
    if kind == "survey":
        field = FIELD_NAMES.index(str(argument))
        if table.of(seat, BARNS) & shifted(1, field):
            return {"building": "barn", "points": int(best_barn_worth(table, seat, field))}
        return {"building": "well", "points": int(well_worth(table, seat, field))}
    if kind == "score_crop":
        return {"points": int(barn_worth(table, seat, table.what, CROP_NAMES.index(str(argument))))}
    return {}


def lay_words(table: Table, spot: int) -> dict[str, Any]:
    """Which crop comes to lie on which fields."""
    tile = int(table.what)
    words = tile_words(table, tile)
    first = shifted(1, spot % FIELDS)
    field = FIELD_NAMES[spot % FIELDS]
    if spot < FIELDS:
        return {**words, "field": field, "fields": ""}
    direction = spot // FIELDS - 1
    others = moved(first, direction)
    if tile >= FIRST_TRIPLE:
        others |= moved(first, (direction + 1) % DIRECTIONS)
        # Here the hex with the crop of its own is the one named.
        words["crop"], words["second"] = words["second"], words["crop"]
    return {**words, "field": field, "fields": " ".join(FIELD_NAMES[k] for k in range(FIELDS) if others >> k & 1)}


def boat_words(table: Table, boat: int) -> dict[str, Any]:
    """A boat's reward, every figure as a number; `acquisition` as a word."""
    parts = table.parts
    return {
        "load": int(parts.boat_load[boat]),
        "points": int(parts.boat_points[boat]),
        "coins": int(parts.boat_coins[boat]),
        "harbour": int(parts.boat_harbour[boat]),
        "acquisition": ("none", "barn", "surveyor", "any")[parts.boat_acquisition[boat]],
        "agents": int(parts.boat_agents[boat]),
        "most": int(parts.boat_agents_up_to[boat]),
    }


def card_words(table: Table, seat: int, card: int) -> dict[str, Any]:
    """What a card would be worth now, and the bonus it comes with."""
    parts = table.parts
    bonus, number = "none", 0
    for space in range(DISPLAY_CARDS):
        if table.open_card(space) == card:
            for name, figures in (("harbour", parts.bonus_harbour), ("surveyor", parts.bonus_surveyors),
                                  ("agent", parts.bonus_agents), ("coin", parts.bonus_coins)):  # fmt: skip
                if figures[space]:
                    bonus, number = name, int(figures[space])
    worth = int(card_worth(table, seat, card))
    return {"points": worth, "bonus": bonus, "count": number, **effect_words(table, card)}


def effect_words(table: Table, card: int) -> dict[str, Any]:
    """What an opportunity says, with its figures."""
    parts = table.parts
    return {
        "effect": CARD_NAMES[card],
        "each": int(parts.card_points[card]),
        "most": int(parts.card_most[card]),
        "sent": int(parts.card_agents[card]),
        "steps": int(parts.card_harbour[card]),
    }
