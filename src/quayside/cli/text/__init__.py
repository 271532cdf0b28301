"""The words of the command line itself; those of the games are with the games."""

from __future__ import annotations

from pathlib import Path

from quayside.core.record import Record
from quayside.words import Words, words_of

COLOUR_NAMES = ("blue", "orange", "green", "red", "purple")
FOLDER = Path(__file__).parent


def cli_words(language: str) -> Words:
    """The command line's messages in a language."""
    return words_of(FOLDER, language)


def names_of(record: Record, language: str) -> list[str]:
    """What the players are called: by their colour, as in the rulebooks' examples."""
    say = cli_words(language)
    return [say.say(f"colour-{colour}") for colour in COLOUR_NAMES[: record.seats]]
