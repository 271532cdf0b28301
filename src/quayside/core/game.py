"""A game: what can be chosen before it starts, and how a position of it is made, shown and told."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quayside.core.actions import ActionSpace
from quayside.core.dice import Dice, SecureDice
from quayside.core.edition import EditionFile
from quayside.core.errors import BadRequest
from quayside.core.journal import Entry
from quayside.core.observation import Observation
from quayside.core.state import State

LONGEST_SEED = 200


@dataclass(frozen=True)
class Option:
    """Something a table may choose before the game: a few values, the first of them the default."""

    name: str
    values: tuple[str, ...]


class Game:
    """The rules of one game with one edition of its components.

    Each game derives one class from this and fills in the attributes and the methods that raise here.
    """

    slug: str  # in addresses and records
    title: str  # on the box
    rules: int  # raised when a rule changes, so that an old record is not misread
    seats: range  # allowed player counts
    actions: ActionSpace
    options: tuple[Option, ...] = ()
    sources: list[str]  # where points come from, for the ledger
    journal: Mapping[str, tuple[str, ...]]  # the names of each journal entry's numbers
    names: Mapping[str, Sequence[str]]  # what a number in the journal stands for, by its name
    ordinals: Sequence[str] = ()  # numbers in the journal that people count from 1
    observation: Observation | None = None  # a position as numbers, for learning
    prompts: Sequence[str]  # the keys that `prompt` may give
    phases: Sequence[str]  # what a view's "phase" may be
    deeds: Sequence[str] = ()  # the kinds of action that `why_not` knows about
    reasons: Sequence[str] = ()  # the keys that `why_not` may give
    folder: Path  # where edition.toml and text/ are

    def __init__(self, edition: EditionFile | None = None) -> None:
        self.standard = edition is None
        self.edition = edition or EditionFile.read(self.folder / "edition.toml")
        self.edition.texts = self.folder / "text"
        self.edition_name = self.edition.title()
        self.edition.word((self.slug,), "game")
        self.edition.check_marks()
        self.check_edition()

    def __repr__(self) -> str:
        return f"<{self.title}, edition {self.edition_name!r}>"

    def __reduce__(self) -> tuple[type[Game], tuple[EditionFile | None]]:
        """Sent to another process as the class and the edition's text: what is made of them is made anew there."""
        return type(self), (None if self.standard else self.edition,)

    def with_edition(self, edition: EditionFile) -> Game:
        """The same game with other components."""
        return type(self)(edition)

    def new(self, seats: int | None = None, seed: str | int = "0", options: Mapping[str, str] | None = None) -> State:
        """A fresh position. The same seats, seed and options are the same game everywhere.

        >>> import quayside
        >>> quayside.game("nieuw-amsterdam").new(seats=2, seed=7).actors() in ([0], [1])
        True
        """
        count = self.check_seats(self.seats[0] if seats is None else seats)
        return self.start(count, SecureDice(secret_of(check_seed(seed))), self.check_options(options or {}))

    def check_seats(self, seats: int) -> int:
        """The player count, if this game can be played by so many."""
        if type(seats) is not int or seats not in self.seats:
            raise BadRequest(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not for {seats!r}.")
        return seats

    def check_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with the chosen or the default value."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                there = ", ".join(known) or "none"
                raise BadRequest(f"{self.title} has no option {name!r}; its options: {there}.")
            if value not in known[name].values:
                raise BadRequest(f"Option {name!r} can be {' or '.join(known[name].values)}, not {value!r}.")
        return {option.name: chosen.get(option.name, option.values[0]) for option in self.options}

    def describe(self, entry: Entry) -> dict[str, Any]:
        """A journal entry as data for JSON, with named arguments."""
        told: dict[str, Any] = {"key": entry.key, "number": entry.number}
        for name, value in zip(self.journal[entry.key], entry.numbers, strict=True):
            known = self.names.get(name)
            told[name] = value if known is None else known[value]
        return told

    # What each game says

    def check_edition(self) -> None:
        """Refuse an edition that cannot be played, with a sentence that names the line."""
        raise NotImplementedError

    def start(self, seats: int, dice: Dice, options: dict[str, str]) -> State:
        """A fresh position, all arguments checked."""
        raise NotImplementedError

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What a seat may see of this game, besides what `State.view` tells of every game; as data for JSON."""
        raise NotImplementedError

    def prompt(self, state: Any, seat: int) -> dict[str, Any]:
        """What the seat has to decide, as a message key and its arguments."""
        raise NotImplementedError

    def explain(self, state: Any, seat: int, action: int) -> dict[str, Any]:
        """Further arguments for the words of a choice, beyond its own: what it costs, what it is about."""
        return {}

    def why_not(self, state: Any, seat: int, action: int) -> list[dict[str, Any]]:
        """Why the seat, whose turn it is, cannot do this now: message keys with their arguments; none if it can."""
        return []

    def secret_until_the_end(self, action: int, options: Mapping[str, str]) -> bool:
        """Whether, with these options, an action is told to nobody else before the end, such as a sealed price."""
        return False

    def racing(self, state: Any) -> bool:
        """Whether the first action decides for everybody, as with a running clock; then all are to be asked first."""
        return False

    def first_of(self, state: Any, answers: Mapping[int, int]) -> tuple[int, int]:
        """Of the answers that the seats in a race would give, the one that comes about: the seat and its action."""
        seat = min(answers)
        return seat, answers[seat]

    def summary_figures(self) -> dict[str, Any]:
        """What the words of the rules in short need to know of the edition."""
        return {}

    def text_keys(self) -> set[str]:
        """The messages that the game's text must have, besides labels."""
        keys = {f"action-{kind}" for kind in self.actions.all_kinds()} | {f"log-{key}" for key in self.journal}
        keys |= {f"{name}-{value}" for name, values in self.names.items() for value in values}
        keys |= {f"prompt-{prompt}" for prompt in self.prompts} | {f"source-{source}" for source in self.sources}
        keys |= {f"deed-{deed}" for deed in self.deeds} | {f"why-{reason}" for reason in self.reasons}
        keys |= {"why"} if self.deeds else set()
        keys |= {f"phase-{phase}" for phase in self.phases} | {f"option-{option.name}" for option in self.options}
        return keys | {f"{option.name}-{value}" for option in self.options for value in option.values}


def check_seed(seed: str | int) -> str:
    """A seed as text: 1 to 200 printable characters."""
    text = str(seed) if type(seed) in (str, int) else ""
    # isprintable also refuses lone surrogates, which no file could hold
    if not 1 <= len(text) <= LONGEST_SEED or not text.isprintable() or not text.strip():
        raise BadRequest(f"A seed is a number or a text of 1 to {LONGEST_SEED} printable characters.")
    return text


def secret_of(seed: str) -> bytes:
    """The 256-bit secret behind a game's dice."""
    return hashlib.sha256(b"quayside dice\n" + seed.encode()).digest()


def seed_hash(seed: str) -> str:
    """What a table publishes about its seed before the game is over."""
    return hashlib.sha256(b"quayside seed\n" + seed.encode()).hexdigest()
