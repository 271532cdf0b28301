"""Whole recorded games, replayed move by move: a change of the rules shows up here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import quayside
from quayside.core.record import read_record

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_recorded_game_is_still_legal_and_ends_the_same(path: Path) -> None:
    record = read_record(path, quayside.game)
    data = json.loads(path.read_text(encoding="utf-8"))
    legal = 0
    for state, move in zip(record.states(), [*record.moves, None], strict=True):
        if move is not None:
            seat, action = move
            assert action in state.legal(seat)
            legal += 1
    assert legal == len(data["moves"])
    assert state.over
    assert {"scores": state.scores(), "winners": state.winners()} == data["result"]


@pytest.mark.parametrize("slug", quayside.games())
def test_there_are_two_recorded_games_for_every_player_count(slug: str) -> None:
    for seats in quayside.game(slug).seats:
        there = [path for path in RECORDS if path.name.startswith(f"{slug}-{seats}p-")]
        assert len(there) >= 2, f"{slug} with {seats} players"
