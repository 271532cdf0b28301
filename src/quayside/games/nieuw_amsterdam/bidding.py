# quayside: compiled
"""Step 4: the players bid for the columns of the cash box."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.core.vectors import count_up
from quayside.games.nieuw_amsterdam.actions import (
    AUCTION,
    BID,
    COIN,
    COLUMNS,
    KINDS,
    MAX_BID,
    PASS,
    PAY,
    RESOURCES,
    TAKE_COLUMN,
)
from quayside.games.nieuw_amsterdam.state import BIDDING, CHOOSING, COLUMN, PAYING_BID, TAKING_COLUMN, Table
from quayside.games.nieuw_amsterdam.turn import begin_actions

EVERY_BID: Final = count_up(MAX_BID + 1, BID)
BIG_COLUMN: Final = 3  # action tiles; the other columns hold 2


def columns_on_offer(table: Table, action: i64, big: bool, small: bool) -> vec[i64]:
    """The columns nobody has taken, of the sizes asked for, as actions of one kind."""
    moves = vec[i64](capacity=COLUMNS)
    for column in range(COLUMNS):
        wanted = big if table.parts.column_tiles[column] == BIG_COLUMN else small
        if wanted and not table.column_taken(column):
            moves = append(moves, action + column)
    return moves


class Choosing(Frame[Table]):
    """The player without a column who holds the lowest order token names the column to be auctioned.

    With two players it must be one with three tiles.
    """

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        return columns_on_offer(table, AUCTION, True, table.seats > 2)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        table.column = action - AUCTION
        table.chooser = seat
        table.high_bid = -1
        table.high_bidder = seat
        table.log("auction", seat, table.column)
        table.become(BIDDING, seat)


class Bidding(Frame[Table]):
    """Bid higher or pass, once. The chooser opens and must bid, be it 0. `count` is the place in the turn order."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        bids = EVERY_BID[table.high_bid + 1 : table.wealth(seat) + 1]
        return bids if seat == table.chooser else append(bids, PASS)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if action == PASS:
            table.log("pass", seat)
        else:
            table.high_bid = action - BID
            table.high_bidder = seat
            table.log("bid", seat, table.high_bid)
        place = 0 if seat == table.chooser else table.count + 1
        while place < table.seats:
            other = table.holder(place)
            if other != table.chooser and table.of(other, COLUMN) < 0:
                table.become(BIDDING, other, place)
                return
            place += 1
        table.log("wins", table.high_bidder, table.column, table.high_bid)
        if table.high_bid > 0:
            table.become(PAYING_BID, table.high_bidder, table.high_bid)
        else:
            award(table)


class PayingBid(Frame[Table]):
    """Pay the bid, a piece at a time, in any resources. `count` is how much is still owed."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = table.held(seat, 0, RESOURCES, PAY)
        return moves[0:1] if table.wealth(seat) == table.count else moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        table.give_back(seat, action - PAY)
        table.log("pays", seat, action - PAY, 1)
        table.count -= 1
        if table.count == 0:
            award(table)


def award(table: Table) -> None:
    """The winner takes the column and the order token on it; the chooser gets the winner's token instead."""
    winner = table.high_bidder
    if winner != table.chooser:
        for token in range(table.seats):
            if table.holder(token) == winner:
                table.give_token(token, table.chooser)
            elif table.holder(token) == table.chooser:
                table.give_token(token, winner)
        table.log("token", winner, table.chooser)
    take_column(table, winner, table.column)
    next_auction(table)


def take_column(table: Table, seat: i64, column: i64) -> None:
    """Take the tiles of a column and the coins printed under it."""
    table.put(seat, COLUMN, column)
    for kind in range(KINDS):
        table.change_hand(seat, kind, table.column_tiles(column, kind))
    table.clear_column(column)
    table.gain(seat, COIN, table.parts.column_coins[column])
    table.log("takes", seat, column, table.parts.column_coins[column])


def next_auction(table: Table) -> None:
    """Another auction while two or more players have no column; the last one takes a column for nothing."""
    without: i64 = 0
    lowest: i64 = -1
    for token in range(table.seats):
        if table.of(table.holder(token), COLUMN) < 0:
            without += 1
            if lowest < 0:
                lowest = table.holder(token)
    table.column = -1
    table.chooser = -1
    table.high_bid = -1
    table.high_bidder = -1
    if without > 1:
        table.become(CHOOSING, lowest)
    else:
        table.become(TAKING_COLUMN, lowest)


class TakingColumn(Frame[Table]):
    """The last player takes a column for nothing; with two players, one with two tiles."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        return columns_on_offer(table, TAKE_COLUMN, table.seats > 2, True)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        take_column(table, seat, action - TAKE_COLUMN)
        begin_actions(table)
