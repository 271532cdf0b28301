"""The components of an edition as tables in which every figure has its mark: where it comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from quayside.core.edition import MARKS
from quayside.words import GameWords

HEAD = ("name", "game")  # what an edition says about itself
NOTHING = "–"
Row = tuple[list[str], str]  # the cells, and the mark


def components(words: GameWords) -> str:
    """The last chapter of a rules page: how much of the edition is known, and every figure of it."""
    sections = {name: part for name, part in words.game.edition.data.items() if name not in HEAD}
    drawn = {name: list(tables(words, name, part)) for name, part in sections.items()}
    marks = Counter(mark for found in drawn.values() for _, rows in found for _, mark in rows)
    blocks = [*introduction(words, marks), *(block for name in drawn for block in section(words, name, drawn[name]))]
    return "\n\n".join(blocks) + "\n"


def introduction(words: GameWords, marks: Counter[str]) -> Iterator[str]:
    """Which edition it is, how much of it is whose, and how owners of the box enter their own figures."""
    game = words.game
    yield f"## {words.say('edition-title')} {{#edition}}"
    yield words.say("edition-name", edition=game.edition_name)
    if game.standard:
        yield words.say("edition-known", guessed=marks["reconstructed"], entries=marks.total())
    else:
        yield words.say("edition-own")
    heading = [words.say("edition-mark"), words.say("edition-meaning"), words.say("edition-entries")]
    there = [mark for mark in MARKS if marks[mark]]
    rows = [[mark_of(words, mark), words.say(f"meaning-{plain(mark)}"), str(marks[mark])] for mark in there]
    yield markdown_table(heading, rows)
    yield words.say("edition-change", game=game.slug)


def section(words: GameWords, name: str, found: list[tuple[list[str], list[Row]]]) -> Iterator[str]:
    """One section of the edition file: its name, what is to be known about it, its tables."""
    yield f"### {words.say(f'section-{name}')} {{#edition-{name}}}"
    if words.has(f"note-{name}"):
        yield words.say(f"note-{name}")
    for heading, rows in found:
        marked = [[*cells, mark_of(words, mark)] for cells, mark in rows]
        yield markdown_table([*heading, words.say("edition-mark")], marked)


def tables(words: GameWords, section: str, part: dict[str, Any]) -> Iterator[tuple[list[str], list[Row]]]:
    """The tables of a section: its single figures, its named rows, and each list of rows."""
    mark = part.get("mark", "")
    inner = {key: value for key, value in part.items() if key != "mark"}
    children = {key: value for key, value in inner.items() if isinstance(value, dict)}
    listed = {key: value for key, value in inner.items() if isinstance(value, list) and isinstance(first(value), dict)}
    single = {key: value for key, value in inner.items() if key not in children and key not in listed}
    what = words.say("edition-what")
    if single:
        rows = [([name_of(words, section, key), shown(words, "", value)], mark) for key, value in single.items()]
        yield [what, words.say("edition-figure")], rows
    if children:
        columns = keys_of(list(children.values()))
        rows = [
            ([name_of(words, section, key), *cells(words, "", columns, row)], row.get("mark", mark))
            for key, row in children.items()
        ]
        yield [what, *(name_of(words, section, column) for column in columns)], rows
    for key, found in listed.items():
        columns = keys_of(found)
        heading = [name_of(words, section, column) for column in columns]
        numbered = words.has(f"number-{key}")  # rows without a name of their own
        if numbered:
            heading.insert(0, words.say(f"number-{key}"))
        rows = [
            ([str(k)] * numbered + cells(words, key.removesuffix("s"), columns, row), row.get("mark", mark))
            for k, row in enumerate(found, 1)
        ]
        yield heading, rows


def keys_of(rows: list[dict[str, Any]]) -> list[str]:
    """The columns of a table of rows that need not all have the same keys."""
    return list(dict.fromkeys(key for row in rows for key in row if key != "mark"))


def cells(words: GameWords, kind: str, columns: list[str], row: dict[str, Any]) -> list[str]:
    return [shown(words, kind, row[column]) if column in row else NOTHING for column in columns]


def name_of(words: GameWords, section: str, key: str) -> str:
    """What a figure is called: in this section, else everywhere, else as in the game's own texts."""
    for message in (f"figure-{section}-{key}", f"figure-{key}"):
        if words.has(message):
            return words.say(message)
    return named(words, "", key)


def shown(words: GameWords, kind: str, value: Any) -> str:
    """A figure, a word or a list of them for people."""
    if isinstance(value, list):
        between = " / " if isinstance(first(value), str) else ", "
        return between.join(shown(words, kind, one) for one in value) or NOTHING
    return named(words, kind, value) if isinstance(value, str) else str(value)


def first(values: list[Any]) -> Any:
    return values[0] if values else None


def named(words: GameWords, kind: str, value: str) -> str:
    """What the game's texts call it: as a whole, or part by part ("oude_zijde_b2" is "Oude Zijde b2")."""
    message = message_of(words, kind, value)
    if message:
        return words.say(message)
    parts = value.split("_")
    for many in range(len(parts) - 1, 0, -1):
        head, rest = "_".join(parts[:many]), "_".join(parts[many:])
        if message_of(words, "", head):
            comma = "," if message_of(words, "", rest) else ""
            return f"{named(words, '', head)}{comma} {named(words, '', rest)}"
    return value


def message_of(words: GameWords, kind: str, value: str) -> str:
    """The message that names it: of this kind, of any kind that the game knows, or of the components."""
    names = words.game.names
    messages = [f"{one}-{value}" for one in (kind, *names) if value in names.get(one, ())]
    return next((message for message in (*messages, f"figure-{value}") if words.has(message)), "")


def plain(mark: str) -> str:
    return mark.replace(" ", "_")


def mark_of(words: GameWords, mark: str) -> str:
    """A mark as a word; what is our own guess is set off. An edition of one's own may leave marks out."""
    if not mark:
        return NOTHING
    said = words.say(f"mark-{plain(mark)}")
    return f"*{said}*" if mark == "reconstructed" else said


def markdown_table(heading: list[str], rows: list[list[str]]) -> str:
    drawn = [heading, ["---"] * len(heading), *rows]
    return "\n".join(
        "| " + " | ".join(" ".join(cell.replace("|", "/").splitlines()) for cell in row) + " |" for row in drawn
    )
