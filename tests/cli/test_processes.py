"""What only whole processes show: the same games everywhere, and Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import quayside

COMMAND = [sys.executable, "-c", "from quayside.cli.main import main; main()"]
SERIES = ["simulate", "nieuw-amsterdam", "--seats", "4", "--games", "20", "--seed", "everywhere", "--json"]

# The same for the interpreted and the compiled engine, on every machine: a change here is a change of the rules, of
# the shuffles or of the record format.
DIGEST = "7b208deffab6bbcb440044df0d5833376b49455f3869e411516aba89dc81df44"


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, **more}


def test_the_same_seed_is_the_same_series_in_every_process() -> None:
    digests = set()
    for hash_seed in ("0", "1", "4242"):
        ran = subprocess.run(
            [*COMMAND, *SERIES], env=environment(PYTHONHASHSEED=hash_seed), capture_output=True, text=True, check=True
        )
        digests.add(json.loads(ran.stdout)["digest"])
    assert digests == {DIGEST}


def test_ctrl_c_during_a_simulation(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        arguments = ["simulate", "nieuw-amsterdam", "--games", "50000000", "--jobs", jobs, "--out", str(tmp_path)]
        process = subprocess.Popen(
            [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        deadline = time.monotonic() + 60
        while not any(tmp_path.glob("*.json")) and time.monotonic() < deadline:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
        assert process.returncode == 130
        assert out == ""
        assert err.strip() == "Interrupted."
        for file in tmp_path.iterdir():
            assert file.suffix == ".json", "no half-written file is left"
            json.loads(file.read_text())
            file.unlink()


def test_importing_the_library_does_not_import_the_command_line() -> None:
    code = "import sys, quayside; quayside.game('nieuw-amsterdam'); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    assert not {"typer", "rich", "fluent.runtime", "numpy"} & loaded
    assert quayside.__version__
