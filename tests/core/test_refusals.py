"""Why an edition file is refused: in every language, with everything one needs to mend it."""

from __future__ import annotations

import ast
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import quayside
from quayside.core.edition import EditionFile
from quayside.core.errors import TEXTS, BadEdition
from quayside.words import LANGUAGES
from tests.test_words import keys_in

CORE = TEXTS.parent
GAMES = [quayside.game(slug) for slug in quayside.games()]


def refusals(source: Path) -> dict[str, set[str]]:
    """The keys of all refusals that a file raises, each with the names of its arguments."""
    raised: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("BadEdition", "self.refuse", "edition.refuse"):
            key = node.args[0]
            if isinstance(key, ast.Constant):  # else it is `refuse` itself, handing on its key
                given = {str(argument.arg) for argument in node.keywords}
                assert raised.setdefault(str(key.value), given) == given, f"{key.value}: other arguments elsewhere"
    return raised


OF_ALL_GAMES = refusals(CORE / "edition.py")
RAISED = [(TEXTS, key, given) for key, given in OF_ALL_GAMES.items()]
for game in GAMES:
    own = refusals(game.folder / "edition.py")
    RAISED += [(game.folder / "text", key, given) for key, given in own.items() if key not in OF_ALL_GAMES]


def test_refusals_are_found_in_the_sources() -> None:
    """So that the tests below mean something: every place that refuses is one of these."""
    for source in [CORE / "edition.py", *(game.folder / "edition.py" for game in GAMES)]:
        text = source.read_text(encoding="utf-8")
        assert text.count(".refuse(") + text.count("raise BadEdition(") >= len(refusals(source)) > 5
        assert text.count("raise ") == text.count("raise BadEdition(") + text.count(".refuse(")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_unused_or_told_twice(language: str) -> None:
    there = keys_in(TEXTS / f"{language}.ftl")
    assert sorted(there) == sorted({"bad_edition", "row"} | {f"refused-{key}" for key in OF_ALL_GAMES})
    for game in GAMES:
        own = [key for key in keys_in(game.folder / "text" / f"{language}.ftl") if key.startswith("refused-")]
        needed = {f"refused-{key}" for texts, key, _ in RAISED if texts == game.folder / "text"}
        assert sorted(own) == sorted(needed)
        assert not set(own) & set(there), "a game's own reason would never be told"


@pytest.mark.parametrize(("texts", "key", "given"), RAISED, ids=lambda part: part if isinstance(part, str) else "")
def test_every_reason_is_told_in_every_language_with_all_its_figures(texts: Path, key: str, given: set[str]) -> None:
    figures = dict(zip(sorted(given), range(1001, 2000)))  # 1001, not "1,001": one would copy it into the file
    refused = BadEdition(key, "mine.toml", 7, ("stops", 2), texts, **figures)
    assert len({refused.why(language) for language in LANGUAGES}) == len(LANGUAGES), "not translated"
    for language in LANGUAGES:
        said = refused.said(language)
        assert said.startswith("mine.toml, ")
        assert said.endswith(refused.why(language))
        assert {"7", "stops", "3"} <= set(said.replace(":", " ").split()), "line and row"
        for name, figure in figures.items():
            if name != "seats":  # "zu dritt"
                assert str(figure) in said, (language, name)
        for number in (0, 1, 2, 5):
            assert BadEdition(key, texts=texts, **dict.fromkeys(given, number)).said(language)


def test_the_exception_itself_reads_english_also_in_another_process() -> None:
    with pytest.raises(BadEdition) as caught:
        quayside.game("riverboat").with_edition(EditionFile('name = "x"\ngame = "riverboat"', "mine.toml"))
    refused = pickle.loads(pickle.dumps(caught.value))
    assert str(refused) == str(caught.value) == "mine.toml, line 1: pieces: 'pieces' is missing."
    assert refused.said("fr") == "mine.toml, ligne 1 : pieces : il manque 'pieces'."
    assert (refused.line, refused.where()) == (1, "pieces")


@pytest.mark.parametrize(
    "text",
    [
        '"' + "k" * 9000 + '" = 1',
        "name = " + "[" + "1," * 9000 + "]",
        ".".join(["deep"] * 900) + '.mark = "x"',
        "x = 1979-05-27T" + "9" * 9000,
    ],
)
def test_monstrous_values_are_refused_in_a_sentence_of_bearable_length(text: str) -> None:
    game = quayside.game("riverboat")
    for head in ("", 'name = "x"\ngame = "riverboat"\n'):
        with pytest.raises(BadEdition) as caught:
            game.with_edition(EditionFile(head + text, "mine.toml"))
        for language in LANGUAGES:
            assert len(caught.value.said(language)) < 2000


def test_nobody_waits_for_texts_that_nobody_reads() -> None:
    """The engine alone does not load the library that says things, which takes longer to load than the engine."""
    script = "import sys, quayside; quayside.game('riverboat').new(2, 'x'); print('fluent.runtime' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"
