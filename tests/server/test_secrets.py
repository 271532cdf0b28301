"""Nobody is sent anything they may not know: whole games of every title, every byte looked at."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

import pytest

import quayside
from quayside.core.dice import FastDice
from quayside.core.game import secret_of
from quayside.core.journal import Journal
from quayside.core.record import Record, record_from
from quayside.server.events import Wish
from quayside.server.looking_back import record_shown
from tests.server.running import Client, Live, Server
from tests.server.test_table import people_at, take, to_simultaneous_play

GAMES = [  # with their options, on either database
    ("nieuw-amsterdam", {}, "on_postgres"),
    ("merchants-of-amsterdam", {}, "on_postgres"),
    ("merchants-of-amsterdam", {"hidden_cash": "yes"}, "on_sqlite"),
    ("riverboat", {}, "on_sqlite"),
]
DIAL = {"started", "step_seconds", "top", "step", "bottom", "doubled", "highest", "stopped", "stopped_by_you"}


@dataclass
class Eye:
    """What one viewer was sent: the table after each message, and every byte until the game was over."""

    seat: int | None
    live: Live
    seen: list[tuple[int, str, list[int], int]] = field(default_factory=list)
    bytes: list[str] = field(default_factory=list)
    dials: int = 0

    news: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.live.after_hearing = self.note

    def note(self) -> None:
        self.news.set()
        table = self.live.table
        if table.get("status") != "running":
            return
        self.bytes.append(self.live.heard[-1])
        view = json.dumps(table["view"], sort_keys=True)
        choices = [choice["id"] for choice in table["choices"]]
        self.seen.append((table["moves"], view, choices, len(self.live.lines)))
        if table["dial"] is not None:
            # That somebody has stopped the clock may be seen, and nothing else of it: no seat, no price.
            assert set(table["dial"]) == DIAL
            assert self.seat is not None or table["dial"]["highest"] is None
            self.dials += 1

    async def watch(self) -> None:
        """Note everything until the end."""
        while self.live.table.get("status") != "over":
            await self.live.hear()


async def play(eye: Eye, chance: random.Random) -> None:
    """Random moves, sent while the eye listens."""
    live = eye.live
    done = 0
    while live.table.get("status") != "over":
        table = live.table
        if not table.get("your_turn") or table["number"] < done:
            eye.news.clear()
            await eye.news.wait()
            continue
        choices = table["choices"]
        # Long bids would make long games; passing is as good a secret.
        action = chance.choice(choices[:6])["id"]
        live.ref += 1
        await live.socket.send(json.dumps({"do": "act", "number": table["number"], "action": action, "ref": live.ref}))
        while live.ref not in live.answers and live.table.get("status") != "over":
            eye.news.clear()
            await eye.news.wait()
        answer = live.answers.pop(live.ref, None)
        if answer is not None and answer["kind"] == "done":
            done = answer["number"]


@pytest.mark.parametrize(
    ("slug", "options", "where"), GAMES, ids=[f"{slug} {len(options)}" for slug, options, _ in GAMES]
)
def test_every_byte_of_a_whole_game(
    slug: str, options: dict[str, str], where: str, request: pytest.FixtureRequest
) -> None:
    server: Server = request.getfixturevalue(where)

    async def whole_game() -> tuple[list[Eye], dict[str, Any], dict[str, Any]]:
        seats = quayside.game(slug).seats[0]
        people = [Client(server.address, f"P{k}") for k in range(seats)]
        spectator = Client(server.address)
        for client in people:
            await client.__aenter__()
        owner = people[0]
        table = await owner.new_table(slug, " ".join(["me"] + ["open"] * (seats - 1)), options=options)
        id = table["id"]
        for k, client in enumerate(people[1:]):
            await client.post(f"/api/tables/{id}/sit", {"seat": k + 1})
        eyes = []
        sockets = []
        for seat, client in [*enumerate(people), (None, spectator)]:
            socket = client.live(id)
            eyes.append(Eye(seat, await socket.__aenter__()))
            sockets.append(socket)
        chance = random.Random(slug)
        running = await spectator.get(f"/api/tables/{id}/record")
        watching = [asyncio.create_task(eye.watch()) for eye in eyes]
        playing = [
            asyncio.create_task(play(eye, random.Random(chance.random()))) for eye in eyes if eye.seat is not None
        ]
        await asyncio.gather(*watching, *playing)  # whoever hears nothing for a minute gives up
        record = await owner.get(f"/api/tables/{id}/record")
        tokens = {client.http.cookies["quayside"] for client in people}
        for eye in eyes:
            text = "".join(eye.bytes)
            assert not [token for token in tokens if token in text]
            assert (table["invite"] in text) == (eye.seat is not None)
        for socket in sockets:
            await socket.__aexit__(None, None, None)
        for client in [*people, spectator]:
            await client.http.aclose()
        return eyes, record, running

    eyes, record_told, running = asyncio.run(whole_game())
    assert "seed" not in running
    look_for_secrets(record_told, eyes)


def look_for_secrets(record_told: dict[str, Any], eyes: list[Eye]) -> None:
    """In everything that was sent while the game ran."""
    record = record_from(record_told, quayside.game)
    record.verify()
    for eye in eyes:
        text = "".join(eye.bytes)
        assert record.seed not in text
        assert secret_of(record.seed).hex() not in text
    compare_with_imagined_positions(record, eyes)


def compare_with_imagined_positions(record: Record, eyes: list[Eye]) -> None:
    """What was sent must be the same if everything hidden from the viewer had fallen differently."""
    journal = Journal()
    dice = FastDice(6)
    compared = 0
    for number, state in enumerate(record.states(journal)):
        for eye in eyes:
            for moves, view, choices, lines in eye.seen:
                if moves != number:
                    continue
                for other in range(int(state.seats)) if eye.seat is None else [eye.seat]:
                    imagined = state.imagine(other, dice)
                    assert view == json.dumps(imagined.view(eye.seat), sort_keys=True)
                    if choices:
                        assert eye.seat is not None
                        assert choices == imagined.legal(eye.seat)
                    compared += 1
                assert lines == len(journal.entries)
    assert compared > 100
    sealed = [record.game.describe(entry) for entry in journal.entries if entry.key == "sealed"]
    assert all(set(entry) == {"key", "number", "seat"} for entry in sealed)


def test_the_record_of_a_running_game_hides_what_others_sealed() -> None:
    table = to_simultaneous_play(people_at("merchants-of-amsterdam", 3))
    first, second, *_ = table.waiting()
    for seat in (first, second):
        words = table.head.game.actions.text(table.state.legal(seat)[-1])
        table = take(table, Wish("move", seat, words, f"p{seat}"))
    assert table.status == "running"
    told = record_shown(table, f"p{first}")
    assert "seed" not in told
    assert told["seed_hash"] == table.head.seed_hash
    assert told["moves"][-2] == [first, words]
    assert told["moves"][-1] == [second, None]
    assert [words for _, words in record_shown(table, None)["moves"][-2:]] == [None, None]
    assert all(words for _, words in told["moves"][:-2]), "what was done in the open stays readable"
