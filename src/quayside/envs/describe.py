"""The description of all observations, from the very fields that write them: `python -m quayside.envs.describe`."""

from __future__ import annotations

from typing import Any

import quayside
from quayside.core.game import Game
from quayside.core.observation import MANY, Field, Observation

INTRODUCTION = """# Observations

What a seat sees, as 32-bit floats, the same in every adapter. This page is made from the fields that write the numbers
(`make docs`), and a test compares the two.

- **Counts come first, flags after them.** Within each, the fields of the table come once; then those of a player, for
  every seat, clockwise from the one that looks. *Place* is where a field begins; `k` is 0 for oneself, 1 for the next
  player clockwise, and so on, and `n` the number of players.
- **Flags** are 0 or 1; a field that stands for one of several has at most one 1. **Counts** are divided by the unit
  that is given, so that usual ones lie between 0 and 1, and are cut off at {many}.
- Nothing hidden is in them: the conformance test draws everything anew that a seat cannot see, and the numbers must
  stay as they are.
- The version is part of the environments' names (`riverboat_v1`, `quayside/Riverboat-v1`) and rises whenever the
  numbers or the rewards of a position change.

Actions are numbers too: `quayside.game("riverboat").actions.words` lists them, the same in every adapter.
"""


def description() -> str:
    """The whole page."""
    parts = [INTRODUCTION.format(many=MANY)]
    parts += [of_game(quayside.game(slug)) for slug in quayside.games()]
    return "\n".join(parts)


def of_game(game: Game) -> str:
    """One game's tables."""
    observation = game.observation
    assert observation is not None
    sizes = ", ".join(f"{observation.size(seats)} with {seats}" for seats in game.seats)
    lines = [f"## {game.title}", "", f"Version {observation.version}; {len(game.actions)} actions."]
    lines += [f"Numbers by players: {sizes}.", ""]
    decisions = ", ".join(frame.name for frame in game.new().frames)
    lines += [f"Decisions, in the order of their flags: {decisions}.", ""]
    lines += ["| place | name | size | range | meaning |", "|:--|:--|--:|:--|:--|"]
    for flags in (False, True):
        lines += rows(observation, flags)
    return "\n".join([*lines, ""])


def rows(observation: Observation, flags: bool) -> list[str]:
    """The counts, or the flags."""
    table = [field for field in observation.table if (field.unit == 0) == flags]
    player = [field for field in observation.player if (field.unit == 0) == flags]
    counts = [sum(int(f.size) for f in fields if f.unit) for fields in (observation.table, observation.player)]
    start = f"{counts[0]} + {counts[1]}n + " if flags else ""
    lines, at = [], 0
    for field in table:
        lines.append(row(f"{start}{at}", field.name, field))
        at += int(field.size)
    block = sum(int(field.size) for field in player)
    for field in player:
        lines.append(row(f"{start}{at} + {block}k", f"player *k*: {field.name}", field))
        at += int(field.size)
    return lines


def row(place: str, name: str, field: Field[Any]) -> str:
    """One line of a table."""
    limits = f"{int(field.low)} to {MANY}" if field.unit else "0 or 1"
    meaning = f"{field.meaning}; unit {int(field.unit)}" if field.unit else field.meaning
    return f"| {place} | {name} | {int(field.size)} | {limits} | {meaning} |"


if __name__ == "__main__":
    print(description(), end="")
