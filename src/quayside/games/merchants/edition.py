"""Loads the components from an edition file and refuses figures that cannot be played with."""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from quayside.core.edition import EditionFile, packed
from quayside.games.merchants.actions import (
    AREAS,
    CELLS,
    COLUMNS,
    DECLINE,
    DISCS,
    END,
    FACE_NAMES,
    FIELD_NAMES,
    HOURGLASS,
    HOUSE,
    HOUSE_MARKETS,
    LOWEST_PRICE,
    MARKED,
    MARKET_NAMES,
    PARTS,
    POST_IN_REGION,
    POST_NAMES,
    POST_OF_COMMODITY,
    POSTS_A_REGION,
    QUARTER_NAMES,
    QUARTER_PAIRS,
    REGION_NAMES,
    ROWS,
    SCORE,
    SPACE_NAMES,
    START,
)
from quayside.games.merchants.state import Components

PLAYERS = 5
ROW_NAMES = ("A", "B", "C")
SECTIONS = (
    "name", "game", "start", "positions", "scoring_numbers", "exchange", "amsterdam", "colonies", "commodity_card",
    "deck", "clock", "bonuses", "loan", "payouts", "time_track",
)  # fmt: skip
MOST_CARDS = 200
MOST_BRIDGES = 24
MOST_FIELDS = 60
LATER_SCORING = 0.5  # what a scoring counts beside the one before it, when bots look ahead


def components(edition: EditionFile, seats: int) -> Components:
    """The figures for one player count, checked."""
    edition.only(SECTIONS)
    parts = Components()
    parts.forced = packed([DECLINE])
    _read_start(edition, parts)
    _read_numbers(edition, parts)
    _read_amsterdam(edition, parts)
    _read_colonies(edition, parts)
    _read_positions(edition, parts)
    _read_track(edition, parts)
    _read_deck(edition, parts, seats)
    return parts


def years(edition: EditionFile) -> list[str]:
    """What stands on the fields of the time track."""
    return [str(field["year"]) for field in edition.get("time_track", "fields")]


def _tens(edition: EditionFile, low: int, high: int, *path: str | int) -> int:
    money = edition.integer(low, high, *path)
    if money % 10:
        raise edition.refuse("whole_tens", *path, money=money)
    return money


def _read_start(edition: EditionFile, parts: Components) -> None:
    edition.only(("mark", "cash", "tokens"), "start")
    parts.cash = _tens(edition, LOWEST_PRICE, 2000, "start", "cash")
    parts.tokens = edition.integer(3, 60, "start", "tokens")
    edition.only(("mark", "fields"), "exchange")
    parts.market_length = edition.integer(2, 30, "exchange", "fields")
    edition.only(("mark", "steps", "in_one_market"), "commodity_card")
    parts.commodity_steps = edition.integer(1, 12, "commodity_card", "steps")
    parts.steps_in_one_market = edition.integer(1, 3, "commodity_card", "in_one_market")
    edition.only(("mark", "milliseconds_a_step"), "clock")
    parts.milliseconds_a_step = edition.integer(200, 60_000, "clock", "milliseconds_a_step")
    edition.only(("mark", "free_house_field", "regions", "quarters", "bridge"), "bonuses")
    parts.free_house_field = edition.integer(1, parts.market_length, "bonuses", "free_house_field")
    parts.regions_bonus = _tens(edition, 0, 1000, "bonuses", "regions")
    parts.quarters_bonus = _tens(edition, 0, 1000, "bonuses", "quarters")
    parts.bridge_bonus = _tens(edition, 0, 1000, "bonuses", "bridge")
    edition.only(("mark", "paid", "owed"), "loan")
    parts.loan = _tens(edition, 10, 1000, "loan", "paid")
    parts.loan_owed = _tens(edition, 10, 2000, "loan", "owed")


def _read_numbers(edition: EditionFile, parts: Components) -> None:
    names = (*MARKET_NAMES, *QUARTER_NAMES, *REGION_NAMES)
    edition.only(names, "scoring_numbers")
    numbers: list[int] = []
    for name in names:
        edition.only(("number", "mark"), "scoring_numbers", name)
        number = edition.integer(1, PARTS, "scoring_numbers", name, "number")
        area = len(numbers) // PARTS * PARTS
        if number in numbers[area:]:
            raise edition.refuse("number_twice", "scoring_numbers", name, number=number, parts=PARTS)
        numbers.append(number)
    parts.numbers = packed(numbers)


