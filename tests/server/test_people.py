"""People: names, accounts, passwords, sessions, deleting one's data; ratings; notices."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from quayside.server.identity import Person
from quayside.server.notices import after_quiet_hours
from tests.server.conftest import sqlite_in
from tests.server.running import PATIENCE, Client, Server, turn_or_over


def unique(name: str) -> str:
    return f"{name} {random.getrandbits(40):x}"


def test_a_guest_becomes_an_account_and_comes_back(server: Server) -> None:
    async def come() -> None:
        name = unique("Änna")
        async with Client(server.address, name) as anna:
            me = (await anna.get("/api/me"))["me"]
            assert me["guest"]
            table = await anna.new_table()
            await anna.refused("/api/me/password", {"password": "short"}, "bad_password")
            await anna.post("/api/me/password", {"password": "a long one"})
        async with Client(server.address) as back:
            assert (await back.get("/api/me"))["me"] is None
            await back.refused("/api/me/login", {"name": name, "password": "wrong"}, "bad_login")
            await back.refused("/api/me/login", {"name": unique("x"), "password": "wrong"}, "bad_login")
            await back.post("/api/me/login", {"name": name.upper(), "password": "a long one"})
            assert (await back.get("/api/me"))["me"]["id"] == me["id"]
            mine = (await back.get("/api/tables", show="mine"))["tables"]
            assert [t["id"] for t in mine] == [table["id"]]
            token = (await back.post("/api/me/token"))["token"]
            async with Client(server.address, Authorization=f"Bearer {token}") as program:
                assert (await program.get("/api/me"))["me"]["id"] == me["id"]
                # A new password ends all other sessions.
                await back.post("/api/me/password", {"password": "another one", "old": "a long one"})
                assert (await program.get("/api/me"))["me"] is None
            assert (await back.get("/api/me"))["me"]["id"] == me["id"]
        async with Client(server.address) as other:
            await other.refused("/api/me/account", {"name": name.lower(), "password": "12345678"}, "name_taken")
            await other.refused("/api/me/account", {"name": " \u200b ", "password": "12345678"}, "bad_name")

    asyncio.run(come())


def test_renaming_and_deleting_my_data(server: Server) -> None:
    async def go() -> None:
        async with Client(server.address, "Anna") as anna, Client(server.address, "Ben") as ben:
            id = (await anna.new_table(seats="me open"))["id"]
            await ben.post(f"/api/tables/{id}/sit")
            await ben.post(f"/api/tables/{id}/chat", {"text": "my secret diary"})
            async with anna.live(id) as live:
                await live.until(lambda t: t["seats"][1]["name"] == "Ben")
                wanted = {"name": "Benjamin", "email": "ben@example.org", "time_zone": "Europe/Amsterdam"}
                await ben.post("/api/me", wanted, method="PATCH")
                await live.until(lambda t: t["seats"][1]["name"] == "Benjamin")
            await ben.post("/api/me", {"time_zone": "Moon/Base"}, 422, method="PATCH")
            await ben.post("/api/me", method="DELETE")
            assert (await ben.get("/api/me"))["me"] is None
            whole = await anna.get(f"/api/tables/{id}")
            assert "Ben" not in json.dumps(whole)
            assert whole["chat"] == []
            assert whole["table"]["seats"][1]["resigned"]

    asyncio.run(go())


def test_rated_tables_count_once_and_only_between_people(server: Server) -> None:
    async def rate() -> None:
        async with Client(server.address, unique("Anna")) as anna, Client(server.address, unique("Ben")) as ben:
            id = (await anna.new_table(seats="me open", rated=True))["id"]
            await ben.post(f"/api/tables/{id}/sit")
            await anna.refused(f"/api/tables/{id}/hint", {}, "no_hints")
            await ben.post(f"/api/tables/{id}/resign")
            async with anna.live(id) as live:
                chance = random.Random(9)
                while (await live.until(turn_or_over))["status"] != "over":
                    table = live.table
                    done = await live.do("act", number=table["number"], action=chance.choice(table["choices"])["id"])
                    await live.until(lambda t: t["number"] >= done["number"])  # noqa: B023
                over = live.table["number"]
                await live.until(lambda t: t["number"] > over)  # the entry that says it has counted
            board = (await anna.get("/api/games/nieuw-amsterdam/leaderboard"))["people"]
            mine = next(one for one in board if one["you"])
            theirs = next(
                one for one in (await ben.get("/api/games/nieuw-amsterdam/leaderboard"))["people"] if one["you"]
            )
            assert mine["games"] == theirs["games"] == 1
            assert mine["rating"] > theirs["rating"]

    asyncio.run(rate())


@pytest.mark.parametrize(
    ("hour", "expected"), [(12, 0), (22, 10), (23, 9), (2, 6), (7, 1), (8, 0), (21, 0)]
)  # fmt: skip
def test_quiet_hours(hour: int, expected: int) -> None:
    """From 22 to 8 in the person's own time zone; then the notice waits until 8."""
    person = Person("p", "P", None, None, "en", 22, 8, "Europe/Amsterdam", 0)
    zone = ZoneInfo("Europe/Amsterdam")
    from datetime import datetime, timedelta

    at = datetime(2026, 1, 5, hour, 0, tzinfo=zone)
    assert after_quiet_hours(person, at.timestamp()) == (at + timedelta(hours=expected)).timestamp()


