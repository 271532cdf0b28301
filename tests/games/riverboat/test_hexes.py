"""The geometry of the player boards, against plain coordinates."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quayside.core.vectors import shifted
from quayside.games.riverboat.hexes import (
    DIRECTIONS,
    EDGE,
    EVERYWHERE,
    FIELDS,
    ROW,
    ROWS,
    count,
    group,
    has_pair,
    has_trio,
    lowest,
    moved,
    touching,
    with_neighbour,
)

# A field's centre, in halves of a hex across and in rows down
CENTRES = [(2 * place + row % 2, row) for row in range(ROWS) for place in range(ROW)]
STEPS = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)]  # clockwise from the east
SETS = st.integers(0, EVERYWHERE)


def neighbour(field: int, direction: int) -> int | None:
    (x, y), (dx, dy) = CENTRES[field], STEPS[direction]
    return CENTRES.index((x + dx, y + dy)) if (x + dx, y + dy) in CENTRES else None


def members(fields: int) -> list[int]:
    return [field for field in range(FIELDS) if fields >> field & 1]


def adjacent(a: int, b: int) -> bool:
    return b in [neighbour(a, direction) for direction in range(DIRECTIONS)]


@pytest.mark.parametrize("direction", range(DIRECTIONS))
@pytest.mark.parametrize("field", range(FIELDS))
def test_a_step_leads_to_the_neighbour_or_off_the_board(field: int, direction: int) -> None:
    there = neighbour(field, direction)
    assert moved(shifted(1, field), direction) == (0 if there is None else 1 << there)
    if there is not None:
        assert moved(shifted(1, there), (direction + 3) % DIRECTIONS) == shifted(1, field), "and back again"


def test_there_are_forty_fields_and_twenty_two_lie_at_the_edge() -> None:
    assert count(EVERYWHERE) == 40
    rim = [field for field in range(FIELDS) if any(neighbour(field, d) is None for d in range(DIRECTIONS))]
    assert members(EDGE) == rim
    assert len(rim) == 22


def test_every_single_field_is_a_set() -> None:
    assert [shifted(1, field) for field in range(FIELDS)] == [1 << field for field in range(FIELDS)]


@settings(deadline=None)
@given(SETS)
def test_a_set_moves_as_its_fields_do(fields: int) -> None:
    for direction in range(DIRECTIONS):
        reached = {neighbour(field, direction) for field in members(fields)} - {None}
        assert set(members(moved(fields, direction))) == reached
        paired = [field for field in members(fields) if neighbour(field, direction) in members(fields)]
        assert members(with_neighbour(fields, direction)) == paired


@settings(deadline=None)
@given(SETS)
def test_counting_and_the_first_field(fields: int) -> None:
    assert count(fields) == len(members(fields))
    assert members(lowest(fields)) == members(fields)[:1]


@settings(deadline=None)
@given(SETS)
def test_touching_are_the_neighbours(fields: int) -> None:
    near = {n for field in members(fields) for d in range(DIRECTIONS) if (n := neighbour(field, d)) is not None}
    assert set(members(touching(fields))) == near


@settings(deadline=None)  # the walk is slow on a busy machine
@given(SETS, st.integers(0, FIELDS - 1))
def test_a_group_is_what_can_be_walked_to(fields: int, start: int) -> None:
    reached = {start} & set(members(fields))
    while True:
        wider = reached | {b for a in reached for b in members(fields) if adjacent(a, b)}
        if wider == reached:
            break
        reached = wider
    assert set(members(group(fields, shifted(1, start)))) == reached


@settings(deadline=None)
@given(st.sets(st.integers(0, FIELDS - 1), max_size=9))
def test_pairs_and_trios(fields: set[int]) -> None:
    together = sum(1 << field for field in fields)
    assert has_pair(together) == any(adjacent(a, b) for a, b in itertools.combinations(fields, 2))
    assert has_trio(together) == any(
        adjacent(a, b) and adjacent(b, c) and adjacent(a, c) for a, b, c in itertools.combinations(fields, 3)
    )


def test_there_are_95_pairs_and_56_trios() -> None:
    pairs = [(a, b) for a, b in itertools.combinations(range(FIELDS), 2) if adjacent(a, b)]
    trios = [
        t for t in itertools.combinations(range(FIELDS), 3) if all(adjacent(*p) for p in itertools.combinations(t, 2))
    ]
    assert (len(pairs), len(trios)) == (95, 56)
    assert all(has_pair(shifted(1, a) | shifted(1, b)) for a, b in pairs)
    assert all(has_trio(shifted(1, a) | shifted(1, b) | shifted(1, c)) for a, b, c in trios)
