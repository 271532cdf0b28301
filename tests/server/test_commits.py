"""Entries of the logs, written in one step: the same comes of it on both databases."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

from quayside.server.commits import Line, PostgresCommits, Summary, commits_of
from quayside.server.events import Event
from quayside.server.house import House
from quayside.server.identity import Identity
from quayside.server.schema import log, places, tables
from quayside.server.settings import Settings
from quayside.server.storage import Storage
from tests.server.conftest import sqlite_in
from tests.server.test_table import people_at


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_who_is_first_has_decided(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = sqlite_in(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres")

    async def write() -> None:
        storage = Storage(Settings(database=database))
        await storage.open()
        anna, ben = [(await Identity(storage, "secret").guest(name, "en")).id for name in ("Änna", "Ben")]
        head = people_at("riverboat", 3).head
        ids = sorted([f"{anna[:8]}-a", f"{anna[:8]}-b"])
        for id in ids:
            await House(storage).create(replace(head, id=id, owner=anna), [])
        commits = commits_of(storage)
        here, there = ids

        def line(table: str, number: int, what: str, seat: int | None, value: str | None, person: str | None) -> Line:
            summary = Summary("closed" if number > 3 else "open", number, None if number < 3 else 7.25)
            return Line(table, Event(number, what, seat, value, person, 0.1 + number), summary)

        first = [line(here, 1, "sit", 0, None, anna), line(there, 1, "sit", 2, "bot greedy", anna)]
        assert await commits.commit(first) == {(here, 1), (there, 1)}
        if isinstance(commits, PostgresCommits):
            assert commits.connection is not None
            commits.connection.terminate()  # a line that breaks is opened again
        # Ben comes too late for number 1, and stays out of the index of who sits where.
        second = [
            line(here, 1, "sit", 1, None, ben), line(here, 2, "sit", 1, None, ben), line(there, 2, "sit", 0, None, ben),
            line(there, 3, "stand", 0, None, ben), line(there, 4, "close", None, 'for "good"', None),
        ]  # fmt: skip
        assert await commits.commit(second) == {(here, 2), (there, 2), (there, 3), (there, 4)}
        assert await commits.commit(second) == set()
        assert await commits.commit([line(here, 3, "close", None, None, ben)]) == {(here, 3)}
        await commits.close()
        async with storage.read() as connection:
            rows = (await connection.execute(select(log).where(log.c.table_id.in_(ids)).order_by(log.c.number))).all()
            summary = select(tables.c.id, tables.c.number, tables.c.status, tables.c.waiting, tables.c.due)
            told = (await connection.execute(summary.where(tables.c.id.in_(ids)).order_by(tables.c.id))).all()
            sitting = (await connection.execute(select(places).where(places.c.table_id.in_(ids)))).all()
        assert [tuple(row)[1:] for row in rows if row.table_id == here] == [
            (1, "sit", 0, None, anna, 1.1), (2, "sit", 1, None, ben, 2.1), (3, "close", None, None, ben, 3.1),
        ]  # fmt: skip
        assert [row.value for row in rows if row.table_id == there] == ["bot greedy", None, None, 'for "good"']
        assert [tuple(row) for row in told] == [(here, 3, "open", 3, 7.25), (there, 4, "closed", 4, 7.25)]
        assert {tuple(row) for row in sitting} == {(here, 0, anna), (here, 1, ben)}
        await storage.close()

    asyncio.run(write())
