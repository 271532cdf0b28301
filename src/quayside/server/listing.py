"""Lists of tables: open ones, mine, running and finished ones."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Row, func, or_, select

import quayside
from quayside.server.house import House
from quayside.server.identity import Identity
from quayside.server.schema import log, places, tables
from quayside.server.shown import level_name
from quayside.server.speech import server_words

LISTED = 100


async def listed(
    house: House, identity: Identity, show: str, person: str | None, language: str
) -> list[dict[str, Any]]:
    """Tables for a start page, those where it is my turn first, then the latest."""
    query = select(tables)
    if show == "mine":
        if person is None:
            return []
        mine = select(places.c.table_id).where(places.c.person == person)
        query = query.where(or_(tables.c.id.in_(mine), tables.c.owner == person), tables.c.status != "closed")
    else:
        query = query.where(tables.c.status == show, tables.c.public.is_(True))
    async with house.storage.read() as connection:
        rows = (await connection.execute(query.order_by(tables.c.changed.desc()).limit(LISTED))).all()
        ids = [row.id for row in rows]
        sitting: dict[str, dict[int, str]] = {id: {} for id in ids}
        for place in await connection.execute(select(places).where(places.c.table_id.in_(ids))):
            sitting[place.table_id][place.seat] = place.person
        bots: dict[str, dict[int, str]] = {id: {} for id in ids}
        seated = select(log.c.table_id, log.c.seat, log.c.value).where(
            log.c.table_id.in_(ids), log.c.kind.in_(["sit", "stand"])
        )
        for table_id, seat, value in await connection.execute(seated.order_by(log.c.number)):
            bots[table_id][seat] = (value or "").removeprefix("bot ")
        counted = (select(log.c.table_id, func.count()).where(log.c.table_id.in_(ids), log.c.kind == "move")).group_by(
            log.c.table_id
        )
        moves: dict[str, int] = {row[0]: row[1] for row in await connection.execute(counted)}
    names = await identity.names_of({person for seats in sitting.values() for person in seats.values()})
    found = [one(row, sitting[row.id], bots[row.id], moves.get(row.id, 0), names, person, language) for row in rows]
    return sorted(found, key=lambda table: not table["your_turn"])


def one(
    row: Row[Any], sitting: dict[int, str], bots: dict[int, str], moves: int, names: dict[str, str],
    person: str | None, language: str,
) -> dict[str, Any]:  # fmt: skip
    say = server_words(language).say
    mine = sorted(seat for seat, who in sitting.items() if who == person)
    seats = []
    for seat in range(row.seats):
        if seat in sitting:
            seats.append(names[sitting[seat]])
        elif bots.get(seat):
            seats.append(say("bot-name", level=level_name(bots[seat], language), count=0))
        else:
            seats.append("")
    terms = json.loads(row.terms)
    return {
        "id": row.id,
        "game": row.game,
        "title": quayside.game(row.game).title,
        "status": row.status,
        "edition": row.edition_name,
        "seats": seats,
        "my_seats": mine,
        "your_turn": any(row.waiting >> seat & 1 for seat in mine),
        "rated": terms["rated"],
        "time": terms["time"],
        "created": row.created,
        "changed": row.changed,
        "moves": moves,
    }
