"""Ratings per game, only between people, only at tables that wanted them; places count, not points."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from quayside.server.events import Wish
from quayside.server.house import House
from quayside.server.refusals import Refusal
from quayside.server.schema import people, rated, ratings
from quayside.server.table import Table

MODEL = PlackettLuce()
LISTED = 100


class Ratings:
    """Reads and writes ratings."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def rate(self, table: Table) -> None:
        """Rate a finished table once, whoever tries first."""
        with suppress(IntegrityError):  # somebody else has done it, perhaps without having been able to note it
            await self.write(table)
        try:
            await self.house.change(table.head.id, note_rated)
        except Refusal as refusal:
            if refusal.code != "stale":
                raise

    async def write(self, table: Table) -> None:
        result = table.result()
        assert result is not None
        played = [(seat.person, result["places"][k]) for k, seat in enumerate(table.seats) if seat.person is not None]
        distinct = {person for person, _ in played}
        async with self.house.storage.write() as connection:
            await connection.execute(insert(rated), {"table_id": table.head.id})
            if len(distinct) < 2 or len(distinct) != len(played):
                return
            # In one order everywhere, so that two tables that end at once do not wait for each other crosswise.
            played.sort(key=lambda pair: str(pair[0]))
            living = (
                select(people.c.id).where(people.c.id.in_(distinct), people.c.gone.is_(False)).order_by(people.c.id)
            )
            there = {row.id for row in await connection.execute(living.with_for_update())}
            mine = (ratings.c.game == table.head.game.slug) & ratings.c.person.in_(distinct)
            old = {row.person: row for row in await connection.execute(select(ratings).where(mine))}
            teams = [[rating_of(old.get(str(person)))] for person, _ in played]
            after = MODEL.rate(teams, ranks=[float(place) for _, place in played])
            for (person, _), team in zip(played, after):
                values = {"mu": float(team[0].mu), "sigma": float(team[0].sigma)}
                if person in old:
                    here = (ratings.c.person == person) & (ratings.c.game == table.head.game.slug)
                    await connection.execute(update(ratings).where(here).values(**values, games=ratings.c.games + 1))
                elif person in there:
                    row = {**values, "person": person, "game": table.head.game.slug, "games": 1}
                    await connection.execute(insert(ratings), row)

    async def leaders(self, game: str) -> list[Any]:
        """The best, by the rating that is almost certainly not too high."""
        worth = (ratings.c.mu - 3 * ratings.c.sigma).label("rating")
        query = (
            select(people.c.id, people.c.name, worth, ratings.c.games)
            .join(people, people.c.id == ratings.c.person)
            .where(ratings.c.game == game)
            .order_by(worth.desc(), people.c.name)
            .limit(LISTED)
        )
        async with self.house.storage.read() as connection:
            found: list[Any] = list((await connection.execute(query)).all())
            return found


def rating_of(row: Row[Any] | None) -> PlackettLuceRating:
    return MODEL.rating() if row is None else MODEL.rating(mu=row.mu, sigma=row.sigma)


def note_rated(table: Table) -> Wish:
    if table.rated:
        raise Refusal("stale", number=table.number)
    return Wish("rated")
