"""The commands and their options. What they do is in the files beside this one."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import quayside
from quayside.arena.match import LIMIT, MOST_GAMES
from quayside.bots import BOTS
from quayside.cli import climbing, competing, hinting, playing, reading, remote_bot, replaying, serving, simulating
from quayside.cli.common import chosen_game, options_of, read
from quayside.core.errors import BadRequest, QuaysideError
from quayside.words import LANGUAGES

app = typer.Typer(
    help="Three board games of trade by the water.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; `quayside games` lists them.")]
Edition = Annotated[Path | None, typer.Option(help="Play with the components in this edition file.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")]
Language = Annotated[str, typer.Option(help=f"The language of all sentences: {', '.join(LANGUAGES)}.")]
Seed = Annotated[str | None, typer.Option(help="The same seed is the same game.")]
MatchSeed = Annotated[str, typer.Option(help="The same seed is the same match.")]
Games = Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")]
Jobs = Annotated[int, typer.Option(min=1, max=256, help="Processes that share the work.")]
Ray = Annotated[str | None, typer.Option(metavar="ADDRESS|local", help="Spread the games over a Ray cluster.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with what was interrupted.")]
Json = Annotated[bool, typer.Option("--json", help="Print the result as one JSON object.")]
USUAL_BOT = "medium"
INTERRUPTED = 130  # the exit code after Ctrl-C
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as written by play or simulate.")]


def show_version(wanted: bool) -> None:
    if wanted:
        engine = "compiled" if quayside.compiled() else "interpreted"
        typer.echo(f"quayside {quayside.__version__} (engine {engine})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def options_of_all(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True,
                                          help="Show the version and whether the engine is compiled.")] = False,
) -> None:  # fmt: skip
    """Three board games of trade by the water."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def games(language: Language = "en") -> None:
    """List the games."""
    playing.list_games(language)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game; not needed with --resume.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many players, you included.")] = None,
    bots: Annotated[str | None, typer.Option(
        metavar="LEVEL", help=f"How your opponents play: {', '.join(BOTS)}; {USUAL_BOT} if not given.",
    )] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People in all seats, at this keyboard.")] = False,
    seed: Seed = None,
    edition: Edition = None,
    option: Options = None,
    language: Language = "en",
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to save on exit: a new file.")] = None,
) -> None:  # fmt: skip
    """Play in the terminal, against bots or with friends."""
    if resume is not None:
        told = {"GAME": game, "--seats": seats, "--bots": bots, "--hotseat": hotseat or None, "--seed": seed,
                "--edition": edition, "--option": option or None}  # fmt: skip
        given = [name for name, value in told.items() if value is not None]
        if given:
            raise BadRequest(
                f"With --resume everything about the game comes from the file; leave out {', '.join(given)}."
            )
        playing.resume(resume, language, save)
    elif game is None:
        raise BadRequest(f"Which game? Say one of {', '.join(quayside.games())}, or --resume FILE.")
    else:
        made = chosen_game(game, edition, language)
        playing.start(
            made, seats, USUAL_BOT if bots is None else bots, hotseat, seed, options_of(option), language, save
        )


@app.command()
def rules(
    game: GameName,
    chapter: Annotated[str | None, typer.Option(
        metavar="NAME", help="Only one chapter: goal, setup, rulings, edition, …",
    )] = None,
    edition: Edition = None,
    language: Language = "en",
) -> None:  # fmt: skip
    """Show the rules of a game, and where the figures of its components come from."""
    reading.show_rules(chosen_game(game, edition, language), language, chapter)


@app.command()
def edition(game: GameName) -> None:
    """Print the file of a game's components, to enter those of your own box."""
    reading.print_edition(chosen_game(game, None))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8360,
    database: Annotated[str | None, typer.Option(metavar="URL", help="sqlite:///file.db or postgresql://…")] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one needs PostgreSQL.")] = 1,
    open: Annotated[bool, typer.Option("--open", help="Open a browser there.")] = False,
) -> None:
    """Serve tables to friends, a club or everybody."""
    serving.serve(host, port, database, workers, open)


@app.command("bot")
def play_remotely(
    table: Annotated[str, typer.Option(metavar="LINK", help="The table's invitation link, or its id with --server.")],
    server: Annotated[
        str | None, typer.Option(metavar="URL", help="Where the table is, if the link does not say.")
    ] = None,
    level: Annotated[str, typer.Option(help=f"How it plays: {', '.join(BOTS)}.")] = USUAL_BOT,
    name: Annotated[str | None, typer.Option(help="What it is called at the table.")] = None,
    seat: Annotated[int | None, typer.Option(min=1, help="Which seat; any free one if not given.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed makes the same choices.")] = 0,
) -> None:
    """Let a bot of this machine play at a table on a server."""
    remote_bot.play(server, table, level, name, seat, seed)


