"""Running the command in a test."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

from quayside.cli.main import main

Run = Callable[..., "Ran"]


@dataclass
class Ran:
    code: int
    out: str
    err: str

    def refused(self, *parts: str, code: int | None = None) -> None:
        """It ended with a sentence on standard error and nothing else."""
        assert self.code != 0
        assert code is None or self.code == code
        assert "Traceback" not in self.err + self.out
        assert self.err.strip()
        assert self.out == ""
        for part in parts:
            assert part in self.err


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs the command in an empty folder, typing what is given."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    def ran(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.argv", ["quayside", *arguments])
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main()
        told = capsys.readouterr()
        return Ran(end.value.code, told.out, told.err)

    return ran
