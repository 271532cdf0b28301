"""Numbered choices, and reading what a person types."""

from __future__ import annotations

from enum import Enum, auto

from rich.console import Console
from rich.text import Text

from quayside.core.state import State
from quayside.words import GameWords, Words

LONG_LIST = 9  # a kind with more numbers than this is asked for as a number


class Asked(Enum):
    """What a person may want besides a move."""

    UNDO = auto()
    BOARD = auto()
    LOG = auto()
    HINT = auto()
    SAVE = auto()
    LEAVE = auto()


COMMANDS = {
    "u": Asked.UNDO, "undo": Asked.UNDO, "b": Asked.BOARD, "board": Asked.BOARD, "l": Asked.LOG, "log": Asked.LOG,
    "h": Asked.HINT, "hint": Asked.HINT, "s": Asked.SAVE, "save": Asked.SAVE, "q": Asked.LEAVE, "quit": Asked.LEAVE,
    "exit": Asked.LEAVE,
}  # fmt: skip


class Menu:
    """The legal actions as a person sees them: a numbered list, or a range of numbers and a few letters.

    A bid can be any of fifty numbers: then what is typed is the number itself, and the other choices have letters.
    """

    def __init__(self, words: GameWords, state: State, seat: int) -> None:
        actions = words.game.actions
        moves = state.legal(seat)
        kinds = [actions.kind(action) for action in moves]
        self.range_kind = next(
            (kind for kind in kinds if kinds.count(kind) > LONG_LIST and _counted(words, moves, kind)), None
        )
        self.keys: dict[str, int] = {}
        self.lines: list[tuple[str, str]] = []
        self.words = {actions.text(action): action for action in moves}
        self.numbers: list[int] = []
        letters = iter("acdefgijkmnoprtvwxyz")
        for number, action in enumerate(moves):
            if actions.kind(action) == self.range_kind:
                value = next(iter(actions.arguments[action].values()))
                self.keys[str(value)] = action
                self.numbers.append(int(value))
                continue
            key = next(letters) if self.range_kind else str(number + 1)
            self.keys[key] = action
            self.lines.append((key, words.choice(state, seat, action)))
        self.example = actions.text(moves[-1])

    def find(self, said: str) -> int | None:
        """The action that was meant: by number, by letter, by its words, or by words that begin like it."""
        said = " ".join(said.lower().split())
        if said in self.keys:
            return self.keys[said]
        if said in self.words:
            return self.words[said]
        begins = [action for words, action in self.words.items() if len(said) > 1 and words.startswith(said)]
        return begins[0] if len(begins) == 1 else None


def _counted(words: GameWords, moves: list[int], kind: str) -> bool:
    """Whether all these moves of a kind are plain numbers; "stop 130 doubled" is not."""
    actions = words.game.actions
    offered = [actions.arguments[action] for action in moves if actions.kind(action) == kind]
    return all(isinstance(value, int) for arguments in offered for value in arguments.values())


def ask(
    console: Console, say: Words, words: GameWords, state: State, seat: int, undo: bool, ahead: list[str]
) -> int | Asked:
    """Show the choices and read until something sensible is typed.

    Several numbers on one line answer several questions: `ahead` keeps those that were not asked yet.
    """
    menu = Menu(words, state, seat)
    if ahead:
        action = menu.find(ahead.pop(0))
        if action is not None:
            return action
        ahead.clear()  # the question is not the expected one: show it
    for key, line in menu.lines:
        console.print(Text.assemble((f" {key:>2} ", "bold cyan"), line))
    if menu.range_kind:
        numbers = say.say("choose-number", least=min(menu.numbers), most=max(menu.numbers))
        console.print(Text.assemble(("  # ", "bold cyan"), numbers))
    console.print(say.say("commands", undo="yes" if undo else "no"), style="dim", markup=False)
    while True:
        said = console.input(f"{say.say('choose')}: ").strip()
        if not said:
            continue
        action = menu.find(said)
        if action is not None:
            return action
        if said.lower() in COMMANDS:
            return COMMANDS[said.lower()]
        first, *rest = said.split()
        if rest and first in menu.keys and all(len(key) < 4 for key in rest):
            ahead.extend(rest)
            return menu.keys[first]
        if said == "?":
            console.print(say.say("help", example=menu.example), markup=False)
        else:
            console.print(say.say("unknown", said=said), markup=False)
