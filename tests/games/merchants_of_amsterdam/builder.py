"""Sets up positions, so that tests read like the rulebook's examples: given this table, when this is done, then."""

from __future__ import annotations

from collections.abc import Iterable

import quayside
from quayside.games.merchants.actions import (
    ACTIONS,
    AUCTION,
    FACE_NAMES,
    FIELD_NAMES,
    HOURGLASS,
    MARKET_NAMES,
    PARTS,
    POST_NAMES,
    QUARTER_NAMES,
    SPACE_NAMES,
)
from quayside.games.merchants.cards import build, found, use_card
from quayside.games.merchants.edition import packed
from quayside.games.merchants.state import (
    DRAWING,
    ESTATE,
    FREE_HOUSE_OF,
    FROM_START,
    HELD,
    LAST_HOURGLASSES,
    SELLING,
    SOURCES,
    TOKENS,
    TURN,
    Table,
)
from quayside.games.merchants.time_track import advance_time

GAME = quayside.game("merchants-of-amsterdam")


class Given:
    """An empty board; the mayor is seat 0, so seat 1 comes first wherever all players are concerned."""

    def __init__(self, seats: int = 4, **options: str) -> None:
        start = GAME.new(seats, "a test", {"first_player": "first_seat", **options})
        assert isinstance(start, Table)
        self.table = table = start
        table.houses = table.posts = 0
        table.time = table.discs = 0
        for k in range(seats * ESTATE):
            table.board[k] = 0
        for seat in range(seats):
            table.put(seat, TOKENS, table.parts.tokens)
        self.deck([])

    # What lies on the table

    def cash(self, *money: int) -> Given:
        """Cash by seat; whatever was earned before counts as start money."""
        for seat, amount in enumerate(money):
            self.table.points[seat * len(SOURCES) + FROM_START] += amount - self.table.cash(seat)
        return self

    def market(self, seat: int, *positions: int) -> Given:
        """Sugar, gems, spices, silk."""
        for market, position in enumerate(positions):
            for _ in range(position):
                self.table.step_forward(seat, market)
        return self

    def houses(self, seat: int, *spaces: str) -> Given:
        """Houses with the bonuses that they brought."""
        for space in spaces:
            build(self.table, seat, SPACE_NAMES.index(space))
        return self

    def posts(self, seat: int, *kinds: str) -> Given:
        for kind in kinds:
            found(self.table, seat, POST_NAMES.index(kind))
        return self

    def fill(self, seat: int, *quarters: str) -> Given:
        """Houses of a seat on all free spaces of some quarters; for this it has tokens enough."""
        for space, name in enumerate(SPACE_NAMES):
            free = self.table.free_spaces() >> space & 1
            if free and name.rsplit("_", 1)[0] in (quarters or QUARTER_NAMES):
                self.table.place_house(seat, space)
                self.table.change(seat, TOKENS, 1)
        return self

    def tokens(self, seat: int, number: int) -> Given:
        self.table.put(seat, TOKENS, number)
        return self

    def free_house(self, seat: int) -> Given:
        """The bonus for all four markets is held."""
        self.table.put(seat, FREE_HOUSE_OF, HELD)
        return self

    def deck(self, faces: Iterable[str]) -> Given:
        """These cards come next, then the rest of the deck with the hourglasses last."""
        table = self.table
        left = sorted(range(len(table.deck)), key=lambda card: table.face(card) == HOURGLASS)
        first = []
        for name in faces:
            card = next(card for card in left if table.face(card) == FACE_NAMES.index(name))
            left.remove(card)
            first.append(card)
        table.deck = packed(first + left)
        table.drawn = 0
        return self

    # What happens

    def card(self, seat: int, face: str) -> Given:
        """The seat carries a card out; afterwards an auction would follow."""
        self.table.lay(self.card_of("commodity"), AUCTION)
        self.table.become(TURN, self.table.mayor, SELLING)
        use_card(self.table, seat, FACE_NAMES.index(face))
        self.table.settle()
        return self

    def auction(self, face: str = "commodity") -> Given:
        """The card on the auction disc is sold."""
        self.table.lay(self.card_of(face), AUCTION)
        self.table.become(TURN, self.table.mayor, SELLING)
        self.table.settle()
        return self

    def field(self, name: str) -> Given:
        """An hourglass moves the marker to the first field of this name; afterwards the mayor draws on."""
        self.table.time = [FIELD_NAMES[k] for k in self.table.parts.fields].index(name) - 1
        self.table.become(TURN, self.table.mayor, DRAWING)
        advance_time(self.table)
        self.table.settle()
        return self

    def draw(self) -> Given:
        """The mayor begins to draw."""
        self.table.become(TURN, self.table.mayor, DRAWING)
        self.table.settle()
        return self

    def last_turn_over(self, hourglasses: int) -> Given:
        """All turns are played; so many hourglasses are left in the deck."""
        table = self.table
        table.turn = table.parts.turns
        table.drawn = len(table.deck) - hourglasses
        table.time = 24 - hourglasses
        table.become(TURN, table.mayor, LAST_HOURGLASSES)
        table.settle()
        return self

    def do(self, *words: str, seat: int | None = None) -> Given:
        """Whoever is to act does this, one after the other."""
        for action in words:
            actor = self.table.actors()[0] if seat is None else seat
            self.table.apply(actor, ACTIONS.parse(action))
        return self

    # What is true

    def card_of(self, face: str) -> int:
        return next(card for card in range(len(self.table.deck)) if self.table.face(card) == FACE_NAMES.index(face))

    def choices(self, seat: int | None = None) -> list[str]:
        actor = self.table.actors()[0] if seat is None else seat
        return [ACTIONS.text(action) for action in self.table.legal(actor)]

    @property
    def frame(self) -> str:
        return "" if self.table.over else self.table.frames[self.table.frame].name

    @property
    def actors(self) -> list[int]:
        return self.table.actors()

    def money(self, seat: int) -> int:
        return int(self.table.cash(seat))

    def all_money(self) -> list[int]:
        return [self.money(seat) for seat in range(self.table.seats)]

    def positions(self, seat: int) -> list[int]:
        return [int(self.table.position(seat, market)) for market in range(PARTS)]

    def supply(self, seat: int) -> int:
        return int(self.table.of(seat, TOKENS))

    def houses_of(self, seat: int) -> list[str]:
        return [name for space, name in enumerate(SPACE_NAMES) if self.table.houses_of(seat) >> space & 1]

    def posts_of(self, seat: int) -> list[str]:
        return [name for kind, name in enumerate(POST_NAMES) if self.table.posts_of_kind(seat, kind)]


def words(kind: str, values: Iterable[str]) -> list[str]:
    return [f"{kind} {value}" for value in values]


def spaces(*quarters: str) -> list[str]:
    """The house spaces of some quarters, in the order of the action space."""
    return [
        name for name in SPACE_NAMES if name.rsplit("_", 1)[0] in quarters and name[-1] != "4"
    ]  # the reconstruction has three columns


STEPS = words("step", MARKET_NAMES)
