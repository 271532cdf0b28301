"""One game between bots, none of which can harm it.

A bot is shown an imagined position, so it can neither see nor change the real one. If it raises, names an illegal move
or takes too long, it loses that move: a random legal one is played for it. Random, because that is legal, ends every
game, and is worth exactly what the bot `random` is worth; always the first move would favour or ruin a bot by the order
in which a game happens to number its actions. The fault is counted, and the game goes on.
"""

from __future__ import annotations

import hashlib
import operator
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from types import FrameType
from typing import Any

from quayside.arena.entrants import Entrant, Player, told
from quayside.arena.match import Match
from quayside.bots import next_move
from quayside.core.dice import FastDice
from quayside.core.state import State

RAISED, ILLEGAL, LATE = FAULTS = ("raised", "illegal", "late")
PATIENCE = 3  # so often a bot may run out of time in one game; then it is not asked again in that game


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong in a game, how often, and the first time in words."""

    seat: int
    kind: str
    count: int
    first: str


@dataclass(frozen=True)
class Outcome:
    """What a match keeps of a game. All but the seconds is the same whenever and wherever it is played."""

    number: int
    lineup: list[int]
    scores: list[int]
    winners: list[int]
    decisions: list[int]  # by seat
    seconds: list[float]  # by seat
    faults: list[Fault]
    digest: str  # of the record


class OutOfTime(BaseException):
    """Thrown into a bot that takes too long; not an Exception, so that its own handlers let it pass."""


class Guarded:
    """A bot in its seat: whatever it does wrong costs it the move and nothing else."""

    def __init__(self, entrant: Entrant, seat: int, chance: int, limit: float) -> None:
        self.entrant = entrant
        self.seat = seat
        self.limit = limit
        self.chance = chance
        self.imagination = FastDice(chance + 1)
        self.instead = FastDice(chance + 2)
        self.player: Player | None = None
        self.decisions = 0
        self.seconds = 0.0
        self.counts = dict.fromkeys(FAULTS, 0)
        self.first: dict[str, str] = {}

    def choose(self, state: State, words: list[str]) -> int:
        """What the bot wants, or a random legal action."""
        legal = state.legal(self.seat)
        self.decisions += 1
        if self.counts[LATE] >= PATIENCE:
            return self.fault(LATE, "", legal)
        position = state.imagine(self.seat, self.imagination)
        begun = time.perf_counter()
        try:
            wanted = self.ask(position)
            late = time.perf_counter() - begun >= self.limit
        except OutOfTime:
            late = True
        except (Exception, SystemExit) as error:
            return self.fault(RAISED, told(error), legal)
        finally:
            self.seconds += time.perf_counter() - begun
        if late:
            return self.fault(LATE, f"more than {self.limit:g} s", legal)
        try:
            action = operator.index(wanted)
        except Exception:
            return self.fault(ILLEGAL, f"a {type(wanted).__name__} is not the number of an action", legal)
        if action not in legal:
            said = words[action] if 0 <= action < len(words) else f"action {action}"
            return self.fault(ILLEGAL, f"{said!r} is not legal there", legal)
        return action

    def ask(self, position: State) -> Any:
        """What the bot says, made first if need be; interrupted when its time is over."""
        stoppable = can_interrupt()
        try:
            if stoppable:
                signal.setitimer(signal.ITIMER_REAL, self.limit)
            if self.player is None:
                self.player = self.entrant.make(self.chance)
            return self.player.choose(position, self.seat)
        finally:
            if stoppable:
                signal.setitimer(signal.ITIMER_REAL, 0)

    def fault(self, kind: str, text: str, legal: list[int]) -> int:
        """Note what went wrong, and play any legal action instead."""
        self.counts[kind] += 1
        self.first.setdefault(kind, text)
        return legal[self.instead.below(len(legal))]

    def faults(self) -> list[Fault]:
        return [Fault(self.seat, kind, count, self.first[kind]) for kind, count in self.counts.items() if count]


def play_game(match: Match, number: int) -> tuple[Outcome, str]:
    """A game of the match: what came of it, and its record as JSON."""
    record = match.setting.record(match.deal_seed(number))
    lineup = match.lineup(number)
    record.players = [match.entrants[who].name for who in lineup]
    table = [
        Guarded(match.entrants[who], seat, match.bot_seed(number, seat), match.limit) for seat, who in enumerate(lineup)
    ]
    words = record.game.actions.words
    state = record.start()
    # What a bot prints must not end up in our output.
    with alarm(), redirect_stdout(sys.stderr):
        while not state.over:
            seat, action = next_move(state, lambda seat: table[seat].choose(state, words))
            state.apply(seat, action)
            record.moves.append((seat, action))
    record.finish(state)
    text = record.to_json()
    outcome = Outcome(
        number,
        lineup,
        state.scores(),
        state.winners(),
        [bot.decisions for bot in table],
        [round(bot.seconds, 6) for bot in table],
        [fault for bot in table for fault in bot.faults()],
        hashlib.sha256(text.encode()).hexdigest(),
    )
    return outcome, text


def can_interrupt() -> bool:
    """Whether a bot can be stopped in the middle of its thinking; where not, being late is only noticed afterwards."""
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


@contextmanager
def alarm() -> Iterator[None]:
    """While this lasts, the process's alarm throws OutOfTime."""
    if not can_interrupt():
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, ring)
    try:
        yield
    finally:
        signal.signal(signal.SIGALRM, before)
