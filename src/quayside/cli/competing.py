"""`quayside arena`: bots play a match, and a table tells who is better."""

from __future__ import annotations

import json
from collections import Counter
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
from quayside.cli.text import cli_words
from quayside.core.errors import BadRequest
from quayside.core.game import Game
from quayside.words import Words

COLUMNS = ("share", "fair", "score", "rating", "time", "decisions")
FAULTS = ("raised", "illegal", "late")


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
    language: str,
    as_json: bool,
) -> None:
    """Play a match and print the result."""
    say = cli_words(language)
    if resume and out is None:
        raise BadRequest(say.say("arena-resume-what"))
    if seats is None:
        seats = min(max(len(bots), game.seats[0]), game.seats[-1])
    entrants = entrants_of(bots, None if budget is None else budget_of(budget))
    match = Match(Setting.of(game, seats, options), entrants, seed, limit)
    contest = Contest.of(match, games, out, resume)
    try:
        result = carry_out(contest, game.title, jobs, ray, say)
    except KeyboardInterrupt:
        if contest.played and not as_json:
            show(contest.report(), say)
        raise
    if as_json:
        print(json.dumps(result.to_dict(), ensure_ascii=False))
    else:
        show(result, say)
        if out is not None:
            print(say.say("arena-kept", folder=str(out)))


def carry_out(contest: Contest, title: str, jobs: int, ray: str | None, say: Words) -> Report:
    """Play what is missing, with a progress bar; when interrupted, say what there is."""
    try:
        with bar() as progress:
            task = progress.add_task(title, total=contest.games)
            return contest.run(jobs, ray, lambda done: progress.update(task, completed=done))
    except KeyboardInterrupt:
        if contest.archive is not None:
            kept = say.say("arena-interrupted", games=len(contest.played), folder=str(contest.archive.folder))
            Console(stderr=True, soft_wrap=True, markup=False, highlight=False).print(kept)
        raise


def show(report: Report, say: Words) -> None:
    """The result for people."""
    match = report.match
    setting = match.setting
    print(say.say("arena-match", title=setting.game.title, seats=setting.seats, games=report.games, seed=match.seed))
    print(plan(match, report.games, say))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(say.say("arena-column-bot"), overflow="fold", min_width=12)
    for heading in COLUMNS:
        table.add_column(say.say(f"arena-column-{heading}"), justify="right", no_wrap=True)
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
    for line in complaints(report, say):
        print(line)
    print(say.say("digest", digest=report.digest))


def plan(match: Match, games: int, say: Words) -> str:
    """How so many games are arranged, in a sentence."""
    deals = say.say("arena-deals", deals=match.deal(games - 1) + 1, times=match.rotations)
    if match.alone:
        first, second = (entrant.name for entrant in match.entrants)
        how = say.say("arena-alone", first=first, others=match.setting.seats - 1, second=second)
    else:
        twice = max(Counter(match.lineup(0)).values()) > 1
        how = say.say("arena-all", who="twice" if twice else "waiting" if match.waiting else "once")
    left = games % match.rotations
    note = say.say("arena-not-whole", games=match.rotations) if left else ""
    return f"{deals} {how} {note}".rstrip()


def complaints(report: Report, say: Words) -> list[str]:
    """The bots that lost moves, and why."""
    return [
        say.say(f"fault-{kind}", bot=bot.name, count=count, decisions=bot.decisions, first=bot.first_faults[kind])
        for bot in report.standings
        for kind, count in bot.faults.items()
        if count
    ]
