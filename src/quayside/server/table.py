"""A table as its log tells it: who sits where, the game, the clocks. No database, no network, no present time."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from quayside.core.game import Game, seed_hash
from quayside.core.journal import Journal
from quayside.core.play import Play
from quayside.core.record import Record
from quayside.core.state import State
from quayside.server.clocks import Clock, Time
from quayside.server.events import KINDS, Event

STAND_IN = "greedy"  # who plays for people who left; good enough to keep the game a game


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table agreed on besides the game's own options."""

    time: Time = field(default_factory=Time)
    undo: bool = True
    hints: bool = True
    rated: bool = False
    spectators: bool = True
    start_when_full: bool = True
    step_seconds: float = 1.5  # a step of the Dutch clock
    imported: bool = False  # from a record: its seed was never secret
    replay: bool = False  # only to be looked at


@dataclass(frozen=True, slots=True, eq=False)
class Head:
    """What never changes about a table. There is one for each table in memory, and it stands for itself as a key."""

    id: str
    game: Game
    seats: int
    options: dict[str, str]
    seed: str
    terms: Terms
    owner: str
    invite: str
    public: bool
    created: float

    @property
    def seed_hash(self) -> str:
        return seed_hash(self.seed)


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair, and who plays for it."""

    person: str | None = None
    bot: str | None = None  # a bot's own seat, by level
    stand_in: str | None = None  # a bot that plays until the person comes back
    resigned: bool = False

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def played_by(self) -> str | None:
        """The level of the bot that decides here now, if one does."""
        if self.bot is not None:
            return self.bot
        return STAND_IN if self.resigned else self.stand_in


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody asks the others whether moves may be taken back."""

    seat: int
    target: int
    agreed: frozenset[int]


