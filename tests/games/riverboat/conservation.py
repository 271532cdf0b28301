"""What is never made or lost in Riverboat, checked after every move."""

from __future__ import annotations

from quayside.games.riverboat.actions import (
    BOATS,
    CROP_NAMES,
    CROPS,
    OPPORTUNITIES,
    REGION_NAMES,
    TILE_NAMES,
    TILES,
)
from quayside.games.riverboat.components import BERTHS, DISPLAY_CARDS, ROUNDS
from quayside.games.riverboat.hexes import FIELDS, moved
from quayside.games.riverboat.state import (
    AGENTS,
    BARNS,
    BERTHED,
    CARDS,
    COINS,
    ESTATE,
    GROWING,
    HARBOUR,
    JOINED,
    LAYING,
    OWN_TRIPLES,
    PHASE_CARDS,
    PLACED,
    PLANTED,
    STANDING,
    SUPPLY,
    SURVEYED,
    SURVEYED_CARDS,
    SURVEYORS,
    WELLS,
    WORKERS,
    Table,
    size_of,
)

ALL_TILES = (70, 25, 15)


def check(table: Table) -> None:
    check_pieces(table)
    check_boats(table)
    check_tiles(table)
    check_cards(table)
    for seat in range(table.seats):
        check_board(table, seat)


def count(fields: int) -> int:
    return int(fields).bit_count()


def everywhere(table: Table, part: int) -> int:
    return sum(table.of(seat, part) for seat in range(table.seats))


def sets_everywhere(table: Table, part: int) -> int:
    return sum(count(table.of(seat, part)) for seat in range(table.seats))


def check_pieces(table: Table) -> None:
    parts = table.parts
    # The worker that the privilege takes off the round track is between places until it stands on a field.
    held = 1 if not table.over and table.frames[table.frame].name == "first_worker" else 0
    workers = everywhere(table, SUPPLY) + everywhere(table, AGENTS) + sets_everywhere(table, WORKERS)
    assert workers + table.round_track + held == parts.start_workers * table.seats + ROUNDS, "13 a player and 4"
    assert table.coins + everywhere(table, COINS) == parts.coins, "coins"
    assert table.surveyors + everywhere(table, SURVEYORS) + everywhere(table, PLACED) == parts.surveyors, "surveyors"
    assert table.barns + sets_everywhere(table, BARNS) == parts.barns, "barns"
    assert table.wells + sets_everywhere(table, WELLS) == parts.wells, "wells"
    assert min(table.coins, table.surveyors, table.barns, table.wells, table.round_track) >= 0, "no supply owes pieces"
    for seat in range(table.seats):
        assert min(table.of(seat, part) for part in (SUPPLY, COINS, SURVEYORS, AGENTS)) >= 0, "nobody owes pieces"


def check_boats(table: Table) -> None:
    berthed = [
        table.boat_at(seat, berth) for seat in range(table.seats) for berth in range(table.of(seat, BERTHED))
    ]  # fmt: skip
    for boat in range(BOATS):
        assert table.moored(boat) in (0, 1)
        there = table.moored(boat) + table.boat_stack(boat) + berthed.count(boat)
        assert there == table.parts.boats_of_each_kind, "boats are neither made nor lost"


def laid_tiles(table: Table, seat: int) -> list[str]:
    """The tiles on a board, put together again from what is joined."""
    names, seen = [], 0
    for field in range(FIELDS):
        if not table.of(seat, PLANTED) >> field & 1 or seen >> field & 1:
            continue
        tile = 1 << field
        while True:
            wider = tile
            for direction in range(3):
                joined = table.of(seat, JOINED + direction)
                wider |= moved(wider & joined, direction) | (moved(wider, direction + 3) & joined)
            if wider == tile:
                break
            tile = wider
        seen |= tile
        crops = [CROP_NAMES[table.crop_at(seat, k)] for k in range(FIELDS) if tile >> k & 1]
        if len(crops) == 3:  # the crop on two hexes comes first
            names.append("-".join(sorted(crops, key=crops.count, reverse=True)))
        else:
            names.append("-".join(sorted(crops, key=CROP_NAMES.index)))
    return names


