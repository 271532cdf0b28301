# quayside: compiled
"""Set-up: boards, start kits, shuffled cards, stacks of tiles and boats."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.dice import Dice
from quayside.core.state import Frame
from quayside.core.vectors import count_up
from quayside.games.riverboat.actions import BOATS, JOKER, OPPORTUNITIES, REGIONS, TILES
from quayside.games.riverboat.components import ROUNDS, Components
from quayside.games.riverboat.evaluation import ESTIMATOR
from quayside.games.riverboat.preparation import prepare_round
from quayside.games.riverboat.state import ARRIVED, BOARD, COINS, HARBOUR, SUPPLY, SURVEYORS, Table

BOARDS: Final = 4


def set_up(game: Any, frames: list[Frame[Any]], seats: i64, dice: Dice, parts: Components, first: i64) -> Table:
    """The table before the first phase card is chosen; the first player is drawn if `first` is -1."""
    table = Table(game, frames, seats, dice, parts)
    table.estimator = ESTIMATOR
    table.lay_out()
    boards = count_up(BOARDS)
    dice.shuffle(boards)
    for seat in range(seats):
        table.put(seat, BOARD, boards[seat])
        table.put(seat, HARBOUR, parts.harbour_start)
        table.put(seat, SUPPLY, parts.start_workers)
        table.put(seat, SURVEYORS, parts.start_surveyors)
        table.put(seat, COINS, parts.start_coins)
    table.surveyors = parts.surveyors - seats * parts.start_surveyors
    table.coins = parts.coins - seats * parts.start_coins
    table.barns = parts.barns
    table.wells = parts.wells
    table.round_track = ROUNDS
    for tile in range(TILES):
        table.stack_up(tile, parts.tiles[tile])
    for boat in range(BOATS):
        table.stack_boats(boat, parts.boats_of_each_kind)
    table.region_deck = shuffled_regions(parts, dice)
    table.opportunities = count_up(OPPORTUNITIES)
    dice.shuffle(table.opportunities)
    first_seat: i64 = first
    if first_seat < 0:
        first_seat = dice.below(seats)
    table.start = first_seat
    # The markers are piled up on 0 clockwise, so the one farthest from the start player lies on top (ruling).
    for place in range(seats):
        table.put((first_seat + place) % seats, ARRIVED, place)
    table.scored = seats
    prepare_round(table)
    table.settle()
    return table


def shuffled_regions(parts: Components, dice: Dice) -> vec[i64]:
    """The region cards of a game; they are not shuffled again between rounds (ruling)."""
    deck = vec[i64]()
    for region in range(REGIONS):
        for _ in range(parts.region_cards):
            deck = append(deck, region)
    for _ in range(parts.jokers):
        deck = append(deck, JOKER)
    dice.shuffle(deck)
    return deck
