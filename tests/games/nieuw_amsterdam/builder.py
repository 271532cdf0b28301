"""Sets up a table as an example of the rulebook shows it.

table = Given(seats=3)
table.owns(BLUE, coin=4, timber=2)
table.turn(BLUE, "city", tiles=1)
table.do("build docks")
"""

from __future__ import annotations

from quayside.games.nieuw_amsterdam.actions import (
    ACTIONS,
    COLUMNS,
    DISPLAY,
    DISTRICT_NAMES,
    FUR_NAMES,
    KIND_NAMES,
    RESOURCE_NAMES,
)
from quayside.games.nieuw_amsterdam.game import NieuwAmsterdam
from quayside.games.nieuw_amsterdam.state import (
    BOTTOM,
    CHOOSING,
    CLEARED,
    COLUMN,
    DISCARDS,
    FULL,
    LANDS,
    MIDDLE,
    POST,
    ROOM,
    ROW,
    SHIP_GOODS,
    STARTED,
    STOCK,
    TOP,
    TURN,
    WAREHOUSES,
)

BLUE, YELLOW, ORANGE, GREEN, PURPLE = range(5)
TRADERS = {"bottom": BOTTOM, "middle": MIDDLE, "top": TOP, "discards": DISCARDS}


class Given:
    """A table of its own, with components of its own, ready for changes."""

    def __init__(self, seats: int = 3, seed: str = "example") -> None:
        self.game = NieuwAmsterdam()
        self.table = self.game.new(seats, seed, {"first_player": "first_seat"})
        self.parts = self.table.parts
        self.free_card = 0
        for _ in range(seats * 2):
            self.table.apply(self.table.actor, self.table.legal(self.table.actor)[0])
        for seat in range(seats):
            for district in range(len(DISTRICT_NAMES)):
                self.table.change_businesses(district, seat, -self.table.businesses(district, seat))
            self.owns(seat)

    # What lies on the table

    def owns(self, seat: int, **pieces: int) -> None:
        """Exactly these pieces and no others."""
        for k, name in enumerate(RESOURCE_NAMES):
            self.table.gain(seat, k, pieces.get(name, 0) - self.table.has(seat, k))

    def businesses(self, **districts: dict[int, int]) -> None:
        """Businesses by district and seat."""
        for name, seats in districts.items():
            for seat, number in seats.items():
                district = DISTRICT_NAMES.index(name)
                self.table.change_businesses(district, seat, number - self.table.businesses(district, seat))

    def estate(self, seat: int, *, stock: int | None = None, warehouses: int | None = None, post: int | None = None,
               ship_goods: int | None = None) -> None:  # fmt: skip
        for part, value in ((STOCK, stock), (WAREHOUSES, warehouses), (POST, post), (SHIP_GOODS, ship_goods)):
            if value is not None:
                self.table.put(seat, part, value)

    def row(self, seat: int, *cards: tuple[int, int, int, int]) -> None:
        """A row of land: houses, timber, grain, houses built; cleared ones are set with `cleared`."""
        for part in (LANDS, FULL, STARTED, ROOM, CLEARED, ROW, ROW + 1):
            self.table.put(seat, part, 0)
        for houses, timber, grain, built in cards:
            card = self.free_card
            self.free_card += 1
            self.parts.land_houses[card] = houses
            self.parts.land_timber[card] = timber
            self.parts.land_grain[card] = grain
            self.table.add_land(seat, card)
            if built:
                self.table.gain(seat, 2, built)
                self.table.add_houses(seat, built)

    def cleared(self, seat: int, number: int) -> None:
        self.table.put(seat, CLEARED, number)

    def trader(self, name: str, *furs: str) -> None:
        """Exactly these furs lie with the trader (or on the discards)."""
        place = TRADERS[name]
        for k, kind in enumerate(FUR_NAMES):
            self.table.change_furs(place, k, furs.count(kind) - self.table.trader_has(place, k))

    def supply(self, *top_first: str) -> None:
        """These furs are drawn next, in this order; then none."""
        self.set_supply([FUR_NAMES.index(name) for name in reversed(top_first)])

    def set_supply(self, kinds: list[int]) -> None:
        for k, kind in enumerate(kinds):
            self.table.supply[k] = kind
        self.table.supply_left = len(kinds)

    def longhouses(self, *numbers: int) -> None:
        for stop in range(self.table.stops()):
            wanted = numbers[stop] if stop < len(numbers) else 0
            self.table.change_longhouses(stop, wanted - self.table.longhouses(stop))

    def land_on_offer(self, *cards: int) -> None:
        for place in range(DISPLAY):
            self.table.offer_land(place, cards[place] if place < len(cards) else -1)

    def ships_on_offer(self, *figures: tuple[int, int, int]) -> None:
        """Ships by furs, coins, goods."""
        for place in range(DISPLAY):
            self.table.offer_ship(place, place if place < len(figures) else -1)
        for ship, (furs, coins, goods) in enumerate(figures):
            self.parts.ship_furs[ship] = furs
            self.parts.ship_coins[ship] = coins
            self.parts.ship_goods[ship] = goods

    def column(self, number: int, *kinds: str, coins: int | None = None) -> None:
        """These tiles lie in a column, counted from 1."""
        self.table.clear_column(number - 1)
        for kind in kinds:
            self.table.add_tile(number - 1, KIND_NAMES.index(kind))
        if coins is not None:
            self.parts.column_coins[number - 1] = coins

    # Whose turn it is

    def order(self, *seats: int) -> None:
        for token, seat in enumerate(seats):
            self.table.give_token(token, seat)

    def bidding(self) -> None:
        """The first auction of the round is about to begin."""
        self.table.become(CHOOSING, self.table.holder(0))
        self.table.settle()

    def turn(self, seat: int, step: str, tiles: int = 2, special: int = 1) -> None:
        """It is the seat's turn in a step, with a tile to spare so that the turn goes on; nobody else has tiles."""
        seats = self.table.seats
        for other in range(seats):
            for kind in range(len(KIND_NAMES)):
                self.table.change_hand(other, kind, -self.table.hand_tiles(other, kind))
            self.table.put(other, COLUMN, other)
        for column in range(COLUMNS):
            self.table.clear_column(column)
        self.table.change_hand(seat, KIND_NAMES.index(step), tiles)
        self.table.step_kind = KIND_NAMES.index(step)
        self.table.turn = [self.table.holder(k) for k in range(seats)].index(seat)
        self.table.special = special
        self.table.become(TURN, seat)
        self.table.settle()

    # What happens

    def do(self, *words: str) -> None:
        """Whoever is to act does these things, one after the other."""
        for said in words:
            self.table.apply(self.table.actor, ACTIONS.parse(said))

    def offers(self) -> set[str]:
        """What whoever is to act may do."""
        return {ACTIONS.text(action) for action in self.table.legal(self.table.actor)}

    def offers_kind(self, kind: str) -> list[str]:
        """The choices of one kind."""
        return [words for words in sorted(self.offers()) if words.split()[0] == kind]

    # What is there afterwards

    def has(self, seat: int) -> dict[str, int]:
        """All pieces of a seat of which there are any."""
        held = {name: int(self.table.has(seat, k)) for k, name in enumerate(RESOURCE_NAMES)}
        return {name: number for name, number in held.items() if number}

    def points(self, seat: int) -> int:
        return self.table.scores()[seat]

    def give_points(self, seat: int, points: int) -> None:
        self.table.score(seat, 0, points)

    def discards(self) -> list[str]:
        return [name for k, name in enumerate(FUR_NAMES) for _ in range(self.table.trader_has(DISCARDS, k))]

    def trader_furs(self, name: str) -> list[str]:
        return [kind for k, kind in enumerate(FUR_NAMES) for _ in range(self.table.trader_has(TRADERS[name], k))]

    def villages(self) -> list[int]:
        return [int(self.table.longhouses(stop)) for stop in range(self.table.stops())]

    def tokens(self) -> list[int]:
        """The seats in turn order."""
        return [int(self.table.holder(k)) for k in range(self.table.seats)]

    def hand(self, seat: int) -> dict[str, int]:
        held = {name: int(self.table.hand_tiles(seat, k)) for k, name in enumerate(KIND_NAMES)}
        return {name: number for name, number in held.items() if number}


def total_furs(table: Given) -> int:
    """Furs with the traders."""
    return sum(int(table.table.trader_count(trader)) for trader in (BOTTOM, MIDDLE, TOP))
