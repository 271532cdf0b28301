# quayside: compiled
"""The names of the game and its actions. One word finds everything: record, handler, message."""

from __future__ import annotations

from typing import Final

from quayside.core.actions import ActionSpace
from quayside.games.riverboat.hexes import DIRECTION_NAMES, DIRECTIONS, FIELD_NAMES, FIELDS

# Crops
CROPS: Final = 5
CROP_NAMES: Final = ["turnip", "wheat", "corn", "potato", "pumpkin"]

# Regions, and the joker among the region cards
REGIONS: Final = 5
JOKER: Final = 5
REGION_NAMES: Final = ["spade", "heart", "club", "diamond", "star", "joker"]

# Phases and their cards, in the order of a round
CULTIVATE: Final = 0
PLANT: Final = 1
SHIPPING_PHASE: Final = 2
OPPORTUNITY_PHASE: Final = 3
SCORE: Final = 4
PHASES: Final = 5
PHASE_NAMES: Final = ["cultivate", "plant", "ship", "opportunity", "score"]

# Crop tiles: by size, then by crops. A triple has at most two crops, one of them on two hexes.
SINGLE: Final = 0
DOUBLE: Final = 1
TRIPLE: Final = 2
SIZES: Final = 3
SIZE_NAMES: Final = ["single", "double", "triple"]
FIRST_DOUBLE: Final = CROPS
DOUBLES: Final = 15  # each pair of crops, in either order, and each crop with itself
FIRST_TRIPLE: Final = FIRST_DOUBLE + DOUBLES
TRIPLES: Final = CROPS * CROPS  # by the crop on two hexes, then by the crop on one
TILES: Final = FIRST_TRIPLE + TRIPLES
TILE_NAMES: Final = [
    *CROP_NAMES,
    *(f"{a}-{b}" for k, a in enumerate(CROP_NAMES) for b in CROP_NAMES[k:]),
    *(f"{two}-{two}-{one}" for two in CROP_NAMES for one in CROP_NAMES),
]

# Boats, named after their load
BOATS: Final = 9
BOAT_NAMES: Final = ["1", "2a", "2b", "3a", "3b", "4", "5", "6", "7"]
MOST_LOAD: Final = 7

# Opportunities; the first five are those of the crops
OPPORTUNITIES: Final = 17
VARIETY: Final = 5
AGENTS_CARD: Final = 6
DISPATCH: Final = 7
VOYAGE: Final = 8
PASSAGE: Final = 9
PURSE: Final = 10
TRIPLES_CARD: Final = 11
BARNS_CARD: Final = 12
WELLS_CARD: Final = 13
ESTATE_CARD: Final = 14
BORDER: Final = 15
CARGO_CARD: Final = 16
CARD_NAMES: Final = [
    *CROP_NAMES, "variety", "agents", "dispatch", "voyage", "passage", "purse", "triples", "barns", "wells", "estate",
    "border", "cargo",
]  # fmt: skip

# The privilege of the last phase
PRIVILEGE_COIN: Final = 0
PRIVILEGE_AGENT: Final = 1
PRIVILEGE_HARBOUR: Final = 2
PRIVILEGES: Final = 3
PRIVILEGE_NAMES: Final = ["coin", "agent", "harbour"]

MOST_SENT: Final = 3

# Where a tile can lie: a field for a single; for the others the field of the tile's first hex (on a triple the one with
# a crop of its own) and the direction of the second. A triple's third hex lies one direction further clockwise.
SPOTS: Final = FIELDS + DIRECTIONS * FIELDS
SPOT_NAMES: Final = [*FIELD_NAMES, *(f"{field} {direction}" for direction in DIRECTION_NAMES for field in FIELD_NAMES)]

# Actions: each constant is the first of its kind
CHOOSE: Final = 0  # a phase card
PLACE: Final = CHOOSE + PHASES  # a worker, by field
PLACE_ANYWHERE: Final = PLACE + FIELDS  # the same for a coin, ignoring the region card
TAKE: Final = PLACE_ANYWHERE + FIELDS  # a crop tile
SEARCH: Final = TAKE + TILES  # a stack of tiles for a coin: the singles or the doubles
LAY: Final = SEARCH + TRIPLE  # the tile taken, by spot
SHIP: Final = LAY + SPOTS  # by boat and crop
SHIP_FROM_STACK: Final = SHIP + BOATS * CROPS  # the same for a coin
DECLINE: Final = SHIP_FROM_STACK + BOATS * CROPS
BARN: Final = DECLINE + 1  # an acquisition, by field
WELL: Final = BARN + FIELDS
SURVEYOR: Final = WELL + FIELDS
SEND: Final = SURVEYOR + 1  # so many workers to New Orleans, from 0
OPPORTUNITY: Final = SEND + MOST_SENT + 1  # take a card
SEARCH_OPPORTUNITIES: Final = OPPORTUNITY + OPPORTUNITIES
PRIVILEGE: Final = SEARCH_OPPORTUNITIES + 1
SURVEY: Final = PRIVILEGE + PRIVILEGES  # a barn or a well, by field
SURVEY_CARD: Final = SURVEY + FIELDS
SCORE_CROP: Final = SURVEY_CARD + OPPORTUNITIES  # the crop that counts for a barn
CARGO: Final = SCORE_CROP + CROPS  # a boat of that load
DONE: Final = CARGO + MOST_LOAD

ACTIONS: Final = ActionSpace(
    [
        ("choose", "phase", PHASE_NAMES),
        ("place", "field", FIELD_NAMES),
        ("place_anywhere", "field", FIELD_NAMES),
        ("take", "tile", TILE_NAMES),
        ("search", "size", SIZE_NAMES[:TRIPLE]),
        ("lay", "spot", SPOT_NAMES),
        ("ship", "boat", [f"{boat} {crop}" for boat in BOAT_NAMES for crop in CROP_NAMES]),
        ("ship_from_stack", "boat", [f"{boat} {crop}" for boat in BOAT_NAMES for crop in CROP_NAMES]),
        ("decline", "", ()),
        ("barn", "field", FIELD_NAMES),
        ("well", "field", FIELD_NAMES),
        ("surveyor", "", ()),
        ("send", "count", range(MOST_SENT + 1)),
        ("opportunity", "card", CARD_NAMES),
        ("search_opportunities", "", ()),
        ("privilege", "privilege", PRIVILEGE_NAMES),
        ("survey", "field", FIELD_NAMES),
        ("survey_card", "card", CARD_NAMES),
        ("score_crop", "crop", CROP_NAMES),
        ("cargo", "load", range(1, MOST_LOAD + 1)),
        ("done", "", ()),
    ]
)
