# quayside: compiled
"""The names of the game and its actions. One word finds everything: record, handler, message."""

from __future__ import annotations

from typing import Final

from quayside.core.actions import ActionSpace

# The three areas have four parts each
EXCHANGE: Final = 0
HOUSES: Final = 1
POSTS: Final = 2
AREAS: Final = 3
AREA_NAMES: Final = ["exchange", "houses", "posts"]
PARTS: Final = 4
MARKET_NAMES: Final = ["sugar", "gems", "spices", "silk"]
QUARTER_NAMES: Final = ["nieuwe_zijde", "oude_zijde", "grachten", "lastage"]
REGION_NAMES: Final = ["americas", "africa", "east_indies", "far_east"]

# House spaces lie on a grid in each quarter; an edition says which cells exist
ROWS: Final = 3
COLUMNS: Final = 4
CELLS: Final = ROWS * COLUMNS
SPACES: Final = PARTS * CELLS
CELL_NAMES: Final = [f"{row}{column}" for row in "abc" for column in range(1, COLUMNS + 1)]
SPACE_NAMES: Final = [f"{quarter}_{cell}" for quarter in QUARTER_NAMES for cell in CELL_NAMES]

# Posts of one region that show the same commodity are alike: a choice names both, and the engine takes a free one
POST_KINDS: Final = PARTS * PARTS
POST_NAMES: Final = [f"{region}_{market}" for region in REGION_NAMES for market in MARKET_NAMES]
POSTS_A_REGION: Final = 12  # at most

# Discs
MAYOR: Final = 0
AUCTION: Final = 1
DISCARD: Final = 2
DISCS: Final = 3
DISC_NAMES: Final = ["mayor", "auction", "discard"]

# Gains that a journal tells as declined; a loan has an entry of its own
NO_STEPS: Final = 0  # no more of several
NO_STEP: Final = 1
NO_POST: Final = 2
NO_HOUSE: Final = 3
DECLINED_NAMES: Final = ["steps", "step", "post", "house"]

# The faces that cards may have
HOURGLASS: Final = 0
COMMODITY: Final = 1
MARKED: Final = 2  # a commodity card, not for three players
POST_IN_REGION: Final = 3  # by region; any commodity there
POST_OF_COMMODITY: Final = POST_IN_REGION + PARTS  # by commodity; any region
HOUSE: Final = POST_OF_COMMODITY + PARTS  # by quarters and market
QUARTER_SETS: Final = 10  # four quarters alone, then the six pairs
HOUSE_MARKETS: Final = PARTS + 1  # the last one leaves the market open
FACES: Final = HOUSE + QUARTER_SETS * HOUSE_MARKETS
QUARTER_PAIRS: Final = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
SET_NAMES: Final = [*QUARTER_NAMES, *(f"{QUARTER_NAMES[a]}_{QUARTER_NAMES[b]}" for a, b in QUARTER_PAIRS)]
FACE_NAMES: Final = [
    "hourglass",
    "commodity",
    "commodity_marked",
    *(f"post_{region}" for region in REGION_NAMES),
    *(f"post_{market}" for market in MARKET_NAMES),
    *(f"house_{quarters}_{market}" for quarters in SET_NAMES for market in [*MARKET_NAMES, "any"]),
]

# Fields of the time track
START: Final = 0
NOTHING_HAPPENS: Final = 1
SHIP: Final = 2
GLOBE: Final = 3
ARMS: Final = 4
LOAN: Final = 5
HOUSE_LOST: Final = 6
POST_LOST: Final = 7
SHIPWRECK: Final = 8
LEADERS_BACK: Final = 9
SCORE: Final = 10  # by area
END: Final = SCORE + AREAS
FIELD_NAMES: Final = [
    "start", "nothing", "ship", "globe", "arms", "loan", "lose_house", "lose_post", "shipwreck", "leaders_back",
    "score_exchange", "score_houses", "score_posts", "end",
]  # fmt: skip

# The face of the clock. It is part of the action space, and so of every record.
TOP_PRICE: Final = 200  # a stop before this has passed is a claim
LOWEST_PRICE: Final = 60  # at the next figure the clock has run down
PRICE_STEP: Final = 10
PRICES: Final = 14  # 60 to 190
DOUBLED_FROM: Final = 110  # 220 to pay; at 100 the claimant has the card
DOUBLED_PRICES: Final = 10  # 110 to 200

# Actions: each constant is the first of its kind
DECLINE: Final = 0  # a gain, or what is left of it
LAY: Final = DECLINE + 1  # a card, by disc
STEP: Final = LAY + DISCS  # by market
FOUND: Final = STEP + PARTS  # a post, by region and commodity
BUILD: Final = FOUND + POST_KINDS  # a house, by space
TAKE_LOAN: Final = BUILD + SPACES
LOSE_HOUSE: Final = TAKE_LOAN + 1  # by space
LOSE_POST: Final = LOSE_HOUSE + SPACES  # by region and commodity
LOSE_STEP: Final = LOSE_POST + POST_KINDS  # by market
NONE: Final = LOSE_STEP + PARTS  # never stop the clock
LAPSE: Final = NONE + 1  # nobody has stopped the clock
STOP: Final = LAPSE + 1  # by price
STOP_DOUBLED: Final = STOP + PRICES
CLAIM: Final = STOP_DOUBLED + DOUBLED_PRICES

ACTIONS: Final = ActionSpace(
    [
        ("decline", "", ()),
        ("lay", "disc", DISC_NAMES),
        ("step", "market", MARKET_NAMES),
        ("found", "post", POST_NAMES),
        ("build", "space", SPACE_NAMES),
        ("take_loan", "", ()),
        ("lose_house", "space", SPACE_NAMES),
        ("lose_post", "post", POST_NAMES),
        ("lose_step", "market", MARKET_NAMES),
        ("none", "", ()),
        ("lapse", "", ()),
        (
            "stop",
            "price",
            [
                *range(LOWEST_PRICE, TOP_PRICE, PRICE_STEP),
                *(f"{price} doubled" for price in range(DOUBLED_FROM, TOP_PRICE + 1, PRICE_STEP)),
            ],
        ),
        ("claim", "", ()),
    ]
)
