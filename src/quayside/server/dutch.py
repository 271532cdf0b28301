"""The Dutch clock of Merchants, run by the server.

The hand starts when the question is opened, a time in the log, so every process and every client knows where it is. A
stop is an entry of the log; it counts if its price was on the clock within the last half second. When that window
after the first stop is over the higher price wins, and only what won becomes a move.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from quayside.server.events import Event, Wish
from quayside.server.refusals import Refusal
from quayside.server.table import Table

if TYPE_CHECKING:
    from quayside.server.bots_pool import BotPool
    from quayside.server.house import House

TOP = 200  # a stop here is a claim, unless the clock is doubled
STEP = 10
RUN_DOWN = 50  # here the card is unsold
DOUBLED_RUN_DOWN = 100  # here the claimant has it
LEAD = 1.5  # seconds before the hand starts to move: a look at the card
WINDOW = 0.5  # seconds for which a price that was on the clock still counts
LATE = 3.0  # seconds after which a clock that nobody ran is started again


def doubled(table: Table) -> bool:
    return int(table.state.count) == 1


def started(table: Table) -> float:
    """When the hand begins to move: one step later it is off the top price."""
    return table.asked_time + LEAD


def shown_at(table: Table, at: float) -> int:
    """The price on the clock."""
    steps = int(max(at - started(table), 0.0) / table.head.terms.step_seconds)
    return max(TOP - STEP * steps, DOUBLED_RUN_DOWN if doubled(table) else RUN_DOWN)


def time_of(table: Table, price: int) -> float:
    """When a price comes onto the clock."""
    return started(table) + (TOP - price) // STEP * table.head.terms.step_seconds


def run_down_at(table: Table) -> float:
    """When the clock has run down and no stop can be under way any more."""
    return time_of(table, DOUBLED_RUN_DOWN if doubled(table) else RUN_DOWN) + WINDOW


def dutch_due(table: Table) -> float:
    """When the clock needs the server next, stops that are still to come apart."""
    return table.stopped_at + WINDOW if table.stops else run_down_at(table)


def words_of(table: Table, price: int) -> str:
    """The action that stopping at a price is."""
    if doubled(table):
        return f"stop {price} doubled"
    return "claim" if price == TOP else f"stop {price}"


def price_of(words: str) -> int | None:
    """The price in an action's words; none for letting the clock run down."""
    if words == "claim":
        return TOP
    return int(words.split()[1]) if words.startswith("stop ") else None


def stop(table: Table, seat: int, person: str, price: int, now: float) -> Wish:
    """Stop the clock at the price that the player saw."""
    if not table.dutch():
        raise Refusal("no_clock")
    if table.seats[seat].played_by is not None:
        raise Refusal("bot_plays")
    if seat not in table.waiting() or seat in table.stops:
        raise Refusal("not_your_turn")
    latest = now if not table.stops else min(now, table.stopped_at + WINDOW)
    if not shown_at(table, latest) <= price <= shown_at(table, now - WINDOW):
        raise Refusal("price_gone")
    return Wish("stop", seat, legal_stop(table, seat, price), person)


def legal_stop(table: Table, seat: int, price: int) -> str:
    words = words_of(table, price)
    if words not in [table.head.game.actions.text(action) for action in table.state.legal(seat)]:
        raise Refusal("not_legal")
    return words


def award(table: Table) -> Wish:
    """What comes of the clock: the stop that was first, or that nobody stopped it."""
    if not table.dutch():
        raise Refusal("no_clock")
    if not table.stops:
        return Wish("move", table.waiting()[0], "lapse")
    seat, action = first_of(table, table.stops)
    return Wish("move", seat, table.head.game.actions.text(action))


def first_of(table: Table, answers: dict[int, int]) -> tuple[int, int]:
    """The rule stands with the game."""
    seat, action = table.head.game.first_of(table.state, answers)
    return int(seat), int(action)


def dial(table: Table, seat: int | None) -> dict[str, Any] | None:
    """The shape of `models.Dial`."""
    if not table.dutch():
        return None
    highest = None
    if seat is not None and seat in table.waiting():
        texts = [table.head.game.actions.text(action) for action in table.state.legal(seat)]
        highest = max((price for text in texts if (price := price_of(text)) is not None), default=None)
    return {
        "started": started(table),
        "step_seconds": table.head.terms.step_seconds,
        "top": TOP,
        "step": STEP,
        "bottom": DOUBLED_RUN_DOWN if doubled(table) else RUN_DOWN,
        "doubled": doubled(table),
        "highest": highest,
        "stopped": bool(table.stops),
        "stopped_by_you": seat in table.stops,
    }


class DutchClock:
    """Runs the clocks of this process: bots stop at their prices, windows close, clocks run down."""

    def __init__(self, house: House, pool: BotPool) -> None:
        self.house = house
        self.pool = pool
        self.moved: dict[str, asyncio.Event] = {}
        house.listeners.append(self.changed)

    def changed(self, before: Table, after: Table, event: Event, own: bool) -> None:
        if after.head.id in self.moved:
            self.moved[after.head.id].set()

    async def run(self, table: Table) -> None:
        """One auction, to its end."""
        id, question = table.head.id, table.asked_at
        moved = self.moved[id] = asyncio.Event()
        try:
            prices = await self.bots_prices(table)
            if time.time() > dutch_due(table) + LATE and not table.stops:
                # Nobody ran this clock (the server was away): start it again, so that everybody has a chance.
                await self.house.change(id, lambda now: unless_moved(now, question, Wish("dial")))
            while True:
                moved.clear()
                table = await self.house.table(id)
                if not table.dutch() or table.asked_at != question:
                    return
                await self.next_thing(table, question, prices, moved)
        finally:
            self.moved.pop(id, None)

    async def bots_prices(self, table: Table) -> dict[int, int]:
        """At which action each bot will stop, all asked at once."""
        bots = table.bots_to_act()
        levels = [table.seats[seat].played_by or "" for seat in bots]
        chosen = await asyncio.gather(*(self.pool.decide(table, k, level) for k, level in zip(bots, levels)))
        return dict(zip(bots, chosen))

    async def next_thing(self, table: Table, question: int, prices: dict[int, int], moved: asyncio.Event) -> None:
        actions = table.head.game.actions
        stops = {seat: action for seat, action in prices.items() if price_of(actions.text(action)) is not None}
        if set(table.waiting()) == set(prices):
            # Only bots are bidding: nobody has to be waited for.
            won = first_of(table, stops) if stops else (table.waiting()[0], actions.parse("lapse"))
            wish = Wish("move", won[0], actions.text(won[1]))
            await self.house.change(table.head.id, lambda now: unless_moved(now, question, wish))
            return
        coming = []
        for seat, action in stops.items():
            price = price_of(actions.text(action))
            if seat not in table.stops and price is not None and table.seats[seat].played_by is not None:
                coming.append((time_of(table, price), seat, actions.text(action)))
        end = dutch_due(table)
        now = time.time()
        if coming and min(coming)[0] <= min(now, end):
            _, seat, text = min(coming)
            await self.house.change(table.head.id, lambda now: unless_moved(now, question, Wish("stop", seat, text)))
        elif now >= end:
            await self.house.change(table.head.id, lambda now: unless_moved(now, question, award(now)))
        else:
            wait = min([end, *(when for when, _, _ in coming)]) - now
            try:
                await asyncio.wait_for(moved.wait(), max(wait, 0.0) + 0.005)
            except TimeoutError:
                return


def unless_moved(table: Table, question: int, wish: Wish) -> Wish:
    if not table.dutch() or table.asked_at != question:
        raise Refusal("stale", number=table.number)
    return wish
