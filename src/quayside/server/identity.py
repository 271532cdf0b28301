"""Who somebody is: a guest with a name, or an account with a password. A signed cookie says so."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from zoneinfo import available_timezones

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from quayside.server.refusals import Refusal
from quayside.server.schema import chat, notices, people, ratings
from quayside.server.storage import Storage

COOKIE = "quayside"
COOKIE_SECONDS = 400 * 24 * 3600
LONGEST_NAME = 30
REMEMBERED = 20_000
GONE = "–"


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    login: str | None
    email: str | None
    language: str
    quiet_from: int | None
    quiet_to: int | None
    time_zone: str | None
    session: int

    @property
    def guest(self) -> bool:
        return self.login is None


COLUMNS = [people.c[name] for name in Person.__slots__]


class Identity:
    """People and their sessions."""

    def __init__(self, storage: Storage, secret: str) -> None:
        self.storage = storage
        self.signer = URLSafeTimedSerializer(secret, salt="quayside session")
        self.hasher = PasswordHasher()
        self.known: OrderedDict[str, Person] = OrderedDict()
        self.names: OrderedDict[str, str] = OrderedDict()

    # Sessions

    def token(self, person: Person) -> str:
        """What the cookie holds; also good as a bearer token for a program that plays."""
        return self.signer.dumps([person.id, person.session])

    async def person(self, token: str | None) -> Person | None:
        """Whose token this is; nobody's if it was forged, has expired or was ended."""
        if not token:
            return None
        try:
            id, session = self.signer.loads(token, max_age=COOKIE_SECONDS)
        except (BadSignature, ValueError, TypeError):
            return None
        found = self.known.get(id) or await self.read(id)
        return found if found is not None and found.session == session else None

    async def read(self, id: str) -> Person | None:
        async with self.storage.read() as connection:
            query = select(*COLUMNS).where(people.c.id == id, people.c.gone.is_(False))
            row = (await connection.execute(query)).first()
        return None if row is None else self.remember(Person(**row._mapping))

    def remember(self, person: Person) -> Person:
        self.known[person.id] = person
        self.names[person.id] = person.name
        for store in (self.known, self.names):
            while len(store) > REMEMBERED:
                store.popitem(last=False)
        return person

    def forget(self, id: str) -> None:
        """Another process has changed something about this person."""
        self.known.pop(id, None)
        self.names.pop(id, None)

    async def names_of(self, ids: Iterable[str]) -> dict[str, str]:
        """What people are called."""
        ids = set(ids)
        missing = [id for id in ids if id not in self.names]
        if missing:
            async with self.storage.read() as connection:
                rows = await connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(missing)))
                self.names.update({row.id: row.name for row in rows})
        return {id: self.names.get(id, GONE) for id in ids}

    # Coming, changing, going

    async def guest(self, name: str, language: str) -> Person:
        return await self.add(clean_name(name), language, None, None)

    async def register(self, name: str, password: str, language: str) -> Person:
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        return await self.add(clean_name(name), language, folded(clean_name(name)), hashed)

    async def add(self, name: str, language: str, login: str | None, password: str | None) -> Person:
        person = Person(secrets.token_urlsafe(12), name, login, None, language, None, None, None, 0)
        row = {column.name: getattr(person, column.name) for column in COLUMNS}
        row |= {"password": password, "created": time.time(), "gone": False}
        await self.write(insert(people).values(**row))
        return self.remember(person)

    async def login(self, name: str, password: str) -> Person:
        if not name.isprintable():
            raise Refusal("bad_login")  # PostgreSQL would complain about some characters
        async with self.storage.read() as connection:
            query = select(people.c.password, *COLUMNS).where(people.c.login == folded(name), people.c.gone.is_(False))
            row = (await connection.execute(query)).first()
        # A name that nobody has must take as long as a wrong password.
        hashed = row.password if row is not None else await asyncio.to_thread(self.hasher.hash, password)
        if not await asyncio.to_thread(self.fits, hashed, password) or row is None:
            raise Refusal("bad_login")
        return self.remember(Person(**{name: row._mapping[name] for name in Person.__slots__}))

    def fits(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def make_account(self, person: Person, password: str) -> Person:
        """Give a guest a password, so that the name can be used anywhere; all else stays."""
        if not person.guest:
            raise Refusal("is_account")
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        return await self.alter(person, login=folded(person.name), password=hashed)

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """A new password ends all other sessions."""
        if person.guest:
            raise Refusal("is_guest")
        await self.login(person.login or "", old)
        hashed = await asyncio.to_thread(self.hasher.hash, new)
        return await self.alter(person, password=hashed, session=person.session + 1)

    async def alter(self, person: Person, **changes: Any) -> Person:
        if "name" in changes:
            changes["name"] = clean_name(changes["name"])
            if not person.guest:
                changes["login"] = folded(changes["name"])
        if changes.get("time_zone") and changes["time_zone"] not in available_timezones():
            raise Refusal("bad_time_zone")
        await self.write(update(people).where(people.c.id == person.id).values(**changes))
        changed = await self.read(person.id)
        if changed is None:
            raise Refusal("who_are_you")
        return changed

    async def delete(self, person: Person) -> None:
        """Forget everything about a person but the moves, which belong to the table; those lose the name."""
        async with self.storage.write() as connection:
            for table in (chat, ratings, notices):
                await connection.execute(delete(table).where(table.c.person == person.id))
            nobody = {"name": GONE, "login": None, "password": None, "email": None, "gone": True, "time_zone": None}
            await connection.execute(
                update(people).where(people.c.id == person.id).values(**nobody, session=person.session + 1)
            )
        self.forget(person.id)

    async def write(self, statement: Any) -> None:
        try:
            async with self.storage.write() as connection:
                await connection.execute(statement)
        except IntegrityError:
            raise Refusal("name_taken") from None


def clean_name(name: str) -> str:
    """A name that can be shown: 1 to 30 visible characters."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name == GONE:
        raise Refusal("bad_name", longest=LONGEST_NAME)
    return name


def folded(name: str) -> str:
    """Names of accounts that differ only in case are the same."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:40]
