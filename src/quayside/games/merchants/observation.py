# quayside: compiled
"""What a seat sees of Merchants of Amsterdam, as numbers.

Hidden are the order of the deck, the prices that others have set, and the others' cash if the table wants it so.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.observation import Acting, Decision, Field, Observation, Pen
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
    ESTATE,
    FOUNDING,
    FREE_HOUSE_OF,
    LAYING,
    LOANS,
    POSITION,
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
        pen.count(table.turn)


class Time(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.time, MOST_FIELDS)


class HourglassesLeft(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(max(len(table.parts.fields) - 2 - table.time, 0))


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
        pen.tally(table.deck, table.drawn, table.parts.card_faces, FACES)


class Auction(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.flag(in_auction(table) and table.count == 1)


class OwnPrices(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        sealed = table.waiting != 0 and table.frame == PRICING
        pen.count(table.price_set(viewer, 0) if sealed else 0)
        pen.count(table.price_set(viewer, 1) if sealed else 0)


class Steps(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        stepping = table.waiting != 0 and table.frame == COMMODITIES
        pen.count(table.count if stepping else 0)
        for market in range(PARTS):
            pen.count((table.what >> (2 * market)) & 3 if stepping else 0)


class StepAfter(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        promised = table.waiting != 0 and (table.frame == FOUNDING or table.frame == BUILDING)
        pen.bits(table.count if promised else 0, PARTS)


class FreeHouses(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.bits(table.free_spaces(), SPACES)


class FreePosts(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        write_posts(table, ~table.posts, pen)


def write_posts(table: Table, posts: i64, pen: Pen) -> None:
    """How many of the posts there are of each region and commodity."""
    kinds = table.parts.posts
    for kind in range(POST_KINDS):
        pen.count(count_bits(kinds[kind] & posts))


def in_auction(table: Table) -> bool:
    return table.waiting != 0 and (table.frame == PRICING or table.frame == CLOCK)


# A player


class Role(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.flag(table.mayor == seat)
        pen.flag(in_auction(table) and table.claimant == seat)


class Cash(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.cash(seat) if cash_shown(table, viewer, seat) else 0)


class CashShown(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.flag(cash_shown(table, viewer, seat))


def cash_shown(table: Table, viewer: i64, seat: i64) -> bool:
    return seat == viewer or table.waiting == 0 or not table.hidden_cash


class Pieces(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.count(table.of(seat, TOKENS))
        pen.count(table.of(seat, LOANS))


class FreeHouse(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.one_of(table.of(seat, FREE_HOUSE_OF), FREE_HOUSE_KINDS)


class Markets(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.copy(table.board, seat * ESTATE + POSITION, PARTS)


class Houses(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        pen.bits(table.houses_of(seat), SPACES)


class Posts(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        write_posts(table, table.posts_of(seat), pen)


class Standings(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        for area in range(AREAS):
            for part in range(PARTS):
                pen.count(standing(table, area, part, seat))


class Bridges(Field[Table]):
    def write(self, table: Table, viewer: i64, seat: i64, pen: Pen) -> None:
        own = table.houses_of(seat)
        held: i64 = 0
        for bridge in table.parts.bridges:
            if bridge & own == bridge:
                held += 1
        pen.count(held)


MARKET_ORDER: Final = ", ".join(MARKET_NAMES)
FACE_ORDER: Final = ", ".join(FACE_NAMES)
SPACE_ORDER: Final = f"{CELLS} to a quarter, row by row: {', '.join(QUARTER_NAMES)}"
POST_ORDER: Final = f"by region ({', '.join(REGION_NAMES)}) and commodity ({MARKET_ORDER})"

OBSERVATION: Final = Observation(
    1,
    [
        Decision(FRAMES),
        Turn("turn", 1, "turns played", 40),
        Time("time", MOST_FIELDS, "the field on which the time marker stands"),
        HourglassesLeft("hourglasses_left", 1, "hourglasses until the end", 10),
        Discs("discs", DISCS * FACES, f"the card on each disc ({', '.join(DISC_NAMES)}): {FACE_ORDER}"),
        Drawn("drawn", FACES, "the card that is being laid, in the same order"),
        Deck("deck", FACES, "cards left in the deck by face, in the order given for the discs", 4),
        Auction("doubled", 1, "the clock is doubled after a claim"),
        OwnPrices("own_prices", 2, "one's own sealed prices, plain and doubled: 0 for none, else the place among the "
                  "prices from the lowest", PRICES + 1),
        Steps("steps", 1 + PARTS, f"steps left of a commodity card, and made in each market ({MARKET_ORDER})", 4),
        StepAfter("step_after", PARTS, f"markets ({MARKET_ORDER}) of the step that follows the post or house"),
        FreeHouses("free_houses", SPACES, f"house spaces that are free; {SPACE_ORDER}"),
        FreePosts("free_posts", POST_KINDS, f"free posts {POST_ORDER}", 4),
    ],
    [
        Acting(),
        Role("role", 2, "this player is the mayor; this player's claim is on"),
        Cash("cash", 1, "cash; 0 where it is hidden", 500, -2),
        CashShown("cash_shown", 1, "this player's cash is shown"),
        Pieces("pieces", 2, "tokens left, loans", 10),
        FreeHouse("free_house", FREE_HOUSE_KINDS, "the bonus for all four markets: not due, void, held"),
        Markets("markets", PARTS, f"the token's field in each market ({MARKET_ORDER})", 10),
        Houses("houses", SPACES, f"houses; {SPACE_ORDER}"),
        Posts("posts", POST_KINDS, f"posts {POST_ORDER}", 4),
        Standings("standings", AREAS * PARTS, f"what counts in each part of each area "
                  f"({', '.join(AREA_NAMES)})", 6),
        Bridges("bridges", 1, "bridges with a house at both ends", 4),
    ],
)  # fmt: skip
