"""Fit the numbers that a game's bots go by to how games ended.

    python bench/fit.py riverboat --games 800 --write
    python bench/fit.py riverboat --games 600 --tries 150 --deals 240 --write

Greedy bots play, or search bots with so many tries, now and then a random move among theirs. In some quiet positions it
is noted what a little more of each number would add to everybody's estimate; when the game is over, least squares tell
which numbers would have told the margins best. A ridge keeps numbers that hardly matter near what they are. What tells
best need not play best: numbers move the play that they were fitted to. So the found numbers then play against the
present ones, and are written (with `--write`) only if they win at the smallest and the largest table together. See
docs/bots.md.
"""

from __future__ import annotations

import argparse
import random
import statistics
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tune import FILE, Judge, Numbers, numbers_in, trial, write

import quayside
from quayside.core.numbers import read_numbers

CARELESS = 0.03  # moves at random, so that positions come up that careful players avoid
NOTED = 0.15  # of the quiet positions
A_LITTLE = 0.05  # of a number


@dataclass(frozen=True)
class Position:
    """Everybody's estimate, and by how much it grows with each number: a row for each seat."""

    estimates: NDArray[np.float64]
    growth: NDArray[np.float64]


def look(state: Any, judge: Any, others: list[tuple[Any, float]]) -> Position:
    """A position as a judge sees it, and as judges see it who have a little more of one number each."""
    estimates = np.array([judge.estimate(state, seat) for seat in range(state.seats)])
    more = [[other.estimate(state, seat) for seat in range(state.seats)] for other, _ in others]
    growth = (np.array(more).T - estimates[:, None]) / np.array([little for _, little in others])
    return Position(estimates, growth)


def play(slug: str, seats: int, seed: str, numbers: Numbers, tries: int = 0) -> tuple[list[Position], list[int]]:
    """One game: what was noted on the way, and how it ended."""
    state = quayside.game(slug).new(seats, seed)
    chance = random.Random(seed)
    bots = [Judge(seat, numbers, tries) for seat in range(seats)]
    judges = type(state.estimator)
    fitted = numbers_in(numbers)
    little = [A_LITTLE * one.size(numbers) for one in fitted]
    others = [(judges(one.put(numbers, one.of(numbers) + some)), some) for one, some in zip(fitted, little)]
    judge = judges(numbers)
    noted = []
    while not state.over:
        seat = state.actors()[0]
        if state.actor >= 0 and judge.quiet(state) and chance.random() < NOTED:
            noted.append(look(state, judge, others))
        careless = chance.random() < CARELESS
        state.apply(seat, chance.choice(state.legal(seat)) if careless else bots[seat].act(state, seat))
    return noted, state.scores()


def fit(games: list[tuple[list[Position], list[int]]], numbers: Numbers, ridge: float) -> tuple[Numbers, float, float]:
    """The numbers that tell the margins best; and how far estimates are off the truth now, and would be then."""
    fitted = numbers_in(numbers)
    rows, missing = [], []
    for noted, scores in games:
        ended = np.array(scores, float)
        for position in noted:
            rows.append(position.growth - position.growth.mean(axis=0))
            missing.append(ended - ended.mean() - (position.estimates - position.estimates.mean()))
    growth, off = np.concatenate(rows), np.concatenate(missing)
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
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--write", action="store_true", help="write what won into the game's file")
    ask = parser.parse_args()
    game = quayside.game(ask.game)
    path = game.folder / FILE
    numbers = read_numbers(path)
    ends = (game.seats[0], game.seats[-1])
    with ProcessPoolExecutor(ask.jobs) as pool:
        jobs = [
            pool.submit(play, game.slug, ends[k % 2], f"{ask.seed}/{k}", numbers, ask.tries) for k in range(ask.games)
        ]
        found, now, then = fit([job.result() for job in jobs], numbers, ask.ridge)
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
