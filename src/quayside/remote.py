"""Play at a table on a server, with a bot of one's own, over the public API (docs/api.md).

    from quayside.remote import take_seat

    for turn in take_seat("http://localhost:8360/tables/abc?invite=xyz", name="Mine"):
        turn.play(turn.choices[0]["id"])

Where looking at the choices is not enough, `turn.position()` is a position that the seat cannot tell from the true one,
with everything a local bot has: `legal`, `copy`, `imagine`, `estimate`.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, quote, urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import connect

import quayside
from quayside.bots.base import Bot
from quayside.core.dice import FastDice
from quayside.core.edition import EditionFile
from quayside.core.errors import BadRequest, QuaysideError
from quayside.core.snapshot import restored
from quayside.core.state import State

PATIENCE = 30.0  # seconds for an answer
TRIES = 8  # to reach the server again, each after twice the time
SILENCE = 60.0  # seconds after which we look again, whatever the line says


class Refused(QuaysideError):
    """The server said no, in a sentence of its own. `code` is for programs."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Unreachable(QuaysideError):
    """The server does not answer."""


class Server:
    """A server, and who we are there."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.token = ""
        self.opener = build_opener(HTTPCookieProcessor())

    def ask(self, path: str, body: Any = None) -> Any:
        """What the API answers; with a body it is a POST."""
        headers = {"Content-Type": "application/json", "Accept-Language": "en", **self.identity()}
        data = None if body is None else json.dumps(body).encode()
        try:
            with self.opener.open(Request(f"{self.address}/api{path}", data, headers), timeout=PATIENCE) as answer:
                found: Any = json.load(answer)
        except HTTPError as refusal:
            raise refused(refusal) from None
        except (URLError, OSError, ValueError) as problem:
            why = getattr(problem, "reason", problem)
            raise Unreachable(f"No Quayside server answers at {self.address}: {why}.") from None
        return found

    def identity(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def become_guest(self, name: str) -> None:
        """Take a name; from then on we are known by a token."""
        self.ask("/me/guest", {"name": name})
        self.token = self.ask("/me/token", {})["token"]


def refused(refusal: HTTPError) -> QuaysideError:
    """The server's own sentence, if it has one."""
    try:
        error = json.load(refusal)["error"]
        return Refused(error["code"], error["sentence"])
    except (ValueError, KeyError, TypeError):
        return Unreachable(f"{refusal.url} is not a Quayside server: it answers {refusal.code}.")


class Seat:
    """A seat at a table: iterate over it to get its turns, until the game is over."""

    def __init__(self, server: Server, id: str) -> None:
        self.server = server
        self.id = id
        self.table: dict[str, Any] = {}

    def look(self) -> dict[str, Any]:
        """The table as we see it now."""
        self.table = self.server.ask(f"/tables/{quote(self.id)}")["table"]
        return self.table

    def __iter__(self) -> Iterator[Turn]:
        """Wait for our turn, again and again."""
        wait = 1.0
        while True:
            try:
                for _ in self.news():
                    wait = 1.0
                    while self.look()["your_turn"] and self.table["status"] == "running":
                        yield Turn(self, self.table)
                    if self.table["status"] in ("over", "closed"):
                        return
            except (Unreachable, WebSocketException, OSError) as problem:
                if wait >= 2**TRIES or (isinstance(problem, InvalidHandshake) and wait > 4):
                    raise Unreachable(f"{self.server.address} does not answer any more.") from None
                time.sleep(wait)
                wait *= 2

    def news(self) -> Iterator[None]:
        """Something has happened at the table, or may have."""
        line = f"{self.server.address.replace('http', 'ws', 1)}/api/tables/{quote(self.id)}/live?language=en"
        with connect(line, additional_headers=self.server.identity(), max_size=None, open_timeout=PATIENCE) as socket:
            while True:
                try:
                    kind = json.loads(socket.recv(SILENCE))["kind"]
                except TimeoutError:
                    kind = "update"
                if kind in ("whole", "update"):
                    yield


class Turn:
    """A decision to take."""

    def __init__(self, seat: Seat, table: dict[str, Any]) -> None:
        self.of = seat
        self.table = table
        self.seat: int = table["seat"]
        self.view: dict[str, Any] = table["view"]
        self.choices: list[dict[str, Any]] = table["choices"]
        self.sentence: str = table["headline"]

    def position(self) -> State:
        """A position that the seat cannot tell from the true one. It is ours to change."""
        told = self.of.server.ask(f"/tables/{quote(self.of.id)}/imagined?{urlencode({'seat': self.seat})}")
        game = quayside.game(told["game"])
        if told["edition"]["text"] is not None:
            game = game.with_edition(EditionFile(told["edition"]["text"], "the table's edition"))
        if told["rules"] != game.rules or told["edition"]["digest"] != game.edition.digest():
            raise BadRequest(f"The server plays {game.title} by other rules; use the same version of Quayside.")
        state = restored(game.start(told["seats"], FastDice(1), game.check_options({})), told["position"])
        state.dice = FastDice(time.time_ns())
        return state

    def play(self, action: int) -> None:
        """Take a choice, by its id. If the table has moved on meanwhile, the next turn says what is open now."""
        body = {"number": self.table["number"], "action": action, "seat": self.seat}
        try:
            self.of.server.ask(f"/tables/{quote(self.of.id)}/act", body)
        except Refused as refusal:
            if refusal.code != "stale":
                raise


def take_seat(link: str, name: str = "Bot", server: str | None = None, seat: int | None = None) -> Seat:
    """Sit down at a table, as a guest of that name: by its invitation link, or by its id on a server."""
    parts = urlsplit(link)
    address = server or (f"{parts.scheme}://{parts.netloc}" if parts.netloc else "")
    if urlsplit(address).scheme not in ("http", "https"):
        raise BadRequest(f"Where is the table {link!r}? Give its whole link, or the server's address too.")
    id = parts.path.rstrip("/").rpartition("/")[2]
    if not id:
        raise BadRequest(f"{link!r} names no table; a link reads like http://localhost:8360/tables/abc?invite=xyz.")
    there = Server(address)
    there.become_guest(name)
    invite = parse_qs(parts.query).get("invite", [None])[0]
    there.ask(f"/tables/{quote(id)}/sit", {"seat": seat, "invite": invite})
    return Seat(there, id)


def play(seat: Seat, bot: Bot) -> dict[str, Any]:
    """Let a bot play the seat to the end; the result. It must not be the running clock's table: that needs a hand."""
    for turn in seat:
        if turn.table["dial"] is not None:
            raise BadRequest("This bot cannot stop a running clock; open the table with sealed prices.")
        turn.play(bot.choose(turn.position(), turn.seat))
    if seat.table["status"] == "closed":
        raise BadRequest("The table was closed before the game began.")
    found: dict[str, Any] = seat.table["result"]
    return found
