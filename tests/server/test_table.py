"""The table as a fold of its log, without any server: numbers, simultaneous play, undo, clocks, bots that fail."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import quayside
import quayside.core.errors
from quayside.server import bots_pool, wishes
from quayside.server.bots_pool import BotPool
from quayside.server.changes import apply_changes, changes
from quayside.server.clocks import Clock, Time
from quayside.server.commits import Summary
from quayside.server.events import Event, Wish
from quayside.server.house import House
from quayside.server.identity import Identity
from quayside.server.refusals import Refusal
from quayside.server.setting_up import new_head
from quayside.server.settings import Settings, from_environment
from quayside.server.shown import Company, Viewer, lines_to_keep, show
from quayside.server.storage import Storage
from quayside.server.table import Table, Terms


def take(table: Table, wish: Wish, at: float = 0.0) -> Table:
    return table.after(Event(table.number + 1, wish.kind, wish.seat, wish.value, wish.person, max(at, table.at)))


def people_at(slug: str, seats: int, terms: Terms | None = None, **options: str) -> Table:
    """A game that has just begun, with the people p0, p1, …"""
    game = quayside.game(slug)
    head = new_head(game, seats, game.check_options(options), "seed", terms or Terms(), "p0", True)
    table = Table.fresh(replace(head, created=0.0))
    for seat in range(seats):
        table = take(table, Wish("sit", seat, person=f"p{seat}"))
    return take(table, Wish("start"))


def first_choice(table: Table, seat: int) -> int:
    return table.state.legal(seat)[0]


def to_simultaneous_play(table: Table) -> Table:
    while not table.several():
        seat = table.waiting()[0]
        table = take(table, wishes.act(table, f"p{seat}", None, table.number, table.state.legal(seat)[-1]))
    return table


@pytest.mark.parametrize("slug", ["merchants-of-amsterdam", "riverboat"])
def test_who_acts_at_the_same_time_is_not_refused_for_an_older_number(slug: str) -> None:
    table = to_simultaneous_play(people_at(slug, 3))
    seen = table.number
    first, second, *_ = table.waiting()
    after = take(table, wishes.act(table, f"p{first}", None, seen, first_choice(table, first)))
    assert after.number == seen + 1
    wish = wishes.act(after, f"p{second}", None, seen, first_choice(table, second))
    assert take(after, wish).number == seen + 2
    with pytest.raises(Refusal, match="stale"):
        wishes.act(after, f"p{second}", None, seen - 1, first_choice(table, second))
    with pytest.raises(Refusal, match=r"stale|not_your_turn"):
        wishes.act(after, f"p{first}", None, seen, first_choice(table, first))


def test_a_table_before_an_event_stays_what_it_was() -> None:
    table = people_at("nieuw-amsterdam", 2)
    view, number = table.state.view(0), table.number
    seat = table.waiting()[0]
    take(table, wishes.act(table, f"p{seat}", None, number, first_choice(table, seat)))
    assert table.state.view(0) == view
    assert table.number == number
    assert table.moves == []


def test_taking_back_keeps_numbers_rising_and_tells_which_lines_stand() -> None:
    table = people_at("nieuw-amsterdam", 2)
    seat = table.waiting()[0]
    before = len(table.entries())
    seen = table.number
    table = take(table, wishes.act(table, f"p{seat}", None, table.number, first_choice(table, seat)))
    moved = table.number
    table = take(table, wishes.undo(table, f"p{seat}", None, 1))
    assert table.number == moved + 1
    assert table.moves == []
    assert lines_to_keep(table, moved) == before
    assert lines_to_keep(table, seen) == before
    with pytest.raises(Refusal, match="no_undo"):
        wishes.undo(table, f"p{seat}", None, 1)


def sealed_by(table: Table, *seats: int) -> Table:
    """Each sets a price of their own in secret."""
    for seat in seats:
        action = table.state.legal(seat)[1 + seat]
        table = take(table, wishes.act(table, f"p{seat}", None, table.number, action))
    return table


def test_a_sealed_price_may_be_set_anew_as_long_as_the_prices_are_shut() -> None:
    """Given three who seal prices, when the first thinks again after the second, only the first answer goes."""
    asked = to_simultaneous_play(people_at("merchants-of-amsterdam", 3))
    first, second, third = asked.waiting()
    table = sealed_by(asked, first, second)
    shown = [show(table, Viewer(f"p{seat}", seat, "en"), Company({}, frozenset(), 0)) for seat in range(3)]
    assert [shown[seat]["can_undo"] for seat in (first, second)] == ["now", "now"]
    wish = wishes.undo(table, f"p{first}", None, 1)
    assert wish.kind == "withdraw"
    back = take(table, wish)
    assert back.moves == [*asked.moves, table.moves[-1]]
    assert back.waiting() == sorted([first, third])
    assert back.state.view(second) == sealed_by(asked, second).state.view(second)
    # The second one's answer still stands under the number that the third one was looking at; the log lines do not.
    assert back.since[third] == asked.since[third]
    assert lines_to_keep(back, table.number) == lines_to_keep(back, asked.number) == len(asked.entries())
    again = take(back, wishes.undo(back, f"p{second}", None, 1))
    assert again.moves == asked.moves
    opened = sealed_by(again, third, second, first)
    assert opened.state.view(None) == sealed_by(asked, first, second, third).state.view(None)
    assert opened.answer_of(first) is None, "the prices are open"
    assert wishes.undo(opened, f"p{second}", None, 1).kind == "ask"


def test_a_worker_of_riverboat_is_seen_at_once_and_so_is_final() -> None:
    table = to_simultaneous_play(people_at("riverboat", 3))
    first, second, *_ = table.waiting()
    for seat in (first, second):
        table = take(table, wishes.act(table, f"p{seat}", None, table.number, first_choice(table, seat)))
        assert table.answer_of(seat) is None
        assert wishes.undo(table, f"p{seat}", None, 1).kind == "ask"


def test_taking_back_earns_nobody_time() -> None:
    table = to_simultaneous_play(people_at("merchants-of-amsterdam", 3, Terms(time=Time("bank", 100.0, 10.0))))
    first = table.waiting()[0]
    left = table.clocks[first].left
    for _ in range(3):
        table = sealed_by(table, first)
        assert table.clocks[first].left == left + 10.0
        table = take(table, wishes.undo(table, f"p{first}", None, 1))
        assert table.clocks[first].left == left


def test_everybody_else_must_agree_to_more() -> None:
    table = people_at("nieuw-amsterdam", 3)
    asker = table.waiting()[0]
    while not any(seat != asker for seat, _ in table.moves):
        seat = table.waiting()[0]
        table = take(table, wishes.act(table, f"p{seat}", None, table.number, first_choice(table, seat)))
    table = take(table, wishes.undo(table, f"p{asker}", None, 1))
    assert table.request is not None
    others = [seat for seat in range(3) if seat != asker]
    with pytest.raises(Refusal, match="no_request"):
        wishes.agree(table, f"p{asker}")
    table = take(table, wishes.agree(table, f"p{others[0]}"))
    assert table.request is not None
    assert len(table.moves) > 0
    wish = wishes.agree(table, f"p{others[1]}")
    assert wish.kind == "back"
    assert take(table, wish).moves == table.moves[: int(wish.value or 0)]


def test_clocks_follow_from_the_log_alone() -> None:
    terms = Terms(time=Time("bank", 100.0, 10.0))
    table = people_at("nieuw-amsterdam", 2, terms)
    seat = table.waiting()[0]
    at = 5.0
    while table.waiting() == [seat]:
        table = take(table, wishes.act(table, f"p{seat}", None, table.number, first_choice(table, seat)), at)
        at += 5.0
    assert table.clocks[seat].left == 100.0 - table.at + 10.0
    assert table.clocks[1 - seat].since == table.at
    assert table.clocks_zero() == (table.at + 100.0, 1 - seat)
    away = take(table, Wish("time_up", 1 - seat), table.at + 100.0)
    assert away.seats[1 - seat].played_by is not None
    assert away.clocks[1 - seat].left == 0
    back = take(away, wishes.come_back(away, f"p{1 - seat}", None), away.at + 1)
    assert back.clocks[1 - seat].left == 30.0


def test_a_clock_that_does_not_run_never_ends() -> None:
    assert Clock(10.0).zero_at(Time("bank", 10.0)) is None
    assert Clock(10.0, 5.0).zero_at(Time()) is None
    assert Clock(10.0, 5.0).zero_at(Time("deadline", deadline=60.0)) == 65.0


def test_changes_lead_from_one_to_the_other() -> None:
    old = {"a": [1, {"b": 2}], "c": {"d": None, "e": 1}, "f": [1]}
    new = {"a": [1, {"b": 3}], "c": {"d": 4}, "f": [1, 2], "g": {}}
    made = changes(old, new)
    assert made == [[["a", 1, "b"], 3], [["c", "e"]], [["c", "d"], 4], [["f"], [1, 2]], [["g"], {}]]
    assert apply_changes(old, made) == new
    assert changes(new, new) == []


# Bots


@pytest.fixture
def pool() -> Iterator[BotPool]:
    made = BotPool(1)
    made.start()
    yield made
    made.stop()


def test_a_bot_process_that_dies_is_replaced_and_the_move_made(pool: BotPool) -> None:
    async def die() -> None:
        table = people_at("nieuw-amsterdam", 2)
        seat = table.waiting()[0]
        assert await pool.decide(table, seat, "greedy") in table.state.legal(seat)
        assert pool.pool is not None
        worker = next(iter(pool.pool._processes.values()))
        os.kill(worker.pid or 0, signal.SIGKILL)
        worker.join(20)
        assert await pool.decide(table, seat, "greedy") in table.state.legal(seat)

    asyncio.run(die())


def test_a_bot_that_fails_loses_its_move_to_a_safe_default(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        table = people_at("nieuw-amsterdam", 2)
        seat = table.waiting()[0]
        assert await pool.decide(table, seat, "no such level") in table.state.legal(seat)
        monkeypatch.setattr(bots_pool, "PATIENCE", 0.0)
        assert await pool.decide(table, seat, "expert") in table.state.legal(seat)

    asyncio.run(fail())


# Settings


def test_databases_by_their_address() -> None:
    assert Settings(database="sqlite:///a.db").url == "sqlite+aiosqlite:///a.db"
    assert Settings(database="postgresql://me@there/games").url == "postgresql+asyncpg://me@there/games"
    with pytest.raises(quayside.core.errors.BadRequest, match="no database"):
        assert Settings(database="mysql://x").url
    with pytest.raises(quayside.core.errors.BadRequest, match="BOT_PROCESSES"):
        from_environment({"QUAYSIDE_BOT_PROCESSES": "many"})
    assert from_environment({"QUAYSIDE_ORIGINS": "https://a.example/, https://b.example"}).origins == (
        "https://a.example",
        "https://b.example",
    )


# Writing


def test_of_two_entries_for_one_number_one_wins_even_in_one_commit(tmp_path: Path) -> None:
    """Whoever wanted the first may have been cancelled; the second must not be told that it was written."""

    async def write() -> None:
        storage = Storage(Settings(database=f"sqlite:///{tmp_path / 'log.db'}"))
        await storage.open()
        house = House(storage)
        person = await Identity(storage, "secret").guest("Anna", "en")
        head = new_head(quayside.game("riverboat"), 2, {}, "seed", Terms(), person.id, True)
        table = await house.create(replace(head, options=head.game.check_options({})), [])
        events = [Event(1, "sit", seat, None, person.id, 1.0) for seat in (0, 1)]
        summary = Summary("open", 0, None)
        cancelled = asyncio.create_task(house.writer.append(table.head.id, events[0], summary))
        await asyncio.sleep(0)
        cancelled.cancel()
        second = asyncio.create_task(house.writer.append(table.head.id, events[1], summary))
        await asyncio.sleep(0)
        house.writer.start()
        assert await second is False
        assert await house.writer.append(table.head.id, replace(events[1], number=2), summary) is True
        house.kept.clear()
        assert (await house.table(table.head.id)).seats_of(person.id) == [0, 1]
        await house.writer.stop()
        await storage.close()

    asyncio.run(write())