def test_one_notice_a_turn_and_none_while_somebody_looks(tmp_path: Path) -> None:
    heard: list[dict[str, object]] = []
    came = threading.Event()

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()
            came.set()

        def log_message(self, *arguments: object) -> None:
            return

    hook = HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=hook.serve_forever, daemon=True).start()
    server = Server(
        sqlite_in(tmp_path), tmp_path, QUAYSIDE_WEBHOOK=f"http://127.0.0.1:{hook.server_port}/",
        QUAYSIDE_NOTICE_SECONDS="0", QUAYSIDE_ADDRESS="https://quay.example",
    ).start()  # fmt: skip

    async def play() -> None:
        async with Client(server.address, "Anna") as anna, Client(server.address, "Ben") as ben:
            wanted = {"time": {"kind": "deadline", "deadline": 86400}, "options": {"first_player": "first_seat"}}
            id = (await anna.new_table(seats="me open", **wanted))["id"]
            async with anna.live(id) as live:
                await live.hear()
                await ben.post(f"/api/tables/{id}/sit")
                await live.until(lambda t: t["status"] == "running")
                if live.table["your_turn"]:
                    action = live.table["choices"][0]["id"]
                    await live.do("act", number=live.table["number"], action=action)
                await asyncio.to_thread(came.wait, PATIENCE)
                assert f"https://quay.example/tables/{id}" in str(heard[0]["text"])
                # Ben answers without looking on, then Anna, until it is his turn again: one more, however many
                # decisions he took, and none for her.
                came.clear()
                for client in (ben, anna):
                    while (table := await client.table(id))["your_turn"]:
                        wanted = {"number": table["number"], "action": table["choices"][0]["id"]}
                        await client.post(f"/api/tables/{id}/act", wanted)
                assert (await ben.table(id))["your_turn"]
                await asyncio.to_thread(came.wait, PATIENCE)
                assert [notice["seat"] for notice in heard] == [1, 1]

    try:
        asyncio.run(play())
    finally:
        server.stop()
        hook.shutdown()


def test_time_runs_out(server: Server) -> None:
    """At zero a bot moves, or the seat is resigned, or nothing but a mark happens."""

    async def wait() -> None:
        async with Client(server.address, "Anna") as anna:
            tables = {}
            for at_zero in ("bot", "resign", "warning"):
                time_wanted = {"kind": "deadline", "deadline": 0.3, "at_zero": at_zero}
                tables[at_zero] = (await anna.new_table(seats="me bot", time=time_wanted))["id"]
            async with (
                anna.live(tables["bot"]) as bot, anna.live(tables["resign"]) as resign,
                anna.live(tables["warning"]) as warning,
            ):  # fmt: skip
                await warning.until(lambda t: t["seats"][0]["clock"]["up"])
                assert warning.table["your_turn"]
                await bot.until(lambda t: t["seats"][0]["played_by"] or t["status"] == "over")
                assert not bot.table["seats"][0]["resigned"]
                await resign.until(lambda t: t["seats"][0]["resigned"])
                await resign.until(lambda t: t["status"] == "over")
                assert resign.table["result"]["winners"] == [1]

    asyncio.run(wait())


def test_a_bank_pays_for_thinking_and_gets_its_increment(on_sqlite: Server) -> None:
    async def think() -> None:
        async with Client(on_sqlite.address, "Anna") as anna:
            wanted = {"kind": "bank", "bank": 60, "increment": 5}
            id = (await anna.new_table(seats="me bot", time=wanted))["id"]
            async with anna.live(id) as live:
                table = await live.until(lambda t: t["your_turn"])
                clock = table["seats"][0]["clock"]
                assert clock["left"] == 60
                assert abs(clock["zero_at"] - time.time() - 60) < 10
                first = clock["since"]
                done = await live.do("act", number=table["number"], action=table["choices"][0]["id"])
                await live.until(lambda t: t["number"] >= done["number"] and t["seats"][0]["clock"]["since"] != first)
                assert 55 < live.table["seats"][0]["clock"]["left"] <= 65

    asyncio.run(think())
