"""Sentences for many readers: each is made once and remembered."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from quayside.core.errors import BadEdition
from quayside.core.game import Game
from quayside.core.messages import ungrouped
from quayside.server.metrics import REFUSED
from quayside.words import LANGUAGES, GameWords, Words

FOLDER = Path(__file__).parent / "text"
REMEMBERED = 50_000


class ServerWords(Words):
    """The server's own messages; few of them, said often."""

    def __init__(self, language: str) -> None:
        super().__init__(FOLDER, language)
        self.said = lru_cache(maxsize=REMEMBERED)(self.say_now)

    def say_now(self, key: str, arguments: tuple[tuple[str, Any], ...]) -> str:
        return super().say(key, **dict(arguments))

    def say(self, key: str, **arguments: Any) -> str:
        return self.said(key, tuple(arguments.items()))


class TableWords(GameWords):
    """A game's messages for the people of one table. All tables of a game share what has been said before."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language, [])
        self.said = lru_cache(maxsize=REMEMBERED)(self.say_now)

    def say_now(self, key: str, arguments: tuple[tuple[str, Any], ...]) -> str:
        return super().say(key, **dict(arguments))

    def say(self, key: str, **arguments: Any) -> str:
        return self.said(key, tuple(arguments.items()))

    def for_players(self, players: Sequence[str]) -> TableWords:
        other = copy.copy(self)
        other.players = players
        return other


@cache
def _game_words(slug: str, folder: Path, language: str) -> TableWords:
    from quayside.games import game

    return TableWords(game(slug), language)


def table_words(game: Game, language: str, players: Sequence[str]) -> TableWords:
    """The words of a game; its edition does not matter for them, but for what the game itself explains."""
    words = _game_words(game.slug, game.folder, language).for_players(players)
    words.game = game
    return words


@cache
def server_words(language: str) -> ServerWords:
    """The server's own messages."""
    return ServerWords(language)


def problem(
    code: str, language: str, arguments: Mapping[str, Any], details: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    """The shape of `models.Problem`: a refusal in the reader's words. An exact reason, in English, goes with it."""
    REFUSED.labels(code).inc()
    reason = arguments.get("reason")
    exact = [] if reason is None else [{"where": [], "what": str(reason)}]
    if isinstance(reason, BadEdition):
        line, where = ungrouped(reason.line), reason.where(language)
        arguments = {"line": line, "where": where, "reason": reason.why(language)}
    return {
        "code": code,
        "sentence": server_words(language).say(f"refused-{code}", **arguments),
        "details": [*exact, *(details or [])],
        "number": arguments.get("number"),
    }


def chosen_language(wanted: str | None, accepted: str | None) -> str:
    """The language asked for, else the first one that the browser accepts and we speak, else English."""
    if wanted in LANGUAGES:
        return str(wanted)
    ranked: list[tuple[float, str]] = []
    for part in (accepted or "")[:500].split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        ranked.append((-weight, tag.strip().lower().partition("-")[0]))
    for _, tag in sorted(ranked, key=lambda pair: pair[0]):
        if tag in LANGUAGES:
            return tag
    return "en"
