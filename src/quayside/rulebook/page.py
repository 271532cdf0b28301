"""A game's rules page in one language, as Markdown.

The page is written in `rules/<language>.md` of the game's folder, with blanks for what stands elsewhere:

    {start.cash}                 a figure of the edition
    {river.stops.count}          how many rows it has of something
    {time_track.fields.last.year}   a figure of the last row
    {start.coins coin/coins}     a figure and the form of the word that goes with it
    {district-docks}             what the game's own texts call it

So the page agrees with the table, also when the table uses an edition of its own. The list of the components with
their marks is made from the edition and stands at the end.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentResource

from quayside.core.game import Game
from quayside.rulebook.components import components
from quayside.words import GameWords

COMMON = Path(__file__).parent / "text"
BLANK = re.compile(r"\{([a-z_]+)([.-])([\w.]+)(?: ([^{}]+))?\}")
FORMS = {"one": 0, "few": 1, "many": 2}  # in this order; what is neither takes the last form


class PageWords(GameWords):
    """A game's messages, with the names of its components and the marks."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language, [])
        for folder in (game.folder / "rules", COMMON):
            self.bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))


@lru_cache(maxsize=100)
def rules_page(game: Game, language: str) -> str:
    """The whole page, the edition's components at its end.

    Headings carry the name of their anchor, the same in all languages: `## The end {#end}`.
    """
    words = PageWords(game, language)
    written = (game.folder / "rules" / f"{language}.md").read_text(encoding="utf-8")
    return f"{filled_in(written, words)}\n{components(words)}"


def filled_in(text: str, words: PageWords) -> str:
    """The text with its blanks filled in; one that means nothing is an error of ours."""

    def fill(blank: re.Match[str]) -> str:
        first, sign, rest, forms = blank.groups()
        if sign == "-":
            return words.say(f"{first}-{rest}")
        value = figure(words.game, f"{first}.{rest}")
        return f"{value} {agreeing(value, forms, words.language)}" if forms else value

    return BLANK.sub(fill, text)


def figure(game: Game, path: str) -> str:
    """What stands at a place of the edition; a list with commas, or its length."""
    counted = path.endswith(".count")
    parts = path.removesuffix(".count").split(".")
    value: Any = game.edition.get(*(-1 if part == "last" else int(part) if part.isdigit() else part for part in parts))
    if counted:
        return str(len(value))
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def agreeing(value: str, forms: str, language: str) -> str:
    """The form of a word after a number: "монета/монеты/монет"."""
    choices = forms.split("/")
    place = FORMS.get(Locale(language).plural_form(int(value)), len(choices) - 1)
    return choices[min(place, len(choices) - 1)]
