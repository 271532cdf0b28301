"""A match from its first missing game to its last."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from quayside.arena.archive import Archive
from quayside.arena.match import Match
from quayside.arena.playing import Outcome, play_game
from quayside.arena.plot import plot
from quayside.arena.report import Report, report
from quayside.arena.workers import in_order, over_ray


@dataclass
class Contest:
    """So many games of a match, some of them perhaps already played and kept."""

    match: Match
    games: int
    archive: Archive | None
    played: dict[int, Outcome] = field(default_factory=dict)

    @classmethod
    def of(cls, match: Match, games: int, folder: Path | None, resume: bool) -> Contest:
        """The match in a folder, gone on with if that is wanted."""
        archive = None if folder is None else Archive(folder, match)
        return cls(match, games, archive, {} if archive is None else archive.open(resume))

    def run(self, jobs: int, ray: str | None, each: Callable[[int], None]) -> Report:
        """Play what is missing; `each` hears how many games there are, after every one."""
        missing = [number for number in range(self.games) if number not in self.played]
        task = partial(play_game, self.match)
        done = self.games - len(missing)
        each(done)
        if ray is None:
            answers = in_order(task, missing, min(jobs, max(len(missing), 1)), abandon=True)
        else:
            answers = over_ray(task, missing, ray, {file for bot in self.match.entrants if (file := bot.file)})
        for outcome, record in answers if missing else ():
            if self.archive is not None:
                self.archive.keep(outcome, record)
            self.played[outcome.number] = outcome
            done += 1
            each(done)
        told = self.report()
        if self.archive is not None:
            self.archive.draw(plot(told))
        return told

    def report(self) -> Report:
        """What the games so far say."""
        return report(self.match, [outcome for number, outcome in self.played.items() if number < self.games])
