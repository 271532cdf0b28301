# quayside: compiled
"""The names of the game and its actions. One word finds everything: record, handler, message."""

from __future__ import annotations

from typing import Final

from quayside.core.actions import ActionSpace

# Resources; furs last
COIN: Final = 0
GOOD: Final = 1
TIMBER: Final = 2
GRAIN: Final = 3
FUR: Final = 4  # FUR + k is the k-th kind of fur
FURS: Final = 5
RESOURCES: Final = 9
RESOURCE_NAMES: Final = ["coin", "good", "timber", "grain", "beaver", "mink", "otter", "muskrat", "lynx"]
FUR_NAMES: Final = RESOURCE_NAMES[FUR:]

# Districts
LUMBERYARD: Final = 0
GRANARY: Final = 1
DOCKS: Final = 2
MILLWORK: Final = 3
BLACK_MARKET: Final = 4
TRADING_COMPANY: Final = 5
DISTRICTS: Final = 6
DISTRICT_NAMES: Final = ["lumberyard", "granary", "docks", "millwork", "black_market", "trading_company"]

# The three steps of the actions, and the action tiles that belong to them
CITY: Final = 0
LAND: Final = 1
TRADE: Final = 2
KINDS: Final = 3
KIND_NAMES: Final = ["city", "land", "trade"]

COLUMNS: Final = 5
DISPLAY: Final = 4  # face-up land cards, and as many ships
MOST_BUILT: Final = 3  # businesses with one tile, houses or black-market furs with one special action
MAX_BID: Final = 199  # far above what anybody comes to own; see docs/decisions/003

# Actions: each constant is the first of its kind
FOUND: Final = 0  # a free business before the first round, by district
AUCTION: Final = FOUND + DISTRICTS  # choose the column to be auctioned
TAKE_COLUMN: Final = AUCTION + COLUMNS  # the last player's free column
BID: Final = TAKE_COLUMN + COLUMNS  # by amount, from 0
PASS: Final = BID + MAX_BID + 1
PAY: Final = PASS + 1  # one piece, by resource
BUILD: Final = PAY + RESOURCES  # one business, by district
ELECTIONS: Final = BUILD + DISTRICTS
GAIN_LAND: Final = ELECTIONS + 1  # by place in the display
CLEAR: Final = GAIN_LAND + DISPLAY
TRADE_BOTTOM: Final = CLEAR + 1
TRADE_MIDDLE: Final = TRADE_BOTTOM + 1
TRADE_TOP: Final = TRADE_MIDDLE + 1  # one fur, by kind
SHIP: Final = TRADE_TOP + FURS  # by place in the display
LOAD: Final = SHIP + DISPLAY  # one fur, by kind
BUY_TIMBER: Final = LOAD + FURS
SELL_TIMBER: Final = BUY_TIMBER + 1
BUY_GRAIN: Final = SELL_TIMBER + 1
SELL_GRAIN: Final = BUY_GRAIN + 1
BUILD_WAREHOUSE: Final = SELL_GRAIN + 1
BUILD_HOUSES: Final = BUILD_WAREHOUSE + 1  # 1 to 3
BUY_FURS: Final = BUILD_HOUSES + MOST_BUILT  # 1 to 3
MOVE_POST: Final = BUY_FURS + MOST_BUILT
REMOVE: Final = MOVE_POST + 1  # a starving business, by district
GIVE_UP_TILE: Final = REMOVE + DISTRICTS
GIVE_UP_SPECIAL: Final = GIVE_UP_TILE + 1
DONE: Final = GIVE_UP_SPECIAL + 1

ACTIONS: Final = ActionSpace(
    [
        ("found", "district", DISTRICT_NAMES),
        ("auction", "column", range(1, COLUMNS + 1)),
        ("take_column", "column", range(1, COLUMNS + 1)),
        ("bid", "price", range(MAX_BID + 1)),
        ("pass", "", ()),
        ("pay", "resource", RESOURCE_NAMES),
        ("build", "district", DISTRICT_NAMES),
        ("elections", "", ()),
        ("gain_land", "place", range(1, DISPLAY + 1)),
        ("clear", "", ()),
        ("trade_bottom", "", ()),
        ("trade_middle", "", ()),
        ("trade_top", "resource", FUR_NAMES),
        ("ship", "place", range(1, DISPLAY + 1)),
        ("load", "resource", FUR_NAMES),
        ("buy_timber", "", ()),
        ("sell_timber", "", ()),
        ("buy_grain", "", ()),
        ("sell_grain", "", ()),
        ("build_warehouse", "", ()),
        ("build_houses", "count", range(1, MOST_BUILT + 1)),
        ("buy_furs", "count", range(1, MOST_BUILT + 1)),
        ("move_post", "", ()),
        ("remove", "district", DISTRICT_NAMES),
        ("give_up_tile", "", ()),
        ("give_up_special", "", ()),
        ("done", "", ()),
    ]
)
