"""The live line: a WebSocket for each table somebody is looking at.

The server first sends the whole table, then what changes. Who comes back says with `since` which number they have,
and gets the log from there on. Moves may be sent over the line too; their answers carry the sender's `ref`.
"""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from quayside.server import models
from quayside.server.asking import address_of, language_of, may_see, person_or_nobody, services_of
from quayside.server.hub import Reader, dumps
from quayside.server.identity import Person
from quayside.server.origins import origin_allowed
from quayside.server.refusals import Refusal
from quayside.server.routes.play import do_act, do_stop, do_undo
from quayside.server.services import Services
from quayside.server.speech import problem

router = APIRouter()
REFUSED_CODE = 4000  # plus the HTTP status: 4403 is what 403 would be
LONGEST_REF = 100


class BinaryMessage(Exception):
    """Nothing here is binary."""


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    services = services_of(socket)
    language = language_of(socket)
    try:
        person = await admit(services, socket, id)
    except Refusal as refusal:
        await socket.accept()
        error = problem(refusal.code, language, refusal.arguments)
        await socket.send_text(dumps({"kind": "refused", "ref": None, "error": error}))
        await socket.close(REFUSED_CODE + refusal.status)
        return
    await socket.accept()
    seat = whole_number(socket.query_params.get("seat"))
    reader = Reader(None if person is None else person.id, seat, language)
    await services.hub.join(id, reader, whole_number(socket.query_params.get("since")))
    sending = asyncio.create_task(send(socket, reader))
    try:
        lines = await services.chat.lines(id, whole_number(socket.query_params.get("chat")) or 0)
        if lines:
            reader.send(dumps({"kind": "chat", "lines": lines}))
        await receive(services, socket, id, reader, person, language)
    except WebSocketDisconnect:
        pass
    except BinaryMessage:
        await socket.close(1003)
    finally:
        sending.cancel()
        services.hub.leave(id, reader)


async def admit(services: Services, socket: WebSocket, id: str) -> Person | None:
    if not origin_allowed(socket, services.settings):
        raise Refusal("foreign_origin")
    person = await person_or_nobody(socket)
    services.limits.spend("socket", person.id if person else address_of(socket))
    may_see(await services.house.table(id, fresh=True), person, socket.query_params.get("invite"))
    return person


async def send(socket: WebSocket, reader: Reader) -> None:
    while True:
        for message in await reader.next():
            await socket.send_text(message)


async def receive(
    services: Services, socket: WebSocket, id: str, reader: Reader, person: Person | None, language: str
) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1006)
        text = message.get("text")
        if text is None:
            raise BinaryMessage
        ref: int | str | None = None
        try:
            said = parsed(text)
            given = said.pop("ref", None)
            ref = given if isinstance(given, int) or (isinstance(given, str) and len(given) <= LONGEST_REF) else None
            answer = await obey(services, id, person, said)
        except Refusal as refusal:
            answer = {"kind": "refused", "error": problem(refusal.code, language, refusal.arguments)}
        reader.send(dumps({**answer, "ref": ref}))


def parsed(text: str) -> dict[str, Any]:
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("not_understood") from None
    if not isinstance(said, dict):
        raise Refusal("not_understood")
    return said


async def obey(services: Services, id: str, person: Person | None, said: dict[str, Any]) -> dict[str, Any]:
    """act, undo, stop and ping; everything else has an address of its own."""
    wanted = said.pop("do", None)
    if wanted == "ping":
        return {"kind": "pong", "now": time.time()}
    if person is None:
        raise Refusal("who_are_you")
    try:
        if wanted == "act":
            table = await do_act(services, id, person, models.Act.model_validate(said))
        elif wanted == "undo":
            table = await do_undo(services, id, person, models.Undo.model_validate(said))
        elif wanted == "stop":
            table = await do_stop(services, id, person, models.Stop.model_validate(said))
        else:
            raise Refusal("not_understood")
    except ValidationError:
        raise Refusal("not_understood") from None
    return {"kind": "done", "number": table.number}


def whole_number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 12 else None
