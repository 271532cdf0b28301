"""Measure the server: moves a second and how long it takes from a move to the other players' update.

    make load [ARGS="--tables 40 --seconds 10 --rounds 5 --database postgresql://…"]

People without bots play scripted games over WebSockets, each in step with what it hears: on a temporary SQLite file,
then on a PostgreSQL started for this, unless databases are named. Also measured: the memory of 2,000 idle sockets, and
opening a finished game. All traffic stays on this machine, and the run ends by itself.

On a busy machine times say little; so what the server used of the processor is told with them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import platform
import random
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import websockets

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.postgres import a_postgres
from tests.server.running import Client, Server

import quayside
from quayside.server.changes import apply_changes

GOAL_MOVES, GOAL_P99, GOAL_MEMORY, GOAL_OPEN = 500, 100, 500, 100
SOCKETS = 2_000


class Seat:
    """One player's socket, with as little work as possible on the client's side."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.number = 0
        self.turn = False
        self.choices: list[dict[str, Any]] = []
        self.over = False

    def hear(self, message: dict[str, Any]) -> None:
        """Keep what is needed to play on; a browser would keep the view, too."""
        if message["kind"] == "whole":
            self.table = {**message["table"], "view": None}
        elif message["kind"] == "update":
            self.table = apply_changes(self.table, [one for one in message["changes"] if one[0][0] != "view"])
        else:
            return
        self.number, self.turn, self.choices = self.table["number"], self.table["your_turn"], self.table["choices"]
        self.over = self.table["status"] == "over"


async def seats_at_a_table(address: str, slug: str, count: int) -> list[Seat]:
    """A fresh table, everybody sitting and listening."""
    people = [Client(address, f"P{k}") for k in range(count)]
    for client in people:
        await client.__aenter__()
    id = (await people[0].new_table(slug, " ".join(["me"] + ["open"] * (count - 1))))["id"]
    for client in people[1:]:
        await client.post(f"/api/tables/{id}/sit")
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{id}/live"
    players = []
    for client in people:
        headers = {"Cookie": f"quayside={client.http.cookies['quayside']}"}
        socket = await websockets.connect(
            url, additional_headers=headers, compression=None, proxy=None, max_size=None, ping_interval=None
        )
        players.append(Seat(socket))
        await client.http.aclose()
    for player in players:
        player.hear(json.loads(await player.socket.recv()))
    return players


async def play(players: list[Seat], end: float, pace: float, chance: random.Random) -> list[float]:
    """Moves until the time is up or the game is over; seconds from each move to the last of the others' updates."""
    waits: list[float] = []
    while time.perf_counter() < end and not players[0].over:
        actor = next(player for player in players if player.turn)
        choice = chance.choice(actor.choices[:5])
        if pace:
            await asyncio.sleep(chance.random() * 2 * pace)
        began = time.perf_counter()
        await actor.socket.send(json.dumps({"do": "act", "number": actor.number, "action": choice["id"], "ref": 1}))
        number = 0
        while not number:
            message = json.loads(await actor.socket.recv())
            assert message["kind"] != "refused", message
            number = message["number"] if message["kind"] == "done" else 0
            actor.hear(message)
        for player in players:
            while player.number < number:
                player.hear(json.loads(await player.socket.recv()))
        waits.append(time.perf_counter() - began)
    return waits


async def play_on(address: str, asked: argparse.Namespace, players: list[Seat], end: float, k: int) -> list[float]:
    """One table until the time is up; when a game is over, the next one begins."""
    chance = random.Random(k)
    waits = await play(players, end, asked.pace, chance)
    while time.perf_counter() < end:
        hang_up(players)
        players = await seats_at_a_table(address, asked.game, asked.seats)
        waits += await play(players, end, asked.pace, chance)
    hang_up(players)
    return waits


def hang_up(players: list[Seat]) -> None:
    for player in players:
        player.socket.transport.abort()


async def play_many(address: str, asked: argparse.Namespace, process: int) -> tuple[list[float], float, float, float]:
    """All tables at once, for so many seconds after everybody has sat down."""
    tables = [await seats_at_a_table(address, asked.game, asked.seats) for _ in range(asked.tables)]
    began = time.perf_counter()
    busy, own = cpu_seconds(process), time.process_time()
    end = began + asked.seconds
    results = await asyncio.gather(*(play_on(address, asked, players, end, k) for k, players in enumerate(tables)))
    seconds = time.perf_counter() - began
    busy, own = cpu_seconds(process) - busy, time.process_time() - own
    return [wait for waits in results for wait in waits], seconds, busy, own


def client_process(address: str, asked: argparse.Namespace, process: int, out: Any) -> None:
    out.put(asyncio.run(play_many(address, asked, process)))


def measure_moves(server: Server, asked: argparse.Namespace) -> dict[str, Any]:
    queue: Any = multiprocessing.Queue()
    client = multiprocessing.Process(target=client_process, args=(server.address, asked, pid(server), queue))
    client.start()
    waits, seconds, busy, own = queue.get(timeout=asked.seconds + 300)
    client.join()
    waits.sort()
    return {
        "moves": len(waits),
        "moves_per_second": round(len(waits) / seconds),
        "p50_ms": round(statistics.median(waits) * 1000, 1),
        "p99_ms": round(waits[int(len(waits) * 0.99)] * 1000, 1),
        "cpu_ms": round(busy / len(waits) * 1000, 2),
        "client_cpu_ms": round(own / len(waits) * 1000, 2),
    }


