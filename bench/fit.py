"""Fit the numbers that a game's bots go by to how games ended.

    python bench/fit.py riverboat --games 800 --write
    python bench/fit.py riverboat --games 600 --tries 150 --deals 240 --write
    python bench/fit.py riverboat --records .build/ladder/riverboat/2-hard-medium --only load_worth --only worker

Greedy bots play, or search bots with so many tries, now and then a random move among theirs; or kept games are looked
at again. In some quiet positions it is noted what a little more of each number would add to everybody's estimate; when
the game is over, least squares tell which numbers would have told the margins best. How much better one level plays
than the next is fitted beside them, so that it is not put down to what the better one likes. A ridge keeps numbers that
hardly matter near what they are; with `--only` the others stay as they are.

What tells best need not play best: numbers move the play that they were fitted to. So the found numbers then play
against the present ones, and are written (with `--write`) only if they win at the smallest and the largest table
together. See docs/decisions/022 and 027.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tune import FILE, Judge, Numbers, numbers_in, trial, write

import quayside
from quayside.core.numbers import read_numbers
from quayside.core.record import read_record
from quayside.core.state import State

CARELESS = 0.03  # moves at random, so that positions come up that careful players avoid
NOTED = 0.15  # of the quiet positions
A_LITTLE = 0.05  # of a number
LEVELS = ["random", "easy", "greedy", "medium", "hard", "expert"]  # each stronger than the one before


@dataclass(frozen=True)
class Position:
    """Everybody's estimate, and by how much it grows with each number: a row for each seat."""

    estimates: NDArray[np.float64]
    growth: NDArray[np.float64]
    number: int = 0  # decisions made before it


@dataclass(frozen=True)
class Played:
    """A game: what was noted on the way, how it ended, and how strong the players were, in levels."""

    noted: list[Position]
    scores: list[int]
    strengths: list[int]
    length: int  # in decisions


def look(state: Any, judge: Any, others: list[tuple[Any, float]]) -> Position:
    """A position as a judge sees it, and as judges see it who have a little more of one number each."""
    estimates = np.array([judge.estimate(state, seat) for seat in range(state.seats)])
    more = [[other.estimate(state, seat) for seat in range(state.seats)] for other, _ in others]
    growth = (np.array(more).T - estimates[:, None]) / np.array([little for _, little in others])
    return Position(estimates, growth, int(state.number))


def note(states: Iterable[State], judges: Any, seed: str, numbers: Numbers, strengths: list[int]) -> Played:
    """Follow a game to its end and look at some of its positions."""
    chance = random.Random(seed)
    fitted = numbers_in(numbers)
    little = [A_LITTLE * one.size(numbers) for one in fitted]
    others = [(judges(one.put(numbers, one.of(numbers) + some)), some) for one, some in zip(fitted, little)]
    judge = judges(numbers)
    noted = []
    for state in states:
        if not state.over and state.actor >= 0 and judge.quiet(state) and chance.random() < NOTED:
            noted.append(look(state, judge, others))
    return Played(noted, state.scores(), strengths, int(state.number))


def play(slug: str, seats: int, seed: str, numbers: Numbers, tries: int = 0) -> Played:
    """One game of bots that go by these numbers."""
    state = quayside.game(slug).new(seats, seed)
    return note(positions(state, seed, numbers, tries), type(state.estimator), seed, numbers, [0] * seats)


def positions(state: State, seed: str, numbers: Numbers, tries: int) -> Iterator[State]:
    """The same state again and again, after every decision."""
    chance = random.Random(f"{seed}/careless")
    bots = [Judge(seat, numbers, tries) for seat in range(state.seats)]
    while not state.over:
        yield state
        seat = state.actors()[0]
        careless = chance.random() < CARELESS
        state.apply(seat, chance.choice(state.legal(seat)) if careless else bots[seat].act(state, seat))
    yield state


def replay(path: Path, numbers: Numbers) -> Played:
    """A kept game; players who are no level count as the weakest."""
    record = read_record(path, quayside.game)
    strengths = [LEVELS.index(name) if name in LEVELS else 0 for name in record.players]
    return note(record.states(), type(record.start().estimator), path.name, numbers, strengths)


