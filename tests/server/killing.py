"""Kill the server again and again while people play, and look for anything lost.

    python -m tests.server.killing --kills 100 [--postgres | --database postgresql://…]

Several people play games against bots. The server is killed with SIGKILL at random moments and started again. In the
end every move that was acknowledged must stand in the log under its number, every log must replay, and no table may
be stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import websockets
from sqlalchemy import select

import quayside
from quayside.server.house import House
from quayside.server.schema import log, tables
from quayside.server.settings import Settings
from quayside.server.storage import Storage
from tests.server.postgres import a_postgres
from tests.server.running import Client, Server, turn_or_over

TABLES = 3
LAST_GAMES = 180.0  # seconds for everybody's last move; a table that takes longer is stuck
AWAY = (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError)


class Player:
    """Plays one game after the other against bots, and writes down what was acknowledged."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        self.server = server
        self.chance = chance
        self.acknowledged: list[tuple[str, int, str]] = []
        self.made: list[str] = []
        self.finished = 0
        self.stopping = False

    async def play(self) -> None:
        client = Client(self.server.address)
        id = ""
        known = False
        while not self.stopping or id:
            try:
                if not known:
                    await client.post("/api/me/guest", {"name": "Anna"})
                    known = True
                if not id:
                    slug = self.chance.choice(quayside.games())
                    bots = quayside.game(slug).seats[0] - 1
                    id = (await client.new_table(slug, " ".join(["me", *["bot"] * bots])))["id"]
                    self.made.append(id)
                if await self.sit_at(client, id):
                    id = ""
                    self.finished += 1
            except AWAY:
                await asyncio.sleep(0.02)  # the server is away: try again, as a browser does
        await client.http.aclose()

    async def sit_at(self, client: Client, id: str) -> bool:
        """Play on; whether the game came to its end, or one more move went through after the last kill."""
        moves = 0
        async with client.live(id) as live:
            while True:
                table = await live.until(turn_or_over)
                if table["status"] == "over" or (self.stopping and moves):
                    return True
                # A copy: updates change the table in place, also while the answer is awaited.
                choice = dict(self.chance.choice(table["choices"]))
                answer = await live.do("act", number=table["number"], action=choice["id"])
                if answer["kind"] == "done":
                    self.acknowledged.append((id, answer["number"], choice["words"]))
                    moves += 1
                    await live.until(lambda t: t["number"] >= answer["number"])  # noqa: B023
                else:
                    # A move whose acknowledgement was cut off may have been made all the same.
                    assert answer["error"]["code"] in ("stale", "not_your_turn", "busy"), answer
                    return False


async def kill_and_play(server: Server, kills: int, seed: int, moves: int = 40, say: Any = None) -> list[Player]:
    """Play and kill; the players with their notes."""
    chance = random.Random(seed)
    players = [Player(server, random.Random(f"{seed} {k}")) for k in range(TABLES)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    for kill in range(kills):
        # Long enough that something happens, and at any moment of what happens.
        enough = sum(len(player.acknowledged) for player in players) + chance.randint(1, moves)
        while sum(len(player.acknowledged) for player in players) < enough:
            await asyncio.sleep(0.002)
            for task in tasks:
                if task.done():
                    task.result()
        await asyncio.sleep(chance.random() * 0.05)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        if say is not None and (kill + 1) % 10 == 0:
            say(f"{kill + 1} kills, {sum(len(p.acknowledged) for p in players)} moves acknowledged")
    for player in players:
        player.stopping = True
    await asyncio.wait_for(asyncio.gather(*tasks), LAST_GAMES)
    return players


async def check(database: str, players: list[Player]) -> dict[str, int]:
    """Everything acknowledged is there, everything there replays."""
    storage = Storage(Settings(database=database))
    house = House(storage)
    async with storage.read() as connection:
        rows = (await connection.execute(select(log.c.table_id, log.c.number, log.c.kind, log.c.value))).all()
        ids = [row.id for row in await connection.execute(select(tables.c.id))]
    entries = {(row.table_id, row.number): (row.kind, row.value) for row in rows}
    acknowledged = [one for player in players for one in player.acknowledged]
    for id, number, words in acknowledged:
        around = {k: entries.get((id, k)) for k in range(number - 3, number + 4)}
        noted = [one for one in acknowledged if one[0] == id and abs(one[1] - number) <= 3]
        assert entries.get((id, number)) == ("move", words), (
            f"{id}: {words!r} was acknowledged as number {number}; the log has {around}; acknowledged were {noted}"
        )
    for id in ids:
        table = await house.table(id)
        if table.play is not None:
            assert table.play.record.replay().scores() == table.state.scores()
    for id in (id for player in players for id in player.made):
        assert id in ids
    await storage.close()
    return {"acknowledged": len(acknowledged), "tables": len(ids), "entries": len(rows)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--database", default="", help="instead of a temporary SQLite file")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL started for this")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--moves", type=int, default=40, help="at most so many between two kills")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as ending:
        database = asked.database or f"sqlite:///{Path(folder) / 'killed.db'}"
        if asked.postgres:
            database = ending.enter_context(a_postgres())
        server = Server(database, Path(folder)).start()
        began = time.perf_counter()
        try:
            players = asyncio.run(kill_and_play(server, asked.kills, asked.seed, asked.moves, say))
        finally:
            server.stop()
        found = asyncio.run(check(database, players))
        seconds = time.perf_counter() - began
        kind = database.partition(":")[0]
        say(f"{kind}, seed {asked.seed}: {asked.kills} kills in {seconds:.0f} s; {found}; nothing lost, nothing stuck.")


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    main()
