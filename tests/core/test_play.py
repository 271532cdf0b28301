"""Undo: within one's own decisions, back to the last information barrier."""

from __future__ import annotations

import pytest

import quayside
from quayside.core.errors import IllegalAction
from quayside.core.play import Play
from quayside.core.record import Record
from quayside.core.snapshot import snapshot


def opened(seats: int = 3) -> Play:
    record = Record(quayside.game("nieuw-amsterdam"), seats, "undo", {"first_player": "first_seat"})
    return Play(record)


def act(play: Play, words: str) -> None:
    play.act(play.state.actors()[0], play.record.game.actions.parse(words))


def test_undo_restores_the_position_exactly() -> None:
    play = opened()
    before = snapshot(play.state)
    act(play, "found docks")
    play.undo(0)
    assert snapshot(play.state) == before
    assert play.record.moves == []


def test_another_players_action_is_a_barrier() -> None:
    play = opened()
    act(play, "found docks")
    act(play, "found docks")
    assert not play.can_undo(0)
    assert play.can_undo(1)
    with pytest.raises(IllegalAction):
        play.undo(0)
    with pytest.raises(IllegalAction):
        play.undo(1, moves=2)
    assert len(play.record.moves) == 2


def test_something_revealed_is_a_barrier() -> None:
    play = opened()
    for _ in range(6):
        act(play, "found docks")
    assert play.state.view(None)["round"] == 1, "the last business brought new cards onto the table"
    assert not play.can_undo(2)


def test_several_decisions_of_ones_own_can_be_taken_back_one_by_one_or_together() -> None:
    play = opened()
    for _ in range(6):
        act(play, "found docks")
    act(play, "auction 1")
    act(play, "bid 3")
    assert play.can_undo(0)
    play.undo(0)
    assert play.state.legal(0)[0] == play.record.game.actions.parse("bid 0")
    act(play, "bid 3")
    play.undo(0, moves=2)
    assert len(play.record.moves) == 6
    assert not play.can_undo(0)


def test_nothing_to_undo_at_the_start() -> None:
    play = opened()
    assert not play.can_undo(0)
    with pytest.raises(IllegalAction):
        play.undo(0)
    with pytest.raises(IllegalAction):
        play.undo(0, moves=0)


def test_a_refused_move_is_not_noted() -> None:
    play = opened()
    with pytest.raises(IllegalAction):
        play.act(1, 0)
    assert play.record.moves == []
