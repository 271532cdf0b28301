# quayside: compiled
"""What a seat sees of Merchants of Amsterdam, as numbers.

Hidden are the order of the deck, the prices that others have set, and the others' cash if the table wants it so.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.observation import MANY, Acting, Decision, Field, Observation, Pen
from quayside.core.vectors import blank
from quayside.games.merchants.actions import (
    AREA_NAMES,
    AREAS,
    CELLS,
    DISC_NAMES,
    DISCS,
    FACE_NAMES,
    FACES,
    MARKET_NAMES,
    PARTS,
    POST_KINDS,
    PRICES,
    QUARTER_NAMES,
    REGION_NAMES,
    SPACES,
)
from quayside.games.merchants.scoring import standing
from quayside.games.merchants.state import (
    BUILDING,
    CLOCK,
    COMMODITIES,
    FOUNDING,
    FREE_HOUSE_OF,
    LAYING,
    LOANS,
    PRICING,
    RETURNING_HOUSE,
    TOKENS,
    Table,
    count_bits,
)

FRAMES: Final = RETURNING_HOUSE + 1
MOST_FIELDS: Final = 60  # of the time track, as in `edition.py`
FREE_HOUSE_KINDS: Final = 3

# The table


class Turn(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.turn, table.parts.turns)


class Time(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.time, MOST_FIELDS)


class HourglassesLeft(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(max(len(table.parts.fields) - 2 - table.time, 0), 10)


class Discs(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        for disc in range(DISCS):
            card = table.on_disc(disc)
            pen.one_of(table.face(card) if card >= 0 else -1, FACES)


class Drawn(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.face(table.what) if table.frame == LAYING and table.waiting else -1, FACES)


class Deck(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        left = blank(FACES)
        for k in range(table.drawn, len(table.deck)):
            left[table.face(table.deck[k])] += 1
        for face in range(FACES):
            pen.count(left[face], 4)


class Auction(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.flag(in_auction(table) and table.count == 1)


class OwnPrices(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        sealed = table.waiting != 0 and table.frame == PRICING
        pen.count(table.price_set(viewer, 0) if sealed else 0, PRICES + 1)
        pen.count(table.price_set(viewer, 1) if sealed else 0, PRICES + 1)


class Steps(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        stepping = table.waiting != 0 and table.frame == COMMODITIES
        pen.count(table.count if stepping else 0, 6)
        for market in range(PARTS):
            pen.count((table.what >> (2 * market)) & 3 if stepping else 0, 3)


class StepAfter(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        promised = table.waiting != 0 and (table.frame == FOUNDING or table.frame == BUILDING)
        pen.bits(table.count if promised else 0, PARTS)


class FreeHouses(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.bits(table.free_spaces(), SPACES)


class FreePosts(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        for kind in range(POST_KINDS):
            pen.count(count_bits(table.parts.posts[kind] & ~table.posts), 4)


def in_auction(table: Table) -> bool:
    return table.waiting != 0 and (table.frame == PRICING or table.frame == CLOCK)


# A player


class Role(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.flag(table.mayor == seat)
        pen.flag(in_auction(table) and table.claimant == seat)


class Cash(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        shown = seat == viewer or table.waiting == 0 or not table.hidden_cash
        pen.flag(shown)
        pen.count(table.cash(seat) if shown else 0, 500)


class Pieces(Field[Table]):
    """One count of the estate."""

    def __init__(self, name: str, part: i64, unit: i64, meaning: str) -> None:
        super().__init__(name, 1, f"{meaning}, in units of {unit}", MANY)
        self.part = part
        self.unit = unit

    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.of(seat, self.part), self.unit)


class FreeHouse(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.of(seat, FREE_HOUSE_OF), FREE_HOUSE_KINDS)


class Markets(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        for market in range(PARTS):
            pen.count(table.position(seat, market), table.parts.market_length)


class Houses(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.bits(table.houses_of(seat), SPACES)


class Posts(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        for kind in range(POST_KINDS):
            pen.count(count_bits(table.posts_of_kind(seat, kind)), 4)


class Standings(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        for area in range(AREAS):
            for part in range(PARTS):
                pen.count(standing(table, area, part, seat), 6)


class Bridges(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        own = table.houses_of(seat)
        held: i64 = 0
        for bridge in table.parts.bridges:
            if bridge & own == bridge:
                held += 1
        pen.count(held, 4)


MARKET_ORDER: Final = ", ".join(MARKET_NAMES)
FACE_ORDER: Final = ", ".join(FACE_NAMES)
SPACE_ORDER: Final = f"{CELLS} to a quarter, row by row: {', '.join(QUARTER_NAMES)}"
POST_ORDER: Final = f"by region ({', '.join(REGION_NAMES)}) and commodity ({MARKET_ORDER})"

OBSERVATION: Final = Observation(
    1,
    [
        Decision(FRAMES),
        Turn("turn", 1, "turns played, as a part of all"),
        Time("time", MOST_FIELDS, "the field on which the time marker stands"),
        HourglassesLeft("hourglasses_left", 1, "hourglasses until the end, in units of 10", MANY),
        Discs("discs", DISCS * FACES, f"the card on each disc ({', '.join(DISC_NAMES)}): {FACE_ORDER}"),
        Drawn("drawn", FACES, "the card that is being laid, in the same order"),
        Deck("deck", FACES, "cards left in the deck, in the same order and in units of 4; their own is hidden", MANY),
        Auction("doubled", 1, "1 if the clock is doubled after a claim"),
        OwnPrices("own_prices", 2, f"one's own sealed prices, plain and doubled: 0 for none, else its place among "
                  f"the prices from the lowest, in units of {PRICES + 1}"),
        Steps("steps", 1 + PARTS, f"steps left of a commodity card, in units of 6, and those made in each market "
              f"({MARKET_ORDER}), in units of 3", MANY),
        StepAfter("step_after", PARTS, f"markets ({MARKET_ORDER}) of the step that follows the post or house"),
        FreeHouses("free_houses", SPACES, f"house spaces that are free; {SPACE_ORDER}"),
        FreePosts("free_posts", POST_KINDS, f"free posts {POST_ORDER}, in units of 4", MANY),
    ],
    [
        Acting(),
        Role("role", 2, "1 for the mayor; 1 for the player whose claim is on"),
        Cash("cash", 2, "1 if this player's cash is shown; the cash, in units of 500", 3 * MANY, -MANY),
        Pieces("loans", LOANS, 2, "loans"),
        Pieces("tokens", TOKENS, 10, "tokens left"),
        FreeHouse("free_house", FREE_HOUSE_KINDS, "the bonus for all four markets: not due, void, held"),
        Markets("markets", PARTS, f"the token's field in each market ({MARKET_ORDER}), as a part of the track"),
        Houses("houses", SPACES, f"houses; {SPACE_ORDER}"),
        Posts("posts", POST_KINDS, f"posts {POST_ORDER}, in units of 4", MANY),
        Standings("standings", AREAS * PARTS, f"what counts in each part of each area ({', '.join(AREA_NAMES)}), "
                  "in units of 6", MANY),
        Bridges("bridges", 1, "bridges with a house at both ends, in units of 4", MANY),
    ],
)  # fmt: skip
