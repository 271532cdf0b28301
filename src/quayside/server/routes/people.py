"""Who I am: a guest with a name, or an account."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from sqlalchemy import select

from quayside.server import models, wishes
from quayside.server.asking import Address, Anybody, Asked, Language, Somebody
from quayside.server.identity import COOKIE, COOKIE_SECONDS, Person
from quayside.server.refusals import Refusal
from quayside.server.schema import places, tables
from quayside.server.services import Services

router = APIRouter(prefix="/api/me", tags=["people"])


def shown(person: Person) -> models.Session:
    fields = {name: getattr(person, name) for name in models.Me.model_fields if name != "guest"}
    return models.Session(me=models.Me(**fields, guest=person.guest))


def remember(request: Request, response: Response, services: Services, person: Person) -> models.Session:
    response.set_cookie(
        COOKIE, services.identity.token(person), max_age=COOKIE_SECONDS, httponly=True, samesite="lax",
        secure=request.url.scheme == "https", path="/",
    )  # fmt: skip
    return shown(person)


@router.get("", response_model=models.Session)
async def get_me(person: Anybody) -> models.Session:
    """Who the server thinks I am; nobody at first."""
    return models.Session(me=None) if person is None else shown(person)


@router.post("/guest", response_model=models.Session)
async def become_guest(
    wanted: models.GuestWanted, request: Request, response: Response, services: Asked, address: Address,
    language: Language,
) -> models.Session:  # fmt: skip
    """Take a name. Nothing else is needed to play."""
    services.limits.spend("identity", address)
    person = await services.identity.guest(wanted.name, wanted.language or language)
    return remember(request, response, services, person)


@router.post("/account", response_model=models.Session)
async def make_account(
    wanted: models.AccountWanted, request: Request, response: Response, services: Asked, address: Address,
    language: Language,
) -> models.Session:  # fmt: skip
    """A new account: a name that nobody else has, and a password."""
    services.limits.spend("password", address)
    person = await services.identity.register(wanted.name, wanted.password, wanted.language or language)
    return remember(request, response, services, person)


@router.post("/login", response_model=models.Session)
async def log_in(
    wanted: models.Login, request: Request, response: Response, services: Asked, address: Address
) -> models.Session:
    """Come back to an account."""
    services.limits.spend("password", address)
    person = await services.identity.login(wanted.name, wanted.password)
    return remember(request, response, services, person)


@router.post("/logout", response_model=models.Session)
async def log_out(response: Response) -> models.Session:
    """Forget me in this browser."""
    response.delete_cookie(COOKIE, path="/")
    return models.Session(me=None)


@router.patch("", response_model=models.Session)
async def change_me(
    wanted: models.MeWanted, request: Request, response: Response, services: Asked, person: Somebody
) -> models.Session:
    """Another name, language, mail address or quiet hours."""
    changes = {name: getattr(wanted, name) for name in wanted.model_fields_set}
    changes = {name: value for name, value in changes.items() if value is not None or name not in ("name", "language")}
    if changes:
        person = await services.identity.alter(person, **changes)
        services.tell_person(person.id)
    return remember(request, response, services, person)


@router.post("/password", response_model=models.Session)
async def set_password(
    wanted: models.PasswordWanted, request: Request, response: Response, services: Asked, person: Somebody,
    address: Address,
) -> models.Session:  # fmt: skip
    """Make an account of a guest, or change the password of an account (which ends its other sessions)."""
    services.limits.spend("password", address)
    if person.guest:
        person = await services.identity.make_account(person, wanted.password)
    else:
        person = await services.identity.change_password(person, wanted.old, wanted.password)
    services.tell_person(person.id)
    return remember(request, response, services, person)


@router.post("/token", response_model=models.Token)
async def get_token(services: Asked, person: Somebody) -> models.Token:
    """For a program that plays in my name."""
    return models.Token(token=services.identity.token(person))


@router.delete("", response_model=models.Session)
async def delete_me(response: Response, services: Asked, person: Somebody) -> models.Session:
    """Delete my data: name, mail, password, chat, ratings. Bots finish my games; the moves stay, without my name."""
    query = (
        select(places.c.table_id, places.c.seat, tables.c.status)
        .join(tables, tables.c.id == places.c.table_id)
        .where(places.c.person == person.id, tables.c.status.in_(["open", "running"]))
    )
    async with services.storage.read() as connection:
        rows = (await connection.execute(query)).all()
    for id, seat, status in rows:
        leave = wishes.stand if status == "open" else wishes.resign
        try:
            await services.house.change(id, lambda table, leave=leave, seat=seat: leave(table, person.id, seat))  # type: ignore[misc]
        except Refusal:
            continue
    await services.identity.delete(person)
    services.tell_person(person.id)
    response.delete_cookie(COOKIE, path="/")
    return models.Session(me=None)
