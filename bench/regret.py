"""Measure how good bots' choices are, decision by decision, and where they go wrong.

    python bench/regret.py riverboat hard expert --seats 4
    python bench/regret.py riverboat search:iterations=300 search:iterations=3000 --positions 200 --each 1500

All bots choose in the same positions, those of games between greedy bots. Where they differ, a referee tries each of
their choices equally often in the same imagined positions with the same luck, so that none is seen further ahead than
another. What a choice promises less than the best of them is its regret, in hundredths of a win. Kinds of decisions are
told apart: where nobody regrets less for thinking longer, longer thinking is wasted.

The referee judges positions as the bots do: what that judgement gets wrong shows in a match alone. Believe it where a
match agrees (docs/decisions/032).
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import defaultdict

import timing
from search import positions

import quayside
from quayside.arena.entrants import Player, entrants_of
from quayside.bots.search import CANDIDATES, EXPLORATION, FIRST_SIGHT, SUITABLE, Search
from quayside.core.dice import FastDice
from quayside.core.errors import BadRequest
from quayside.core.state import State

A_GAME = 10  # positions, about
REFEREE = 1 << 20  # its luck is not that of any bot, or who had the same would look best


def promises(state: State, seat: int, choices: set[int], each: int, seed: int) -> dict[int, float]:
    """The share of the win that each of these choices promises, all tried equally often."""
    search = Search(FastDice(seed), CANDIDATES, SUITABLE, EXPLORATION, FIRST_SIGHT)
    found = {}
    for node in search.begin(state, seat):
        if node.action in choices:
            for _ in range(each):
                search.explore(state, node)
            found[node.action] = node.reward / node.visits
    return found


def regrets(state: State, players: list[Player], each: int, seed: int) -> tuple[list[float], list[float]]:
    """What each bot's choice promises less than the best of them, in hundredths; and its seconds."""
    seat = state.actors()[0]
    choices, seconds = [], []
    for player in players:
        shown = state.imagine(seat, FastDice(seed))
        begun = timing.clock()
        choices.append(player.choose(shown, seat))
        seconds.append(timing.clock() - begun)
    if len(set(choices)) == 1:
        return [0.0] * len(players), seconds
    found = promises(state, seat, set(choices), each, REFEREE + seed)
    best = max(found.values())
    return [100.0 * (best - found[choice]) for choice in choices], seconds


def told(values: list[float]) -> str:
    """Mean and standard error."""
    error = statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{statistics.mean(values):6.2f} ± {error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how much bots regret their choices.")
    parser.add_argument("game", choices=quayside.games())
    parser.add_argument("bots", nargs="+", help="two or more, as in `quayside arena`")
    parser.add_argument("--seats", type=int, help="players (default: as few as the game allows)")
    parser.add_argument("--positions", type=int, default=100, help="decisions to look at (default: 100)")
    parser.add_argument("--each", type=int, default=800, help="tries of the referee for each choice (default: 800)")
    options = parser.parse_args()
    if len(options.bots) < 2 or options.positions < 1 or options.each < 1:
        parser.error("It takes two bots or more, a position or more, and a try or more.")
    try:
        entrants = entrants_of(options.bots, None)
        seats = quayside.game(options.game).seats[0] if options.seats is None else options.seats
        quayside.game(options.game).check_seats(seats)
    except BadRequest as problem:
        sys.exit(str(problem))

    by_kind: dict[str, list[list[float]]] = defaultdict(list)
    seconds: list[list[float]] = []
    games = max(options.positions // A_GAME, 1)
    for number, state in enumerate(positions(options.game, seats, options.positions, games)):
        players = [entrant.make(number) for entrant in entrants]
        regretted, took = regrets(state, players, options.each, number)
        by_kind[state.frames[state.frame].name].append(regretted)
        seconds.append(took)
    rows = {"all": [row for found in by_kind.values() for row in found], **by_kind}
    form = "compiled" if quayside.compiled() else "interpreted"
    print(f"{form}, {options.game}, {seats} players, regret in hundredths of a win with its standard error")
    for kind, found in rows.items():
        print(f"{kind}, n = {len(found)}")
        for k, entrant in enumerate(entrants):
            time = f", {1000 * statistics.mean(row[k] for row in seconds):.1f} ms a decision" if kind == "all" else ""
            print(f"  {entrant.name:36}{told([row[k] for row in found])}{time}")


if __name__ == "__main__":
    main()
