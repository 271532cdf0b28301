"""Who takes part: a level, a bot with settings, or a class of anybody's own.

hard                                 a level
search:iterations=200,depth=12       a kind of bot, with settings
mybots:Patient                       the class Patient of mybots.py, in this folder or installed
mybots:Patient:courage=3,style=calm  the same, made with Patient(seed, courage=3, style="calm")
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, Protocol

from quayside.bots import BOTS
from quayside.bots.policy import PolicyBot
from quayside.bots.search import SearchBot
from quayside.core.errors import BadRequest
from quayside.core.state import State

MOST_ITERATIONS = 1_000_000_000
LONGEST = 3600.0  # seconds for one decision
HERE = ""  # what sys.path calls the folder one is in

KINDS: dict[str, tuple[Callable[..., Player], Mapping[str, type[int] | type[float]]]] = {
    "search": (
        SearchBot,
        {
            "iterations": int,
            "seconds": float,
            "candidates": int,
            "depth": int,
            "exploration": float,
            "first_sight": float,
            "minds": int,
            "rivals": int,
        },
    ),
    "policy": (PolicyBot, {"candidates": int}),
}
# Settings that nobody can play with when they are zero or less; a budget of nothing would think for ever.
POSITIVE = {"candidates"}
BUDGETS = ("iterations", "seconds")


class Player(Protocol):
    """Whatever can take part; `quayside.bots.base.Bot` does."""

    def choose(self, state: State, seat: int) -> int:
        """One of `state.legal(seat)`, from a position that is the bot's own."""


@dataclass(frozen=True)
class Budget:
    """How long a search may think about a decision; what is 0 sets no limit."""

    iterations: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else str(self.iterations)


def budget_of(text: str) -> Budget:
    """A budget from its words: `0.5s` are seconds, `300` are iterations.

    >>> budget_of("0.5s"), budget_of("300")
    (Budget(iterations=0, seconds=0.5), Budget(iterations=300, seconds=0.0))
    """
    said = text.strip().lower()
    try:
        if said.endswith("s"):
            seconds = float(said[:-1])
            if 0 < seconds <= LONGEST:
                return Budget(seconds=seconds)
        elif 1 <= int(said) <= MOST_ITERATIONS:
            return Budget(iterations=int(said))
    except ValueError:
        pass
    raise BadRequest(
        f"A budget is a time like 0.5s (up to {LONGEST:.0f}s) or a number of iterations like 300, not {text!r}."
    )


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part: what it is called, and how it is made."""

    name: str
    maker: str  # a level, a kind, or module:Class
    settings: tuple[tuple[str, int | float | str], ...] = ()
    budget: Budget | None = None

    def make(self, seed: int) -> Player:
        """A fresh bot; the same seed makes the same choices."""
        if self.maker in BOTS:
            player: Player = BOTS[self.maker](seed)
        elif self.maker in KINDS:
            player = KINDS[self.maker][0](seed, **dict(self.settings))
        else:
            player = class_of(self.maker)(seed, **dict(self.settings))
        says_itself = any(name in BUDGETS for name, _ in self.settings)
        if self.budget is not None and isinstance(player, SearchBot) and not says_itself:
            player.limit(self.budget.iterations, self.budget.seconds)
        return player

    def check(self) -> None:
        """Make one for trial, so that what cannot be made is said before the first game."""
        try:
            player = self.make(0)
        except BadRequest:
            raise
        except Exception as error:
            raise BadRequest(
                f"The bot {self.name!r} cannot be made: {told(error)}. A bot's class takes a seed, then its settings."
            ) from None
        if not callable(getattr(player, "choose", None)):
            raise BadRequest(f"The bot {self.name!r} has no method choose(state, seat).")

    @property
    def file(self) -> str | None:
        """The file of a bot of somebody's own."""
        if self.maker in BOTS or self.maker in KINDS:
            return None
        return getattr(sys.modules[class_of(self.maker).__module__], "__file__", None)


