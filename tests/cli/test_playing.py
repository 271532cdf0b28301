"""A game at the keyboard: who is asked what, what is shown when, and that nothing is lost."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import quayside
from quayside.cli.asking import COMMANDS, Menu, words_for
from quayside.cli.boards import draw
from quayside.cli.text import COLOUR_NAMES, cli_words
from quayside.core.dice import FastDice
from quayside.core.journal import Journal
from quayside.core.playout import random_playout
from quayside.core.record import Record, read_record
from quayside.core.state import State
from quayside.words import LANGUAGES, GameWords
from tests.cli.conftest import Run

TWO = ["play", "nieuw-amsterdam", "--seats", "2", "--hotseat", "--option", "first_player=first_seat", "--seed", "7"]


def played(file: Path) -> list[str]:
    record = read_record(file, quayside.game)
    return [record.game.actions.text(action) for _, action in record.moves]


# Answers typed ahead


def test_answers_typed_ahead_are_for_whoever_typed_them(run: Run, tmp_path: Path) -> None:
    ran = run(*TWO, "--save", "g.json", typed="1 2 3 4\n6\nq\n")
    assert played(tmp_path / "g.json") == ["found lumberyard", "found trading_company"]
    assert "Typed ahead and forgotten, as somebody else acts: 2 3 4" in ran.out


def test_answers_typed_ahead_are_forgotten_when_a_bot_acts(run: Run, tmp_path: Path) -> None:
    run("play", "nieuw-amsterdam", "--bots", "random", "--seed", "7", "--option", "first_player=first_seat", "--save",
        "g.json", typed="1 2\nq\n")  # fmt: skip
    record = read_record(tmp_path / "g.json", quayside.game)
    assert [record.game.actions.text(action) for seat, action in record.moves if seat == 0] == ["found lumberyard"]


def test_several_pieces_can_be_paid_on_one_line(run: Run, tmp_path: Path) -> None:
    typed = "1\n2\n3\n4\nauction 1\n3\np\n1 1 2\nq\n"
    ran = run(*TWO, "--save", "g.json", typed=typed)
    assert played(tmp_path / "g.json")[4:] == ["auction 1", "bid 3", "pass", "pay coin", "pay coin", "pay good"]
    assert "several answers on one line: 1 1 3" in ran.out


# Taking back


def test_whoever_ended_a_turn_can_still_take_it_back(run: Run, tmp_path: Path) -> None:
    ran = run(*TWO, "--save", "g.json", typed="1\nu\n2\nq\n")
    assert "u undo (Blue)" in ran.out
    assert "Taken back: the last decision of Blue." in ran.out
    assert played(tmp_path / "g.json") == ["found granary"]
    assert ran.out.count("The river") == 2, "the table is drawn again"


def test_what_a_bot_did_is_not_taken_back(run: Run, tmp_path: Path) -> None:
    ran = run("play", "nieuw-amsterdam", "--bots", "random", "--seed", "7", "--option", "first_player=first_seat",
              "--save", "g.json", typed="1\nu\nq\n")  # fmt: skip
    assert "cannot be taken back" in ran.out
    assert len(played(tmp_path / "g.json")) > 2


# Saving


def test_a_place_where_the_game_cannot_be_saved_is_refused_before_it_begins(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    (tmp_path / "folder").mkdir()
    run(*TWO, "--save", "file/g.json").refused("cannot be saved as file/g.json", code=1)
    run(*TWO, "--save", "folder").refused("folder is a folder", code=1)
    run(*TWO, "--save", "x" * 250).refused("cannot be saved", code=1)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


def test_only_the_games_own_file_is_written_over(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    run(*TWO, "--save", "letter.txt").refused("already a file letter.txt", code=1)
    run(*TWO, "--save", "a.json", typed="1\nq\n")
    run(*TWO, "--save", "b.json", typed="q\n")
    run(*TWO, "--save", "a.json").refused("already a file a.json", "--resume", code=1)
    run("play", "--resume", "a.json", "--save", "b.json").refused("already a file b.json", code=1)
    run("play", "--resume", "a.json", "--save", "./a.json", typed="2\nq\n")
    assert (tmp_path / "letter.txt").read_text() == "dear"
    assert played(tmp_path / "a.json") == ["found lumberyard", "found granary"]


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be written into the folder "here"."""
    save = Record.save

    def refuse(record: Record, path: Path) -> None:
        if "here" in path.parts:
            raise OSError(28, "No space left on device", str(path))
        save(record, path)

    monkeypatch.setattr(Record, "save", refuse)


@pytest.mark.usefixtures("full_disk")
def test_when_saving_fails_one_plays_on_or_gives_another_name(run: Run, tmp_path: Path) -> None:
    ran = run(*TWO, "--save", "here/g.json", typed="1\ns\n\nq\n\n2\nq\nhere\nthere.json\n")
    assert ran.code == 0
    assert ran.out.count("cannot be saved as here/g.json: No space left on device.") == 3
    assert "here is a folder" in ran.out
    assert "The game is not saved." in ran.out
    assert played(tmp_path / "there.json") == ["found lumberyard", "found granary"]


