# quayside: compiled
"""What lies on the table. The vectors have rulebook names, and nobody outside this file does index arithmetic."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.dice import Dice
from quayside.core.state import Frame, State
from quayside.core.vectors import blank, in_order
from quayside.games.nieuw_amsterdam.actions import (
    COLUMNS,
    DISPLAY,
    DISTRICTS,
    FUR,
    FURS,
    KINDS,
    RESOURCES,
    TIMBER,
)

# Decisions, as frames; `flow.py` has them in this order
FOUNDING: Final = 0
CHOOSING: Final = 1
BIDDING: Final = 2
PAYING_BID: Final = 3
TAKING_COLUMN: Final = 4
TURN: Final = 5
BUILDING: Final = 6
TRADING: Final = 7
LOADING: Final = 8
DEALING: Final = 9
PAYING_FURS: Final = 10
STARVING: Final = 11

# Where points come from
FROM_ELECTIONS: Final = 0
FROM_CLEARING: Final = 1
FROM_SHIPPING: Final = 2
FROM_STARVING: Final = 3
FROM_LAST_ELECTIONS: Final = 4
FROM_LAST_LAND: Final = 5
FROM_FURS: Final = 6
FROM_RESOURCES: Final = 7
SOURCES: Final = ["elections", "clearing", "shipping", "starving", "last_elections", "last_land", "furs", "resources"]

ROUNDS: Final = 6
CARDS: Final = 24  # land cards, and as many ships
DECADE: Final = 12  # cards of one decade

# Traders, and the discard pile as a fourth place for furs
BOTTOM: Final = 0
MIDDLE: Final = 1
TOP: Final = 2
DISCARDS: Final = 3

# One player's estate
STOCK: Final = 0  # buildings left
WAREHOUSES: Final = 1
POST: Final = 2  # the stop on the river, from 0
LANDS: Final = 3  # cards in the row
FULL: Final = 4  # cards whose house spaces are all filled; always the leftmost ones
STARTED: Final = 5  # houses on the first card that is not full
ROOM: Final = 6  # free house spaces in the row
CLEARED: Final = 7  # cleared cards; always the leftmost ones, because clearing takes all that are full
SHIP_GOODS: Final = 8  # goods that the ships bring every round
COLUMN: Final = 9  # the column taken this round, or -1
ROW: Final = 10  # the land cards of the row, from the left, CARDS_A_WORD of them packed into each of two numbers
ESTATE: Final = 12

CARD_BITS: Final = 5
CARDS_A_WORD: Final = 12
TOKEN_BITS: Final = 4

# The board: where its parts begin
OFFERED_LAND: Final = 0
OFFERED_SHIPS: Final = OFFERED_LAND + DISPLAY
SHIP_OWNERS: Final = OFFERED_SHIPS + DISPLAY
TRADERS: Final = SHIP_OWNERS + CARDS  # and the discards: furs by place and kind
COLUMN_TILES: Final = TRADERS + (DISCARDS + 1) * FURS  # by column and kind
LONGHOUSES: Final = COLUMN_TILES + COLUMNS * KINDS  # by stop, up to MOST_STOPS
MOST_STOPS: Final = 12
HAND_TILES: Final = LONGHOUSES + MOST_STOPS  # by seat and kind


class Components:
    """The figures of an edition, for one player count."""

    def __init__(self) -> None:
        self.buildings: i64 = 0
        self.coins: i64 = 0
        self.goods: i64 = 0
        self.timber: i64 = 0
        self.grain: i64 = 0
        self.furs: i64 = 0
        self.furs_of_each_kind: i64 = 0
        self.tiles_of_each_kind: i64 = 0
        self.cleared_points: vec[i64] = vec[i64]()
        self.storage: vec[i64] = vec[i64]()  # goods that can be stored, by number of warehouses
        self.trader_furs: vec[i64] = vec[i64]()
        self.trader_price: vec[i64] = vec[i64]()
        self.column_tiles: vec[i64] = vec[i64]()
        self.column_coins: vec[i64] = vec[i64]()
        self.longhouse_spaces: vec[i64] = vec[i64]()  # usable ones, by stop
        self.post_spaces: vec[i64] = vec[i64]()
        self.boat_grain: vec[i64] = vec[i64]()  # from this stop to the next
        self.land_houses: vec[i64] = vec[i64]()
        self.land_timber: vec[i64] = vec[i64]()
        self.land_grain: vec[i64] = vec[i64]()
        self.ship_furs: vec[i64] = vec[i64]()
        self.ship_coins: vec[i64] = vec[i64]()
        self.ship_goods: vec[i64] = vec[i64]()


class Table(State):
    """A position of Nieuw Amsterdam."""

    def __init__(self, game: Any, frames: list[Frame[Any]], seats: i64, dice: Dice, parts: Components) -> None:
        super().__init__(game, frames, seats, dice)
        self.parts: Components = parts
        self.round: i64 = 0
        self.step_kind: i64 = 0  # CITY, LAND or TRADE
        self.turn: i64 = 0  # whose turn it is, as a place in the turn order
        self.special: i64 = 0  # special actions left in this turn
        self.column: i64 = -1  # under the hammer
        self.chooser: i64 = -1
        self.high_bid: i64 = -1
        self.high_bidder: i64 = -1
        self.supply_left: i64 = 0
        self.tokens: i64 = 0  # the holders of the order tokens 1, 2, …, TOKEN_BITS each
        # Never changed in place, so copies share them
        self.supply: vec[i64] = vec[i64]()  # furs face down; the next one is supply[supply_left - 1]
        self.land_deck: vec[i64] = vec[i64]()  # all of it; the first four of every round have been dealt
        self.ship_deck: vec[i64] = vec[i64]()
        # Changed in place
        self.holdings: vec[i64] = vec[i64]()  # by seat and resource
        self.estates: vec[i64] = vec[i64]()  # by seat and part of the estate
        self.city: vec[i64] = vec[i64]()  # by district: most businesses, who has that many, businesses by seat
        self.board: vec[i64] = vec[i64]()  # everything else; its parts are named above

    def lay_out(self) -> None:
        """Give every vector its size."""
        seats = self.seats
        self.points = blank(seats * len(SOURCES))
        self.holdings = blank(seats * RESOURCES)
        self.estates = blank(seats * ESTATE)
        self.city = blank(DISTRICTS * (seats + 2))
        self.board = blank(HAND_TILES + seats * KINDS)
        for k in range(OFFERED_LAND, TRADERS):
            self.board[k] = -1

    def copy(self) -> Table:
        other = Table(self.game, self.frames, self.seats, self.dice.copy(), self.parts)
        self.copy_to(other)
        other.round = self.round
        other.step_kind = self.step_kind
        other.turn = self.turn
        other.special = self.special
        other.column = self.column
        other.chooser = self.chooser
        other.high_bid = self.high_bid
        other.high_bidder = self.high_bidder
        other.supply_left = self.supply_left
        other.tokens = self.tokens
        other.supply = self.supply
        other.land_deck = self.land_deck
        other.ship_deck = self.ship_deck
        other.holdings = self.holdings[0:]
        other.estates = self.estates[0:]
        other.city = self.city[0:]
        other.board = self.board[0:]
        return other

    def redraw(self, seat: i64) -> None:
        """Hidden from everybody: the order of the fur supply and of the two decks."""
        self.supply = in_order(self.supply, 0, self.supply_left)[0 : self.supply_left]
        self.dice.shuffle(self.supply)
        self.land_deck = self.shuffled_rest(self.land_deck)
        self.ship_deck = self.shuffled_rest(self.ship_deck)

    def shuffled_rest(self, deck: vec[i64]) -> vec[i64]:
        """The deck with the cards not yet dealt in another order; the decades stay apart."""
        dealt: i64 = self.round * DISPLAY
        deck = in_order(deck, dealt, CARDS)
        if dealt < DECADE:
            self.dice.shuffle(deck, dealt, DECADE)
            dealt = DECADE
        self.dice.shuffle(deck, dealt, CARDS)
        return deck

    # Holdings

    def has(self, seat: i64, resource: i64) -> i64:
        return self.holdings[seat * RESOURCES + resource]

    def gain(self, seat: i64, resource: i64, number: i64) -> None:
        self.holdings[seat * RESOURCES + resource] += number

    def held(self, seat: i64, start: i64, stop: i64, action: i64) -> vec[i64]:
        """An action for each resource from `start` up to `stop` of which the seat has any."""
        moves = vec[i64](capacity=RESOURCES)
        first = seat * RESOURCES
        for resource in range(start, stop):
            if self.holdings[first + resource]:
                moves = append(moves, action + resource - start)
        return moves

    def wealth(self, seat: i64) -> i64:
        """All pieces of a player, each counting 1."""
        total: i64 = 0
        for k in range(seat * RESOURCES, (seat + 1) * RESOURCES):
            total += self.holdings[k]
        return total

    def fur_count(self, seat: i64) -> i64:
        total: i64 = 0
        for k in range(seat * RESOURCES + FUR, (seat + 1) * RESOURCES):
            total += self.holdings[k]
        return total

    def give_back(self, seat: i64, resource: i64) -> None:
        """Return one piece: a fur to the discard pile, anything else to the supply."""
        self.holdings[seat * RESOURCES + resource] -= 1
        if resource >= FUR:
            self.board[TRADERS + DISCARDS * FURS + resource - FUR] += 1

    # Estates

    def of(self, seat: i64, part: i64) -> i64:
        return self.estates[seat * ESTATE + part]

    def change(self, seat: i64, part: i64, by: i64) -> None:
        self.estates[seat * ESTATE + part] += by

    def put(self, seat: i64, part: i64, value: i64) -> None:
        self.estates[seat * ESTATE + part] = value

    def land_card(self, seat: i64, place: i64) -> i64:
        word = self.estates[seat * ESTATE + ROW + place // CARDS_A_WORD]
        return (word >> (place % CARDS_A_WORD * CARD_BITS)) & 31

    def add_land(self, seat: i64, card: i64) -> None:
        """Add a card at the right end of the row, uncleared."""
        lands: i64 = self.of(seat, LANDS)
        self.change(seat, ROW + lands // CARDS_A_WORD, card << (lands % CARDS_A_WORD * CARD_BITS))
        self.put(seat, LANDS, lands + 1)
        self.change(seat, ROOM, self.parts.land_houses[card])

    def add_houses(self, seat: i64, number: i64) -> None:
        """Build houses on the first free spaces from the left, each for 1 timber."""
        self.change(seat, STOCK, -number)
        self.gain(seat, TIMBER, -number)
        self.change(seat, ROOM, -number)
        started: i64 = self.of(seat, STARTED) + number
        full: i64 = self.of(seat, FULL)
        while full < self.of(seat, LANDS) and started >= self.parts.land_houses[self.land_card(seat, full)]:
            started -= self.parts.land_houses[self.land_card(seat, full)]
            full += 1
        self.put(seat, STARTED, started)
        self.put(seat, FULL, full)

    def land_points(self, place: i64) -> i64:
        """What the card at that place of the row scores; the last figure holds for all further places (ruling)."""
        table = self.parts.cleared_points
        return table[min(place, len(table) - 1)]

    def grain_income(self, seat: i64) -> i64:
        total: i64 = 0
        for place in range(self.of(seat, CLEARED)):
            total += self.parts.land_grain[self.land_card(seat, place)]
        return total

    def storage(self, seat: i64) -> i64:
        return self.parts.storage[self.of(seat, WAREHOUSES)]

    # The city

    def businesses(self, district: i64, seat: i64) -> i64:
        return self.city[district * (self.seats + 2) + 2 + seat]

    def all_businesses(self, seat: i64) -> i64:
        total: i64 = 0
        for district in range(DISTRICTS):
            total += self.businesses(district, seat)
        return total

    def leads(self, district: i64, seat: i64) -> bool:
        """Whether the seat has, alone or tied, the most businesses there."""
        return (self.city[district * (self.seats + 2) + 1] >> seat) & 1 == 1

    def leads_alone(self, district: i64, seat: i64) -> bool:
        return self.city[district * (self.seats + 2) + 1] == 1 << seat

    def change_businesses(self, district: i64, seat: i64, by: i64) -> None:
        """Put businesses from the stock into a district or back, and see who has the most now.

        A district without any business has no majority.
        """
        start = district * (self.seats + 2)
        self.city[start + 2 + seat] += by
        self.change(seat, STOCK, -by)
        most: i64 = 0
        leaders: i64 = 0
        for other in range(self.seats):
            here: i64 = self.city[start + 2 + other]
            if here > most:
                most = here
                leaders = 1 << other
            elif here == most and most > 0:
                leaders |= 1 << other
        self.city[start] = most
        self.city[start + 1] = leaders

    def election_points(self, seat: i64) -> i64:
        """3 points for each district led alone, 2 for each led together with others."""
        points: i64 = 0
        for district in range(DISTRICTS):
            leaders = self.city[district * (self.seats + 2) + 1]
            if (leaders >> seat) & 1:
                points += 3 if leaders == 1 << seat else 2
        return points

    # The river

    def stops(self) -> i64:
        return len(self.parts.boat_grain)

    def longhouses(self, stop: i64) -> i64:
        return self.board[LONGHOUSES + stop]

    def change_longhouses(self, stop: i64, by: i64) -> None:
        self.board[LONGHOUSES + stop] += by

    def farthest_village(self) -> i64:
        """The farthest stop upstream with a longhouse."""
        stop = self.stops() - 1
        while stop > 0 and self.board[LONGHOUSES + stop] == 0:
            stop -= 1
        return stop

    def travel_grain(self, seat: i64) -> i64:
        """Grain for all boats from the post up to the nearest village with a longhouse."""
        stop: i64 = self.of(seat, POST)
        grain: i64 = 0
        while self.board[LONGHOUSES + stop] == 0:
            grain += self.parts.boat_grain[stop]
            stop += 1
        return grain

    def posts_at(self, stop: i64) -> i64:
        posts: i64 = 0
        for seat in range(self.seats):
            if self.estates[seat * ESTATE + POST] == stop:
                posts += 1
        return posts

    def next_post_area(self, seat: i64) -> i64:
        """The next area upstream with a free space, if it is not past the farthest longhouse; else -1."""
        for stop in range(self.of(seat, POST) + 1, self.farthest_village() + 1):
            if self.posts_at(stop) < self.parts.post_spaces[stop]:
                return stop
        return -1

    # Furs

    def trader_has(self, trader: i64, kind: i64) -> i64:
        return self.board[TRADERS + trader * FURS + kind]

    def change_furs(self, trader: i64, kind: i64, by: i64) -> None:
        self.board[TRADERS + trader * FURS + kind] += by

    def trader_count(self, trader: i64) -> i64:
        total: i64 = 0
        start = TRADERS + trader * FURS
        for k in range(start, start + FURS):
            total += self.board[k]
        return total

    def furs_to_draw(self) -> i64:
        """How many furs could still be drawn, the discards included."""
        return self.supply_left + self.trader_count(DISCARDS)

    def draw_fur(self) -> i64:
        """The kind of the next fur of the supply; -1 if there is none, even among the discards."""
        if self.supply_left == 0:
            self.shuffle_discards()
            if self.supply_left == 0:
                return -1
        self.supply_left -= 1
        self.reveal()
        return self.supply[self.supply_left]

    def shuffle_discards(self) -> None:
        supply = vec[i64]()
        for kind in range(FURS):
            there = self.trader_has(DISCARDS, kind)
            for _ in range(there):
                supply = append(supply, kind)
            self.change_furs(DISCARDS, kind, -there)
        self.dice.shuffle(supply)
        self.supply = supply
        self.supply_left = len(supply)
        if self.supply_left:
            self.log("discards_shuffled", self.supply_left)

    # Cards on offer

    def land_on_offer(self, place: i64) -> i64:
        return self.board[OFFERED_LAND + place]

    def offer_land(self, place: i64, card: i64) -> None:
        self.board[OFFERED_LAND + place] = card

    def ship_on_offer(self, place: i64) -> i64:
        return self.board[OFFERED_SHIPS + place]

    def offer_ship(self, place: i64, ship: i64) -> None:
        self.board[OFFERED_SHIPS + place] = ship

    def ship_owner(self, ship: i64) -> i64:
        return self.board[SHIP_OWNERS + ship]

    def own_ship(self, ship: i64, seat: i64) -> None:
        self.board[SHIP_OWNERS + ship] = seat

    # Order tokens, columns and tiles

    def holder(self, token: i64) -> i64:
        """The seat with that order token, counted from 0."""
        return (self.tokens >> (token * TOKEN_BITS)) & 15

    def give_token(self, token: i64, seat: i64) -> None:
        self.tokens += (seat - self.holder(token)) << (token * TOKEN_BITS)

    def column_tiles(self, column: i64, kind: i64) -> i64:
        return self.board[COLUMN_TILES + column * KINDS + kind]

    def add_tile(self, column: i64, kind: i64) -> None:
        self.board[COLUMN_TILES + column * KINDS + kind] += 1

    def clear_column(self, column: i64) -> None:
        for k in range(COLUMN_TILES + column * KINDS, COLUMN_TILES + column * KINDS + KINDS):
            self.board[k] = 0

    def hand_tiles(self, seat: i64, kind: i64) -> i64:
        return self.board[HAND_TILES + seat * KINDS + kind]

    def change_hand(self, seat: i64, kind: i64, by: i64) -> None:
        self.board[HAND_TILES + seat * KINDS + kind] += by

    def column_taken(self, column: i64) -> bool:
        for seat in range(self.seats):
            if self.of(seat, COLUMN) == column:
                return True
        return False
