"""Tables over real sockets: whole games, joining, leaving, taking back, chat."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.core.record import record_from
from quayside.server.changes import apply_changes
from tests.server.running import Client, Live, Server, turn_or_over

RECORDS = Path(__file__).parent.parent / "records"


def run(work: Any) -> None:
    asyncio.run(work)


async def play_on(live: Live, chance: random.Random, most: int = 10_000) -> None:
    """Make random moves until the game is over, or so many are made."""
    made = 0
    while made < most:
        table = await live.until(turn_or_over)
        if table["status"] == "over":
            return
        answer = await live.do("act", number=table["number"], action=chance.choice(table["choices"])["id"])
        assert answer["kind"] == "done", answer
        await live.until(lambda t: t["number"] >= answer["number"])  # noqa: B023
        made += 1


@pytest.mark.parametrize("slug", quayside.games())
def test_a_whole_game_against_bots(server: Server, slug: str) -> None:
    async def whole_game() -> None:
        least = quayside.game(slug).seats[0]
        async with Client(server.address, "Anna") as anna, Client(server.address) as spectator:
            table = await anna.new_table(slug, " ".join(["me"] + ["bot"] * (least - 1)))
            id = table["id"]
            assert table["status"] == "running"
            assert table["seed"] is None
            async with anna.live(id) as live, spectator.live(id) as watching:
                await play_on(live, random.Random(slug))
                await watching.until(lambda t: t["status"] == "over")
                whole = await anna.get(f"/api/tables/{id}")
                assert live.table["number"] == whole["table"]["number"]
                assert live.table["view"] == whole["table"]["view"]
                assert [line["sentence"] for line in live.lines] == [line["sentence"] for line in whole["log"]["lines"]]
                assert live.table["result"]["scores"] == watching.table["result"]["scores"]
            record = record_from(await anna.get(f"/api/tables/{id}/record"), quayside.game)
            state = record.verify()
            assert record.result is not None
            assert state.scores() == whole["table"]["result"]["scores"]
            assert whole["table"]["seed"] == record.seed
            replay = await anna.get(f"/api/tables/{id}/replay")
            assert len(replay["moves"]) == len(record.moves)
            assert replay["scores"][-1] == state.scores()
            at = await anna.get(f"/api/tables/{id}/moves/10")
            assert at["view"]["number"] == 10
            stretch = await anna.get(f"/api/tables/{id}/moves", first=8, count=5)
            position = stretch["first"]
            for number, made in enumerate(stretch["then"], 9):
                position = apply_changes(position, made)
                assert position == await anna.get(f"/api/tables/{id}/moves/{number}")
            assert position["moves"] == 12
            last = len(record.moves)
            end = await anna.get(f"/api/tables/{id}/moves", first=last - 1, count=25)
            assert [end["first"]["moves"], len(end["then"])] == [last - 1, 1], "it ends where the game does"
            for first, count, status in ((last + 1, 5, 404), (-1, 5, 404), (0, 0, 422), (0, 51, 422), ("x", 5, 422)):
                refused = await anna.get(f"/api/tables/{id}/moves", status, first=first, count=count)
                assert refused["error"]["sentence"]

    run(whole_game())


def test_two_people_join_by_link_and_see_the_same(server: Server) -> None:
    async def joining() -> None:
        async with Client(server.address, "Anna") as anna, Client(server.address, "Ben") as ben:
            table = await anna.new_table(seats="me open", public=False)
            id = table["id"]
            assert table["status"] == "open"
            await ben.get(f"/api/tables/{id}", 403)
            await ben.refused(f"/api/tables/{id}/sit", {}, "private")
            seen = await ben.table(id, invite=table["invite"])
            assert seen["invite"] is None
            async with anna.live(id) as here:
                await here.until(lambda t: t["status"] == "open")
                await ben.post(f"/api/tables/{id}/sit", {"invite": table["invite"]})
                began = await here.until(lambda t: t["status"] == "running")
                assert [seat["name"] for seat in began["seats"]] == ["Anna", "Ben"]
                async with ben.live(id) as there:
                    chance = random.Random(1)
                    await there.until(lambda t: t["view"] is not None)
                    for _ in range(40):
                        live = here if here.table["your_turn"] else there
                        table = await live.until(lambda t: t["your_turn"])
                        action = chance.choice(table["choices"])["id"]
                        done = await live.do("act", number=table["number"], action=action)
                        for one in (here, there):
                            await one.until(lambda t: t["number"] >= done["number"])  # noqa: B023
                    assert here.table["view"]["players"] == there.table["view"]["players"]
                    await here.until(lambda t: t["seats"][1]["present"])
                await here.until(lambda t: not t["seats"][1]["present"])

    run(joining())


def test_who_comes_back_gets_only_what_is_new(server: Server) -> None:
    async def coming_back() -> None:
        async with Client(server.address, "Anna") as anna:
            id = (await anna.new_table())["id"]
            async with anna.live(id) as live:
                await play_on(live, random.Random(2), 5)
                number, lines = live.table["number"], list(live.lines)
            async with anna.live(id) as live:
                await play_on(live, random.Random(3), 3)
                expected = [line["sentence"] for line in live.lines]
            async with anna.live(id, since=number) as live:
                live.lines = lines
                message = await live.hear()
                assert message["kind"] == "whole"
                await live.until(lambda t: t["number"] >= number)
                kept = message["log"]["keep"]
                assert 0 < kept <= len(lines)
                assert [line["sentence"] for line in live.lines][: len(expected)] == expected

    run(coming_back())


def test_undo_at_once_and_by_consent(server: Server) -> None:
    async def taking_back() -> None:
        async with Client(server.address, "Anna") as anna, Client(server.address, "Ben") as ben:
            table = await anna.new_table(seats="me open", options={"first_player": "first_seat"})
            id = table["id"]
            await ben.post(f"/api/tables/{id}/sit")
            table = await anna.table(id)
            assert table["can_undo"] == "no"
            players = {0: anna, 1: ben}
            first = table["waiting"][0]
            one, other = players[first], players[1 - first]
            await one.post(f"/api/tables/{id}/act", {"number": table["number"], "action": "found docks"})
            after = await one.table(id)
            assert after["moves"] == 1
            if after["can_undo"] == "now":
                await one.post(f"/api/tables/{id}/undo", {})
                back = await one.table(id)
                assert back["moves"] == 0
                assert back["number"] > after["number"]
                await one.post(f"/api/tables/{id}/act", {"number": back["number"], "action": "found docks"})
            table = await other.table(id)
            await other.post(f"/api/tables/{id}/act", {"number": table["number"], "action": table["choices"][0]["id"]})
            # Now somebody else has acted: the others have to agree.
            asked = await one.table(id)
            assert asked["can_undo"] == "ask"
            await one.post(f"/api/tables/{id}/undo", {})
            waiting = await other.table(id)
            assert waiting["undo_request"]["yours"]
            assert "Anna" in waiting["undo_request"]["sentence"] or "Ben" in waiting["undo_request"]["sentence"]
            await one.refused(f"/api/tables/{id}/undo/agree", {}, "no_request")
            await other.post(f"/api/tables/{id}/undo/refuse")
            assert (await one.table(id))["undo_request"] is None
            await one.post(f"/api/tables/{id}/undo", {})
            await other.post(f"/api/tables/{id}/undo/agree")
            assert (await one.table(id))["moves"] == 0

    run(taking_back())


def test_resigning_leaving_and_coming_back(server: Server) -> None:
    async def going() -> None:
        async with Client(server.address, "Anna") as anna, Client(server.address, "Ben") as ben:
            id = (await anna.new_table(seats="me open"))["id"]
            await ben.post(f"/api/tables/{id}/sit")
            await ben.post(f"/api/tables/{id}/leave")
            await ben.refused(f"/api/tables/{id}/leave", {}, "bot_plays")
            away = await anna.table(id)
            assert away["seats"][1]["played_by"]
            await ben.post(f"/api/tables/{id}/return")
            assert (await anna.table(id))["seats"][1]["played_by"] is None
            await anna.refused(f"/api/tables/{id}/seats/1/replace", {}, "still_here")
            await ben.post(f"/api/tables/{id}/resign")
            await ben.refused(f"/api/tables/{id}/return", {}, "not_away")
            async with anna.live(id) as live:
                await play_on(live, random.Random(4))
                result = live.table["result"]
            assert result["winners"] == [0]
            assert result["places"] == [1, 2]
            assert result["resigned"] == [1]
            record = record_from(await anna.get(f"/api/tables/{id}/record"), quayside.game)
            record.verify()
            again = (await anna.post(f"/api/tables/{id}/rematch"))["table"]
            assert again["status"] == "open"
            invited = (await ben.table(id))["rematch"]
            assert invited["table"] == again["id"]
            joined = (await ben.post(f"/api/tables/{id}/rematch"))["table"]
            assert joined["id"] == again["id"]
            assert joined["status"] == "running"

    run(going())


def test_chat_reaches_everybody(server: Server) -> None:
    async def talking() -> None:
        async with Client(server.address, "Anna") as anna, Client(server.address, "Ben") as ben:
            id = (await anna.new_table())["id"]
            async with anna.live(id) as live, ben.live(id) as watching:
                await live.hear()
                await ben.post(f"/api/tables/{id}/chat", {"text": "Ahoy <b>there</b>\u0007"})
                while not (live.chat and watching.chat):
                    await (live if not live.chat else watching).hear()
                assert live.chat[0]["text"] == "Ahoy <b>there</b>"
                assert live.chat[0]["name"] == "Ben"
            assert (await anna.get(f"/api/tables/{id}"))["chat"][0]["text"] == "Ahoy <b>there</b>"

    run(talking())


def test_why_something_cannot_be_done_now(on_sqlite: Server) -> None:
    async def ask() -> None:
        async with Client(on_sqlite.address, "Anna") as anna, Client(on_sqlite.address, "Ben") as ben:
            table = await anna.new_table("nieuw-amsterdam", "me bot", options={"first_player": "first_seat"})
            why = f"/api/tables/{table['id']}/why"
            told = await anna.get(why, action=["build docks", "found docks", "auction 1"])
            assert told["number"] == table["number"]
            assert told["reasons"] == [
                {"words": "build docks", "sentence": "Business: takes a city tile, in the city step."},
                {"words": "auction 1", "sentence": "Auction: columns are auctioned at the beginning of each round."},
            ], "what can be done is left out"
            german = await anna.get(why, action="build docks", language="de")
            assert german["reasons"][0]["sentence"].startswith("Geschäft: dafür braucht es")
            wrong = [(anna, "fly", "not_legal"), (anna, "", "not_legal"), (ben, "build docks", "not_seated")]
            for asking, action, code in wrong:
                answer = (await asking.http.get(why, params={"action": action})).json()
                assert answer["error"]["code"] == code
                assert answer["error"]["sentence"]

    run(ask())


def test_hints_and_hotseat_import(server: Server) -> None:
    async def importing() -> None:
        async with Client(server.address, "Anna") as anna:
            id = (await anna.new_table(seats="me me", options={"first_player": "first_seat"}))["id"]
            hint = (await anna.post(f"/api/tables/{id}/hint", {}))["choices"]
            table = await anna.table(id)
            assert hint[0]["choice"] in table["choices"]
            assert hint[0]["share"] >= hint[-1]["share"]
            for _ in range(12):
                table = await anna.table(id)
                assert table["your_turn"]
                move = {"number": table["number"], "action": table["choices"][0]["id"]}
                await anna.post(f"/api/tables/{id}/act", move)
            running = await anna.get(f"/api/tables/{id}/record")
            assert "seed" not in running
            assert running["seed_hash"] == table["seed_hash"]
            whole = json.loads((RECORDS / "nieuw-amsterdam-2p-a.json").read_text(encoding="utf-8"))
            shown = (await anna.post("/api/tables/import", {"record": whole}))["table"]
            assert shown["status"] == "over"
            assert shown["result"]["scores"] == whole["result"]["scores"]
            half = {**whole, "moves": whole["moves"][:30], "result": None}
            going_on = (await anna.post("/api/tables/import", {"record": half, "as": "hotseat"}))["table"]
            assert going_on["status"] == "running"
            assert going_on["your_turn"]
            assert going_on["moves"] == 30
            bad = {**whole, "moves": [*whole["moves"][:10], [0, "bid 199"]]}
            await anna.refused("/api/tables/import", {"record": bad}, "bad_record")

    run(importing())
