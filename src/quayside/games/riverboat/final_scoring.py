# quayside: compiled
"""The end of the game, after the fourth round."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.games.riverboat.actions import REGIONS
from quayside.games.riverboat.hexes import count, lowest
from quayside.games.riverboat.state import (
    AGENTS,
    BARNS,
    COINS,
    FROM_ACQUISITIONS,
    FROM_COINS,
    FROM_HARBOUR,
    FROM_NEW_ORLEANS,
    FROM_REGIONS,
    HARBOUR,
    PHASE_CARDS,
    PLANTED,
    SURVEYED,
    SURVEYORS,
    WELLS,
    Table,
)


def end_game(table: Table) -> None:
    parts = table.parts
    table.phase = -1
    for seat in range(table.seats):
        coins = parts.coin_points * table.of(seat, COINS)
        regions = parts.region_points * covered_regions(table, seat)
        acquisitions = parts.acquisition_points * unscored_acquisitions(table, seat)
        table.award(seat, FROM_COINS, coins)
        table.award(seat, FROM_REGIONS, regions)
        table.award(seat, FROM_ACQUISITIONS, acquisitions)
        table.log("last_estate", seat, coins, regions, acquisitions)
    for seat in range(table.seats):
        points = harbour_points(table, seat)
        table.award(seat, FROM_HARBOUR, points)
        table.log("last_harbour", seat, points)
    for seat in range(table.seats):
        points = new_orleans_points(table, seat)
        table.award(seat, FROM_NEW_ORLEANS, points)
        table.log("last_new_orleans", seat, points)
    table.finish()


def covered_regions(table: Table, seat: i64) -> i64:
    """Regions completely covered with tiles and barns."""
    covered = table.of(seat, PLANTED) | table.of(seat, BARNS)
    regions: i64 = 0
    for region in range(REGIONS):
        if table.region_fields(seat, region) & ~covered == 0:
            regions += 1
    return regions


def unscored_acquisitions(table: Table, seat: i64) -> i64:
    """Barns and wells without a surveyor, and surveyors at hand."""
    buildings = (table.of(seat, BARNS) | table.of(seat, WELLS)) & ~table.of(seat, SURVEYED)
    return count(buildings) + table.of(seat, SURVEYORS)


def harbour_points(table: Table, seat: i64) -> i64:
    """All loads that the harbour master has reached; half of them, rounded up, if another master is farther."""
    load = table.reached_load(seat)
    for other in range(table.seats):
        if other != seat and is_ahead(table, HARBOUR, other, seat):
            return (load + 1) // 2
    return load


def new_orleans_points(table: Table, seat: i64) -> i64:
    """For the most agents, the second most, …; who has none is not ranked."""
    if table.of(seat, AGENTS) == 0:
        return 0
    rank: i64 = 0
    for other in range(table.seats):
        if other != seat and is_ahead(table, AGENTS, other, seat):
            rank += 1
    return table.parts.new_orleans[rank]


def is_ahead(table: Table, part: i64, one: i64, other: i64) -> bool:
    """Whether one player has more than another; a tie goes to the lower phase card of the last round."""
    difference = table.of(one, part) - table.of(other, part)
    if difference:
        return difference > 0
    return lowest(table.of(one, PHASE_CARDS)) < lowest(table.of(other, PHASE_CARDS))
