"""What can go wrong, in sentences meant for the person who caused it."""

from __future__ import annotations

from pathlib import Path

TEXTS = Path(__file__).parent / "text"
LONGEST = 400  # characters of anything that is quoted


class QuaysideError(Exception):
    """Bad input of any kind; its text is a sentence that can be shown as it is."""


class IllegalAction(QuaysideError):
    """A move that the rules do not allow now. The position has not changed."""


class BadRecord(QuaysideError):
    """A record that cannot be read or replayed; `why` and `move` for who says it in other words."""

    def __init__(self, sentence: str, why: str = "damaged", move: int = 0) -> None:
        super().__init__(sentence)
        self.why = why  # damaged, running, forged, rules, edition, illegal, result
        self.move = move


class BadEdition(QuaysideError):
    """An edition file that does not describe a playable set of components; its text is English, `said` any language.

    The reason is a message `refused-<key>` with arguments, from the texts of `core` or of the game. `line` and `path`
    lead to the value that is wrong, if it is about one.
    """

    def __init__(
        self,
        key: str,
        name: str = "",
        line: int = 0,
        path: tuple[str | int, ...] = (),
        texts: Path | None = None,
        **arguments: str | int,
    ) -> None:
        super().__init__(key)
        self.key = key
        self.name = shortened(name)
        self.line = line
        self.path = path
        self.texts = texts
        self.arguments = {
            what: shortened(value) if isinstance(value, str) else value for what, value in arguments.items()
        }

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str) -> str:
        """The whole sentence, with file and place."""
        why = self.why(language)
        if not self.name:
            return why
        where = self.where(language)
        return self._say(language, "bad_edition", name=self.name, line=self.line, where=where, why=why)

    def where(self, language: str = "en") -> str:
        """The place in the file."""
        parts = [self._say(language, "row", row=part + 1) if isinstance(part, int) else part for part in self.path]
        return shortened(" ".join(parts))

    def why(self, language: str = "en") -> str:
        """What is wrong and what is allowed, without file and place."""
        return self._say(language, f"refused-{self.key}", **self.arguments)

    def _say(self, language: str, key: str, **arguments: str | int) -> str:
        from quayside.core.messages import ungrouped, words_of  # slow to load, and mostly nothing is refused

        words = words_of(TEXTS, language)
        if self.texts and not words.has(key):
            words = words_of(self.texts, language)
        return words.say(key, **{name: ungrouped(value) for name, value in arguments.items()})


class BadRequest(QuaysideError):
    """A game, a seat count, a seed or an option that does not exist."""


def shortened(text: str) -> str:
    """What is quoted from a file, without its end if it is very long."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
