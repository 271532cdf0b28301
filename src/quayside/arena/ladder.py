"""All levels against their neighbours, and the table of it in a document.

The table of each game stands between two marks in the file; everything outside them is left as it is. It is made from
the folders of the matches, and rows of the same edition whose matches are not kept here stay as they are: rungs may be
played one at a time, on different days or machines, and each row tells its own number of games.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from quayside.arena.archive import MATCH, Archive, read_description
from quayside.arena.entrants import entrants_of
from quayside.arena.match import Match
from quayside.arena.report import Report, duration, report
from quayside.arena.setting import Setting
from quayside.core.errors import BadRequest
from quayside.core.game import Game
from quayside.core.record import write_whole

HEADS_UP = 0.65  # the win share that a level must reach against the one below
AMONG_MORE = 1.5  # or so many times the fair share, alone against the rest
FACT = re.compile(r"(?m)^- (version|machine|date): (.+)$")
FRESH = """# How strong the levels are

Measured by `quayside ladder`; how to read the tables and repeat them is told in [bots.md](bots.md).
"""


@dataclass(frozen=True)
class Rung:
    """Two levels, the better one first; not every pair has a mark to reach."""

    upper: str
    lower: str
    judged: bool = True

    @property
    def bots(self) -> list[str]:
        return [self.upper, self.lower]


RUNGS = (
    Rung("easy", "random", judged=False),
    Rung("greedy", "random"),
    Rung("medium", "easy", judged=False),
    Rung("medium", "greedy"),
    Rung("hard", "medium"),
    Rung("expert", "hard"),
)
UPPER = tuple(dict.fromkeys(rung.upper for rung in RUNGS))


@dataclass(frozen=True)
class Ladder:
    """A game's rungs, with the folder where their matches are kept."""

    game: Game
    seed: str
    keep: Path

    def match(self, rung: Rung, seats: int) -> Match:
        """The match of a rung at a player count."""
        return Match(Setting.of(self.game, seats, {}), entrants_of(rung.bots, None), self.seed)

    def folder(self, rung: Rung, seats: int) -> Path:
        """Where it is kept."""
        return self.keep / self.game.slug / f"{seats}-{rung.upper}-{rung.lower}"

    def results(self) -> Iterator[tuple[Rung, Report, dict[str, str]]]:
        """What the folders hold, in the ladder's order, each with where and when it was played."""
        for seats in self.game.seats:
            for rung in RUNGS:
                folder = self.folder(rung, seats)
                if not (folder / MATCH).exists():
                    continue
                described = read_description(folder)
                made = described.pop("made", {})
                match = replace(self.match(rung, seats), seed=described.get("seed", self.seed))
                # What was played by other rules or with other figures says nothing about these.
                if described == match.describe() and (played := Archive(folder, match).read()):
                    yield rung, report(match, list(played.values())), made

    def section(self, command: str, before: str = "") -> str:
        """The part of the document about this game: all matches there are, and what else the part had before."""
        edition = f"- edition: {self.game.edition_name} ({self.game.edition.digest()[:12]}), rules {self.game.rules}"
        rows: dict[str, str] = {}
        facts: dict[str, list[str]] = {}
        for rung, result, made in self.results():
            rows[beginning(rung, result.match.setting.seats)] = row(rung, result)
            add_facts(facts, made)
        old = before.splitlines() if edition in before.splitlines() else []
        begun = [beginning(rung, seats) for seats in self.game.seats for rung in RUNGS]
        kept = {begin: line for line in old for begin in begun if line.startswith((f"{begin} |", f"{begin} ("))}
        if kept.keys() - rows.keys():
            add_facts(facts, dict(FACT.findall(before)))
        rows = {**kept, **rows}
        head = "| players | bots | games | win share | 95 % | × fair | wanted | | scores | time a decision |"
        line = "|---|---|---|---|---|---|---|---|---|---|"
        table = [head, line, *(rows[begin] for begin in begun if begin in rows)]
        lines = [f"- {name}: {'; '.join(sorted(facts[name]))}" for name in facts]
        return "\n".join([f"## {self.game.title}", "", *table, "", *lines, edition, f"- command: `{command}`"])


def add_facts(facts: dict[str, list[str]], made: dict[str, str]) -> None:
    """Where and when a match was played, each once."""
    for name, values in made.items():
        for value in values.split("; "):
            if value not in facts.setdefault(name, []):
                facts[name].append(value)


def beginning(rung: Rung, seats: int) -> str:
    """How the row of a rung begins."""
    against = f"{seats - 1} × {rung.lower}" if seats > 2 else rung.lower
    return f"| {seats} | {rung.upper} against {against}"


def row(rung: Rung, result: Report) -> str:
    """A rung in the table; the level that is judged is the first bot of the match."""
    upper, lower = result.standings
    wanted = wanted_share(result.match.setting.seats)
    low, high = upper.interval
    if not rung.judged:
        verdict = ""
    elif low >= wanted:
        verdict = "met"
    elif upper.win_share >= wanted:
        verdict = "met by the mean"
    else:
        verdict = "missed"
    faults = sum(upper.faults.values()) + sum(lower.faults.values())
    cells = [
        beginning(rung, result.match.setting.seats) + (f" ({faults} moves lost)" if faults else ""),
        str(result.games),
        f"{upper.win_share:.1%}",
        f"{low:.1%}–{high:.1%}",
        f"{upper.win_share / result.fair_share:.2f}",
        f"≥ {wanted:.1%}" if rung.judged else "–",
        verdict,
        f"{upper.mean_score:.1f} : {lower.mean_score:.1f}",
        f"{duration(upper.seconds_per_decision)} : {duration(lower.seconds_per_decision)}",
    ]
    return f"{' | '.join(cells)} |"


def wanted_share(seats: int) -> float:
    """What a level must reach at a player count."""
    return HEADS_UP if seats == 2 else AMONG_MORE / seats


def marks(slug: str) -> tuple[str, str]:
    """The lines around a game's table."""
    return f"<!-- ladder {slug}: begin, written by quayside ladder -->", f"<!-- ladder {slug}: end -->"


def read_section(path: Path, slug: str) -> str:
    """A game's part of the document, or nothing."""
    begin, end = marks(slug)
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return text.partition(begin)[2].partition(end)[0]


def write_section(path: Path, slug: str, section: str) -> None:
    """Put a game's table into the document, in place of the old one or at the end."""
    text = path.read_text(encoding="utf-8") if path.exists() else FRESH
    begin, end = marks(slug)
    block = f"{begin}\n{section}\n{end}"
    if begin not in text and end not in text:
        text = f"{text.rstrip()}\n\n{block}\n"
    else:
        before, found, rest = text.partition(begin)
        _, closed, after = rest.partition(end)
        if not found or not closed:
            raise BadRequest(f"{str(path)!r} has only one of the lines {begin!r} and {end!r}; put the other one back.")
        text = before + block + after
    write_whole(path, text)


def counts_of(game: Game, seats: Sequence[int] | None, every: bool) -> list[int]:
    """The player counts to measure: those named, all, or the smallest and the largest."""
    if seats:
        return [game.check_seats(count) for count in dict.fromkeys(seats)]
    return list(game.seats) if every else sorted({game.seats[0], game.seats[-1]})


def rungs_of(levels: Sequence[str] | None) -> list[Rung]:
    """All rungs, or those of the levels named."""
    for level in levels or ():
        if level not in UPPER:
            raise BadRequest(f"The ladder has no level {level!r} above another; it has {', '.join(UPPER)}.")
    return [rung for rung in RUNGS if not levels or rung.upper in levels]
