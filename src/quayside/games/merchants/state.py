# quayside: compiled
"""What lies on the table. The vectors have rulebook names, and nobody outside this file does index arithmetic.

Houses and posts are one bit each: a seat's houses are the bits of one number, so a quarter is a shift and a mask, and
its largest group is looked up. Discs, time marker and prices are plain numbers; a copy copies three short vectors.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quayside.core.dice import Dice
from quayside.core.state import Frame, State
from quayside.core.vectors import KEY, blank, in_order, mixed, shifted
from quayside.games.merchants.actions import (
    CELLS,
    DISCS,
    DOUBLED_PRICES,
    LOWEST_PRICE,
    PARTS,
    POST_KINDS,
    POSTS_A_REGION,
    PRICE_STEP,
    PRICES,
    TOP_PRICE,
)

# Decisions, as frames; `flow.py` has them in this order
TURN: Final = 0
LAYING: Final = 1
COMMODITIES: Final = 2
STEPPING: Final = 3
FOUNDING: Final = 4
BUILDING: Final = 5
PRICING: Final = 6
CLOCK: Final = 7
FIELD: Final = 8
BORROWING: Final = 9
LOSING_HOUSE: Final = 10
LOSING_POST: Final = 11
LOSING_STEP: Final = 12
FREE_HOUSE: Final = 13
RETURNING_HOUSE: Final = 14

# The steps of a turn, in `count` of the TURN frame
DRAWING: Final = 0
SELLING: Final = 1
PASSING_ON: Final = 2
LAST_HOURGLASSES: Final = 3

# Where money comes from and goes to
FROM_START: Final = 0
FROM_SCORING: Final = 1  # by area
FROM_REGIONS: Final = 4
FROM_QUARTERS: Final = 5
FROM_BRIDGES: Final = 6
FROM_AUCTIONS: Final = 7
FROM_LOANS: Final = 8
SOURCES: Final = ["start", "exchange", "houses", "posts", "regions", "quarters", "bridges", "auctions", "loans"]

# Forms of the auction
SEALED: Final = 0
LIVE: Final = 1

# One player's estate
HOUSES_OF: Final = 0  # a bit for each house space
POSTS_OF: Final = 1  # a bit for each post
TOKENS: Final = 2  # left in the supply
LOANS: Final = 3
FREE_HOUSE_OF: Final = 4  # the bonus for all four markets: NOT_DUE, VOID or HELD
POSITION: Final = 5  # by market; 0 is not on the market
ESTATE: Final = POSITION + PARTS

NOT_DUE: Final = 0  # the condition does not hold
VOID: Final = 1  # it holds, but no house was built for it: none is owed either
HELD: Final = 2

# A price set for an auction, in four bits: 0 for none, then the prices in order; CLAIMED is the claim. Each seat has
# two of them, for the two rounds. What an auction came to is kept beside them in one number.
CLAIMED: Final = PRICES + 1
PRICE_BITS: Final = 4
SEAT_BITS: Final = 8
WINNER_AT: Final = 40  # the seat plus one, 0 if unsold
CARD_AT: Final = 44
HELD_AT: Final = 52  # the auction has taken place

QUARTER_MASK: Final = (1 << CELLS) - 1
REGION_MASK: Final = (1 << POSTS_A_REGION) - 1


class Components:
    """The figures of an edition, for one player count."""

    def __init__(self) -> None:
        self.cash: i64 = 0
        self.tokens: i64 = 0
        self.market_length: i64 = 0
        self.commodity_steps: i64 = 0
        self.steps_in_one_market: i64 = 0
        self.loan: i64 = 0
        self.loan_owed: i64 = 0
        self.regions_bonus: i64 = 0
        self.quarters_bonus: i64 = 0
        self.bridge_bonus: i64 = 0
        self.free_house_field: i64 = 0
        self.turns: i64 = 0
        self.milliseconds_a_step: i64 = 0
        self.marked_out: bool = False  # the marked cards are not played with
        self.house_spaces: i64 = 0  # a bit for each that exists
        self.bridges: vec[i64] = vec[i64]()  # the bits of the two spaces at its ends
        self.posts: vec[i64] = vec[i64]()  # by region and commodity: the bits of its posts
        self.card_faces: vec[i64] = vec[i64]()
        self.face_houses: vec[i64] = vec[i64]()  # by face: house spaces that a card allows
        self.face_posts: vec[i64] = vec[i64]()  # by face: kinds of posts, a bit each
        self.face_steps: vec[i64] = vec[i64]()  # by face: markets of the step that a card gives anyway, a bit each
        self.fields: vec[i64] = vec[i64]()  # of the time track
        self.field_rows: vec[i64] = vec[i64]()  # the payout row of a scoring field
        self.payouts: vec[i64] = vec[i64]()  # by row, rank and place (first, second)
        self.payouts_ahead: vec[i64] = vec[i64]()  # by field, area, rank and place: of all later scorings
        self.numbers: vec[i64] = vec[i64]()  # scoring numbers, by area and part
        self.start_houses: vec[i64] = vec[i64]()  # by position: the space
        self.start_posts: vec[i64] = vec[i64]()  # by position: the kind of post
        self.groups: vec[i64] = vec[i64]()  # by the bits of a quarter: how large the largest group is
        self.forced: vec[i64] = vec[i64]()  # what frames offer that only go on


class Table(State):
    """A position of Merchants of Amsterdam."""

    def __init__(self, game: Any, frames: list[Frame[Any]], seats: i64, dice: Dice, parts: Components) -> None:
        super().__init__(game, frames, seats, dice)
        self.parts: Components = parts
        self.form: i64 = SEALED
        self.hidden_cash: bool = False
        self.first: i64 = 0  # the start player
        self.mayor: i64 = 0
        self.turn: i64 = 0  # from 0
        self.time: i64 = 0  # the field on which the time marker stands
        self.drawn: i64 = 0  # cards
        self.discs: i64 = 0  # the cards on them plus one, SEAT_BITS each; 0 is an empty disc
        self.houses: i64 = 0  # of all players
        self.posts: i64 = 0
        self.claimant: i64 = -1
        self.prices: i64 = 0  # set for the present auction
        # Never changed in place, so copies share it
        self.deck: vec[i64] = vec[i64]()  # all cards; the first `drawn` of them have been turned over
        # Changed in place: the estates by seat, and after them the auctions by turn
        self.board: vec[i64] = vec[i64]()

    def lay_out(self) -> None:
        """Give every vector its size."""
        self.points = blank(self.seats * len(SOURCES))
        self.board = blank(self.seats * ESTATE + self.parts.turns)

    def copy(self) -> Table:
        other = Table(self.game, self.frames, self.seats, self.dice.copy(), self.parts)
        self.copy_to(other)
        other.form = self.form
        other.hidden_cash = self.hidden_cash
        other.first = self.first
        other.mayor = self.mayor
        other.turn = self.turn
        other.time = self.time
        other.drawn = self.drawn
        other.discs = self.discs
        other.houses = self.houses
        other.posts = self.posts
        other.claimant = self.claimant
        other.prices = self.prices
        other.deck = self.deck
        other.board = self.board[0:]
        return other

    def redraw(self, seat: i64) -> None:
        """Hidden from everybody: the order of the deck. Hidden from the others: prices that won no auction.

        Cash stays as it is even where it is hidden: every payment is made in the open, so whoever counts knows it.
        """
        self.deck = in_order(self.deck, self.drawn, len(self.deck))
        self.dice.shuffle(self.deck, self.drawn)
        for other in range(self.seats):
            if other == seat:
                continue
            for turn in range(self.turn + 1):
                self.forget_price(turn, other)
            if self.frame == PRICING:
                self.redraw_price(other)

    def redraw_price(self, seat: i64) -> None:
        """Draw a price that the seat may have set. The lower of two draws: sensible prices are not spread evenly."""
        if self.count == 0:
            if not (self.waiting >> seat) & 1:
                self.set_price(seat, 0, self.likely_price(self.highest_price(seat)))
            return
        if seat != self.claimant:
            self.set_price(seat, 0, self.likely_price(min(self.highest_price(seat), PRICES)))
        if not (self.waiting >> seat) & 1:
            self.set_price(seat, 1, self.likely_price(self.highest_doubled(seat)))

    def likely_price(self, highest: i64) -> i64:
        return min(self.dice.below(highest + 1), self.dice.below(highest + 1))

    def ask_again(self) -> None:
        if self.frame == PRICING:
            self.waiting = shifted(1, self.seats) - 1

    # Money

    def cash(self, seat: i64) -> i64:
        return self.total(seat)

    # Estates

    def of(self, seat: i64, part: i64) -> i64:
        return self.board[seat * ESTATE + part]

    def put(self, seat: i64, part: i64, value: i64) -> None:
        self.board[seat * ESTATE + part] = value

    def change(self, seat: i64, part: i64, by: i64) -> None:
        self.board[seat * ESTATE + part] += by

    def board_key(self) -> i64:
        """A number for what lies on the board, the same for equal boards and practically never for others.

        Cards, prices and money are not part of it.
        """
        key = mixed(KEY, self.time)
        for at in range(self.seats * ESTATE):
            key = mixed(key, self.board[at])
        return key

    # The exchange

    def position(self, seat: i64, market: i64) -> i64:
        return self.board[seat * ESTATE + POSITION + market]

    def can_step(self, seat: i64, market: i64) -> bool:
        """A token on the last field cannot advance, and a new market takes a token from the supply."""
        position = self.board[seat * ESTATE + POSITION + market]
        return position < self.parts.market_length and (position > 0 or self.board[seat * ESTATE + TOKENS] > 0)

    def step_forward(self, seat: i64, market: i64) -> None:
        at = seat * ESTATE + POSITION + market
        if self.board[at] == 0:
            self.board[seat * ESTATE + TOKENS] -= 1
        self.board[at] += 1

    def step_back(self, seat: i64, market: i64) -> None:
        """From field 1 a token leaves the market and returns to the supply (ruling)."""
        at = seat * ESTATE + POSITION + market
        self.board[at] -= 1
        if self.board[at] == 0:
            self.board[seat * ESTATE + TOKENS] += 1

    def in_all_markets(self, seat: i64) -> bool:
        """Whether the seat's tokens are far enough in all four markets (on field 2 or farther)."""
        start = seat * ESTATE + POSITION
        for at in range(start, start + PARTS):
            if self.board[at] < self.parts.free_house_field:
                return False
        return True

    def foremost(self, market: i64) -> i64:
        """The position of the foremost token."""
        most: i64 = 0
        for seat in range(self.seats):
            most = max(most, self.board[seat * ESTATE + POSITION + market])
        return most

    # Amsterdam

    def houses_of(self, seat: i64) -> i64:
        return self.board[seat * ESTATE + HOUSES_OF]

    def house_owner(self, space: i64) -> i64:
        for seat in range(self.seats):
            if (self.board[seat * ESTATE + HOUSES_OF] >> space) & 1:
                return seat
        return -1

    def free_spaces(self) -> i64:
        return self.parts.house_spaces & ~self.houses

    def place_house(self, seat: i64, space: i64) -> None:
        self.houses |= shifted(1, space)
        self.board[seat * ESTATE + HOUSES_OF] |= shifted(1, space)
        self.board[seat * ESTATE + TOKENS] -= 1

    def take_house(self, seat: i64, space: i64) -> None:
        self.houses &= ~shifted(1, space)
        self.board[seat * ESTATE + HOUSES_OF] &= ~shifted(1, space)
        self.board[seat * ESTATE + TOKENS] += 1

    def largest_group(self, seat: i64, quarter: i64) -> i64:
        """The most houses of the seat that are joined side to side within the quarter."""
        return self.parts.groups[(self.board[seat * ESTATE + HOUSES_OF] >> (quarter * CELLS)) & QUARTER_MASK]

    # Colonies

    def posts_of(self, seat: i64) -> i64:
        return self.board[seat * ESTATE + POSTS_OF]

    def post_free(self, kind: i64) -> bool:
        return (self.parts.posts[kind] & ~self.posts) != 0

    def posts_of_kind(self, seat: i64, kind: i64) -> i64:
        """The seat's posts of one region and commodity, a bit each."""
        return self.board[seat * ESTATE + POSTS_OF] & self.parts.posts[kind]

    def place_post(self, seat: i64, kind: i64) -> None:
        free = self.parts.posts[kind] & ~self.posts
        post = free & -free
        self.posts |= post
        self.board[seat * ESTATE + POSTS_OF] |= post
        self.board[seat * ESTATE + TOKENS] -= 1

    def take_post(self, seat: i64, kind: i64) -> None:
        own = self.posts_of_kind(seat, kind)
        post = own & -own
        self.posts &= ~post
        self.board[seat * ESTATE + POSTS_OF] &= ~post
        self.board[seat * ESTATE + TOKENS] += 1

    # Cards

    def face(self, card: i64) -> i64:
        return self.parts.card_faces[card]

    def on_disc(self, disc: i64) -> i64:
        """The card on a disc, or -1."""
        return ((self.discs >> (disc * SEAT_BITS)) & 255) - 1

    def lay(self, card: i64, disc: i64) -> None:
        self.discs |= (card + 1) << (disc * SEAT_BITS)

    def clear_disc(self, disc: i64) -> None:
        self.discs &= ~shifted(255, disc * SEAT_BITS)

    def discs_full(self) -> bool:
        for disc in range(DISCS):
            if self.on_disc(disc) < 0:
                return False
        return True

    # The auction

    def highest_price(self, seat: i64) -> i64:
        """The highest price that the seat can pay, as a number: 0 for none, CLAIMED for the claim."""
        cash = min(self.total(seat), TOP_PRICE)
        return max((cash - LOWEST_PRICE) // PRICE_STEP + 1, 0)

    def highest_doubled(self, seat: i64) -> i64:
        """The same with the clock doubled."""
        return min(max((self.total(seat) - TOP_PRICE) // (2 * PRICE_STEP), 0), DOUBLED_PRICES)

    def price_set(self, seat: i64, again: i64) -> i64:
        """What the seat has set in the present auction; `again` is 1 for the second round."""
        return (self.prices >> (seat * SEAT_BITS + again * PRICE_BITS)) & 15

    def set_price(self, seat: i64, again: i64, price: i64) -> None:
        at = seat * SEAT_BITS + again * PRICE_BITS
        self.prices = (self.prices & ~shifted(CLAIMED, at)) | (price << at)

    def auction(self, turn: i64) -> i64:
        """What an earlier auction came to, packed; 0 if there was none."""
        return self.board[self.seats * ESTATE + turn]

    def keep_auction(self, card: i64, winner: i64) -> None:
        kept = self.prices | ((winner + 1) << WINNER_AT) | (card << CARD_AT) | shifted(1, HELD_AT)
        self.board[self.seats * ESTATE + self.turn] = kept
        self.prices = 0

    def forget_price(self, turn: i64, seat: i64) -> None:
        """Forget what a seat had set in an earlier auction, but for the price that won."""
        if turn == self.parts.turns:
            return
        kept = self.board[self.seats * ESTATE + turn]
        at = seat * SEAT_BITS
        lost: i64 = 255
        if ((kept >> WINNER_AT) & 15) - 1 == seat:
            lost = 15 if (kept >> (at + PRICE_BITS)) & 15 else 0
        self.board[self.seats * ESTATE + turn] = kept & ~shifted(lost, at)


def count_bits(bits: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def quarter_of(space: i64) -> i64:
    return space // CELLS


def houses_in(bits: i64, quarter: i64) -> i64:
    """Of some houses, those in a quarter."""
    return (bits >> (quarter * CELLS)) & QUARTER_MASK


def posts_in(bits: i64, region: i64) -> i64:
    """Of some posts, those in a region."""
    return (bits >> (region * POSTS_A_REGION)) & REGION_MASK


def region_of(kind: i64) -> i64:
    return kind // PARTS


def market_of(kind: i64) -> i64:
    return kind % PARTS


def all_post_kinds() -> i64:
    return (1 << POST_KINDS) - 1
