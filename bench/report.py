"""What was measured, as tables: for the terminal, as plain text, and as `RESULTS.md`."""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from timing import Sample

FORMS = ("compiled", "interpreted")
DECISIONS, COPY = "decisions_per_second", "copy_microseconds"
API, OWN_LOOP = "api_decisions_per_second", "own_loop_decisions_per_second"
CROWDED = 0.9
"""Under this share of the core, a measurement was disturbed enough to say so."""


@dataclass(frozen=True)
class Round:
    """One game measured once, in each form and with each number of players, and the peers right after."""

    game: str
    ours: dict[str, dict[int, Sample]]
    peers: dict[str, Sample]


@dataclass(frozen=True)
class Spread:
    """The median of the rounds, and the lowest and highest of them."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        return cls(statistics.median(values), min(values), max(values))

    def __str__(self) -> str:
        unit, name = (1e6, " M") if self.median >= 1e6 else (1e3, " k") if self.median >= 1e4 else (1.0, "")
        low, middle, high = (digits(value / unit) for value in (self.low, self.median, self.high))
        return f"{middle}{name} ({low}–{high})"


def digits(value: float) -> str:
    """Three significant digits, never in powers of ten."""
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


@dataclass(frozen=True)
class Ratio:
    """How many times better than a peer; above 1 we are."""

    heading: str
    peer: str
    value: Callable[[Sample, Sample], float]


def faster(ours: str, theirs: str) -> Callable[[Sample, Sample], float]:
    return lambda us, peer: us[ours] / peer[theirs]


def cheaper(cost: str) -> Callable[[Sample, Sample], float]:
    return lambda us, peer: peer[cost] / us[cost]


PLAY_CATANATRON = Ratio("play / Catanatron", "catanatron", faster(DECISIONS, DECISIONS))
PLAY_OPENSPIEL = Ratio("play / OpenSpiel", "openspiel", faster(DECISIONS, DECISIONS))
PLAY_OPENSPIEL_LOOP = Ratio("play / OpenSpiel C++ loop", "openspiel", faster(DECISIONS, OWN_LOOP))
API_CATANATRON = Ratio("API / Catanatron", "catanatron", faster(API, DECISIONS))
API_OPENSPIEL = Ratio("API / OpenSpiel", "openspiel", faster(API, DECISIONS))
COPY_CATANATRON = Ratio("copy / Catanatron", "catanatron", cheaper(COPY))
COPY_OPENSPIEL = Ratio("copy / OpenSpiel", "openspiel", cheaper(COPY))
PLAY_RATIOS = (PLAY_CATANATRON, PLAY_OPENSPIEL, PLAY_OPENSPIEL_LOOP)
OTHER_RATIOS = (API_CATANATRON, API_OPENSPIEL, COPY_CATANATRON, COPY_OPENSPIEL)


@dataclass(frozen=True)
class Goal:
    form: str
    words: str
    ratio: Ratio
    least: int


GOALS = (
    Goal("interpreted", "decisions/s against Catanatron", PLAY_CATANATRON, 4),
    Goal("compiled", "decisions/s against Catanatron", PLAY_CATANATRON, 100),
    Goal("compiled", "decisions/s against OpenSpiel from Python", PLAY_OPENSPIEL, 20),
    Goal("compiled", "cheaper copies than Catanatron", COPY_CATANATRON, 100),
)


@dataclass
class Table:
    """A table that can be written three ways; numbers stand to the right."""

    title: str
    headings: tuple[str, ...]
    words: int
    """How many columns, from the left, are words."""
    rows: list[tuple[str, ...]] = field(default_factory=list)

    def markdown(self) -> str:
        rule = [":--" if column < self.words else "--:" for column in range(len(self.headings))]
        lines = [f"| {' | '.join(row)} |" for row in (self.headings, rule, *self.rows)]
        return "\n".join([f"### {self.title}", "", *lines, ""])

    def plain(self) -> str:
        widths = [max(map(len, column)) for column in zip(self.headings, *self.rows, strict=True)]
        lines = [
            "  ".join(
                cell.ljust(width) if column < self.words else cell.rjust(width)
                for column, (cell, width) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in (self.headings, tuple("-" * width for width in widths), *self.rows)
        ]
        return "\n".join([self.title, *lines, ""])


@dataclass
class Report:
    rounds: list[Round]
    versions: dict[str, str]
    command: str
    repeats: int

    def tables(self) -> list[Table]:
        compared = [self.ratios("Play, times as fast", PLAY_RATIOS)]
        compared += [self.ratios("Python API and copies, times as fast", OTHER_RATIOS), self.goals()]
        return [self.values(), *(table for table in compared if table.rows)]

    def values(self) -> Table:
        """What each engine did, ours first."""
        headings = (
            "engine",
            "players",
            "own loop, decisions/s",
            "Python API, decisions/s",
            "games/s",
            "copy, µs",
        )
        table = Table("Random play on one core", headings, words=2)
        for game, form, seats in self.subjects():
            samples = [sample for _, sample in self.samples(game, form, seats)]
            columns = [spread_of(samples, key) for key in (DECISIONS, API, "games_per_second", COPY)]
            table.rows.append((f"{game}, {form}", str(seats), *columns))
        for name, players, peer, own_loop in (
            ("Catanatron", "4", "catanatron", DECISIONS),
            ("OpenSpiel backgammon", "2", "openspiel", OWN_LOOP),
        ):
            if samples := self.peer(peer):
                columns = [spread_of(samples, key) for key in (own_loop, DECISIONS, "games_per_second", COPY)]
                table.rows.append((name, players, *columns))
        return table

    def ratios(self, title: str, ratios: Sequence[Ratio]) -> Table:
        """How we compare, round by round."""
        table = Table(title, ("engine", "players", *(ratio.heading for ratio in ratios)), words=2)
        for game, form, seats in self.subjects():
            spreads = [self.ratio(ratio, game, form, seats) for ratio in ratios]
            if all(spreads):
                table.rows.append((f"{game}, {form}", str(seats), *map(str, spreads)))
        return table

    def goals(self) -> Table:
        """Each goal at the number of players where it is hardest."""
        headings = ("game", "form", "goal", "verdict", "wanted", "measured", "players")
        table = Table("Goals, at the number of players where we do worst", headings, words=4)
        for game in dict.fromkeys(measured.game for measured in self.rounds):
            for goal in GOALS:
                found = [
                    (spread, seats)
                    for _, form, seats in self.subjects(game)
                    if form == goal.form and (spread := self.ratio(goal.ratio, game, form, seats))
                ]
                if found:
                    worst, seats = min(found, key=lambda pair: pair[0].median)
                    wanted = f"≥ {goal.least}"
                    result = verdict(worst, goal.least)
                    table.rows.append((game, goal.form, goal.words, result, wanted, str(worst), str(seats)))
        return table

    def ratio(self, ratio: Ratio, game: str, form: str, seats: int) -> Spread | None:
        pairs = [
            ratio.value(sample, measured.peers[ratio.peer])
            for measured, sample in self.samples(game, form, seats)
            if ratio.peer in measured.peers
        ]
        return Spread.of(pairs) if pairs else None

    def subjects(self, only: str | None = None) -> list[tuple[str, str, int]]:
        """Game, form and number of players of everything of ours that was measured."""
        found = {
            (measured.game, form, seats): None
            for measured in self.rounds
            for form in FORMS
            for seats in measured.ours.get(form, {})
        }
        return [subject for subject in found if only in (None, subject[0])]

    def samples(self, game: str, form: str, seats: int) -> list[tuple[Round, Sample]]:
        return [
            (measured, measured.ours[form][seats])
            for measured in self.rounds
            if measured.game == game and seats in measured.ours.get(form, {})
        ]

    def peer(self, name: str) -> list[Sample]:
        return [measured.peers[name] for measured in self.rounds if name in measured.peers]

    def remarks(self) -> list[str]:
        """What a reader should know before trusting the tables."""
        everything = [
            sample
            for measured in self.rounds
            for samples in (*(form.values() for form in measured.ours.values()), measured.peers.values())
            for sample in samples
        ]
        crowded = sum(sample["core_share"] < CROWDED for sample in everything)
        remarks = [
            "Median (lowest–highest) of the rounds. A ratio is taken within its round, then summed up "
            "likewise. Times are processor times of one process on one core."
        ]
        forced = {
            name: statistics.median(sample["forced_share"] for sample in samples)
            for name in ("catanatron", "openspiel")
            if (samples := self.peer(name))
        }
        if forced:
            remarks.append(
                f"Of the peers' decisions, {forced['catanatron']:.0%} (Catanatron) and "
                f"{forced['openspiel']:.0%} (OpenSpiel) have a single legal action; they are counted. "
                "Quayside plays such moves by itself, uncounted, wherever it can."
            )
        ours = [sample for measured in self.rounds for form in measured.ours.values() for sample in form.values()]
        if any(sample["forced_share"] > 0 for sample in ours):
            share = statistics.median(sample["forced_share"] for sample in ours)
            remarks.append(f"Of Quayside's decisions, {share:.1%} (median) had a single legal action.")
        if crowded:
            remarks.append(
                f"The machine was busy: {crowded} of {len(everything)} measurements got less than "
                f"{CROWDED:.0%} of their core."
            )
        return remarks

    def plain(self) -> str:
        return "\n".join([*(table.plain() for table in self.tables()), *self.remarks()])

    def markdown(self) -> str:
        facts = {**machine(), **self.versions, "rounds": str(self.repeats), "command": f"`{self.command}`"}
        return "\n".join(
            [
                "# Results",
                "",
                "What is measured and how it is counted: [README](README.md). Only the ratios mean anything elsewhere.",
                "",
                *(f"- {name}: {fact}" for name, fact in facts.items()),
                "",
                *(table.markdown() for table in self.tables()),
                *(f"{remark}\n" for remark in self.remarks()),
            ]
        )


def spread_of(samples: Sequence[Sample], key: str) -> str:
    return str(Spread.of([sample[key] for sample in samples]))


def verdict(measured: Spread, least: float) -> str:
    if measured.low >= least:
        return "met"
    return "met by the median" if measured.median >= least else "missed"


def machine() -> dict[str, str]:
    """Where and when this was measured."""
    return {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "processor": f"{processor()}, {os.cpu_count()} cores",
        "system": operating_system(),
    }


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def operating_system() -> str:
    try:
        name = platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        name = platform.system()
    return f"{name}, {platform.system()} {platform.release()} on {platform.machine()}"
