"""Clients that misbehave get the right refusal, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import re
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import websockets

import quayside
from quayside.server.app import STATIC
from tests.server.conftest import sqlite_in
from tests.server.running import Client, Live, Server


async def two_players(server: Server) -> tuple[Client, Client, str]:
    """Anna and Ben at a table that has begun; the first is the one to act."""
    anna, ben = Client(server.address, "Anna"), Client(server.address, "Ben")
    await anna.__aenter__()
    await ben.__aenter__()
    id = (await anna.new_table(seats="me open", options={"first_player": "first_seat"}))["id"]
    await ben.post(f"/api/tables/{id}/sit")
    first = (await anna.table(id))["waiting"][0]
    return (anna, ben, id) if first == 0 else (ben, anna, id)


def test_wrong_moves(server: Server) -> None:
    async def misbehave() -> None:
        one, other, id = await two_players(server)
        act = f"/api/tables/{id}/act"
        table = await one.table(id)
        number, action = table["number"], table["choices"][0]["id"]
        async with Client(server.address) as nobody, Client(server.address, "Carl") as carl:
            await nobody.refused(act, {"number": number, "action": action}, "who_are_you")
            await carl.refused(act, {"number": number, "action": action}, "not_seated")
        await other.refused(act, {"number": number, "action": action}, "not_your_turn")
        mine = table["seat"]
        await other.refused(act, {"number": number, "action": action, "seat": mine}, "not_your_seat")
        await one.refused(act, {"number": number, "action": action, "seat": 7}, "no_such_seat")
        await one.refused(act, {"number": number, "action": 99999}, "not_legal")
        await one.refused(act, {"number": number, "action": -1}, "not_legal")
        await one.refused(act, {"number": number, "action": "bid 7"}, "not_legal")
        await one.refused(act, {"number": number, "action": "dance"}, "not_legal")
        await one.refused(act, {"number": number + 1, "action": action}, "stale")
        await one.refused(act, {"number": number - 1, "action": action}, "stale")
        await one.refused(act, {"number": "x", "action": action}, "not_understood")
        await one.refused(act, {"action": action}, "not_understood")
        await one.refused(act, {"number": number, "action": action, "admin": True}, "not_understood")
        await one.refused("/api/tables/nowhere/act", {"number": 1, "action": 1}, "no_such_table")
        assert (await one.table(id))["number"] == number, "nothing has changed"
        await one.post(act, {"number": number, "action": action})
        error = await one.refused(act, {"number": number, "action": action}, "stale")
        assert error["number"] == number + 1
        assert (await one.table(id))["moves"] == 1
        for client in (one, other):
            await client.http.aclose()

    asyncio.run(misbehave())


def test_refusals_are_in_the_reader_s_language(server: Server) -> None:
    async def ask() -> None:
        async with Client(server.address, "Anna", **{"Accept-Language": "ru"}) as anna:
            error = await anna.refused("/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, "no_such_game")
            assert "Такой игры нет" in error["sentence"]
            error = await anna.refused("/api/me/password", {"password": "short"}, "bad_password")
            assert error["sentence"] == "В пароле от 8 до 200 знаков."
            assert error["details"][0]["where"] == ["body", "password"]
        async with Client(server.address, "Anna", **{"Accept-Language": "de"}) as anna:
            wanted = {"game": "riverboat", "seats": [{"kind": "me"}] * 2, "edition": 'name = "x"'}
            error = await anna.refused("/api/tables", wanted, "bad_edition")
            assert error["sentence"].startswith("Mit dieser Ausgabe kann man nicht spielen. Zeile 1 ")
            assert "line 1" in error["details"][0]["what"]
            error = await anna.refused("/api/tables/import", {"record": {"quayside": 1}}, "bad_record")
            assert error["sentence"].endswith("keine vollständige Aufzeichnung eines Spiels von Quayside.")
            for path in ("/api/nothing", "/api/tables/x/y/z"):
                answer = await anna.http.get(path)
                assert answer.status_code == 404
                assert answer.json()["error"]["sentence"] == "Unter dieser Adresse gibt es nichts."
            # Other addresses are the client's, which has a page of its own for those that lead nowhere.
            answer = await anna.http.get("/nothing")
            assert answer.status_code == (200 if (STATIC / "index.html").exists() else 404)
            answer = await anna.http.put("/api/games")
            assert answer.status_code == 405

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("language", "figure", "broken"),
    [
        (
            "en",
            "This edition cannot be played. Line {} (start cash) is not right: 405 is not allowed; "
            "money comes in whole tens.",
            "This edition cannot be played. The file is not right: not valid TOML: ",
        ),
        (
            "de",
            "Mit dieser Ausgabe kann man nicht spielen. Zeile {} (start cash) stimmt nicht: 405 ist nicht erlaubt; "
            "Geld gibt es nur in ganzen Zehnern.",
            "Mit dieser Ausgabe kann man nicht spielen. Die Datei stimmt nicht: kein gültiges TOML",
        ),
        (
            "fr",
            "On ne peut pas jouer avec cette édition. La ligne {} (start cash) n’est pas juste : "
            "405 n’est pas permis ; l’argent se compte par dizaines entières.",
            "On ne peut pas jouer avec cette édition. Le fichier n’est pas juste : ce n’est pas du TOML valable",
        ),
        (
            "ru",
            "С этим изданием играть нельзя. Строка {} (start cash) неверна: 405 не годится; "
            "деньги считаются целыми десятками.",
            "С этим изданием играть нельзя. Файл неверен: это неправильный TOML",
        ),
    ],
)
def test_what_is_wrong_with_an_edition_is_said_in_the_reader_s_language(
    server: Server, language: str, figure: str, broken: str
) -> None:
    text = quayside.game("merchants-of-amsterdam").edition.text
    line = text[: text.index("cash = 400")].count("\n") + 1

    async def ask() -> None:
        async with Client(server.address, "Anna", **{"Accept-Language": language}) as anna:
            wanted = {"game": "merchants-of-amsterdam", "seats": [{"kind": "me"}] * 3}
            wrong = {**wanted, "edition": text.replace("cash = 400", "cash = 405")}
            error = await anna.refused("/api/tables", wrong, "bad_edition")
            assert error["sentence"] == figure.format(line)
            exact = f"the edition, line {line}: start cash: 405 is not allowed; money comes in whole tens."
            assert error["details"] == [{"where": [], "what": exact}]
            error = await anna.refused("/api/tables", {**wanted, "edition": "[name"}, "bad_edition")
            assert error["sentence"].startswith(broken)
            monstrous = {**wanted, "edition": text + "k" * 9000 + " = 1"}
            error = await anna.refused("/api/tables", monstrous, "bad_edition")
            assert len(error["sentence"]) < 2000

    asyncio.run(ask())


def test_characters_that_no_database_likes(server: Server) -> None:
    async def ask() -> None:
        async with Client(server.address, "Anna") as anna:
            for path in ("/api/tables/%00", "/api/tables/%00/record", "/api/tables/%F0%9F%9A%A2/replay"):
                assert (await anna.http.get(path)).status_code == 404
            await anna.refused("/api/tables/%00/act", {"number": 1, "action": 1}, "no_such_table")
            await anna.refused("/api/me/login", {"name": "a\u0000", "password": "\u0000"}, "bad_login")
            await anna.refused("/api/me/guest", {"name": "a\u0000"}, "bad_name")
            for email in ("a\u0000@b.cc", "a@b", "a b@c.dd"):
                await anna.post("/api/me", {"email": email}, 422, method="PATCH")

    asyncio.run(ask())


def test_tables_that_cannot_be(server: Server) -> None:
    async def ask() -> None:
        async with Client(server.address, "Anna") as anna:
            me, game = {"kind": "me"}, "nieuw-amsterdam"
            bot = {"kind": "bot", "level": "god"}
            for wanted, code in [
                ({"game": game, "seats": [me]}, "bad_seats"),
                ({"game": game, "seats": [me] * 6}, "bad_seats"),
                ({"game": game, "seats": [me] * 9}, "not_understood"),
                ({"game": game, "seats": [me, bot]}, "no_such_bot"),
                ({"game": game, "seats": [me, me], "options": {"colour": "red"}}, "bad_options"),
                ({"game": game, "seats": [me, me], "edition": "name = 1"}, "bad_edition"),
                ({"game": game, "seats": [me, me], "time": {"kind": "bank"}}, "no_time"),
                ({"game": game, "seats": [me, me], "time": {"kind": "bank", "bank": -1}}, "not_understood"),
                ({"game": game, "seats": [me, {"kind": "bot"}], "rated": True}, "rated_for_people"),
            ]:
                await anna.refused("/api/tables", wanted, code)
            await anna.refused("/api/tables/import", {"record": {}}, "bad_record")
            await anna.refused("/api/tables/import", {"record": {"quayside": 1, "moves": 3}}, "bad_record")

    asyncio.run(ask())


def test_too_large_foreign_and_forged(server: Server) -> None:
    async def ask() -> None:
        async with Client(server.address, "Anna") as anna, Client(server.address) as mallory:
            answer = await anna.http.post("/api/tables", content=b"x" * 300_000)
            assert answer.status_code == 413

            async def dripping() -> Any:
                for _ in range(400):
                    yield b" " * 1000

            answer = await anna.http.post(
                "/api/tables", content=dripping(), headers={"Content-Type": "application/json"}
            )
            assert answer.status_code == 413
            answer = await anna.http.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
            assert answer.status_code == 403
            assert answer.json()["error"]["code"] == "foreign_origin"
            assert (await anna.http.get("/api/me", headers={"Origin": server.address})).status_code == 200
            cookie = anna.http.cookies["quayside"]
            for forged in (cookie[:-2] + "xx", "x" + cookie, "e30.e30.e30", "", "\u00e4".encode().hex(), cookie * 3):
                mallory.http.cookies.set("quayside", forged)
                assert (await mallory.get("/api/me"))["me"] is None
            answer = await anna.http.get("/api/me")
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            answer = await anna.http.get("/api/games")
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["cache-control"] == "no-store"

    asyncio.run(ask())


async def for_ever(live: Live) -> None:
    while True:
        await live.hear()


def test_sockets_that_misbehave(server: Server) -> None:
    async def ask() -> None:
        one, other, id = await two_players(server)
        url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{id}/live"
        async with websockets.connect(url, origin="https://evil.example", proxy=None) as socket:  # type: ignore[arg-type]
            assert json.loads(await socket.recv())["error"]["code"] == "foreign_origin"
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4403
        async with one.live(id) as live, other.live(id) as watching:
            await live.hear()
            for text in ("nonsense", "[]", "{}", '{"do": "dance"}', '{"do": "act", "number": []}', "[" * 10_000):
                await live.socket.send(text)
                while None not in live.answers:
                    await live.hear()
                assert live.answers.pop(None)["error"]["code"] == "not_understood"
            await live.socket.send(b"\xff\xfe")
            with pytest.raises(websockets.ConnectionClosed):
                await for_ever(live)
            await watching.until(lambda t: t["status"] == "running")
        async with other.live(id) as live:
            await live.hear()
            await live.socket.send("x" * 100_000)
            with pytest.raises(websockets.ConnectionClosed):
                await for_ever(live)
        async with one.live(id) as live:
            table = await live.until(lambda t: t["your_turn"])
            assert (await live.do("act", number=table["number"], action=table["choices"][0]["id"]))["kind"] == "done"
        for client in (one, other):
            await client.http.aclose()

    asyncio.run(ask())


async def shout(port: int, cookie: str, id: str, times: int) -> list[int]:
    """Many chat messages in one go, without waiting for the answers; the status of each."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    body = b'{"text": "!"}'
    head = (
        f"POST /api/tables/{id}/chat HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        f"Cookie: quayside={cookie}\r\nContent-Length: {len(body)}\r\n\r\n"
    ).encode()
    statuses = []
    for _ in range(times):
        writer.write(head + body)
    for _ in range(times):
        answer = await reader.readuntil(b"\r\n\r\n")
        statuses.append(int(answer.split()[1]))
        assert statuses[-1] != 429 or b"retry-after: " in answer.lower()
        size = re.search(rb"content-length: (\d+)", answer.lower())
        assert size is not None
        await reader.readexactly(int(size.group(1)))
    writer.close()
    return statuses


