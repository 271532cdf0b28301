"""A real server process on a real database, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets

from quayside.server.changes import apply_changes

START = "import sys; from quayside.cli.main import main\nif __name__ == '__main__': main()"
OPEN = re.compile(r"open at (http://\S+)/")
PATIENCE = 60.0


class Server:
    """`quayside serve` in a process of its own."""

    def __init__(self, database: str, folder: Path, workers: int = 1, **settings: str) -> None:
        self.database = database
        self.folder = folder
        self.settings = settings
        self.workers = workers
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.errors: list[str] = []
        self.address = ""

    def start(self) -> Server:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("QUAYSIDE_")}
        environment |= {"QUAYSIDE_LIMITS": "off", "QUAYSIDE_BOT_PROCESSES": "1", **self.settings}
        starter = self.folder / "start.py"
        starter.write_text(START)
        command = [sys.executable, str(starter), "serve", "--port", str(self.port), "--database", self.database]
        command += ["--workers", str(self.workers)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=self.folder
        )
        self.listener = threading.Thread(target=self.listen_to_errors, args=(self.process,), daemon=True)
        self.listener.start()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = OPEN.search(line)
        if not found:
            self.process.wait(PATIENCE)
            self.listener.join(PATIENCE)
        assert found, f"{line!r}\n" + "".join(self.errors)
        self.address = found.group(1).replace("localhost", "127.0.0.1")
        self.port = int(self.address.rpartition(":")[2])  # the next start takes the same one
        return self

    def listen_to_errors(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        self.errors.extend(process.stderr)

    def kill(self) -> None:
        """As a power cut would: no farewell."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self.close_pipes()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.close_pipes()
        return code

    def close_pipes(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.listener.join(PATIENCE)

    def logged(self, level: str) -> list[dict[str, Any]]:
        return [line for text in self.errors if text.startswith("{") and (line := json.loads(text))["level"] == level]


class Client:
    """A person at a browser."""

    def __init__(self, address: str, name: str = "", **headers: str) -> None:
        self.address = address
        self.name = name
        # Without TLS there is nothing to verify, and loading certificates takes longer than a game's first move.
        self.http = httpx.AsyncClient(
            base_url=address, timeout=PATIENCE, headers={"Accept-Language": "en", **headers}, verify=False
        )

    async def __aenter__(self) -> Client:
        if self.name:
            await self.post("/api/me/guest", {"name": self.name})
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text[:500]}"
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int = 200, method: str = "POST") -> Any:
        answer = await self.http.request(method, path, json={} if body is None else body)
        assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text[:500]}"
        return answer.json()

    async def refused(self, path: str, body: Any, code: str) -> dict[str, Any]:
        answer = await self.http.post(path, json=body)
        error: dict[str, Any] = answer.json()["error"]
        assert error["code"] == code, error
        assert 400 <= answer.status_code < 500
        assert error["sentence"]
        return error

    async def new_table(self, game: str = "nieuw-amsterdam", seats: str = "me bot", **wanted: Any) -> dict[str, Any]:
        """`seats` in words: me, open, or the level of a bot."""
        kinds = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": "random" if s == "bot" else s}
                 for s in seats.split()]  # fmt: skip
        made: dict[str, Any] = await self.post("/api/tables", {"game": game, "seats": kinds, **wanted})
        return made["table"]

    async def table(self, id: str, **query: Any) -> dict[str, Any]:
        found: dict[str, Any] = (await self.get(f"/api/tables/{id}", **query))["table"]
        return found

    @asynccontextmanager
    async def live(self, id: str, **query: Any) -> Any:
        asked = "&".join(f"{name}={value}" for name, value in {"language": "en", **query}.items())
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{id}/live?{asked}"
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        headers = {"Cookie": cookie} if cookie else {}
        async with websockets.connect(
            url, additional_headers=headers, max_size=None, compression=None, proxy=None,
            ping_interval=None,  # who is not reading just now would not hear the answer, and hang up
        ) as socket:  # fmt: skip
            yield Live(socket)


class Live:
    """What a browser keeps of a table, kept in step by the messages of the server."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.lines: list[Any] = []
        self.chat: list[Any] = []
        self.heard: list[str] = []
        self.answers: dict[Any, dict[str, Any]] = {}
        self.ref = 0
        self.after_hearing: Callable[[], None] = lambda: None

    async def hear(self) -> dict[str, Any]:
        """The next message, carried out."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["kind"] == "whole":
            self.table = message["table"]
        elif message["kind"] == "update":
            self.table = apply_changes(self.table, message["changes"])
            assert self.table["number"] == message["number"]
        elif message["kind"] == "chat":
            self.chat += message["lines"]
        elif message["kind"] in ("done", "refused"):
            self.answers[message["ref"]] = message
        if "log" in message:
            self.lines[message["log"]["keep"] :] = message["log"]["lines"]
        self.after_hearing()
        return message

    async def until(self, true: Any) -> dict[str, Any]:
        """Listen until the table is as wished."""
        while not (self.table and true(self.table)):
            await self.hear()
        return self.table

    @asynccontextmanager
    async def listening(self) -> Any:
        """Hear everything in the background; `when` then waits for the table to be as wished."""
        self.news = asyncio.Event()

        async def listen() -> None:
            while True:
                await self.hear()
                self.news.set()

        task = asyncio.create_task(listen())
        try:
            yield self
        finally:
            task.cancel()

    async def ask(self, what: str, **wanted: Any) -> dict[str, Any]:
        """The same as `do`, while somebody is listening."""
        self.ref += 1
        ref = self.ref
        await self.socket.send(json.dumps({"do": what, "ref": ref, **wanted}))
        await when([self], lambda: ref in self.answers)
        return self.answers.pop(ref)

    async def do(self, what: str, **wanted: Any) -> dict[str, Any]:
        """Ask for something and wait for the answer to it."""
        self.ref += 1
        await self.socket.send(json.dumps({"do": what, "ref": self.ref, **wanted}))
        while self.ref not in self.answers:
            await self.hear()
        return self.answers.pop(self.ref)


def turn_or_over(table: dict[str, Any]) -> bool:
    return bool(table["your_turn"] or table["status"] == "over")


async def when(lives: list[Live], true: Any) -> None:
    """Wait until something is so, looking again at whatever any of these hears."""
    while not true():
        for live in lives:
            live.news.clear()
        waiting = [asyncio.create_task(live.news.wait()) for live in lives]
        done, late = await asyncio.wait(waiting, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        for task in late:
            task.cancel()
        assert done, "nothing was heard"
