"""What the server does by itself: ask bots, stop clocks at zero, run the Dutch clock, rate finished games.

Whoever has committed an entry takes care of what follows from it. A sweep over the tables that are due catches what
was left behind by a process that died, or at another one; doing something twice is harmless, because the log decides.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import select

from quayside.server.bots_pool import BotPool
from quayside.server.dutch import DutchClock
from quayside.server.events import Event, Wish
from quayside.server.house import House, due
from quayside.server.ratings import Ratings
from quayside.server.refusals import Refusal
from quayside.server.schema import tables
from quayside.server.table import Table

LOG = logging.getLogger(__name__)
SWEEP_SECONDS = 1.0
ORPHAN_SECONDS = 8.0  # how long the process that committed an entry has for what follows from it
MOST_SWEPT = 200


class Duties:
    """The server's own work at its tables."""

    def __init__(self, house: House, pool: BotPool, ratings: Ratings) -> None:
        self.house = house
        self.pool = pool
        self.ratings = ratings
        self.dutch = DutchClock(house, pool)
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.sweeper: asyncio.Task[None] | None = None
        self.also: list[Callable[[], Awaitable[None]]] = []  # done at every sweep
        house.listeners.append(self.changed)

    def start(self) -> None:
        self.sweeper = asyncio.create_task(self.sweep_for_ever(), name="sweeper")

    async def stop(self) -> None:
        tasks = [task for task in (self.sweeper, *self.busy.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, before: Table, after: Table, event: Event, own: bool) -> None:
        """What follows from another process' entries is left to it for a while."""
        if own:
            self.attend(after)

    def attend(self, table: Table) -> None:
        """Do now what is to be done now."""
        id = table.head.id
        when = due(table)
        if when is None or id in self.busy:
            return
        if not table.dutch() and when > time.time():
            return  # a clock that still runs: the sweep will see it
        self.busy[id] = asyncio.create_task(self.work(id), name=f"table {id}")

    async def work(self, id: str) -> None:
        """Until nothing is left to do at this table."""
        try:
            while True:
                table = await self.house.table(id)
                when = due(table)
                if when is None or (not table.dutch() and when > time.time()):
                    return
                await self.step(table)
        except Refusal as refusal:
            if refusal.code != "stale":
                LOG.warning("duty refused", extra={"table": id, "code": refusal.code})
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("duty failed", extra={"table": id})
        finally:
            # Here and not in a callback: an entry committed between the two would be left to the sweep.
            self.busy.pop(id, None)

    async def step(self, table: Table) -> None:
        """One thing."""
        id = table.head.id
        if table.status == "over":
            await self.ratings.rate(table)
            return
        if table.dutch():
            await self.dutch.run(table)
            return
        bots = table.bots_to_act()
        if bots:
            await self.bot_move(table, bots[0])
            return
        await self.house.change(id, time_up)

    async def bot_move(self, table: Table, seat: int) -> None:
        level = table.seats[seat].played_by
        assert level is not None
        asked = table.since[seat]
        action = await self.pool.decide(table, seat, level)
        words = table.head.game.actions.text(action)

        def move(now: Table) -> Wish:
            # Meanwhile the person may have come back, or somebody may have taken moves back.
            if now.status != "running" or now.since[seat] != asked or seat not in now.bots_to_act():
                raise Refusal("stale", number=now.number)
            return Wish("move", seat, words)

        try:
            await self.house.change(table.head.id, move)
        except Refusal as refusal:
            if refusal.code != "stale":
                raise

    # The sweep

    async def sweep_for_ever(self) -> None:
        first = True
        while True:
            try:
                await self.sweep(0.0 if first else ORPHAN_SECONDS)
                first = False
                for chore in self.also:
                    await chore()
            except asyncio.CancelledError:
                raise
            except Exception:
                LOG.exception("sweep failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self, patience: float) -> None:
        """Attend to every table that is due; those of other processes only after a while."""
        now = time.time()
        async with self.house.storage.read() as connection:
            query = select(tables.c.id, tables.c.due).where(tables.c.due <= now).order_by(tables.c.due)
            rows = (await connection.execute(query.limit(MOST_SWEPT))).all()
        for id, when in rows:
            kept = self.house.kept.get(id)
            own = self.house.storage.sqlite or (kept is not None and kept.number == self.house.mine.get(id))
            if id not in self.busy and (own or when <= now - patience):
                try:
                    self.attend(await self.house.table(id, fresh=True))
                except Refusal:
                    continue
                except Exception:
                    LOG.exception("table cannot be read", extra={"table": id})


def time_up(table: Table) -> Wish:
    """The clock that has run out."""
    zero = table.clocks_zero()
    if zero is None or zero[0] > time.time():
        raise Refusal("stale", number=table.number)
    return Wish("time_up", zero[1])
