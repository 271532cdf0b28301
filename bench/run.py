"""Measure Quayside side by side with its peers and print the tables.

    .venv/bin/python bench/run.py             every game, every number of players
    .venv/bin/python bench/run.py --quick     only the fewest and the most players
    .venv/bin/python bench/run.py --write     also write bench/RESULTS.md

Run it with a Python beside which Quayside is installed, compiled; the interpreted form is the source tree
itself. Each round measures a game compiled, then interpreted, then Catanatron, then OpenSpiel, one after the
other on the same core, so that a ratio never mixes two different moods of the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import compare_environments
import environment
from environment import ROOT
from report import FORMS, Report, Round, Table

BENCH = ROOT / "bench"
RESULTS = BENCH / "RESULTS.md"
GAMES_APART = 1_000_000
"""Each round plays games of its own: its numbers start this far after the last one's."""


def worker(command: list[str], **variables: str) -> dict[str, Any]:
    """Run a worker and read the JSON it prints."""
    # Catanatron's order of moves hangs on the hash seed: fix it, and each run plays the same games.
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    surroundings = inherited | {"PYTHONHASHSEED": "0"} | variables
    done = subprocess.run(command, check=False, env=surroundings, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise WorkerFailed(f"{Path(command[1]).name} failed:\n{done.stderr}")
    return json.loads(done.stdout)  # type: ignore[no-any-return]


class WorkerFailed(Exception):
    """A worker stopped with an error; carries what it said."""


def ours(form: str, *arguments: str) -> dict[str, Any]:
    """Quayside in that form; to be interpreted, the source tree goes before the installed package."""
    variables = {"PYTHONPATH": str(ROOT / "src")} if form == "interpreted" else {}
    return worker([sys.executable, str(BENCH / "ours.py"), *arguments], **variables)


def describe() -> dict[str, dict[str, Any]]:
    """What there is to measure in each form that can be had."""
    interpreted = ours("interpreted", "--describe")
    if interpreted["compiled"]:
        sys.exit("there are compiled files in src/: remove them, they hide the source that is to be measured")
    try:
        compiled = ours("compiled", "--describe")
    except WorkerFailed as reason:
        print(reason, file=sys.stderr)
        compiled = {"compiled": False}
    if compiled["compiled"]:
        return {"compiled": compiled, "interpreted": interpreted}
    print("no compiled Quayside beside this Python: measuring the interpreted form only", file=sys.stderr)
    return {"interpreted": interpreted}


def peers(python: Path, seconds: float, first: int) -> dict[str, dict[str, Any]]:
    """Each peer, in a process of its own."""
    reports = {}
    for peer in ("catanatron", "openspiel"):
        arguments = ["--peer", peer, "--repeats", "1", "--seconds", str(seconds), "--first", str(first)]
        reports[peer] = worker([str(python), str(BENCH / "peers.py"), *arguments])[peer]
    return reports


def measure(options: argparse.Namespace) -> Report:
    """All rounds; a round goes through the games, and each game brings its own measurement of the peers."""
    described = describe()
    about = described["interpreted"]
    python = None if options.no_peers else environment.ready()
    games = chosen(about["games"], options.games, options.quick)
    versions = {"Python": about["python"], **described.get("compiled", about)["versions"]}
    rounds = []
    for number in range(options.repeats):
        first = str(number * GAMES_APART)
        for game, seats in games.items():
            print(f"round {number + 1} of {options.repeats}: {game}", file=sys.stderr, flush=True)
            arguments = ["--game", game, "--seats", ",".join(map(str, seats))]
            arguments += ["--seconds", str(options.seconds), "--first", first]
            forms = {
                form: {int(count): sample for count, sample in ours(form, *arguments)["samples"].items()}
                for form in FORMS
                if form in described
            }
            beside = peers(python, options.seconds, int(first)) if python else {}
            versions |= {peer: report["version"] for peer, report in beside.items()}
            rounds.append(Round(game, forms, {peer: report["samples"][0] for peer, report in beside.items()}))
    command = shlex.join(["python", "bench/run.py", *sys.argv[1:]])
    return Report(rounds, versions, command, options.repeats)


def chosen(games: dict[str, list[int]], only: str | None, quick: bool) -> dict[str, list[int]]:
    """The games to measure with their numbers of players."""
    wanted = only.split(",") if only else list(games)
    if unknown := set(wanted) - set(games):
        sys.exit(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(games)}")
    return {game: sorted({games[game][0], games[game][-1]}) if quick else games[game] for game in wanted}


def show(report: Report, plain: bool) -> None:
    """Print the tables: with rich on a terminal, as plain text into a file or where rich is missing."""
    try:
        import rich
        import rich.table
    except ImportError:
        plain = True
    if plain or not sys.stdout.isatty():
        print(report.plain())
        return
    for table in report.tables():
        rich.print(as_rich(table))
    for remark in report.remarks():
        rich.print(remark)


def as_rich(table: Table) -> Any:
    import rich.table

    drawn = rich.table.Table(title=table.title, title_justify="left")
    for column, heading in enumerate(table.headings):
        drawn.add_column(heading, justify="left" if column < table.words else "right")
    for row in table.rows:
        drawn.add_row(*row)
    return drawn


def by_others(path: Path) -> str:
    """What the file holds after the tables of this command: figures of other commands, which stay as they are."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    start = text.find("\n## ")
    return text[start:] if start >= 0 else ""


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Quayside beside Catanatron and OpenSpiel.")
    parser.add_argument("--seconds", type=float, default=0.4, help="processor time a measurement (0.4)")
    parser.add_argument("--repeats", type=int, default=7, help="rounds (7)")
    parser.add_argument("--games", help="slugs of the games to measure, such as riverboat,merchants (all)")
    parser.add_argument("--quick", action="store_true", help="only the fewest and the most players")
    parser.add_argument("--no-peers", action="store_true", help="measure Quayside alone")
    parser.add_argument("--no-environments", action="store_true", help="leave the learning environments out")
    parser.add_argument("--plain", action="store_true", help="print plain text even on a terminal")
    parser.add_argument("--write", action="store_true", help=f"also write {RESULTS.relative_to(ROOT)}")
    options = parser.parse_args()
    environments = None
    try:
        report = measure(options)
        if not (options.no_peers or options.no_environments):
            command = shlex.join(["python", "bench/run.py", *sys.argv[1:]])
            python = environment.ready()
            environments = compare_environments.compare(
                python, options.seconds, options.repeats, options.quick, command
            )
    except (WorkerFailed, environment.Unavailable) as reason:
        sys.exit(str(reason))
    show(report, options.plain)
    if environments is not None:
        print(environments.plain())
    if options.write:
        RESULTS.write_text(report.markdown() + by_others(RESULTS), encoding="utf-8")
        if environments is not None:
            compare_environments.RESULTS.write_text(environments.markdown(), encoding="utf-8")
        print(f"written to {RESULTS.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
