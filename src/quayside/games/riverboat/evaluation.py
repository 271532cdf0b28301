# quayside: compiled
"""What a position is worth, in points at the end: the knowledge behind the bots. All of it is open to every seat."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from quayside.core.state import Estimator
from quayside.core.vectors import shifted
from quayside.games.riverboat.actions import (
    CROPS,
    DISPATCH,
    OPPORTUNITIES,
    PHASES,
    REGIONS,
    SHIPPING_PHASE,
)
from quayside.games.riverboat.components import BERTHS, LAST_ROUND, ROUNDS
from quayside.games.riverboat.final_scoring import harbour_points, new_orleans_points
from quayside.games.riverboat.hexes import (
    EAST,
    SOUTH_EAST,
    SOUTH_WEST,
    count,
    group,
    lowest,
    touching,
    with_neighbour,
)
from quayside.games.riverboat.state import (
    AGENTS,
    BARNS,
    BERTHED,
    CARDS,
    COINS,
    GROWING,
    HARBOUR,
    HARVESTED,
    PHASE_CARDS,
    PLACED,
    PLANTED,
    STANDING,
    SUPPLY,
    SURVEYED,
    SURVEYED_CARDS,
    SURVEYORS,
    WELLS,
    Table,
)
from quayside.games.riverboat.worth import best_barn_worth, card_worth, well_worth

COIN_USE: Final = 0.35  # a coin beyond its point, for every round in which it can still be used
AGENT_LEAD: Final = 2.2  # an agent's part in the race for New Orleans
HARBOUR_STEP: Final = 1.0  # a space towards berths that boats lie in, or will
UNREACHED_LOAD: Final = 0.25  # of the load of a boat whose berth the master has not reached
NEIGHBOUR: Final = 0.7  # an open field next to a barn, where its crop may yet grow
SPARE_SURVEYOR: Final = 4.0  # a surveyor for whom there is no object yet
FIELD_OF_REGION: Final = 0.35  # a covered field of a region that is far from full
GROUP: Final = 0.3  # a field of a crop's largest group without a well: a well may come
PAIR: Final = 0.25  # two workers side by side on unplanted fields
WORKER: Final = 0.9  # a worker who can still work, for every round
BONUS: Final = 4.0  # the harvest bonus, nearer with every harvest
LATER_BOAT: Final = 0.55  # a load that must wait for the next round
PHASE_CARD: Final = 1.3
LOW_CARD: Final = 0.3  # for every number below the highest: earlier, and ahead in ties

# What a load of one crop is worth, by its size
LOADS: Final = [0.0, 2.6, 3.4, 5.4, 6.6, 8.6, 11.5, 14.5]
MOST: Final = 7

# What an opportunity gains in every round until it is scored
GROWTH: Final = [1.6, 1.6, 1.6, 1.6, 1.6, 3.0, 2.2, 0.0, 0.0, 0.0, 0.5, 1.6, 2.0, 2.0, 2.4, 3.0, 1.5]


class Judgement(Estimator[Table]):
    """Points so far, and what everything in front of a player will still bring."""

    def estimate(self, table: Table, seat: i64) -> float:
        left = float(ROUNDS - table.round)  # rounds after this one
        worth = float(table.total(seat))
        worth += float(table.of(seat, COINS)) * (1.0 + COIN_USE * left)
        worth += float(table.of(seat, PLACED) + table.of(seat, AGENTS)) * (left + 1.0)
        worth += new_orleans(table, seat, left) + harbour(table, seat, left)
        worth += objects(table, seat, left) + regions(table, seat, left)
        worth += loads(table, seat, left) + fields(table, seat, left)
        worth += WORKER * left * float(table.of(seat, SUPPLY))
        if table.phase < 0:
            cards = table.of(seat, PHASE_CARDS)
            worth += PHASE_CARD * float(count(cards))
            if cards:
                worth += LOW_CARD * float(PHASES - place_of(lowest(cards)))
        return worth


def new_orleans(table: Table, seat: i64, left: float) -> float:
    """Today's ranking, the surer the later; and every agent counts in the race."""
    agents = table.of(seat, AGENTS)
    sure = 1.0 - 0.2 * left
    return sure * float(new_orleans_points(table, seat)) + AGENT_LEAD * left * 0.5 * float(min(agents, 8))


def harbour(table: Table, seat: i64, left: float) -> float:
    load: i64 = 0
    for berth in range(table.of(seat, BERTHED)):
        load += table.parts.boat_load[table.boat_at(seat, berth)]
    unreached = load - table.reached_load(seat)
    steps = min(table.of(seat, HARBOUR), BERTHS * table.parts.spaces_a_berth)
    worth = float(harbour_points(table, seat)) + HARBOUR_STEP * left / 3.0 * float(steps)
    if left > 0.0 or table.phase <= SHIPPING_PHASE:
        worth += UNREACHED_LOAD * float(unreached)
    return worth


