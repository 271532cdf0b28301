"""Actions as small numbers for the machine and as stable words for people, records and addresses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from quayside.core.errors import BadRequest


class ActionSpace:
    """All actions of a game, in a fixed order: kinds, each alone or with one named argument.

    >>> space = ActionSpace([("pass", "", ()), ("bid", "price", range(3)), ("build", "district", ["docks", "granary"])])
    >>> len(space), space.text(3), space.parse("build granary"), space.first("bid")
    (6, 'bid 2', 5, 1)
    >>> space.arguments[5]
    {'district': 'granary'}
    """

    def __init__(self, kinds: Iterable[tuple[str, str, Sequence[str | int]]]) -> None:
        self.words: list[str] = []
        self.kinds: list[str] = []
        self.arguments: list[dict[str, str | int]] = []
        self._first: dict[str, int] = {}
        for kind, name, values in kinds:
            self._first[kind] = len(self.words)
            for value in values:
                self.words.append(f"{kind} {value}")
                self.kinds.append(kind)
                self.arguments.append({name: value})
            if not name:
                self.words.append(kind)
                self.kinds.append(kind)
                self.arguments.append({})
        self._number = {word: number for number, word in enumerate(self.words)}

    def __len__(self) -> int:
        return len(self.words)

    def text(self, action: int) -> str:
        """The words of an action."""
        return self.words[action]

    def kind(self, action: int) -> str:
        """The kind of an action, without its argument."""
        return self.kinds[action]

    def all_kinds(self) -> list[str]:
        """Every kind, in order."""
        return list(self._first)

    def first(self, kind: str) -> int:
        """The number of the first action of a kind."""
        return self._first[kind]

    def parse(self, words: str) -> int:
        """The action that these words mean."""
        number = self._number.get(" ".join(words.split()) if isinstance(words, str) else "")
        if number is None:
            raise BadRequest(f"{words!r} is not an action of this game; actions read like {self.words[0]!r}.")
        return number
