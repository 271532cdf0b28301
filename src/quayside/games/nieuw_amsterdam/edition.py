"""Loads the components from an edition file and refuses figures that cannot be played with."""

from __future__ import annotations

from quayside.core.edition import EditionFile, packed
from quayside.games.nieuw_amsterdam.actions import COLUMNS, FURS, KINDS
from quayside.games.nieuw_amsterdam.state import CARDS, Components

TRADERS = ("bottom", "middle", "top")  # in the order of `state.py`
DECADES = (1620, 1630)
SECTIONS = (
    "name", "game", "start", "furs", "tiles", "cleared_land", "wharf", "traders", "cash_box", "river", "land", "ships",
)  # fmt: skip
MARKED = ("start", "furs", "tiles", "cleared_land", "traders")  # one mark for the section; elsewhere every row has one
MOST_FURS_A_SHIP = 15


def components(edition: EditionFile, seats: int) -> Components:
    """The figures for one player count, checked."""
    edition.only(SECTIONS)
    for section in MARKED:
        edition.get(section, "mark")
    parts = Components()
    _read_start(edition, parts)
    _read_traders(edition, parts, seats)
    _read_cash_box(edition, parts)
    _read_river(edition, parts, seats)
    _read_cards(edition, parts)
    return parts


def _read_start(edition: EditionFile, parts: Components) -> None:
    edition.only(("mark", "buildings", "grain", "timber", "goods", "coins", "furs"), "start")
    parts.buildings = edition.integer(3, 60, "start", "buildings")
    parts.grain = edition.integer(0, 30, "start", "grain")
    parts.timber = edition.integer(0, 30, "start", "timber")
    parts.goods = edition.integer(0, 30, "start", "goods")
    parts.coins = edition.integer(0, 60, "start", "coins")
    parts.furs = edition.integer(0, 6, "start", "furs")
    edition.only(("mark", "of_each_kind"), "furs")
    parts.furs_of_each_kind = edition.integer(1, 30, "furs", "of_each_kind")
    edition.only(("mark", "of_each_kind"), "tiles")
    parts.tiles_of_each_kind = edition.integer(1, 12, "tiles", "of_each_kind")
    edition.only(("mark", "points"), "cleared_land")
    count = edition.get("cleared_land", "points")
    many = len(count) if isinstance(count, list) and count else 8
    parts.cleared_points = packed(edition.integers(many, 0, 200, "cleared_land", "points"))
    edition.only(("warehouses",), "wharf")
    rows = edition.get("wharf", "warehouses")
    many = len(rows) if isinstance(rows, list) and 1 <= len(rows) <= 8 else 4
    edition.rows(many, ("docks", "mark"), "wharf", "warehouses")
    storage = [0]
    for k in range(many):
        storage.append(storage[-1] + edition.integer(0, 30, "wharf", "warehouses", k, "docks"))
    parts.storage = packed(storage)


def _read_traders(edition: EditionFile, parts: Components, seats: int) -> None:
    edition.only(("mark", *TRADERS), "traders")
    for trader in TRADERS:
        edition.only(("furs", "goods"), "traders", trader)
    parts.trader_furs = packed(edition.integer(1, 10, "traders", trader, "furs") for trader in TRADERS)
    parts.trader_price = packed(edition.integer(1, 10, "traders", trader, "goods") for trader in TRADERS)
    there = parts.furs_of_each_kind * FURS
    needed = sum(parts.trader_furs) + seats * parts.furs
    if needed > there:
        raise edition.refuse("few_furs", "furs", "of_each_kind", there=there, needed=needed, seats=seats)


def _read_cash_box(edition: EditionFile, parts: Components) -> None:
    edition.only(("columns",), "cash_box")
    edition.rows(COLUMNS, ("tiles", "coins", "mark"), "cash_box", "columns")
    places = range(COLUMNS)
    tiles = [edition.integer(2, 3, "cash_box", "columns", k, "tiles") for k in places]
    parts.column_tiles = packed(tiles)
    parts.column_coins = packed(edition.integer(0, 20, "cash_box", "columns", k, "coins") for k in places)
    there = parts.tiles_of_each_kind * KINDS
    if sum(tiles) != there:
        raise edition.refuse("column_room", "cash_box", "columns", room=sum(tiles), there=there)
    if tiles.count(3) not in range(1, COLUMNS):
        raise edition.refuse("column_sizes", "cash_box", "columns")


def _read_river(edition: EditionFile, parts: Components, seats: int) -> None:
    """Every village needs a usable space at every player count, or the last longhouse could vanish."""
    edition.only(("stops",), "river")
    stops = edition.get("river", "stops")
    many = len(stops) if isinstance(stops, list) and 2 <= len(stops) <= 12 else 6
    edition.rows(many, ("longhouses", "black", "white", "boat", "mark"), "river", "stops")
    villages, posts, boats = [], [], []
    for k in range(many):
        spaces = edition.integers(4, 0, 9, "river", "stops", k, "longhouses")
        black = edition.integer(0, 9, "river", "stops", k, "black")
        white = edition.integer(0, 9, "river", "stops", k, "white")
        boat = edition.integer(0, 9, "river", "stops", k, "boat")
        if spaces[0] == 0:
            raise edition.refuse("no_unmarked_space", "river", "stops", k, "longhouses")
        if boat and k == many - 1:
            raise edition.refuse("boat_at_last_stop", "river", "stops", k, "boat")
        villages.append(sum(spaces[: seats - 1]))
        posts.append(black if seats == 2 else white if seats == 3 else black + white)
        boats.append(boat)
    if villages[0] < seats:
        raise edition.refuse("few_longhouse_spaces", "river", "stops", 0, there=villages[0], seats=seats)
    if posts[0] < seats:
        raise edition.refuse("few_post_spaces", "river", "stops", 0, there=posts[0], seats=seats)
    parts.longhouse_spaces = packed(villages)
    parts.post_spaces = packed(posts)
    parts.boat_grain = packed(boats)


def _read_cards(edition: EditionFile, parts: Components) -> None:
    for section, keys in (("land", ("houses", "timber", "grain")), ("ships", ("furs", "coins", "goods"))):
        edition.only(("cards",), section)
        edition.rows(CARDS, ("decade", *keys, "mark"), section, "cards")
        for k in range(CARDS):
            decade = DECADES[k // (CARDS // len(DECADES))]
            if edition.get(section, "cards", k, "decade") != decade:
                raise edition.refuse("decade", section, "cards", k, "decade", decade=decade)
    places = range(CARDS)
    parts.land_houses = packed(edition.integer(1, 3, "land", "cards", k, "houses") for k in places)
    parts.land_timber = packed(edition.integer(0, 20, "land", "cards", k, "timber") for k in places)
    parts.land_grain = packed(edition.integer(0, 20, "land", "cards", k, "grain") for k in places)
    parts.ship_furs = packed(edition.integer(1, MOST_FURS_A_SHIP, "ships", "cards", k, "furs") for k in places)
    parts.ship_coins = packed(edition.integer(0, 20, "ships", "cards", k, "coins") for k in places)
    parts.ship_goods = packed(edition.integer(0, 20, "ships", "cards", k, "goods") for k in places)
