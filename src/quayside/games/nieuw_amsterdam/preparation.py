# quayside: compiled
"""Steps 1 to 3 of a round: new cards, new furs, new tiles."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.games.nieuw_amsterdam.actions import COLUMNS, DISPLAY, KINDS
from quayside.games.nieuw_amsterdam.state import BOTTOM, CHOOSING, COLUMN, TOP, Table


def prepare_round(table: Table) -> None:
    table.round += 1
    table.log("round", table.round)
    lay_out_cards(table)
    fill_traders(table)
    deal_tiles(table)
    table.reveal()
    table.become(CHOOSING, table.holder(0))


def lay_out_cards(table: Table) -> None:
    """What still lies there leaves the game; four land cards and four ships take its place."""
    dealt = (table.round - 1) * DISPLAY
    for place in range(DISPLAY):
        table.offer_land(place, table.land_deck[dealt + place])
        table.offer_ship(place, table.ship_deck[dealt + place])


def fill_traders(table: Table) -> None:
    """Fill the empty fur spaces, always bottom, middle, top; where furs run out the last spaces stay empty (ruling)."""
    for trader in range(BOTTOM, TOP + 1):
        for _ in range(table.parts.trader_furs[trader] - table.trader_count(trader)):
            kind: i64 = table.draw_fur()
            if kind < 0:
                return
            table.change_furs(trader, kind, 1)


def deal_tiles(table: Table) -> None:
    """Shuffle all action tiles and deal them onto the cells of the cash box; nobody has a column yet."""
    tiles = vec[i64]()
    for kind in range(KINDS):
        for _ in range(table.parts.tiles_of_each_kind):
            tiles = append(tiles, kind)
    table.dice.shuffle(tiles)
    dealt: i64 = 0
    for column in range(COLUMNS):
        table.clear_column(column)
        for _ in range(table.parts.column_tiles[column]):
            table.add_tile(column, tiles[dealt])
            dealt += 1
    for seat in range(table.seats):
        table.put(seat, COLUMN, -1)
