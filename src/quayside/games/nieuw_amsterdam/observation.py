# quayside: compiled
"""What a seat sees of Nieuw Amsterdam, as numbers. Hidden are only the order of the fur supply and of the two decks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.observation import Acting, Count, Decision, Field, Observation, Pen, Points
from quayside.games.nieuw_amsterdam.actions import (
    COLUMNS,
    DISPLAY,
    DISTRICT_NAMES,
    DISTRICTS,
    FUR_NAMES,
    FURS,
    KIND_NAMES,
    KINDS,
    RESOURCE_NAMES,
    RESOURCES,
)
from quayside.games.nieuw_amsterdam.state import (
    CARDS,
    CLEARED,
    COLUMN,
    COLUMN_TILES,
    DISCARDS,
    ESTATE,
    HAND_TILES,
    LANDS,
    LOADING,
    LONGHOUSES,
    MOST_STOPS,
    PAYING_FURS,
    POST,
    ROUNDS,
    SHIP_GOODS,
    SHIP_OWNERS,
    STARVING,
    STOCK,
    TRADERS,
    Table,
)
from quayside.games.nieuw_amsterdam.trade import LOAD_BITS

FRAMES: Final = STARVING + 1
MOST_SEATS: Final = 5
ROW_SHOWN: Final = 6  # land cards that are not cleared yet, from the left
CARD: Final = 3  # numbers of a land card or ship

# The table


class Round(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.round - 1, ROUNDS)


class Step(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.step_kind, KINDS)


class Special(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.special)


class Auctioned(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.column, COLUMNS)


class Bid(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.high_bid + 1 if table.column >= 0 else 0)


class Columns(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.copy(table.board, COLUMN_TILES, COLUMNS * KINDS)
        pen.copy(table.parts.column_coins, 0, COLUMNS)


class Longhouses(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.copy(table.board, LONGHOUSES, MOST_STOPS)


class Furs(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.copy(table.board, TRADERS, (DISCARDS + 1) * FURS)


class FurSupply(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.supply_left)


class Land(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        for place in range(DISPLAY):
            write_land(table, table.land_on_offer(place), pen)


class Ships(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        for place in range(DISPLAY):
            write_ship(table, table.ship_on_offer(place), pen)


class Load(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        loading = table.waiting != 0 and table.frame == LOADING
        for kind in range(FURS):
            pen.count((table.what >> (LOAD_BITS * kind)) & 31 if loading else 0)
        write_ship(table, table.what >> (LOAD_BITS * FURS) if loading else -1, pen)


class BoughtFurs(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.what if table.waiting != 0 and table.frame == PAYING_FURS else 0)


def write_land(table: Table, card: i64, pen: Pen) -> None:
    """The card's house spaces, timber and grain; all 0 if there is none."""
    if card < 0:
        pen.zeros(CARD)
        return
    parts = table.parts
    pen.count(parts.land_houses[card])
    pen.count(parts.land_timber[card])
    pen.count(parts.land_grain[card])


def write_ship(table: Table, ship: i64, pen: Pen) -> None:
    """The furs that a ship takes, its coins and its goods; all 0 if there is none."""
    if ship < 0:
        pen.zeros(CARD)
        return
    parts = table.parts
    pen.count(parts.ship_furs[ship])
    pen.count(parts.ship_coins[ship])
    pen.count(parts.ship_goods[ship])


# A player


