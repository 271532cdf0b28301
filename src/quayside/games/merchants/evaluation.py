# quayside: compiled
"""What a position and a card are worth, in money at the end: the knowledge behind the bots. All of it is public."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from quayside.core.dice import Dice
from quayside.core.numbers import read_numbers
from quayside.core.state import Estimator
from quayside.core.vectors import blank, mixed
from quayside.games.merchants.actions import (
    AREAS,
    AUCTION,
    CLAIM,
    DISCARD,
    DOUBLED_PRICES,
    HOURGLASS,
    LAPSE,
    LAY,
    LOWEST_PRICE,
    MARKED,
    MAYOR,
    NONE,
    PARTS,
    PRICE_STEP,
    STOP,
    STOP_DOUBLED,
    TOP_PRICE,
)
from quayside.games.merchants.bonuses import quarters_occupied, regions_occupied
from quayside.games.merchants.cards import use_card
from quayside.games.merchants.scoring import ROW, payment, rank_among, standing_among, standings, strengths
from quayside.games.merchants.state import (
    CLOCK,
    FREE_HOUSE_OF,
    LAYING,
    LOANS,
    NOT_DUE,
    PASSING_ON,
    PRICING,
    TURN,
    Components,
    Table,
)

CHAIN: Final = 12  # decisions in which any card is carried out
# For three, four and five players: decision 029. By halving fewer tell actions apart, and none of them is spared.
TRIES: Final = {"medium": (36, 36, 36), "hard": (200, 175, 150), "expert": (1000, 1300, 1600)}
SAMPLE: Final = 2  # cards of the deck that a mayor thinks of; a bot's deck is an imagined one
KEPT: Final = 1 << 16  # boards and cards whose worth is kept, at most: about 15 MB


class Judgement(Estimator[Table]):
    """Cash without debts, a part of the payouts to come, and the bonuses in sight."""

    def __init__(self, numbers: dict[str, Any]) -> None:
        self.off_by: float = numbers["spread"]
        self.kept_share: float = numbers["kept"]
        self.lost_in_time: float = numbers["lost_in_time"]
        self.presence: float = numbers["presence"]
        self.early_presence: float = numbers["early_presence"]
        self.money_at_work: float = numbers["money_at_work"]
        self.free_house: float = numbers["free_house"]
        self.bridge_end: float = numbers["bridge_end"]
        self.rivals: float = numbers["rivals"]
        self.least_paid: float = numbers["least_paid"]
        self.most_paid: float = numbers["most_paid"]
        self.bonus_chance: list[float] = numbers["bonus_chance"]
        self.kept: dict[int, tuple[float, ...]] = {}  # what boards and cards are worth; see `on_board`, `card_worth`
        self.kept_for: Components | None = None

    def estimate(self, table: Table, seat: i64) -> float:
        return self.money(table, seat) + self.on_board(table)[seat]

    def estimates(self, table: Table) -> list[float]:
        worths = self.on_board(table)
        return [self.money(table, seat) + worths[seat] for seat in range(table.seats)]

    def money(self, table: Table, seat: i64) -> float:
        """Cash without debts; the more time there is, the more it may earn."""
        cash = table.total(seat) - table.of(seat, LOANS) * table.parts.loan_owed
        return float(cash) * (1.0 + self.money_at_work * time_left(table))

    def on_board(self, table: Table) -> tuple[float, ...]:
        """What everybody will get for what lies on the board. A search meets the same board again and again."""
        key = self.key(table)
        known = self.kept.get(key)
        if known is not None:
            return known
        worths = tuple(self.judged(table))
        self.kept[key] = worths
        return worths

    def key(self, table: Table) -> i64:
        """Where what was worked out for a board is kept; the number of boards and of cards on them is limited."""
        if self.kept_for is not table.parts or len(self.kept) >= KEPT:
            self.kept_for = table.parts
            self.kept.clear()
        return table.board_key()

    def judged(self, table: Table) -> list[float]:
        """A part of the payouts to come and the bonuses in sight, for every seat."""
        parts = table.parts
        ahead = parts.payouts_ahead
        paid = blank(table.seats)
        present = blank(table.seats)  # a token counts by what comes first in its area
        for area in range(AREAS):
            start = (table.time * AREAS + area) * ROW
            ranked = strengths(table, area)
            for part in range(PARTS):
                there = standings(table, area, part)
                at = start + 2 * rank_among(ranked, part)
                for seat in range(table.seats):
                    own = standing_among(there, seat)
                    if own > 0:
                        paid[seat] += payment(there, seat, ahead[at], ahead[at + 1])
                        present[seat] += ahead[start] * own
        left = time_left(table)
        kept = self.kept_share - self.lost_in_time * left
        presence = self.presence + self.early_presence * left
        worths: list[float] = []
        for seat in range(table.seats):
            worth = kept * float(paid[seat]) + presence * float(present[seat])
            worths.append(worth + self.bonuses_in_sight(table, seat) * min(2.0 * left, 1.0))
        return worths

    def quiet(self, table: Table) -> bool:
        return table.frame == LAYING and table.discs == 0  # cards on the discs are in nobody's estimate

    def guessing(self, table: Table) -> bool:
        return table.frame == PRICING or table.frame == CLOCK

    def suggest(self, table: Table, seat: i64, dice: Dice) -> i64:
        """Prices and discs: what they lead to does not show one decision later."""
        if self.guessing(table):
            return self.price_to_stop(table, seat, dice)
        if table.frame == LAYING:
            return self.disc_for(table, seat, dice)
        return -1

    def spread(self) -> float:
        return self.off_by

    def horizon(self, table: Table) -> i64:
        return 0  # to the end of the turn

    def halving(self, table: Table, iterations: i64) -> bool:
        return True  # the cards to come decide far more than one price or disc

    def tries(self, table: Table, level: str) -> i64:
        return TRIES[level][table.seats - 3] if level in TRIES else 0

    def bonuses_in_sight(self, table: Table, seat: i64) -> float:
        """Bonuses that are not held yet, as far as their conditions have come."""
        parts = table.parts
        worth = self.bonus_chance[regions_occupied(table, seat)] * float(parts.regions_bonus)
        worth += self.bonus_chance[quarters_occupied(table, seat)] * float(parts.quarters_bonus)
        if table.of(seat, FREE_HOUSE_OF) == NOT_DUE:
            ready: i64 = 0
            for market in range(PARTS):
                ready += min(table.position(seat, market), parts.free_house_field)
            worth += self.free_house * float(ready) / float(2 * parts.free_house_field * PARTS)
        own = table.houses_of(seat)
        for bridge in parts.bridges:
            if bridge & own and bridge & table.houses & ~own == 0 and bridge & own != bridge:
                worth += self.bridge_end * float(parts.bridge_bonus)
        return worth

    def outlook(self, table: Table, seat: i64) -> float:
        """One's own estimate against the average of the others."""
        worths = self.estimates(table)
        others = 0.0
        for other in range(table.seats):
            if other != seat:
                others += worths[other]
        return worths[seat] - self.rivals * others / float(table.seats - 1)

    def card_worth(self, table: Table, seat: i64, face: i64) -> float:
        """What a card is worth to a seat: it depends on the board alone, so this is kept, too."""
        key = mixed(mixed(self.key(table), seat + 1), face)
        known = self.kept.get(key)
        if known is None:
            known = (self.tried_worth(table, seat, face),)
            self.kept[key] = known
        return known[0]

    def tried_worth(self, table: Table, seat: i64, face: i64) -> float:
        """The outlook after carrying a card out greedily, against not having it."""
        tried = table.copy()
        tried.journal = None
        tried.points = blank(len(table.points))  # money is the same with and without the card
        tried.become(TURN, table.mayor, PASSING_ON)
        before = self.outlook(tried, seat)
        use_card(tried, seat, face)
        made: i64 = 0
        while len(tried.below) and made < CHAIN:
            # Without `settle`: the turn must not go on to the next card, which nobody knows.
            tried = self.best_after(tried, seat)
            made += 1
        return self.outlook(tried, seat) - before

    def best_after(self, table: Table, seat: i64) -> Table:
        """The best of the positions that one decision leads to."""
        frame = table.frames[table.frame]
        best = table
        highest = -1e18
        for action in frame.legal(table, seat):
            after = table.copy()
            frame.apply(after, seat, action)
            value = self.estimate(after, seat)
            if value > highest:
                highest = value
                best = after
        return best

    def price_to_stop(self, table: Table, seat: i64, dice: Dice) -> i64:
        """A part of what the card is worth, not always the same, as an action: who is too keen pays too much."""
        part = self.least_paid + (self.most_paid - self.least_paid) * float(dice.below(101)) / 100.0
        worth = part * self.card_worth(table, seat, table.face(table.on_disc(AUCTION)))
        price: i64 = min(int(max(worth, 0.0)), table.cash(seat))
        never = NONE if table.frame == PRICING else LAPSE
        if table.count:
            steps = min((price - TOP_PRICE) // (2 * PRICE_STEP), DOUBLED_PRICES)
            return STOP_DOUBLED + steps - 1 if steps > 0 else never
        if price < LOWEST_PRICE:
            return never
        return CLAIM if price >= TOP_PRICE else STOP + (price - LOWEST_PRICE) // PRICE_STEP

    def disc_for(self, table: Table, seat: i64, dice: Dice) -> i64:
        """Keep what is better than the deck promises, sell what one would buy oneself, discard what a rival would."""
        face = table.face(table.what)
        own = self.card_worth(table, seat, face)
        if table.on_disc(MAYOR) < 0 and own >= self.promise(table, seat):
            return LAY + MAYOR
        if table.on_disc(DISCARD) >= 0:
            return LAY + AUCTION
        if table.on_disc(AUCTION) >= 0:
            return LAY + DISCARD
        rival = (seat + 1 + dice.below(table.seats - 1)) % table.seats
        return LAY + AUCTION if own > self.card_worth(table, rival, face) else LAY + DISCARD

    def promise(self, table: Table, seat: i64) -> float:
        """What the cards that this turn still brings are worth to the mayor, as if they were the next two of the deck.

        With all discs free the better of the two is to be had, otherwise only one is.
        """
        better = 0.0
        total = 0.0
        found: i64 = 0
        at = table.drawn
        while found < SAMPLE and at < len(table.deck):
            face = table.face(table.deck[at])
            if face != HOURGLASS and not (face == MARKED and table.parts.marked_out):
                worth = self.card_worth(table, seat, face)
                better = max(better, worth)
                total += worth
                found += 1
            at += 1
        if table.discs == 0:
            return better
        return total / float(max(found, 1))


def time_left(table: Table) -> float:
    """Of the time track."""
    fields: i64 = len(table.parts.fields)
    return float(fields - 1 - table.time) / float(fields)


ESTIMATOR: Final = Judgement(read_numbers(Path(__file__).parent / "evaluation.toml"))
