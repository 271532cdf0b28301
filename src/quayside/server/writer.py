"""Entries of the logs, committed together: whoever inserts a number first has decided.

Entries that arrive while a commit is under way share the next one. So a commit may take as long as a careful disk
takes, and there is still no limit to how many tables move at once.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.server.events import Event
from quayside.server.metrics import COMMITS, COMMITTED
from quayside.server.schema import log, places, tables
from quayside.server.storage import Storage

MOST_AT_ONCE = 200
CHANNEL = "quayside"
LONGEST_NOTIFY = 7_000  # PostgreSQL takes less than 8,000 bytes


@dataclass(frozen=True, slots=True)
class Summary:
    """What the table's row says about the log."""

    status: str
    waiting: int
    due: float | None


@dataclass(slots=True)
class Entry:
    table: str
    event: Event
    summary: Summary
    decided: asyncio.Future[bool]


class Writer:
    """The one task of a process that writes to the logs."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.queue: asyncio.Queue[Entry] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        dialect = sqlite if storage.sqlite else postgresql
        self.insert = dialect.insert(log).on_conflict_do_nothing().returning(log.c.table_id, log.c.number)
        self.update = (
            update(tables)
            .where(tables.c.id == bindparam("table"))
            .values(
                number=bindparam("at_number"),
                status=bindparam("now_status"),
                waiting=bindparam("now_waiting"),
                due=bindparam("now_due"),
                changed=bindparam("now"),
            )
        )
        self.sit = dialect.insert(places)
        self.sit = self.sit.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"person": self.sit.excluded.person}
        )

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Everything that was accepted for writing is written first."""
        await self.queue.join()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def append(self, table: str, event: Event, summary: Summary) -> bool:
        """Whether this is now the entry of that number: true only after the commit."""
        entry = Entry(table, event, summary, asyncio.get_running_loop().create_future())
        self.queue.put_nowait(entry)
        return await entry.decided

    async def run(self) -> None:
        while True:
            entries = [await self.queue.get()]
            while not self.queue.empty() and len(entries) < MOST_AT_ONCE:
                entries.append(self.queue.get_nowait())
            try:
                won = await self.commit(entries)
            except Exception as error:
                for entry in entries:
                    if not entry.decided.done():
                        entry.decided.set_exception(error)
            else:
                for entry in entries:
                    # Taken out of the set: of two entries for one number, only the first was inserted. There are two
                    # when whoever wanted the first was cancelled, and somebody else came before it was written.
                    key = (entry.table, entry.event.number)
                    first = key in won
                    won.discard(key)
                    if not entry.decided.done():
                        entry.decided.set_result(first)
            for _ in entries:
                self.queue.task_done()

    async def commit(self, entries: Sequence[Entry]) -> set[tuple[str, int]]:
        """One transaction for all; the numbers that were still free."""
        # One for each number, the first that came; and in the same order everywhere, so that two processes never wait
        # for each other crosswise.
        wanted: dict[tuple[str, int], Entry] = {}
        for entry in entries:
            wanted.setdefault((entry.table, entry.event.number), entry)
        entries = [wanted[key] for key in sorted(wanted)]
        async with self.storage.write() as connection:
            rows = [row_of(entry.table, entry.event) for entry in entries]
            inserted = await connection.execute(self.insert, rows)
            won = {(str(table), int(number)) for table, number in inserted}
            winners = [entry for entry in entries if (entry.table, entry.event.number) in won]
            if winners:
                await connection.execute(self.update, [summary_of(entry) for entry in winners])
                for entry in winners:
                    if entry.event.kind in ("sit", "stand"):
                        await self.seat(connection, entry)
                if not self.storage.sqlite:
                    await notify(connection, [[entry.table, entry.event.number] for entry in winners])
        COMMITS.inc()
        COMMITTED.inc(len(winners))
        return won

    async def seat(self, connection: AsyncConnection, entry: Entry) -> None:
        """Keep the index of who sits where in step with the log."""
        event = entry.event
        if event.kind == "sit" and not event.value:
            place = {"table_id": entry.table, "seat": event.seat, "person": event.person}
            await connection.execute(self.sit, place)
        else:
            here = (places.c.table_id == entry.table) & (places.c.seat == event.seat)
            await connection.execute(delete(places).where(here))


def row_of(table: str, event: Event) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": event.number,
        "kind": event.kind,
        "seat": event.seat,
        "value": event.value,
        "person": event.person,
        "at": event.at,
    }


def summary_of(entry: Entry) -> dict[str, Any]:
    return {
        "table": entry.table,
        "at_number": entry.event.number,
        "now_status": entry.summary.status,
        "now_waiting": entry.summary.waiting,
        "now_due": entry.summary.due,
        "now": entry.event.at,
    }


async def notify(connection: AsyncConnection, changes: list[list[Any]]) -> None:
    """Tell the other processes which tables have moved, in as few messages as fit."""
    size = LONGEST_NOTIFY // 40
    for k in range(0, len(changes), size):
        payload = json.dumps({"log": changes[k : k + size]}, separators=(",", ":"))
        await connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})