def shout_from_everywhere(port: int, cookie: str, id: str) -> list[int]:
    """Ten thousand messages over twenty connections."""

    async def all_of_them() -> list[int]:
        return [
            code for some in await asyncio.gather(*(shout(port, cookie, id, 500) for _ in range(20))) for code in some
        ]

    return asyncio.run(all_of_them())


def test_floods_are_held_back(tmp_path: Path) -> None:
    """Ten thousand chat messages: a few get through, the others are refused, and the game goes on beside them."""
    server = Server(sqlite_in(tmp_path), tmp_path, QUAYSIDE_LIMITS="on").start()

    async def flood() -> None:
        async with Client(server.address, "Anna") as anna, Client(server.address, "Mallory") as mallory:
            id = (await anna.new_table(seats="me me"))["id"]

            cookie = mallory.http.cookies["quayside"]
            shouting = asyncio.get_running_loop().run_in_executor(
                elsewhere, shout_from_everywhere, server.port, cookie, id
            )
            moves = 0
            while not shouting.done():
                table = await anna.table(id)
                move = {"number": table["number"], "action": table["choices"][0]["id"]}
                await anna.post(f"/api/tables/{id}/act", move)  # nobody refuses her anything
                moves += 1
                await asyncio.sleep(0.2)
            codes = await shouting
            assert set(codes) <= {200, 429}
            assert codes.count(200) < 500
            assert len(codes) == 10_000
            assert moves > 0
            assert (await anna.table(id))["moves"] == moves

    try:
        # In a process of its own, so that only the server is shared with whoever plays.
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as elsewhere:
            asyncio.run(flood())
    finally:
        server.stop()
    assert not server.logged("error")


def test_schemathesis_finds_no_way_to_break_it(on_postgres: Server) -> None:
    server = on_postgres  # it is the stricter database

    async def cookie() -> str:
        async with Client(server.address, "Fuzz") as client:
            return client.http.cookies["quayside"]

    ran = subprocess.run(
        [
            sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}/api/openapi.json",
            "--header", f"Cookie: quayside={asyncio.run(cookie())}",
            "--checks", "not_a_server_error",
            "--phases", "fuzzing", "--mode", "all",
            "--max-examples", "12", "--seed", "6", "--suppress-health-check", "all", "--request-timeout", "20",
        ],
        capture_output=True, text=True, timeout=200, cwd=server.folder,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-2000:]
