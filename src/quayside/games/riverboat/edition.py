"""Loads the components from an edition file and refuses figures that cannot be played with."""

from __future__ import annotations

from typing import Any

from quayside.core.edition import EditionFile, packed
from quayside.games.riverboat.acquisitions import A_BARN, A_SURVEYOR, ANY, NONE
from quayside.games.riverboat.actions import (
    BOAT_NAMES,
    CARD_NAMES,
    CROP_NAMES,
    DISPATCH,
    FIRST_TRIPLE,
    MOST_LOAD,
    MOST_SENT,
    PASSAGE,
    REGION_NAMES,
    REGIONS,
    SIZE_NAMES,
    TILE_NAMES,
    VOYAGE,
)
from quayside.games.riverboat.components import BERTHS, DISPLAY_CARDS, ROUNDS, Components
from quayside.games.riverboat.hexes import FIELDS, ROW, ROWS, group

BOARD_NAMES = ("levee", "bend", "island", "delta")
SYMBOLS = "SHCDT"  # in the order of REGION_NAMES
ACQUISITIONS = {"barn": A_BARN, "surveyor": A_SURVEYOR, "any": ANY}
AT_ONCE = {CARD_NAMES[card] for card in (DISPATCH, VOYAGE, PASSAGE)}  # cards that count nothing
SECTIONS = (
    "name", "game", "pieces", "start", "rounds", "region_cards", "privileges", "tiles", "display", "singles",
    "doubles", "triples", "boards", "harbour", "boats", "opportunities", "scoring",
)  # fmt: skip


def components(edition: EditionFile, seats: int) -> Components:
    """The figures for one player count, checked."""
    edition.only(SECTIONS)
    parts = Components()
    _read_pieces(edition, parts, seats)
    _read_rounds(edition, parts)
    _read_tiles(edition, parts)
    _read_boards(edition, parts)
    _read_harbour(edition, parts, seats)
    _read_boats(edition, parts, seats)
    _read_opportunities(edition, parts)
    _read_scoring(edition, parts)
    return parts


def _read_pieces(edition: EditionFile, parts: Components, seats: int) -> None:
    edition.only(("mark", "workers", "surveyors", "coins", "barns", "wells"), "pieces")
    edition.only(("mark", "workers", "surveyors", "coins"), "start")
    parts.workers = edition.integer(1, 200, "pieces", "workers")
    parts.surveyors = edition.integer(0, 200, "pieces", "surveyors")
    parts.coins = edition.integer(0, 200, "pieces", "coins")
    parts.barns = edition.integer(0, 60, "pieces", "barns")
    parts.wells = edition.integer(0, 60, "pieces", "wells")
    parts.start_workers = edition.integer(1, 40, "start", "workers")
    parts.start_surveyors = edition.integer(0, 20, "start", "surveyors")
    parts.start_coins = edition.integer(0, 20, "start", "coins")
    for piece, there, each, others in (
        ("workers", parts.workers, parts.start_workers, ROUNDS),  # one for each round lies on the round track
        ("surveyors", parts.surveyors, parts.start_surveyors, 0),
        ("coins", parts.coins, parts.start_coins, 0),
    ):
        needed = seats * each + others
        if needed > there:
            raise edition.refuse("few_pieces", "pieces", piece, there=there, needed=needed, seats=seats)


def _read_rounds(edition: EditionFile, parts: Components) -> None:
    keys = (
        "region_cards", "boats", "boats_in_last_round", "surveyors", "surveyors_in_last_round", "harvest_bonus",
    )  # fmt: skip
    edition.only(("mark", *keys), "rounds")
    parts.placements = edition.integer(1, 20, "rounds", "region_cards")
    parts.boats_a_round = edition.integer(1, BERTHS, "rounds", "boats")
    parts.boats_in_last_round = edition.integer(1, BERTHS, "rounds", "boats_in_last_round")
    parts.surveyors_a_round = edition.integer(0, 20, "rounds", "surveyors")
    parts.surveyors_in_last_round = edition.integer(0, 20, "rounds", "surveyors_in_last_round")
    parts.harvest_bonus = edition.integer(1, 60, "rounds", "harvest_bonus")
    boats = (ROUNDS - 1) * parts.boats_a_round + parts.boats_in_last_round
    if boats > BERTHS:
        raise edition.refuse("few_berths", "rounds", "boats", boats=boats, berths=BERTHS)
    edition.only(("mark", "of_each_region", "jokers"), "region_cards")
    parts.region_cards = edition.integer(0, 40, "region_cards", "of_each_region")
    parts.jokers = edition.integer(0, 40, "region_cards", "jokers")
    there, needed = parts.region_cards * REGIONS + parts.jokers, ROUNDS * parts.placements
    if there < needed:
        raise edition.refuse("few_region_cards", "region_cards", there=there, needed=needed)
    edition.only(("mark", "ship_harbour", "opportunity_points", "score_harbour"), "privileges")
    parts.privilege_harbour = edition.integer(0, 9, "privileges", "ship_harbour")
    parts.privilege_points = edition.integer(0, 20, "privileges", "opportunity_points")
    parts.last_privilege_harbour = edition.integer(0, 9, "privileges", "score_harbour")


