"""What is never made or lost in Merchants of Amsterdam, checked after every move."""

from __future__ import annotations

from quayside.games.merchants.actions import DISCS, HOURGLASS, MARKED, PARTS
from quayside.games.merchants.bonuses import in_all_quarters, in_all_regions
from quayside.games.merchants.state import (
    FREE_HOUSE_OF,
    FROM_BRIDGES,
    FROM_LOANS,
    FROM_QUARTERS,
    FROM_REGIONS,
    FROM_START,
    LAYING,
    LOANS,
    NOT_DUE,
    SOURCES,
    TOKENS,
    Table,
    count_bits,
)


def check(table: Table) -> None:
    check_board(table)
    check_cards(table)
    for seat in range(table.seats):
        check_tokens(table, seat)
        check_money(table, seat)
    if table.over:
        check_end(table)


def check_board(table: Table) -> None:
    houses = posts = 0
    for seat in range(table.seats):
        assert houses & table.houses_of(seat) == 0, "a space holds one token"
        assert posts & table.posts_of(seat) == 0
        houses |= table.houses_of(seat)
        posts |= table.posts_of(seat)
        for market in range(PARTS):
            assert 0 <= table.position(seat, market) <= table.parts.market_length
    assert (houses, posts) == (table.houses, table.posts)
    assert houses & ~table.parts.house_spaces == 0, "houses stand only on house spaces"
    assert posts & ~sum(table.parts.posts) == 0


def check_cards(table: Table) -> None:
    drawn = [int(card) for card in table.deck][: table.drawn]
    hourglasses = sum(table.face(card) == HOURGLASS for card in drawn)
    assert hourglasses == table.time - (1 if table.over else 0), "every hourglass drawn moved the marker"
    set_aside = sum(table.face(card) == MARKED for card in drawn) if table.seats == 3 else 0
    laid = len(drawn) - hourglasses - set_aside - (0 if table.over else table.frame == LAYING)
    on_discs = [int(table.on_disc(disc)) for disc in range(DISCS) if table.on_disc(disc) >= 0]
    assert len(set(on_discs)) == len(on_discs)
    assert set(on_discs) <= set(drawn)
    assert laid // DISCS <= table.turn + 1, "three cards a turn"


def check_tokens(table: Table, seat: int) -> None:
    markets = sum(table.position(seat, market) > 0 for market in range(PARTS))
    placed = count_bits(table.houses_of(seat)) + count_bits(table.posts_of(seat)) + markets
    assert table.of(seat, TOKENS) >= 0
    assert table.of(seat, TOKENS) + placed == 24, "24 tokens a player"
    if table.of(seat, FREE_HOUSE_OF) != NOT_DUE and table.over:
        assert table.in_all_markets(seat)


def check_money(table: Table, seat: int) -> None:
    """Cash is what the sources say; each bonus in money is held exactly while its condition is true."""
    sources = {k: table.points[seat * len(SOURCES) + k] for k in range(len(SOURCES))}
    assert table.cash(seat) == sum(sources.values())
    assert table.cash(seat) % 10 == 0
    assert sources[FROM_START] == 400
    assert sources[FROM_REGIONS] == (100 if in_all_regions(table, seat) else 0)
    assert sources[FROM_QUARTERS] == (100 if in_all_quarters(table, seat) else 0)
    own = table.houses_of(seat)
    assert sources[FROM_BRIDGES] == 40 * sum(bridge & own == bridge for bridge in table.parts.bridges)
    assert sources[FROM_LOANS] == table.of(seat, LOANS) * (-80 if table.over else 120)
    assert table.over or table.cash(seat) >= 0, "nobody is in debt before the end"


def check_end(table: Table) -> None:
    assert sorted(table.deck) == list(range(84)), "84 cards"
    assert table.drawn == 84
    assert table.turn == table.parts.turns == {3: 18, 4: 20, 5: 20}[table.seats], "equally many turns for all"
    assert table.time == len(table.parts.fields) - 1 == 25, "the marker ends on 1666"
    assert (table.first + table.turn - 1) % table.seats == table.mayor, "the last mayor sits right of the start player"
    assert all(table.auction(turn) for turn in range(table.parts.turns)), "an auction every turn"
    payouts = sum(sum(table.parts.payouts[k] for k in range(8 * row, 8 * row + 8)) * times
                  for row, times in ((0, 3), (1, 4), (2, 3)))  # fmt: skip
    paid = sum(sum(sources[area] for area in ("exchange", "houses", "posts")) for sources in table.ledger())
    assert paid <= payouts, "scorings never pay more than is printed"
