# quayside: compiled
"""The hexes of a player board. Knows where fields lie, and nothing of what lies on them.

Fields are numbered row by row from the top left; every second row is shifted right by half a hex:

     a1 a2 a3 …
      b1 b2 b3 …
     c1 c2 c3 …

A set of fields is one number with a bit for each field, so that a whole board is looked at in a few steps.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ROWS: Final = 5
ROW: Final = 8  # fields in a row
FIELDS: Final = ROWS * ROW
EVERYWHERE: Final = (1 << FIELDS) - 1

# Directions, clockwise
EAST: Final = 0
SOUTH_EAST: Final = 1
SOUTH_WEST: Final = 2
WEST: Final = 3
NORTH_WEST: Final = 4
NORTH_EAST: Final = 5
DIRECTIONS: Final = 6
DIRECTION_NAMES: Final = ["e", "se", "sw", "w", "nw", "ne"]

FIELD_NAMES: Final = [f"{'abcde'[row]}{place}" for row in range(ROWS) for place in range(1, ROW + 1)]

FIRST_COLUMN: Final = 0x0101010101
LAST_COLUMN: Final = 0x8080808080
SHIFTED: Final = 0x00FF00FF00  # the rows that lie half a hex to the right
STRAIGHT: Final = 0xFF00FF00FF
EDGE: Final = 0xFF818181FF  # the fields that lie at the rim of the board


def moved(fields: i64, direction: i64) -> i64:
    """The fields that one reaches from `fields` by one step; what would leave the board is gone."""
    if direction == EAST:
        return (fields & ~LAST_COLUMN) << 1
    if direction == WEST:
        return (fields & ~FIRST_COLUMN) >> 1
    if direction == SOUTH_EAST:
        return ((fields & STRAIGHT) << 8 | (fields & SHIFTED & ~LAST_COLUMN) << 9) & EVERYWHERE
    if direction == SOUTH_WEST:
        return ((fields & STRAIGHT & ~FIRST_COLUMN) << 7 | (fields & SHIFTED) << 8) & EVERYWHERE
    if direction == NORTH_WEST:
        return (fields & STRAIGHT & ~FIRST_COLUMN) >> 9 | (fields & SHIFTED) >> 8
    return (fields & STRAIGHT) >> 8 | (fields & SHIFTED & ~LAST_COLUMN) >> 7


def with_neighbour(fields: i64, direction: i64) -> i64:
    """Those of `fields` whose neighbour in that direction is one of them too."""
    return fields & moved(fields, (direction + 3) % DIRECTIONS)


def touching(fields: i64) -> i64:
    """All fields next to one of `fields`."""
    return (
        moved(fields, EAST)
        | moved(fields, SOUTH_EAST)
        | moved(fields, SOUTH_WEST)
        | moved(fields, WEST)
        | moved(fields, NORTH_WEST)
        | moved(fields, NORTH_EAST)
    )


def group(fields: i64, start: i64) -> i64:
    """The fields that are connected, through `fields`, with those of them in `start`."""
    reached: i64 = start & fields
    while True:
        wider: i64 = reached | (touching(reached) & fields)
        if wider == reached:
            return reached
        reached = wider


def has_pair(fields: i64) -> bool:
    """Whether two of the fields are neighbours."""
    east = with_neighbour(fields, EAST)
    return (east | with_neighbour(fields, SOUTH_EAST) | with_neighbour(fields, SOUTH_WEST)) != 0


def has_trio(fields: i64) -> bool:
    """Whether three of the fields are neighbours of one another."""
    # Each such three have a topmost row, with one or with two of them in it.
    below = with_neighbour(fields, SOUTH_EAST)
    return (below & (with_neighbour(fields, EAST) | with_neighbour(fields, SOUTH_WEST))) != 0


def count(fields: i64) -> i64:
    """How many fields there are."""
    number: i64 = 0
    while fields:
        fields &= fields - 1
        number += 1
    return number


def lowest(fields: i64) -> i64:
    """The first of the fields, as a set."""
    return fields & -fields


def add_each(moves: vec[i64], first: i64, fields: i64) -> vec[i64]:
    """Add the action of each field to `moves`; `first` is the action of field 0."""
    action: i64 = first
    while fields:
        if fields & 1:
            moves = append(moves, action)
        fields >>= 1
        action += 1
    return moves
