"""`quayside ladder`: every level against the one below, written into a document."""

from __future__ import annotations

from pathlib import Path

from quayside.arena.contest import Contest
from quayside.arena.ladder import Ladder, counts_of, read_section, row, rungs_of, write_section
from quayside.cli.competing import carry_out
from quayside.cli.text import cli_words
from quayside.core.game import Game


def climb(
    game: Game,
    games: int,
    seats: list[int] | None,
    every: bool,
    only: list[str] | None,
    seed: str,
    jobs: int,
    ray: str | None,
    keep: Path,
    resume: bool,
    out: Path,
    language: str,
) -> None:
    """Play all rungs, and write the table after each one. The document is English in any language."""
    say = cli_words(language)
    ladder = Ladder(game, seed, keep)
    steps = [(rung, count) for count in counts_of(game, seats, every) for rung in rungs_of(only)]
    # Every folder is looked at before the first game, so that a refusal does not come in the middle of the night.
    contests = [
        Contest.of(ladder.match(rung, count), games, ladder.folder(rung, count), resume) for rung, count in steps
    ]
    command = f"quayside ladder {game.slug} --games {games} --seed {seed}"
    for (rung, count), contest in zip(steps, contests, strict=True):
        title = say.say("ladder-step", upper=rung.upper, lower=rung.lower, seats=count)
        print(row(rung, carry_out(contest, title, jobs, ray, say)), flush=True)
        write_section(out, game.slug, ladder.section(command, read_section(out, game.slug)))
    print(say.say("ladder-done", file=str(out), folder=str(keep / game.slug)))
