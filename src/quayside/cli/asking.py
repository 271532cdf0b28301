"""Numbered choices, and reading what a person types."""

from __future__ import annotations

from enum import Enum, auto

from rich.console import Console
from rich.text import Text

from quayside.core.state import State
from quayside.words import GameWords, Words

LONG_LIST = 9  # a kind with more numbers than this is asked for as a number
LETTERS = "acdefgijkmnotvwxyz"  # for choices beside numbers; all others are commands, and p passes
PASSES = ("pass", "decline", "none", "lapse", "done")  # kinds of actions that `p` may mean


class Asked(Enum):
    """What a person may want besides a move."""

    UNDO = auto()
    BOARD = auto()
    LOG = auto()
    HINT = auto()
    RULES = auto()
    SAVE = auto()
    LEAVE = auto()
    HELP = auto()


# The letter and the English word of every command; the texts have the words of each language as `word-<English>`.
COMMANDS = {
    "undo": ("u", Asked.UNDO),
    "board": ("b", Asked.BOARD),
    "log": ("l", Asked.LOG),
    "hint": ("h", Asked.HINT),
    "rules": ("r", Asked.RULES),
    "save": ("s", Asked.SAVE),
    "quit": ("q", Asked.LEAVE),
    "help": ("?", Asked.HELP),
}
COMMAND_WORDS = (*COMMANDS, "pass")


def words_for(command: str, say: Words) -> list[str]:
    """What may be typed for a command, besides its letter: the English word and those of the language."""
    return [command, *(word.strip() for word in say.say(f"word-{command}").lower().split(","))]


def commands(say: Words) -> dict[str, Asked]:
    """Everything that is understood as a command."""
    understood = {"exit": Asked.LEAVE}
    for word, (letter, asked) in COMMANDS.items():
        understood |= dict.fromkeys([letter, *words_for(word, say)], asked)
    return understood


class Menu:
    """The legal actions as a person sees them: a numbered list, or a range of numbers and a few letters.

    A bid can be any of fifty numbers: then what is typed is the number itself, and the other choices have letters.
    """

    def __init__(self, say: Words, words: GameWords, state: State, seat: int) -> None:
        actions = words.game.actions
        moves = state.legal(seat)
        kinds = [actions.kind(action) for action in moves]
        self.say = say
        self.asked = f"{words.players[seat]}: {words.prompt(state, seat)}"
        self.range_kind = next(
            (kind for kind in kinds if kinds.count(kind) > LONG_LIST and _counted(words, moves, kind)), None
        )
        self.keys: dict[str, int] = {}
        self.lines: list[tuple[str, str]] = []
        self.words = {actions.text(action): action for action in moves}
        self.numbers: list[int] = []
        passing = [action for action, kind in zip(moves, kinds, strict=True) if kind in PASSES]
        letters = iter(LETTERS)
        for number, action in enumerate(moves):
            if actions.kind(action) == self.range_kind:
                value = next(iter(actions.arguments[action].values()))
                self.keys[str(value)] = action
                self.numbers.append(int(value))
                continue
            key = str(number + 1) if not self.range_kind else "p" if passing == [action] else next(letters)
            self.keys[key] = action
            self.lines.append((key, words.choice(state, seat, action)))
        if len(passing) == 1:
            for word in ("p", *words_for("pass", say)):
                self.keys.setdefault(word, passing[0])
        self.example = next((text for text in self.words if " " in text), actions.text(moves[-1]))

    def show(self, console: Console, undo: str, name: str) -> None:
        """The question, the choices and the commands."""
        console.print(f"\n{self.asked}", style="bold")
        for key, line in self.lines:
            console.print(Text.assemble((f" {key:>2} ", "bold cyan"), line))
        if self.range_kind:
            numbers = self.say.say("choose-number", least=min(self.numbers), most=max(self.numbers))
            console.print(Text.assemble(("  # ", "bold cyan"), numbers))
        console.print(self.say.say("commands", undo=undo, who=name), style="dim")

    def exactly(self, said: str) -> int | None:
        """The action with this number, letter or these words."""
        return self.keys.get(said, self.words.get(said))

    def like(self, said: str) -> int | None:
        """The only action that begins so; `ta 5` is enough for `take_column 5`."""
        typed = said.split()
        if len(said) > 1:
            begins = {action for words, action in self.words.items() if words.startswith(said)}
            begins |= {action for words, action in self.words.items() if _shortened(words.split(), typed)}
            if len(begins) == 1:
                return begins.pop()
        return None

    def find(self, said: str) -> int | None:
        """The action that was meant, exactly or nearly."""
        said = " ".join(said.lower().split())
        action = self.exactly(said)
        return self.like(said) if action is None else action

    def short_example(self) -> str:
        """The example as few letters as are understood."""
        kind, *rest = self.example.split()
        tried = (" ".join([kind[:length], *rest]) for length in range(1, len(kind)))
        return next((short for short in tried if self.find(short) == self.words[self.example]), self.example)


def _shortened(words: list[str], typed: list[str]) -> bool:
    """Whether every typed word begins one of the words in turn; numbers must be whole."""
    return 1 < len(typed) == len(words) and all(
        word == part if part.isdigit() else word.startswith(part) for word, part in zip(words, typed, strict=True)
    )


def _counted(words: GameWords, moves: list[int], kind: str) -> bool:
    """Whether all these moves of a kind are plain numbers; "stop 130 doubled" is not."""
    actions = words.game.actions
    offered = [actions.arguments[action] for action in moves if actions.kind(action) == kind]
    return all(isinstance(value, int) for arguments in offered for value in arguments.values())


def ask(console: Console, menu: Menu, undo: str, name: str, ahead: list[str], fresh: bool) -> int | Asked:
    """Show the choices, if they are fresh, and read until something sensible is typed.

    Several numbers on one line answer several questions: `ahead` keeps those that were not asked yet. `undo` says whose
    decision can be taken back: "own", "other" (then `name` is the player's) or "no".
    """
    say = menu.say
    if ahead:
        action = menu.find(ahead.pop(0))
        if action is not None:
            return action
        ahead.clear()  # the question is not the expected one: show it
    if fresh:
        menu.show(console, undo, name)
    understood = commands(say)
    while True:
        typed = console.input(f"{say.say('choose')}: ", markup=False, emoji=False).strip()
        said = " ".join(typed.lower().split())
        if not said:
            menu.show(console, undo, name)
            continue
        action = menu.exactly(said)
        if action is not None:
            return action
        if understood.get(said) is Asked.HELP:
            console.print(say.say("help", example=menu.example, short=menu.short_example()))
            continue
        if said in understood:
            return understood[said]
        action = menu.like(said)
        if action is not None:
            return action
        first, *rest = said.split()
        if rest and first in menu.keys and all(len(key) < 4 for key in rest):
            ahead.extend(rest)
            return menu.keys[first]
        console.print(say.say("unknown", said=typed))
