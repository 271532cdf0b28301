# quayside: compiled
"""What a seat may see. Hidden are the order of the deck, prices that won no auction, and cash if the table wants it so.

Hidden cash is not shown, but it is no secret: every payment is made in the open, so whoever counts knows it.
"""

from __future__ import annotations

from typing import Any

from quayside.games.merchants.actions import (
    AREA_NAMES,
    CELL_NAMES,
    CELLS,
    DISC_NAMES,
    DOUBLED_FROM,
    END,
    FACE_NAMES,
    FIELD_NAMES,
    LOWEST_PRICE,
    MARKET_NAMES,
    PARTS,
    PRICE_STEP,
    QUARTER_NAMES,
    REGION_NAMES,
    SCORE,
    SPACE_NAMES,
    TOP_PRICE,
)
from quayside.games.merchants.bonuses import in_all_quarters, in_all_regions, quarters_occupied, regions_occupied
from quayside.games.merchants.edition import ROW_NAMES
from quayside.games.merchants.scoring import ROW, payment, rank, standing, standings, strength
from quayside.games.merchants.state import (
    CARD_AT,
    CLAIMED,
    CLOCK,
    FIELD,
    FREE_HOUSE_OF,
    HELD_AT,
    LAYING,
    LIVE,
    LOANS,
    PRICE_BITS,
    PRICING,
    SEAT_BITS,
    SELLING,
    TOKENS,
    WINNER_AT,
    Table,
    count_bits,
)

PART_NAMES = [MARKET_NAMES, QUARTER_NAMES, REGION_NAMES]  # by area
PHASES = ["laying", "mayor", "auction", "buyer", "time", "end"]
FREE_HOUSE_NAMES = ["none", "void", "held"]


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """Everything on the table that this seat may see; None is a spectator."""
    seats = range(table.seats)
    secret = table.hidden_cash and not table.over
    shown = [not secret or s == seat for s in seats]
    ledger = table.ledger()
    return {
        "auction_form": "clock" if table.form == LIVE else "sealed",
        "hidden_cash": bool(table.hidden_cash),
        "round": min(int(table.turn) + 1, int(table.parts.turns)),  # what other games call a round is a turn here
        "rounds": int(table.parts.turns),
        "phase": phase(table),
        "scores": [points if shown[s] else None for s, points in enumerate(table.scores())],
        "ledger": [ledger[s] if shown[s] else None for s in seats],
        "first": int(table.first),
        "mayor": int(table.mayor),
        "order": [int(table.mayor + 1 + place) % int(table.seats) for place in seats],
        "players": [player(table, s, shown[s]) for s in seats],
        "exchange": exchange(table),
        "amsterdam": amsterdam(table),
        "colonies": colonies(table),
        "time": time_track(table),
        "forecast": {area: forecast(table, k) for k, area in enumerate(AREA_NAMES)},
        "bonuses": {
            "regions": int(table.parts.regions_bonus),
            "quarters": int(table.parts.quarters_bonus),
            "bridge": int(table.parts.bridge_bonus),
        },
        "loan": {"paid": int(table.parts.loan), "owed": int(table.parts.loan_owed)},
        "discs": {name: face(table, table.on_disc(disc)) for disc, name in enumerate(DISC_NAMES)},
        "drawn": face(table, table.what) if table.frame == LAYING and not table.over else None,
        "cards_left": len(table.deck) - int(table.drawn),
        "deck": mix(table, range(table.drawn, len(table.deck))),
        "discards": mix(table, discarded(table)),
        "auction": auction(table, seat),
        "auctions": [sale(table, turn, seat) for turn in range(table.parts.turns) if table.auction(turn)],
    }


def phase(table: Table) -> str:
    if table.over:
        return "end"
    if table.frame == LAYING:
        return "laying"
    if table.frame in (PRICING, CLOCK):
        return "auction"
    if any(table.below[k] == FIELD for k in range(0, len(table.below), 4)):
        return "time"
    return "mayor" if table.below[2] == SELLING else "buyer"


