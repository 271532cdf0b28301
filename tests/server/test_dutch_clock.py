"""The Dutch clock of Merchants: the window of half a second, the higher price, bots, and a clock that runs down."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace

import pytest

import quayside
from quayside.server import dutch
from quayside.server.clocks import Time
from quayside.server.events import Event, Wish
from quayside.server.refusals import Refusal
from quayside.server.setting_up import new_head
from quayside.server.table import Table, Terms
from tests.server.running import Client, Live, Server, when
from tests.server.test_secrets import Eye, look_for_secrets

START = 1000.0


def take(table: Table, wish: Wish, at: float) -> Table:
    return table.after(Event(table.number + 1, wish.kind, wish.seat, wish.value, wish.person, at))


@pytest.fixture
def auction() -> Table:
    """Three people before a clock whose hand starts at START + LEAD, a step a second."""
    game = quayside.game("merchants-of-amsterdam")
    options = game.check_options({"auction": "clock", "first_player": "first_seat"})
    terms = Terms(time=Time("bank", 600.0), step_seconds=1.0)
    table = Table.fresh(replace(new_head(game, 3, options, "a", terms, "p0", True), created=START - 1))
    for seat in range(3):
        table = take(table, Wish("sit", seat, person=f"p{seat}"), START - 1)
    table = take(table, Wish("start"), START - 1)
    while not table.dutch():
        seat = table.waiting()[0]
        words = game.actions.text(table.state.legal(seat)[-1])
        table = take(table, Wish("move", seat, words), START)
    return table


HAND = START + dutch.LEAD


def test_the_hand_falls_a_step_at_a_time(auction: Table) -> None:
    shown = [dutch.shown_at(auction, HAND + after) for after in (-1, 0, 0.99, 1, 5.5, 14, 15, 100)]
    assert shown == [200, 200, 200, 190, 150, 60, 50, 50]
    assert dutch.run_down_at(auction) == HAND + 15 + dutch.WINDOW
    assert dutch.time_of(auction, 150) == HAND + 5


def test_a_price_counts_for_half_a_second_after_it_has_gone(auction: Table) -> None:
    assert dutch.stop(auction, 0, "p0", 150, HAND + 5.2).value == "stop 150"
    assert dutch.stop(auction, 0, "p0", 150, HAND + 6.4).value == "stop 150"
    for price, after in ((150, 6.6), (140, 5.9), (160, 5.6), (300, 0.0)):
        with pytest.raises(Refusal, match="price_gone"):
            dutch.stop(auction, 0, "p0", price, HAND + after)
    assert dutch.stop(auction, 1, "p1", 200, HAND + 0.5).value == "claim"


def test_the_higher_price_wins_within_the_window(auction: Table) -> None:
    first = take(auction, dutch.stop(auction, 1, "p1", 140, HAND + 6.1), HAND + 6.1)
    assert dutch.dutch_due(first) == HAND + 6.1 + dutch.WINDOW
    with pytest.raises(Refusal, match="not_your_turn"):
        dutch.stop(first, 1, "p1", 140, HAND + 6.2)
    second = take(first, dutch.stop(first, 2, "p2", 150, HAND + 6.4), HAND + 6.4)
    won = dutch.award(second)
    assert (won.seat, won.value) == (2, "stop 150")
    sold = take(second, won, HAND + 6.6)
    assert not sold.dutch()
    assert not sold.stops


def test_a_claim_starts_the_clock_again_doubled(auction: Table) -> None:
    claimed = take(auction, dutch.stop(auction, 0, "p0", 200, HAND), HAND)
    again = take(claimed, dutch.award(claimed), HAND + 0.5)
    assert again.dutch()
    assert dutch.doubled(again)
    start = HAND + 0.5 + dutch.LEAD
    assert dutch.shown_at(again, start + 3) == 170
    lapsed = take(again, dutch.award(again), dutch.run_down_at(again))
    assert lapsed.head.game.actions.text(lapsed.moves[-1][1]) == "lapse"


def test_the_clock_costs_nobody_thinking_time(auction: Table) -> None:
    assert all(clock.since is None for clock in auction.clocks)


def test_moves_are_not_taken_instead_of_stops(auction: Table) -> None:
    from quayside.server import wishes

    with pytest.raises(Refusal, match="not_your_turn"):
        wishes.act(auction, "p0", None, auction.number, "lapse")


def test_live(on_sqlite: Server) -> None:
    server = on_sqlite

    async def play() -> None:
        async with Client(server.address, "Anna") as anna, Client(server.address, "Ben") as ben:
            options = {"auction": "clock", "hidden_cash": "yes"}
            table = await anna.new_table("merchants-of-amsterdam", "me open greedy", options=options, step_seconds=0.2)
            id = table["id"]
            await ben.post(f"/api/tables/{id}/sit")
            chance = random.Random(5)
            async with (
                anna.live(id) as here, ben.live(id) as there, Client(server.address).live(id) as watching,
                here.listening(), there.listening(), watching.listening(),
            ):  # fmt: skip
                eyes = [Eye(0, here), Eye(1, there), Eye(None, watching)]
                await when([here, there], lambda: here.table and there.table)
                ways = [[here], [there], [here, there], []]
                while ways:
                    await play_to_a_clock([here, there], chance)
                    await answer_the_clock([here, there], ways.pop(), chance)
                await when([watching], lambda: watching.table["number"] >= here.table["number"])
                assert sum(line["key"] in ("sold", "unsold", "claim") for line in watching.lines) >= 3
            await anna.post(f"/api/tables/{id}/resign")
            await ben.post(f"/api/tables/{id}/resign")
            async with anna.live(id) as live:
                await live.until(lambda t: t["status"] == "over")
            assert all(eye.dials for eye in eyes)
            look_for_secrets(await anna.get(f"/api/tables/{id}/record"), eyes)

    asyncio.run(play())


async def play_to_a_clock(lives: list[Live], chance: random.Random) -> None:
    """Moves of the two people until the dial is shown to both."""
    while True:
        await when(lives, lambda: any(live.table["your_turn"] or live.table["dial"] for live in lives))
        if all(live.table["dial"] for live in lives):
            return
        for live in lives:
            table = live.table
            if table["your_turn"] and not table["dial"]:
                answer = await live.ask("act", number=table["number"], action=chance.choice(table["choices"])["id"])
                number = answer.get("number", 0)
                await when([live], lambda: live.table["number"] >= number)  # noqa: B023
        await asyncio.sleep(0.01)


async def answer_the_clock(lives: list[Live], stoppers: list[Live], chance: random.Random) -> None:
    """Some stop it at a low price, all at once; the auction ends."""
    dial = lives[0].table["dial"]
    await asyncio.sleep(max(0.0, dial["started"] + dial["step_seconds"] * chance.randint(5, 12) - time.time()))
    steps = int(max(time.time() - dial["started"], 0) / dial["step_seconds"])
    price = dial["top"] - dial["step"] * steps
    for answer in await asyncio.gather(*(live.ask("stop", price=price) for live in stoppers)):
        # A bot may have been first, or the price too high for this purse.
        allowed = ("price_gone", "not_legal", "not_your_turn", "no_clock")
        assert answer["kind"] == "done" or answer["error"]["code"] in allowed
    await when(lives, lambda: all((live.table["dial"] or {}).get("started") != dial["started"] for live in lives))
