# quayside: compiled
"""What a position and a card are worth, in money at the end: the knowledge behind the bots. All of it is public."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from quayside.core.dice import Dice
from quayside.core.state import Estimator
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
from quayside.games.merchants.scoring import ROW, prospect, standing
from quayside.games.merchants.state import (
    CLOCK,
    FREE_HOUSE_OF,
    LAYING,
    LOANS,
    NOT_DUE,
    PASSING_ON,
    PRICING,
    TURN,
    Table,
)

KEPT: Final = 0.6  # of what the scorings to come would pay on the board as it is: others will catch up
PRESENCE: Final = 0.07  # of the payouts to come in an area, for each field, house of a group or post in its parts
BONUS_CHANCE: Final = (0.0, 0.1, 0.25, 0.5, 0.0)  # of a bonus for all four parts, by parts occupied; held is cash
FREE_HOUSE: Final = 60.0  # what a free house is worth while houses are still scored
BRIDGE_END: Final = 0.3  # of the bonus, for one end of a bridge whose other end is free
RIVALS: Final = 0.5  # how much the others' average gain hurts
CHAIN: Final = 12  # decisions in which any card is carried out
SAMPLE: Final = 2  # cards of the deck that a mayor thinks of; a bot's deck is an imagined one
LEAST_PAID: Final = 0.75  # of what a card is worth
MOST_PAID: Final = 0.95


class Judgement(Estimator[Table]):
    """Cash without debts, a part of the payouts to come, and the bonuses in sight."""

    def estimate(self, table: Table, seat: i64) -> float:
        parts = table.parts
        worth = float(table.total(seat) - table.of(seat, LOANS) * parts.loan_owed)
        for area in range(AREAS):
            start = (table.time * AREAS + area) * ROW
            present: i64 = 0
            for part in range(PARTS):
                present += standing(table, area, part, seat)
            worth += KEPT * float(prospect(table, area, seat, parts.payouts_ahead, start))
            worth += PRESENCE * float(parts.payouts_ahead[start]) * float(present)
        return worth + bonuses_in_sight(table, seat)

    def spread(self) -> float:
        # Estimates are off by about 150; taken as 60, search plays closer to them, which did it good in a few games.
        return 60.0

    def suggest(self, table: Table, seat: i64, dice: Dice) -> i64:
        """Prices and discs: what they lead to does not show one decision later."""
        if table.frame == PRICING or table.frame == CLOCK:
            return price_to_stop(table, seat, dice)
        if table.frame == LAYING:
            return disc_for(table, seat, dice)
        return -1


ESTIMATOR: Final[Estimator[Any]] = Judgement()


def bonuses_in_sight(table: Table, seat: i64) -> float:
    """Bonuses that are not held yet, as far as their conditions have come."""
    parts = table.parts
    time_left = float(len(parts.fields) - 1 - table.time) / float(len(parts.fields))
    worth = BONUS_CHANCE[regions_occupied(table, seat)] * float(parts.regions_bonus)
    worth += BONUS_CHANCE[quarters_occupied(table, seat)] * float(parts.quarters_bonus)
    if table.of(seat, FREE_HOUSE_OF) == NOT_DUE:
        ready: i64 = 0
        for market in range(PARTS):
            ready += min(table.position(seat, market), parts.free_house_field)
        worth += FREE_HOUSE * float(ready) / float(2 * parts.free_house_field * PARTS)
    own = table.houses_of(seat)
    for bridge in parts.bridges:
        if bridge & own and bridge & table.houses & ~own == 0 and bridge & own != bridge:
            worth += BRIDGE_END * float(parts.bridge_bonus)
    return worth * min(2.0 * time_left, 1.0)


def outlook(table: Table, seat: i64) -> float:
    """One's own estimate against the average of the others."""
    others = 0.0
    for other in range(table.seats):
        if other != seat:
            others += ESTIMATOR.estimate(table, other)
    return ESTIMATOR.estimate(table, seat) - RIVALS * others / float(table.seats - 1)


def card_worth(table: Table, seat: i64, face: i64) -> float:
    """What a card is worth to a seat: its outlook after carrying it out greedily, against not having it."""
    tried = table.copy()
    tried.journal = None
    tried.become(TURN, table.mayor, PASSING_ON)
    before = outlook(tried, seat)
    use_card(tried, seat, face)
    made: i64 = 0
    while len(tried.below) and made < CHAIN:
        # Without `settle`: the turn must not go on to the next card, which nobody knows.
        tried = best_after(tried, seat)
        made += 1
    return outlook(tried, seat) - before


def best_after(table: Table, seat: i64) -> Table:
    """The best of the positions that one decision leads to."""
    frame = table.frames[table.frame]
    best = table
    highest = -1e18
    for action in frame.legal(table, seat):
        after = table.copy()
        frame.apply(after, seat, action)
        value = ESTIMATOR.estimate(after, seat)
        if value > highest:
            highest = value
            best = after
    return best


def price_to_stop(table: Table, seat: i64, dice: Dice) -> i64:
    """A part of what the card is worth, not always the same, as an action: who is too keen pays too much."""
    part = LEAST_PAID + (MOST_PAID - LEAST_PAID) * float(dice.below(101)) / 100.0
    worth = part * card_worth(table, seat, table.face(table.on_disc(AUCTION)))
    price: i64 = min(int(max(worth, 0.0)), table.cash(seat))
    never = NONE if table.frame == PRICING else LAPSE
    if table.count:
        steps = min((price - TOP_PRICE) // (2 * PRICE_STEP), DOUBLED_PRICES)
        return STOP_DOUBLED + steps - 1 if steps > 0 else never
    if price < LOWEST_PRICE:
        return never
    return CLAIM if price >= TOP_PRICE else STOP + (price - LOWEST_PRICE) // PRICE_STEP


def disc_for(table: Table, seat: i64, dice: Dice) -> i64:
    """Keep what is better than the deck promises; sell what one would buy oneself; throw away what a rival would."""
    face = table.face(table.what)
    own = card_worth(table, seat, face)
    if table.on_disc(MAYOR) < 0 and own >= promise(table, seat):
        return LAY + MAYOR
    if table.on_disc(DISCARD) >= 0:
        return LAY + AUCTION
    if table.on_disc(AUCTION) >= 0:
        return LAY + DISCARD
    rival = (seat + 1 + dice.below(table.seats - 1)) % table.seats
    return LAY + AUCTION if own > card_worth(table, rival, face) else LAY + DISCARD


def promise(table: Table, seat: i64) -> float:
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
            worth = card_worth(table, seat, face)
            better = max(better, worth)
            total += worth
            found += 1
        at += 1
    if table.discs == 0:
        return better
    return total / float(max(found, 1))
