# quayside: compiled
"""What a position is worth, in points at the end: the knowledge behind the bots. All of it is open to every seat."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.numbers import read_numbers
from quayside.core.state import Estimator
from quayside.core.vectors import mixed, shifted
from quayside.games.riverboat.actions import (
    CROPS,
    CULTIVATE,
    DISPATCH,
    PHASES,
    PLANT,
    REGIONS,
    SHIPPING_PHASE,
)
from quayside.games.riverboat.components import BERTHS, LAST_ROUND, ROUNDS, Components
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

MOST: Final = 7
TO_THE_END: Final = 1000  # decisions
PLENTY: Final = 1000  # tries, so many that all actions can have their share …
ENOUGH: Final = 2000  # … and enough for that
CARD_BITS: Final = 8  # for the number of cards of a region
MOST_CARDS: Final = (1 << CARD_BITS) - 1
KEPT: Final = 1 << 17  # estates whose worth is kept, at most: about 20 MB
# For two, three and four players, so that the steps between the levels are alike: decisions 026 to 034
TRIES: Final = {"medium": (12, 20, 30), "hard": (200, 320, 500), "expert": (4000, 4000, 4000)}


class Judgement(Estimator[Table]):
    """Points so far, and what everything in front of a player will still bring."""

    def __init__(self, numbers: dict[str, Any]) -> None:
        self.off_by: float = numbers["spread"]
        self.coin_use: float = numbers["coin_use"]
        self.new_orleans_sure: vec[float] = vec[float](numbers["new_orleans_sure"])
        self.load_to_come: float = numbers["load_to_come"]
        self.harbour_doubt: float = numbers["harbour_doubt"]
        self.harbour_step: float = numbers["harbour_step"]
        self.unreached_load: float = numbers["unreached_load"]
        self.neighbour: float = numbers["neighbour"]
        self.spare_surveyor: float = numbers["spare_surveyor"]
        self.unsurveyed: float = numbers["unsurveyed"]
        self.well_growth: float = numbers["well_growth"]
        self.field_of_region: float = numbers["field_of_region"]
        self.nearly_full: float = numbers["nearly_full"]
        self.group: float = numbers["group"]
        self.waiting: float = numbers["waiting"]
        self.pair: float = numbers["pair"]
        self.triplet: float = numbers["triplet"]
        self.worker: float = numbers["worker"]
        self.agent_away: float = numbers["agent_away"]
        self.bonus: float = numbers["bonus"]
        self.later_boat: float = numbers["later_boat"]
        self.phase_card: float = numbers["phase_card"]
        self.low_card: float = numbers["low_card"]
        self.load_worth: vec[float] = vec[float](numbers["load_worth"])
        self.growth: vec[float] = vec[float](numbers["growth"])
        self.standing_crop: float = numbers["standing_crop"]
        self.harbour_space: float = numbers["harbour_space"]
        self.bonus_due: float = numbers["bonus_due"]
        self.barn_site: float = numbers["barn_site"]
        self.no_boat: float = numbers["no_boat"]
        self.region_in_cards: float = numbers["region_in_cards"]
        self.cards_to_spare: float = numbers["cards_to_spare"]
        self.card_doubt: float = numbers["card_doubt"]
        self.kept: dict[int, float] = {}  # what estates are worth, see `estate`
        self.kept_for: Components | None = None

    def estimate(self, table: Table, seat: i64) -> float:
        left = float(ROUNDS - table.round)  # rounds after this one
        worth = float(table.total(seat)) + self.estate(table, seat, left)
        if self.region_in_cards > 0.0 and (left > 0.0 or table.phase < PLANT):
            worth += self.region_in_cards * self.regions_in_cards(table, seat)
        worth += self.new_orleans(table, seat, left) + self.harbour_race(table, seat, left)
        if table.phase < 0:
            cards = table.of(seat, PHASE_CARDS)
            worth += self.phase_card * float(count(cards))
            if cards:
                worth += self.low_card * float(PHASES - place_of(lowest(cards)))
        return worth

    def estate(self, table: Table, seat: i64, left: float) -> float:
        """What depends on one's own estate and the time alone. A search meets the same estate again and again."""
        if self.kept_for is not table.parts or len(self.kept) == KEPT:
            self.kept_for = table.parts
            self.kept.clear()
        key = table.estate_key(seat)
        if self.no_boat > 0.0 and table.phase == SHIPPING_PHASE:
            key = mixed(key, table.afloat())
        known = self.kept.get(key)
        if known is not None:
            return known
        worth = float(table.of(seat, COINS)) * (1.0 + self.coin_use * left)
        worth += float(table.of(seat, PLACED) + table.of(seat, AGENTS)) * (left + 1.0)
        worth += self.objects(table, seat, left) + self.regions(table, seat, left) + self.harbour(table, seat, left)
        worth += self.loads(table, seat, left) + self.fields(table, seat, left)
        self.kept[key] = worth
        return worth

    def spread(self) -> float:
        return self.off_by

    def horizon(self, table: Table) -> i64:
        # What careless play adds is noise, unless it leads to the end, where nothing is in doubt.
        return TO_THE_END if table.round == LAST_ROUND else 0

    def halving(self, table: Table, iterations: i64) -> bool:
        # In the last round results are certain, and what looked bad at first sight may win. Before it what is tried
        # often looks good because it was planned for, and first sight is to be trusted (decision 032).
        return table.round == LAST_ROUND and table.phase != CULTIVATE and (iterations == 0 or iterations >= PLENTY)

    def tries(self, table: Table, level: str) -> i64:
        if level == "expert":  # where more would choose no better: decisions 032 and 033
            if table.phase == CULTIVATE:  # before the cards to come are known
                level = "hard"
            elif table.round == LAST_ROUND:
                return ENOUGH
        return TRIES[level][table.seats - 2] if level in TRIES else 0

    def rival_candidates(self) -> i64:
        return 8  # everybody works on a plantation of their own, and what they take from each other is little

    def of_level(self, level: str) -> Estimator[Any]:
        return EXPERT if level == "expert" else self

    def new_orleans(self, table: Table, seat: i64, left: float) -> float:
        """Today's ranking, the surer the later."""
        at: i64 = int(left) + 1 if still_to_ship(table, left) else 0
        return self.new_orleans_sure[at] * float(new_orleans_points(table, seat))

    def harbour(self, table: Table, seat: i64, left: float) -> float:
        """Spaces on the way, and loads that are not reached yet."""
        steps = min(table.of(seat, HARBOUR), BERTHS * table.parts.spaces_a_berth)
        worth = self.harbour_step * left / 3.0 * float(steps)
        if still_to_ship(table, left):
            worth += self.harbour_space * float(steps)
            load: i64 = 0
            for berth in range(table.of(seat, BERTHED)):
                load += table.parts.boat_load[table.boat_at(seat, berth)]
            worth += self.unreached_load * float(load - table.reached_load(seat))
        return worth

    def harbour_race(self, table: Table, seat: i64, left: float) -> float:
        """Half of the loads reached is certain; the other half goes to whose master will be ahead."""
        if not still_to_ship(table, left):
            return float(harbour_points(table, seat))
        farthest: i64 = -99
        for other in range(table.seats):
            if other != seat:
                farthest = max(farthest, table.of(other, HARBOUR))
        lead = float(table.of(seat, HARBOUR) - farthest)
        chance = 1.0 / (1.0 + math.exp(-lead / (self.harbour_doubt * (left + 0.5))))
        return 0.5 * (float(table.reached_load(seat)) + self.load_to_come * left) * (1.0 + chance)

    def objects(self, table: Table, seat: i64, left: float) -> float:
        """The best objects for the surveyors at hand; the others as acquisitions left over at the end."""
        surveyors = table.of(seat, SURVEYORS)
        cards = table.of(seat, CARDS) & ~table.of(seat, SURVEYED_CARDS)
        buildings = (table.of(seat, BARNS) | table.of(seat, WELLS)) & ~table.of(seat, SURVEYED)
        worth = 2.0 * float(surveyors + count(buildings))
        # As many rounds as it takes to place them
        slots: i64 = table.parts.surveyors_in_last_round
        for _ in range(ROUNDS - table.round):
            slots += table.parts.surveyors_a_round
        share = self.unsurveyed * left / 3.0  # a card without a surveyor may still find one
        gains = vec[float](capacity=count(cards) + count(buildings))  # of a surveyor there, cards first
        rest = cards
        while rest:
            card = lowest(rest)
            rest ^= card
            outlook = self.card_outlook(table, seat, place_of(card), left)
            worth += share * outlook
            gains = append(gains, outlook - 2.0)
        rest = buildings
        while rest:
            field = lowest(rest)
            rest ^= field
            gains = append(gains, self.building_outlook(table, seat, field, left) - 4.0)
        for _ in range(min(surveyors, slots)):
            best = highest(gains)
            if best >= 0:
                worth += gains[best] + 0.5 * left
                if best < count(cards):
                    worth -= share * (gains[best] + 2.0)
                gains[best] = 0.0
            else:
                worth += self.spare_surveyor * left / 3.0
        return worth

    def building_outlook(self, table: Table, seat: i64, field: i64, left: float) -> float:
        if table.of(seat, BARNS) & field:
            worth = float(best_barn_worth(table, seat, place_of(field)))
            around = touching(field) & ~table.of(seat, PLANTED) & ~table.of(seat, BARNS)
            return worth + self.neighbour * min(left, 2.0) * 0.7 * float(count(around))
        return float(well_worth(table, seat, place_of(field))) + self.well_growth * left

    def card_outlook(self, table: Table, seat: i64, card: i64, left: float) -> float:
        """What a card will be worth when it is scored, in a round or two."""
        most = float(table.parts.card_most[card])
        worth = float(card_worth(table, seat, card))
        if most > 0.0:
            if card < CROPS and still_to_ship(table, left):
                worth += self.standing_crop * float(table.of(seat, STANDING + card))
            return min(most, worth + self.growth[card] * left * 0.8)
        worth += float(table.parts.card_harbour[card]) * self.harbour_step
        if card == DISPATCH:
            worth += 2.0 * (left + 2.0)
        return worth

    def regions(self, table: Table, seat: i64, left: float) -> float:
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
                worth += self.field_of_region * (points - missing) if missing < points else 0.0
                worth += self.nearly_full * max(0.0, 2.0 - missing)
        return worth

    def regions_in_cards(self, table: Table, seat: i64) -> float:
        """The points of regions that the cards to come may fill; which cards are left is known by counting."""
        cards = region_cards_left(table)
        share = float(table.region_cards_to_come()) / float(max(len(table.region_deck) - table.seen_regions, 1))
        planned = table.of(seat, PLANTED) | table.of(seat, BARNS) | table.unplanted(seat)
        chances = 0.0
        for region in range(REGIONS):
            missing = count(table.region_fields(seat, region) & ~planned)
            if missing:
                due = share * float((cards >> (CARD_BITS * region)) & MOST_CARDS) + self.cards_to_spare
                chances += 1.0 / (1.0 + math.exp((float(missing) - due) / self.card_doubt))
        return chances * float(table.parts.region_points)

    def loads(self, table: Table, seat: i64, left: float) -> float:
        """The crops that can be shipped, the best of them in this round; and harvests on the way to a bonus."""
        values = vec[float](capacity=CROPS)
        worth = 0.0
        for crop in range(CROPS):
            standing = min(table.of(seat, STANDING + crop), MOST)
            value = self.load_worth[standing]
            if self.no_boat > 0.0 and table.phase == SHIPPING_PHASE:
                value -= self.no_boat * (value - self.load_worth[table.largest_load(seat, standing)])
            values = append(values, value)
            worth += value
        later = self.later_boat if left > 0.0 else 0.0
        worth *= later
        back: i64 = 0  # workers who will have come back from the fields
        for _ in range(table.boats_to_come(seat)):
            best = highest(values)
            if best < 0:
                break
            worth += (1.0 - later) * values[best]
            values[best] = 0.0
            back += min(table.of(seat, STANDING + best), MOST)
        worth += self.workers(table, seat, left, back)
        to_ship = still_to_ship(table, left)
        for crop in range(CROPS):
            harvested = float(table.of(seat, HARVESTED + crop))
            goal = float(table.parts.harvest_bonus)
            if harvested < goal:
                if left > 0.0:
                    worth += self.bonus * (harvested / goal) * (harvested / goal)
                if to_ship and harvested + float(min(table.of(seat, STANDING + crop), MOST)) >= goal:
                    worth += self.bonus_due
        return worth

    def workers(self, table: Table, seat: i64, left: float, back: i64) -> float:
        """Those at hand when fields are cultivated next, as many as are needed; agents are missed ever after."""
        ready = table.of(seat, SUPPLY)
        times = left  # that fields will still be cultivated
        if table.phase < PLANT:
            times += 1.0
        else:
            ready += back
        if times == 0.0:
            return 0.0
        ready = min(ready, table.parts.placements)
        return self.worker * float(ready) - self.agent_away * (times - 1.0) * float(table.of(seat, AGENTS))

    def fields(self, table: Table, seat: i64, left: float) -> float:
        """Workers waiting for tiles, and groups that a well may score."""
        waiting = table.unplanted(seat)
        east, south_east = with_neighbour(waiting, EAST), with_neighbour(waiting, SOUTH_EAST)
        south_west = with_neighbour(waiting, SOUTH_WEST)
        worth = self.waiting * float(count(waiting))
        worth += self.pair * float(count(east) + count(south_east) + count(south_west))
        worth += self.triplet * float(count(east & south_east) + count(south_west & south_east))
        if left == 0.0:
            return worth
        for crop in range(CROPS):
            growing = table.of(seat, GROWING + crop)
            if growing and not growing & table.of(seat, WELLS):
                largest: i64 = 0
                while growing:
                    here = group(growing, lowest(growing))
                    growing &= ~here
                    largest = max(largest, count(here))
                worth += self.group * float(largest) * left / 3.0
        if self.barn_site > 0.0:
            worth += self.barn_site * float(best_barn_site(table, seat)) * left / 3.0
        return worth


