"""Measure learning environments, ours or the peers', and print one JSON object: steps a second by name.

    python bench/environments.py --ours                          beside an installed, compiled Quayside
    .bench-venv/bin/python bench/environments.py --peers         in the peers' environment; `run.py` sees to both

A step is one decision of a player, chosen evenly among the legal ones; dealing and choosing count, except where the
vector version is compared with the single one: there only `reset` and `step` are timed, because choosing for many games
at once is another matter. *Seen* means that the acting player's observation and mask were asked for, *unseen* that the
legal actions were had without. Against bots the others' decisions are part of the step. All is processor time on one
core, except for the vector version with worker processes: there it is the wall clock, and every core has one of them;
or, where others use the cores as well, the processor time of the process that is busiest.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import timing

GAMES = 64
"""How many games the vector version steps at once in one process."""

GAMES_EACH = 128
"""How many for each process if there are several: waking them has to pay."""


def rate(seconds: float, play: Callable[[int], int]) -> float:
    """Decisions a second over whole games."""
    return timing.play_for(seconds, 0, lambda number: (play(number), 0)).decisions_per_second()


def pettingzoo_seen(table: Any) -> Callable[[int], int]:
    """Any PettingZoo environment with a mask, as its documents show it."""
    import numpy as np

    def play(number: int) -> int:
        chance = random.Random(number).random
        table.reset(seed=number)
        steps = 0
        for _ in table.agent_iter():
            seen, _, terminated, truncated, info = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            (legal,) = np.asarray(mask, bool).nonzero()
            table.step(int(legal[int(chance() * len(legal))]))
            steps += 1
        return steps

    return play


def pettingzoo_unseen(table: Any) -> Callable[[int], int]:
    """Ours without observing."""

    def play(number: int) -> int:
        chance = random.Random(number).random
        table.reset(seed=number)
        seat_of = {agent: seat for seat, agent in enumerate(table.possible_agents)}
        steps = 0
        while table.agents:
            _, _, terminated, _, _ = table.last(observe=False)
            if terminated:
                table.step(None)
                continue
            legal = table.table.legal(seat_of[table.agent_selection])
            table.step(legal[int(chance() * len(legal))])
            steps += 1
        return steps

    return play


def openspiel(game: Any, seen: bool) -> Callable[[int], int]:
    """Any game of pyspiel through its Python API."""

    def play(number: int) -> int:
        chance = random.Random(number)
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            if seen:
                state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            steps += 1
        return steps

    return play


def gymnasium_single(table: Any, seconds: float) -> float:
    """Steps a second of one game against bots; only its own calls are timed."""
    import numpy as np

    chance = random.Random(1).random
    used, steps = 0.0, 0
    _, info = table.reset(seed=1)
    while used < seconds:
        legal = np.flatnonzero(info["action_mask"])
        action = legal[int(chance() * len(legal))]
        start = timing.clock()
        _, _, over, _, info = table.step(action)
        if over:
            _, info = table.reset()
        used += timing.clock() - start
        steps += 1
    return steps / used


def gymnasium_vector(table: Any, seconds: float) -> float:
    """The same of many games; a step in which a game is only dealt anew does not count."""
    _, info = table.reset(seed=1)
    steps, used = step_many(table, info, seconds, timing.clock)
    return steps / used


def step_many(table: Any, info: dict[str, Any], seconds: float, clock: Callable[[], float]) -> tuple[int, float]:
    """Step games that have just been dealt, for so long; how many steps, in how many seconds of that clock."""
    import numpy as np

    chance = np.random.default_rng(1)
    used, steps = 0.0, 0
    over = np.zeros(table.num_envs, bool)
    while used < seconds:
        reached = info["action_mask"].cumsum(axis=1, dtype=np.int16)
        wanted = (chance.random(table.num_envs) * reached[:, -1]).astype(int) + 1
        actions = (reached >= wanted[:, None]).argmax(axis=1)
        steps += table.num_envs - int(over.sum())
        start = clock()
        _, _, over, _, info = table.step(actions)
        used += clock() - start
    return steps, used


def gymnasium_workers(make: Callable[..., Any], processes: int, seconds: float) -> dict[str, float]:
    """The same by several processes, by the wall clock, and by the processor time of the busiest of them."""
    with timing.unpinned():
        table = make(num_envs=GAMES_EACH * processes, workers=processes)
        _, info = table.reset(seed=1)
        steps, used = step_many(table, info, seconds, timing.wall_clock)
        found = {"workers_wall": steps / used}
        workers = [worker.process.pid for worker in table.games.workers] if processes > 1 else []
        _, info = table.reset(seed=1)
        before = [timing.processor_seconds(worker) for worker in workers]
        steps, used = step_many(table, info, seconds, timing.clock)
        busy = [timing.processor_seconds(worker) - start for worker, start in zip(workers, before, strict=True)]
        table.close()
    return {**found, "workers": steps / max(used, *busy, 0.0)}


def ours(seconds: float, quick: bool) -> dict[str, dict[str, float]]:
    """Every game with the fewest and the most players."""
    import gymnasium
    import pyspiel
    from gymnasium.vector import SyncVectorEnv

    import quayside
    from quayside.envs.gymnasium import name_of
    from quayside.envs.openspiel import register
    from quayside.envs.pettingzoo import env

    register()
    found = {}
    for slug in quayside.games():
        counts = quayside.game(slug).seats
        for seats in counts[:1] if quick else sorted({counts[0], counts[-1]}):
            game = pyspiel.load_game(f"quayside_{slug.replace('-', '_')}(players={seats})")
            against = {"seats": seats, "opponents": "random"}
            single = partial(gymnasium.make, name_of(slug), **against)
            vector = partial(gymnasium.make_vec, name_of(slug), **against)
            found[f"{slug}, {seats} players"] = {
                "seen": rate(seconds, pettingzoo_seen(env(slug, seats))),
                "unseen": rate(seconds, pettingzoo_unseen(env(slug, seats))),
                "single": gymnasium_single(single(), seconds),
                "sync": gymnasium_vector(SyncVectorEnv([single] * GAMES), seconds),
                "vector": gymnasium_vector(vector(num_envs=GAMES), seconds),
                **gymnasium_workers(vector, os.cpu_count() or 1, seconds),
                "openspiel_seen": rate(seconds, openspiel(game, seen=True)),
                "openspiel_unseen": rate(seconds, openspiel(game, seen=False)),
            }
    return found


def peers(seconds: float, quick: bool) -> dict[str, dict[str, float]]:
    """PettingZoo's classic games, RLCard's own, OpenSpiel's backgammon."""
    import pyspiel
    import rlcard
    from pettingzoo.classic import chess_v6, connect_four_v3, leduc_holdem_v4, texas_holdem_no_limit_v6, tictactoe_v3

    found = {}
    for module in (connect_four_v3, tictactoe_v3, leduc_holdem_v4, texas_holdem_no_limit_v6, chess_v6):
        table = module.env()
        found[f"PettingZoo {module.__name__.rpartition('.')[2]}"] = {"seen": rate(seconds, pettingzoo_seen(table))}

    def card_game(name: str) -> Callable[[int], int]:
        def play(number: int) -> int:
            chance = random.Random(number).random
            table = rlcard.make(name, config={"seed": number})
            state, _ = table.reset()
            steps = 0
            while not table.is_over():
                legal = list(state["legal_actions"])
                state, _ = table.step(legal[int(chance() * len(legal))])
                steps += 1
            return steps

        return play

    for name in ("leduc-holdem", "gin-rummy", "uno"):
        found[f"RLCard {name}"] = {"seen": rate(seconds, card_game(name))}
    backgammon = pyspiel.load_game("backgammon")
    found["OpenSpiel backgammon"] = {
        "openspiel_seen": rate(seconds, openspiel(backgammon, seen=True)),
        "openspiel_unseen": rate(seconds, openspiel(backgammon, seen=False)),
    }
    tic_tac_toe = pyspiel.load_game("python_tic_tac_toe") if has_python_games() else None
    if tic_tac_toe is not None:
        found["OpenSpiel python_tic_tac_toe"] = {
            "openspiel_seen": rate(seconds, openspiel(tic_tac_toe, seen=True)),
            "openspiel_unseen": rate(seconds, openspiel(tic_tac_toe, seen=False)),
        }
    return found


def has_python_games() -> bool:
    """Importing them registers them."""
    try:
        import open_spiel.python.games  # noqa: F401
    except ImportError:
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure learning environments; print one JSON object.")
    whose = parser.add_mutually_exclusive_group(required=True)
    whose.add_argument("--ours", action="store_true")
    whose.add_argument("--peers", action="store_true")
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time for each measurement")
    parser.add_argument("--quick", action="store_true", help="only the fewest players")
    options = parser.parse_args()
    timing.pin()
    measure = ours if options.ours else peers
    names = ("quayside", "pettingzoo", "gymnasium", "open_spiel", "rlcard", "numpy")
    versions = {name: timing.version(name) for name in names}
    print(json.dumps({"versions": versions, "rates": measure(options.seconds, options.quick)}, indent=1))


if __name__ == "__main__":
    main()
