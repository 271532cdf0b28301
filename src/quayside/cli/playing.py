"""`quayside play`: a game in the terminal."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path

from rich.console import Console

import quayside
from quayside.bots import BOTS, bot
from quayside.bots.base import Bot
from quayside.bots.hints import hints
from quayside.cli.asking import Asked, Menu, ask
from quayside.cli.boards import draw, moment
from quayside.cli.common import read, screen, wide_screen
from quayside.cli.ending import result_table
from quayside.cli.saving import check_place, default_file, reason, refuges
from quayside.cli.text import cli_words, names_of
from quayside.core.errors import BadRequest
from quayside.core.game import Game
from quayside.core.play import Play
from quayside.core.record import Record
from quayside.words import GameWords

PERSON = "person"
HINTS = 3  # choices that are shown
HINT_SECONDS = 1.0


def list_games(language: str) -> None:
    """Every game with its player counts and edition."""
    say = cli_words(language)
    console = screen()
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
    file = save or default_file(game)
    check_place(file, cli_words(language))
    Sitting(record, language, file).play()


def resume(file: Path, language: str, save: Path | None) -> None:
    """Go on with a saved game."""
    record = read(file)
    if not record.players:
        record.players = [PERSON] * record.seats
    for kind in record.players:
        if kind != PERSON and kind not in BOTS:
            raise BadRequest(f"The record has a player {kind!r}; known are {PERSON}, {', '.join(BOTS)}.")
    sitting = Sitting(record, language, save or file)
    check_place(sitting.file, sitting.say, file)
    sitting.play()


class Sitting:
    """One game at one terminal."""

    def __init__(self, record: Record, language: str, file: Path) -> None:
        self.file = file
        self.say = cli_words(language)
        self.words = GameWords(record.game, language, names_of(record, language))
        self.play_ = Play(record)
        self.console = screen()
        self.told = len(self.entries())  # entries of the journal that the person has read
        self.bots: dict[int, Bot] = {
            seat: bot(kind, seed=len(record.seed) * 31 + seat)
            for seat, kind in enumerate(record.players)
            if kind != PERSON
        }
        self.shown: tuple[object, ...] = ()  # when the table was last drawn
        self.asked: tuple[int, int] | None = None  # the seat and the number of moves for which the choices were shown
        self.ahead: list[str] = []  # answers typed before they were asked for
        self.answered: tuple[int, int] | None = None  # the seat that last answered, and the number of moves before

    def entries(self) -> list[dict[str, object]]:
        journal = self.play_.state.journal
        assert journal is not None
        return [self.play_.record.game.describe(entry) for entry in journal.entries]

    def play(self) -> None:
        """Until the game is over or the person leaves; whatever happens, nothing is lost."""
        try:
            wide_screen(self.console, self.say)
            self.welcome()
            while not self.play_.state.over:
                try:
                    self.decide()
                except Leave:
                    if self.save():
                        return
            self.finish()
        except EOFError:
            self.console.print()
            self.rescue()
        except BaseException:
            # Ctrl-C, a reader of our output that has gone, or a mistake of ours.
            self.rescue()
            raise

    def finish(self) -> None:
        """The last table, who won, and the whole game on file."""
        self.console.print(draw(self.play_.state.view(None), self.words))
        self.tell()
        self.console.print(result_table(self.play_.state, self.words))
        self.save(end=True)

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
        self.console.print(self.say.say("welcome-rules"), style="dim")

    # Decisions

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
                while not isinstance(answer, int):
                    self.obey(answer, seat)
                    if self.play_.state is not state:
                        return  # taken back: another question
                    answer = self.answer(seat)
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
        now = (seat, len(self.play_.record.moves))
        self.forget_ahead(seat)
        if self.shown != self.moment():
            self.show(seat)
        self.tell()
        taker = self.undoer()
        undo = "no" if taker is None else "own" if taker == seat else "other"
        name = "" if taker is None else self.words.players[taker]
        menu = Menu(self.say, self.words, state, seat)
        answer = ask(self.console, menu, undo, name, self.ahead, self.asked != now)
        self.asked = now
        if isinstance(answer, int):
            self.answered = now
        return answer

    def forget_ahead(self, seat: int) -> None:
        """What was typed ahead is for whoever typed it, and only as long as nobody else acts."""
        moves = self.play_.record.moves
        if self.ahead and (self.answered != (seat, len(moves) - 1) or moves[-1][0] != seat):
            self.console.print(self.say.say("ahead-forgotten", rest=" ".join(self.ahead)), style="dim")
            self.ahead.clear()

    def undoer(self) -> int | None:
        """The person whose decision can be taken back now: the one who made the last, also if others are to act."""
        moves = self.play_.record.moves
        if not moves or moves[-1][0] in self.bots or not self.play_.can_undo(moves[-1][0]):
            return None
        return moves[-1][0]

    # Everything that is not a move

    def obey(self, command: Asked, seat: int) -> None:
        """Carry out a command."""
        if command is Asked.UNDO:
            self.undo()
        elif command is Asked.BOARD:
            self.show(seat)
            self.asked = None
        elif command is Asked.LOG:
            for line in self.words.logs(self.entries()):
                self.console.print(line)
        elif command is Asked.HINT:
            self.hint(seat)
        elif command is Asked.RULES:
            self.console.print(self.words.rules_in_short())
            self.console.print(self.say.say("rules-more", game=self.words.game.slug, language=self.words.language))
        elif command is Asked.SAVE:
            self.save()
        elif command is Asked.LEAVE:
            raise Leave

    def undo(self) -> None:
        """Take the last decision back, whoever of the people at the table made it."""
        taker = self.undoer()
        if taker is None:
            self.console.print(self.say.say("no-undo"))
            return
        self.play_.undo(taker)
        self.console.print(self.say.say("undone", who=self.words.players[taker]))
        self.told = len(self.entries())
        self.shown = ()
        self.asked = None

    def hint(self, seat: int) -> None:
        """The best choices, after about a second."""
        state = self.play_.state
        self.console.print(self.say.say("hint-heading"), style="italic")
        for found in hints(state, seat, seconds=HINT_SECONDS)[:HINTS]:
            line = self.say.say(
                "hint",
                choice=self.words.choice(state, seat, found.action),
                points=f"{found.points:.1f}",
                outlook=f"{found.outlook:.0%}",
                share=f"{found.share:.0%}",
            )
            self.console.print(f"  {line}", style="italic")

    def moment(self) -> tuple[object, ...]:
        """The table is drawn anew whenever this changes."""
        return moment(self.play_.state.view(None))

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
            self.console.print(f"  {line}", style="dim")

    # Saving

    def save(self, end: bool = False) -> bool:
        """Save the game, under another name if it cannot be otherwise; whether it was saved."""
        place = self.file
        while True:
            try:
                if place != self.file:
                    check_place(place, self.say)
                self.play_.record.save(place)
            except OSError as error:
                self.console.print(self.say.say("save-impossible", file=str(place), reason=reason(error)))
            except BadRequest as error:
                self.console.print(str(error))
            else:
                self.file = place
                self.tell_saved(self.console, end)
                return True
            named = self.console.input(f"{self.say.say('save-where')}: ", markup=False, emoji=False).strip()
            if not named:
                self.console.print(self.say.say("save-not"))
                return False
            place = Path(named).expanduser()

    def rescue(self) -> None:
        """Save when nobody can be asked any more: where it was meant to be, or else wherever it is possible."""
        gone = self.console.quiet  # nobody reads our output any more
        console = screen(stderr=True) if gone else self.console
        for place in (self.file, *refuges(self.play_.record.game)):
            try:
                self.play_.record.save(place)
            except OSError as error:
                console.print(self.say.say("save-impossible", file=str(place), reason=reason(error)))
            else:
                self.file = place
                self.tell_saved(console)
                return
        raise BadRequest(self.say.say("save-not"))

    def tell_saved(self, console: Console, end: bool = False) -> None:
        file = str(self.file)
        said = self.say.say("saved-end", file=file) if end else self.say.say("saved", file=file, word=shlex.quote(file))
        console.print(said, soft_wrap=True)


class Leave(Exception):
    """The person wants to go."""
