"""`quayside arena`: bots play a match, and a table tells who is better."""

from __future__ import annotations

import json
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from quayside.arena.contest import Contest
from quayside.arena.entrants import budget_of, entrants_of
from quayside.arena.match import Match
from quayside.arena.report import Report, duration
from quayside.arena.setting import Setting
from quayside.cli.common import bar
from quayside.core.errors import BadRequest
from quayside.core.game import Game

UNUSUAL = {"raised": "raised an error", "illegal": "named an illegal move", "late": "ran out of time"}


def compete(
    game: Game,
    bots: list[str],
    games: int,
    seats: int | None,
    budget: str | None,
    limit: float,
    seed: str,
    options: dict[str, str],
    jobs: int,
    ray: str | None,
    out: Path | None,
    resume: bool,
    as_json: bool,
) -> None:
    """Play a match and print the result."""
    if resume and out is None:
        raise BadRequest("--resume needs --out DIR: the folder of the match to go on with.")
    if seats is None:
        seats = min(max(len(bots), game.seats[0]), game.seats[-1])
    entrants = entrants_of(bots, None if budget is None else budget_of(budget))
    match = Match(Setting.of(game, seats, options), entrants, seed, limit)
    contest = Contest.of(match, games, out, resume)
    try:
        result = carry_out(contest, game.title, jobs, ray)
    except KeyboardInterrupt:
        if contest.played and not as_json:
            show(contest.report())
        raise
    if as_json:
        print(json.dumps(result.to_dict(), ensure_ascii=False))
    else:
        show(result)
        if out is not None:
            print(f"Records, results and plot are in {out}.")


def carry_out(contest: Contest, title: str, jobs: int, ray: str | None) -> Report:
    """Play what is missing, with a progress bar; when interrupted, say what there is."""
    try:
        with bar() as progress:
            task = progress.add_task(title, total=contest.games)
            return contest.run(jobs, ray, lambda done: progress.update(task, completed=done))
    except KeyboardInterrupt:
        if contest.archive is not None:
            kept = f"{len(contest.played)} games are kept in {contest.archive.folder}; --resume goes on."
            Console(stderr=True, soft_wrap=True, markup=False, highlight=False).print(kept)
        raise


def show(report: Report) -> None:
    """The result for people."""
    match = report.match
    print(f"{match.setting.game.title}, {match.setting.seats} seats, {report.games} games, seed {match.seed!r}")
    print(match.plan(report.games))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("bot", overflow="fold", min_width=12)
    for heading in ("win share (95 %)", "× fair", "score", "rating", "time", "decisions"):
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in sorted(report.standings, key=lambda bot: -bot.win_share):
        low, high = bot.interval
        table.add_row(
            bot.name,
            f"{bot.win_share:.1%} ({low * 100:.1f}–{high * 100:.1f})",
            f"{bot.win_share / report.fair_share:.2f}",
            f"{bot.mean_score:.1f}",
            f"{bot.rating:.1f} ±{bot.rating_deviation:.1f}",
            duration(bot.seconds_per_decision),
            str(bot.decisions),
        )
    Console(highlight=False, markup=False).print(table)
    for line in complaints(report):
        print(line)
    print(f"digest {report.digest}")


def complaints(report: Report) -> list[str]:
    """The bots that lost moves, and why."""
    return [
        f"{bot.name} {UNUSUAL[kind]} in {count} of its {bot.decisions} decisions; random moves were played instead "
        f"({bot.first_faults[kind]})."
        for bot in report.standings
        for kind, count in bot.faults.items()
        if count
    ]
