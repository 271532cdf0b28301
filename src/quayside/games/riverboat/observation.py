# quayside: compiled
"""What a seat sees of Riverboat, as numbers. Everything on the table is open; only what lies in stacks has no order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.observation import Acting, Count, Decision, Field, Observation, Pen, Points
from quayside.core.vectors import shifted
from quayside.games.riverboat.actions import (
    BOAT_NAMES,
    BOATS,
    CARD_NAMES,
    CROP_NAMES,
    CROPS,
    MOST_LOAD,
    OPPORTUNITIES,
    PHASE_NAMES,
    PHASES,
    REGION_NAMES,
    REGIONS,
    TILES,
)
from quayside.games.riverboat.components import BERTHS, DISPLAY_CARDS, ROUNDS
from quayside.games.riverboat.hexes import FIELDS
from quayside.games.riverboat.state import (
    AGENTS,
    BERTHED,
    BOARD,
    BOAT_STACKS,
    CARDS,
    DECLINED,
    DISPLAY,
    ESTATE,
    LAYING,
    OWN_TRIPLES,
    PHASE_CARDS,
    SCORING_BARN,
    SCORING_CARGO,
    STACKS,
    STANDING,
    SUPPLY,
    SURVEYED,
    SURVEYED_CARDS,
    WORKERS,
    Table,
)

FRAMES: Final = SCORING_CARGO + 1
BOARDS: Final = 4
FIELD_ORDER: Final = "a place for each field, row by row"

# The table


class Round(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.round - 1, ROUNDS)


class Phase(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.phase + 1, PHASES + 1)


class Region(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.region, REGIONS + 1)


class RegionsLeft(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        seen_of: i64 = 0  # six small counts in one number
        for k in range(table.seen_regions):
            seen_of += shifted(1, 8 * table.region_deck[k])
        for region in range(REGIONS + 1):
            all_of = table.parts.region_cards if region < REGIONS else table.parts.jokers
            pen.count(all_of - ((seen_of >> (8 * region)) & 255))


class Turned(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.turn)


class Display(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.copy(table.board, DISPLAY, TILES)


class Stacks(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.copy(table.board, STACKS, TILES)


class Tile(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.what if table.frame == LAYING and table.waiting else -1, TILES)


class Barn(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.what if table.frame == SCORING_BARN and table.waiting else -1, FIELDS)


class Cargo(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.what if table.frame == SCORING_CARGO and table.waiting else 0)


class Moored(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        moored: i64 = 0
        for boat in range(BOATS):
            moored |= table.moored(boat) << boat
        pen.bits(moored, BOATS)


class BoatStacks(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.copy(table.board, BOAT_STACKS, BOATS)


class OpenCards(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        for space in range(DISPLAY_CARDS):
            pen.one_of(table.open_card(space), OPPORTUNITIES)


class Bottom(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        stack = table.opportunities
        cards: i64 = 0
        for k in range(len(stack) - table.known_cards, len(stack)):
            cards |= shifted(1, stack[k])
        pen.bits(cards, OPPORTUNITIES)


class Supply(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.coins)
        pen.count(table.surveyors)
        pen.count(table.barns)
        pen.count(table.wells)


# A player


class Start(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.flag(table.start == seat)


class Board(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.of(seat, BOARD), BOARDS)


class Fields(Field[Table]):
    """The estate's sets of fields, which stand side by side."""

    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        for part in range(WORKERS, SURVEYED + 1):
            pen.bits(table.of(seat, part), FIELDS)


class Set(Field[Table]):
    """One of the estate's other sets: cards or crops."""

    def __init__(self, name: str, part: i64, size: i64, meaning: str) -> None:
        super().__init__(name, size, meaning)
        self.part = part

    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.bits(table.of(seat, self.part), self.size)


class Pieces(Field[Table]):
    """Counts that stand side by side in the estate."""

    def __init__(self, name: str, part: i64, unit: i64, meaning: str, size: i64 = 1) -> None:
        super().__init__(name, size, meaning, unit)
        self.part = part

    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.copy(table.estates, seat * ESTATE + self.part, self.size)


class Berths(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        berthed = table.of(seat, BERTHED)
        loads = table.parts.boat_load
        for berth in range(berthed):
            pen.count(loads[table.boat_at(seat, berth)])
        pen.zeros(BERTHS - berthed)


CROP_ORDER: Final = ", ".join(CROP_NAMES)
BOAT_ORDER: Final = ", ".join(BOAT_NAMES)
PHASE_ORDER: Final = ", ".join(PHASE_NAMES)
REGION_ORDER: Final = ", ".join(REGION_NAMES)
CARD_ORDER: Final = ", ".join(CARD_NAMES)

OBSERVATION: Final = Observation(
    1,
    [
        Decision(FRAMES),
        Count(5),
        Round("round", ROUNDS, "the round"),
        Phase("phase", PHASES + 1, f"the phase: choosing, {PHASE_ORDER}"),
        Region("region", REGIONS + 1, f"the region card everybody is placing for: {REGION_ORDER}"),
        RegionsLeft("regions_left", REGIONS + 1, "region cards not yet seen, by kind", 8),
        Turned("turn", 1, "turns taken in this phase, or region cards turned over in it", 8),
        Display("display", TILES, "tiles in the display by kind", 4),
        Stacks("stacks", TILES, "tiles in the stacks by kind; their order is nobody's knowledge", 4),
        Tile("tile", TILES, "the tile that is being laid"),
        Barn("barn", FIELDS, f"the barn that is being scored; {FIELD_ORDER}"),
        Cargo("cargo", 1, "the load of the first boat chosen for the cargo card", MOST_LOAD),
        Moored("boats", BOATS, f"boats on the board: {BOAT_ORDER}"),
        BoatStacks("boat_stacks", BOATS, "boats in the stacks by kind", 4),
        OpenCards("opportunities", DISPLAY_CARDS * OPPORTUNITIES,
                  f"the open card of each bonus space, a place for each card: {CARD_ORDER}"),
        Bottom("bottom", OPPORTUNITIES, "leftovers under the stack of opportunities, which everybody has seen"),
        Supply("supply", 4, "coins, surveyors, barns and wells in the general supply", 10),
    ],
    [
        Acting(),
        Start("start", 1, "this player has the start marker"),
        Points(50),
        Board("board", BOARDS, "which of the four boards, and so where the regions lie"),
        Fields("fields", (SURVEYED + 1 - WORKERS) * FIELDS,
               f"ten sets of fields, {FIELD_ORDER}: with a worker, with a tile, with {CROP_ORDER}, with a barn, with a "
               "well, with a surveyor on either"),
        Pieces("crops", STANDING, 5, f"workers on each crop ({CROP_ORDER}), then the harvest of each", 2 * CROPS),
        Pieces("pieces", SUPPLY, 6, "workers at hand, surveyors at hand, surveyors in use, coins, the harbour master's "
               "space, agents in New Orleans", AGENTS + 1 - SUPPLY),
        Pieces("triples", OWN_TRIPLES, 4, "triple tiles laid"),
        Berths("berths", BERTHS, "the load of the boat in each berth", MOST_LOAD),
        Set("cards", CARDS, OPPORTUNITIES, f"opportunities taken: {CARD_ORDER}"),
        Set("surveyed_cards", SURVEYED_CARDS, OPPORTUNITIES, "opportunities with a surveyor, in the same order"),
        Set("phase_cards", PHASE_CARDS, PHASES, f"phase cards of this round: {PHASE_ORDER}"),
        Set("declined", DECLINED, 1, "this player takes no more boats in this phase"),
    ],
)  # fmt: skip
