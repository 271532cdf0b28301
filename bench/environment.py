"""The peers' own environment, `.bench-venv`, made when it is first needed.

`run.py` calls `ready`; by hand:

    python bench/environment.py          make it now, if it is not there or not what requirements.txt asks for
    python bench/environment.py --lock   work out requirements.txt anew from requirements.in (needs uv)
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".bench-venv"
WANTED = ROOT / "bench" / "requirements.in"
LOCKED = ROOT / "bench" / "requirements.txt"
STAMP = HOME / "made-from"
OLDEST_PYTHON = "3.11"


class Unavailable(Exception):
    """The environment could not be made; says why."""


def ready() -> Path:
    """The environment's Python, the environment having been made if need be."""
    python = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    fingerprint = hashlib.sha256(LOCKED.read_bytes() + sys.version.encode()).hexdigest()
    if python.exists() and STAMP.exists() and STAMP.read_text() == fingerprint:
        return python
    print(f"making {HOME.name} for the peers (once)…", file=sys.stderr)
    # Only wheels: building OpenSpiel from source takes the better part of an hour. Two have none, and are all Python.
    install = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--require-hashes",
        "--only-binary=:all:",
        "--no-binary=rlcard,chess",
        "-r",
        str(LOCKED),
    ]
    for command in ([sys.executable, "-m", "venv", "--clear", str(HOME)], [str(python), *install]):
        if subprocess.run(command, check=False, stdout=sys.stderr).returncode:
            raise Unavailable(f"the peers' environment {HOME.name} could not be made; the reason is above")
        (HOME / ".gitignore").write_text("*\n")
    STAMP.write_text(fingerprint)
    return python


def lock() -> None:
    """Write requirements.txt: every version with its hashes, and no registry's address."""
    uv = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if uv is None:
        raise Unavailable("uv is needed to lock the peers: pip install uv")
    command = [uv, "pip", "compile", "--quiet", "--universal", "--python-version", OLDEST_PYTHON, "--upgrade"]
    command += ["--generate-hashes", "--no-emit-index-url", "--no-header"]
    command += ["--output-file", str(LOCKED.relative_to(ROOT)), str(WANTED.relative_to(ROOT))]
    if index := package_index():
        command += ["--index-url", index]
    if subprocess.run(command, check=False, cwd=ROOT, stdout=subprocess.DEVNULL).returncode:
        raise Unavailable("uv could not lock the peers; the reason is above")


def package_index() -> str:
    """Where pip is told to find packages, which uv would not ask; empty for the usual place."""
    if address := os.environ.get("PIP_INDEX_URL"):
        return address
    command = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
    return subprocess.run(command, check=False, capture_output=True, text=True).stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the environment of Quayside's peers.")
    parser.add_argument("--lock", action="store_true", help="work out requirements.txt anew instead")
    options = parser.parse_args()
    try:
        if options.lock:
            lock()
        else:
            ready()
    except Unavailable as reason:
        sys.exit(str(reason))


if __name__ == "__main__":
    main()