def _read_amsterdam(edition: EditionFile, parts: Components) -> None:
    edition.only(("mark", "bridges", *QUARTER_NAMES), "amsterdam")
    parts.groups = _groups()
    spaces = 0
    for quarter, name in enumerate(QUARTER_NAMES):
        rows = edition.get("amsterdam", name)
        drawn = isinstance(rows, list) and len(rows) == ROWS and all(isinstance(row, str) for row in rows)
        if not drawn or any(len(row) > COLUMNS or set(row) - set("o.") for row in rows) or "o" not in "".join(rows):
            raise edition.refuse("quarter", "amsterdam", name, value=repr(rows), rows=ROWS, columns=COLUMNS)
        for row, text in enumerate(rows):
            for column, cell in enumerate(text):
                if cell == "o":
                    spaces |= 1 << (quarter * CELLS + row * COLUMNS + column)
    parts.house_spaces = spaces
    bridges = edition.get("amsterdam", "bridges")
    many = len(bridges) if isinstance(bridges, list) and len(bridges) <= MOST_BRIDGES else 6
    edition.rows(many, ("from", "to", "mark"), "amsterdam", "bridges")
    ends = []
    for k in range(many):
        one, other = (_space(edition, spaces, "amsterdam", "bridges", k, end) for end in ("from", "to"))
        if one // CELLS == other // CELLS:
            raise edition.refuse("bridge", "amsterdam", "bridges", k)
        ends.append(1 << one | 1 << other)
    parts.bridges = packed(ends)


def _space(edition: EditionFile, spaces: int, *path: str | int) -> int:
    name = edition.get(*path)
    if name not in SPACE_NAMES or not spaces >> SPACE_NAMES.index(name) & 1:
        raise edition.refuse("house_space", *path, value=repr(name))
    return SPACE_NAMES.index(name)


def _read_colonies(edition: EditionFile, parts: Components) -> None:
    edition.only(tuple(REGION_NAMES), "colonies")
    posts = []
    for region, name in enumerate(REGION_NAMES):
        edition.only((*MARKET_NAMES, "mark"), "colonies", name)
        counts = [edition.integer(0, POSTS_A_REGION, "colonies", name, market) for market in MARKET_NAMES]
        if not 1 <= sum(counts) <= POSTS_A_REGION:
            raise edition.refuse("posts_in_region", "colonies", name, there=sum(counts), most=POSTS_A_REGION)
        first = region * POSTS_A_REGION
        for count in counts:
            posts.append(((1 << count) - 1) << first)
            first += count
    parts.posts = packed(posts)


def _read_positions(edition: EditionFile, parts: Components) -> None:
    edition.only(("spaces",), "positions")
    edition.rows(PLAYERS, ("house", "post", "mark"), "positions", "spaces")
    houses: list[int] = []
    posts: list[int] = []
    for k in range(PLAYERS):
        house = _space(edition, parts.house_spaces, "positions", "spaces", k, "house")
        if house in houses:
            raise edition.refuse("same_house", "positions", "spaces", k, "house")
        post = POST_NAMES.index(edition.word(tuple(POST_NAMES), "positions", "spaces", k, "post"))
        if posts.count(post) == int(parts.posts[post]).bit_count():
            raise edition.refuse("few_posts", "positions", "spaces", k, "post")
        houses.append(house)
        posts.append(post)
    parts.start_houses = packed(houses)
    parts.start_posts = packed(posts)


def _read_track(edition: EditionFile, parts: Components) -> None:
    """The payouts, and the fields: a start, the end, and between them one field for each hourglass."""
    edition.only(ROW_NAMES, "payouts")
    payouts = []
    for name in ROW_NAMES:
        edition.only(("first", "second", "mark"), "payouts", name)
        first = edition.integers(PARTS, 0, 1000, "payouts", name, "first")
        second = edition.integers(PARTS, 0, 1000, "payouts", name, "second")
        for money in (*first, *second):
            if money % 10:
                raise edition.refuse("whole_tens", "payouts", name, money=money)
        payouts += [money for pair in zip(first, second) for money in pair]
    parts.payouts = packed(payouts)
    edition.only(("fields",), "time_track")
    fields = edition.get("time_track", "fields")
    if not isinstance(fields, list) or not 2 <= len(fields) <= MOST_FIELDS:
        raise edition.refuse("list_of_fields", "time_track", "fields", most=MOST_FIELDS)
    kinds, rows = [], []
    for k in range(len(fields)):
        edition.only(("year", "field", "payout", "mark"), "time_track", "fields", k)
        edition.get("time_track", "fields", k, "year")
        kind = FIELD_NAMES.index(edition.word(tuple(FIELD_NAMES), "time_track", "fields", k, "field"))
        if (kind == START) != (k == 0) or (kind == END) != (k == len(fields) - 1):
            raise edition.refuse("start_and_end", "time_track", "fields", k, "field")
        scored = kind >= SCORE
        rows.append(ROW_NAMES.index(edition.word(ROW_NAMES, "time_track", "fields", k, "payout")) if scored else -1)
        kinds.append(kind)
    parts.fields = packed(kinds)
    parts.field_rows = packed(rows)
    parts.payouts_ahead = packed(_payouts_ahead(kinds, rows, payouts))