def _read_tiles(edition: EditionFile, parts: Components) -> None:
    edition.only(("mark", *(f"{size}_points" for size in SIZE_NAMES)), "tiles")
    parts.tile_points = packed(edition.integer(0, 20, "tiles", f"{size}_points") for size in SIZE_NAMES)
    spaces = [f"{size}s" for size in SIZE_NAMES]
    edition.only(("mark", *spaces), "display")
    parts.display_spaces = packed(edition.integer(0, 40, "display", size) for size in spaces)
    edition.only(("mark", *CROP_NAMES), "singles")
    number = dict.fromkeys(TILE_NAMES, 0)
    for crop in CROP_NAMES:
        number[crop] = edition.integer(0, 60, "singles", crop)
    for section, hexes in (("doubles", 2), ("triples", 3)):
        edition.only(("tiles",), section)
        for k in range(_length(edition, section, "tiles")):
            number[_tile(edition, hexes, section, "tiles", k)] += edition.integer(0, 60, section, "tiles", k, "number")
    if parts.display_spaces[0] == 0 or sum(number[crop] for crop in CROP_NAMES) == 0:
        raise edition.refuse("no_singles", "display", "singles")
    parts.tiles = packed(number[tile] for tile in TILE_NAMES)
    crops = [[CROP_NAMES.index(crop) for crop in tile.split("-")] for tile in TILE_NAMES]
    # A triple is laid by its odd hex; a double by its first.
    parts.first_crop = packed(hexes[-1] if k >= FIRST_TRIPLE else hexes[0] for k, hexes in enumerate(crops))
    parts.second_crop = packed(hexes[0] if k >= FIRST_TRIPLE else hexes[-1] for k, hexes in enumerate(crops))


def _tile(edition: EditionFile, hexes: int, *path: str | int) -> str:
    """The name of the tile in one row."""
    edition.only(("crops", "number", "mark"), *path)
    crops = edition.get(*path, "crops")
    if not isinstance(crops, list) or len(crops) != hexes or any(crop not in CROP_NAMES for crop in crops):
        allowed = ", ".join(CROP_NAMES)
        raise edition.refuse("crops", *path, "crops", value=repr(crops), count=hexes, allowed=allowed)
    if hexes == 2:
        return "-".join(sorted(crops, key=CROP_NAMES.index))
    if crops[0] != crops[1]:
        raise edition.refuse("triple", *path, "crops")
    return "-".join(crops)


def _length(edition: EditionFile, *path: str | int) -> int:
    rows = edition.get(*path)
    if not isinstance(rows, list) or any(not isinstance(row, dict) for row in rows):
        raise edition.refuse("rows", *path)
    return len(rows)


def _read_boards(edition: EditionFile, parts: Components) -> None:
    """Every board shows all five regions, and each of them hangs together."""
    edition.only(("boards",), "boards")
    edition.rows(len(BOARD_NAMES), ("name", "rows", "mark"), "boards", "boards")
    regions = []
    for k, name in enumerate(BOARD_NAMES):
        edition.word((name,), "boards", "boards", k, "name")
        rows = edition.get("boards", "boards", k, "rows")
        if not isinstance(rows, list) or len(rows) != ROWS or any(not _is_row(row) for row in rows):
            raise edition.refuse(
                "board", "boards", "boards", k, "rows", value=repr(rows), rows=ROWS, letters=ROW, symbols=SYMBOLS
            )
        letters = "".join(rows)
        for region, symbol in zip(REGION_NAMES, SYMBOLS):
            fields = sum(1 << field for field in range(FIELDS) if letters[field] == symbol)
            if not fields or group(fields, fields & -fields) != fields:
                raise edition.refuse("region", "boards", "boards", k, "rows", region=region, symbol=symbol)
            regions.append(fields)
    parts.regions = packed(regions)


def _is_row(row: Any) -> bool:
    return isinstance(row, str) and len(row) == ROW and all(letter in SYMBOLS for letter in row)


def _read_harbour(edition: EditionFile, parts: Components, seats: int) -> None:
    edition.only(("mark", "last_space", "spaces_a_berth", "start"), "harbour")
    parts.harbour_end = edition.integer(1, 200, "harbour", "last_space")
    parts.spaces_a_berth = edition.integer(1, 20, "harbour", "spaces_a_berth")
    parts.harbour_start = edition.integers(3, 0, parts.harbour_end, "harbour", "start")[seats - 2]


