"""Sets up positions of Riverboat in a few words, so that tests read like the rulebook's examples."""

from __future__ import annotations

import quayside
from quayside.games.riverboat.actions import (
    ACTIONS,
    BOAT_NAMES,
    BOATS,
    CARD_NAMES,
    CROP_NAMES,
    OPPORTUNITIES,
    PHASE_NAMES,
    REGION_NAMES,
    SIZE_NAMES,
    TILE_NAMES,
    TILES,
)
from quayside.games.riverboat.components import DISPLAY_CARDS
from quayside.games.riverboat.cultivate import turn_region_card
from quayside.games.riverboat.edition import BOARD_NAMES, packed
from quayside.games.riverboat.hexes import FIELD_NAMES
from quayside.games.riverboat.opportunity import begin_opportunities
from quayside.games.riverboat.plant import begin_planting
from quayside.games.riverboat.score import begin_scoring
from quayside.games.riverboat.ship import begin_shipping
from quayside.games.riverboat.state import (
    AGENTS,
    BARNS,
    BOARD,
    CARDS,
    COINS,
    FROM_TILES,
    GROWING,
    HARBOUR,
    HARVESTED,
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
from tests.games.riverboat.conservation import check

GAME = quayside.game("riverboat")


def table(seats: int = 2, boards: str = "levee bend island delta") -> Table:
    """A new game of the first seat, everybody with the board named."""
    made = GAME.new(seats, "scene", {"first_player": "first_seat"})
    assert isinstance(made, Table)
    for seat, name in zip(range(seats), boards.split()):
        made.put(seat, BOARD, BOARD_NAMES.index(name))
    return made


def mask(fields: str) -> int:
    """The set of the fields named."""
    return sum(1 << FIELD_NAMES.index(field) for field in fields.split())


def give(
    t: Table,
    seat: int,
    *,
    coins: int | None = None,
    workers: int | None = None,
    surveyors: int | None = None,
    agents: int | None = None,
    harbour: int | None = None,
    points: int = 0,
) -> None:
    """Let the seat have exactly so many; coins and surveyors come from the supply, workers from an agent's post."""
    if coins is not None:
        t.coins += t.of(seat, COINS) - coins
        t.put(seat, COINS, coins)
    if surveyors is not None:
        t.surveyors += t.of(seat, SURVEYORS) - surveyors
        t.put(seat, SURVEYORS, surveyors)
    if agents is not None:
        t.change(seat, SUPPLY, t.of(seat, AGENTS) - agents)
        t.put(seat, AGENTS, agents)
    if workers is not None:
        t.change(seat, AGENTS, t.of(seat, SUPPLY) - workers)
        t.put(seat, SUPPLY, workers)
    if harbour is not None:
        t.put(seat, HARBOUR, harbour)
    if points:
        t.award(seat, FROM_TILES, points)


def place(t: Table, seat: int, fields: str) -> None:
    """Put workers on fields."""
    for field in fields.split():
        t.add(seat, WORKERS, mask(field))
        t.change(seat, SUPPLY, -1)


def grow(t: Table, seat: int, crop: str, fields: str, workers: bool = False) -> None:
    """Plant singles of a crop, with or without workers on them."""
    kind = CROP_NAMES.index(crop)
    for field in fields.split():
        source = t.stack_up if t.stack(kind) else t.show
        source(kind, -1)
        t.add(seat, PLANTED, mask(field))
        t.add(seat, GROWING + kind, mask(field))
        if workers:
            place(t, seat, field)
            t.change(seat, STANDING + kind, 1)


def ready(t: Table, seat: int, crop: str, number: int) -> None:
    """Plant so many fields of a crop with workers, on the first fields that are free."""
    free = [field for k, field in enumerate(FIELD_NAMES) if t.free_fields(seat) >> k & 1]
    grow(t, seat, crop, " ".join(free[:number]), workers=True)


def harvested(t: Table, seat: int, crop: str, number: int) -> None:
    t.put(seat, HARVESTED + CROP_NAMES.index(crop), number)


def barn(t: Table, seat: int, field: str) -> None:
    t.barns -= 1
    t.add(seat, BARNS, mask(field))


def well(t: Table, seat: int, field: str) -> None:
    t.wells -= 1
    t.add(seat, WELLS, mask(field))


def surveyed(t: Table, seat: int, what: str) -> None:
    """Put one of the seat's surveyors on a field or a card."""
    if what in FIELD_NAMES:
        t.add(seat, SURVEYED, mask(what))
    else:
        t.add(seat, SURVEYED_CARDS, 1 << CARD_NAMES.index(what))
    t.change(seat, SURVEYORS, -1)
    t.change(seat, PLACED, 1)


def berth(t: Table, seat: int, boats: str) -> None:
    """Put boats from their stacks into the berths."""
    for name in boats.split():
        t.stack_boats(BOAT_NAMES.index(name), -1)
        t.berth(seat, BOAT_NAMES.index(name))


def own_card(t: Table, seat: int, card: str) -> None:
    """Give the seat a card, from wherever it lies."""
    number = CARD_NAMES.index(card)
    for space in range(DISPLAY_CARDS):
        if t.open_card(space) == number:
            t.lay_open(space, t.draw_opportunity())
    t.remove_opportunity(number)
    t.add(seat, CARDS, 1 << number)


def open_cards(t: Table, *cards: str) -> None:
    """Lay these cards open, from the left, and the others into the stack."""
    numbers = [CARD_NAMES.index(card) for card in cards]
    owned = [k for k in range(OPPORTUNITIES) for seat in range(t.seats) if t.of(seat, CARDS) >> k & 1]
    for space in range(DISPLAY_CARDS):
        t.lay_open(space, numbers[space] if space < len(numbers) else -1)
    t.opportunities = packed(k for k in range(OPPORTUNITIES) if k not in numbers and k not in owned)


def display(t: Table, tiles: str) -> None:
    """Show exactly these tiles; the others are in their stacks."""
    for tile in range(TILES):
        there = t.display(tile)
        t.show(tile, -there)
        t.stack_up(tile, there)
    for name in tiles.split():
        t.show(TILE_NAMES.index(name), 1)
        t.stack_up(TILE_NAMES.index(name), -1)


def empty_stack(t: Table, size: str, but: str = "") -> None:
    """Move a stack's tiles out of the way, onto nobody's board; conservation no longer holds."""
    for tile in range(TILES):
        if size_of(tile) == SIZE_NAMES.index(size) and TILE_NAMES[tile] not in but.split():
            t.stack_up(tile, -t.stack(tile))


def moor(t: Table, boats: str) -> None:
    """Let exactly these boats lie on the board."""
    for boat in range(BOATS):
        there = t.moored(boat)
        t.moor(boat, -there)
        t.stack_boats(boat, there)
    for name in boats.split():
        t.moor(BOAT_NAMES.index(name), 1)
        t.stack_boats(BOAT_NAMES.index(name), -1)


def hold(t: Table, **phases: int) -> None:
    """Who holds which phase card; cards that are not named are held by the first seat."""
    for seat in range(t.seats):
        t.put(seat, PHASE_CARDS, 0)
    for k, name in enumerate(PHASE_NAMES):
        t.add(phases.get(name, 0), PHASE_CARDS, 1 << k)


def regions(t: Table, cards: str) -> None:
    """The region cards that will be turned next."""
    deck = [int(card) for card in t.region_deck]
    seen = int(t.seen_regions)
    for k, name in enumerate(cards.split()):
        card = REGION_NAMES.index(name)
        at = deck.index(card, seen + k)
        deck[seen + k], deck[at] = deck[at], deck[seen + k]
    t.region_deck = packed(deck)


def begin(t: Table, phase: str, **holders: int) -> Table:
    """Begin a phase; its card is held by the first seat unless said otherwise. Of phase 1, the region cards."""
    hold(t, **holders)
    if phase == "score":  # phase 4 has left no card open
        for space in range(DISPLAY_CARDS):
            if t.open_card(space) >= 0:
                t.put_under(t.open_card(space))
                t.lay_open(space, -1)
    if phase == "cultivate":
        t.phase = 0
        t.turn = 0
        turn_region_card(t)
    else:
        phases = {
            "plant": begin_planting,
            "ship": begin_shipping,
            "opportunity": begin_opportunities,
            "score": begin_scoring,
        }
        phases[phase](t)
    t.settle()
    return t


def do(t: Table, seat: int, *words: str, conserved: bool = True) -> Table:
    """Carry out actions, given in words."""
    for word in words:
        t.apply(seat, ACTIONS.parse(word))
        if conserved:
            check(t)
    return t


def choices(t: Table, seat: int, kind: str = "") -> list[str]:
    """What the seat may do, in words; only of one kind, and then only its arguments, if a kind is given."""
    words = [ACTIONS.text(action) for action in t.legal(seat)]
    if not kind:
        return words
    return [word.removeprefix(f"{kind} ") for word in words if word.split()[0] == kind]
