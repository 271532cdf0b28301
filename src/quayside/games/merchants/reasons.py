"""Why a place on the board is not to be used now, found by trying (see `core/obstacles.py`)."""

from __future__ import annotations

from typing import Any

from quayside.core.obstacles import Clear, obstacles, tried
from quayside.games.merchants.actions import (
    ACTIONS,
    BUILD,
    CELLS,
    FOUND,
    LAY,
    LOSE_HOUSE,
    LOSE_POST,
    LOSE_STEP,
    PARTS,
    QUARTER_NAMES,
    STEP,
)
from quayside.games.merchants.state import (
    BUILDING,
    COMMODITIES,
    FOUNDING,
    HOUSES_OF,
    POSITION,
    POSTS_OF,
    STEPPING,
    TOKENS,
    Table,
    all_post_kinds,
)


def free_the_disc(table: Table, seat: int, action: int) -> None:
    table.clear_disc(action - LAY)


def forget_steps_made(table: Table, seat: int, action: int) -> None:
    if table.frame == COMMODITIES:
        table.what = 0


def any_market(table: Table, seat: int, action: int) -> None:
    if table.frame == STEPPING:
        table.what = (1 << PARTS) - 1


def any_post(table: Table, seat: int, action: int) -> None:
    if table.frame == FOUNDING:
        table.what = all_post_kinds()


def any_quarter(table: Table, seat: int, action: int) -> None:
    if table.frame == BUILDING:
        table.what = table.parts.house_spaces


def back_from_the_end(table: Table, seat: int, action: int) -> None:
    if table.position(seat, action - STEP) == table.parts.market_length:
        table.step_back(seat, action - STEP)


def another_token(table: Table, seat: int, action: int) -> None:
    table.change(seat, TOKENS, 1)


def free_the_posts(table: Table, seat: int, action: int) -> None:
    table.posts &= ~table.parts.posts[action - FOUND]


def free_the_space(table: Table, seat: int, action: int) -> None:
    table.houses &= ~(1 << (action - BUILD))


def own_the_house(table: Table, seat: int, action: int) -> None:
    table.put(seat, HOUSES_OF, table.houses_of(seat) | 1 << (action - LOSE_HOUSE))


def own_the_posts(table: Table, seat: int, action: int) -> None:
    table.put(seat, POSTS_OF, table.posts_of(seat) | table.parts.posts[action - LOSE_POST])


def stand_in_the_market(table: Table, seat: int, action: int) -> None:
    table.change(seat, POSITION + action - LOSE_STEP, 1)


# What can be in the way of a deed, and how a trial is rid of it
CLEARING: dict[str, dict[str, Clear]] = {
    "lay": {"disc_taken": free_the_disc},
    "step": {
        "most_steps": forget_steps_made,
        "other_market": any_market,
        "last_field": back_from_the_end,
        "no_token": another_token,
    },
    "found": {"other_post": any_post, "posts_taken": free_the_posts},
    "build": {"other_quarter": any_quarter, "space_taken": free_the_space},
    "lose_house": {"not_yours": own_the_house},
    "lose_post": {"not_yours": own_the_posts},
    "lose_step": {"not_there": stand_in_the_market},
}
DEEDS = tuple(CLEARING)  # what has a place on the board
REASONS = (
    *dict.fromkeys(name for clearing in CLEARING.values() for name in clearing),
    "no_place",
    *(f"when_{deed}" for deed in DEEDS),
)


def why_not(table: Table, seat: int, action: int) -> list[dict[str, Any]]:
    """The reasons, each as a message key and its arguments; none if it is legal or has no place on the board."""
    deed = ACTIONS.kind(action)
    if deed not in DEEDS or action in table.legal(seat):
        return []
    clearing = CLEARING[deed]
    found = obstacles(table, seat, clearing, action)
    if not found:
        asked = any(ACTIONS.kind(move) == deed for move in tried(table, seat, clearing, action))
        found = ["no_place" if asked else f"when_{deed}"]
    return [{"key": key, **figures(table, key, action)} for key in found]


def figures(table: Table, key: str, action: int) -> dict[str, Any]:
    """What a reason's sentence needs to know."""
    if key == "most_steps":
        return {"most": int(table.parts.steps_in_one_market)}
    if key == "other_quarter":
        return {"quarter": QUARTER_NAMES[(action - BUILD) // CELLS]}
    return {}
