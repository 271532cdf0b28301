"""All tables of this process: read from their logs, kept in memory, changed by adding to the log."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Row, insert, select

import quayside
from quayside.core.edition import EditionFile
from quayside.core.errors import QuaysideError
from quayside.core.game import Game
from quayside.server.clocks import Time
from quayside.server.commits import Summary
from quayside.server.dutch import dutch_due
from quayside.server.events import Event, Wish
from quayside.server.metrics import ACT_SECONDS, CACHED, CONFLICTS
from quayside.server.refusals import Refusal
from quayside.server.schema import log, places, tables
from quayside.server.storage import Storage
from quayside.server.table import Head, Table, Terms
from quayside.server.writer import Writer

LOG = logging.getLogger(__name__)
KEPT = 1_000  # tables in memory
READ_FIRST = 20  # of them right after the start
TRIES = 50  # how often an entry may lose its number to another process

Decide = Callable[[Table], Wish]
Changed = Callable[[Table, Table, Event, bool], None]  # before, after, what happened, whether it was our doing


class House:
    """The tables. Whoever wants to know about changes adds a function to `listeners`."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.writer = Writer(storage)
        self.kept: OrderedDict[str, Table] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.listeners: list[Changed] = []
        self.in_use: Callable[[str], bool] = lambda table: False  # whether somebody is looking at it
        self.editions: dict[str, Game] = {}
        self.mine: dict[str, int] = {}  # the latest entry of each table that this process has written

    # Reading

    async def table(self, id: str, fresh: bool = False) -> Table:
        """A table as it stands; `fresh` looks into the database even if it is in memory."""
        if not id.isascii() or not id.isprintable():
            raise Refusal("no_such_table")  # PostgreSQL would complain about some characters
        table = self.kept.get(id)
        if table is not None and not (fresh and not self.storage.sqlite):
            self.kept.move_to_end(id)
            return table
        async with self.lock(id):
            return await self.refresh(id)

    async def refresh(self, id: str) -> Table:
        """Read what the log has beyond what is in memory. The caller holds the table's lock."""
        kept = self.kept.get(id)
        async with self.storage.read() as connection:
            if kept is not None:
                known = kept
            else:
                row = (await connection.execute(select(tables).where(tables.c.id == id))).first()
                if row is None:
                    raise Refusal("no_such_table")
                known = Table.fresh(self.head_of(row))
                if row.rules != known.head.game.rules:
                    raise Refusal("other_rules", then=row.rules, now=known.head.game.rules)
            later = select(log).where(log.c.table_id == id, log.c.number > known.number).order_by(log.c.number)
            rows = (await connection.execute(later)).all()
        if kept is None:
            for row in rows:
                known.take(event_of(row))
            self.keep(known)
            return known
        for row in rows:
            event = event_of(row)
            after = known.after(event)
            self.keep(after)
            self.tell(known, after, event, False)
            known = after
        return known

    async def read_latest(self) -> None:
        """Read the tables where something happened last: their people will come back first."""
        query = select(tables.c.id).order_by(tables.c.changed.desc()).limit(READ_FIRST)
        async with self.storage.read() as connection:
            ids = (await connection.execute(query)).scalars().all()
        for id in ids:
            try:
                await self.table(id)
            except Exception as error:
                LOG.warning("table cannot be read", extra={"table": id, "error": repr(error)})

    def keep(self, table: Table) -> None:
        self.kept[table.head.id] = table
        self.kept.move_to_end(table.head.id)
        if len(self.kept) > KEPT:
            for id in list(self.kept)[: len(self.kept) - KEPT]:
                if not self.in_use(id):
                    del self.kept[id]
                    self.mine.pop(id, None)
        CACHED.set(len(self.kept))

    def lock(self, id: str) -> asyncio.Lock:
        """Saves this process from competing with itself; between processes the database decides."""
        lock = self.locks.get(id)
        if lock is None:
            lock = self.locks[id] = asyncio.Lock()
        return lock

    # Changing

    async def change(self, id: str, decide: Decide, now: float | None = None) -> Table:
        """Add to a table's log what `decide` makes of it; the table after the commit."""
        began = time.perf_counter()
        await self.table(id)
        async with self.lock(id):
            table = self.kept.get(id) or await self.refresh(id)
            for _ in range(TRIES):
                try:
                    wish = decide(table)
                except Refusal:
                    # Another process may have moved on; refuse only what the newest state refuses.
                    newer = table if self.storage.sqlite else await self.refresh(id)
                    if newer is table:
                        raise
                    table = newer
                    continue
                at = max(time.time() if now is None else now, table.at)
                event = Event(table.number + 1, wish.kind, wish.seat, wish.value, wish.person, at)
                try:
                    after = table.after(event)
                except QuaysideError:
                    raise Refusal("not_legal") from None
                try:
                    won = await self.writer.append(id, event, summary(after))
                except QuaysideError:
                    raise
                except Exception as error:
                    self.kept.pop(id, None)  # perhaps it was committed all the same: the log will tell
                    raise Refusal("busy") from error
                if won:
                    self.keep(after)
                    ACT_SECONDS.observe(time.perf_counter() - began)
                    self.mine[id] = event.number
                    self.tell(table, after, event, True)
                    return after
                CONFLICTS.inc()
                table = await self.refresh(id)
        raise Refusal("busy")

    def tell(self, before: Table, after: Table, event: Event, own: bool) -> None:
        for listener in self.listeners:
            listener(before, after, event, own)

    async def create(self, head: Head, wishes: Iterable[Wish]) -> Table:
        """A new table with the first entries of its log, all or nothing."""
        table = Table.fresh(head)
        events = []
        for wish in wishes:
            event = Event(table.number + 1, wish.kind, wish.seat, wish.value, wish.person, head.created)
            table.take(event)
            events.append(event)
        what = summary(table)
        row = {
            "id": head.id,
            "game": head.game.slug,
            "edition": None if head.game.standard else head.game.edition.text,
            "edition_name": head.game.edition_name,
            "edition_digest": head.game.edition.digest(),
            "rules": head.game.rules,
            "seats": head.seats,
            "options": json.dumps(head.options),
            "seed": head.seed,
            "terms": json.dumps(asdict(head.terms)),
            "owner": head.owner,
            "invite": head.invite,
            "public": head.public,
            "created": head.created,
            "status": what.status,
            "number": table.number,
            "waiting": what.waiting,
            "changed": head.created,
            "due": what.due,
        }
        seated = [
            {"table_id": head.id, "seat": k, "person": seat.person} for k, seat in enumerate(table.seats) if seat.person
        ]
        async with self.storage.write() as connection:
            await connection.execute(insert(tables), row)
            if events:
                await connection.execute(insert(log), [row_of(head.id, event) for event in events])
            if seated:
                await connection.execute(insert(places), seated)
        self.keep(table)
        self.mine[head.id] = table.number
        if events:
            self.tell(table, table, events[-1], True)
        return table

    # Rows

    def head_of(self, row: Row[Any]) -> Head:
        terms = json.loads(row.terms)
        terms["time"] = Time(**terms["time"])
        return Head(
            row.id,
            self.game_of(row.game, row.edition, row.edition_digest),
            row.seats,
            json.loads(row.options),
            row.seed,
            Terms(**terms),
            row.owner,
            row.invite,
            row.public,
            row.created,
        )

    def game_of(self, slug: str, edition: str | None, digest: str) -> Game:
        """A game with a table's edition; tables with the same edition share it."""
        game = quayside.game(slug)
        if edition is not None:
            if digest not in self.editions:
                self.editions[digest] = game.with_edition(EditionFile(edition, "the edition of the table"))
            game = self.editions[digest]
        return game


def row_of(table: str, event: Event) -> dict[str, Any]:
    return {"table_id": table, **asdict(event)}


def event_of(row: Row[Any]) -> Event:
    return Event(row.number, row.kind, row.seat, row.value, row.person, row.at)


def summary(table: Table) -> Summary:
    """What lists and the server's own duties need to know."""
    waiting = sum(1 << seat for seat in table.waiting())
    return Summary(table.status, waiting, due(table))


def due(table: Table) -> float | None:
    """When the server has something to do at this table, if ever."""
    if table.status == "over":
        return table.at if table.head.terms.rated and not table.rated else None
    if table.status != "running":
        return None
    if table.dutch():
        return dutch_due(table)
    zero = table.clocks_zero()
    times: Sequence[float | None] = [table.at if table.bots_to_act() else None, None if zero is None else zero[0]]
    return min((time for time in times if time is not None), default=None)