def player(table: Table, seat: int, shown: bool) -> dict[str, Any]:
    own = table.houses_of(seat)
    return {
        "cash": int(table.cash(seat)) if shown else None,
        "loans": int(table.of(seat, LOANS)),
        "owed": int(table.of(seat, LOANS) * table.parts.loan_owed),
        "tokens": int(table.of(seat, TOKENS)),
        "houses": int(count_bits(own)),
        "posts": int(count_bits(table.posts_of(seat))),
        "bonuses": {
            "free_house": FREE_HOUSE_NAMES[table.of(seat, FREE_HOUSE_OF)],
            "regions": bool(in_all_regions(table, seat)),
            "quarters": bool(in_all_quarters(table, seat)),
            "bridges": sum(1 for bridge in table.parts.bridges if bridge & own == bridge),
        },
        # Of the four parts that each of these bonuses asks for
        "reached": {
            "free_house": sum(table.position(seat, m) >= table.parts.free_house_field for m in range(PARTS)),
            "regions": int(regions_occupied(table, seat)),
            "quarters": int(quarters_occupied(table, seat)),
        },
    }


def part(table: Table, area: int, k: int) -> dict[str, Any]:
    """What every part of an area has."""
    return {
        "number": int(table.parts.numbers[area * PARTS + k]),
        "rank": int(rank(table, area, k)) + 1,
        "strength": int(strength(table, area, k)),
        "standings": [int(standing(table, area, k, s)) for s in range(table.seats)],
    }


def exchange(table: Table) -> dict[str, Any]:
    return {
        "fields": int(table.parts.market_length),
        "free_house_field": int(table.parts.free_house_field),
        "markets": {name: part(table, 0, k) for k, name in enumerate(MARKET_NAMES)},
    }


def amsterdam(table: Table) -> dict[str, Any]:
    """Quarters with the owner of every house space that exists, None where it is free; their standings are groups."""
    quarters = {}
    for k, name in enumerate(QUARTER_NAMES):
        spaces = {
            cell: owner(int(table.house_owner(k * CELLS + c)))
            for c, cell in enumerate(CELL_NAMES)
            if table.parts.house_spaces >> (k * CELLS + c) & 1
        }
        quarters[name] = {**part(table, 1, k), "spaces": spaces}
    bridges = []
    for bridge in table.parts.bridges:
        ends = [space for space in range(len(SPACE_NAMES)) if bridge >> space & 1]
        holders = [s for s in range(table.seats) if bridge & table.houses_of(s) == bridge]
        bridges.append({"ends": [SPACE_NAMES[space] for space in ends], "holder": holders[0] if holders else None})
    return {"quarters": quarters, "bridges": bridges}


def owner(seat: int) -> int | None:
    return None if seat < 0 else seat


def colonies(table: Table) -> dict[str, Any]:
    """Regions with their posts: the commodity shown and the owner."""
    owned = [int(table.posts_of(s)) for s in range(table.seats)]
    regions = {}
    for k, name in enumerate(REGION_NAMES):
        posts = []
        for m, market in enumerate(MARKET_NAMES):
            bits = int(table.parts.posts[k * PARTS + m])
            while bits:
                post = bits & -bits
                holders = [s for s, own in enumerate(owned) if own & post]
                posts.append({"commodity": market, "owner": holders[0] if holders else None})
                bits ^= post
        regions[name] = {**part(table, 2, k), "posts": posts}
    return regions


def time_track(table: Table) -> dict[str, Any]:
    fields = []
    for k, kind in enumerate(table.parts.fields):
        row = int(table.parts.field_rows[k])
        fields.append({
            "year": table.game.years[k],
            "field": FIELD_NAMES[kind],
            "payout": None if row < 0 else ROW_NAMES[row],
        })  # fmt: skip
    last = len(fields) - 1
    payouts = {
        name: [
            [int(table.parts.payouts[k * ROW + 2 * place + second]) for second in range(2)] for place in range(PARTS)
        ]
        for k, name in enumerate(ROW_NAMES)
    }
    return {
        "place": int(table.time),
        "fields": fields,
        "hourglasses_left": max(last - 1 - int(table.time), 0),
        "payouts": payouts,
    }


