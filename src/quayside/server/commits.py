"""One commit for many entries, in as few steps as each database allows.

The event loop has much to do while tables move; every step that waits for it (or for Python's lock) would make the
commit longer, and with it every move. So SQLite gets all entries as one JSON text in a thread of its own, and
PostgreSQL gets them as arrays in a single statement, which is its own transaction.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

import asyncpg
from sqlalchemy.engine import make_url

from quayside.server.events import Event
from quayside.server.storage import BUSY_SECONDS, Storage, be_careful

CHANNEL = "quayside"  # what the processes of one PostgreSQL hear each other on
Won = set[tuple[str, int]]  # the tables and numbers that were still free
FIELDS = {  # of a line, with their types in PostgreSQL
    "table_id": "text", "number": "int", "kind": "text", "seat": "int", "value": "text", "person": "text",
    "at": "float8", "status": "text", "waiting": "int", "due": "float8",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Summary:
    """What the table's row says about the log."""

    status: str
    waiting: int
    due: float | None


@dataclass(frozen=True, slots=True)
class Line:
    """An entry that wants to be written: the event, and what the table's row is to say with it."""

    table: str
    event: Event
    summary: Summary

    @property
    def key(self) -> tuple[str, int]:
        return self.table, self.event.number

    def values(self) -> tuple[Any, ...]:
        """In the order of FIELDS."""
        e, s = self.event, self.summary
        return (self.table, e.number, e.kind, e.seat, e.value, e.person, e.at, s.status, s.waiting, s.due)


class Commits(Protocol):
    """Writes lines in one transaction, and says which of them were first."""

    async def commit(self, lines: Sequence[Line]) -> Won: ...

    async def close(self) -> None: ...


def commits_of(storage: Storage) -> Commits:
    return SqliteCommits(storage.settings.url) if storage.sqlite else PostgresCommits(storage.settings.url)


# Who sits where is an index over the log, kept in step with it.
SIT = """
    INSERT INTO places (table_id, seat, person) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person"""
STAND = "DELETE FROM places WHERE table_id = $1 AND seat = $2"


def seatings(lines: Sequence[Line], won: Won) -> Iterator[tuple[str, list[Any]]]:
    """Statements for the people who sat down or stood up; a bot that sits down leaves no place behind."""
    for line in lines:
        event = line.event
        if event.kind in ("sit", "stand") and (line.table, event.number) in won:
            if event.kind == "sit" and not event.value:
                yield SIT, [line.table, event.seat, event.person]
            else:
                yield STAND, [line.table, event.seat]


class SqliteCommits:
    """A thread and a connection that only write to the logs."""

    COLUMNS = ", ".join(f"json_extract(value, '$[{k}]') AS {name}" for k, name in enumerate(FIELDS))
    WANTED = f"(SELECT {COLUMNS} FROM json_each(?))"
    INSERT = f"""
        INSERT INTO log (table_id, number, kind, seat, value, person, at)
        SELECT table_id, number, kind, seat, value, person, at FROM {WANTED} WHERE true ON CONFLICT DO NOTHING"""
    UPDATE = f"""
        UPDATE tables SET number = w.number, status = w.status, waiting = w.waiting, due = w.due, changed = w.at
        FROM (SELECT table_id, max(number) AS number, status, waiting, due, at FROM {WANTED} GROUP BY table_id) AS w
        WHERE tables.id = w.table_id"""  # beside max(), SQLite tells the other columns of the same row
    TAKEN = f"SELECT table_id, number FROM {WANTED} JOIN log USING (table_id, number)"

    def __init__(self, url: str) -> None:
        self.file = make_url(url).database or ""
        self.thread = ThreadPoolExecutor(1, "commits")
        self.connection: sqlite3.Connection | None = None

    async def commit(self, lines: Sequence[Line]) -> Won:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.write, lines)

    def write(self, lines: Sequence[Line]) -> Won:
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, BUSY_SECONDS, isolation_level=None, check_same_thread=False)
            be_careful(self.connection)
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            won = self.write_all(self.connection, lines)
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise
        return won

    def write_all(self, connection: sqlite3.Connection, lines: Sequence[Line]) -> Won:
        text = json.dumps([line.values() for line in lines])
        taken: Won = set()
        if connection.execute(self.INSERT, [text]).rowcount < len(lines):
            # Somebody has taken one of the numbers, which hardly ever happens on SQLite: find out which.
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            taken = set(connection.execute(self.TAKEN, [text]))
            text = json.dumps([line.values() for line in lines if line.key not in taken])
            connection.execute(self.INSERT, [text])
        connection.execute(self.UPDATE, [text])
        won = {line.key for line in lines} - taken
        for statement, values in seatings(lines, won):
            connection.execute(statement.replace("$", "?"), values)
        return won

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.end)
        self.thread.shutdown()

    def end(self) -> None:
        if self.connection is not None:
            self.connection.close()


class PostgresCommits:
    """A connection that only writes to the logs; opened again after a broken line."""

    ARRAYS = ", ".join(f"${k}::{kind}[]" for k, kind in enumerate(FIELDS.values(), 1))
    WRITE = f"""
        WITH wanted AS (SELECT * FROM unnest({ARRAYS}) AS wanted ({", ".join(FIELDS)})),
        won AS (
          INSERT INTO log (table_id, number, kind, seat, value, person, at)
          SELECT table_id, number, kind, seat, value, person, at FROM wanted ORDER BY table_id, number
          ON CONFLICT DO NOTHING RETURNING table_id, number
        ),
        summed AS (
          UPDATE tables SET number = w.number, status = w.status, waiting = w.waiting, due = w.due, changed = w.at
          FROM (
            SELECT DISTINCT ON (table_id) * FROM wanted JOIN won USING (table_id, number)
            ORDER BY table_id, number DESC
          ) AS w WHERE tables.id = w.table_id
        ),
        told AS (
          SELECT pg_notify('{CHANNEL}', json_build_object('log', json_agg(json_build_array(table_id, number)))::text)
          FROM won HAVING count(*) > 0
        )
        SELECT table_id, number FROM won, told"""

    def __init__(self, url: str) -> None:
        self.url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.connection: asyncpg.Connection | None = None

    async def commit(self, lines: Sequence[Line]) -> Won:
        try:
            if self.connection is None or self.connection.is_closed():
                self.connection = await asyncpg.connect(self.url)
            return await self.write(self.connection, lines)
        except (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, OSError):
            await self.close()
            raise

    async def write(self, connection: asyncpg.Connection, lines: Sequence[Line]) -> Won:
        arrays = list(zip(*(line.values() for line in lines)))
        if not any(line.event.kind in ("sit", "stand") for line in lines):
            return set(map(tuple, await connection.fetch(self.WRITE, *arrays)))
        async with connection.transaction():
            won = set(map(tuple, await connection.fetch(self.WRITE, *arrays)))
            for statement, values in seatings(lines, won):
                await connection.execute(statement, *values)
        return won

    async def close(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None
