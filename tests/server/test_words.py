"""The server's words: none missing, none unused, each can be said in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import quayside.server
from quayside.server.refusals import CODES
from quayside.server.speech import chosen_language, problem, server_words
from quayside.words import LANGUAGES
from tests.test_words import keys_in

FOLDER = Path(quayside.server.__file__).parent
SAID = re.compile(r"""say\(\s*["']([a-z-]+)["']""")
LEVELS = ("random", "greedy", "easy", "medium", "hard", "expert")
ARGUMENTS = {
    "seconds": 3, "longest": 30, "games": "a", "reason": "b", "seats": 2, "seat": 1, "moves": 4, "levels": "c",
    "count": 2, "least": 2, "most": 4, "line": 7, "where": "i", "why": "illegal", "move": 5,
    "names": "d", "name": "e", "game": "f", "link": "g", "level": "h", "then": 1, "now": 2,
}  # fmt: skip


def keys_used() -> set[str]:
    said = {key for path in FOLDER.rglob("*.py") for key in SAID.findall(path.read_text(encoding="utf-8"))}
    return said | {f"refused-{code}" for code in CODES} | {f"level-{level}" for level in LEVELS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_or_unused(language: str) -> None:
    there = keys_in(FOLDER / "text" / f"{language}.ftl")
    assert len(there) == len(set(there)), "a key stands twice"
    assert set(there) - keys_used() == set(), "unused keys"
    assert keys_used() - set(there) == set(), "missing keys"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    for key in keys_used():
        for count in (0, 1, 2, 5):
            assert server_words(language).say(key, **{**ARGUMENTS, "count": count, "seconds": count, "line": count})


def test_every_refusal_in_the_sources_has_a_code() -> None:
    raised = re.compile(r"""Refusal\(\s*["']([a-z_]+)["']""")
    found = {code for path in FOLDER.rglob("*.py") for code in raised.findall(path.read_text(encoding="utf-8"))}
    assert found <= set(CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_record_has_words(language: str) -> None:
    raised = re.compile(r"""BadRecord\([^)]*?"([a-z]+)"(?:, number \+ 1)?\)""", re.DOTALL)
    source = (FOLDER.parent / "core" / "record.py").read_text(encoding="utf-8")
    faults = set(raised.findall(source)) | {"edition", "damaged"}
    assert {"illegal", "result", "running", "forged", "rules"} <= faults
    sentences = {problem("bad_record", language, {"why": why, "move": 3, "reason": "x"})["sentence"] for why in faults}
    assert len(sentences) == len(faults)


def test_the_language_is_the_one_asked_for_then_the_browsers() -> None:
    assert chosen_language("fr", "de") == "fr"
    assert chosen_language("xx", "nl, de-AT;q=0.8, fr;q=0.9") == "fr"
    assert chosen_language(None, None) == "en"
    assert chosen_language(None, ";;q=,,q") == "en"
