"""Tell whether games between bots look like games between people.

    quayside simulate merchants-of-amsterdam --seats 5 --bots hard --games 40 --jobs 2 --out played
    python bench/plausible.py played

Reads the records in a folder and prints, for each game and player count, what players and winners scored and where it
came from; for Nieuw Amsterdam which way led winners there, for Merchants of Amsterdam what cards cost.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import quayside
from quayside.core.errors import QuaysideError
from quayside.core.journal import Journal
from quayside.core.record import Record, read_record

WAYS = {  # of Nieuw Amsterdam
    "town": ("elections", "last_elections"),
    "land": ("clearing", "last_land"),
    "furs": ("shipping", "furs"),
}
USUAL = range(90, 171)  # what people pay for a card


@dataclass
class Games:
    """What the games of one kind came to."""

    number: int = 0
    scores: list[int] = field(default_factory=list)
    winning: list[int] = field(default_factory=list)
    sources: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    ways: Counter[str] = field(default_factory=Counter)
    prices: list[int] = field(default_factory=list)

    def add(self, record: Record) -> None:
        journal = Journal()
        state = record.replay(journal=journal)
        self.number += 1
        scores = state.scores()
        self.scores += scores
        self.winning += [scores[seat] for seat in state.winners()]
        for ledger in state.ledger():
            for source, points in ledger.items():
                self.sources[source].append(points)
        if set(WAYS["town"]) <= set(record.game.sources):
            for seat in state.winners():
                self.ways[way_of(state.ledger(), seat)] += 1
        told = [record.game.describe(entry) for entry in journal.entries]
        self.prices += [int(entry["price"]) for entry in told if entry["key"] == "sold"]

    def lines(self) -> Iterator[str]:
        yield f"games {self.number}, scores {spread(self.scores)}, winners {spread(self.winning)}"
        means = ((statistics.mean(points), source) for source, points in self.sources.items())
        yield "from " + ", ".join(f"{source} {mean:.1f}" for mean, source in sorted(means, reverse=True))
        if self.ways:
            yield "winners were ahead most by " + ", ".join(
                f"{way} {number}" for way, number in self.ways.most_common()
            )
        if self.prices:
            usual = sum(price in USUAL for price in self.prices) / len(self.prices)
            tens = statistics.quantiles(self.prices, n=10)
            yield (
                f"prices: {len(self.prices)} cards, median {statistics.median(self.prices):.0f}, four of five between "
                f"{tens[0]:.0f} and {tens[-1]:.0f}, {usual:.0%} from {USUAL[0]} to {USUAL[-1]}"
            )


def way_of(ledgers: list[dict[str, int]], seat: int) -> str:
    """Of the three ways, the one in which a player is farthest ahead of the others' mean."""
    gained = [{way: sum(ledger[source] for source in WAYS[way]) for way in WAYS} for ledger in ledgers]
    others = [gain for other, gain in enumerate(gained) if other != seat]
    return max(WAYS, key=lambda way: gained[seat][way] - statistics.mean(gain[way] for gain in others))


def spread(numbers: Sequence[int]) -> str:
    """Mean and standard deviation."""
    return f"{statistics.mean(numbers):.1f} ± {statistics.pstdev(numbers):.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the records are")
    folder = parser.parse_args().folder
    kinds: dict[str, Games] = defaultdict(Games)
    try:
        for path in sorted(folder.glob("*.json")):
            record = read_record(path, quayside.game)
            if record.result is not None:
                bots = ", ".join(sorted(set(record.players))) or "unknown"
                kinds[f"{record.game.title}, {record.seats} players ({bots})"].add(record)
    except QuaysideError as fault:
        sys.exit(str(fault))
    if not kinds:
        sys.exit(f"There are no records of finished games in {str(folder)!r}; quayside simulate --out makes some.")
    for kind, games in kinds.items():
        print(kind)
        for line in games.lines():
            print(f"  {line}")


if __name__ == "__main__":
    main()
