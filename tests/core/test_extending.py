"""A game and a bot of one's own, in plain Python, on the engine as it is installed: compiled or not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.bots.base import Bot
from quayside.bots.search import SearchBot
from quayside.core.actions import ActionSpace
from quayside.core.conformance import check_game, check_hidden
from quayside.core.dice import Dice
from quayside.core.game import Game
from quayside.core.state import Frame, State
from quayside.core.vectors import blank, count_up, in_order

CARDS = 9
TAKE, LEAVE = 0, 1


class Line(State):
    """Cards 0 to 8 lie face down in a line; whoever is to move takes the next one or leaves it to the next player."""

    def __init__(self, game: Any, seats: int, dice: Dice) -> None:
        super().__init__(game, FRAMES, seats, dice)
        self.deck = count_up(CARDS)
        self.turned = 0
        self.points = blank(seats)

    def copy(self) -> Line:
        other = Line(self.game, int(self.seats), self.dice.copy())
        self.copy_to(other)
        other.deck = self.deck
        other.turned = self.turned
        return other

    def redraw(self, seat: int) -> None:
        self.deck = in_order(self.deck, self.turned, CARDS)
        self.dice.shuffle(self.deck, self.turned, CARDS)


class Choosing(Frame[Line]):
    """Take the card that lies open, or leave it."""

    def legal(self, table: Line, seat: int) -> vec[i64]:
        return append(append(vec[i64](), TAKE), LEAVE)

    def apply(self, table: Line, seat: int, action: int) -> None:
        if action == TAKE:
            table.score(seat, 0, table.deck[table.turned - 1])
            table.log("take", seat)
        if table.turned == CARDS:
            table.finish()
            return
        table.turned += 1
        table.reveal()
        table.become(0, (seat + 1) % int(table.seats))


FRAMES: list[Frame[Any]] = [Choosing("choosing")]


class LineGame(Game):
    slug = "line"
    title = "Line"
    rules = 1
    seats = range(2, 4)
    actions = ActionSpace([("take", "", ()), ("leave", "", ())])
    sources = ["cards"]
    journal = {"take": ("seat",)}
    names: dict[str, list[str]] = {}
    prompts = ["choosing"]
    phases = ["play"]
    folder = Path(__file__).parent

    def check_edition(self) -> None:
        pass

    def start(self, seats: int, dice: Dice, options: dict[str, str]) -> State:
        table = Line(self, seats, dice)
        table.dice.shuffle(table.deck)
        table.turned = 1
        table.become(0, 0)
        table.settle()
        return table

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return {"open": [int(card) for card in state.deck][: state.turned], "scores": state.scores()}


@pytest.fixture
def line(tmp_path: Path) -> Game:
    (tmp_path / "edition.toml").write_text('name = "standard"\ngame = "line"\n')
    made = type("Made", (LineGame,), {"folder": tmp_path})
    return made()


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_in_plain_python_gets_the_conformance_test_for_free(line: Game, seats: int) -> None:
    for number in range(20):
        final = check_game(line, seats, f"line {number}")
        assert sum(final.scores()) <= sum(range(CARDS))
    check_hidden(line, seats, "hidden")


class Hoarder(Bot):
    """Takes everything above 3."""

    def choose(self, state: Any, seat: int) -> int:
        return TAKE if state.view(seat)["open"][-1] > 3 else LEAVE


def test_a_bot_in_plain_python_plays_against_search(line: Game) -> None:
    players = [Hoarder(1), SearchBot(2, iterations=30)]
    state = line.new(2, "bots")
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, players[seat].act(state, seat))
    assert state.over
    assert state.scores()[0] > 0