def fit(games: list[Played], numbers: Numbers, ridge: float, only: Sequence[str] = ()) -> tuple[Numbers, float, float]:
    """The numbers that tell the margins best; and how far estimates are off the truth now, and would be then."""
    fitted = [one for one in numbers_in(numbers) if not only or one.name in only]
    places = [k for k, one in enumerate(numbers_in(numbers)) if one in fitted]
    rows, missing, better = [], [], []
    for game in games:
        ended, strong = np.array(game.scores, float), np.array(game.strengths, float)
        for position in game.noted:
            growth = position.growth[:, places]
            rows.append(growth - growth.mean(axis=0))
            missing.append(ended - ended.mean() - (position.estimates - position.estimates.mean()))
            better.append((strong - strong.mean()) * (1.0 - position.number / game.length))
    growth, off, lead = np.concatenate(rows), np.concatenate(missing), np.concatenate(better)
    if lead.any():  # what strength explains is taken out of both sides
        growth = growth - np.outer(lead, lead @ growth / (lead @ lead))
        off = off - lead * (lead @ off / (lead @ lead))
    sizes = np.array([one.size(numbers) for one in fitted])
    scaled = growth * sizes
    stiff = ridge * len(off) * off.var() * 0.01 * np.eye(len(fitted))
    change = np.linalg.solve(scaled.T @ scaled + stiff, scaled.T @ off) * sizes
    found = numbers
    for one, more in zip(fitted, change):
        found = one.put(found, round(one.of(numbers) + float(more), 2))
    return found, float(off.std()), float((off - growth @ change).std())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=800, help="to fit to, half of them at the largest table")
    parser.add_argument("--ridge", type=float, default=0.3, help="how much a number resists")
    parser.add_argument("--deals", type=int, default=400, help="games against the present numbers, at each table")
    parser.add_argument("--tries", type=int, default=0, help="of search bots that play instead of greedy ones")
    parser.add_argument("--records", type=Path, action="append", help="a folder of kept games to fit to instead")
    parser.add_argument("--only", action="append", default=[], help="this number, may be repeated")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--write", action="store_true", help="write what won into the game's file")
    ask = parser.parse_args()
    game = quayside.game(ask.game)
    path = game.folder / FILE
    numbers = read_numbers(path)
    ends = (game.seats[0], game.seats[-1])
    if strange := set(ask.only) - set(numbers):
        parser.error(f"{FILE} has no number {', '.join(sorted(strange))}; it has {', '.join(numbers)}")
    kept = [file for place in ask.records or () for file in sorted(place.glob(f"{game.slug}-*.json"))]
    if ask.records and not kept:
        parser.error(
            f"no kept games of {game.slug} in {', '.join(map(str, ask.records))}; `quayside arena --out DIR` keeps them"
        )
    with ProcessPoolExecutor(ask.jobs) as pool:
        if kept:
            jobs = [pool.submit(replay, file, numbers) for file in kept]
        else:
            jobs = [
                pool.submit(play, game.slug, ends[k % 2], f"{ask.seed}/{k}", numbers, ask.tries)
                for k in range(ask.games)
            ]
        found, now, then = fit([job.result() for job in jobs], numbers, ask.ridge, ask.only)
        print(f"estimates are off by {now:.2f} points, and would be by {then:.2f}")
        for one in numbers_in(numbers):
            print(f"{one}: {one.of(numbers):g} -> {one.of(found):g}", flush=True)
        margins = trial(game, pool, ask.deals, f"{ask.seed}/proof", found, numbers, ask.tries)
    mean, error = statistics.mean(margins), statistics.stdev(margins) / len(margins) ** 0.5
    better = mean > 1.5 * error
    print(f"against the present numbers: {mean:+.2f} ± {error:.2f} points" + ("" if better else ": not better"))
    if better and ask.write:
        write(path, found)


if __name__ == "__main__":
    main()
