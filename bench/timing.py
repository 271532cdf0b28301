"""How everything here is timed: the same clock, core and arithmetic for Quayside and for its peers.

Imported by the workers `ours.py` and `peers.py`, which run in different environments, so it needs nothing but
the standard library.
"""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import metadata
from itertools import repeat
from pathlib import Path

Sample = dict[str, float]
"""What one repeat measured, by name."""

clock = time.process_time
"""The processor time of this process: on a shared core the wall clock would time the neighbours as well."""

wall_clock = time.perf_counter
"""For what several processes do together; it wants a machine that has nothing else to do."""

POSITIONS = 5
"""Copies are timed on this many positions, each from the middle of another game."""

BATCH_SECONDS = 0.002
"""Copies are timed in batches about this long: far above the clock's resolution, far below a second."""


def pin() -> None:
    """Keep this process on one core, the same for every worker, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


@contextmanager
def unpinned() -> Iterator[None]:
    """Let this process use all cores for a while, and the processes it starts meanwhile for good."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    pinned = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield
    finally:
        os.sched_setaffinity(0, pinned)


def processor_seconds(process: int) -> float:
    """What another process has used so far; 0 where the system does not tell."""
    told = Path(f"/proc/{process}/schedstat")
    return int(told.read_text().split()[0]) / 1e9 if told.exists() else 0.0


def version(distribution: str) -> str:
    """The installed version of a distribution, or `not installed`."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return "not installed"


def python_version() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"


class Tally:
    """What was played in how much time."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.forced = 0
        self.seconds = 0.0

    def add(self, decisions: int, forced: int, seconds: float) -> None:
        self.games += 1
        self.decisions += decisions
        self.forced += forced
        self.seconds += seconds

    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    def games_per_second(self) -> float:
        return self.games / self.seconds

    def decisions_per_game(self) -> float:
        return self.decisions / self.games

    def forced_share(self) -> float:
        """How many of the decisions had one legal action only."""
        return self.forced / self.decisions


Play = Callable[[int], tuple[int, int]]
"""Plays the game of that number from set-up to end; says how many decisions, and how many of them forced."""


def play_for(seconds: float, first: int, play: Play) -> Tally:
    """Play whole games, numbered from `first`, until the time is used up. Setting them up counts too."""
    play(first)  # a first game fills caches and lazy imports, untimed
    tally = Tally()
    number = first
    before = clock()
    while tally.seconds < seconds:
        number += 1
        decisions, forced = play(number)
        after = clock()
        tally.add(decisions, forced, after - before)
        before = after
    return tally


def copy_microseconds(seconds: float, copies: Sequence[Callable[[], object]]) -> float:
    """What one call of each of `copies` costs, on average, in µs; making the copy and throwing it away."""
    return statistics.fmean(call_microseconds(seconds / len(copies), copy) for copy in copies)


def call_microseconds(seconds: float, call: Callable[[], object]) -> float:
    """The median cost of a call over many batches, less what the loop itself costs."""
    count = 1
    while loop_with(call, count) < BATCH_SECONDS:
        count *= 2
    costs: list[float] = []
    used = 0.0
    while used < seconds or len(costs) < 3:
        full = loop_with(call, count)
        costs.append((full - empty_loop(count)) / count)
        used += full
    return statistics.median(costs) * 1e6


def loop_with(call: Callable[[], object], count: int) -> float:
    start = clock()
    for _ in repeat(None, count):
        call()
    return clock() - start


def empty_loop(count: int) -> float:
    start = clock()
    for _ in repeat(None, count):
        pass
    return clock() - start


def core_share(measure: Callable[[], Sample]) -> Sample:
    """Take a sample and add how much of the core it got: well under 1, something else was running there."""
    wall, used = time.perf_counter(), clock()
    sample = measure()
    sample["core_share"] = (clock() - used) / (time.perf_counter() - wall)
    return sample


def spread(values: Sequence[float]) -> dict[str, float]:
    """Median, lowest and highest."""
    return {"median": statistics.median(values), "low": min(values), "high": max(values)}
