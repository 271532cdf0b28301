"""Bots think in processes of their own; the event loop never waits for one.

A worker that dies or takes far too long is replaced, and the decision is made anyway: once more, then by a safe
default.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TypeVar

import quayside
from quayside.bots import bot
from quayside.bots.hints import Hint
from quayside.server.bot_worker import Task, advise, choose, end_with, warm_up
from quayside.server.metrics import BOT_FAILURES, BOT_MOVES
from quayside.server.refusals import Refusal
from quayside.server.table import Table

LOG = logging.getLogger(__name__)
PATIENCE = 30.0  # seconds for one decision, waiting in the queue not counted against the bot by more than this
FALLBACK = "random"
T = TypeVar("T")


class BotPool:
    """The processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.free = asyncio.Semaphore(self.processes)

    def start(self) -> None:
        self.pool = ProcessPoolExecutor(
            self.processes, multiprocessing.get_context("spawn"), initializer=end_with, initargs=(os.getpid(),)
        )

    async def warm_up(self) -> None:
        assert self.pool is not None
        await asyncio.get_running_loop().run_in_executor(self.pool, warm_up, quayside.games())

    def stop(self) -> None:
        if self.pool is not None:
            self.end_workers(self.pool)
            self.pool = None

    def end_workers(self, pool: ProcessPoolExecutor) -> None:
        """Our own workers, by their process objects; whatever they were thinking about is not needed any more."""
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()

    async def decide(self, table: Table, seat: int, level: str) -> int:
        """A legal action for the seat, whatever happens."""
        task = task_for(table, seat, level)
        async with self.free:
            for _ in range(2):
                try:
                    action = await self.ask(choose, task)
                except asyncio.CancelledError:
                    raise
                except Exception as error:
                    LOG.warning("bot failed", extra={"table": table.head.id, "level": level, "error": repr(error)})
                    if not isinstance(error, BrokenExecutor | TimeoutError):
                        break
                    continue
                if action in table.state.legal(seat):
                    BOT_MOVES.labels(level).inc()
                    return action
                break
        BOT_FAILURES.inc()
        return bot(FALLBACK, task.dice).act(table.state, seat)

    async def advise(self, table: Table, seat: int) -> list[Hint]:
        """What each choice promises, from what the seat may know."""
        async with self.free:
            try:
                return await self.ask(advise, task_for(table, seat, FALLBACK))
            except Exception as error:
                LOG.warning("no advice", extra={"table": table.head.id, "error": repr(error)})
                raise Refusal("busy") from error

    async def ask(self, work: Callable[[Task], T], task: Task) -> T:
        pool = self.pool
        if pool is None:
            raise asyncio.CancelledError  # shutting down
        try:
            thinking = asyncio.get_running_loop().run_in_executor(pool, work, task)
            return await asyncio.wait_for(thinking, PATIENCE)
        except (BrokenExecutor, TimeoutError):
            if self.pool is pool:
                self.start()
                self.end_workers(pool)
            raise


def task_for(table: Table, seat: int, level: str) -> Task:
    head = table.head
    edition = None if head.game.standard else head.game.edition.text
    moves = list(table.moves)
    return Task(
        head.id, head.game.slug, edition, head.seats, head.seed, head.options, moves, seat, level, secrets.randbits(60)
    )
