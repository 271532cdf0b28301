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
    game = words.game
    sections = {name: part for name, part in game.edition.data.items() if name not in HEAD}
    drawn = [(name, list(tables(words, name, part))) for name, part in sections.items()]
    counted = Counter(mark for _, found in drawn for _, rows in found for _, mark in rows)
    lines = [
        f"## {words.say('edition-title')} {{#edition}}",
        words.say("edition-name", edition=game.edition_name),
        words.say("edition-known", guessed=counted["reconstructed"], entries=counted.total())
        if game.standard
        else words.say("edition-own"),
        markdown_table(
            [words.say("edition-mark"), words.say("edition-meaning"), words.say("edition-entries")],
            [[mark_of(words, mark), words.say(f"meaning-{plain(mark)}"), str(counted[mark])] for mark in MARKS
             if counted[mark]],
        ),
        words.say("edition-change", game=game.slug),
    ]  # fmt: skip
    for name, found in drawn:
        lines.append(f"### {words.say(f'section-{name}')} {{#edition-{name}}}")
        if words.has(f"note-{name}"):
            lines.append(words.say(f"note-{name}"))
        for heading, rows in found:
            shown = [[*cells, mark_of(words, mark)] for cells, mark in rows]
            lines.append(markdown_table([*heading, words.say("edition-mark")], shown))
    return "\n\n".join(lines) + "\n"


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
