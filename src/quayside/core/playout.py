# quayside: compiled
"""Random play, as fast as the rules allow."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.dice import Dice
from quayside.core.state import State


def random_playout(state: State, dice: Dice, limit: i64 = 1_000_000) -> i64:
    """Play random legal moves until the game is over or `limit` decisions were made; how many were made."""
    made: i64 = 0
    while made < limit and state.waiting:
        seat = state.actor
        if seat < 0:
            seat = pick_actor(state, dice)
        moves = state.choices(seat)
        state.step(seat, moves[dice.below(len(moves))])
        made += 1
    return made


def random_record(state: State, dice: Dice, limit: i64 = 1_000_000) -> list[int]:
    """The same, returning what was played: for each decision, action * seats + seat."""
    played: list[int] = []
    while len(played) < limit and state.waiting:
        seat = state.actor
        if seat < 0:
            seat = pick_actor(state, dice)
        moves = state.choices(seat)
        action = moves[dice.below(len(moves))]
        state.step(seat, action)
        played.append(action * state.seats + seat)
    return played


def pick_actor(state: State, dice: Dice) -> i64:
    """One of the several seats that may act, at random."""
    waiting: i64 = 0
    for seat in range(state.seats):
        waiting += (state.waiting >> seat) & 1
    chosen = dice.below(waiting)
    for seat in range(state.seats):
        if (state.waiting >> seat) & 1:
            if chosen == 0:
                return seat
            chosen -= 1
    raise AssertionError("somebody is waited for")
