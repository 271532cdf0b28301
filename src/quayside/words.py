"""Sentences: every prompt, choice and log line, in the language of whoever reads it.

A game's words are Fluent messages in its `text/<language>.ftl`:

    prompt-<frame>    what a player has to decide
    action-<kind>     a choice
    log-<key>         something that happened
    source-<name>     where points came from
    why-<reason>      why something cannot be done now, after its name, deed-<kind>
    refused-<key>     why an edition file is refused
    phase-<name>, label-<name>, option-<name>, …

An argument whose value is a word is itself looked up: the district "docks" is the message `district-docks`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from quayside.core.game import Game
from quayside.core.messages import LANGUAGES, Words, words_of
from quayside.core.state import State

__all__ = ["LANGUAGES", "GameWords", "Words", "words_of"]


class GameWords(Words):
    """The messages of one game in one language, for players with these names."""

    def __init__(self, game: Game, language: str, players: Sequence[str]) -> None:
        super().__init__(game.folder / "text", language)
        self.game = game
        self.players = players

    def prompt(self, state: State, seat: int) -> str:
        """What the seat has to decide now."""
        asked = self.game.prompt(state, seat)
        return self.say(f"prompt-{asked.pop('key')}", **asked)

    def choice(self, state: State, seat: int, action: int) -> str:
        """A choice in words."""
        arguments = {**self.game.actions.arguments[action], **self.game.explain(state, seat, action)}
        return self.say(f"action-{self.game.actions.kind(action)}", **arguments)

    def why_not(self, state: State, seat: int, action: int) -> str | None:
        """Why this cannot be done now, if the game can tell."""
        reasons = self.game.why_not(state, seat, action)
        if not reasons:
            return None
        told = "; ".join(self.say(f"why-{reason.pop('key')}", **reason) for reason in reasons)
        return self.say("why", deed=self.game.actions.kind(action), reasons=told)

    def log(self, entry: Mapping[str, Any]) -> str:
        """A journal entry, as `game.describe` gives it, in words."""
        told = {name: value for name, value in entry.items() if name not in ("key", "number")}
        for name in told:
            if name in ("seat", "other"):
                told[name] = self.players[told[name]]
            elif name in self.game.ordinals:
                told[name] += 1
        return self.say(f"log-{entry['key']}", **told)

    def logs(self, entries: Iterable[Mapping[str, Any]]) -> list[str]:
        """Journal entries in words; those that differ only in their count become one."""
        merged: list[dict[str, Any]] = []
        for entry in entries:
            last = merged[-1] if merged else {}
            same = {**entry, "number": 0, "count": 0} == {**last, "number": 0, "count": 0}
            if "count" in entry and same:
                last["count"] += entry["count"]
            else:
                merged.append(dict(entry))
        return [self.log(entry) for entry in merged]

    def rules_in_short(self) -> str:
        """The rules on one screen, with the edition's figures."""
        return self.say("label-rules_summary", **self.game.summary_figures())
