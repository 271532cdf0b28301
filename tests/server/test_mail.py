"""Mail, sent to a real SMTP conversation on this machine: in clear, with STARTTLS and over TLS from the start."""

from __future__ import annotations

import asyncio
import base64
import smtplib
import socketserver
import ssl
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from email.message import EmailMessage
from pathlib import Path

import pytest
from sqlalchemy import select

from quayside.server.events import Wish
from quayside.server.house import House
from quayside.server.hub import Hub
from quayside.server.identity import Identity
from quayside.server.notices import Notices, mail
from quayside.server.schema import notices
from quayside.server.settings import Settings
from quayside.server.storage import Storage
from tests.server.test_table import people_at


def anonymous(side: int) -> ssl.SSLContext:
    """TLS without certificates, which no test has to make then; only somebody who says so accepts it."""
    context = ssl.SSLContext(side)
    if side == ssl.PROTOCOL_TLS_CLIENT:
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    context.set_ciphers("AECDH-AES256-SHA:@SECLEVEL=0")
    return context


class Box(socketserver.ThreadingTCPServer):
    """A mail server that keeps what it gets, and how it got it."""

    daemon_threads = True

    def __init__(self, tls: str = "") -> None:
        super().__init__(("127.0.0.1", 0), Postman)
        self.tls = tls  # "", "offered" or "always"
        self.lines: list[str] = []
        self.commands: list[tuple[bool, str]] = []  # whether under TLS, and what was said

    def address(self, scheme: str, who: str = "") -> str:
        return f"{scheme}://{who}127.0.0.1:{self.server_address[1]}"


class Postman(socketserver.StreamRequestHandler):
    """Just enough of SMTP to take letters."""

    server: Box

    def handle(self) -> None:
        secure = self.server.tls == "always"
        try:
            if secure:
                self.wrap()
            self.say("220 quay")
            while line := self.rfile.readline().decode().strip():
                verb, _, rest = line.partition(" ")
                verb = verb.upper()
                self.server.commands.append((secure, f"{verb} {rest}"))
                if verb == "EHLO":
                    self.say("250-quay")
                    if self.server.tls == "offered" and not secure:
                        self.say("250-STARTTLS")
                    self.say("250 AUTH PLAIN")
                elif verb == "STARTTLS":
                    self.say("220 go on")
                    self.wrap()
                    secure = True
                elif verb == "DATA":
                    self.say("354 go on")
                    while (text := self.rfile.readline().decode().rstrip("\r\n")) != ".":
                        self.server.lines.append(text)
                    self.say("250 taken")
                elif verb == "QUIT":
                    self.say("221 bye")
                    return
                else:
                    self.say("235 welcome" if verb == "AUTH" else "250 quay")
        except OSError:
            return  # whoever called has hung up

    def wrap(self) -> None:
        line = anonymous(ssl.PROTOCOL_TLS_SERVER).wrap_socket(self.connection, server_side=True)
        self.rfile, self.wfile = line.makefile("rb"), line.makefile("wb", buffering=0)  # type: ignore[assignment]

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@pytest.fixture(params=["", "offered", "always"])
def box(request: pytest.FixtureRequest) -> Iterator[Box]:
    with Box(request.param) as made:
        threading.Thread(target=made.serve_forever, daemon=True).start()
        yield made
        made.shutdown()


@pytest.fixture
def letter() -> EmailMessage:
    message = EmailMessage()
    message["Subject"] = "Your turn"
    message["From"] = "quay@example.org"
    message["To"] = "anna@example.org"
    message.set_content("Anna, it is your turn.")
    return message


def test_a_letter_arrives(box: Box, letter: EmailMessage) -> None:
    mail(box.address("smtps" if box.tls == "always" else "smtp"), letter, anonymous(ssl.PROTOCOL_TLS_CLIENT))
    assert "Subject: Your turn" in box.lines
    assert "Anna, it is your turn." in box.lines
    assert [secure for secure, line in box.commands if line.startswith("MAIL")] == [box.tls != ""]


def test_a_password_is_told_only_under_tls(box: Box, letter: EmailMessage) -> None:
    address = box.address("smtps" if box.tls == "always" else "smtp", "quay:p%40ss@")
    if box.tls:
        mail(address, letter, anonymous(ssl.PROTOCOL_TLS_CLIENT))
        told = base64.b64encode(b"\0quay\0p@ss").decode()
        assert (True, f"AUTH PLAIN {told}") in box.commands
        assert "Subject: Your turn" in box.lines
    else:
        with pytest.raises(smtplib.SMTPNotSupportedError, match="not sent in clear"):
            mail(address, letter)
    assert not [line for secure, line in box.commands if not secure and line.startswith(("AUTH", "MAIL"))]


def test_a_server_that_cannot_prove_who_it_is_gets_nothing(box: Box, letter: EmailMessage) -> None:
    if box.tls:
        with pytest.raises(ssl.SSLError):
            mail(box.address("smtps" if box.tls == "always" else "smtp", "quay:secret@"), letter)
        assert not box.lines
        assert not [line for _, line in box.commands if line.startswith(("AUTH", "MAIL"))]


@pytest.mark.parametrize("quiet", [False, True])
def test_a_turn_is_told_once_in_the_person_s_language_and_not_in_quiet_hours(tmp_path: Path, quiet: bool) -> None:
    async def turn(box: Box) -> None:
        settings = Settings(
            database=f"sqlite:///{tmp_path / 'mail.db'}", mail=box.address("smtp"), notice_seconds=0.0,
            address="https://quay.example",
        )  # fmt: skip
        storage = Storage(settings)
        await storage.open()
        identity = Identity(storage, "secret")
        house = House(storage)
        person = await identity.guest("Anna", "de")
        hour = datetime.now(UTC).hour
        hours = {"quiet_from": hour, "quiet_to": (hour + 3) % 24} if quiet else {}
        await identity.alter(person, email="anna@example.org", time_zone="UTC", **hours)
        begun = people_at("nieuw-amsterdam", 2)
        wishes = [Wish("sit", seat, person=person.id) for seat in range(2)] + [Wish("start", person=person.id)]
        await house.create(replace(begun.head, id="quay", owner=person.id, created=time.time()), wishes)
        posting = Notices(settings, Hub(house, identity), identity)
        # As if the process had died right after the commit: the next one makes up for it, and so may a second one.
        house.kept.clear()
        for _ in range(2):
            await house.read_latest()
            await posting.catch_up()
        async with storage.read() as connection:
            planned = (await connection.execute(select(notices.c.send_at))).scalars().all()
        assert len(planned) == 1
        assert (planned[0] > time.time() + 3600) == quiet
        for _ in range(2):
            await posting.send_due()
        assert sum(line.startswith("Subject: ") for line in box.lines) == (0 if quiet else 1)
        if not quiet:
            text = "\n".join(box.lines).replace("=\n", "")
            assert "Anna, du bist am Zug bei Nieuw Amsterdam" in text
            assert "https://quay.example/tables/quay" in text
        await storage.close()

    with Box() as box:
        threading.Thread(target=box.serve_forever, daemon=True).start()
        asyncio.run(turn(box))
        box.shutdown()
