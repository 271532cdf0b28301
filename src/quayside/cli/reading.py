"""`quayside rules` and `quayside edition`: a game's rules page, and the file of its components."""

from __future__ import annotations

import re

from rich.markdown import Markdown

from quayside.cli.common import screen
from quayside.cli.text import cli_words
from quayside.core.errors import BadRequest
from quayside.core.game import Game
from quayside.rulebook import rules_page

HEADING = re.compile(r"^(#+) .*?(?: \{#([\w-]+)\})?$", re.M)
INSIDE = re.compile(r"\[([^\]]+)\]\(#([^)]+)\)")
OUTSIDE = re.compile(r"\[([^\]]+)\]\([^)]+\)")  # leads nowhere in a terminal
ANCHOR = re.compile(r" \{#[\w-]+\}$", re.M)


def show_rules(game: Game, language: str, chapter: str | None) -> None:
    """Print the rules page, or one chapter of it."""
    page = rules_page(game, language)
    if chapter is not None:
        page = chapter_of(page, chapter, language)
    page = OUTSIDE.sub(r"\1", INSIDE.sub(r"\1 (--chapter \2)", page))
    screen().print(Markdown(ANCHOR.sub("", page), hyperlinks=False))


def chapter_of(page: str, wanted: str, language: str) -> str:
    """From the heading with this anchor to the next one that is not below it."""
    headings = list(HEADING.finditer(page))
    for k, found in enumerate(headings):
        if found[2] == wanted:
            end = next((later.start() for later in headings[k + 1 :] if len(later[1]) <= len(found[1])), len(page))
            return page[found.start() : end]
    chapters = ", ".join(found[2] for found in headings if found[2])
    raise BadRequest(cli_words(language).say("rules-no-chapter", chapter=wanted, chapters=chapters))


def print_edition(game: Game) -> None:
    """The edition file as it is, to be copied and changed."""
    print(game.edition.text, end="")
