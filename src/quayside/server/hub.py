"""Who is looking at which table, and what they are sent.

Everybody with the same view of a table (same person, seat and language) forms an audience. The hub remembers what an
audience has last been shown and sends the difference; who joins gets the whole.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any

from pydantic_core import to_json

from quayside.server.changes import changes
from quayside.server.events import Event
from quayside.server.house import House
from quayside.server.identity import Identity
from quayside.server.metrics import SOCKETS
from quayside.server.shown import Company, Viewer, lines_to_keep, log_lines, show, viewer_of
from quayside.server.table import Table

MOST_PENDING = 100  # messages for one slow reader; then it gets the whole table instead
FAREWELL = 2.0  # seconds for what is under way when the server is told to stop
REMOTE_SECONDS = 90.0  # how long another process' word about who is there holds


class Reader:
    """One socket: its messages wait here until the network takes them."""

    def __init__(self, person: str | None, seat: int | None, language: str) -> None:
        self.person = person
        self.wanted_seat = seat
        self.language = language
        self.pending: list[str] = []
        self.behind = False  # missed something: wants the whole
        self.welcomed = False  # has been sent the whole, so that changes mean something to it
        self.woken = asyncio.Event()

    def send(self, message: str) -> None:
        if len(self.pending) >= MOST_PENDING:
            self.pending.clear()
            self.behind = True
        self.pending.append(message)
        self.woken.set()

    async def next(self) -> list[str]:
        """What is to be sent now."""
        while not self.pending:
            self.woken.clear()
            await self.woken.wait()
        ready, self.pending = self.pending, []
        return ready


@dataclass(slots=True)
class Audience:
    """Readers of one view, and what they have seen of it."""

    viewer: Viewer
    readers: set[Reader] = field(default_factory=set)
    shown: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Room:
    """All readers of one table."""

    audiences: dict[tuple[str | None, int | None, str], Audience] = field(default_factory=dict)
    company: Company = field(default_factory=lambda: Company({}, frozenset(), 0))
    remote: dict[str, tuple[float, list[str], int]] = field(default_factory=dict)  # by process: when, who, spectators

    def readers(self) -> Iterable[Reader]:
        for audience in self.audiences.values():
            yield from audience.readers


Tell = Callable[[dict[str, Any]], None]


class Hub:
    """All rooms of this process."""

    def __init__(self, house: House, identity: Identity) -> None:
        self.house = house
        self.identity = identity
        self.rooms: dict[str, Room] = {}
        self.tell_others: Tell = lambda message: None  # the other processes, where there are any
        self.tasks: set[asyncio.Task[Any]] = set()
        house.listeners.append(self.changed)
        house.in_use = self.rooms.__contains__

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def finish(self) -> None:
        """Let what was begun come to its end, within reason."""
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=FAREWELL)

    # Coming and going

    async def join(self, id: str, reader: Reader, seen: int | None) -> None:
        """Take a reader in; `seen` is the number it has, if it has been here before."""
        table = await self.house.table(id, fresh=True)
        await self.identity.names_of(table.people())
        SOCKETS.inc()
        room = self.rooms.setdefault(id, Room())
        audience = self.audience(table, room, reader)
        audience.readers.add(reader)
        self.look_around(id, table)
        self.update(table, table, room)
        reader.welcomed = True
        reader.send(self.whole(table, audience, room, seen))
        self.say_who_is_here(id, room)

    def leave(self, id: str, reader: Reader) -> None:
        SOCKETS.dec()
        room = self.rooms.get(id)
        if room is None:
            return
        for key, audience in list(room.audiences.items()):
            audience.readers.discard(reader)
            if not audience.readers:
                del room.audiences[key]
        if not room.audiences and not room.remote:
            del self.rooms[id]
        table = self.house.kept.get(id)
        if table is not None and room.audiences:
            self.look_around(id, table)
        self.say_who_is_here(id, room)

    def audience(self, table: Table, room: Room, reader: Reader) -> Audience:
        viewer = viewer_of(table, reader.person, reader.wanted_seat, reader.language)
        # Spectators all see the same, whoever they are.
        key = (reader.person if table.seats_of(reader.person) or reader.person == table.head.owner else None,
               reader.wanted_seat if viewer.seat is not None else None, reader.language)  # fmt: skip
        if key not in room.audiences:
            room.audiences[key] = Audience(viewer if key[0] else Viewer(None, None, reader.language))
        return room.audiences[key]

    # Presence

    def present(self, id: str) -> frozenset[str]:
        """The people who are looking at a table, at any process."""
        room = self.rooms.get(id)
        return frozenset() if room is None else room.company.present

    def look_around(self, id: str, table: Table) -> None:
        """Note who is there; if that changes what people see, show them."""
        room = self.rooms[id]
        local = {reader.person for reader in room.readers() if reader.person is not None}
        seated = set(table.people())
        spectators = sum(reader.person not in seated for reader in room.readers())
        now = time.monotonic()
        for process, (heard, people, others) in list(room.remote.items()):
            if now - heard > REMOTE_SECONDS:
                del room.remote[process]
            else:
                local |= set(people)
                spectators += others
        names = {id: self.identity.names.get(id, "–") for id in seated}
        company = Company(names, frozenset(local & seated), spectators)
        if company != room.company:
            room.company = company
            self.update(table, table, room)

    def say_who_is_here(self, id: str, room: Room) -> None:
        seated = {reader.person for reader in room.readers() if reader.person is not None}
        alone = sum(reader.person is None for reader in room.readers())
        self.tell_others({"here": [id, sorted(seated), alone]})

    def heard(self, process: str, id: str, people: list[str], spectators: int) -> None:
        """Another process says who is at a table."""
        room = self.rooms.get(id)
        if room is None:
            return
        if people or spectators:
            stranger = process not in room.remote
            room.remote[process] = (time.monotonic(), people, spectators)
            if stranger and room.audiences:
                self.say_who_is_here(id, room)  # nobody was listening there when we said it last
        else:
            room.remote.pop(process, None)
        table = self.house.kept.get(id)
        if table is not None and room.audiences:
            self.look_around(id, table)

    async def renamed(self, person: str) -> None:
        """Somebody has another name now: show it wherever they sit."""
        for id in list(self.rooms):
            table = self.house.kept.get(id)
            if table is not None and person in table.people():
                await self.identity.names_of([person])
                if id in self.rooms:
                    self.look_around(id, table)

    # What happens

    def changed(self, before: Table, after: Table, event: Event, own: bool) -> None:
        """A table has moved on."""
        room = self.rooms.get(after.head.id)
        if room is None:
            return
        if event.kind in ("sit", "stand"):
            self.spawn(self.reseat(after.head.id))
        else:
            self.update(before, after, room)

    async def reseat(self, id: str) -> None:
        """Somebody has sat down or stood up: spectators become players, or the other way round."""
        table = await self.house.table(id)
        await self.identity.names_of(table.people())
        room = self.rooms.get(id)
        if room is None:
            return
        readers = list(room.readers())
        room.audiences.clear()
        for reader in readers:
            self.audience(table, room, reader).readers.add(reader)
        self.look_around(id, table)
        for audience in room.audiences.values():
            audience.shown = show(table, audience.viewer, room.company)
            for reader in audience.readers:
                reader.send(self.whole(table, audience, room, None))

    def update(self, before: Table, after: Table, room: Room) -> None:
        """Send every audience what changed for it."""
        keep = min(after.told[before.number :])
        lines: dict[str, list[Any]] = {}
        now = time.time()
        for audience in room.audiences.values():
            viewer = audience.viewer
            if viewer.person is not None:
                viewer = viewer_of(after, viewer.person, next(iter(audience.readers)).wanted_seat, viewer.language)
                audience.viewer = viewer
            shown = show(after, viewer, room.company)
            if viewer.language not in lines:
                lines[viewer.language] = log_lines(after, viewer, room.company, keep)
            old = audience.shown
            audience.shown = shown
            found = changes(old, shown)
            if not found and before is after:
                continue
            message = dumps(
                {
                    "kind": "update",
                    "number": after.number,
                    "changes": found,
                    "log": {"keep": keep, "lines": lines[viewer.language]},
                    "now": now,
                }
            )
            for reader in audience.readers:
                if not reader.welcomed:
                    continue
                if reader.behind:
                    reader.behind = False
                    reader.pending.clear()
                    reader.send(self.whole(after, audience, room, None))
                else:
                    reader.send(message)

    def whole(self, table: Table, audience: Audience, room: Room, seen: int | None) -> str:
        keep = 0 if seen is None else lines_to_keep(table, seen)
        lines = log_lines(table, audience.viewer, room.company, keep)
        log = {"keep": keep, "lines": lines}
        return dumps({"kind": "whole", "table": audience.shown, "log": log, "chat": [], "now": time.time()})

    def chat(self, id: str, line: dict[str, Any]) -> None:
        """Somebody has said something."""
        room = self.rooms.get(id)
        if room is not None:
            message = dumps({"kind": "chat", "lines": [line]})
            for reader in room.readers():
                reader.send(message)


def dumps(message: dict[str, Any]) -> str:
    """As JSON; pydantic's own writer takes a fifth of the time of the standard library's."""
    return to_json(message).decode()
