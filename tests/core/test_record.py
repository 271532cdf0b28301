"""Records: whole games as files, and what happens with broken ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import quayside
from quayside.core.dice import FastDice
from quayside.core.errors import BadRecord
from quayside.core.game import seed_hash
from quayside.core.playout import random_record
from quayside.core.record import Record, parse_record, read_record, record_from, write_whole


@pytest.fixture
def record() -> Record:
    made = Record(quayside.game("nieuw-amsterdam"), 3, "a seed")
    state = made.start()
    made.moves = [(move % 3, move // 3) for move in random_record(state, FastDice(4))]
    made.finish(state)
    return made


def broken(record: Record, **changes: object) -> str:
    data = json.loads(record.to_json())
    data.update(changes)
    return json.dumps({key: value for key, value in data.items() if value != "gone"})


def refusal(text: str) -> str:
    with pytest.raises(BadRecord) as caught:
        parse_record(text, quayside.game).verify()
    return str(caught.value)


def test_json_is_the_same_as_the_data(record: Record) -> None:
    assert json.loads(record.to_json()) == record.to_dict()
    assert record_from(record.to_dict(), quayside.game).to_json() == record.to_json()


def test_without_the_secret_only_the_hash_is_told(record: Record) -> None:
    told = record.to_json(secret=False)
    assert "a seed" not in told
    assert json.loads(told)["seed_hash"] == seed_hash("a seed")
    assert "seed" in refusal(told)


def test_a_running_record_without_the_secret_tells_no_sealed_price() -> None:
    game = quayside.game("merchants-of-amsterdam")
    told = set()
    for price in ("none", "stop 90", "stop 150", "claim"):
        record = Record(game, 3, "sealed")
        state = record.start()
        while len(state.actors()) < 2:
            seat = state.actors()[0]
            record.moves.append((seat, state.legal(seat)[0]))
            state.apply(*record.moves[-1])
        record.moves.append((state.actors()[0], game.actions.parse(price)))
        state.apply(*record.moves[-1])
        told.add(record.to_json(secret=False))
        assert json.loads(record.to_json(secret=False)) == record.to_dict(secret=False)
        assert price in record.to_json(), "the table itself keeps it"
    assert len(told) == 1
    assert '"sealed"]' in told.pop()


def test_after_the_end_sealed_prices_are_told() -> None:
    game = quayside.game("merchants-of-amsterdam")
    record = Record(game, 3, "opened")
    state = record.start()
    record.moves = [(move % 3, move // 3) for move in random_record(state, FastDice(4))]
    assert "stop" not in record.to_json(secret=False)
    record.finish(state)
    assert '"stop ' in record.to_json(secret=False)
    clock = Record(game, 3, "clock", {"auction": "clock"})
    clock.moves = [(0, game.actions.parse("stop 90"))]
    assert "stop 90" in clock.to_json(secret=False), "everybody saw the clock being stopped"


def test_a_record_replays_to_any_move(record: Record) -> None:
    assert record.replay(0).number == 0
    assert record.replay(17).number == 17
    assert record.replay().over
    assert record.verify().scores() == record.result["scores"]


def test_a_record_cut_off_in_the_middle(record: Record) -> None:
    text = record.to_json()
    for cut in (0, 1, 40, len(text) // 2, len(text) - 3):
        assert "not a whole record" in refusal(text[:cut])


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"quayside": 99}, "format 99"),
        ({"quayside": True}, "format True"),
        ({"seed": "\ud800"}, "seed"),
        ({"seed": ""}, "seed"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": 7}, "no game '7'"),
        ({"rules": 0}, "rules version 0"),
        ({"seats": 9}, "2 to 5 players"),
        ({"seats": "three"}, "2 to 5 players"),
        ({"seats": True}, "2 to 5 players"),
        ({"options": {"first_player": "me"}}, "first_player"),
        ({"options": []}, "options"),
        ({"seed": 5}, "seed"),
        ({"seed": "another"}, "hash"),
        ({"edition": {"name": "x", "digest": "0"}}, "edition"),
        ({"edition": 3}, "edition"),
        ({"edition": {"name": "x", "digest": "0", "text": "name = 1"}}, "name"),
        ({"moves": "none"}, "list"),
        ({"moves": [[0, "fly"]]}, "Move 1"),
        ({"moves": [[0]]}, "Move 1"),
        ({"moves": [[7, "pass"]]}, "no seat 7"),
        ({"moves": [[0, "elections"]]}, "Move 1"),
        ({"moves": "gone"}, "no 'moves'"),
        ({"players": ["person"]}, "1 players for 3 seats"),
        ({"players": [1, 2, 3]}, "list of texts"),
        ({"result": {"scores": [1, 2, 3], "winners": [0]}}, "lead to"),
        ({"result": 12}, "result"),
    ],
)
def test_a_wrong_record_is_refused_with_a_sentence(record: Record, changes: dict[str, object], said: str) -> None:
    sentence = refusal(broken(record, **changes))
    assert said in sentence
    assert sentence.rstrip().endswith((".", "}"))


def test_a_result_without_its_moves_is_refused(record: Record) -> None:
    data = json.loads(record.to_json())
    data["moves"] = data["moves"][:20]
    assert "the game goes on" in refusal(json.dumps(data))


def test_things_that_are_no_records() -> None:
    for text in ("", "[]", "null", "{}", '"text"', "[" * 100_000, '{"quayside": ' + "1" * 5000 + "}"):
        assert refusal(text)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.json", tmp_path):
        with pytest.raises(BadRecord):
            read_record(path, quayside.game)
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="UTF-8"):
        read_record(binary, quayside.game)


def test_a_file_is_written_whole_or_not_at_all(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.json"
    record.save(path)
    assert read_record(path, quayside.game).to_json() == record.to_json()
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "a lone surrogate cannot be written: \ud800")
    assert read_record(path, quayside.game).to_json() == record.to_json(), "the old file is still whole"
    assert [file.name for file in path.parent.iterdir()] == ["game.json"], "no half-written file is left"


def test_an_edition_of_ones_own_travels_with_the_record() -> None:
    game = quayside.game("nieuw-amsterdam")
    text = game.edition.text.replace("coins = 8", "coins = 9").replace("Quayside reconstruction", "my box")
    own = game.with_edition(type(game.edition)(text, "my-copy.toml"))
    record = Record(own, 2, "own")
    assert record.start().view(0)["players"][0]["holdings"]["coin"] == 9
    again = parse_record(record.to_json(), quayside.game)
    assert again.game.edition_name == "my box"
    assert again.start().view(0)["players"][0]["holdings"]["coin"] == 9
