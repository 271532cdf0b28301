"""The database: opened, brought up to date, and asked."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from quayside.server.schema import keys
from quayside.server.settings import Settings

MIGRATION_LOCK = 718_205  # any number, the same in all processes
BUSY_SECONDS = 15


class Storage:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sqlite = settings.sqlite
        self.engine = sqlite_engine(settings.url) if self.sqlite else postgres_engine(settings.url)

    async def open(self) -> None:
        """Bring the schema up to date; several processes may try at once."""
        async with self.write() as connection:
            if not self.sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look at things."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end or undone as a whole."""
        async with self.engine.connect() as connection:
            await connection.execution_options(quayside_write=True)
            async with connection.begin():
                yield connection

    async def key(self, name: str) -> str:
        """A secret of this installation, made when it is first asked for and the same in all processes."""
        for _ in range(2):
            async with self.read() as connection:
                found = await connection.scalar(select(keys.c.value).where(keys.c.name == name))
            if found is not None:
                return str(found)
            try:
                async with self.write() as connection:
                    await connection.execute(insert(keys), {"name": name, "value": secrets.token_urlsafe(32)})
            except IntegrityError:
                await asyncio.sleep(0)  # another process was first
        raise RuntimeError(f"the key {name!r} can be neither read nor made")


def migrate(connection: Connection) -> None:
    """Run the migration scripts that have not been run."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def postgres_engine(url: str) -> AsyncEngine:
    return create_async_engine(url, pool_size=10, max_overflow=10)


def sqlite_engine(url: str) -> AsyncEngine:
    """Readers never wait (WAL); a commit is on the disk before it counts; who means to write says so at once."""
    engine = create_async_engine(url, pool_size=5, max_overflow=20, connect_args={"timeout": BUSY_SECONDS})

    @event.listens_for(engine.sync_engine, "connect")
    def opened(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        be_careful(connection)

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        write = connection.get_execution_options().get("quayside_write", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    return engine


def be_careful(connection: Any) -> None:
    """Readers never wait for the writer; what was committed survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
