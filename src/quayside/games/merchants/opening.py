# quayside: compiled
"""Set-up: the deck, the cash, and three tokens each on the spaces that bear a player's position number."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from quayside.core.dice import Dice
from quayside.core.state import Frame
from quayside.core.vectors import count_up
from quayside.games.merchants.evaluation import ESTIMATOR
from quayside.games.merchants.state import FROM_START, TOKENS, Components, Table, market_of
from quayside.games.merchants.turn import begin_turn


def set_up(
    game: Any, frames: list[Frame[Any]], seats: i64, dice: Dice, parts: Components, first: i64, form: i64, hidden: bool
) -> Table:
    """The table at the first mayor's first decision; the start player is drawn if `first` is -1."""
    table = Table(game, frames, seats, dice, parts)
    table.estimator = ESTIMATOR
    table.form = form
    table.hidden_cash = hidden
    table.lay_out()
    deck = count_up(len(parts.card_faces))
    dice.shuffle(deck)
    table.deck = deck
    table.first = dice.below(seats) if first < 0 else first
    for position in range(seats):
        take_position(table, (table.first + position) % seats, position)
    table.mayor = table.first
    begin_turn(table)
    table.settle()
    return table


def take_position(table: Table, seat: i64, position: i64) -> None:
    """The starting cash, one house, one post, and the first field of that post's market."""
    parts = table.parts
    table.score(seat, FROM_START, parts.cash)
    table.put(seat, TOKENS, parts.tokens)
    table.place_house(seat, parts.start_houses[position])
    table.place_post(seat, parts.start_posts[position])
    table.step_forward(seat, market_of(parts.start_posts[position]))
