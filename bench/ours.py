"""Measure Quayside and print one JSON object; `run.py` starts it for the compiled and the interpreted form.

`decisions_per_second` is `random_playout`, the loop that search uses and that is compiled when the engine is;
`api_decisions_per_second` is the same play through `actors`, `legal` and `apply`, as the author of a bot in
Python sees it. Both include setting the game up. The engine plays forced moves by itself, so each decision
counted was a choice; `forced_share` would tell if that were not so. By hand:

    python bench/ours.py --game riverboat --seats 2,4 --seconds 1
    python bench/ours.py --describe
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from functools import partial

import timing

import quayside
from quayside.core.dice import FastDice
from quayside.core.playout import random_playout

ENDLESS = 1_000_000
"""A game with this many decisions is not going to end."""


def describe() -> dict[str, object]:
    """What there is to measure, and in which versions."""
    return {
        "compiled": quayside.compiled(),
        "python": timing.python_version(),
        "versions": {name: timing.version(name) for name in ("quayside", "mypy", "librt")},
        "games": {slug: list(quayside.game(slug).seats) for slug in quayside.games()},
    }


def measure(slug: str, seats: int, seconds: float, first: int) -> timing.Sample:
    """One game, one number of players: `seconds` for playouts, half for the API, a quarter for copies."""
    game = quayside.game(slug)
    dice = FastDice(first + 1)

    def playout(number: int) -> tuple[int, int]:
        state = game.new(seats=seats, seed=f"bench {number}")
        decisions = random_playout(state, dice, ENDLESS)
        if not state.over:
            raise RuntimeError(f"{slug} with {seats}, seed 'bench {number}': no end in {ENDLESS} decisions")
        return decisions, 0

    def api(number: int) -> tuple[int, int]:
        chance = random.Random(number).random
        state = game.new(seats=seats, seed=f"bench {number}")
        decisions = forced = 0
        while actors := state.actors():
            seat = actors[int(chance() * len(actors))]
            legal = state.legal(seat)
            forced += len(legal) == 1
            state.apply(seat, legal[int(chance() * len(legal))])
            decisions += 1
        return decisions, forced

    def copy_of_middle(number: int) -> Callable[[], object]:
        seed = f"bench {number}"
        decisions = random_playout(game.new(seats=seats, seed=seed), FastDice(number + 1), ENDLESS)
        state = game.new(seats=seats, seed=seed)
        random_playout(state, FastDice(number + 1), decisions // 2)
        return state.copy

    played = timing.play_for(seconds, first, playout)
    through_api = timing.play_for(seconds / 2, first, api)
    copies = [copy_of_middle(first + number) for number in range(timing.POSITIONS)]
    return {
        "decisions_per_second": played.decisions_per_second(),
        "games_per_second": played.games_per_second(),
        "decisions_per_game": played.decisions_per_game(),
        "api_decisions_per_second": through_api.decisions_per_second(),
        "forced_share": through_api.forced_share(),
        "copy_microseconds": timing.copy_microseconds(seconds / 4, copies),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Quayside's engine; print one JSON object.")
    parser.add_argument("--describe", action="store_true", help="only say what there is to measure")
    parser.add_argument("--game", help="the game's slug")
    parser.add_argument("--seats", help="numbers of players, such as 2,4; all if not given")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each measurement")
    parser.add_argument("--first", type=int, default=0, help="number of the first game (its seed)")
    options = parser.parse_args()

    timing.pin()
    report = describe()
    if not options.describe:
        if options.game not in quayside.games():
            parser.error(f"--game must be one of {', '.join(quayside.games())}")
        chosen = options.seats.split(",") if options.seats else quayside.game(options.game).seats
        report["samples"] = {
            int(seats): timing.core_share(partial(measure, options.game, int(seats), options.seconds, options.first))
            for seats in chosen
        }
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
