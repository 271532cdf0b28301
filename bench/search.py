"""Measure how many decisions a search simulates in a second of processor time, everything it does included.

    python bench/search.py                                       the installed engine
    PYTHONPATH=src python bench/search.py --repeats 3            the same, interpreted
    python bench/search.py --game riverboat --iterations 2000
    python bench/search.py --plain                               random play to the end after the tree

The positions are those of games between greedy bots, evenly spread from the first to the last decision; a fresh search
thinks about each. A decision counts when a position was brought to its successor: in the tree, in play after it, or to
see what an action promises. What a game's own judgement tries out to value a card is not counted.

As the levels search, most of the time goes into judging positions. `--plain` measures the same search with random play
to the end of the game instead: what the tree and the engine can do by themselves.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import timing

import quayside
from quayside.bots import bot, bot_moves
from quayside.bots.search import SearchBot
from quayside.core.state import State

GAMES = 2
TO_THE_END = 10000  # decisions, more than any game has


def positions(slug: str, seats: int, number: int, games: int = GAMES) -> Iterator[State]:
    """So many positions with a choice, evenly spread over some games."""
    game = quayside.game(slug)
    for deal in range(games):
        state = game.new(seats=seats, seed=f"search {deal}")
        passed = [state.copy()]
        for _ in bot_moves(state, [bot("greedy", seat) for seat in range(seats)]):
            if not state.over:
                passed.append(state.copy())
        each = number // games
        yield from (passed[k * len(passed) // each] for k in range(each))


def thinker(seed: int, iterations: int, plain: bool) -> SearchBot:
    """A search as the levels have it, or with random play for everybody."""
    if plain:
        return SearchBot(seed, iterations=iterations, candidates=1, depth=TO_THE_END, rivals=0)
    return SearchBot(seed, iterations=iterations)


def decisions_per_second(found: list[State], iterations: int, plain: bool) -> float:
    """What one search after the other simulates, in all of their time."""
    begun = timing.clock()
    steps = 0
    for number, state in enumerate(found):
        searching = thinker(number, iterations, plain)
        searching.act(state, state.actors()[0])
        steps += searching.steps
    return steps / (timing.clock() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the search of every game at its smallest and largest table.")
    parser.add_argument("--game", choices=quayside.games(), help="only this one")
    parser.add_argument("--iterations", type=int, default=240, help="tries before each decision")
    parser.add_argument("--positions", type=int, default=40, help="decisions to think about")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--plain", action="store_true", help="random play to the end after the tree")
    options = parser.parse_args()

    timing.pin()
    form = "compiled" if quayside.compiled() else "interpreted"
    play = "random play to the end" if options.plain else "as the levels search"
    print(f"{form}, {play}, {options.positions} positions, {options.iterations} tries each, {options.repeats} repeats")
    for slug in [options.game] if options.game else quayside.games():
        seats = quayside.game(slug).seats
        for count in (seats[0], seats[-1]):
            found = list(positions(slug, count, options.positions))
            told = timing.spread(
                [decisions_per_second(found, options.iterations, options.plain) / 1000 for _ in range(options.repeats)]
            )
            middle, low, high = told["median"], told["low"], told["high"]
            print(f"{slug}, {count} players: {middle:.0f} thousand ({low:.0f} to {high:.0f})", flush=True)


if __name__ == "__main__":
    main()
