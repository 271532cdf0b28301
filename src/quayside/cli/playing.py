"""`quayside play`: a game in the terminal."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

from rich.console import Console

import quayside
from quayside.bots import BOTS, bot
from quayside.bots.base import Bot
from quayside.cli.asking import Asked, ask
from quayside.cli.boards import draw
from quayside.cli.common import read
from quayside.cli.ending import result_table
from quayside.cli.text import cli_words, names_of
from quayside.core.errors import BadRequest, IllegalAction
from quayside.core.game import Game
from quayside.core.play import Play
from quayside.core.record import Record
from quayside.words import GameWords

PERSON = "person"
HINT_SEED = 1


def list_games(language: str) -> None:
    """Every game with its player counts and edition."""
    say = cli_words(language)
    console = Console(highlight=False)
    for slug in quayside.games():
        game = quayside.game(slug)
        players = say.say("games-players", least=game.seats[0], most=game.seats[-1])
        console.print(f"{slug:24}{game.title}, {players}, {say.say('games-edition', edition=game.edition_name)}")
    console.print(say.say("reconstruction"), style="dim")


def start(
    game: Game,
    seats: int | None,
    level: str,
    hotseat: bool,
    seed: str | None,
    options: dict[str, str],
    language: str,
    save: Path | None,
) -> None:
    """A fresh game: one person against bots, or people in all seats."""
    if level not in BOTS:
        raise BadRequest(f"There is no bot {level!r}; the bots are {', '.join(BOTS)}.")
    count = game.check_seats(min(max(3, game.seats[0]), game.seats[-1]) if seats is None else seats)
    record = Record(game, count, secrets.token_hex(32) if seed is None else seed, options)
    record.players = [PERSON] * count if hotseat else [PERSON] + [level] * (count - 1)
    Sitting(record, language, save or default_file(game)).play()


def resume(file: Path, language: str, save: Path | None) -> None:
    """Go on with a saved game."""
    record = read(file)
    if not record.players:
        record.players = [PERSON] * record.seats
    for kind in record.players:
        if kind != PERSON and kind not in BOTS:
            raise BadRequest(f"The record has a player {kind!r}; known are {PERSON}, {', '.join(BOTS)}.")
    Sitting(record, language, save or file).play()


def default_file(game: Game) -> Path:
    """A name in the folder where the player is."""
    return Path(f"{game.slug}-{time.strftime('%Y%m%d-%H%M%S')}.json")


class Sitting:
    """One game at one terminal."""

    def __init__(self, record: Record, language: str, file: Path) -> None:
        self.file = file
        self.say = cli_words(language)
        self.words = GameWords(record.game, language, names_of(record, language))
        self.play_ = Play(record)
        self.console = Console(highlight=False)
        self.told = len(self.entries())  # entries of the journal that the person has read
        self.bots: dict[int, Bot] = {
            seat: bot(kind, seed=len(record.seed) * 31 + seat)
            for seat, kind in enumerate(record.players)
            if kind != PERSON
        }
        self.shown = (-1, "")  # when the table was last drawn
        self.ahead: list[str] = []  # answers typed before they were asked for

    def entries(self) -> list[dict[str, object]]:
        journal = self.play_.state.journal
        assert journal is not None
        return [self.play_.record.game.describe(entry) for entry in journal.entries]

    def play(self) -> None:
        """Until the game is over or the person leaves; whatever happens, nothing is lost."""
        try:
            self.welcome()
            while not self.play_.state.over:
                self.decide()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.save()
            return
        except Leave:
            self.save()
            return
        self.tell()
        self.console.print(draw(self.play_.state.view(None), self.words))
        self.console.print(result_table(self.play_.state, self.words))
        self.play_.record.save(self.file)
        self.console.print(self.say.say("saved-end", file=str(self.file)), soft_wrap=True)

    def welcome(self) -> None:
        """Who sits where."""
        names = self.words.players
        people = [seat for seat in range(len(names)) if seat not in self.bots]
        others = ", ".join(name for seat, name in enumerate(names) if len(people) != 1 or seat != people[0])
        if len(people) == 1:
            level = self.play_.record.players[next(iter(self.bots))]
            self.console.print(self.say.say("welcome", name=names[people[0]], others=others, level=level))
        else:
            self.console.print(self.say.say("welcome-hotseat", others=others))

    def decide(self) -> None:
        """One decision, of a bot or of a person; bots first where several may act."""
        state = self.play_.state
        actors = state.actors()
        waiting = [seat for seat in actors if seat in self.bots]
        if state.game.racing(state):
            self.race(actors)
        elif waiting:
            seat = waiting[0]
            self.play_.act(seat, self.bots[seat].act(state, seat))
        else:
            self.ask(actors[0])

    def race(self, actors: list[int]) -> None:
        """Where the first action decides for all: everybody says what they would do, and one of them does it."""
        state = self.play_.state
        answers = {seat: self.bots[seat].act(state, seat) for seat in actors if seat in self.bots}
        for seat in actors:
            if seat not in self.bots:
                answer = self.answer(seat)
                if not isinstance(answer, int):
                    self.obey(answer, seat)
                    return
                answers[seat] = answer
        self.play_.act(*state.game.first_of(state, answers))

    def ask(self, seat: int) -> None:
        """Ask a person, and do what is answered."""
        answer = self.answer(seat)
        if isinstance(answer, int):
            self.play_.act(seat, answer)
        else:
            self.obey(answer, seat)

    def answer(self, seat: int) -> int | Asked:
        """Show what is new, then ask until there is an answer."""
        state = self.play_.state
        self.tell()
        if self.shown != self.moment():
            self.show(seat)
        undo = self.play_.can_undo(seat)
        if not self.ahead:
            asked = f"{self.words.players[seat]}: {self.words.prompt(state, seat)}"
            self.console.print(f"\n{asked}", style="bold", markup=False)
        return ask(self.console, self.say, self.words, state, seat, undo, self.ahead)

    def obey(self, command: Asked, seat: int) -> None:
        """Everything that is not a move."""
        if command is Asked.UNDO:
            try:
                self.play_.undo(seat)
            except IllegalAction:
                self.console.print(self.say.say("no-undo"))
            else:
                self.console.print(self.say.say("undone"))
                self.told = len(self.entries())
        elif command is Asked.BOARD:
            self.show(seat)
        elif command is Asked.LOG:
            for line in self.words.logs(self.entries()):
                self.console.print(line, markup=False)
        elif command is Asked.HINT:
            choice = bot("greedy", HINT_SEED).act(self.play_.state, seat)
            said = self.words.choice(self.play_.state, seat, choice)
            self.console.print(self.say.say("hint", choice=said), style="italic", markup=False)
        elif command is Asked.SAVE:
            self.save()
        elif command is Asked.LEAVE:
            raise Leave

    def moment(self) -> tuple[int, str]:
        """The table is drawn anew in every round and phase."""
        view = self.play_.state.view(None)
        return view["round"], view["phase"]

    def show(self, seat: int) -> None:
        self.shown = self.moment()
        self.console.print()
        self.console.print(draw(self.play_.state.view(seat), self.words))

    def tell(self) -> None:
        """The log since the person last looked."""
        entries = self.entries()
        fresh = self.words.logs(entries[self.told :])
        self.told = len(entries)
        if fresh:
            self.console.print()
        for line in fresh:
            self.console.print(f"  {line}", style="dim", markup=False)

    def save(self) -> None:
        self.play_.record.save(self.file)
        self.console.print(self.say.say("saved", file=str(self.file)), soft_wrap=True)


class Leave(Exception):
    """The person wants to go."""