def measure_sockets(server: Server, count: int) -> dict[str, Any]:
    """Memory of the server with so many idle sockets, spread over tables."""

    async def sit_idle() -> dict[str, Any]:
        before = memory(server)
        async with Client(server.address, "Owner") as owner:
            ids = [(await owner.new_table(seats="me open"))["id"] for _ in range(50)]
        url = server.address.replace("http", "ws", 1)
        sockets = []
        for k in range(count):
            socket = await websockets.connect(
                f"{url}/api/tables/{ids[k % len(ids)]}/live", compression=None, proxy=None, ping_interval=None
            )
            sockets.append(socket)
        for socket in sockets:
            await socket.recv()
        after = memory(server)
        for socket in sockets:
            socket.transport.abort()
        return {"sockets": count, "before_mb": before, "with_sockets_mb": after}

    return asyncio.run(sit_idle())


def measure_opening(server: Server) -> dict[str, Any]:
    """Opening the longest recorded game of each title: the first time, and again."""
    folder = Path(__file__).parent.parent / "tests" / "records"

    async def open_them() -> dict[str, Any]:
        found: dict[str, Any] = {}
        async with Client(server.address, "Owner") as owner:
            made = {}
            for slug in quayside.games():
                records = [json.loads(path.read_text(encoding="utf-8")) for path in folder.glob(f"{slug}*.json")]
                record = max(records, key=lambda record: len(record["moves"]))
                table = (await owner.post("/api/tables/import", {"record": record}))["table"]
                made[slug] = (table["id"], len(record["moves"]))
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            other = Client(server.address)
            other.http.cookies = owner.http.cookies
            await other.get("/healthz")
            while not any(line["said"] == "warm" for line in server.logged("info")[-3:]):
                await asyncio.sleep(0.2)  # a server that has just started is still reading its texts
            for slug, (id, moves) in made.items():
                times, busy = [], []
                for _ in range(5):
                    before, began = cpu_seconds(pid(server)), time.perf_counter()
                    await other.get(f"/api/tables/{id}")
                    times.append((time.perf_counter() - began) * 1000)
                    busy.append((cpu_seconds(pid(server)) - before) * 1000)
                found[slug] = {
                    "moves": moves, "first_ms": round(times[0]), "again_ms": round(min(times[1:])),
                    "first_cpu_ms": round(busy[0]), "again_cpu_ms": round(min(busy[1:])),
                }  # fmt: skip
            await other.http.aclose()
        return found

    return asyncio.run(open_them())


def pid(server: Server) -> int:
    assert server.process is not None
    return server.process.pid


def cpu_seconds(process: int) -> float:
    """What a process has used so far; unlike latencies it depends little on what else the machine is doing."""
    threads = Path(f"/proc/{process}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


def memory(server: Server) -> int:
    """Resident megabytes of the server process."""
    for line in Path(f"/proc/{pid(server)}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    raise RuntimeError("the server has ended")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--game", default="nieuw-amsterdam")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pace", type=float, default=0.0, help="seconds that a player thinks, on average")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of the moves, one after the other")
    parser.add_argument("--database", action="append", help="several are measured one after the other")
    parser.add_argument("--no-sockets", action="store_true")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    engine = "compiled" if quayside.compiled() else "interpreted"
    say(f"{platform.machine()}, {os.cpu_count()} cores, load before {os.getloadavg()[0]:.1f}, "
        f"Python {platform.python_version()}, engine {engine}")  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        if asked.database:
            for database in asked.database:
                measure(database, Path(folder), asked)
        else:
            measure(f"sqlite:///{Path(folder) / 'load.db'}", Path(folder), asked)
            with a_postgres() as database:
                measure(database, Path(folder), asked)


def measure(database: str, folder: Path, asked: argparse.Namespace) -> None:
    """Everything on one database, told as it is found."""
    kind = database.partition(":")[0]
    server = Server(database, folder).start()
    try:
        for _ in range(asked.rounds):
            moves = measure_moves(server, asked)
            well = moves["moves_per_second"] >= GOAL_MOVES and moves["p99_ms"] <= GOAL_P99
            say(f"{kind}: {asked.tables} tables of {asked.seats}: {moves['moves_per_second']} moves/s, "
                f"p50 {moves['p50_ms']} ms, p99 {moves['p99_ms']} ms, CPU of the server {moves['cpu_ms']} ms a move, "
                f"of the clients {moves['client_cpu_ms']} ms, load {os.getloadavg()[0]:.1f} "
                f"({'reaches' if well else 'misses'} {GOAL_MOVES}/s at {GOAL_P99} ms)")  # fmt: skip
        if not asked.no_sockets:
            sockets = measure_sockets(server, SOCKETS)
            say(f"{kind}: {sockets['sockets']} idle sockets: {sockets['with_sockets_mb']} MB "
                f"(before {sockets['before_mb']} MB; goal {GOAL_MEMORY} MB)")  # fmt: skip
        for slug, took in measure_opening(server).items():
            say(f"{kind}: opening a finished {slug} of {took['moves']} moves: first {took['first_ms']} ms "
                f"(CPU {took['first_cpu_ms']}), again {took['again_ms']} ms (CPU {took['again_cpu_ms']}); "
                f"goal {GOAL_OPEN} ms")  # fmt: skip
    finally:
        server.stop()


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    main()
