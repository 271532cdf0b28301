"""Who is asking, in which language, and whether they may see a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query
from starlette.requests import HTTPConnection

from quayside.server.identity import COOKIE, Person
from quayside.server.refusals import Refusal
from quayside.server.services import Services
from quayside.server.speech import chosen_language
from quayside.server.table import Table


def services_of(connection: HTTPConnection) -> Services:
    found: Services = connection.app.state.services
    return found


def language_of(connection: HTTPConnection) -> str:
    return chosen_language(connection.query_params.get("language"), connection.headers.get("accept-language"))


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


def token_of(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else connection.cookies.get(COOKIE)


async def person_or_nobody(connection: HTTPConnection) -> Person | None:
    services = services_of(connection)
    person = await services.identity.person(token_of(connection))
    if person is None:
        services.limits.spend("anything", address_of(connection))
    return person


def hold_back(connection: HTTPConnection) -> None:
    """Count a request of somebody who says who they are, before any work is done for it; whether it is true, is seen
    later, and nobody's requests are then counted by their address."""
    token = token_of(connection)
    if token:
        services_of(connection).limits.spend("anything", token)


async def somebody(person: Annotated[Person | None, Depends(person_or_nobody)]) -> Person:
    if person is None:
        raise Refusal("who_are_you")
    return person


def may_see(table: Table, person: Person | None, invite: str | None) -> Table:
    """Private tables are for who sits there or has the link; some want no spectators at all."""
    head = table.head
    if person is not None and (person.id == head.owner or table.seats_of(person.id)):
        return table
    invited = invite is not None and invite == head.invite
    if not (head.public or invited) or (not head.terms.spectators and table.status == "running"):
        raise Refusal("private")
    return table


Asked = Annotated[Services, Depends(services_of)]
Language = Annotated[str, Depends(language_of)]
Anybody = Annotated[Person | None, Depends(person_or_nobody)]
Somebody = Annotated[Person, Depends(somebody)]
Address = Annotated[str, Depends(address_of)]
Invite = Annotated[str | None, Query(max_length=64, description="From an invitation, for private tables.")]
SeatAsked = Annotated[int | None, Query(description="Which of one's own seats, for who has several.")]
