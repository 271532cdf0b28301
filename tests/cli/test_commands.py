"""The command line: what it prints, and that bad input gets a sentence and a non-zero exit, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import quayside
from quayside.core.record import read_record
from tests.cli.conftest import Run


def test_version_says_whether_the_engine_is_compiled(run: Run) -> None:
    kind = "compiled" if quayside.compiled() else "interpreted"
    assert run("--version").out == f"quayside {quayside.__version__} (engine {kind})\n"


def test_without_a_command_there_is_help_and_nothing_else(run: Run) -> None:
    ran = run()
    assert ran.code == 0
    assert ran.err == ""
    assert "Usage:" in ran.out
    assert "tells more" not in ran.out


def test_games_lists_every_game(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    for slug in quayside.games():
        assert slug in ran.out
    assert "reconstruction" in ran.out


def test_simulate_json_prints_one_object(run: Run) -> None:
    ran = run("simulate", "nieuw-amsterdam", "--seats", "3", "--games", "7", "--seed", "s", "--json")
    assert ran.code == 0
    result = json.loads(ran.out)
    assert {
        "game", "seats", "games", "finished", "seed", "decisions", "seconds", "decisions_per_second", "mean_scores",
        "mean_decisions_per_game", "digest",
    } <= set(result)  # fmt: skip
    assert (result["game"], result["seats"], result["games"], result["finished"]) == ("nieuw-amsterdam", 3, 7, 7)
    assert len(result["mean_scores"]) == 3
    assert len(result["digest"]) == 64
    assert result["mean_decisions_per_game"] == pytest.approx(result["decisions"] / 7, abs=0.1)


def test_simulate_is_the_same_with_any_number_of_jobs_and_different_with_another_seed(run: Run) -> None:
    def digest(*arguments: str) -> str:
        return str(json.loads(run("simulate", "nieuw-amsterdam", "--games", "4", "--json", *arguments).out)["digest"])

    assert digest("--jobs", "1") == digest("--jobs", "2") == digest("--jobs", "3")
    assert digest("--seed", "a") != digest("--seed", "b")
    assert digest("--bots", "greedy") != digest()


def test_simulate_for_people(run: Run) -> None:
    ran = run("simulate", "nieuw-amsterdam", "--games", "3")
    assert "3 games of nieuw-amsterdam" in ran.out
    assert "digest" in ran.out


@pytest.mark.parametrize(
    ("language", "simulated", "verified"),
    [
        ("de", "1 Spiel nieuw-amsterdam mit 2 Plätzen", "Das Ergebnis stimmt"),
        ("fr", "1 partie de nieuw-amsterdam à 2 places", "Le résultat est juste"),
        ("ru", "1 партия nieuw-amsterdam, мест: 2", "Результат верен"),
    ],
)
def test_simulate_and_verify_in_other_languages(run: Run, language: str, simulated: str, verified: str) -> None:
    ran = run("simulate", "nieuw-amsterdam", "--games", "1", "--out", ".", "--language", language)
    assert simulated in ran.out
    ran = run("verify", "nieuw-amsterdam-0.json", "--language", language)
    assert ran.code == 0
    assert verified in ran.out
    assert "legal" not in ran.out
    run("verify", "nieuw-amsterdam-0.json", "--language", "xx").refused("'xx'", "en")


def test_simulate_keeps_records_that_verify(run: Run, tmp_path: Path) -> None:
    run("simulate", "nieuw-amsterdam", "--games", "2", "--out", "kept", "--bots", "greedy")
    files = sorted((tmp_path / "kept").iterdir())
    assert len(files) == 2
    for file in files:
        ran = run("verify", str(file))
        assert ran.code == 0
        assert "The result is right" in ran.out
        assert "The seed fits its published hash" in ran.out


def test_verify_says_only_what_was_checked(run: Run, tmp_path: Path) -> None:
    run("simulate", "nieuw-amsterdam", "--games", "1", "--out", ".")
    file = tmp_path / "nieuw-amsterdam-0.json"
    data = json.loads(file.read_text())
    del data["seed_hash"]
    data["result"] = None
    file.write_text(json.dumps(data))
    ran = run("verify", file.name)
    assert ran.code == 0
    assert "fits" not in ran.out
    assert "is right" not in ran.out
    assert "no hash of its seed" in ran.out
    assert "tells no result" in ran.out


def test_play_saves_on_exit_and_resumes(run: Run, tmp_path: Path) -> None:
    ran = run("play", "nieuw-amsterdam", "--seed", "7", "--option", "first_player=first_seat", "--save", "g.json",
              typed="1\n2\n")  # fmt: skip
    assert ran.code == 0
    assert "--resume g.json" in ran.out
    record = read_record(tmp_path / "g.json", quayside.game)
    assert [record.game.actions.text(action) for seat, action in record.moves if seat == 0] == [
        "found lumberyard",
        "found granary",
    ]
    moves = len(record.moves)
    ran = run("play", "--resume", "g.json", typed="q\n")
    assert ran.code == 0
    assert len(read_record(tmp_path / "g.json", quayside.game).moves) == moves


def test_play_undo_hint_log_board_help_and_nonsense(run: Run, tmp_path: Path) -> None:
    ran = run("play", "nieuw-amsterdam", "--seats", "2", "--hotseat", "--option", "first_player=first_seat", "--save",
              "g.json", typed="u\nfound docks\n1\n3\nh\nl\nb\n?\nfly\n99\n\nfound mill\nq\n")  # fmt: skip
    assert ran.code == 0
    for part in ("cannot be taken back", "The best choices", "Blue founds a business: docks", "'fly'".strip("'"),
                 "99 is not one of the choices"):  # fmt: skip
        assert part in ran.out
    record = read_record(tmp_path / "g.json", quayside.game)
    assert [record.game.actions.text(action) for _, action in record.moves] == [
        "found docks",
        "found lumberyard",
        "found docks",
        "found millwork",
    ]


def test_undo_at_the_keyboard_takes_back_ones_own_decision(run: Run, tmp_path: Path) -> None:
    typed = "1\n1\n1\n1\nauction 1\nbid 3\nq\n"
    run("play", "nieuw-amsterdam", "--seats", "2", "--hotseat", "--option", "first_player=first_seat", "--save",
        "a.json", typed=typed)  # fmt: skip
    typed = typed.replace("bid 3\nq", "u\nauction 2\n4\nq")
    ran = run("play", "nieuw-amsterdam", "--seats", "2", "--hotseat", "--option", "first_player=first_seat", "--save",
              "b.json", typed=typed)  # fmt: skip
    assert "Taken back: the last decision of Blue." in ran.out
    record = read_record(tmp_path / "b.json", quayside.game)
    assert [record.game.actions.text(action) for _, action in record.moves][4:] == ["auction 2", "bid 4"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_can_be_played_at_the_keyboard(run: Run, tmp_path: Path, seats: int) -> None:
    """Always the first choice offered, or the lowest bid; bots sit in the other seats."""
    ran = run("play", "nieuw-amsterdam", "--seats", str(seats), "--bots", "random", "--seed", "whole",
              "--save", "g.json", typed="1\n" * 600)  # fmt: skip
    if "Saved as" in ran.out:  # a bid of 1 was too low: type the lowest number offered instead
        ran = run("play", "--resume", "g.json", typed="1\np\n" * 600)
    assert ran.code == 0
    assert "Total" in ran.out
    assert read_record(tmp_path / "g.json", quayside.game).verify().over


def test_replay_tells_the_game_and_shows_the_table(run: Run, tmp_path: Path) -> None:
    run("simulate", "nieuw-amsterdam", "--games", "1", "--out", ".")
    file = "nieuw-amsterdam-0.json"
    ran = run("replay", file)
    assert "Round 6 begins." in ran.out
    assert "Total" in ran.out
    early = run("replay", file, "--to", "10")
    assert "Round 6" not in early.out
    assert "after move 10 of" in early.out
    run("replay", file, "--to", "100000").refused("--to")
    run("replay", file, "--to", "-1").refused("--to")


# Bad input


def test_unknown_things_are_refused(run: Run) -> None:
    run("play", "chess").refused("no game 'chess'", "nieuw-amsterdam", code=1)
    run("play").refused("Which game")
    run("simulate", "chess").refused("no game 'chess'")
    run("play", "nieuw-amsterdam", "--seats", "9").refused("2 to 5 players")
    run("simulate", "nieuw-amsterdam", "--seats", "1").refused("2 to 5 players")
    run("play", "nieuw-amsterdam", "--bots", "genius").refused("no bot 'genius'", "greedy")
    run("simulate", "nieuw-amsterdam", "--bots", "genius").refused("no bot 'genius'")
    run("play", "nieuw-amsterdam", "--language", "xx").refused("'xx'", "en")
    run("play", "nieuw-amsterdam", "--option", "first_player").refused("name=value")
    run("play", "nieuw-amsterdam", "--option", "first_player=me").refused("random or first_seat")
    run("play", "nieuw-amsterdam", "--seed", "").refused("seed")
    run("simulate", "nieuw-amsterdam", "--seed", "\x07").refused("seed")
    run("simulate", "nieuw-amsterdam", "--games", "0").refused("--games", code=2)
    run("simulate", "nieuw-amsterdam", "--games", "many").refused("--games", "integer", code=2)
    run("dance").refused("dance", code=2)
    run("simulate").refused("GAME", code=2)
    run("simulate", "nieuw-amsterdam", "--gaems", "3").refused("--gaems", code=2)


def test_what_stands_in_the_file_cannot_be_chosen_when_resuming(run: Run) -> None:
    run("play", "nieuw-amsterdam", "--save", "g.json", typed="q\n")
    for given in (["nieuw-amsterdam"], ["--seats", "3"], ["--bots", "easy"], ["--hotseat"], ["--seed", "1"],
                  ["--edition", "x.toml"], ["--option", "first_player=random"]):  # fmt: skip
        name = given[0] if given[0].startswith("--") else "GAME"
        run("play", "--resume", "g.json", *given).refused("comes from the file", name, code=1)


def test_a_place_where_nothing_can_be_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    ran = run("simulate", "nieuw-amsterdam", "--games", "1", "--out", "file/deeper")
    ran.refused("file", code=1)


def test_files_that_are_no_records_are_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cut.json").write_text('{"quayside": 1, "game": "nieuw-am')
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        run(*command, "missing.json").refused("no file 'missing.json'")
        run(*command, "cut.json").refused("not a whole record")
        run(*command, ".").refused("cannot be read")


def test_a_record_with_an_illegal_move_is_refused_by_its_number(run: Run, tmp_path: Path) -> None:
    run("simulate", "nieuw-amsterdam", "--games", "1", "--out", ".")
    file = tmp_path / "nieuw-amsterdam-0.json"
    data = json.loads(file.read_text())
    data["moves"][20] = [data["moves"][20][0], "remove docks"]
    file.write_text(json.dumps(data))
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        run(*command, file.name).refused("Move 21 of the record is illegal")


def test_editions(run: Run, tmp_path: Path) -> None:
    text = quayside.game("nieuw-amsterdam").edition.text
    (tmp_path / "mine.toml").write_text(text.replace("coins = 8", "coins = 20").replace("Quayside recon", "My recon"))
    (tmp_path / "wrong.toml").write_text(text.replace("coins = 8", "coins = 800"))
    ran = run("play", "nieuw-amsterdam", "--edition", "mine.toml", "--save", "g.json", typed="")
    assert "My reconstruction" in ran.out
    assert "20" in ran.out
    run("play", "nieuw-amsterdam", "--edition", "wrong.toml").refused("wrong.toml, line", "from 0 to 60")
    run("simulate", "nieuw-amsterdam", "--edition", "none.toml").refused("no edition file 'none.toml'")
    for command, language, said in (
        ("play", "de", "start coins: 800 ist nicht erlaubt, sondern eine ganze Zahl von 0 bis 60."),
        ("rules", "fr", "start coins : 800 n’est pas permis ; il faut un nombre entier de 0 à 60."),
        ("simulate", "ru", "start coins: 800 не годится; нужно целое число от 0 до 60."),
    ):
        run(command, "nieuw-amsterdam", "--edition", "wrong.toml", "--language", language).refused("wrong.toml, ", said)
    run("arena", "nieuw-amsterdam", "greedy", "random", "--edition", "none.toml", "--language", "de").refused(
        "Eine Datei 'none.toml' mit einer Ausgabe gibt es nicht."
    )
    ran = run("simulate", "nieuw-amsterdam", "--edition", "mine.toml", "--games", "4", "--jobs", "2", "--json")
    assert json.loads(ran.out)["finished"] == 4
