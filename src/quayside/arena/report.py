"""What a match says about its bots.

**Win share**: the part of the victory that a seat of the bot gets, ties shared. The fair share is 1 / seats for every
bot, also where one sits alone against four of another.

**Interval**: the 95 % score interval (Wilson) for the bot's part of a game, all its seats together. The games of one
deal are not independent; the spread between deals tells how many independent games they are worth (the design effect),
never taken as more than were played. Unlike a bootstrap it does not claim certainty when every game was won.

**Rating**: openskill's Plackett-Luce, from 25, over the games in their order. A bot in several seats is rated in each
and takes the mean.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from quayside.arena.match import Match
from quayside.arena.playing import FAULTS, Outcome

Z = 1.959964  # the normal quantile of a two-sided 95 % interval


@dataclass(frozen=True)
class Standing:
    """One bot after the match."""

    name: str
    games: int  # in which it took part
    win_share: float
    interval: tuple[float, float]
    mean_score: float
    rating: float
    rating_deviation: float
    decisions: int
    seconds_per_decision: float
    faults: dict[str, int]
    first_faults: dict[str, str]


@dataclass(frozen=True)
class Report:
    """All bots after so many games."""

    match: Match
    games: int
    standings: list[Standing]
    digest: str  # of all records: the same match gives the same

    @property
    def fair_share(self) -> float:
        return 1 / self.match.setting.seats

    def to_dict(self) -> dict[str, Any]:
        """As data for JSON."""
        return {
            "game": self.match.setting.slug,
            "seats": self.match.setting.seats,
            "games": self.games,
            "deals": self.match.deal(self.games - 1) + 1,
            "seed": self.match.seed,
            "budget": self.match.describe()["budget"],
            "fair_share": round(self.fair_share, 4),
            "bots": [
                {
                    "name": bot.name,
                    "games": bot.games,
                    "win_share": round(bot.win_share, 4),
                    "interval": [round(bound, 4) for bound in bot.interval],
                    "mean_score": round(bot.mean_score, 2),
                    "rating": round(bot.rating, 2),
                    "rating_deviation": round(bot.rating_deviation, 2),
                    "decisions": bot.decisions,
                    "seconds_per_decision": round(bot.seconds_per_decision, 6),
                    "faults": bot.faults,
                    "first_faults": bot.first_faults,
                }
                for bot in self.standings
            ],
            "digest": self.digest,
        }


def report(match: Match, outcomes: Sequence[Outcome]) -> Report:
    """What these games say, at least one."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.number)
    rated = ratings(len(match.entrants), ordered)
    standings = [standing(match, who, ordered, *rated[who]) for who in range(len(match.entrants))]
    digest = hashlib.sha256("".join(outcome.digest for outcome in ordered).encode()).hexdigest()
    return Report(match, len(ordered), standings, digest)


def standing(match: Match, who: int, outcomes: Sequence[Outcome], rating: float, deviation: float) -> Standing:
    """One bot; a bot that has not sat anywhere yet has a fair share and knows nothing."""
    parts: dict[int, list[float]] = {}  # by deal, the bot's part of each game
    scores: list[int] = []
    decisions = 0
    seconds = 0.0
    faults = dict.fromkeys(FAULTS, 0)
    first: dict[str, str] = {}
    for outcome in outcomes:
        seats = [seat for seat, other in enumerate(outcome.lineup) if other == who]
        if not seats:
            continue
        won = sum(1 for seat in seats if seat in outcome.winners) / len(outcome.winners)
        parts.setdefault(match.deal(outcome.number), []).append(won)
        scores += [outcome.scores[seat] for seat in seats]
        decisions += sum(outcome.decisions[seat] for seat in seats)
        seconds += sum(outcome.seconds[seat] for seat in seats)
        for fault in outcome.faults:
            if fault.seat in seats:
                faults[fault.kind] += fault.count
                first.setdefault(fault.kind, f"{fault.first}, first in game {outcome.number}")
    games = sum(len(deal) for deal in parts.values())
    seats_a_game = len(scores) / games if games else 1.0
    low, high = interval(list(parts.values()))
    return Standing(
        match.entrants[who].name,
        games,
        sum(sum(deal) for deal in parts.values()) / len(scores) if scores else 1 / match.setting.seats,
        (low / seats_a_game, min(high / seats_a_game, 1.0)),
        fmean(scores) if scores else 0.0,
        rating,
        deviation,
        decisions,
        seconds / decisions if decisions else 0.0,
        faults,
        first,
    )


def interval(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval for the mean part of a game, from the parts won in each deal's games.

    >>> low, high = interval([[1.0, 0.0]] * 50)
    >>> round(low, 2), round(high, 2)
    (0.4, 0.6)
    >>> low, high = interval([[1.0, 1.0], [0.0, 0.0]] * 25)  # a deal decides both its games: half of them count
    >>> round(low, 2), round(high, 2)
    (0.37, 0.63)
    """
    games = sum(len(deal) for deal in deals)
    if not games:
        return 0.0, 1.0
    mean = sum(sum(deal) for deal in deals) / games
    return wilson(mean, games / design_effect(deals, mean, games))


def design_effect(deals: Sequence[Sequence[float]], mean: float, games: int) -> float:
    """How many games of this match are worth one independent game, at least 1."""
    if len(deals) == 1:
        return float(games)  # one deal says nothing about others
    expected = mean * (1 - mean) / games
    if expected <= 0:
        return 1.0
    spread = sum((sum(deal) - mean * len(deal)) ** 2 for deal in deals) / games**2
    return max(1.0, spread * len(deals) / (len(deals) - 1) / expected)


def wilson(mean: float, games: float) -> tuple[float, float]:
    """The score interval of a share, from so many independent games."""
    square = Z * Z / games
    middle = (mean + square / 2) / (1 + square)
    half = Z / (1 + square) * math.sqrt(mean * (1 - mean) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(bots: int, outcomes: Sequence[Outcome]) -> list[tuple[float, float]]:
    """Rating and its deviation for every bot."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = [model.rating() for _ in range(bots)]
    for outcome in outcomes:
        teams = [[model.rating(mu=known[who].mu, sigma=known[who].sigma)] for who in outcome.lineup]
        # Whoever shares the victory is first, also where the scores alone would not say so.
        ranks = [-math.inf if seat in outcome.winners else float(-score) for seat, score in enumerate(outcome.scores)]
        places = [float(sorted(set(ranks)).index(rank)) for rank in ranks]
        rated = model.rate(teams, ranks=places)
        for who in set(outcome.lineup):
            mine = [rated[seat][0] for seat, other in enumerate(outcome.lineup) if other == who]
            known[who] = model.rating(mu=fmean(bot.mu for bot in mine), sigma=fmean(bot.sigma for bot in mine))
    return [(bot.mu, bot.sigma) for bot in known]


def duration(seconds: float) -> str:
    """The time for a decision, in the unit in which it reads best."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"
