from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from quayside.server.settings import STATIC
from tests.server.running import Server
from tests.web.browsing import Visitor, browser


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    if not (STATIC / "index.html").exists():
        pytest.fail("The browser client is not built: run `make client`.")
    with browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("web")
    running = Server(f"sqlite:///{folder / 'tables.db'}", folder).start()
    yield running
    running.stop()


@pytest.fixture
def visitor(chrome: Browser, server: Server) -> Iterator[Visitor]:
    somebody = Visitor(chrome, server.address)
    yield somebody
    somebody.close()