def objects(table: Table, seat: i64, left: float) -> float:
    """The best objects for the surveyors at hand; the others as acquisitions left over at the end."""
    surveyors = table.of(seat, SURVEYORS)
    cards = table.of(seat, CARDS) & ~table.of(seat, SURVEYED_CARDS)
    buildings = (table.of(seat, BARNS) | table.of(seat, WELLS)) & ~table.of(seat, SURVEYED)
    worth = 2.0 * float(surveyors + count(buildings))
    # As many rounds as it takes to place them
    slots: i64 = table.parts.surveyors_in_last_round
    for _ in range(ROUNDS - table.round):
        slots += table.parts.surveyors_a_round
    usable = min(surveyors, slots)
    taken_cards: i64 = 0
    taken_fields: i64 = 0
    for _ in range(usable):
        best = 0.0
        best_card: i64 = -1
        best_field: i64 = 0
        rest = cards & ~taken_cards
        for card in range(OPPORTUNITIES):
            if (rest >> card) & 1:
                value = card_outlook(table, seat, card, left) - 2.0
                if value > best:
                    best = value
                    best_card = card
                    best_field = 0
        open_fields = buildings & ~taken_fields
        while open_fields:
            here = lowest(open_fields)
            open_fields ^= here
            value = building_outlook(table, seat, here, left) - 4.0
            if value > best:
                best = value
                best_field = here
                best_card = -1
        if best_card >= 0:
            taken_cards |= shifted(1, best_card)
            worth += best + 0.5 * left
        elif best_field:
            taken_fields |= best_field
            worth += best + 0.5 * left
        else:
            worth += SPARE_SURVEYOR * left / 3.0
    # Objects without a surveyor may still find one.
    rest = cards & ~taken_cards
    for card in range(OPPORTUNITIES):
        if (rest >> card) & 1:
            worth += 0.3 * left / 3.0 * card_outlook(table, seat, card, left)
    return worth


def place_of(field: i64) -> i64:
    """The number of the only field in a set."""
    return count(field - 1)


def building_outlook(table: Table, seat: i64, field: i64, left: float) -> float:
    if table.of(seat, BARNS) & field:
        worth = float(best_barn_worth(table, seat, place_of(field)))
        around = touching(field) & ~table.of(seat, PLANTED) & ~table.of(seat, BARNS)
        return worth + NEIGHBOUR * min(left, 2.0) * 0.7 * float(count(around))
    return float(well_worth(table, seat, place_of(field))) + 1.2 * left


def card_outlook(table: Table, seat: i64, card: i64, left: float) -> float:
    """What a card will be worth when it is scored, in a round or two."""
    most = float(table.parts.card_most[card])
    worth = float(card_worth(table, seat, card))
    if most > 0.0:
        return min(most, worth + GROWTH[card] * left * 0.8)
    worth += float(table.parts.card_harbour[card]) * HARBOUR_STEP
    if card == DISPATCH:
        worth += 2.0 * (left + 2.0)
    return worth


def regions(table: Table, seat: i64, left: float) -> float:
    """Seven points for a full region; something for one that may still become full."""
    covered = table.of(seat, PLANTED) | table.of(seat, BARNS)
    planned = covered | table.unplanted(seat)
    points = float(table.parts.region_points)
    worth = 0.0
    for region in range(REGIONS):
        here = table.region_fields(seat, region)
        missing = float(count(here & ~planned))
        if missing == 0.0:
            worth += points if here & ~covered == 0 else points * 0.9
        elif missing <= left * 4.0:
            worth += FIELD_OF_REGION * (points - missing) if missing < points else 0.0
            worth += max(0.0, 2.0 - missing)
    return worth


def loads(table: Table, seat: i64, left: float) -> float:
    """The crops that can be shipped, the best of them in this round; and harvests on the way to a bonus."""
    turns: i64 = 0
    if table.phase <= SHIPPING_PHASE:
        turns = table.parts.boats_in_last_round if table.round == LAST_ROUND else table.parts.boats_a_round
        if table.phase == SHIPPING_PHASE:
            turns -= table.turn // table.seats
    worth = 0.0
    used: i64 = 0
    for turn in range(CROPS):
        best = 0.0
        best_crop: i64 = -1
        for crop in range(CROPS):
            if not (used >> crop) & 1:
                value = LOADS[min(table.of(seat, STANDING + crop), MOST)]
                if value > best:
                    best = value
                    best_crop = crop
        if best_crop < 0:
            break
        used |= shifted(1, best_crop)
        if turn < turns:
            worth += best
        elif left > 0.0:
            worth += LATER_BOAT * best
    for crop in range(CROPS):
        harvested = float(table.of(seat, HARVESTED + crop))
        goal = float(table.parts.harvest_bonus)
        if harvested < goal and left > 0.0:
            worth += BONUS * (harvested / goal) * (harvested / goal)
    return worth


def fields(table: Table, seat: i64, left: float) -> float:
    """Workers waiting for tiles, and groups that a well may score."""
    waiting = table.unplanted(seat)
    worth = 1.1 * float(count(waiting))
    pairs = count(with_neighbour(waiting, EAST))
    pairs += count(with_neighbour(waiting, SOUTH_EAST)) + count(with_neighbour(waiting, SOUTH_WEST))
    worth += PAIR * float(pairs)
    for crop in range(CROPS):
        growing = table.of(seat, GROWING + crop)
        if growing and not growing & table.of(seat, WELLS):
            largest: i64 = 0
            while growing:
                here = group(growing, lowest(growing))
                growing &= ~here
                largest = max(largest, count(here))
            worth += GROUP * float(largest) * left / 3.0
    return worth


ESTIMATOR: Final[Estimator[Any]] = Judgement()
