"""Bots that do what a bot should not, and one that is anybody's own."""

from __future__ import annotations

import random
import time
from contextlib import suppress
from typing import Any

from quayside.bots.base import Bot
from quayside.bots.search import SearchBot
from quayside.core.state import State


class Own:
    """Not derived from anything: a seed, settings, and a way to choose."""

    def __init__(self, seed: int = 0, last: int = 0) -> None:
        self.chance = random.Random(seed)
        self.last = last

    def choose(self, state: State, seat: int) -> int:
        moves = state.legal(seat)
        return moves[-1] if self.last else self.chance.choice(moves)


class Raising(Own):
    def choose(self, state: State, seat: int) -> int:
        raise ValueError("no idea\nat all")


class Leaving(Own):
    def choose(self, state: State, seat: int) -> int:
        raise SystemExit(3)


class Illegal(Own):
    def choose(self, state: State, seat: int) -> int:
        return -7


class Wordy(Own):
    def choose(self, state: State, seat: int) -> Any:
        print("I am thinking")
        return "bid 3"


class Slow(Own):
    """Thinks for ever, and does not even let itself be interrupted politely."""

    def choose(self, state: State, seat: int) -> int:
        while True:
            with suppress(Exception):
                time.sleep(60)


class Vandal(Own):
    """Plays on in the position it was shown, as far as it goes."""

    def choose(self, state: State, seat: int) -> int:
        wanted = state.legal(seat)[0]
        while not state.over:
            actor = state.actors()[0]
            state.apply(actor, state.legal(actor)[0])
        return wanted


class Unmakeable:
    def __init__(self, seed: int) -> None:
        raise RuntimeError("no hands")


class Chooseless:
    def __init__(self, seed: int) -> None:
        pass


class Fading(Own):
    """Can be made once, for trial, and never again."""

    made = 0

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        Fading.made += 1
        if Fading.made > 1:
            raise RuntimeError("gone")


class Derived(Bot):
    def choose(self, state: State, seat: int) -> int:
        return state.legal(seat)[self.dice.below(len(state.legal(seat)))]


class Thinking(SearchBot):
    """Thinks at most as long as it takes to count the choices."""

    def choose(self, state: State, seat: int) -> int:
        self.iterations = min(self.iterations, len(state.legal(seat)))
        return super().choose(state, seat)
