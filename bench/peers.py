"""Measure the peers, Catanatron and OpenSpiel, and print one JSON object.

Runs in the environment that `environment.py` makes; `run.py` sees to both. By hand:

    .bench-venv/bin/python bench/peers.py --seconds 2 --repeats 5

What counts as a decision
    Catanatron, four players: each `Game.play_tick`, the step its own simulator takes, with a uniformly random
    choice. That includes its forced steps (rolling the dice is one), which Quayside would play by itself and
    not count; `forced_share` tells how many they are. Dice and draws happen inside the steps.
    OpenSpiel, backgammon: each `apply_action` at a player's node, the forced ones included. Chance nodes are
    sampled by their probabilities; that takes time and is not counted.

What else is measured
    `copy_microseconds`: `Game.copy()` and `State.clone()` of positions from the middle of games.
    `own_loop_decisions_per_second`: OpenSpiel playing whole games in C++ (`evaluate_bots` with its uniformly
    random bots), the like of Quayside's compiled playouts. The rest is driven from Python, the like of its
    Python API.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from functools import partial

import timing

GAMES_APART = 10_000
"""Each repeat plays games of its own: its numbers start this far after the last one's."""


def pick(dice: random.Random, count: int) -> int:
    """A number below `count`; quicker than `randrange`, so that the peers are not slowed by our choosing."""
    return int(dice.random() * count)


def catanatron(seconds: float, first: int) -> timing.Sample:
    """Catanatron, four players."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, Player

    def play(number: int, limit: int | None = None) -> tuple[Game, int, int]:
        dice = random.Random(number)

        def decide(player, game, actions):  # type: ignore[no-untyped-def]
            return actions[pick(dice, len(actions))]

        game = Game([Player(color) for color in Color], seed=number + 1)  # 0 would mean: no seed
        decisions = forced = 0
        while decisions != limit and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            forced += len(game.state.playable_actions) == 1
            game.play_tick(decide_fn=decide)
            decisions += 1
        return game, decisions, forced

    def copy_of_middle(number: int) -> Callable[[], Game]:
        _, decisions, _ = play(number)
        return play(number, decisions // 2)[0].copy

    tally = timing.play_for(seconds, first, lambda number: play(number)[1:])
    copies = [copy_of_middle(first + number) for number in range(timing.POSITIONS)]
    return {
        "decisions_per_second": tally.decisions_per_second(),
        "games_per_second": tally.games_per_second(),
        "decisions_per_game": tally.decisions_per_game(),
        "forced_share": tally.forced_share(),
        "copy_microseconds": timing.copy_microseconds(seconds / 4, copies),
    }


def openspiel(seconds: float, first: int) -> timing.Sample:
    """OpenSpiel, backgammon."""
    import pyspiel

    backgammon = pyspiel.load_game("backgammon")

    def roll(state: pyspiel.State, dice: random.Random) -> int:
        outcomes = state.chance_outcomes()
        left = dice.random()
        for outcome, probability in outcomes:
            left -= probability
            if left < 0:
                return outcome
        return outcomes[-1][0]  # the probabilities add up to a hair less than 1

    def play(number: int, limit: int | None = None) -> tuple[pyspiel.State, int, int]:
        dice = random.Random(number)
        state = backgammon.new_initial_state()
        decisions = forced = 0
        while decisions != limit and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(roll(state, dice))
            else:
                legal = state.legal_actions()
                forced += len(legal) == 1
                state.apply_action(legal[pick(dice, len(legal))])
                decisions += 1
        return state, decisions, forced

    def copy_of_middle(number: int) -> Callable[[], pyspiel.State]:
        _, decisions, _ = play(number)
        return play(number, decisions // 2)[0].clone

    def own_loop() -> timing.Tally:
        bots = [pyspiel.make_uniform_random_bot(seat, first + seat) for seat in range(2)]
        tally = timing.Tally()
        number = first
        while tally.seconds < seconds:
            number += 1
            start = timing.clock()
            state = backgammon.new_initial_state()
            pyspiel.evaluate_bots(state, bots, number)
            used = timing.clock() - start
            tally.add(sum(step.player >= 0 for step in state.full_history()), 0, used)
        return tally

    tally = timing.play_for(seconds, first, lambda number: play(number)[1:])
    copies = [copy_of_middle(first + number) for number in range(timing.POSITIONS)]
    return {
        "decisions_per_second": tally.decisions_per_second(),
        "games_per_second": tally.games_per_second(),
        "decisions_per_game": tally.decisions_per_game(),
        "forced_share": tally.forced_share(),
        "own_loop_decisions_per_second": own_loop().decisions_per_second(),
        "copy_microseconds": timing.copy_microseconds(seconds / 4, copies),
    }


PEERS: dict[str, tuple[str, Callable[[float, int], timing.Sample]]] = {
    "catanatron": ("catanatron", catanatron),
    "openspiel": ("open_spiel", openspiel),
}
"""The distribution to take the version of, and the measurement, by the peer's name."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Catanatron and OpenSpiel; print one JSON object.")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time for each measurement")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--first", type=int, default=0, help="number of the first game (its seed)")
    parser.add_argument("--peer", choices=sorted(PEERS), help="only this one")
    options = parser.parse_args()

    timing.pin()
    report: dict[str, object] = {"python": timing.python_version()}
    for name in [options.peer] if options.peer else PEERS:
        distribution, measure = PEERS[name]
        samples = [
            timing.core_share(partial(measure, options.seconds, options.first + number * GAMES_APART))
            for number in range(options.repeats)
        ]
        report[name] = {
            "measured": measure.__doc__,
            "version": timing.version(distribution),
            "samples": samples,
            "spread": {key: timing.spread([sample[key] for sample in samples]) for key in samples[0]},
        }
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
