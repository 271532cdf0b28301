# quayside: compiled
"""The auction by the Dutch clock, in two forms; the table chooses one before the game.

The clock falls from 200 in tens; at 50 the card is unsold. A stop before 200 has passed is a *claim* at 200 and starts
the clock again, doubled: the price shown counts twice, and where nobody stops it before 100 the claimant pays 200.

`sealed`: every player secretly sets the price at which they would stop the clock. All may act, in any order; prices
are bits in one number, so the order leaves no trace. The last one opens the auction: the highest price wins, between
equal ones the nearest to the mayor's left, the mayor last (ruling). A claim leads to a second round in the same way.
Who cannot pay even the lowest price is not asked; the engine says *none* for them.

`clock`: the engine knows the clock only by what came of it. Everybody who can pay may act, and the first action
decides: `stop 90`, `claim`, then `stop 130 doubled`; or `lapse`, when the clock has run down. Time belongs to whoever
runs the clock: the server takes stops from clients, waits its fairness window out, and applies only the one that won,
so a record holds one action (two after a claim) for each auction and replays exactly. `lapse` is the clock's own word;
the server never takes it from a client. It is open to every seat that could stop because that is also how a bot
answers: it is asked for the price at which it will stop, and `lapse` means never. `stops_first` says which of several
answers comes about.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.games.merchants.actions import (
    AUCTION,
    CLAIM,
    LAPSE,
    LOWEST_PRICE,
    NONE,
    PRICE_STEP,
    PRICES,
    STOP,
    STOP_DOUBLED,
    TOP_PRICE,
)
from quayside.games.merchants.cards import use_card
from quayside.games.merchants.state import CLAIMED, CLOCK, FROM_AUCTIONS, PASSING_ON, PRICING, SEALED, TURN, Table


def begin_auction(table: Table) -> None:
    table.log("auction", table.face(table.on_disc(AUCTION)))
    open_round(table, 0)


def open_round(table: Table, again: i64) -> None:
    """Ask everybody; `again` is 1 after a claim, with the clock doubled."""
    if table.form == SEALED:
        table.become_several(PRICING, (1 << table.seats) - 1, again)
        return
    bidders: i64 = 0
    for seat in range(table.seats):
        if highest(table, seat, again) > 0:
            bidders |= 1 << seat
    if bidders == 0:
        lapse(table, again)
        return
    table.become_several(CLOCK, bidders, again)
    table.opened = False  # nobody has to answer the clock, so the engine answers for nobody


def highest(table: Table, seat: i64, again: i64) -> i64:
    return table.highest_doubled(seat) if again else table.highest_price(seat)


def price_moves(table: Table, seat: i64, again: i64, without: i64) -> vec[i64]:
    """All prices that the seat can pay, and the word for none of them."""
    moves = append(vec[i64](capacity=PRICES + 2), without)
    most = highest(table, seat, again)
    first = STOP_DOUBLED if again else STOP
    for k in range(min(most, PRICES)):
        moves = append(moves, first + k)
    if most == CLAIMED:
        moves = append(moves, CLAIM)
    return moves


def price_of(action: i64) -> i64:
    """The price that an action names, as the number kept of it; 0 for none."""
    if action == CLAIM:
        return CLAIMED
    if action >= STOP_DOUBLED:
        return action - STOP_DOUBLED + 1
    return action - STOP + 1 if action >= STOP else 0


class Pricing(Frame[Table]):
    """Secretly set the price at which one would stop the clock. `count` is 1 in the second round."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        return price_moves(table, seat, table.count, NONE)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        table.set_price(seat, table.count, price_of(action))
        table.log("sealed", seat)
        table.acted(seat)
        if table.waiting == 0:
            open_prices(table, table.count)


def open_prices(table: Table, again: i64) -> None:
    """Everybody has set a price: the highest wins, the nearest to the mayor's left between equal ones."""
    best: i64 = 0
    winner: i64 = -1
    for place in range(table.seats):
        seat = (table.mayor + 1 + place) % table.seats
        price = table.price_set(seat, again)
        if price > best:
            best = price
            winner = seat
    table.reveal()
    if best == 0:
        lapse(table, again)
    else:
        stop(table, winner, again, best)


class Clock(Frame[Table]):
    """Stop the clock at a price, or let it run down: the first action decides. `count` is 1 when it is doubled."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        return price_moves(table, seat, table.count, LAPSE)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        again = table.count
        table.reveal()
        if action == LAPSE:
            lapse(table, again)
        else:
            table.set_price(seat, again, price_of(action))
            stop(table, seat, again, price_of(action))


def stop(table: Table, seat: i64, again: i64, price: i64) -> None:
    """The clock was stopped: a claim starts it again, anything else sells the card."""
    if again:
        sell(table, seat, TOP_PRICE + price * 2 * PRICE_STEP)
    elif price == CLAIMED:
        table.claimant = seat
        table.log("claim", seat)
        open_round(table, 1)
    else:
        sell(table, seat, LOWEST_PRICE + (price - 1) * PRICE_STEP)


def lapse(table: Table, again: i64) -> None:
    """The clock ran down: the claimant pays the claimed price; without a claim the card is unsold."""
    if again:
        sell(table, table.claimant, TOP_PRICE)
        return
    card = table.on_disc(AUCTION)
    table.log("unsold", table.face(card))
    table.keep_auction(card, -1)
    table.become(TURN, table.mayor, PASSING_ON)


def sell(table: Table, winner: i64, price: i64) -> None:
    """The winner pays the bank first, and then carries the card out."""
    card = table.on_disc(AUCTION)
    table.score(winner, FROM_AUCTIONS, -price)
    table.log("sold", winner, table.face(card), price)
    table.keep_auction(card, winner)
    table.claimant = -1
    table.become(TURN, table.mayor, PASSING_ON)
    use_card(table, winner, table.face(card))


def stops_first(table: Table, answers: dict[int, int]) -> tuple[int, int]:
    """Of several answers to a running clock, by seat, the one that comes about: the seat and its action.

    The highest price is reached first; between equal ones the nearest to the mayor's left has it (ruling).
    """
    first = -1
    for place in range(table.seats):
        seat: int = (table.mayor + 1 + place) % table.seats
        if seat in answers and (first < 0 or answers[seat] > answers[first]):
            first = seat
    return first, answers[first]