def _payouts_ahead(kinds: list[int], rows: list[int], payouts: list[int]) -> list[int]:
    """For every field and area, the payout columns of all scorings after it added up, later ones for less."""
    width = 2 * PARTS
    sums = [[0.0] * (AREAS * width)]
    for kind, row in zip(reversed(kinds), reversed(rows)):
        after = sums[-1][:]
        for area in range(AREAS):
            if kind in (SCORE + area, END):
                for k in range(area * width, (area + 1) * width):
                    after[k] = payouts[row * width + k % width] + LATER_SCORING * after[k]
        sums.append(after)
    return [round(money) for after in reversed(sums[:-1]) for money in after]


def _read_deck(edition: EditionFile, parts: Components, seats: int) -> None:
    """Everybody must have equally many turns at every player count, and the hourglasses must lead to the last field."""
    edition.only(("cards",), "deck")
    cards = edition.get("deck", "cards")
    many = len(cards) if isinstance(cards, list) and cards else 27
    edition.rows(many, ("face", "count", "mark"), "deck", "cards")
    faces = []
    for k in range(many):
        face = edition.get("deck", "cards", k, "face")
        if face not in FACE_NAMES:
            raise edition.refuse("no_such_card", "deck", "cards", k, "face", value=repr(face))
        faces += [FACE_NAMES.index(face)] * edition.integer(1, MOST_CARDS, "deck", "cards", k, "count")
    if len(faces) > MOST_CARDS:
        raise edition.refuse("many_cards", "deck", "cards", there=len(faces), most=MOST_CARDS)
    hourglasses = faces.count(HOURGLASS)
    if hourglasses != len(parts.fields) - 2:
        raise edition.refuse("hourglasses", "deck", "cards", there=hourglasses, needed=len(parts.fields) - 2)
    played = len(faces) - hourglasses - (faces.count(MARKED) if seats == 3 else 0)
    if played == 0 or played % (DISCS * seats):
        multiple = DISCS * seats
        raise edition.refuse("turns", "deck", "cards", there=played, seats=seats, discs=DISCS, multiple=multiple)
    parts.turns = played // DISCS
    parts.marked_out = seats == 3
    parts.card_faces = packed(faces)
    _read_faces(parts)


def _read_faces(parts: Components) -> None:
    """What each face allows."""
    everywhere = (1 << CELLS) - 1
    houses, posts, steps = [], [], []
    for face in range(len(FACE_NAMES)):
        here = there = anyway = 0
        if POST_IN_REGION <= face < POST_OF_COMMODITY:
            there = sum(1 << ((face - POST_IN_REGION) * PARTS + market) for market in range(PARTS))
        elif POST_OF_COMMODITY <= face < HOUSE:
            market = face - POST_OF_COMMODITY
            there = sum(1 << (region * PARTS + market) for region in range(PARTS))
            anyway = 1 << market
        elif face >= HOUSE:
            quarters, market = divmod(face - HOUSE, HOUSE_MARKETS)
            named = (quarters,) if quarters < PARTS else QUARTER_PAIRS[quarters - PARTS]
            here = sum(everywhere << (quarter * CELLS) for quarter in named) & parts.house_spaces
            anyway = 1 << market if market < PARTS else (1 << PARTS) - 1
        houses.append(here)
        posts.append(there)
        steps.append(anyway)
    parts.face_houses = packed(houses)
    parts.face_posts = packed(posts)
    parts.face_steps = packed(steps)


@cache
def _groups() -> vec[i64]:
    """For every set of cells of a quarter, how many of them its largest group has."""
    return packed(_largest_group(cells) for cells in range(1 << CELLS))


def _largest_group(cells: int) -> int:
    largest = 0
    while cells:
        group = cells & -cells
        while True:
            west = group >> 1 & ~_COLUMN_AT_EAST
            east = group << 1 & ~_COLUMN_AT_WEST
            grown = (group | west | east | group >> COLUMNS | group << COLUMNS) & cells
            if grown == group:
                break
            group = grown
        largest = max(largest, group.bit_count())
        cells &= ~group
    return largest


_COLUMN_AT_WEST = sum(1 << (row * COLUMNS) for row in range(ROWS))
_COLUMN_AT_EAST = _COLUMN_AT_WEST << (COLUMNS - 1)