class Role(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        auction = table.column >= 0
        pen.flag(auction and table.chooser == seat)
        pen.flag(auction and table.high_bidder == seat)


class Order(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        place: i64 = -1
        for token in range(table.seats):
            if table.holder(token) == seat:
                place = token
        pen.one_of(place, MOST_SEATS)


class Holdings(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.copy(table.holdings, seat * RESOURCES, RESOURCES)


class Wealth(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.wealth(seat))


class Pieces(Field[Table]):
    """Counts that stand side by side in the estate."""

    def __init__(self, name: str, part: i64, size: i64, unit: i64, meaning: str) -> None:
        super().__init__(name, size, meaning, unit)
        self.part = part

    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.copy(table.estates, seat * ESTATE + self.part, self.size)


class Post(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.of(seat, POST), MOST_STOPS)


class Travel(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.travel_grain(seat))


class Column(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.of(seat, COLUMN), COLUMNS)


class Tiles(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.copy(table.board, HAND_TILES + seat * KINDS, KINDS)


class Businesses(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        for district in range(DISTRICTS):
            pen.count(table.businesses(district, seat))


class Majorities(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        for district in range(DISTRICTS):
            pen.count(2 if table.leads_alone(district, seat) else 1 if table.leads(district, seat) else 0)


class Elections(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.election_points(seat))


class Grain(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.grain_income(seat))
        pen.count(table.all_businesses(seat))


class Row(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        first = table.of(seat, CLEARED)
        end = min(table.of(seat, LANDS), first + ROW_SHOWN)
        for place in range(first, end):
            write_land(table, table.land_card(seat, place), pen)
        pen.zeros((first + ROW_SHOWN - end) * CARD)


class NextPoints(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.land_points(table.of(seat, CLEARED)))


class ShipsOwned(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        board = table.board
        ships: i64 = 0
        for place in range(SHIP_OWNERS, SHIP_OWNERS + CARDS):
            if board[place] == seat:
                ships += 1
        pen.count(ships)


RESOURCE_ORDER: Final = ", ".join(RESOURCE_NAMES)
FUR_ORDER: Final = ", ".join(FUR_NAMES)
KIND_ORDER: Final = ", ".join(KIND_NAMES)
DISTRICT_ORDER: Final = ", ".join(DISTRICT_NAMES)
LAND_CARD: Final = "house spaces, timber, grain"
SHIP_CARD: Final = "furs, coins, goods"

OBSERVATION: Final = Observation(
    1,
    [
        Decision(FRAMES),
        Count(10),
        Round("round", ROUNDS, "the round"),
        Step("step", KINDS, f"the step of the actions: {KIND_ORDER}"),
        Special("special", 1, "special actions left in this turn", 1),
        Auctioned("auctioned", COLUMNS, "the column under the hammer"),
        Bid("bid", 1, "the highest bid plus 1; 0 if there is none", 20),
        Columns("columns", COLUMNS * (KINDS + 1),
                f"the tiles of each column of the cash box ({KIND_ORDER}), then the coins of each", 3),
        Longhouses("longhouses", MOST_STOPS, "longhouses at each stop", 4),
        Furs("furs", (DISCARDS + 1) * FURS,
             f"furs of the bottom, middle and top trader and in the discard pile ({FUR_ORDER})", 4),
        FurSupply("fur_supply", 1, "furs face down", 50),
        Land("land", DISPLAY * CARD, f"each land card on offer: {LAND_CARD}; 0 if there is none", 5),
        Ships("ships", DISPLAY * CARD, f"each ship on offer: {SHIP_CARD}; 0 if there is none", 5),
        Load("load", FURS + CARD, f"the furs loaded so far ({FUR_ORDER}), and the ship: {SHIP_CARD}", 5),
        BoughtFurs("bought_furs", 1, "furs that are being paid at the black market", 3),
    ],
    [
        Acting(),
        Role("role", 2, "this player chose the column under the hammer; this player has the highest bid"),
        Order("order", MOST_SEATS, "which order token the player has"),
        Points(50),
        Holdings("holdings", RESOURCES, f"pieces ({RESOURCE_ORDER})", 6),
        Wealth("wealth", 1, "all pieces together", 20),
        Pieces("buildings", STOCK, 2, 10, "buildings left, warehouses built"),
        Post("post", MOST_STOPS, "the stop where the trading post stands"),
        Travel("travel", 1, "grain for the boats to the nearest village with a longhouse", 5),
        Column("column", COLUMNS, "the column taken this round"),
        Tiles("tiles", KINDS, f"action tiles in hand ({KIND_ORDER})", 3),
        Businesses("businesses", DISTRICTS, f"businesses by district ({DISTRICT_ORDER})", 4),
        Majorities("majorities", DISTRICTS, "2 for a district led alone, 1 together with others", 2),
        Elections("elections", 1, "what elections would bring now", 10),
        Grain("grain", 2, "grain that comes, and that the businesses eat, every round", 10),
        Pieces("estate", LANDS, SHIP_GOODS + 1 - LANDS, 8, "land cards in the row; of these, full of houses; houses on "
               "the first that is not; free house spaces; cards cleared; goods that the ships bring every round"),
        Row("row", ROW_SHOWN * CARD, f"the first {ROW_SHOWN} cards that are not cleared: {LAND_CARD}", 5),
        NextPoints("next_points", 1, "points for the next card to be cleared", 20),
        ShipsOwned("ships", 1, "ships owned", 4),
    ],
)  # fmt: skip
