"""Tune the numbers that a game's bots go by: change one, let the changed judgement play against the present one, keep
what wins.

    python bench/tune.py riverboat --games 400 --sweeps 2 --write
    python bench/tune.py riverboat --level expert --tries 12 --only bonus_due standing_crop

Greedy bots (or, with tries, searches) play: in every other seat with the changed numbers, in the seats between with the
present ones, and the same deal the other way round, at the smallest and the largest player count. A change is kept when
its mean margin is above zero by more than `--sure` standard errors between deals. Nothing is written without
`--write`; comments in the file stay.
"""

from __future__ import annotations

import argparse
import re
import statistics
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import quayside
from quayside.bots import bot_moves
from quayside.bots.base import Bot
from quayside.bots.greedy import GreedyBot
from quayside.bots.search import SearchBot
from quayside.core.game import Game
from quayside.core.numbers import read_numbers
from quayside.core.state import State

FILE = "evaluation.toml"
Numbers = dict[str, Any]


@dataclass(frozen=True)
class Number:
    """One number of the file, or of a list in it."""

    name: str
    place: int | None

    def __str__(self) -> str:
        return self.name if self.place is None else f"{self.name}[{self.place}]"

    def of(self, numbers: Numbers) -> float:
        return float(numbers[self.name] if self.place is None else numbers[self.name][self.place])

    def put(self, numbers: Numbers, value: float) -> Numbers:
        """The same numbers but for this one."""
        if self.place is None:
            return {**numbers, self.name: value}
        old = numbers[self.name]
        return {**numbers, self.name: [*old[: self.place], value, *old[self.place + 1 :]]}

    def size(self, numbers: Numbers) -> float:
        """What counts as much or little of it."""
        return abs(self.of(numbers)) or 0.1


def numbers_in(numbers: Numbers) -> list[Number]:
    """All of them but the spread of results: greedy play does not use it, and estimates do not depend on it."""
    return [
        Number(name, place)
        for name, value in numbers.items()
        if name != "spread"
        for place in (range(len(value)) if isinstance(value, list) else [None])
    ]


class Judge(Bot):
    """Greedy by its own numbers or, with tries, a search by them."""

    def __init__(self, seed: int, numbers: Numbers, tries: int = 0) -> None:
        super().__init__(seed)
        self.bot: Bot = SearchBot(seed, iterations=tries) if tries else GreedyBot(seed)
        self.numbers = numbers
        self.estimator: Any = None

    def choose(self, state: State, seat: int) -> int:
        if self.estimator is None:
            self.estimator = type(state.estimator)(self.numbers)
        state.estimator = self.estimator  # the state is imagined, and the bot's own
        return self.bot.choose(state, seat)


def margins(slug: str, seats: int, seed: str, changed: Numbers, present: Numbers, tries: int = 0) -> float:
    """How far ahead of the present judgement the changed one is on average, over both seatings of one deal."""
    game = quayside.game(slug)
    ahead = 0.0
    for first in range(2):
        state = game.new(seats, seed)
        bots = [Judge(seat, changed if seat % 2 == first else present, tries) for seat in range(seats)]
        for _ in bot_moves(state, bots):
            pass
        scores = state.scores()
        ahead += statistics.mean(scores[first::2]) - statistics.mean(scores[1 - first :: 2])
    return ahead / 2


def trial(
    game: Game, pool: ProcessPoolExecutor, games: int, seed: str, changed: Numbers, present: Numbers, tries: int = 0
) -> list[float]:
    """The margin of every deal, both player counts."""
    jobs = [
        pool.submit(margins, game.slug, seats, f"{seed}/{seats}/{deal}", changed, present, tries)
        for seats in (game.seats[0], game.seats[-1])
        for deal in range(max(games // 2, 2))
    ]
    return [job.result() for job in jobs]


def changes(numbers: Numbers, size: float) -> list[tuple[str, Numbers]]:
    """Each number a little larger and a little smaller; of a list, each of its members."""
    return [
        (str(one), one.put(numbers, other)) for one in numbers_in(numbers) for other in beside(one.of(numbers), size)
    ]


def beside(number: float, size: float) -> tuple[float, float]:
    """A larger and a smaller number."""
    if number == 0.0:
        return size / 3.0, -size / 3.0
    return round(number * (1.0 + size), 3), round(number / (1.0 + size), 3)


def write(path: Path, numbers: Numbers, level: str = "") -> None:
    """Put the numbers into the file, each into its own line; a level's own into its table, as far as it has them."""
    text = path.read_text(encoding="utf-8")
    shared = read_numbers(path)
    begin = text.index(f"[{level}]\n") + len(f"[{level}]\n") if level else 0
    end = table.start() + begin if (table := re.search(r"(?m)^\[", text[begin:])) else len(text)
    part = text[begin:end]
    for name, value in numbers.items():
        shown = str([float(number) for number in value] if isinstance(value, list) else float(value))
        part, found = re.subn(rf"(?m)^{name} = (\[.*?\]|[-\d.e]+)", f"{name} = {shown}", part)
        if not found and value != shared[name]:
            part = f"{part.rstrip()}\n{name} = {shown}\n"
    path.write_text(text[:begin] + part + text[end:], encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400, help="for each change and player count")
    parser.add_argument("--sweeps", type=int, default=1)
    parser.add_argument(
        "--size", type=float, default=0.3, help="of a change: 0.3 tries 1.3 times and 1/1.3 of each number"
    )
    parser.add_argument("--sure", type=float, default=1.5, help="standard errors above zero that a change must have")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", nargs="*", help="names of numbers")
    parser.add_argument("--tries", type=int, default=0, help="of search bots that play instead of greedy ones")
    parser.add_argument("--level", default="", help="whose own numbers to tune, if it has any")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--write", action="store_true", help="write what was found into the game's file")
    ask = parser.parse_args()
    game = quayside.game(ask.game)
    path = game.folder / FILE
    if ask.level and f"[{ask.level}]\n" not in path.read_text(encoding="utf-8"):
        parser.error(f"{FILE} of {ask.game} has no table [{ask.level}]; leave --level away for the numbers of all")
    numbers = read_numbers(path, ask.level)
    with ProcessPoolExecutor(ask.jobs) as pool:
        for sweep in range(ask.sweeps):
            kept = 0
            for k in range(len(changes(numbers, ask.size))):
                # From the present numbers, which an earlier change may have moved
                name, changed = changes(numbers, ask.size)[k]
                base = name.partition("[")[0]
                if ask.only and base not in ask.only:
                    continue
                found = trial(game, pool, ask.games, f"{ask.seed}/{sweep}/{k}", changed, numbers, ask.tries)
                mean, error = statistics.mean(found), statistics.stdev(found) / len(found) ** 0.5
                better = mean > ask.sure * error
                told = f"{name}: {numbers[base]} -> {changed[base]}: {mean:+.2f} ± {error:.2f}"
                print(told + ("  kept" if better else ""), flush=True)
                if better:
                    numbers, kept = changed, kept + 1
                    if ask.write:
                        write(path, numbers, ask.level)
            print(f"sweep {sweep + 1}: {kept} changes kept", flush=True)


if __name__ == "__main__":
    main()
