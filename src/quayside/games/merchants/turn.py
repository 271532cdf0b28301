# quayside: compiled
"""A turn: the mayor turns cards over and lays them on the discs; they are thrown away, used and sold in that order."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.games.merchants.actions import AUCTION, DISCARD, DISCS, HOURGLASS, LAY, MARKED, MAYOR
from quayside.games.merchants.auction import begin_auction
from quayside.games.merchants.cards import use_card
from quayside.games.merchants.scoring import end_game
from quayside.games.merchants.state import DRAWING, LAST_HOURGLASSES, LAYING, PASSING_ON, SELLING, TURN, Table
from quayside.games.merchants.time_track import advance_time


def begin_turn(table: Table) -> None:
    table.log("mayor", table.mayor)
    table.become(TURN, table.mayor, DRAWING)


class Turn(Frame[Table]):
    """What the turn goes on with when nobody has anything to decide; the engine takes these steps itself."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        return table.parts.forced

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if table.count == DRAWING:
            draw(table)
        elif table.count == SELLING:
            table.clear_disc(MAYOR)
            begin_auction(table)
        elif table.count == PASSING_ON:
            pass_on(table)
        elif table.drawn < len(table.deck):
            draw(table)
        else:
            end_game(table)


def draw(table: Table) -> None:
    """Turn one card over. A field reached by an hourglass is finished before the next card is drawn."""
    card = table.deck[table.drawn]
    face = table.face(card)
    table.drawn += 1
    table.reveal()
    table.log("draw", table.mayor, face)
    if face == HOURGLASS:
        advance_time(table)
    elif face == MARKED and table.parts.marked_out:
        table.log("set_aside", face)
    else:
        table.become(LAYING, table.mayor, 0, card)


class Laying(Frame[Table]):
    """Lay the card just drawn on a disc that is still free, before seeing the next one. `what` is the card."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=DISCS)
        for disc in range(DISCS):
            if table.on_disc(disc) < 0:
                moves = append(moves, LAY + disc)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        table.lay(table.what, action - LAY)
        table.log("lay", seat, table.face(table.what), action - LAY)
        if table.discs_full():
            use_discs(table)
        else:
            table.become(TURN, seat, DRAWING)


def use_discs(table: Table) -> None:
    """Throw the one card away and carry the mayor's own out; the auction follows when that is finished."""
    table.clear_disc(DISCARD)
    face = table.face(table.on_disc(MAYOR))
    table.become(TURN, table.mayor, SELLING)
    table.log("use", table.mayor, face)
    use_card(table, table.mayor, face)


def pass_on(table: Table) -> None:
    """The office passes to the left; after the last turn its mayor turns over the hourglasses that are left."""
    table.clear_disc(AUCTION)
    table.turn += 1
    if table.turn == table.parts.turns:
        table.become(TURN, table.mayor, LAST_HOURGLASSES)
        return
    table.mayor = (table.mayor + 1) % table.seats
    begin_turn(table)
