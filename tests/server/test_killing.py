"""A server that is killed loses nothing that it has acknowledged. The long version: `make kill`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.conftest import sqlite_in
from tests.server.killing import check, kill_and_play
from tests.server.running import Server

KILLS = {"sqlite": 5, "postgresql": 2}


@pytest.mark.parametrize("kind", KILLS)
def test_nothing_acknowledged_is_lost(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = sqlite_in(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres")
    server = Server(database, tmp_path).start()
    try:
        players = asyncio.run(kill_and_play(server, KILLS[kind], seed=6, moves=15))
    finally:
        server.stop()
    found = asyncio.run(check(database, players))
    assert found["acknowledged"] >= KILLS[kind]
    assert found["tables"] >= 3
