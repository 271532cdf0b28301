"""Messages of a folder of Fluent files, one file a language, said with their arguments filled in.

Whatever in `core` needs this imports it only then: it takes longer to load than all of the engine.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message

from quayside.core.errors import BadRequest

LANGUAGES = ("en", "de", "fr", "ru")


class Words:
    """The messages of one folder in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        if language not in LANGUAGES:
            raise BadRequest(f"There are no words in {language!r}; the languages are {', '.join(LANGUAGES)}.")
        self.language = language
        # Marks around arguments help mixed writing directions, which none of our languages has.
        self.bundle = FluentBundle([language], use_isolating=False)
        resource = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))
        self.bundle.add_resource(resource)
        self.keys = [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self.bundle.has_message(key))

    def compile(self) -> None:
        """Make every message ready to be said; otherwise that is done when one is said for the first time."""
        for key in self.keys:
            self.bundle.get_message(key)
            time.sleep(0)  # let somebody else go on meanwhile: this takes a while, and nobody waits for it

    def say(self, key: str, **arguments: Any) -> str:
        """A message with its arguments filled in."""
        for name, value in arguments.items():
            if isinstance(value, str) and self.has(f"{name}-{value}"):
                arguments[name] = self._format(f"{name}-{value}", arguments)
        return self._format(key, arguments)

    def _format(self, key: str, arguments: Mapping[str, Any]) -> str:
        message = self.bundle.get_message(key)
        if message.value is None:
            raise ValueError(f"the message {key!r} has no text")
        text, errors = self.bundle.format_pattern(message.value, dict(arguments))
        if errors:
            raise ValueError(f"the message {key!r} ({self.language}) cannot be said: {errors}")
        return str(text)


@cache
def words_of(folder: Path, language: str) -> Words:
    """The messages of a folder, read once."""
    return Words(folder, language)


def ungrouped(value: str | int) -> Any:
    """An argument that, if it is a number, has no marks between the thousands: as a file must have it."""
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)