@pytest.mark.usefixtures("full_disk")
def test_when_nobody_can_be_asked_the_game_is_saved_elsewhere(run: Run, tmp_path: Path) -> None:
    ran = run(*TWO, "--save", "here/g.json", typed="1\n")
    assert ran.code == 0
    kept = re.search(r"Saved as (nieuw-amsterdam-\S+\.json)\.", ran.out)
    assert kept
    assert played(tmp_path / kept[1]) == ["found lumberyard"]


def test_ctrl_c_saves_and_says_so_with_its_exit_code(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rich.console.Console.input", interrupt)
    ran = run(*TWO, "--save", "g.json")
    assert ran.code == 130
    assert "Saved as g.json" in ran.out
    assert "Traceback" not in ran.err
    assert played(tmp_path / "g.json") == []


def interrupt(*_: object, **__: object) -> str:
    raise KeyboardInterrupt


def test_names_with_brackets_and_colons_are_shown_as_they_are(run: Run) -> None:
    ran = run(*TWO, "--save", "a[b]:smile:.json", typed="q\n")
    assert "Saved as a[b]:smile:.json." in ran.out
    ran = run("play", "--resume", "a[b]:smile:.json", typed="q\n")
    assert ran.code == 0


# What is shown


def test_the_log_comes_after_the_table(run: Run) -> None:
    ran = run(*TWO, "--save", "g.json", typed="1\n2\n3\n4\nq\n")
    assert "Founding the town" in ran.out
    second = ran.out.rindex("Round 1 of")
    assert second < ran.out.index("Round 1 begins.") < ran.out.index("Choose a column of the cash box")


def test_the_choices_are_shown_again_only_on_demand(run: Run) -> None:
    def times(typed: str) -> int:
        ran = run(*TWO, "--save", f"{len(typed)}.json", typed=typed)
        return ran.out.count("1 Found a business: lumberyard")

    assert times("q\n") == 1
    assert times("l\n?\nr\ns\nq\n") == 1
    assert times("\nq\n") == 2
    assert times("b\nl\nq\n") == 2


def test_a_narrow_terminal_is_told_and_gets_the_whole_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for slug in quayside.games():
        monkeypatch.setenv("COLUMNS", "60")
        narrow = run("play", slug, "--hotseat", "--seed", "1", "--save", f"{slug}-60.json", typed="").out
        monkeypatch.setenv("COLUMNS", "80")
        wide = run("play", slug, "--hotseat", "--seed", "1", "--save", f"{slug}-80.json", typed="").out
        assert "80 columns" not in wide
        first, rest = narrow.replace("-60.json", "-80.json").split("break.\n")
        assert "80 columns wide" in " ".join(first.split())
        assert "this one has 60" in " ".join(first.split())
        assert rest == wide


def test_the_table_is_drawn_after_every_region_card(run: Run) -> None:
    ran = run("play", "riverboat", "--seats", "2", "--hotseat", "--seed", "1", "--save", "g.json",
              typed="1\n1\n1\n1\n1\n" + "1\n" * 8 + "q\n")  # fmt: skip
    heads = re.findall(r"\((\d)/8\)", ran.out)
    assert heads[:3] == ["1", "2", "3"]


def test_a_hint_shows_the_best_choices(run: Run) -> None:
    ran = run(*TWO, "--save", "g.json", typed="h\nq\n")
    lines = re.findall(r"  [\d.]+ points · victory \d+% · thought \d+%: Found a business: [a-z ]+", ran.out)
    assert len(lines) == 3


def test_the_rules_are_told_and_hinted_at(run: Run) -> None:
    ran = run(*TWO, "--save", "g.json", typed="?\nr\nrules\nq\n")
    assert "Type r for the rules" in ran.out.split("Your choice")[0]
    assert ran.out.count("– lumberyard: buy or sell timber") == 2
    assert "r (rules)" in ran.out


# What may be typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_in_every_language(run: Run, language: str) -> None:
    say = cli_words(language)
    told = {
        "undo": say.say("no-undo"),
        "hint": say.say("hint-heading")[:30],
        "save": say.say("saved", file="", word="")[:8],
        "help": "1 1 3",
        "rules": GameWords(quayside.game("nieuw-amsterdam"), language, []).say("district-lumberyard") + ": ",
    }
    refused = say.say("unknown", said="?")[1:]
    for command in COMMANDS:
        for number, word in enumerate(words_for(command, say)):
            file = f"{command}{number}.json"
            ran = run(*TWO, "--language", language, "--save", file, typed=f"{word}\nq\n")
            assert refused not in ran.out, word
            assert joined(told.get(command, "")) in joined(ran.out), word


def joined(text: str) -> str:
    """Without line breaks, and without the French space before a colon."""
    return " ".join(text.split()).replace(" :", ":")


def test_p_passes(run: Run, tmp_path: Path) -> None:
    for number, word in enumerate(("p", "pass", "PASS")):
        file = f"{number}.json"
        ran = run(*TWO, "--save", file, typed=f"1\n2\n3\n4\nauction 1\n3\n{word}\nq\n")
        assert "  p Pass" in ran.out
        assert played(tmp_path / file)[-1] == "pass"


def test_the_first_letters_and_the_number_are_enough() -> None:
    game = quayside.game("nieuw-amsterdam")
    state = game.new(2, "7")
    words = GameWords(game, "en", ["A", "B"])
    for _ in range(4):
        seat = state.actors()[0]
        menu = Menu(cli_words("en"), words, state, seat)
        assert menu.find("f doc") == menu.find("found docks")
        assert menu.find("f d") is not None
        assert menu.find("f l x") is None
        state.apply(seat, state.legal(seat)[0])
    menu = Menu(cli_words("en"), words, state, state.actors()[0])
    for number in range(1, 6):
        action = menu.words.get(f"auction {number}")
        assert menu.find(f"a {number}") == menu.find(f"auc {number}") == action
    assert menu.find("a") is None
    assert menu.short_example() == menu.example.replace("auction", "a")


# The table of Nieuw Amsterdam


def drawn(state: State, language: str = "en") -> str:
    names = [cli_words(language).say(f"colour-{name}") for name in COLOUR_NAMES[: state.seats]]
    console = Console(width=80, file=StringIO(), color_system=None, markup=False)
    console.print(draw(state.view(0), GameWords(state.game, language, names)))
    return console.file.getvalue()  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("slug", quayside.games())
def test_the_table_says_which_letter_is_whose(slug: str) -> None:
    assert "A Blue, B Orange, C Green" in drawn(quayside.game(slug).new(3, "7"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_town_names_players_and_districts_in_full(language: str) -> None:
    game = quayside.game("nieuw-amsterdam")
    words = GameWords(game, language, [])
    table = drawn(game.new(5, "7"), language)
    town = table.split(words.say("label-town"))[1].split(words.say("label-traders"))[0]
    for letter, name in zip("ABCDE", COLOUR_NAMES, strict=True):
        assert f"{letter} {cli_words(language).say(f'colour-{name}')}" in town
    for name in game.names["district"]:
        for word in words.say(f"district-{name}").split():
            assert re.search(rf"\b{word}\b", town), word


def test_land_shows_points_by_place_timber_and_grain_with_a_legend() -> None:
    state = late_game()
    rows = re.findall(r"(\d+):(?:\[[■·]+\|\d+\]|\([■·]*\|\d+→\d+\))", drawn(state))
    assert rows
    assert {int(points) for points in rows} <= {1, 3, 6, 10, 15, 21, 28, 36}
    assert "■ built" in drawn(state)


def late_game() -> State:
    """After some rounds of random play."""
    state = quayside.game("nieuw-amsterdam").new(3, "7")
    random_playout(state, FastDice(3), 120)
    return state


def test_the_forecast_is_explained_and_goes_when_the_round_is_over() -> None:
    state = quayside.game("nieuw-amsterdam").new(2, "7")
    assert "harvest less food" in drawn(state)
    assert re.search(r"8 \+0", drawn(state))
    random_playout(state, FastDice(3), 10_000)
    assert state.over
    players = drawn(state).split("Players in turn order")[1]
    assert "harvest less food" not in players
    assert not re.search(r"\d \+\d", players)


def test_nothing_is_told_of_what_is_not_there() -> None:
    """No kinds of tiles that a column lacks."""
    game = quayside.game("nieuw-amsterdam")
    for language, zero in (("en", "0 city"), ("de", "0 Stadt"), ("fr", "0 Ville"), ("ru", "Город 0")):
        words = GameWords(game, language, ["A", "B", "C"])
        state = game.new(3, "7")
        for _ in range(6):
            state.apply(state.actors()[0], state.legal(state.actors()[0])[0])
        said = [words.choice(state, state.actors()[0], action) for action in state.legal(state.actors()[0])]
        assert len(said) == 5
        assert not any(zero in line for line in said)


def test_the_log_tells_the_figures_of_land_and_ships() -> None:
    game = quayside.game("nieuw-amsterdam")
    words = GameWords(game, "en", ["A", "B", "C"])
    told = []
    for number in range(8):
        state = game.new(3, f"told {number}")
        state.journal = Journal()
        random_playout(state, FastDice(number), 10_000)
        told += words.logs([game.describe(entry) for entry in state.journal.entries])
    assert any(re.fullmatch(r". gains land: \d houses?, \d timber, \d grain\.", line) for line in told)
    assert any(re.fullmatch(r". chooses a ship: \d furs, \d coins?, \d goods? a round\.", line) for line in told)
    assert any(re.fullmatch(r". scores \d+ for furs left and \d+ for other pieces left\.", line) for line in told)
    assert any("feeds the businesses" in line for line in told)
    assert not any("with 0 grain" in line for line in told)
