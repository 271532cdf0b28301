"""Servers for the tests: one on SQLite, one on PostgreSQL, started once for each."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import a_postgres
from tests.server.running import Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A database that all tests share."""
    with a_postgres() as address:
        yield address


@pytest.fixture(scope="session")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests share; each makes its own people and tables."""
    folder = tmp_path_factory.mktemp("sqlite")
    yield from running(sqlite_in(folder), folder)


@pytest.fixture(scope="session")
def on_postgres(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(postgres, tmp_path_factory.mktemp("postgresql"))


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> Server:
    """One after the other: what is tested with this holds on both databases."""
    found: Server = request.getfixturevalue(f"on_{request.param}")
    return found


def running(database: str, folder: Path) -> Iterator[Server]:
    server = Server(database, folder).start()
    yield server
    server.stop()
    assert "closed" in [line["said"] for line in server.logged("info")], server.errors[-5:]
    assert not server.logged("error"), server.logged("error")[:3]


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / f'{uuid.uuid4().hex}.db'}"
