# quayside: compiled
"""What lies on the table. The vectors have rulebook names, and nobody outside this file does index arithmetic."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.dice import Dice
from quayside.core.state import Frame, State
from quayside.core.vectors import KEY, blank, in_order, mixed, shifted
from quayside.games.riverboat.actions import (
    BOATS,
    CROPS,
    CULTIVATE,
    FIRST_DOUBLE,
    FIRST_TRIPLE,
    REGIONS,
    SHIPPING_PHASE,
    SIZES,
    TILES,
)
from quayside.games.riverboat.components import BERTHS, DISPLAY_CARDS, LAST_ROUND, Components
from quayside.games.riverboat.hexes import EVERYWHERE, lowest

# Decisions, as frames; `flow.py` has them in this order
CHOOSING: Final = 0
FIRST_WORKER: Final = 1
CULTIVATING: Final = 2
PLANTING: Final = 3
SEARCHING: Final = 4
LAYING: Final = 5
SHIPPING: Final = 6
ACQUIRING: Final = 7
SENDING: Final = 8
TAKING: Final = 9
SEEKING: Final = 10
PRIVILEGED: Final = 11
SURVEYING: Final = 12
SCORING_BARN: Final = 13
SCORING_CARGO: Final = 14

# Where points come from
FROM_TILES: Final = 0
FROM_BOATS: Final = 1
FROM_PRIVILEGE: Final = 2
FROM_BARNS: Final = 3
FROM_WELLS: Final = 4
FROM_OPPORTUNITIES: Final = 5
FROM_SURVEYORS: Final = 6
FROM_AGENTS: Final = 7
FROM_COINS: Final = 8
FROM_REGIONS: Final = 9
FROM_ACQUISITIONS: Final = 10
FROM_HARBOUR: Final = 11
FROM_NEW_ORLEANS: Final = 12
SOURCES: Final = [
    "tiles", "boats", "privilege", "barns", "wells", "opportunities", "surveyors", "agents",
    "coins", "regions", "acquisitions", "harbour", "new_orleans",
]  # fmt: skip

# One player's estate. Sets of fields are numbers with a bit for each field, see `hexes.py`.
WORKERS: Final = 0  # fields with a worker
PLANTED: Final = 1  # fields with a tile
GROWING: Final = 2  # fields of each crop
BARNS: Final = GROWING + CROPS
WELLS: Final = BARNS + 1
SURVEYED: Final = WELLS + 1  # fields whose barn or well has a surveyor
JOINED: Final = SURVEYED + 1  # fields that share a tile with the next one east, south-east, south-west
STANDING: Final = JOINED + 3  # workers on each crop
HARVESTED: Final = STANDING + CROPS  # of each crop, in the whole game
SUPPLY: Final = HARVESTED + CROPS  # workers at hand
SURVEYORS: Final = SUPPLY + 1  # at hand
PLACED: Final = SURVEYORS + 1  # surveyors in use
COINS: Final = PLACED + 1
HARBOUR: Final = COINS + 1  # the harbour master's space
AGENTS: Final = HARBOUR + 1
BERTHED: Final = AGENTS + 1  # boats in berths
LOADED: Final = BERTHED + 1  # their kinds from the left, BOAT_BITS each
CARDS: Final = LOADED + 1  # opportunities, a bit each
SURVEYED_CARDS: Final = CARDS + 1
OWN_TRIPLES: Final = SURVEYED_CARDS + 1
BOARD: Final = OWN_TRIPLES + 1  # which of the four
PHASE_CARDS: Final = BOARD + 1  # a bit each
DECLINED: Final = PHASE_CARDS + 1  # takes no more boats in this phase
ARRIVED: Final = DECLINED + 1  # when the score last changed: the latest marker lies on top
ESTATE: Final = ARRIVED + 1

BOAT_BITS: Final = 4

# The board: where its parts begin
DISPLAY: Final = 0  # tiles by kind
STACKS: Final = DISPLAY + TILES  # tiles by kind; their order is nobody's knowledge, so it is drawn when needed
SHOWN: Final = STACKS + TILES  # tiles in the display by size
STACKED: Final = SHOWN + SIZES
MOORED: Final = STACKED + SIZES  # boats on the board by kind, 0 or 1
BOAT_STACKS: Final = MOORED + BOATS
OPEN_CARDS: Final = BOAT_STACKS + BOATS  # by bonus space, -1 for none
BOARD_SIZE: Final = OPEN_CARDS + DISPLAY_CARDS


class Table(State):
    """A position of Riverboat."""

    def __init__(self, game: Any, frames: list[Frame[Any]], seats: i64, dice: Dice, parts: Components) -> None:
        super().__init__(game, frames, seats, dice)
        self.parts: Components = parts
        self.round: i64 = 0
        self.phase: i64 = -1  # -1 while phase cards are chosen
        self.start: i64 = 0  # the seat with the start marker
        self.turn: i64 = 0  # turns taken in this phase, or region cards turned
        self.region: i64 = -1  # the region card everybody is placing for
        self.seen_regions: i64 = 0  # region cards turned over so far
        self.known_cards: i64 = 0  # at the bottom of the opportunities: leftovers, which everybody has seen
        self.coins: i64 = 0  # in the general supply, like the next three
        self.surveyors: i64 = 0
        self.barns: i64 = 0
        self.wells: i64 = 0
        self.round_track: i64 = 0  # workers
        self.scored: i64 = 0  # how often somebody's score has changed
        # Never changed in place, so copies share them
        self.region_deck: vec[i64] = vec[i64]()
        self.opportunities: vec[i64] = vec[i64]()  # the stack, its top first
        # Changed in place
        self.estates: vec[i64] = vec[i64]()  # by seat and part of the estate
        self.board: vec[i64] = vec[i64]()  # its parts are named above

    def lay_out(self) -> None:
        """Give every vector its size."""
        self.points = blank(self.seats * len(SOURCES))
        self.estates = blank(self.seats * ESTATE)
        self.board = blank(BOARD_SIZE)
        for k in range(OPEN_CARDS, BOARD_SIZE):
            self.board[k] = -1

    def copy(self) -> Table:
        other = Table(self.game, self.frames, self.seats, self.dice.copy(), self.parts)
        self.copy_to(other)
        other.round = self.round
        other.phase = self.phase
        other.start = self.start
        other.turn = self.turn
        other.region = self.region
        other.seen_regions = self.seen_regions
        other.known_cards = self.known_cards
        other.coins = self.coins
        other.surveyors = self.surveyors
        other.barns = self.barns
        other.wells = self.wells
        other.round_track = self.round_track
        other.scored = self.scored
        other.region_deck = self.region_deck
        other.opportunities = self.opportunities
        other.estates = self.estates[0:]
        other.board = self.board[0:]
        return other

    def redraw(self, seat: i64) -> None:
        """Hidden from everybody: the order of the region cards and of the opportunities that were never open.

        The order of the tile stacks does not exist until it is needed; the new dice draw it.
        """
        self.region_deck = in_order(self.region_deck, self.seen_regions, len(self.region_deck))
        self.dice.shuffle(self.region_deck, self.seen_regions)
        unseen: i64 = len(self.opportunities) - self.known_cards
        self.opportunities = in_order(self.opportunities, 0, unseen)
        self.dice.shuffle(self.opportunities, 0, unseen)

    # Estates

    def of(self, seat: i64, part: i64) -> i64:
        return self.estates[seat * ESTATE + part]

    def change(self, seat: i64, part: i64, by: i64) -> None:
        self.estates[seat * ESTATE + part] += by

    def put(self, seat: i64, part: i64, value: i64) -> None:
        self.estates[seat * ESTATE + part] = value

    def add(self, seat: i64, part: i64, bits: i64) -> None:
        """Put fields, cards or crops into one of the estate's sets."""
        self.estates[seat * ESTATE + part] |= bits

    def estate_key(self, seat: i64) -> i64:
        """A number for an estate at this time, the same for equal ones and practically never for others.

        Of what only matters within the round (phase cards, who takes no more boats, markers on top) nothing is part of
        it but the boats to come.
        """
        key = mixed(mixed(mixed(KEY, self.round), self.phase + 1), self.boats_to_come(seat))
        for at in range(seat * ESTATE, seat * ESTATE + PHASE_CARDS):
            key = mixed(key, self.estates[at])
        return key

    def free_fields(self, seat: i64) -> i64:
        """Fields without tile, barn and worker."""
        k = seat * ESTATE
        return EVERYWHERE & ~(self.estates[k + WORKERS] | self.estates[k + PLANTED] | self.estates[k + BARNS])

    def unplanted(self, seat: i64) -> i64:
        """Fields whose worker waits for a tile."""
        return self.estates[seat * ESTATE + WORKERS] & ~self.estates[seat * ESTATE + PLANTED]

    def region_fields(self, seat: i64, region: i64) -> i64:
        """The fields of one colour on the seat's board."""
        return self.parts.regions[self.of(seat, BOARD) * REGIONS + region]

    def region_cards_to_come(self) -> i64:
        """How many region cards will still be turned over in this game."""
        cards = self.parts.placements * (LAST_ROUND - self.round)
        if self.phase < CULTIVATE:
            return cards + self.parts.placements
        return cards + self.parts.placements - self.turn if self.phase == CULTIVATE else cards

    def crop_at(self, seat: i64, field: i64) -> i64:
        """The crop on a field, or -1."""
        for crop in range(CROPS):
            if (self.of(seat, GROWING + crop) >> field) & 1:
                return crop
        return -1

    def boat_at(self, seat: i64, berth: i64) -> i64:
        """The kind of the boat in a berth, counted from 0."""
        return (self.of(seat, LOADED) >> (berth * BOAT_BITS)) & 15

    def reached_load(self, seat: i64) -> i64:
        """The loads of all own boats whose berths the harbour master has reached or passed."""
        total: i64 = 0
        reached = min(self.of(seat, BERTHED), self.of(seat, HARBOUR) // self.parts.spaces_a_berth)
        for berth in range(reached):
            total += self.parts.boat_load[self.boat_at(seat, berth)]
        return total

    def harvest(self, seat: i64, crop: i64, number: i64) -> None:
        """Take workers off the fields of a crop, into the supply.

        It makes no difference which of them; those on the first fields leave.
        """
        there = self.of(seat, WORKERS) & self.of(seat, GROWING + crop)
        for _ in range(number):
            leaving = lowest(there)
            there ^= leaving
            self.change(seat, WORKERS, -leaving)
        self.change(seat, STANDING + crop, -number)
        self.change(seat, HARVESTED + crop, number)
        self.change(seat, SUPPLY, number)

    # What players gain

    def award(self, seat: i64, source: i64, points: i64) -> None:
        """Give points; the marker then lies on top of those it meets."""
        if points:
            self.score(seat, source, points)
            self.scored += 1
            self.put(seat, ARRIVED, self.scored)

    def gain_coin(self, seat: i64) -> None:
        """A coin from the supply, if there is one."""
        if self.coins:
            self.coins -= 1
            self.change(seat, COINS, 1)
            self.log("coin", seat)

    def pay_coin(self, seat: i64) -> None:
        self.coins += 1
        self.change(seat, COINS, -1)
        self.log("pay", seat)

    def advance(self, seat: i64, steps: i64) -> None:
        """Move the harbour master; steps past the end of the track are lost (ruling)."""
        at = self.of(seat, HARBOUR)
        to = min(at + steps, self.parts.harbour_end)
        if to > at:
            self.put(seat, HARBOUR, to)
            self.log("harbour", seat, to)

    def send(self, seat: i64, number: i64) -> None:
        """Send workers from the supply to New Orleans, as many as there are of `number`."""
        sent = min(number, self.of(seat, SUPPLY))
        if sent:
            self.change(seat, SUPPLY, -sent)
            self.change(seat, AGENTS, sent)
            self.log("send", seat, sent)

    # Phases

    def holder(self, phase: i64) -> i64:
        """The seat with that phase card."""
        for seat in range(self.seats):
            if (self.of(seat, PHASE_CARDS) >> phase) & 1:
                return seat
        return self.start

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    # Crop tiles

    def display(self, tile: i64) -> i64:
        return self.board[DISPLAY + tile]

    def stack(self, tile: i64) -> i64:
        return self.board[STACKS + tile]

    def shown(self, size: i64) -> i64:
        return self.board[SHOWN + size]

    def stacked(self, size: i64) -> i64:
        return self.board[STACKED + size]

    def stack_up(self, tile: i64, number: i64) -> None:
        """Put tiles into their stack, or take them out."""
        self.board[STACKS + tile] += number
        self.board[STACKED + size_of(tile)] += number

    def show(self, tile: i64, number: i64) -> None:
        """Put tiles into the display, or take them out."""
        self.board[DISPLAY + tile] += number
        self.board[SHOWN + size_of(tile)] += number

    def fill_display(self) -> i64:
        """Fill all empty spaces of the display as far as the stacks reach; how many tiles were turned over."""
        turned: i64 = 0
        for size in range(SIZES):
            empty = self.parts.display_spaces[size] - self.shown(size)
            for _ in range(min(empty, self.stacked(size))):
                tile = self.draw_tile(size)
                self.stack_up(tile, -1)
                self.show(tile, 1)
                turned += 1
        if turned:
            self.reveal()
        return turned

    def draw_tile(self, size: i64) -> i64:
        """The tile on top of a shuffled stack: any of those in it."""
        left = self.dice.below(self.stacked(size))
        tile: i64 = first_tile(size)
        while left >= self.board[STACKS + tile]:
            left -= self.board[STACKS + tile]
            tile += 1
        return tile

    # Boats

    def moored(self, boat: i64) -> i64:
        return self.board[MOORED + boat]

    def boat_stack(self, boat: i64) -> i64:
        return self.board[BOAT_STACKS + boat]

    def stack_boats(self, boat: i64, number: i64) -> None:
        self.board[BOAT_STACKS + boat] += number

    def moor(self, boat: i64, number: i64) -> None:
        """Put a boat of that kind on the board, or take it off."""
        self.board[MOORED + boat] += number

    def boats_a_seat(self) -> i64:
        """How many boats everybody may take in this round."""
        return self.parts.boats_in_last_round if self.round == LAST_ROUND else self.parts.boats_a_round

    def afloat(self) -> i64:
        """The kinds of boats on the board, a bit each."""
        kinds: i64 = 0
        for boat in range(BOATS):
            if self.moored(boat):
                kinds |= shifted(1, boat)
        return kinds

    def largest_load(self, seat: i64, standing: i64) -> i64:
        """The largest load of so many workers for which there is a boat: on the board or, with a coin, any."""
        if self.of(seat, COINS):
            return standing
        largest: i64 = 0
        for boat in range(BOATS):
            if self.moored(boat) and largest < self.parts.boat_load[boat] <= standing:
                largest = self.parts.boat_load[boat]
        return largest

    def boats_to_come(self, seat: i64) -> i64:
        """How many boats a seat may still take in this round."""
        if self.phase > SHIPPING_PHASE:
            return 0
        if self.phase < SHIPPING_PHASE:
            return self.boats_a_seat()
        if self.of(seat, DECLINED):
            return 0
        place = (seat - self.holder(SHIPPING_PHASE) + self.seats) % self.seats  # in this phase's order
        taken = (self.turn + self.seats - 1 - place) // self.seats
        if self.turn % self.seats == place and (len(self.below) or self.count == 0):
            taken += 1  # loaded; what it brings is still to be decided
        return self.boats_a_seat() - taken

    def berth(self, seat: i64, boat: i64) -> None:
        """Put a boat into the leftmost empty berth."""
        berthed = self.of(seat, BERTHED)
        assert berthed < BERTHS
        self.add(seat, LOADED, boat << (berthed * BOAT_BITS))
        self.put(seat, BERTHED, berthed + 1)

    # Opportunities

    def open_card(self, space: i64) -> i64:
        return self.board[OPEN_CARDS + space]

    def lay_open(self, space: i64, card: i64) -> None:
        self.board[OPEN_CARDS + space] = card

    def draw_opportunity(self) -> i64:
        card = self.opportunities[0]
        self.remove_opportunity(card)
        return card

    def remove_opportunity(self, card: i64) -> None:
        """Take a card out of the stack; the others keep their order."""
        there: i64 = len(self.opportunities)
        left = vec[i64](capacity=there)
        for place in range(there):
            if self.opportunities[place] != card:
                left = append(left, self.opportunities[place])
            elif place >= there - self.known_cards:
                self.known_cards -= 1
        self.opportunities = left

    def put_under(self, card: i64) -> None:
        """Put a card that everybody has seen under the stack."""
        self.opportunities = append(self.opportunities[0:], card)
        self.known_cards += 1


def size_of(tile: i64) -> i64:
    """SINGLE, DOUBLE or TRIPLE."""
    return 0 if tile < FIRST_DOUBLE else 1 if tile < FIRST_TRIPLE else 2


def first_tile(size: i64) -> i64:
    """The first kind of tile of that size."""
    return 0 if size == 0 else FIRST_DOUBLE if size == 1 else FIRST_TRIPLE
