"""Words: the same keys in every language, none missing, none unused, and each can be said."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.cells import cell_len
from rich.console import Console

import quayside
from quayside.bots import BOTS
from quayside.cli.asking import COMMAND_WORDS, commands, words_for
from quayside.cli.boards import draw
from quayside.cli.competing import COLUMNS, FAULTS
from quayside.cli.text import COLOUR_NAMES, cli_words
from quayside.core.conformance import NotConforming
from quayside.core.dice import FastDice
from quayside.core.journal import Journal
from quayside.core.playout import random_playout
from quayside.words import LANGUAGES, GameWords

GAMES = quayside.games()
SOURCES = Path(quayside.__file__).parent
CLI = SOURCES / "cli"
LABEL = re.compile(r"""["'](label-[a-z_]+)["']""")


def keys_in(path: Path) -> list[str]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    junk = [entry for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, f"{path.name} is not valid Fluent: {junk[0].content[:80]}"
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def labels_used(slug: str) -> set[str]:
    """Labels of the game's table, and those that every game has."""
    used = set(LABEL.findall((SOURCES / "words.py").read_text(encoding="utf-8")))
    board = CLI / "boards" / f"{slug.replace('-', '_')}.py"
    return used | set(LABEL.findall(board.read_text(encoding="utf-8"))) if board.exists() else used


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_no_key_is_missing_or_unused(slug: str, language: str) -> None:
    game = quayside.game(slug)
    there = keys_in(game.folder / "text" / f"{language}.ftl")
    assert len(there) == len(set(there)), "a key stands twice"
    there = [key for key in there if not key.startswith("refused-")]  # tests/core/test_refusals.py
    needed = game.text_keys() | labels_used(slug)
    assert set(there) - needed == set(), "unused keys"
    assert needed - set(there) == set(), "missing keys"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_whole_games_can_be_told(slug: str, language: str) -> None:
    """Every prompt, choice and log line of some games is said; a missing argument would raise."""
    game = quayside.game(slug)
    dice = FastDice(len(language))
    for seats in game.seats:
        words = GameWords(game, language, [f"P{seat}" for seat in range(seats)])
        state = game.new(seats, f"told {language}")
        state.journal = Journal()
        while not state.over:
            seat = state.actors()[0]
            moves = state.legal(seat)
            assert words.prompt(state, seat)
            said = [words.choice(state, seat, action) for action in moves]
            if len(set(said)) != len(said):
                raise NotConforming(f"two choices read alike: {sorted(said)}")
            state.apply(seat, moves[dice.below(len(moves))])
        lines = words.logs([game.describe(entry) for entry in state.journal.entries])
        assert len(lines) > 50
        assert all(line and "{" not in line for line in lines)


# The command line's own words

CLI_KEY = re.compile(r"""(?:say|\.say)\(\s*f?["']([a-z-]+)(?:["'{])""")


def cli_keys_used() -> set[str]:
    """Keys said in the sources of the command line, and those made of a value: commands, colours and levels."""
    used: set[str] = set()
    for path in [*CLI.glob("*.py"), *(CLI / "text").glob("*.py")]:
        used |= set(CLI_KEY.findall(path.read_text(encoding="utf-8")))
    used = {key for key in used if not key.endswith("-")}  # made of a value, and listed below or told by the game
    used |= {f"word-{command}" for command in COMMAND_WORDS} | {f"fault-{kind}" for kind in FAULTS}
    used |= {f"arena-column-{column}" for column in COLUMNS}
    return used | {f"colour-{colour}" for colour in COLOUR_NAMES} | {f"level-{level}" for level in BOTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_of_the_command_line_is_missing_or_unused(language: str) -> None:
    there = keys_in(CLI / "text" / f"{language}.ftl")
    assert len(there) == len(set(there)), "a key stands twice"
    assert set(there) - cli_keys_used() == set(), "unused keys"
    assert cli_keys_used() - set(there) == set(), "missing keys"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language: str) -> None:
    say = cli_words(language)
    words = [word for command in COMMAND_WORDS for word in set(words_for(command, say))]
    assert len(words) == len(set(words))
    assert len(commands(say)) == len(words) - len(set(words_for("pass", say))) + len("ublhrsq?") + len(["exit"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_the_rules_in_short_fit_on_a_screen(slug: str, language: str) -> None:
    game = quayside.game(slug)
    console = Console(width=80, file=StringIO(), color_system=None)
    console.print(GameWords(game, language, []).rules_in_short())
    assert 12 <= len(console.file.getvalue().splitlines()) <= 34
    for name in game.names.get("district", []):
        assert GameWords(game, language, []).say(f"district-{name}") in console.file.getvalue().replace("\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_the_table_fits_into_80_columns(slug: str, language: str) -> None:
    game = quayside.game(slug)
    dice = FastDice(9)
    seats = game.seats[-1]
    words = GameWords(game, language, [cli_words(language).say(f"colour-{name}") for name in COLOUR_NAMES[:seats]])
    state = game.new(seats, "drawn")
    while not state.over:
        random_playout(state, dice, 25)
        console = Console(width=80, file=StringIO(), color_system=None)
        console.print(draw(state.view(0), words))
        lines = console.file.getvalue().splitlines()
        assert 10 < len(lines) < 110
        assert all(cell_len(line) <= 80 for line in lines)
        assert not any("…" in line for line in lines), "something was cut off"