def best_barn_site(table: Table, seat: i64) -> i64:
    """How many fields of one crop lie around the best free field for a barn."""
    best: i64 = 0
    free = table.free_fields(seat) & touching(table.of(seat, PLANTED))
    while free:
        field = lowest(free)
        free ^= field
        around = touching(field)
        for crop in range(CROPS):
            best = max(best, count(around & table.of(seat, GROWING + crop)))
    return best


def highest(values: vec[float]) -> i64:
    """Where the highest of the values above zero is; -1 if there is none."""
    best: i64 = -1
    most = 0.0
    for k in range(len(values)):
        if values[k] > most:
            most = values[k]
            best = k
    return best


def still_to_ship(table: Table, left: float) -> bool:
    """Whether boats will be loaded again, in this round or a later one."""
    return left > 0.0 or table.phase <= SHIPPING_PHASE


def region_cards_left(table: Table) -> i64:
    """How many cards of each region are not turned over yet, CARD_BITS each."""
    cards: i64 = 0
    for place in range(table.seen_regions, len(table.region_deck)):
        cards += shifted(1, CARD_BITS * table.region_deck[place])
    return cards


def place_of(field: i64) -> i64:
    """The number of the only field in a set."""
    return count(field - 1)


NUMBERS: Final = Path(__file__).parent / "evaluation.toml"
ESTIMATOR: Final = Judgement(read_numbers(NUMBERS))
EXPERT: Final = Judgement(read_numbers(NUMBERS, "expert"))
