"""Ferry, a template: copy this folder, rename, and change it into your game (docs/adding-a-game.md).

Crates come one at a time from a hidden stack. Whoever is to move loads the open crate into one of their few holds, or
waves it on to the next player; a crate that nobody wants sinks. The stack ends the game; crates are points.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.actions import ActionSpace
from quayside.core.dice import Dice
from quayside.core.edition import packed
from quayside.core.game import Game, Option
from quayside.core.observation import Acting, Field, Observation, Pen, Points
from quayside.core.state import Frame, State
from quayside.core.vectors import blank, in_order

# Actions are small numbers; each constant is the first of its kind, in the order of ACTIONS.
LOAD, WAVE_ON = 0, 1
ACTIONS = ActionSpace([("load", "", ()), ("wave_on", "", ())])

# Decisions, as frames; FRAMES below has them in this order.
LOADING = 0

# Where points come from, for the ledger.
FROM_CRATES = 0
SOURCES = ["crates"]

# What the numbers of each journal entry mean.
JOURNAL = {"loads": ("seat", "value"), "sinks": ("value",), "turns_over": ("value",)}


class Table(State):
    """A position: what lies on the table, and nothing else. `copy` copies it, `redraw` knows what is hidden."""

    def __init__(self, game: Any, seats: int, dice: Dice) -> None:
        super().__init__(game, FRAMES, seats, dice)
        self.stack = vec[i64]()  # all crates; the first `turned` have been turned over. Shared by copies, never changed
        self.turned = 0
        self.holds = blank(seats)  # free ones, by seat
        self.points = blank(seats * len(SOURCES))

    def copy(self) -> Table:
        other = Table(self.game, int(self.seats), self.dice.copy())
        self.copy_to(other)
        other.stack = self.stack
        other.turned = self.turned
        other.holds = self.holds[0:]
        return other

    def redraw(self, seat: int) -> None:
        """Hidden from everybody: the order of the stack. Sorted first, so that nothing of the truth is left in it."""
        self.stack = in_order(self.stack, self.turned, len(self.stack))
        self.dice.shuffle(self.stack, self.turned)

    def open_crate(self) -> int:
        return int(self.stack[self.turned - 1])

    def next_crate(self, seat: int) -> None:
        """Turn over the next crate for that player to decide about; without one, or without holds, the game ends."""
        if self.turned == len(self.stack) or not any(self.holds):
            self.finish()
            return
        self.turned += 1
        self.reveal()  # something hidden has come to light: what led here cannot be undone
        self.log("turns_over", self.open_crate())
        self.become(LOADING, seat)


class Loading(Frame[Table]):
    """Load the open crate, or wave it on. `count` is how many have waved it on already."""

    def legal(self, table: Table, seat: int) -> vec[i64]:
        moves = vec[i64]()
        if table.holds[seat]:
            moves = append(moves, LOAD)
        return append(moves, WAVE_ON)  # where only this is left, the engine does it by itself

    def apply(self, table: Table, seat: int, action: int) -> None:
        following = (seat + 1) % int(table.seats)
        if action == LOAD:
            table.holds[seat] -= 1
            table.score(seat, FROM_CRATES, table.open_crate())
            table.log("loads", seat, table.open_crate())
            table.next_crate(following)
        elif table.count + 1 < table.seats:
            table.become(LOADING, following, table.count + 1)
        else:
            table.log("sinks", table.open_crate())
            table.next_crate(following)


FRAMES: list[Frame[Any]] = [Loading("loading")]


class OpenCrate(Field[Table]):
    def write(self, table: Table, viewer: int, seat: int, pen: Pen) -> None:
        pen.count(0 if table.over else table.open_crate())


class CratesLeft(Field[Table]):
    def write(self, table: Table, viewer: int, seat: int, pen: Pen) -> None:
        pen.count(len(table.stack) - table.turned)


class Holds(Field[Table]):
    def write(self, table: Table, viewer: int, seat: int, pen: Pen) -> None:
        pen.count(table.holds[seat])


class Ferry(Game):
    """What can be chosen before the game, and how a position is made, shown and told."""

    slug = "ferry"
    title = "Ferry"
    rules = 1
    seats = range(2, 5)
    actions = ACTIONS
    options = (Option("first_player", ("random", "first_seat")),)
    sources = SOURCES
    journal = JOURNAL
    names: dict[str, list[str]] = {}
    prompts = ["loading"]
    phases = ["loading", "end"]
    folder = Path(__file__).parent
    observation = Observation(
        1,
        [OpenCrate("open", 1, "the open crate", 12), CratesLeft("left", 1, "crates in the stack", 12)],
        [Acting(), Points(12), Holds("holds", 1, "free holds", 3)],
    )

    def check_edition(self) -> None:
        """Every figure is asked for within limits, so that a bad file is refused with its line."""
        count = len(self.edition.get("crates", "values"))
        self.values = packed(self.edition.integers(count, 1, 99, "crates", "values"))
        self.holds = self.edition.integer(1, 9, "ferry", "holds")

    def start(self, seats: int, dice: Dice, options: dict[str, str]) -> State:
        table = Table(self, seats, dice)
        table.holds = blank(seats, self.holds)
        table.stack = self.values[0:]
        dice.shuffle(table.stack)
        table.next_crate(dice.below(seats) if options["first_player"] == "random" else 0)
        table.settle()
        return table

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return {
            "phase": "end" if state.over else "loading",
            "open": None if state.over else state.open_crate(),
            "turned": [int(state.stack[k]) for k in range(state.turned)],
            "left": len(state.stack) - state.turned,
            "holds": [int(free) for free in state.holds],
        }

    def prompt(self, state: Any, seat: int) -> dict[str, Any]:
        return {"key": "loading", "value": state.open_crate()}
