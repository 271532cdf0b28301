"""A match in a folder: every game's record, what came of each, and enough to go on where it stopped.

    GAME-<number>.json   the records, as `quayside replay` and `verify` read them
    results.jsonl        what came of each game, a line each
    match.jsonl          what was played, on one line
    plot.svg             the win shares

A game is in `results.jsonl` only after its record has been written whole.
"""

from __future__ import annotations

import json
import os
import platform
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import quayside
from quayside.arena.match import Match
from quayside.arena.playing import Fault, Outcome
from quayside.core.errors import BadRequest
from quayside.core.record import write_whole

RESULTS, MATCH, PLOT = "results.jsonl", "match.jsonl", "plot.svg"


class Archive:
    """The folder of a match."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.folder = folder
        self.match = match

    def open(self, resume: bool) -> dict[int, Outcome]:
        """The games already played, by number; refuses a folder that holds another match."""
        known = self.match.describe()
        if not (self.folder / MATCH).exists():
            write_whole(self.folder / MATCH, json.dumps({**known, "made": provenance()}, ensure_ascii=False) + "\n")
            write_whole(self.folder / RESULTS, "")
            return {}
        if not resume:
            raise BadRequest(f"{str(self.folder)!r} already holds a match: --resume goes on with it.")
        before = read_description(self.folder)
        for key, value in known.items():
            if before.get(key) != value:
                raise BadRequest(
                    f"{str(self.folder)!r} holds another match: its {key} is {before.get(key)!r}, not {value!r}."
                )
        return self.read()

    def read(self) -> dict[int, Outcome]:
        """The results; a last line cut short by a power failure is dropped, in the file too."""
        path = self.folder / RESULTS
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
        if lines and not lines[-1].endswith("\n"):
            lines.pop()
            write_whole(path, "".join(lines))
        played = {}
        for at, line in enumerate(lines):
            try:
                outcome = outcome_from(json.loads(line))
                fits = outcome.lineup == self.match.lineup(outcome.number)
            except (ValueError, TypeError, KeyError):
                fits = False
            if not fits:
                raise BadRequest(f"{str(path)!r}, line {at + 1}, is not a game of this match.")
            played[outcome.number] = outcome
        return played

    def keep(self, outcome: Outcome, record: str) -> None:
        """A game more, whole: a game that has been played is not lost to somebody's Ctrl-C."""
        with uninterrupted():
            write_whole(self.folder / f"{self.match.setting.slug}-{outcome.number}.json", record)
            with (self.folder / RESULTS).open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(outcome), ensure_ascii=False) + "\n")

    def draw(self, picture: str) -> None:
        """The plot."""
        write_whole(self.folder / PLOT, picture)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is done. Only the main thread is ever interrupted."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
        if pressed:
            signal.raise_signal(signal.SIGINT)


def read_description(folder: Path) -> dict[str, Any]:
    """What a folder says about its match."""
    try:
        description = json.loads((folder / MATCH).read_text(encoding="utf-8"))
    except (ValueError, OSError):
        description = None
    if not isinstance(description, dict):
        raise BadRequest(f"{str(folder / MATCH)!r} does not describe a match; use another folder.")
    return description


def outcome_from(data: dict[str, Any]) -> Outcome:
    """A line of the results."""
    return Outcome(**{**data, "faults": [Fault(**fault) for fault in data["faults"]]})


def provenance() -> dict[str, str]:
    """When, on what and with what the games are played."""
    engine = "compiled" if quayside.compiled() else "interpreted"
    return {
        "version": f"{quayside.__version__}, engine {engine}",
        "machine": f"{processor()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}",
        "date": time.strftime("%Y-%m-%d"),
    }


def processor() -> str:
    """The processor's name, if the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
