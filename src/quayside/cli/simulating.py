"""`quayside simulate`: bots play many games, in one process or several, always with the same result."""

from __future__ import annotations

import hashlib
import json
import signal
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import quayside
from quayside.bots import BOTS, bot, next_move
from quayside.core.dice import FastDice
from quayside.core.edition import EditionFile
from quayside.core.errors import BadRequest
from quayside.core.game import Game, check_seed
from quayside.core.playout import random_record
from quayside.core.record import Record

AHEAD = 3  # pieces of work that wait for each process
CHUNK_SECONDS = 0.2  # about how long a process works before it reports


@dataclass(frozen=True)
class Series:
    """What is to be played; small enough to be sent to a process."""

    slug: str
    edition: str | None
    seats: int
    seed: str
    bots: str
    options: dict[str, str]
    out: Path | None


@dataclass
class Played:
    """What came of some games of a series."""

    games: int
    finished: int
    decisions: int
    scores: list[int]
    digests: bytes  # one SHA-256 a game


_games: dict[str | None, Game] = {}


def game_of(series: Series) -> Game:
    """The game with its edition, made once a process."""
    if series.edition not in _games:
        game = quayside.game(series.slug)
        if series.edition is not None:
            game = game.with_edition(EditionFile(series.edition, "edition"))
        _games[series.edition] = game
    return _games[series.edition]


def play_one(series: Series, number: int) -> tuple[Record, list[int]]:
    """Game number so-and-so of the series: its record and the scores."""
    record = Record(game_of(series), series.seats, f"{series.seed}/{number}", series.options)
    record.players = [series.bots] * series.seats
    chance = int.from_bytes(hashlib.sha256(f"bots {record.seed}".encode()).digest()[:6], "big")
    state = record.start()
    if series.bots == "random":
        moves = random_record(state, FastDice(chance))
        record.moves = [(move % series.seats, move // series.seats) for move in moves]
    else:
        bots = [bot(series.bots, chance + seat) for seat in range(series.seats)]
        while not state.over:
            seat, action = next_move(state, bots)
            state.apply(seat, action)
            record.moves.append((seat, action))
    record.finish(state)
    return record, state.scores()


def play_some(series: Series, first: int, count: int) -> Played:
    """Some games of the series, one after the other."""
    played = Played(0, 0, 0, [0] * series.seats, b"")
    for number in range(first, first + count):
        record, scores = play_one(series, number)
        text = record.to_json()
        if series.out is not None:
            record.save(series.out / f"{series.slug}-{number}.json")
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


def run(series: Series, games: int, jobs: int) -> Iterator[Played]:
    """The pieces of a series, in their order."""
    if jobs == 1:
        for first, count in chunks(series, games, jobs):
            yield play_some(series, first, count)
        return
    # Ctrl-C reaches the whole process group; only this process shall answer it.
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        waiting: deque[Future[Played]] = deque()
        try:
            for first, count in chunks(series, games, jobs):
                waiting.append(pool.submit(play_some, series, first, count))
                if len(waiting) > AHEAD * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def simulate(
    game: Game,
    seats: int | None,
    games: int,
    seed: str,
    jobs: int,
    bots: str,
    options: dict[str, str],
    out: Path | None,
    as_json: bool,
) -> None:
    """Play a series of games and print how they went."""
    if bots not in BOTS:
        raise BadRequest(f"There is no bot {bots!r}; the bots are {', '.join(BOTS)}.")
    count = game.check_seats(game.seats[0] if seats is None else seats)
    edition = None if game.standard else game.edition.text
    series = Series(game.slug, edition, count, check_seed(seed), bots, game.check_options(options), out)
    begun = time.perf_counter()
    total = Played(0, 0, 0, [0] * count, b"")
    digest = hashlib.sha256()
    with bar() as progress:
        task = progress.add_task(game.title, total=games)
        for part in run(series, games, jobs):
            total.games += part.games
            total.finished += part.finished
            total.decisions += part.decisions
            total.scores = [a + b for a, b in zip(total.scores, part.scores, strict=True)]
            digest.update(part.digests)
            progress.update(task, completed=total.games)
    seconds = time.perf_counter() - begun
    report(summary(series, total, seconds, digest.hexdigest()), as_json)


def bar() -> Progress:
    """A progress bar on standard error, so that standard output holds only the result."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def summary(series: Series, total: Played, seconds: float, digest: str) -> dict[str, Any]:
    """The result as data for JSON."""
    return {
        "game": series.slug,
        "seats": series.seats,
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


def report(result: dict[str, Any], as_json: bool) -> None:
    """Print the result for a program or for a person."""
    if as_json:
        print(json.dumps(result))
        return
    scores = ", ".join(str(score) for score in result["mean_scores"])
    print(f"{result['games']} games of {result['game']} with {result['seats']} seats, seed {result['seed']!r}")
    print(f"{result['decisions']} decisions in {result['seconds']} s: {result['decisions_per_second']} a second")
    print(f"mean scores by seat: {scores}; {result['mean_decisions_per_game']} decisions a game")
    print(f"digest {result['digest']}")
