"""A real Ray cluster on this machine gives the same match as one process. Run by `make test-ray`, not by `make test`:
Ray takes 300 MB of disk, and a few seconds to start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from quayside.arena.contest import Contest
from tests.arena.builder import SLUG
from tests.arena.test_contest import small, timeless

COMMAND = [sys.executable, "-c", "from quayside.cli.main import main; main()", "arena", SLUG]
OWN = """
class Last:
    def __init__(self, seed): pass
    def choose(self, state, seat): return state.legal(seat)[-1]
"""


def test_a_local_cluster_gives_the_same_result() -> None:
    alone = Contest.of(small(), 8, None, False).run(1, None, lambda _: None)
    spread = Contest.of(small(), 8, None, False).run(1, "local", lambda _: None)
    assert timeless(spread) == timeless(alone)


def test_at_the_command_line_with_a_bot_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "last_bot.py").write_text(OWN)
    arguments = ["last_bot:Last", "easy", "--games", "6", "--seats", "3", "--out", "kept"]
    ran = subprocess.run(
        [*COMMAND, *arguments, "--ray", "local"], cwd=tmp_path, env=os.environ, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    assert "last_bot:Last" in ran.stdout
    assert len(list((tmp_path / "kept").glob("*.json"))) == 6


def test_a_cluster_that_is_not_there() -> None:
    ran = subprocess.run(
        [*COMMAND, "easy", "random", "--games", "2", "--ray", "127.0.0.1:1"], capture_output=True, text=True
    )
    assert ran.returncode == 1
    assert "cannot be reached" in ran.stderr
    assert "Traceback" not in ran.stderr
