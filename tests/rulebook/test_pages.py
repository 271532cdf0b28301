"""The rules pages: in every language, built alike, in the words and with the figures of the game itself."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.core.edition import EditionFile
from quayside.core.game import Game
from quayside.rulebook import rules_page
from quayside.rulebook.page import BLANK, COMMON, PageWords, agreeing
from quayside.words import LANGUAGES
from tests.test_words import keys_in

GAMES = quayside.games()
HEADING = re.compile(r"^(#+) (.+?)(?: \{#([\w-]+)\})?$", re.M)
EVERY_PAGE_HAS = ["goal", "pieces", "setup", "end", "players", "rulings", "edition"]


def headings(page: str) -> list[tuple[str, str]]:
    return [(found[1], found[3]) for found in HEADING.finditer(page)]


def chapter(page: str, anchor: str) -> str:
    found = re.search(rf"^(#+) [^\n]* \{{#{anchor}\}}\n(.*?)(?=^#{{1,2}} |\Z)", page, re.M | re.S)
    assert found, anchor
    return found[2]


def shape(text: str) -> list[str]:
    """What kind of thing stands on each line, so that nothing can be left out of a translation."""
    kinds = []
    for line in text.splitlines():
        if line.startswith("|"):
            kinds.append(f"row of {line.count('|')}")
        elif item := re.match(r"(- |\d+\. |#+ )", line):
            kinds.append(item[1])
        elif line and (not kinds or kinds[-1] == ""):
            kinds.append("paragraph")
        elif not line:
            kinds.append("")
    return [kind for kind in kinds if kind]


def changed(game: Game, *changes: tuple[str, str]) -> Game:
    text = game.edition.text
    for old, new in changes:
        assert text.count(old) >= 1, old
        text = text.replace(old, new, 1)
    return game.with_edition(EditionFile(text, "changed.toml"))


@pytest.mark.parametrize("slug", GAMES)
def test_every_page_has_the_same_chapters_tables_and_rulings_in_every_language(slug: str) -> None:
    game = quayside.game(slug)
    english = rules_page(game, "en")
    assert set(EVERY_PAGE_HAS) <= {anchor for _, anchor in headings(english)}
    anchors = [anchor for _, anchor in headings(english)[1:]]
    assert len(set(anchors)) == len(anchors), "an anchor stands twice"
    assert all(anchors), "a heading without an anchor"
    assert chapter(english, "rulings").count("\n- ") >= 10
    for language in LANGUAGES:
        page = rules_page(game, language)
        assert headings(page) == headings(english)
        assert shape(page) == shape(english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_pages_leave_no_blank_and_their_links_lead_somewhere(slug: str, language: str) -> None:
    page = rules_page(quayside.game(slug), language)
    anchors = {anchor for _, anchor in headings(page)}
    assert not BLANK.search(page)
    assert "{" not in re.sub(r"\{#[\w-]+\}", "", page)
    for target in re.findall(r"\]\(([^)]+)\)", page):
        assert target.removeprefix("#") in anchors or target == f"/api/games/{slug}/edition"


@pytest.mark.parametrize("slug", GAMES)
def test_no_paragraph_stands_in_two_languages(slug: str) -> None:
    written = [(quayside.game(slug).folder / "rules" / f"{one}.md").read_text(encoding="utf-8") for one in LANGUAGES]
    paragraphs = [part for text in written for part in set(text.split("\n\n")) if len(part) > 80]
    assert len(set(paragraphs)) == len(paragraphs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_call_things_what_the_table_calls_them(language: str) -> None:
    named = {
        "nieuw-amsterdam": ("district", "kind"),
        "merchants-of-amsterdam": ("market", "quarter", "region"),
        "riverboat": ("crop", "card", "region"),
    }
    assert set(named) == set(GAMES)
    for slug, kinds in named.items():
        game = quayside.game(slug)
        words = PageWords(game, language)
        page = " ".join(rules_page(game, language).partition("{#rulings}")[0].split())
        for kind in kinds:
            for name in game.names[kind]:
                assert words.say(f"{kind}-{name}") in page
        if slug == "riverboat":
            assert all(words.say(f"phase-{phase}") in page for phase in game.names["phase"])


# Words that a page must use because the prompts and choices do: the message, and the part of it that names the thing
SHARED = {
    "nieuw-amsterdam": {
        "en": ["cash box", "order token", "special action", "trading post", "longhouse", "warehouse", "elections"],
        "de": ["Geldkassette", "Reihenfolgemarker", "Sonderaktion", "Handelsposten", "Langhaus", "Lagerhaus", "Wahlen"],
        "fr": ["coffre", "Ordre du Tour", "action spéciale", "comptoir", "maison Lenape", "entrepôt", "élections"],
        "ru": ["денежного ящика", "порядка хода", "специальное действие", "фактори", "длинный дом", "склад", "выборы"],
    },
    "merchants-of-amsterdam": {
        "en": ["mayor", "hourglass", "trading post", "loan", "bridge"],
        "de": ["Bürgermeister", "Sanduhr", "Niederlassung", "Kredit", "Brücke", "Zeitbahn", "Prämie", "beanspruch"],
        "fr": ["bourgmestre", "sablier", "comptoir", "prêt", "pont", "iste du temps", "prime", "réclame"],
        "ru": ["бургомистр", "песочные часы", "фактори", "заём", "мост", "премия", "заявляет"],
    },
    "riverboat": {
        "en": ["harbour master", "surveyor", "opportunit", "privilege", "acquisition", "round track", "start marker"],
        "de": ["Hafenmeister", "Gutachter", "Gelegenheit", "Privileg", "Anschaffung", "Rundenleiste", "Kommissionär",
               "Startspielermarke", "Lademenge", "Gebietskarte", "Anbaugebiete", "Erntebonus"],
        "fr": ["maître du port", "géomètre", "opportunité", "privilège", "acquisition", "piste des manches", "charge",
               "étalage", "marqueur de premier joueur", "onus de récolte"],
        "ru": ["ачальник порта", "оценщик", "возможност", "привилегия", "приобретение", "шкалы раундов", "причал",
               "маркер первого игрока", "онус за урожай", "заполненные области"],
    },
}  # fmt: skip


@pytest.mark.parametrize("slug", GAMES)
def test_page_and_table_share_their_vocabulary(slug: str) -> None:
    game = quayside.game(slug)
    for language, words in SHARED[slug].items():
        texts = [rules_page(game, language), (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")]
        for word in words:
            for text in texts:
                assert word.lower() in " ".join(text.lower().split()), f"{language}: {word}"


def test_figures_come_from_the_edition() -> None:
    game = quayside.game("nieuw-amsterdam")
    own = changed(game, ("coins = 8", "coins = 21"), ('mark = "rulebook"', 'mark = "own copy"'))
    assert "8 Münzen" in rules_page(game, "de")
    page = rules_page(own, "de")
    assert "21 Münzen" in page
    assert "8 Münzen" not in page
    assert "21 монету" in rules_page(own, "ru")
    assert "| Münzen | 21 | eigenes Exemplar |" in page
    assert "Rekonstruktion**" in rules_page(game, "de")
    assert "Rekonstruktion**" not in page


def test_the_number_of_turns_on_the_page_of_merchants() -> None:
    game = quayside.game("merchants-of-amsterdam")
    rows = re.findall(r"^\| (\d) \| (\d) times each", rules_page(game, "en"), re.M)
    assert {int(seats): int(times) for seats, times in rows} == {
        seats: game.components[seats].turns // seats for seats in game.seats
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_figure_of_the_edition_is_listed_with_its_mark(slug: str, language: str) -> None:
    game = quayside.game(slug)
    counted = Counter(mark for part in game.edition.data.values() if isinstance(part, dict) for mark in marks_of(part))
    words = PageWords(game, language)
    rows = [line.strip("| ").split(" | ") for line in edition_chapter(game, language).splitlines()]
    said = {mark: words.say(f"mark-{mark}") for mark in ("rulebook", "derived", "found", "reconstructed")}
    said["reconstructed"] = f"*{said['reconstructed']}*"
    assert {mark: sum(row[-1] == word for row in rows) for mark, word in said.items()} == {
        **dict.fromkeys(said, 0),
        **counted,
    }
    assert {row[0]: int(row[2]) for row in rows if row[0] in said.values()} == {
        said[mark]: count for mark, count in counted.items()
    }


def edition_chapter(game: Game, language: str) -> str:
    page = rules_page(game, language)
    return page[page.index("{#edition}") :]


def marks_of(section: dict[str, Any]) -> Iterator[str]:
    """The marks of a section's entries: each of its rows has one, or all its figures have that of the section."""
    for key, value in section.items():
        rows = [value] if isinstance(value, dict) else value if isinstance(value, list) else []
        if rows and isinstance(rows[0], dict):
            yield from (row.get("mark", section.get("mark")) for row in rows)
        elif key != "mark":
            yield section["mark"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_component_is_missing_or_unused(language: str) -> None:
    for slug in GAMES:
        game = quayside.game(slug)
        there = keys_in(game.folder / "rules" / f"{language}.ftl")
        assert there == keys_in(game.folder / "rules" / "en.ftl")
        page = edition_chapter(game, language)
        words = PageWords(game, language)
        for key in there:
            assert words.say(key) in page, f"{key} is never said"
        # A key of the edition that no message names would show as it is written there.
        assert not re.search(r"\| [a-z]+_[a-z_]+ \|", page)
    assert keys_in(COMMON / f"{language}.ftl") == keys_in(COMMON / "en.ftl")


@pytest.mark.parametrize("slug", GAMES)
def test_strange_editions_have_a_page_too(slug: str) -> None:
    """Whatever can be played with can be shown: nothing in a list, no mark, letters that mean something in Markdown."""
    game = quayside.game(slug)
    strange = {
        "nieuw-amsterdam": [("Quayside reconstruction", "*[x](/y)|{start.coins}* <b>")],
        "merchants-of-amsterdam": [
            ("".join(re.findall(r"bridges = \[.*?\n\]", game.edition.text, re.S)), "bridges = []"),
            ('year = "1585"', 'year = "a | b\\nc"'),
            ('year = "1588"', "year = 1588"),
        ],
        "riverboat": [('mark = "rulebook"\n', ""), (", harbour = 3", "")],
    }[slug]
    own = changed(game, *strange)
    for language in LANGUAGES:
        page = rules_page(own, language)
        rows = [line.count("|") for line in page.splitlines() if line.startswith("|")]
        assert min(rows) >= 3
        assert headings(page) == headings(rules_page(game, language))
    if slug == "merchants-of-amsterdam":
        assert "| a / b c |" in page
        assert "| 1588 |" in page


def test_words_after_numbers() -> None:
    assert [agreeing(str(n), "coin/coins", "en") for n in (0, 1, 2)] == ["coins", "coin", "coins"]
    assert [agreeing(str(n), "pièce/pièces", "fr") for n in (0, 1, 2)] == ["pièce", "pièce", "pièces"]
    forms = "монета/монеты/монет"
    assert [agreeing(str(n), forms, "ru") for n in (1, 3, 5, 11, 21, 22)] == [
        "монета", "монеты", "монет", "монет", "монета", "монеты",
    ]  # fmt: skip


def test_the_wheel_takes_the_pages_along() -> None:
    """What setuptools packs is what the patterns of pyproject.toml find, so each page must be found by one of them."""
    root = Path(__file__).parents[2]
    patterns = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]
    packed = {
        path for pattern in patterns["package-data"]["quayside"] for path in (root / "src/quayside").glob(pattern)
    }
    for slug in GAMES:
        folder = root / "src" / "quayside" / quayside.game(slug).folder.relative_to(Path(quayside.__file__).parent)
        for language in LANGUAGES:
            assert {folder / "rules" / f"{language}.md", folder / "rules" / f"{language}.ftl"} <= packed
