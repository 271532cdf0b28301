"""Bots that play over the public API: a level from the command line, and ten lines of one's own."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from typing import Any

import pytest

import quayside
from quayside.bots import bot
from quayside.cli.main import main
from quayside.core.errors import BadRequest
from quayside.remote import Refused, Seat, Server, Unreachable, play, take_seat
from tests.server.running import START
from tests.server.running import Server as Running

OWN_CODE = """
import random
from quayside.remote import take_seat

seat = take_seat(LINK, name="Mine")
for turn in seat:
    choice = random.choice(turn.choices)
    turn.play(choice["id"])
print(seat.table["result"]["scores"])
"""


def opened(server: Running, game: str, seats: list[str], **wanted: Any) -> tuple[Server, dict[str, Any], str]:
    """A table of Anna's, as seen by her, and its invitation link."""
    anna = Server(server.address)
    anna.become_guest("Anna")
    kinds = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in seats]
    table = anna.ask("/tables", {"game": game, "seats": kinds, **wanted})["table"]
    return anna, table, f"{server.address}/tables/{table['id']}?invite={table['invite']}"


@pytest.mark.parametrize("slug", quayside.games())
def test_a_position_from_the_server_is_what_the_seat_sees(on_sqlite: Running, slug: str) -> None:
    """For the first decisions of a game: the view, the choices and what bots make of them."""
    seats = quayside.game(slug).seats[0]
    anna, table, _ = opened(on_sqlite, slug, ["me"] + ["random"] * (seats - 1))
    chance = random.Random(1)
    for number, turn in enumerate(Seat(anna, table["id"])):
        position = turn.position()
        if turn.view["actors"] == [turn.seat]:  # else somebody may have acted meanwhile
            assert position.view(turn.seat) == turn.view
        assert position.legal(turn.seat) == [choice["id"] for choice in turn.choices]
        assert bot("greedy").act(position, turn.seat) in position.legal(turn.seat)
        turn.play(chance.choice(turn.choices)["id"])
        if number == 6:
            break
    answers = [anna.ask(f"/tables/{table['id']}/imagined") for _ in range(3)]
    assert all("dice" not in answer["position"] for answer in answers)
    assert len({str(answer["position"]) for answer in answers}) > 1


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", START, "bot", *arguments], check=False, capture_output=True, text=True, timeout=600
    )


def test_ten_lines_of_one_s_own_code_play_against_the_command(
    on_sqlite: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, table, link = opened(on_sqlite, "nieuw-amsterdam", ["open", "open"], public=False)
    own = threading.Thread(target=exec, args=(compile(OWN_CODE, "own code", "exec"), {"LINK": link}))
    own.start()
    while anna.ask(f"/tables/{table['id']}?invite={table['invite']}")["table"]["seats"][0]["kind"] == "empty":
        time.sleep(0.05)
    done = command(
        "--server", on_sqlite.address, "--table", link.rpartition("/")[2], "--level", "easy", "--name", "Ebb"
    )
    own.join(600)
    assert done.returncode == 0, done.stderr
    shown = anna.ask(f"/tables/{table['id']}")["table"]
    assert shown["status"] == "over"
    assert [seat["name"] for seat in shown["seats"]] == ["Mine", "Ebb"]
    assert ", ".join(map(str, shown["result"]["scores"])) in done.stdout
    assert str(shown["result"]["scores"]) in capsys.readouterr().out


def test_the_command_says_in_a_sentence_what_is_wrong(
    on_sqlite: Running, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, _, link = opened(on_sqlite, "riverboat", ["me", "open"], public=False)
    for arguments, sentence in (
        (("--table", link, "--level", "genius"), "expert"),
        (("--table", "abc"), "whole link"),
        (("--table", "http://127.0.0.1:1/tables/abc"), "No Quayside server answers"),
        (("--table", link.partition("?")[0]), "private"),
    ):
        monkeypatch.setattr("sys.argv", ["quayside", "bot", *arguments])
        with pytest.raises(SystemExit) as end:
            main()
        assert end.value.code == 1
        assert sentence in capsys.readouterr().err


def test_refusals_are_told_as_the_server_tells_them(on_sqlite: Running) -> None:
    anna, table, link = opened(on_sqlite, "riverboat", ["me", "open"], public=False)
    with pytest.raises(Refused) as refusal:
        take_seat(link.partition("?")[0])
    assert refusal.value.code == "private"
    with pytest.raises(Refused) as refusal:
        anna.ask(f"/tables/{table['id']}/imagined")
    assert refusal.value.code == "not_started"
    stranger = Server(on_sqlite.address)
    with pytest.raises(Refused) as refusal:
        stranger.ask(f"/tables/{table['id']}/imagined")
    assert refusal.value.code == "who_are_you"
    stranger.become_guest("Stranger")
    with pytest.raises(Refused) as refusal:
        stranger.ask(f"/tables/{table['id']}/imagined")
    assert refusal.value.code == "not_seated"
    with pytest.raises(Unreachable):
        Server("http://127.0.0.1:1").ask("/me")
    with pytest.raises(BadRequest, match="names no table"):
        take_seat(on_sqlite.address)


def test_a_running_clock_is_refused(on_sqlite: Running) -> None:
    anna, table, _ = opened(
        on_sqlite, "merchants-of-amsterdam", ["me", "random", "random"], options={"auction": "clock"}
    )
    with pytest.raises(BadRequest, match="sealed prices"):
        play(Seat(anna, table["id"]), bot("random"))
