"""News between the processes of one PostgreSQL database: LISTEN and NOTIFY.

{"log": [[table, number], …]}     entries were committed
{"chat": [table, id]}             something was said
{"here": [table, people, count]}  who is looking at a table at that process
{"person": id}                    somebody changed their name or their session
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from functools import partial
from typing import Any

import asyncpg
from sqlalchemy import text
from sqlalchemy.engine import make_url

from quayside.server.chatting import Chat
from quayside.server.commits import CHANNEL
from quayside.server.hub import Hub

LOG = logging.getLogger(__name__)
AGAIN_SECONDS = 1.0
HERE_SECONDS = 30.0


class Wire:
    """This process' line to the others."""

    def __init__(self, hub: Hub, chat: Chat) -> None:
        self.hub = hub
        self.chat = chat
        self.name = secrets.token_hex(4)
        self.tasks: list[asyncio.Task[None]] = []
        self.outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.listening = asyncio.Event()
        hub.tell_others = self.outgoing.put_nowait
        chat.tell_others = self.outgoing.put_nowait

    async def start(self) -> None:
        self.tasks = [asyncio.create_task(work()) for work in (self.listen, self.talk, self.repeat)]
        await asyncio.wait_for(self.listening.wait(), 30)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def listen(self) -> None:
        """Hear the others; after a broken line, look at every open table again."""
        url = make_url(self.hub.house.storage.settings.url).set(drivername="postgresql")
        while True:
            try:
                line = await asyncpg.connect(url.render_as_string(hide_password=False))
                ended = asyncio.Event()
                line.add_termination_listener(partial(end, ended))
                await line.add_listener(CHANNEL, self.heard)
                for id in list(self.hub.rooms):
                    self.hub.spawn(self.catch_up(id, 1 << 60))
                self.listening.set()
                await ended.wait()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                LOG.warning("no line to the database", extra={"error": type(error).__name__})
            await asyncio.sleep(AGAIN_SECONDS)

    def heard(self, line: object, process: int, channel: str, payload: object) -> None:
        news = json.loads(str(payload))
        for id, number in news.get("log", ()):
            kept = self.hub.house.kept.get(id)
            if kept is not None and kept.number < number:
                self.hub.spawn(self.catch_up(id, number))
        if news.get("from") == self.name:
            return
        if "chat" in news:
            self.hub.spawn(self.chat.others_said(*news["chat"]))
        if "here" in news:
            self.hub.heard(news["from"], *news["here"])
        if "person" in news:
            self.hub.identity.forget(news["person"])
            self.hub.spawn(self.hub.renamed(news["person"]))

    async def catch_up(self, id: str, number: int) -> None:
        house = self.hub.house
        async with house.lock(id):
            kept = house.kept.get(id)
            if kept is not None and kept.number < number:
                await house.refresh(id)

    async def talk(self) -> None:
        while True:
            news = await self.outgoing.get()
            payload = json.dumps({**news, "from": self.name}, separators=(",", ":"))
            try:
                async with self.hub.house.storage.write() as connection:
                    said = {"channel": CHANNEL, "payload": payload[:7900]}
                    await connection.execute(text("SELECT pg_notify(:channel, :payload)"), said)
            except Exception as error:
                LOG.warning("news not sent", extra={"error": type(error).__name__})

    async def repeat(self) -> None:
        """Say again who is here: what a process that died has said is forgotten after a while."""
        while True:
            await asyncio.sleep(HERE_SECONDS)
            for id, room in list(self.hub.rooms.items()):
                self.hub.say_who_is_here(id, room)


def end(ended: asyncio.Event, line: object) -> None:
    ended.set()
