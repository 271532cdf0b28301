# quayside: compiled
"""Phase 2: crop tiles are laid under the workers, a tile a turn, until every worker stands on one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.core.vectors import shifted
from quayside.games.riverboat.actions import (
    DONE,
    DOUBLE,
    FIRST_DOUBLE,
    FIRST_TRIPLE,
    LAY,
    PLANT,
    SEARCH,
    SINGLE,
    TAKE,
    TILES,
    TRIPLE,
)
from quayside.games.riverboat.hexes import (
    DIRECTIONS,
    FIELDS,
    add_each,
    count,
    has_pair,
    has_trio,
    moved,
    with_neighbour,
)
from quayside.games.riverboat.ship import begin_shipping
from quayside.games.riverboat.state import (
    COINS,
    FROM_TILES,
    GROWING,
    JOINED,
    LAYING,
    OWN_TRIPLES,
    PLANTED,
    PLANTING,
    SEARCHING,
    STANDING,
    SUPPLY,
    WORKERS,
    Table,
    first_tile,
    size_of,
)


def begin_planting(table: Table) -> None:
    """The privilege: a coin."""
    table.phase = PLANT
    seat = table.holder(PLANT)
    table.gain_coin(seat)
    next_planter(table, seat)


def next_planter(table: Table, seat: i64) -> None:
    """The first player from `seat` on who has workers on unplanted fields takes a tile; without any, phase 3 begins."""
    for _ in range(table.seats):
        fields = table.unplanted(seat)
        if fields:
            if not something_fits(table, fields):
                turned = table.fill_display()
                if turned:
                    table.log("refill", seat, turned)
            if something_fits(table, fields):
                table.become(PLANTING, seat, 1)
                return
            send_home(table, seat, fields)
        seat = table.after(seat)
    begin_shipping(table)


def something_fits(table: Table, fields: i64) -> bool:
    """Whether a displayed tile can be laid on these fields."""
    if table.shown(SINGLE):
        return True
    if table.shown(DOUBLE) and has_pair(fields):
        return True
    return table.shown(TRIPLE) > 0 and has_trio(fields)


def send_home(table: Table, seat: i64, fields: i64) -> None:
    """Workers for whom there is no tile go back to the supply, not harvested."""
    number = count(fields)
    table.change(seat, WORKERS, -fields)
    table.change(seat, SUPPLY, number)
    table.log("home", seat, number)


class Planting(Frame[Table]):
    """Take a tile from the display that can be laid; or, for a coin, search the stack of the singles or doubles.

    `count` is 0 when this is done.
    """

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        if table.count == 0:
            return append(vec[i64](), DONE)
        fields = table.unplanted(seat)
        pair = has_pair(fields)
        moves = vec[i64](capacity=TILES)
        last = FIRST_DOUBLE if not pair else TILES if has_trio(fields) else FIRST_TRIPLE
        for tile in range(last):
            if table.display(tile):
                moves = append(moves, TAKE + tile)
        if table.of(seat, COINS):
            if table.stacked(SINGLE):
                moves = append(moves, SEARCH + SINGLE)
            if pair and table.stacked(DOUBLE):
                moves = append(moves, SEARCH + DOUBLE)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        table.count = 0
        if action == DONE:
            next_planter(table, table.after(seat))
        elif action >= SEARCH:
            size = action - SEARCH
            table.pay_coin(seat)
            table.reveal()
            table.log("search", seat, size)
            table.push(SEARCHING, seat, 0, size)
        else:
            tile = action - TAKE
            table.show(tile, -1)
            log_taken(table, seat, tile)
            table.push(LAYING, seat, 0, tile)


class Searching(Frame[Table]):
    """Take any tile from the stack one has paid for; one must be taken. `what` is its size.

    The stack is shuffled afterwards. Nobody ever knows its order, so `draw_tile` has nothing to forget.
    """

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=TILES)
        for tile in range(first_tile(table.what), first_tile(table.what + 1)):
            if table.stack(tile):
                moves = append(moves, TAKE + tile)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        tile = action - TAKE
        table.stack_up(tile, -1)
        log_taken(table, seat, tile)
        table.become(LAYING, seat, 0, tile)


class Laying(Frame[Table]):
    """Lay the tile one has taken under one's workers, turned as one likes. `what` is the tile.

    Spots that a tile of one crop covers alike are offered once.
    """

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        tile = table.what
        fields = table.unplanted(seat)
        moves = vec[i64](capacity=FIELDS)
        if tile < FIRST_DOUBLE:
            return add_each(moves, LAY, fields)
        one_crop = table.parts.first_crop[tile] == table.parts.second_crop[tile]
        if tile < FIRST_TRIPLE:
            for direction in range(3 if one_crop else DIRECTIONS):
                spots = with_neighbour(fields, direction)
                moves = add_each(moves, LAY + FIELDS + direction * FIELDS, spots)
        else:
            for direction in range(2 if one_crop else DIRECTIONS):
                spots = with_neighbour(fields, direction) & with_neighbour(fields, (direction + 1) % DIRECTIONS)
                moves = add_each(moves, LAY + FIELDS + direction * FIELDS, spots)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        tile = table.what
        spot = action - LAY
        first = shifted(1, spot % FIELDS)
        others: i64 = 0
        if tile >= FIRST_DOUBLE:
            direction = spot // FIELDS - 1
            others = moved(first, direction)
            join(table, seat, first, direction)
            if tile >= FIRST_TRIPLE:
                join(table, seat, first, (direction + 1) % DIRECTIONS)
                join(table, seat, others, (direction + 2) % DIRECTIONS)
                others |= moved(first, (direction + 1) % DIRECTIONS)
                table.change(seat, OWN_TRIPLES, 1)
        size = size_of(tile)
        plant(table, seat, table.parts.first_crop[tile], first, 1)
        if others:
            plant(table, seat, table.parts.second_crop[tile], others, size)
        points = table.parts.tile_points[size]
        table.award(seat, FROM_TILES, points)
        table.log("lay", seat, spot % FIELDS, points)
        table.pop()


def plant(table: Table, seat: i64, crop: i64, fields: i64, number: i64) -> None:
    table.add(seat, PLANTED, fields)
    table.add(seat, GROWING + crop, fields)
    table.change(seat, STANDING + crop, number)


def join(table: Table, seat: i64, field: i64, direction: i64) -> None:
    """Remember that a field and its neighbour lie on the same tile; so that a board can be drawn, and tiles counted."""
    if direction < 3:
        table.add(seat, JOINED + direction, field)
    else:
        table.add(seat, JOINED + direction - 3, moved(field, direction))


def log_taken(table: Table, seat: i64, tile: i64) -> None:
    table.log("take", seat, size_of(tile) + 1, table.parts.first_crop[tile], table.parts.second_crop[tile])