def forecast(table: Table, area: int) -> dict[str, Any] | None:
    """What the next scoring of an area would pay if it came now, part by part, and where on the time track it is."""
    for k in range(int(table.time) + 1, len(table.parts.fields)):
        if table.parts.fields[k] in (SCORE + area, END):
            row = int(table.parts.field_rows[k])
            parts = {name: part_forecast(table, area, part, row) for part, name in enumerate(PART_NAMES[area])}
            money = [sum(part["money"][s] for part in parts.values()) for s in range(table.seats)]
            return {"place": k, "money": money, "parts": parts}
    return None


def part_forecast(table: Table, area: int, part: int, row: int) -> dict[str, Any]:
    """The two amounts that a part would pay at its present rank, and what every seat would get of them."""
    at = row * ROW + 2 * int(rank(table, area, part))
    first, second = int(table.parts.payouts[at]), int(table.parts.payouts[at + 1])
    there = standings(table, area, part)
    money = [int(payment(there, s, first, second)) for s in range(table.seats)]
    return {"pays": [first, second], "money": money}


def face(table: Table, card: int) -> str | None:
    return None if card < 0 else FACE_NAMES[table.face(card)]


def discarded(table: Table) -> list[int]:
    """Where in the deck the cards of the open discard pile were: all that were drawn and lie nowhere else."""
    elsewhere = {int(table.on_disc(disc)) for disc in range(len(DISC_NAMES))}
    if table.frame == LAYING and not table.over:
        elsewhere.add(int(table.what))
    return [k for k in range(table.drawn) if int(table.deck[k]) not in elsewhere]


def mix(table: Table, places: Any) -> dict[str, int]:
    """How many cards of each face lie at these places of the deck, in the order of the faces: never their own order."""
    faces = [int(table.face(table.deck[k])) for k in places]
    return {FACE_NAMES[f]: faces.count(f) for f in sorted(set(faces))}


def auction(table: Table, seat: int | None) -> dict[str, Any] | None:
    """The auction that is on; of the prices set, only one's own."""
    if table.over or table.frame not in (PRICING, CLOCK):
        return None
    mine = []
    if seat is not None and table.frame == PRICING:
        for again in range(int(table.count) + 1):
            if again < table.count or seat not in table.actors():
                mine.append(money(int(table.price_set(seat, again)), again))
    return {
        "card": face(table, table.on_disc(1)),
        "doubled": bool(table.count),
        "claimant": owner(int(table.claimant)),
        "own_prices": mine,
        "lowest": DOUBLED_FROM if table.count else LOWEST_PRICE,
        "highest": TOP_PRICE,
        "step": PRICE_STEP,
        "milliseconds_a_step": int(table.parts.milliseconds_a_step),
    }


def money(price: int, again: int) -> int | None:
    """A price as it was set, in money; None is none."""
    if price == 0:
        return None
    if again:
        return TOP_PRICE + price * 2 * PRICE_STEP
    return TOP_PRICE if price == CLAIMED else LOWEST_PRICE + (price - 1) * PRICE_STEP


def sale(table: Table, turn: int, seat: int | None) -> dict[str, Any]:
    """An earlier auction: who paid what. The prices that lost are told when the game is over; one's own always."""
    kept = int(table.auction(turn))
    winner = (kept >> WINNER_AT & 15) - 1
    prices: list[list[int | None] | None] = []
    for s in range(table.seats):
        first, second = kept >> s * SEAT_BITS & 15, kept >> (s * SEAT_BITS + PRICE_BITS) & 15
        told = (table.over or s == seat) and table.form != LIVE
        prices.append([money(first, 0), money(second, 1)] if told else None)
    price = None
    if winner >= 0:
        first, second = kept >> winner * SEAT_BITS & 15, kept >> (winner * SEAT_BITS + PRICE_BITS) & 15
        price = money(second, 1) if second else money(first, 0)
    assert kept >> HELD_AT
    return {
        "turn": turn + 1,
        "card": face(table, kept >> CARD_AT & 255),
        "winner": owner(winner),
        "price": price,
        "prices": prices,
    }