@app.command()
def simulate(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many players.")] = None,
    games: Annotated[int, typer.Option(min=1, max=100_000_000, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed is the same series of games.")] = "0",
    jobs: Jobs = 1,
    bots: Annotated[str, typer.Option(metavar="LEVEL", help=f"Who plays: {', '.join(BOTS)}.")] = "random",
    edition: Edition = None,
    option: Options = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep the record of every game here.")] = None,
    language: Language = "en",
    json: Json = False,
) -> None:
    """Let bots play many games and tell how they went."""
    made = chosen_game(game, edition, language)
    simulating.simulate(made, seats, games, seed, jobs, bots, options_of(option), out, language, json)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(
        metavar="BOT BOT…", help=f"Two or more: {', '.join(BOTS)}, search:iterations=200, or your own as module:Class.",
    )],
    games: Games = 100,
    seats: Annotated[int | None, typer.Option(help="How many players; as many as bots if not given.")] = None,
    budget: Annotated[str | None, typer.Option(
        metavar="TIME|NUMBER", help="What search bots may spend on a decision: 0.5s, or 300 iterations.",
    )] = None,
    limit: Annotated[float, typer.Option(metavar="SECONDS", help="A bot that takes longer loses the move.")] = LIMIT,
    seed: MatchSeed = "0",
    jobs: Jobs = 1,
    ray: Ray = None,
    edition: Edition = None,
    option: Options = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep records, results and a plot here.")] = None,
    resume: Resume = False,
    language: Language = "en",
    json: Json = False,
) -> None:  # fmt: skip
    """Let bots play a match and tell which is better: every deal is played with the seats rotated.

    With two bots and more than two seats, the first sits alone against copies of the second.
    """
    made = chosen_game(game, edition, language)
    chosen = options_of(option)
    competing.compete(
        made, bots, games, seats, budget, limit, seed, chosen, jobs, ray, out, resume, language, json
    )  # fmt: skip


@app.command()
def ladder(
    game: GameName,
    games: Games = 200,
    seats: Annotated[list[int] | None, typer.Option(
        metavar="K", help="A player count, may be repeated; otherwise the smallest and the largest.",
    )] = None,
    all_counts: Annotated[bool, typer.Option("--all-counts", help="Measure at every player count.")] = False,
    only: Annotated[list[str] | None, typer.Option(
        metavar="LEVEL", help="Only this level over the one below, may be repeated.",
    )] = None,
    seed: MatchSeed = "0",
    jobs: Jobs = 1,
    ray: Ray = None,
    keep: Annotated[Path, typer.Option(metavar="DIR", help="Where the games are kept.")] = Path(".build/ladder"),
    resume: Resume = False,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the table is written.")] = Path("docs/strength.md"),
    language: Language = "en",
) -> None:  # fmt: skip
    """Measure every level against the one below, and write the table into a document."""
    climbing.climb(
        chosen_game(game, None), games, seats, all_counts, only, seed, jobs, ray, keep, resume, out, language
    )


@app.command()
def hint(
    file: RecordFile,
    to: Annotated[int | None, typer.Option(metavar="N", help="The position after so many moves.")] = None,
    seat: Annotated[int | None, typer.Option(help="Whose choices, where several may act.")] = None,
    budget: Annotated[str | None, typer.Option(
        metavar="TIME|NUMBER", help="How long to think: 5s, or 2000 iterations.",
    )] = None,
    language: Language = "en",
    json: Json = False,
) -> None:  # fmt: skip
    """Rank the choices in a recorded position, with what each one promises."""
    hinting.hint(read(file), to, seat, budget, language, json)


@app.command()
def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option(metavar="N", help="Stop after so many moves.")] = None,
    language: Language = "en",
) -> None:
    """Tell a recorded game in words and show the table at the end, or after move N."""
    replaying.replay(read(file), to, language)


@app.command()
def verify(file: RecordFile, language: Language = "en") -> None:
    """Check a record: seed, shuffles, every move, and the result."""
    replaying.verify(read(file), language)


def main() -> None:
    """Run the command; whatever goes wrong is said in a sentence, never in a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters gets question marks
    complain = Console(stderr=True, soft_wrap=True, markup=False, highlight=False)
    try:
        code = app(standalone_mode=False)
        if code == INTERRUPTED:
            complain.print("Interrupted.")
    except QuaysideError as error:
        complain.print(str(error))
        code = 1
    except (typer.Abort, KeyboardInterrupt):
        complain.print("Interrupted.")
        code = INTERRUPTED
    except typer.TyperException as error:
        said = str(getattr(error, "format_message", error.__str__)())
        complain.print(said.rstrip(".") + "; --help tells more.")
        code = 2
    except BrokenPipeError:
        # Whoever read our output has gone (`quayside replay … | head`): nothing is left to say, also not at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    except OSError as error:
        complain.print(f"{error.filename}: {error.strerror}." if error.filename else f"{error}.")
        code = 1
    sys.exit(code or 0)