def entrants_of(texts: Sequence[str], budget: Budget | None) -> tuple[Entrant, ...]:
    """The bots of a match from their words; the same one twice gets a number."""
    found: list[Entrant] = []
    for text in texts:
        entrant = replace(entrant_of(text), budget=budget)
        times = sum(other.name.partition(" #")[0] == entrant.name for other in found)
        found.append(replace(entrant, name=f"{entrant.name} #{times + 1}") if times else entrant)
    for entrant in found:
        entrant.check()
    return tuple(found)


def entrant_of(text: str) -> Entrant:
    """A bot from its words."""
    head, _, rest = text.partition(":")
    if head in BOTS:
        if rest:
            raise BadRequest(f"{head!r} is a level and takes no settings; say for example 'search:{rest}'.")
        return Entrant(text, head)
    if head in KINDS:
        return Entrant(text, head, tuple(settings_of(head, rest).items()))
    name, _, rest = rest.partition(":")
    if not name:
        raise BadRequest(
            f"There is no bot {text!r}; the bots are {', '.join(BOTS)}, "
            f"{' or '.join(KINDS)} with settings (search:iterations=200), or your own as module:Class."
        )
    return Entrant(text, f"{head}:{name}", tuple(pairs_of(rest, text).items()))


def settings_of(kind: str, text: str) -> dict[str, int | float | str]:
    """The settings of one of our own kinds of bot, each checked."""
    known = KINDS[kind][1]
    checked: dict[str, int | float | str] = {}
    for name, value in pairs_of(text, f"{kind}:{text}").items():
        if name not in known:
            raise BadRequest(f"The bot {kind!r} has no setting {name!r}; it has {', '.join(known)}.")
        whole = known[name] is int
        if isinstance(value, str) or (whole and not isinstance(value, int)) or not 0 <= value <= MOST_ITERATIONS:
            raise BadRequest(f"The setting {name!r} is a {'whole ' if whole else ''}number from 0 up, not {value!r}.")
        if name in POSITIVE and value == 0:
            raise BadRequest(f"The setting {name!r} is at least 1.")
        checked[name] = value
    if kind == "search" and checked.get("iterations") == 0 and not checked.get("seconds"):
        raise BadRequest("A search without a limit never ends; give it iterations or seconds.")
    return checked


def pairs_of(text: str, whole: str) -> dict[str, int | float | str]:
    """`name=value,name=value` with numbers as numbers."""
    pairs: dict[str, int | float | str] = {}
    for pair in text.split(",") if text else []:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals or not name.isidentifier() or not value or name in pairs:
            raise BadRequest(f"Settings are given once each as name=value,name=value; {whole!r} is not.")
        pairs[name] = number_of(value)
    return pairs


def number_of(text: str) -> int | float | str:
    """A number if the text is one."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def class_of(maker: str) -> Callable[..., Any]:
    """Somebody's own class. Their folder comes last on the path, so that no file in it hides a module of Python's."""
    module, _, name = maker.partition(":")
    if HERE not in sys.path:
        sys.path.append(HERE)
    try:
        made = import_module(module)
    except ModuleNotFoundError as error:
        if error.name and (module == error.name or module.startswith(f"{error.name}.")):
            raise BadRequest(f"There is no bot and no module {module!r}, here or installed.") from None
        raise BadRequest(f"The module {module!r} cannot be imported: {told(error)}.") from None
    except (Exception, SystemExit) as error:
        raise BadRequest(f"The module {module!r} cannot be imported: {told(error)}.") from None
    found = getattr(made, name, None)
    if not callable(found):
        raise BadRequest(f"The module {module!r} has no class {name!r}.")
    return found  # type: ignore[no-any-return]


def told(error: BaseException) -> str:
    """An error on one line, not too long."""
    text = " ".join(str(error).split())[:200].rstrip(".")
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
