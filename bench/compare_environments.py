"""Learning environments side by side: rounds of ours and the peers', as tables. `run.py` calls it; by hand:

.venv/bin/python bench/compare_environments.py --repeats 3 --write
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from pathlib import Path
from typing import Any

import environment
from environment import ROOT
from environments import GAMES, GAMES_EACH
from report import Spread, Table, machine, verdict

BENCH = ROOT / "bench"
RESULTS = BENCH / "ENVIRONMENTS.md"
Rates = dict[str, dict[str, float]]
GOAL_PETTINGZOO, GOAL_VECTOR = 10, 5


class Comparison:
    """What was measured, round by round: ours and the peers' within the same minutes."""

    def __init__(
        self, rounds: list[tuple[Rates, Rates]], loads: list[float], versions: dict[str, str], command: str
    ) -> None:
        self.rounds = rounds
        self.loads = loads  # of the machine, after each of the measurements
        self.versions = versions
        self.command = command

    def tables(self) -> list[Table]:
        ours, peers = self.rounds[0]
        values = Table(
            "Environments, steps/s",
            ("environment", "seen", "unseen", "single", "vector", "a process a core", "wall clock", "SyncVectorEnv",
             "OpenSpiel seen", "unseen"),
            1,
        )  # fmt: skip
        for which, names in ((0, ours), (1, peers)):
            for name in names:
                keys = ("seen", "unseen", "single", "vector", "workers", "workers_wall", "sync", "openspiel_seen",
                        "openspiel_unseen")  # fmt: skip
                values.rows.append((name, *(self.spread(which, name, key) for key in keys)))
        ratios = Table("Times as fast", ("environment", "PettingZoo, median", "PettingZoo, fastest", "RLCard, fastest",
                                         "OpenSpiel in Python", "vector / single", "a process a core / single",
                                         "wall clock", "vector / SyncVectorEnv"),
                       1)  # fmt: skip
        goals = Table("Goals", ("environment", "goal", "verdict", "wanted", "measured"), 3)
        for name in ours:
            seen = self.ratio(name, "PettingZoo", statistics.median)
            vector, workers = self.quotient(name, "vector", "single"), self.quotient(name, "workers", "single")
            wall = self.quotient(name, "workers_wall", "single")
            ratios.rows.append((
                name, str(seen), str(self.ratio(name, "PettingZoo", max)), str(self.ratio(name, "RLCard", max)),
                str(self.against_python_game(name)), str(vector), str(workers), str(wall),
                str(self.quotient(name, "vector", "sync")),
            ))  # fmt: skip
            for words, spread, least in (
                ("seen, against the median of PettingZoo's classic games", seen, GOAL_PETTINGZOO),
                ("seen, against the fastest of them", self.ratio(name, "PettingZoo", max), GOAL_PETTINGZOO),
                ("the vector version against the single one, both on one core", vector, GOAL_VECTOR),
                (f"the vector version on {os.cpu_count()} cores against the single one", workers, GOAL_VECTOR),
                (f"the vector version on {os.cpu_count()} cores, by the wall clock", wall, GOAL_VECTOR),
            ):
                goals.rows.append((name, words, verdict(spread, least), f"≥ {least}", str(spread)))
        return [values, ratios, goals]

    def spread(self, which: int, name: str, key: str) -> str:
        values = [measured[which][name][key] for measured in self.rounds if key in measured[which][name]]
        return str(Spread.of(values)) if values else ""

    def ratio(self, name: str, library: str, of: Any) -> Spread:
        return Spread.of([
            ours[name]["seen"] / of([rates["seen"] for peer, rates in peers.items() if peer.startswith(library)])
            for ours, peers in self.rounds
        ])  # fmt: skip

    def against_python_game(self, name: str) -> Spread:
        peer = "OpenSpiel python_tic_tac_toe"
        return Spread.of([ours[name]["openspiel_seen"] / peers[peer]["openspiel_seen"] for ours, peers in self.rounds])

    def quotient(self, name: str, one: str, other: str) -> Spread:
        return Spread.of([ours[name][one] / ours[name][other] for ours, _ in self.rounds])

    def plain(self) -> str:
        return "\n".join(table.plain() for table in self.tables())

    def markdown(self) -> str:
        load = f"{min(self.loads):.1f} to {max(self.loads):.1f}, of which the measuring itself is 1 to {os.cpu_count()}"
        facts = {**machine(), **self.versions, "load": load}
        facts |= {"rounds": str(len(self.rounds)), "command": f"`{self.command}`"}
        return "\n".join([
            "# Environments beside their peers",
            "",
            "Steps a second, median (lowest–highest) of the rounds; ratios are taken within a round. What a step is,",
            "and what is timed, stands in [environments.py](environments.py). Opponents in the single and the vector",
            "version play at random; with a searching bot in the other seats its thinking is all that counts, and the",
            "two are equally fast. PettingZoo's are five of its eight classic games. *Single* is what",
            f"`gymnasium.make` gives, *vector* what `gymnasium.make_vec` gives for {GAMES} games, and *SyncVectorEnv*",
            "how Gymnasium itself steps as many single ones in a call.",
            "",
            "All of that is one process on one core, by its processor time. *A process a core* is the vector version",
            f"with `workers={os.cpu_count()}`: so many processes, {GAMES_EACH} games for each, first by",
            "the processor time of the busiest process, which leaves out what the processes wait for each other, then",
            "by the wall clock, which is only worth something if the machine had nothing else to do: see the load.",
            "",
            "Why the vector version on one core is not five times as fast as the single one: both have the others'",
            "moves and the writing of the observation to do, which no batch makes cheaper, and the single one adds",
            "only some eight microseconds of Python and NumPy to that. Two cores divide that work.",
            "",
            *(f"- {name}: {fact}" for name, fact in facts.items()),
            "",
            *(table.markdown() for table in self.tables()),
        ])  # fmt: skip


def compare(python: Path, seconds: float, repeats: int, quick: bool, command: str) -> Comparison:
    """Measure; each worker in a process of its own."""
    from run import worker

    rounds, loads, versions = [], [], {}
    for number in range(repeats):
        print(f"round {number + 1} of {repeats}: environments", file=sys.stderr, flush=True)
        arguments = [str(BENCH / "environments.py"), "--seconds", str(seconds), *(["--quick"] if quick else [])]
        ours = worker([sys.executable, *arguments, "--ours"])
        loads.append(os.getloadavg()[0])
        peers = worker([str(python), *arguments, "--peers"])
        loads.append(os.getloadavg()[0])
        rounds.append((ours["rates"], peers["rates"]))
        versions = {**peers["versions"], "quayside": ours["versions"]["quayside"]}
    return Comparison(rounds, loads, versions, command)


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Measure Quayside's environments beside PettingZoo, RLCard, OpenSpiel."
    )
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--quick", action="store_true", help="only the fewest players")
    parser.add_argument("--write", action="store_true", help=f"also write {RESULTS.relative_to(ROOT)}")
    options = parser.parse_args()
    command = " ".join(["python", "bench/compare_environments.py", *sys.argv[1:]])
    found = compare(environment.ready(), options.seconds, options.repeats, options.quick, command)
    print(found.plain())
    if options.write:
        RESULTS.write_text(found.markdown(), encoding="utf-8")


if __name__ == "__main__":
    main()