@dataclass(slots=True)
class Table:
    """A position of the whole table. `take` changes it, `after` leaves it alone and gives the next one."""

    head: Head
    status: str = "open"  # open, running, over, closed
    number: int = 0
    at: float = 0.0  # of the latest entry of the log
    seats: list[Seat] = field(default_factory=list)
    clocks: list[Clock] = field(default_factory=list)
    play: Play | None = None
    hidden: list[bool] = field(default_factory=list)  # for each move, whether others acted at the same time
    since: list[int] = field(default_factory=list)  # for each seat, the number from which its present choices stand
    told: list[int] = field(default_factory=list)  # for each number, how many journal entries there were
    moved: list[int] = field(default_factory=list)  # for each move, its number in the log
    request: Request | None = None
    stops: dict[int, int] = field(default_factory=dict)  # the Dutch clock: actions by seat, in the order they came
    stopped_at: float = 0.0
    asked_at: int = 0  # the number at which the present question to several seats was opened
    asked_time: float = 0.0
    rated: bool = False
    rematch: str | None = None

    @classmethod
    def fresh(cls, head: Head) -> Table:
        time = head.terms.time
        return cls(
            head,
            at=head.created,
            seats=[Seat()] * head.seats,
            clocks=[Clock(time.bank)] * head.seats,
            since=[0] * head.seats,
            told=[0],
        )

    def after(self, event: Event) -> Table:
        """The table with one more entry in its log."""
        other = replace(
            self,
            seats=self.seats[:],
            clocks=self.clocks[:],
            hidden=self.hidden[:],
            since=self.since[:],
            told=self.told[:],
            moved=self.moved[:],
            stops=dict(self.stops),
        )
        if self.play is not None:
            other.play = copied(self.play)
        other.take(event)
        return other

    def take(self, event: Event) -> None:
        """Add an entry to the log; IllegalAction leaves the table unusable, so callers keep the one before."""
        assert event.number == self.number + 1, "the log has no gaps"
        before = self.waiting()
        question = self.question()
        self.number = event.number
        self.at = event.at
        HAPPENS[event.kind](self, event)
        self.told.append(len(self.entries()))
        self.mark_questions(before, question, event)
        self.run_clocks(event)

    # Looking

    @property
    def state(self) -> State:
        assert self.play is not None, "the game has begun"
        return self.play.state

    @property
    def moves(self) -> list[tuple[int, int]]:
        return [] if self.play is None else self.play.record.moves

    def entries(self) -> list[Any]:
        journal = None if self.play is None else self.play.state.journal
        return [] if journal is None else journal.entries

    def waiting(self) -> list[int]:
        """The seats that may act."""
        return self.state.actors() if self.status == "running" else []

    def bots_to_act(self) -> list[int]:
        return [seat for seat in self.waiting() if self.seats[seat].played_by is not None]

    def seats_of(self, person: str | None) -> list[int]:
        return [k for k, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def people(self) -> list[str]:
        """Everybody who sits here, once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def several(self) -> bool:
        """Whether the present question is one to several seats at once."""
        return self.status == "running" and int(self.state.actor) < 0

    def answer_of(self, seat: int) -> int | None:
        """Which of the moves is the seat's answer to the question that is still open for others, if it is a secret.

        It may be taken back without asking anybody, whoever has answered since. What the rules show at once is final.
        """
        if not self.several() or seat in self.waiting():
            return None
        asked = [k for k, number in enumerate(self.moved) if number > self.asked_at and k >= self.state.barrier]
        return next((k for k in reversed(asked) if self.moves[k][0] == seat), None)

    def dutch(self) -> bool:
        """Whether the Dutch clock is running."""
        return self.status == "running" and self.head.game.racing(self.state)

    def question(self) -> tuple[Any, ...]:
        """What is being asked: the same as long as only others have answered it meanwhile."""
        if self.status != "running":
            return ()
        state = self.state
        return int(state.frame), int(state.actor), int(state.count), int(state.what), list(state.below)

    # What follows from every event

    def mark_questions(self, before: list[int], question: tuple[Any, ...], event: Event) -> None:
        """An answer given to an older number still holds if the seat was asked the same thing then."""
        if event.kind in ("move", "withdraw", "back", "start"):
            same = event.kind in ("move", "withdraw") and self.several() and question == self.question()
            for seat in self.waiting():
                if not (same and seat in before and seat != event.seat):
                    self.since[seat] = self.number
            if not same:
                self.asked_at = self.number
                self.asked_time = self.at
                self.stops = {}

    def run_clocks(self, event: Event) -> None:
        time = self.head.terms.time
        waiting = set(self.waiting())
        dutch = self.dutch()  # the clock of the auction is hurry enough
        taken_back = event.kind in ("back", "withdraw")
        for k, seat in enumerate(self.seats):
            clock = self.clocks[k]
            if k in waiting and seat.played_by is None and not dutch:
                self.clocks[k] = (clock.regained(time) if taken_back else clock).start(self.at, self.number)
            elif clock.since is not None:
                # A turn that ends because moves were taken back has not been played: no increment for it.
                self.clocks[k] = clock.pause(self.at) if taken_back else clock.stop(self.at, time)

    def clocks_zero(self) -> tuple[float, int] | None:
        """The next clock to run out: when, and whose."""
        zeros = [(zero, k) for k, clock in enumerate(self.clocks) if (zero := clock.zero_at(self.head.terms.time))]
        return min(zeros) if zeros and self.status == "running" else None

    # The events, in the order of `events.KINDS`

    def on_sit(self, event: Event) -> None:
        assert event.seat is not None
        bot = event.value.removeprefix("bot ") if event.value else None
        self.seats[event.seat] = Seat(person=None if bot else event.person, bot=bot)

    def on_stand(self, event: Event) -> None:
        assert event.seat is not None
        self.seats[event.seat] = Seat()

    def on_start(self, event: Event) -> None:
        head = self.head
        self.play = Play(Record(head.game, head.seats, head.seed, head.options))
        self.status = "over" if self.play.state.over else "running"

    def on_close(self, event: Event) -> None:
        self.status = "closed"

    def on_move(self, event: Event) -> None:
        assert self.play is not None
        assert event.seat is not None
        several = self.several()
        self.play.act(event.seat, self.head.game.actions.parse(event.value or ""))
        self.hidden.append(several)
        self.moved.append(event.number)
        self.request = None
        if self.play.state.over:
            self.status = "over"

    def on_back(self, event: Event) -> None:
        assert self.play is not None
        target = int(event.value or 0)
        self.play.rewind(target)
        del self.hidden[target:]
        del self.moved[target:]
        self.request = None
        self.status = "running"

    def on_withdraw(self, event: Event) -> None:
        """Only this seat's answer goes; what others have answered meanwhile stays, for the order leaves no trace."""
        assert self.play is not None
        target = int(event.value or 0)
        later = self.moves[target + 1 :]
        stood = self.told[self.moved[target] - 1]
        self.play.rewind(target)
        for seat, action in later:
            self.play.act(seat, action)
        # The log lines of those later answers stand elsewhere now.
        self.told = [min(count, stood) if k >= self.moved[target] else count for k, count in enumerate(self.told)]
        del self.hidden[target]
        del self.moved[target]
        self.request = None

    def on_ask(self, event: Event) -> None:
        assert event.seat is not None
        self.request = Request(event.seat, int(event.value or 0), frozenset())

    def on_agree(self, event: Event) -> None:
        assert self.request is not None
        assert event.seat is not None
        self.request = replace(self.request, agreed=self.request.agreed | {event.seat})

    def on_refuse(self, event: Event) -> None:
        self.request = None

    def on_leave(self, event: Event) -> None:
        assert event.seat is not None
        self.clocks[event.seat] = self.clocks[event.seat].pause(self.at)
        self.seats[event.seat] = replace(self.seats[event.seat], stand_in=STAND_IN)

    def on_return(self, event: Event) -> None:
        assert event.seat is not None
        self.seats[event.seat] = replace(self.seats[event.seat], stand_in=None)
        self.clocks[event.seat] = self.clocks[event.seat].returned()

    def on_resign(self, event: Event) -> None:
        assert event.seat is not None
        self.clocks[event.seat] = self.clocks[event.seat].pause(self.at)
        self.seats[event.seat] = replace(self.seats[event.seat], resigned=True)

    def on_time_up(self, event: Event) -> None:
        assert event.seat is not None
        at_zero = self.head.terms.time.at_zero
        if at_zero == "warning":
            self.clocks[event.seat] = self.clocks[event.seat].run_out()
        elif at_zero == "resign":
            self.on_resign(event)
        else:
            self.on_leave(event)

    def on_stop(self, event: Event) -> None:
        assert event.seat is not None
        if not self.stops:
            self.stopped_at = event.at
        self.stops[event.seat] = self.head.game.actions.parse(event.value or "")

    def on_dial(self, event: Event) -> None:
        self.asked_time = event.at
        self.stops = {}

    def on_rated(self, event: Event) -> None:
        self.rated = True

    def on_rematch(self, event: Event) -> None:
        self.rematch = event.value

    # The end

    def result(self) -> dict[str, Any] | None:
        """Scores and places; who resigned comes last, whatever the bot made of the seat."""
        if self.status != "over":
            return None
        scores = self.state.scores()
        resigned = [seat.resigned for seat in self.seats]
        best = set(self.state.winners())
        keys = [(resigned[k], k not in best, -scores[k]) for k in range(len(scores))]
        places = [1 + sum(other < key for other in keys) for key in keys]
        winners = [k for k, place in enumerate(places) if place == 1]
        return {
            "scores": scores,
            "winners": winners,
            "places": places,
            "resigned": [k for k, gone in enumerate(resigned) if gone],
            "ledger": self.state.ledger(),
        }


HAPPENS = {kind: getattr(Table, f"on_{kind}") for kind in KINDS}


def copied(play: Play) -> Play:
    """The same game in the same position, independent."""
    record = play.record
    other = Record.__new__(Record)
    other.game, other.seats, other.seed, other.options = record.game, record.seats, record.seed, record.options
    other.players, other.moves, other.result = record.players, record.moves[:], record.result
    copy = Play.__new__(Play)
    copy.record = other
    copy.state = play.state.copy()
    if play.state.journal is None:
        copy.state.journal = Journal()
    return copy
