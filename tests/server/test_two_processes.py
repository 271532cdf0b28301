"""Two servers on one PostgreSQL answer for the same table, and it never forks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import quayside
from quayside.core.record import record_from
from quayside.server.wire import HERE_SECONDS
from tests.server.conftest import sqlite_in
from tests.server.running import Client, Server


@pytest.fixture(scope="module")
def servers(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folders: list[Path] = [tmp_path_factory.mktemp(name) for name in ("east", "west")]
    east, west = (Server(postgres, folder) for folder in folders)
    yield east.start(), west.start()
    east.stop()
    west.stop()
    assert not east.logged("error") + west.logged("error")


def at(client: Client, server: Server) -> Client:
    """The same person at another server: the cookie holds everywhere."""
    other = Client(server.address)
    other.http.cookies = client.http.cookies
    return other


def test_simultaneous_submissions_make_one_order(servers: tuple[Server, Server]) -> None:
    async def play() -> None:
        east, west = servers
        chance = random.Random(7)
        async with Client(east.address, "Anna") as anna, Client(west.address, "Ben") as ben:
            id = (await anna.new_table(seats="me open"))["id"]
            await ben.post(f"/api/tables/{id}/sit")
            players = [(anna, at(anna, west)), (ben, at(ben, east))]
            async with anna.live(id) as here, ben.live(id) as there:
                await here.until(lambda t: t["status"] == "running")
                await there.until(lambda t: t["status"] == "running")
                lives = (here, there)
                number = here.table["number"]
                refused = 0
                for _ in range(60):
                    for live in lives:
                        await live.until(lambda t: t["number"] >= number)  # noqa: B023
                    seat = here.table["waiting"][0]
                    choices = lives[seat].table["choices"]
                    one, two = players[seat]
                    # The same player answers at both servers at once, differently.
                    wishes = [{"number": number, "action": chance.choice(choices)["id"]} for _ in range(2)]
                    answers = await asyncio.gather(
                        one.http.post(f"/api/tables/{id}/act", json=wishes[0]),
                        two.http.post(f"/api/tables/{id}/act", json=wishes[1]),
                    )
                    codes = sorted(answer.status_code for answer in answers)
                    assert codes == [200, 409], [answer.text for answer in answers]
                    refused += 1
                    number = next(answer.json()["number"] for answer in answers if answer.status_code == 200)
                for live in lives:
                    await live.until(lambda t: t["number"] >= number)
                assert here.table["view"]["players"] == there.table["view"]["players"]
                assert [line["sentence"] for line in here.lines] == [line["sentence"] for line in there.lines]
                assert here.table["seats"][1]["present"]
                await ben.post(f"/api/tables/{id}/chat", {"text": "Hello from the west"})
                while not here.chat:
                    await here.hear()
                await ben.post("/api/me", {"name": "Bernhard"}, method="PATCH")
                await here.until(lambda t: t["seats"][1]["name"] == "Bernhard")
                assert refused == 60
            shown = await anna.get(f"/api/tables/{id}/record")
            elsewhere = await players[0][1].get(f"/api/tables/{id}/record")
            assert shown == elsewhere
            assert len(shown["moves"]) == 60

    asyncio.run(play())


def test_who_opens_a_table_sees_at_once_who_is_there_at_the_other_server(servers: tuple[Server, Server]) -> None:
    async def come_and_go() -> None:
        east, west = servers
        async with Client(east.address, "Anna") as anna, Client(west.address, "Ben") as ben:
            id = (await anna.new_table(seats="me open"))["id"]
            await ben.post(f"/api/tables/{id}/sit")
            async with anna.live(id) as here:
                await here.hear()
                for _ in range(2):
                    # Well before the servers repeat who is there, and again for somebody who comes back.
                    async with asyncio.timeout(HERE_SECONDS / 2), ben.live(id) as there:
                        await there.until(lambda t: t["seats"][0]["present"])
                        await here.until(lambda t: t["seats"][1]["present"])
                    await here.until(lambda t: not t["seats"][1]["present"])

    asyncio.run(come_and_go())


def test_one_seat_is_taken_once(servers: tuple[Server, Server]) -> None:
    async def rush() -> None:
        east, west = servers
        async with Client(east.address, "Anna") as anna:
            for _ in range(5):
                id = (await anna.new_table(seats="me open"))["id"]
                async with Client(east.address, "Ben") as ben, Client(west.address, "Carl") as carl:
                    answers = await asyncio.gather(
                        ben.http.post(f"/api/tables/{id}/sit", json={}),
                        carl.http.post(f"/api/tables/{id}/sit", json={}),
                    )
                    assert sorted(answer.status_code for answer in answers) == [200, 409]
                    assert (await carl.table(id))["status"] == "running"

    asyncio.run(rush())


def test_a_game_goes_on_at_the_other_server_when_one_dies(servers: tuple[Server, Server], tmp_path: Path) -> None:
    async def play() -> None:
        doomed = Server(servers[0].database, tmp_path).start()
        async with Client(doomed.address, "Anna") as anna:
            id = (await anna.new_table(seats="me bot bot"))["id"]
            await anna.table(id)
            doomed.kill()
            other = at(anna, servers[1])
            chance = random.Random(8)
            async with other.live(id) as live:
                for _ in range(3):
                    table = await live.until(lambda t: t["your_turn"])
                    done = await live.do("act", number=table["number"], action=chance.choice(table["choices"])["id"])
                    assert done["kind"] == "done"
                    await live.until(lambda t: t["number"] >= done["number"])  # noqa: B023
            await other.http.aclose()

    asyncio.run(play())


def test_records_of_both_servers_verify(servers: tuple[Server, Server]) -> None:
    async def play() -> None:
        async with Client(servers[0].address, "Anna") as anna:
            other = at(anna, servers[1])
            id = (await anna.new_table(seats="me bot"))["id"]
            await anna.post(f"/api/tables/{id}/resign")
            async with other.live(id) as live:
                await live.until(lambda t: t["status"] == "over")
            record_from(await other.get(f"/api/tables/{id}/record"), quayside.game).verify()
            await other.http.aclose()

    asyncio.run(play())


def test_workers_share_one_address(postgres: str, tmp_path: Path) -> None:
    """`--workers 2`: whichever process takes a connection, the same tables are there."""
    server = Server(postgres, tmp_path, workers=2).start()

    async def play() -> None:
        async with Client(server.address, "Anna") as anna:
            id = (await anna.new_table(seats="me bot"))["id"]
            await anna.post(f"/api/tables/{id}/resign")
            for _ in range(4):
                fresh = at(anna, server)
                async with fresh.live(id) as live:
                    await live.until(lambda t: t["status"] == "over")
                await fresh.http.aclose()

    try:
        asyncio.run(play())
    finally:
        server.stop()
    assert not server.logged("error")


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="Several processes need PostgreSQL"):
        Server(sqlite_in(tmp_path), tmp_path, workers=2).start()
