"""Many games spread over processes: this one plays a share of them while workers play theirs.

What a worker's games show lies in memory that both processes see; a pipe wakes the worker and says when it is done. A
pipe that breaks tells each side that the other is gone, so nobody waits in vain and no worker outlives its owner.
"""

from __future__ import annotations

import math
import multiprocessing
import os
import pickle
import signal
import weakref
from collections.abc import Callable
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, NoReturn

import numpy as np

from quayside.core.errors import BadRequest, QuaysideError
from quayside.envs.eyes import Sheet
from quayside.envs.rooms import Actions, Room, Shown, Written
from quayside.envs.seating import Seating

PATIENCE = 5.0  # seconds in which a worker that is let go has to leave
SHOWING = 0.15  # what it takes to show a game's row, beside playing it; this process does that for all of them


class WorkerLost(QuaysideError):
    """A worker process has ended before its time, and its games with it."""


def workers_wanted(workers: int | None, games: int) -> int:
    """How many processes play so many games; None is one for each core that may be used."""
    if workers is None:
        workers = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    elif type(workers) is not int or workers < 1:
        raise BadRequest(f"The games are played by at least 1 worker, or by None for one a core; not by {workers!r}.")
    return min(workers, games)


class Worker:
    """A process with a room of its own, seen from outside."""

    def __init__(self, recipe: tuple[Any, ...], seating: Seating, games: slice) -> None:
        self.games = games  # which of all
        count = games.stop - games.start
        # Not forked: that would copy the locks of whatever threads the learner's library has running.
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("b", room_needed(seating, count))  # has no name, so it cannot be left behind
        self.actions, self.written = laid_out(memory, seating, count)
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, memory, recipe, count), daemon=True)
        try:
            self.process.start()
        except (pickle.PicklingError, AttributeError, TypeError) as fault:
            raise BadRequest(
                f"This cannot be sent to a worker process: {fault}. Define the game in a module, or have workers=1."
            ) from None
        theirs.close()

    def ask(self, deed: str, *arguments: Any) -> None:
        """Have something done; `answer` waits for it."""
        try:
            self.pipe.send((deed, arguments))
        except OSError:
            self.lost()

    def answer(self) -> Any:
        """What came of it; what was raised there is raised here."""
        try:
            good, answer = self.pipe.recv()
        except (EOFError, OSError):
            self.lost()
        if not good:
            raise answer
        return answer

    def lost(self) -> NoReturn:
        """Say so."""
        self.process.join(PATIENCE)
        raise WorkerLost(
            f"A worker process has ended, with exit code {self.process.exitcode}, and its games with it: make the "
            "environment anew. Was the memory full, or did somebody end it? If this happens at once: a script has to "
            'make its environments under `if __name__ == "__main__":`, because workers read the script too.'
        )


class Crew:
    """A room in this process and the workers' rooms as one."""

    def __init__(self, recipe: tuple[Any, ...], seating: Seating, games: int, workers: int) -> None:
        self.own, *theirs = shares(games, workers)
        self.workers = [Worker(recipe, seating, share) for share in theirs]
        self.close = weakref.finalize(self, let_go, self.workers)
        self.room = Room(seating, self.own.stop)
        self._together(lambda: None)

    def reset(self, seeds: list[int | None] | None) -> None:
        """As in a room."""
        for worker in self.workers:
            worker.ask("reset", None if seeds is None else seeds[worker.games])
        self._together(lambda: self.room.reset(None if seeds is None else seeds[self.own]))

    def step(self, actions: Actions) -> None:
        """As in a room."""
        for worker in self.workers:
            worker.actions[:] = actions[worker.games]
            worker.ask("step")
        self._together(lambda: self.room.step(actions[self.own]))

    def _together(self, here: Callable[[], None]) -> None:
        """Do this process's share while the workers do theirs, and wait for all of them."""
        faults: list[Exception] = []
        for share in (here, *(worker.answer for worker in self.workers)):
            try:
                share()
            except Exception as fault:
                faults.append(fault)
        if faults:
            raise faults[0]

    def show(self, shown: Shown) -> None:
        """As in a room."""
        self.room.show(shown.rows(self.own))
        for worker in self.workers:
            worker.written.show(shown.rows(worker.games))

    def illegal(self, actions: Actions) -> list[int]:
        """As in a room; nobody needs to be asked."""
        wrong = self.room.illegal(actions[self.own])
        for worker in self.workers:
            wrong += [worker.games.start + k for k in worker.written.illegal(actions[worker.games])]
        return wrong

    def why_not(self, k: int, action: int) -> str:
        """As in a room."""
        for worker in self.workers:
            if worker.games.start <= k < worker.games.stop:
                worker.ask("why_not", k - worker.games.start, action)
                why: str = worker.answer()
                return why
        return self.room.why_not(k, action)


def shares(games: int, workers: int) -> list[slice]:
    """Which games each process plays, the first being this one, so that all are done at about the same time."""
    own = max(1, round(games / workers * max(0.0, 1 - SHOWING * (workers - 1))))
    ends = [own + (games - own) * k // (workers - 1) for k in range(workers)]
    return [slice(*pair) for pair in pairwise([0, *ends])]


def let_go(workers: list[Worker]) -> None:
    """End the workers: they leave when nobody is at the other end of their pipe."""
    for worker in workers:
        worker.pipe.close()
    for worker in workers:
        worker.process.join(PATIENCE)
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()


# In the worker


def work(pipe: Connection, memory: Any, recipe: tuple[Any, ...], games: int) -> None:
    """Play some games for another process, until it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; only the owner shall answer it
    try:
        seating = Seating(*recipe)
        room = Room(seating, games)
        actions, written = laid_out(memory, seating, games)
        deeds: dict[str, Callable[..., Any]] = {
            "reset": room.reset,
            "step": lambda: room.step(actions),
            "why_not": room.why_not,
        }
        answer: tuple[bool, Any] = True, None
    except Exception as fault:
        answer = False, fault
    while True:
        try:
            pipe.send(answer)
            deed, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = True, deeds[deed](*arguments)
            written.take(room.written)
        except Exception as fault:
            answer = False, fault


# The memory that a worker shares: actions in, out what its games show. Packed, because fetching what another core has
# written costs more than unpacking it.


def laid_out(memory: Any, seating: Seating, games: int) -> tuple[Actions, Written]:
    """The arrays in it; those of wide numbers first, so that all begin where their numbers may."""
    at = 0
    arrays: list[Any] = []
    for kind, *width in columns(seating):
        count = games * math.prod(width)
        arrays.append(np.frombuffer(memory, kind, count, at).reshape(games, *width))
        at += arrays[-1].nbytes
    actions, gained, counts, flags, legal, ended = arrays
    scale = Sheet(seating.setting.observation, seating.setting.seats).scale
    return actions, Written(counts, flags, scale, legal, gained, ended, seating)


def room_needed(seating: Seating, games: int) -> int:
    """The bytes that it takes."""
    a_game: int = sum(np.dtype(kind).itemsize * math.prod(width) for kind, *width in columns(seating))
    return games * a_game


def columns(seating: Seating) -> list[tuple[Any, ...]]:
    """For every array its kind of number, and how many a game has if not just one."""
    setting = seating.setting
    sheet = Sheet(setting.observation, setting.seats)
    return [
        (np.int64,),
        (np.float64,),
        (np.int16, sheet.counts),
        (np.uint8, sheet.row),
        (np.int8, setting.actions),
        (np.bool_,),
    ]
