"""`quayside simulate`: bots play many games, in one process or several, always with the same result."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from quayside.arena.setting import Setting, chance_of
from quayside.arena.workers import in_order
from quayside.bots import BOTS, bot, bot_moves
from quayside.cli.common import bar
from quayside.cli.text import cli_words
from quayside.core.dice import FastDice
from quayside.core.errors import BadRequest
from quayside.core.game import Game, check_seed
from quayside.core.playout import random_record
from quayside.core.record import Record
from quayside.words import Words

CHUNK_SECONDS = 0.2  # about how long a process works before it reports


@dataclass(frozen=True)
class Series:
    """What is to be played; small enough to be sent to a process."""

    setting: Setting
    seed: str
    bots: str
    out: Path | None


@dataclass
class Played:
    """What came of some games of a series."""

    games: int
    finished: int
    decisions: int
    scores: list[int]
    digests: bytes  # one SHA-256 a game


def play_one(series: Series, number: int) -> tuple[Record, list[int]]:
    """Game number so-and-so of the series: its record and the scores."""
    record = series.setting.record(f"{series.seed}/{number}")
    record.players = [series.bots] * record.seats
    chance = chance_of(f"bots {record.seed}")
    state = record.start()
    if series.bots == "random":
        moves = random_record(state, FastDice(chance))
        record.moves = [(move % record.seats, move // record.seats) for move in moves]
    else:
        bots = [bot(series.bots, chance + seat) for seat in range(record.seats)]
        record.moves = list(bot_moves(state, bots))
    record.finish(state)
    return record, state.scores()


def play_some(series: Series, piece: tuple[int, int]) -> Played:
    """Some games of the series, one after the other: the first one's number, and how many."""
    first, count = piece
    played = Played(0, 0, 0, [0] * series.setting.seats, b"")
    for number in range(first, first + count):
        record, scores = play_one(series, number)
        text = record.to_json()
        if series.out is not None:
            record.save(series.out / f"{series.setting.slug}-{number}.json")
        played.games += 1
        played.finished += record.result is not None
        played.decisions += len(record.moves)
        played.scores = [a + b for a, b in zip(played.scores, scores, strict=True)]
        played.digests += hashlib.sha256(text.encode()).digest()
    return played


def chunks(series: Series, games: int, jobs: int) -> Iterator[tuple[int, int]]:
    """The series cut into pieces: after the first game, as many as take about CHUNK_SECONDS."""
    begun = time.perf_counter()
    play_one(series, 0)
    size = max(1, min(int(CHUNK_SECONDS / (time.perf_counter() - begun)), games // jobs or 1))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def simulate(
    game: Game,
    seats: int | None,
    games: int,
    seed: str,
    jobs: int,
    bots: str,
    options: dict[str, str],
    out: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Play a series of games and print how they went."""
    say = cli_words(language)
    if bots not in BOTS:
        raise BadRequest(f"There is no bot {bots!r}; the bots are {', '.join(BOTS)}.")
    count = game.seats[0] if seats is None else seats
    series = Series(Setting.of(game, count, options), check_seed(seed), bots, out)
    begun = time.perf_counter()
    total = Played(0, 0, 0, [0] * count, b"")
    digest = hashlib.sha256()
    with bar() as progress:
        task = progress.add_task(game.title, total=games)
        for part in in_order(partial(play_some, series), chunks(series, games, jobs), jobs):
            total.games += part.games
            total.finished += part.finished
            total.decisions += part.decisions
            total.scores = [a + b for a, b in zip(total.scores, part.scores, strict=True)]
            digest.update(part.digests)
            progress.update(task, completed=total.games)
    seconds = time.perf_counter() - begun
    report(summary(series, total, seconds, digest.hexdigest()), None if as_json else say)


def summary(series: Series, total: Played, seconds: float, digest: str) -> dict[str, Any]:
    """The result as data for JSON."""
    return {
        "game": series.setting.slug,
        "seats": series.setting.seats,
        "games": total.games,
        "finished": total.finished,
        "seed": series.seed,
        "bots": series.bots,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(total.decisions / seconds),
        "mean_scores": [round(score / total.games, 2) for score in total.scores],
        "mean_decisions_per_game": round(total.decisions / total.games, 1),
        "digest": digest,
    }


def report(result: dict[str, Any], say: Words | None) -> None:
    """Print the result for a person in words, or else for a program."""
    if say is None:
        print(json.dumps(result))
        return
    told = {name: value for name, value in result.items() if name != "mean_scores"}
    scores = ", ".join(str(score) for score in result["mean_scores"])
    print(say.say("simulate-games", **told))
    print(say.say("simulate-speed", **told))
    print(say.say("simulate-scores", scores=scores, **told))
    print(say.say("digest", **told))
