"""Telling people that it is their turn: by mail and by webhook, when the server is set up for it.

One notice for each turn, not while the person is looking at the table, and not in their quiet hours: then it waits.
"""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
import ssl
import time
import urllib.request
from datetime import datetime, timedelta
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit
from zoneinfo import ZoneInfo

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from quayside.server.events import Event
from quayside.server.hub import Hub
from quayside.server.identity import Identity, Person
from quayside.server.metrics import NOTICES
from quayside.server.schema import notices
from quayside.server.settings import Settings
from quayside.server.speech import server_words
from quayside.server.table import Table

LOG = logging.getLogger(__name__)
PATIENCE = 15.0


class Notices:
    """Notes which notices are due, and sends them."""

    def __init__(self, settings: Settings, hub: Hub, identity: Identity) -> None:
        self.settings = settings
        self.hub = hub
        self.identity = identity
        self.on = bool(settings.mail or settings.webhook)
        if self.on:
            hub.house.listeners.append(self.changed)

    def changed(self, before: Table, after: Table, event: Event, own: bool) -> None:
        """A turn has begun for somebody: remember to tell them, unless they are looking."""
        if own:
            for seat, person in self.to_tell(after):
                if after.clocks[seat].turn == after.number:
                    self.hub.spawn(self.plan(after, seat, person))

    async def catch_up(self) -> None:
        """A process may have died between a move and the plan to tell of it; those tables were read at the start."""
        if self.on:
            for table in list(self.hub.house.kept.values()):
                for seat, person in self.to_tell(table):
                    await self.plan(table, seat, person)

    def to_tell(self, table: Table) -> list[tuple[int, str]]:
        """Seats whose turn it is, and the people there who are not looking."""
        present = self.hub.present(table.head.id)
        people = [
            (seat, table.seats[seat].person) for seat, clock in enumerate(table.clocks) if clock.since is not None
        ]
        return [(seat, person) for seat, person in people if person is not None and person not in present]

    async def plan(self, table: Table, seat: int, person: str) -> None:
        found = self.identity.known.get(person) or await self.identity.read(person)
        if found is None or not (found.email or self.settings.webhook):
            return
        send_at = after_quiet_hours(found, time.time() + self.settings.notice_seconds)
        row = {"table_id": table.head.id, "seat": seat, "turn": table.clocks[seat].turn, "person": person}
        try:
            async with self.identity.storage.write() as connection:
                await connection.execute(insert(notices), {**row, "send_at": send_at, "sent": False})
        except IntegrityError:
            return  # planned already

    async def send_due(self) -> None:
        """Send what is due; whoever marks a notice first sends it."""
        if not self.on:
            return
        now = time.time()
        due = (notices.c.sent.is_(False)) & (notices.c.send_at <= now)
        async with self.identity.storage.read() as connection:
            rows = (await connection.execute(select(notices).where(due).limit(50))).all()
        for row in rows:
            this = (notices.c.table_id == row.table_id) & (notices.c.seat == row.seat) & (notices.c.turn == row.turn)
            async with self.identity.storage.write() as connection:
                claimed = await connection.execute(update(notices).where(this, due).values(sent=True))
            if claimed.rowcount == 1:
                await self.send(row.table_id, row.seat, row.turn, row.person)

    async def send(self, id: str, seat: int, turn: int, person: str) -> None:
        table = await self.hub.house.table(id, fresh=True)
        clock = table.clocks[seat]
        found = await self.identity.read(person)
        still = clock.since is not None and clock.turn == turn
        if not still or found is None or person in self.hub.present(id):
            return
        say = server_words(found.language).say
        title = say("notice-title", game=table.head.game.title)
        text = say(
            "notice-text", name=found.name, game=table.head.game.title, link=f"{self.settings.address}/tables/{id}"
        )
        if self.settings.webhook:
            told = {"event": "turn", "table": id, "seat": seat, "name": found.name, "title": title, "text": text}
            await self.attempt("webhook", post, self.settings.webhook, json.dumps(told).encode())
        if self.settings.mail and found.email:
            message = EmailMessage()
            message["Subject"] = title
            message["From"] = self.settings.mail_from or "quayside@localhost"
            message["To"] = found.email
            message.set_content(text)
            await self.attempt("mail", mail, self.settings.mail, message)

    async def attempt(self, way: str, send: object, *arguments: object) -> None:
        assert callable(send)
        try:
            await asyncio.wait_for(asyncio.to_thread(send, *arguments), PATIENCE * 2)
        except Exception as error:
            NOTICES.labels(way, "failed").inc()
            LOG.warning("notice failed", extra={"way": way, "error": type(error).__name__})
        else:
            NOTICES.labels(way, "sent").inc()


def after_quiet_hours(person: Person, at: float) -> float:
    """The same time, or the end of the person's quiet hours if it lies in them."""
    if person.quiet_from is None or person.quiet_to is None or person.quiet_from == person.quiet_to:
        return at
    there = datetime.fromtimestamp(at, ZoneInfo(person.time_zone or "UTC"))
    into = (there.hour - person.quiet_from) % 24
    long = (person.quiet_to - person.quiet_from) % 24
    if into >= long:
        return at
    end = there.replace(minute=0, second=0, microsecond=0) + timedelta(hours=long - into)
    return end.timestamp()


def mail(server: str, message: EmailMessage, secure: ssl.SSLContext | None = None) -> None:
    """Send a mail by smtp:// (with STARTTLS where it is offered) or smtps://; a password only over TLS."""
    parts = urlsplit(server)
    host = parts.hostname or "localhost"
    secure = secure or ssl.create_default_context()
    if parts.scheme == "smtps":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=PATIENCE, context=secure)
    else:
        connection = smtplib.SMTP(host, parts.port or 25, timeout=PATIENCE)
    with connection:
        connection.ehlo()
        if parts.scheme != "smtps" and connection.has_extn("starttls"):
            connection.starttls(context=secure)
        if parts.username:
            if not isinstance(connection.sock, ssl.SSLSocket):
                raise smtplib.SMTPNotSupportedError("the server offers no TLS, and a password is not sent in clear")
            connection.login(unquote(parts.username), unquote(parts.password or ""))
        connection.send_message(message)


def post(address: str, body: bytes) -> None:
    """Tell a webhook. The address is the operator's, never a player's."""
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"}, method="POST")
    with urllib.request.urlopen(request, timeout=PATIENCE):
        pass
