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

COMMAND = [sys.executable, "-m", "quayside"]
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


PLAY = ["play", "nieuw-amsterdam", "--hotseat", "--seats", "2", "--save", "g.json"]


def begin(folder: Path) -> subprocess.Popen[str]:
    """A game in a process of its own, saved in the folder."""
    return subprocess.Popen(
        [*COMMAND, *PLAY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        cwd=folder, env=environment(PYTHONPATH=os.pathsep.join(sys.path)),
    )  # fmt: skip


def test_a_reader_that_leaves_does_not_cost_the_game(tmp_path: Path) -> None:
    """As in `quayside play … | head`: after the first move our output has no reader any more."""
    process = begin(tmp_path)
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write("1\n" * 5)
    process.stdin.close()
    err = process.stderr.read()
    process.stderr.close()
    assert process.wait(60) == 1
    assert "Traceback" not in err
    assert "Saved as g.json" in err
    json.loads((tmp_path / "g.json").read_text())


def test_ctrl_c_in_a_game_saves_it(tmp_path: Path) -> None:
    process = begin(tmp_path)
    assert process.stdin
    assert process.stdout
    process.stdin.write("1\n")
    process.stdin.flush()
    while "founds a business" not in process.stdout.readline():
        pass
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Saved as g.json" in out
    assert err.strip() == "Interrupted."
    assert len(json.loads((tmp_path / "g.json").read_text())["moves"]) == 1


def test_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    for language in ("en", "ru"):
        ran = subprocess.run(
            [*COMMAND, *PLAY[:-1], f"{language}.json", "--language", language], input="1\n\u0444\nq\n".encode(),
            capture_output=True, cwd=tmp_path, check=False,
            env=environment(PYTHONPATH=os.pathsep.join(sys.path), PYTHONIOENCODING="ascii"),
        )  # fmt: skip
        assert ran.returncode == 0, ran.stderr
        assert b"Traceback" not in ran.stderr
        assert len(json.loads((tmp_path / f"{language}.json").read_text())["moves"]) == 1


def test_importing_the_library_does_not_import_the_command_line() -> None:
    code = "import sys, quayside; quayside.game('nieuw-amsterdam'); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    assert not {"typer", "rich", "fluent.runtime", "numpy"} & loaded
    assert quayside.__version__