def _optional(edition: EditionFile, low: int, high: int, *path: str | int) -> int:
    """A figure that may be left out where it is 0."""
    return edition.integer(low, high, *path) if path[-1] in edition.get(*path[:-1]) else 0


def _read_boats(edition: EditionFile, parts: Components, seats: int) -> None:
    edition.only(("mark", "of_each_kind", "kinds"), "boats")
    parts.boats_of_each_kind = edition.integer(1, 40, "boats", "of_each_kind")
    keys = ("name", "load", "points", "coins", "harbour", "acquisition", "agents", "agents_up_to", "mark")
    if _length(edition, "boats", "kinds") != len(BOAT_NAMES):
        raise edition.refuse("boat_kinds", "boats", "kinds", count=len(BOAT_NAMES))
    rows = []
    for k, name in enumerate(BOAT_NAMES):
        path = ("boats", "kinds", k)
        edition.only(keys, *path)
        edition.word((name,), *path, "name")
        load = edition.integer(1, MOST_LOAD, *path, "load")
        if str(load) != name[0]:
            raise edition.refuse("boat_load", *path, "load", load=load, what=name)
        kind = NONE
        if "acquisition" in edition.get(*path):
            kind = ACQUISITIONS[edition.word(tuple(ACQUISITIONS), *path, "acquisition")]
        rows.append((
            load, _optional(edition, 0, 20, *path, "points"), _optional(edition, 0, 1, *path, "coins"),
            _optional(edition, 0, 20, *path, "harbour"), kind, _optional(edition, 0, MOST_SENT, *path, "agents"),
            _optional(edition, 0, MOST_SENT, *path, "agents_up_to"),
        ))  # fmt: skip
    columns = [packed(column) for column in zip(*rows)]
    parts.boat_load, parts.boat_points, parts.boat_coins, parts.boat_harbour = columns[:4]
    parts.boat_acquisition, parts.boat_agents, parts.boat_agents_up_to = columns[4:]


def _read_opportunities(edition: EditionFile, parts: Components) -> None:
    edition.only(("bonuses", "cards"), "opportunities")
    path = ("opportunities", "bonuses")
    if _length(edition, *path) != DISPLAY_CARDS:
        raise edition.refuse("bonuses", *path, count=DISPLAY_CARDS)
    places = range(DISPLAY_CARDS)
    for k in places:
        edition.only(("harbour", "surveyors", "agents", "coins", "mark"), *path, k)
    parts.bonus_harbour = packed(_optional(edition, 0, 20, *path, k, "harbour") for k in places)
    parts.bonus_surveyors = packed(_optional(edition, 0, 1, *path, k, "surveyors") for k in places)
    parts.bonus_agents = packed(_optional(edition, 0, MOST_SENT, *path, k, "agents") for k in places)
    parts.bonus_coins = packed(_optional(edition, 0, 1, *path, k, "coins") for k in places)
    path = ("opportunities", "cards")
    if _length(edition, *path) != len(CARD_NAMES):
        raise edition.refuse("cards", *path, count=len(CARD_NAMES))
    for k, name in enumerate(CARD_NAMES):
        edition.only(("name", "points", "most", "agents_up_to", "harbour", "mark"), *path, k)
        edition.word((name,), *path, k, "name")
        if name in AT_ONCE and "most" in edition.get(*path, k):
            raise edition.refuse("points_at_once", *path, k)
        if name not in AT_ONCE and "most" not in edition.get(*path, k):
            raise edition.refuse("missing", *path, k, what=repr("most"))
    cards = range(len(CARD_NAMES))
    parts.card_points = packed(edition.integer(0, 30, *path, k, "points") for k in cards)
    parts.card_most = packed(_optional(edition, 0, 200, *path, k, "most") for k in cards)
    parts.card_agents = packed(_optional(edition, 0, MOST_SENT, *path, k, "agents_up_to") for k in cards)
    parts.card_harbour = packed(_optional(edition, 0, 20, *path, k, "harbour") for k in cards)


def _read_scoring(edition: EditionFile, parts: Components) -> None:
    keys = ("lap", "barn", "well", "surveyor", "agent", "coin", "region", "acquisition", "new_orleans")
    edition.only(("mark", *keys), "scoring")
    parts.score_lap = edition.integer(10, 200, "scoring", "lap")
    parts.barn_points = edition.integer(0, 6, "scoring", "barn")
    parts.well_points = edition.integer(0, 20, "scoring", "well")
    parts.surveyor_points = edition.integer(0, 20, "scoring", "surveyor")
    parts.agent_points = edition.integer(0, 20, "scoring", "agent")
    parts.coin_points = edition.integer(0, 20, "scoring", "coin")
    parts.region_points = edition.integer(0, 50, "scoring", "region")
    parts.acquisition_points = edition.integer(0, 20, "scoring", "acquisition")
    parts.new_orleans = packed(edition.integers(4, 0, 100, "scoring", "new_orleans"))
