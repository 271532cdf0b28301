"""What people say to each other at a table."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable
from typing import Any

from sqlalchemy import func, insert, select

from quayside.server.hub import Hub
from quayside.server.identity import Person
from quayside.server.refusals import Refusal
from quayside.server.schema import chat

SHOWN = 200  # of the latest lines
MOST = 2_000  # lines of one table


class Chat:
    """Keeps and hands on what is said."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tell_others: Callable[[dict[str, Any]], None] = lambda message: None

    async def say(self, id: str, person: Person, said: str) -> dict[str, Any]:
        """Add a line."""
        said = "".join(sign for sign in said if sign == "\n" or unicodedata.category(sign)[0] != "C").strip()
        if not said:
            raise Refusal("empty_chat")
        row = {"table_id": id, "person": person.id, "text": said, "at": time.time()}
        async with self.hub.house.storage.write() as connection:
            count = await connection.scalar(select(func.count()).select_from(chat).where(chat.c.table_id == id))
            if (count or 0) >= MOST:
                raise Refusal("too_often", seconds=3600)
            number = await connection.scalar(insert(chat).returning(chat.c.id), row)
        line = await self.line(id, int(number or 0), person.id, said, row["at"])
        self.hub.chat(id, line)
        self.tell_others({"chat": [id, line["id"]]})
        return line

    async def line(self, id: str, number: int, person: str, said: str, at: Any) -> dict[str, Any]:
        table = await self.hub.house.table(id)
        names = await self.hub.identity.names_of([person])
        seats = table.seats_of(person)
        seat = seats[0] if seats else None
        return {"id": number, "person": person, "name": names[person], "seat": seat, "text": said, "at": float(at)}

    async def lines(self, id: str, after: int = 0) -> list[dict[str, Any]]:
        """The latest lines, oldest first."""
        query = select(chat).where(chat.c.table_id == id, chat.c.id > after).order_by(chat.c.id.desc()).limit(SHOWN)
        async with self.hub.house.storage.read() as connection:
            rows = (await connection.execute(query)).all()
        await self.hub.identity.names_of({row.person for row in rows})
        return [await self.line(id, row.id, row.person, row.text, row.at) for row in reversed(rows)]

    async def others_said(self, id: str, number: int) -> None:
        """A line was added at another process."""
        if id not in self.hub.rooms:
            return
        async with self.hub.house.storage.read() as connection:
            row = (await connection.execute(select(chat).where(chat.c.id == number))).first()
        if row is not None:
            self.hub.chat(id, await self.line(id, row.id, row.person, row.text, row.at))
