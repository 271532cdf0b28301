"""Tables: making, finding, joining and leaving them."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Literal

from fastapi import APIRouter

from quayside.server import models, wishes
from quayside.server.asking import Anybody, Asked, Invite, Language, SeatAsked, Somebody, may_see
from quayside.server.events import Wish
from quayside.server.listing import listed
from quayside.server.refusals import Refusal
from quayside.server.routes.games import known_game
from quayside.server.services import Services
from quayside.server.setting_up import again, from_record, wanted_table
from quayside.server.shown import Company, lines_to_keep, log_lines, rules_shown, show, viewer_of
from quayside.server.table import Table

router = APIRouter(prefix="/api/tables", tags=["tables"])


async def company_at(services: Services, table: Table) -> Company:
    names = await services.identity.names_of(table.people())
    room = services.hub.rooms.get(table.head.id)
    return Company(names, services.hub.present(table.head.id), 0 if room is None else room.company.spectators)


async def whole(
    services: Services, table: Table, person: str | None, seat: int | None, language: str, since: int | None = None
) -> dict[str, Any]:
    """Everything about a table that this person may see."""
    company = await company_at(services, table)
    viewer = viewer_of(table, person, seat, language)
    keep = 0 if since is None else lines_to_keep(table, since)
    return {
        "table": show(table, viewer, company),
        "log": {"keep": keep, "lines": log_lines(table, viewer, company, keep)},
        "chat": await services.chat.lines(table.head.id),
        "now": time.time(),
    }


@router.get("", response_model=models.TableList)
async def list_tables(
    services: Asked, person: Anybody, language: Language, show: Literal["open", "mine", "running", "over"] = "open"
) -> dict[str, Any]:
    """Public tables that are open, running or over; or all of mine."""
    me = None if person is None else person.id
    return {"tables": await listed(services.house, services.identity, show, me, language)}


@router.post("", response_model=models.TableWhole)
async def create_table(
    wanted: models.TableWanted, services: Asked, person: Somebody, language: Language
) -> dict[str, Any]:
    """A new table. If nobody is missing, the game begins at once."""
    services.limits.spend("table", person.id)
    head, sitting = wanted_table(known_game(wanted.game), wanted, person.id)
    table = await services.house.create(head, sitting)
    return await whole(services, table, person.id, None, language)


@router.post("/import", response_model=models.TableWhole)
async def import_record(
    wanted: models.ImportWanted, services: Asked, person: Somebody, language: Language
) -> dict[str, Any]:
    """A table from a record: to look at, or to go on with at one keyboard."""
    services.limits.spend("table", person.id)
    hotseat = wanted.as_ == "hotseat"
    head, sitting = await asyncio.to_thread(from_record, wanted.record, hotseat, wanted.public, person.id)
    table = await services.house.create(head, sitting)
    return await whole(services, table, person.id, None, language)


@router.get("/{id}", response_model=models.TableWhole)
async def get_table(
    id: str, services: Asked, person: Anybody, language: Language, invite: Invite = None, seat: SeatAsked = None,
    since: int | None = None,
) -> dict[str, Any]:  # fmt: skip
    """A table as I may see it; with `since`, only the log lines after that number."""
    table = may_see(await services.house.table(id, fresh=True), person, invite)
    return await whole(services, table, None if person is None else person.id, seat, language, since)


@router.get("/{id}/rules", response_model=models.RulesPage)
async def get_table_rules(
    id: str, services: Asked, person: Anybody, language: Language, invite: Invite = None
) -> dict[str, Any]:
    """The rules with the components that this table plays with."""
    table = may_see(await services.house.table(id), person, invite)
    return rules_shown(table.head.game, language)


@router.post("/{id}/sit", response_model=models.Done)
async def sit_down(id: str, wanted: models.SitWanted, services: Asked, person: Somebody) -> models.Done:
    """Take a seat. When the table is full the game begins, if the table wants it so."""

    def sit(table: Table) -> Wish:
        if not table.seats_of(person.id) and not table.head.public and wanted.invite != table.head.invite:
            raise Refusal("private")
        return wishes.sit(table, person.id, wanted.seat)

    return await start_if_full(services, await services.house.change(id, sit))


@router.post("/{id}/bots", response_model=models.Done)
async def seat_bot(id: str, wanted: models.BotWanted, services: Asked, person: Somebody) -> models.Done:
    """Give a seat to a bot."""
    table = await services.house.change(id, lambda t: wishes.seat_bot(t, person.id, wanted.seat, wanted.level))
    return await start_if_full(services, table)


async def start_if_full(services: Services, table: Table) -> models.Done:
    full = not any(seat.empty for seat in table.seats)
    if full and table.head.terms.start_when_full and table.status == "open":
        try:
            table = await services.house.change(table.head.id, lambda t: wishes.start(t, t.head.owner))
        except Refusal as refusal:
            if refusal.code not in ("already_started", "seats_empty"):  # another process, or somebody stood up
                raise
    return models.Done(number=table.number)


@router.post("/{id}/stand", response_model=models.Done)
async def stand_up(id: str, wanted: models.SeatNamed, services: Asked, person: Somebody) -> models.Done:
    """Leave before the game; the owner may also clear another seat."""

    def stand(table: Table) -> Wish:
        seat = wanted.seat if wanted.seat is not None else wishes.my_seat(table, person.id, None)
        return wishes.stand(table, person.id, seat)

    return models.Done(number=(await services.house.change(id, stand)).number)


@router.post("/{id}/start", response_model=models.Done)
async def start_table(id: str, services: Asked, person: Somebody) -> models.Done:
    """Begin."""
    table = await services.house.change(id, lambda t: wishes.start(t, person.id))
    return models.Done(number=table.number)


@router.post("/{id}/close", response_model=models.Done)
async def close_table(id: str, services: Asked, person: Somebody) -> models.Done:
    """Give up a table that has not begun."""
    table = await services.house.change(id, lambda t: wishes.close(t, person.id))
    return models.Done(number=table.number)


@router.post("/{id}/leave", response_model=models.Done)
async def leave_table(id: str, wanted: models.SeatNamed, services: Asked, person: Somebody) -> models.Done:
    """Go away for a while: a bot plays for me until I come back."""
    table = await services.house.change(id, lambda t: wishes.leave(t, person.id, wanted.seat))
    return models.Done(number=table.number)


@router.post("/{id}/return", response_model=models.Done)
async def return_to_table(id: str, wanted: models.SeatNamed, services: Asked, person: Somebody) -> models.Done:
    """Take my seat back from the bot."""
    table = await services.house.change(id, lambda t: wishes.come_back(t, person.id, wanted.seat))
    return models.Done(number=table.number)


@router.post("/{id}/seats/{seat}/replace", response_model=models.Done)
async def replace_player(id: str, seat: int, services: Asked, person: Somebody) -> models.Done:
    """Let a bot play for somebody who is away and keeps us waiting."""

    def replace(table: Table) -> Wish:
        present = 0 <= seat < table.head.seats and table.seats[seat].person in services.hub.present(id)
        return wishes.replace(table, person.id, seat, time.time(), present)

    return models.Done(number=(await services.house.change(id, replace)).number)


@router.post("/{id}/resign", response_model=models.Done)
async def resign(id: str, wanted: models.SeatNamed, services: Asked, person: Somebody) -> models.Done:
    """Give up: a bot plays my seat to the end, and I come last."""
    table = await services.house.change(id, lambda t: wishes.resign(t, person.id, wanted.seat))
    return models.Done(number=table.number)


@router.post("/{id}/rematch", response_model=models.TableWhole)
async def rematch(id: str, services: Asked, person: Somebody, language: Language) -> dict[str, Any]:
    """The same again. Whoever asks second gets the table that the first one opened."""
    services.limits.spend("table", person.id)
    old = await services.house.table(id, fresh=True)
    wishes.my_seat(old, person.id, None)
    if old.status != "over":
        raise Refusal("not_over")
    if old.rematch is None:
        head, sitting = again(old, person.id)
        made = await services.house.create(head, sitting)

        def note(table: Table) -> Wish:
            if table.rematch is not None:
                raise Refusal("stale", number=table.number)
            return Wish("rematch", value=f"{made.head.id} {made.head.invite}", person=person.id)

        try:
            old = await services.house.change(id, note)
        except Refusal as refusal:
            if refusal.code != "stale":
                raise
            await services.house.change(made.head.id, lambda t: wishes.close(t, person.id))
            old = await services.house.table(id, fresh=True)
    next_id = (old.rematch or "").partition(" ")[0]
    table = await services.house.table(next_id, fresh=True)
    if table.status == "open" and not table.seats_of(person.id):
        seat = next((k for k in old.seats_of(person.id) if table.seats[k].empty), None)
        table = await services.house.change(next_id, lambda t: wishes.sit(t, person.id, seat))
        await start_if_full(services, table)
        table = await services.house.table(next_id)
    return await whole(services, table, person.id, None, language)


@router.get("/{id}/chat", response_model=list[models.ChatLine])
async def get_chat(
    id: str, services: Asked, person: Anybody, invite: Invite = None, after: int = 0
) -> list[dict[str, Any]]:
    """What was said."""
    may_see(await services.house.table(id), person, invite)
    return await services.chat.lines(id, max(0, min(after, 1 << 60)))


@router.post("/{id}/chat", response_model=models.ChatLine)
async def say(id: str, wanted: models.Say, services: Asked, person: Somebody, invite: Invite = None) -> dict[str, Any]:
    """Say something to everybody at the table."""
    services.limits.spend("chat", person.id)
    may_see(await services.house.table(id), person, invite)
    return await services.chat.say(id, person, wanted.text)