def check_tiles(table: Table) -> None:
    """After every move as many tiles of each size as ever; now and then, and in the end, each kind of tile."""
    for size, laid in enumerate(laid_by_size(table)):
        held = 1 if not table.over and table.frame == LAYING and size_of(table.what) == size else 0
        there = table.shown(size) + table.stacked(size) + laid + held
        assert there == ALL_TILES[size], "tiles are neither made nor lost"
        assert table.shown(size) <= table.parts.display_spaces[size]
    if table.over or table.number % 20 == 0:
        check_kinds_of_tiles(table)


def laid_by_size(table: Table) -> list[int]:
    """Tiles on all boards. A double joins two fields once, a triple three fields with one another."""
    planted = sets_everywhere(table, PLANTED)
    joined = sum(sets_everywhere(table, JOINED + direction) for direction in range(3))
    triples = everywhere(table, OWN_TRIPLES)
    doubles = joined - 3 * triples
    return [planted - 2 * doubles - 3 * triples, doubles, triples]


def check_kinds_of_tiles(table: Table) -> None:
    laid = [name for seat in range(table.seats) for name in laid_tiles(table, seat)]
    held = TILE_NAMES[table.what] if not table.over and table.frame == LAYING else ""
    for tile in range(TILES):
        name = TILE_NAMES[tile]
        there = table.display(tile) + table.stack(tile) + laid.count(name) + (name == held)
        assert there == table.parts.tiles[tile], f"tiles are neither made nor lost: {name}"
    for size in range(3):
        kinds = [tile for tile in range(TILES) if size_of(tile) == size]
        assert table.shown(size) == sum(table.display(tile) for tile in kinds)
        assert table.stacked(size) == sum(table.stack(tile) for tile in kinds)
    for seat in range(table.seats):
        assert table.of(seat, OWN_TRIPLES) == sum(name.count("-") == 2 for name in laid_tiles(table, seat))


def check_cards(table: Table) -> None:
    parts = table.parts
    regions = sorted(table.region_deck)
    joker = len(REGION_NAMES) - 1
    assert regions == sorted([*[k for k in range(joker) for _ in range(parts.region_cards)], *[joker] * parts.jokers])
    taken = [card for seat in range(table.seats) for card in range(OPPORTUNITIES) if table.of(seat, CARDS) >> card & 1]
    shown = [table.open_card(space) for space in range(DISPLAY_CARDS) if table.open_card(space) >= 0]
    assert sorted([*taken, *shown, *table.opportunities]) == list(range(OPPORTUNITIES)), "17 opportunities"
    assert 0 <= table.known_cards <= len(table.opportunities)
    phases = [table.of(seat, PHASE_CARDS) for seat in range(table.seats)]
    assert all(a & b == 0 for k, a in enumerate(phases) for b in phases[k + 1 :]), "no phase card is held twice"


def check_board(table: Table, seat: int) -> None:
    estate = list(table.estates)[seat * ESTATE : (seat + 1) * ESTATE]

    def of(part: int) -> int:
        return estate[part]

    crops = [of(GROWING + crop) for crop in range(CROPS)]
    assert sum(crops) == of(PLANTED), "a planted field has one crop"
    assert of(PLANTED) & of(BARNS) == 0
    assert of(WORKERS) & of(BARNS) == 0
    assert of(WELLS) & ~of(PLANTED) == 0, "wells lie on planted fields"
    for crop in range(CROPS):
        assert count(crops[crop] & of(WELLS)) <= 1, "one well a crop"
        assert count(crops[crop] & of(WORKERS)) == of(STANDING + crop)
    assert of(SURVEYED) & ~(of(BARNS) | of(WELLS)) == 0
    assert of(SURVEYED_CARDS) & ~of(CARDS) == 0
    assert count(of(SURVEYED)) + count(of(SURVEYED_CARDS)) == of(PLACED)
    assert of(BERTHED) <= BERTHS
    assert 0 <= of(HARBOUR) <= table.parts.harbour_end
