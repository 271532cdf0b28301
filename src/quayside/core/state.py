# quayside: compiled
"""A position, and the small decisions it is made of.

A game is a stack of *frames*: "choose a column", "bid", "pay 3 more". The frame on top says who acts, what is legal
and what follows. Frames hold nothing themselves; what they must remember is two numbers, `count` and `what`, kept in
the position with the frame, so that copying the position copies everything.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from quayside.core.dice import Dice
from quayside.core.errors import IllegalAction
from quayside.core.journal import Journal

NOTHING: Final = -(1 << 40)  # an argument of `log` that was not given
ENTRY: Final = 4  # numbers that a frame below the top takes on the stack

T = TypeVar("T", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[T]):
    """A decision: what may be done, and what follows. Stateless; found by its number in the game's list of frames."""

    def __init__(self, name: str) -> None:
        self.name = name

    def legal(self, table: T, seat: i64) -> vec[i64]:
        """The actions open to `seat`, ascending, never none."""
        raise NotImplementedError(self.name)

    def apply(self, table: T, seat: i64, action: i64) -> None:
        """Carry out one of the legal actions."""
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Estimator(Generic[T]):
    """What a position is worth to a seat, for bots: an estimate of its final points. A game may supply its own."""

    def estimate(self, table: T, seat: i64) -> float:
        """From what everybody at the table knows."""
        return float(table.total(seat))

    def estimates(self, table: T) -> list[float]:
        """The same for every seat; for games in which that takes hardly longer than for one."""
        return [self.estimate(table, seat) for seat in range(table.seats)]

    def spread(self) -> float:
        """By how many points a final score differs from an estimate, about."""
        return 10.0

    def quiet(self, table: T) -> bool:
        """Whether the estimate can be trusted here: nobody is in the middle of something whose worth shows later."""
        return len(table.below) == 0

    def horizon(self, table: T) -> i64:
        """Decisions that a search plays on before it looks for a quiet position to judge."""
        return 12

    def halving(self, table: T, iterations: i64) -> bool:
        """Whether a search does best to try all actions equally often and to drop the worse half from time to time.

        That may depend on how often it can try; 0 stands for as often as its time allows.
        """
        return False

    def tries(self, table: T, level: str) -> i64:
        """How often a search of this level tries before it decides, if not as often as in other games; else 0."""
        return 0

    def of_level(self, level: str) -> Estimator[Any]:
        """What bots of this level go by, if they know more than others do."""
        return self

    def open_minded(self, table: T, level: str) -> bool:
        """Whether a search of this level does best to try what looks bad at first sight, too."""
        return False

    def rival_candidates(self) -> i64:
        """Of how many actions the others take the best, in a search that looks ahead along one's own actions only.

        0 where it matters more what they reply: then the search looks into that too.
        """
        return 0

    def guessing(self, table: T) -> bool:
        """Whether this decision depends most of all on what the others decide at the same moment."""
        return False

    def suggest(self, table: T, seat: i64, dice: Dice) -> i64:
        """A sensible action where the estimate cannot tell them apart, such as a secret price; else -1."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game; each game derives its table from it.

    >>> import quayside
    >>> state = quayside.game("nieuw-amsterdam").new(seats=3, seed="a rainy evening")
    >>> while not state.over:
    ...     seat = state.actors()[0]
    ...     state.apply(seat, state.legal(seat)[0])
    >>> len(state.scores())
    3
    """

    def __init__(self, game: Any, frames: list[Frame[Any]], seats: i64, dice: Dice) -> None:
        self.game: Any = game
        self.frames: list[Frame[Any]] = frames
        self.seats: i64 = seats
        self.dice: Dice = dice
        self.journal: Journal | None = None
        self.estimator: Estimator[Any] = POINTS_SO_FAR
        self.number: i64 = 0  # decisions taken so far
        self.barrier: i64 = 0  # decisions before this one can no longer be undone: something was revealed
        # The frame on top: its number, the seats it waits for (one bit each) and what it remembers.
        self.frame: i64 = 0
        self.waiting: i64 = 0
        self.count: i64 = 0
        self.what: i64 = 0
        self.actor: i64 = -1  # the seat it waits for, if it waits for just one
        self.below: vec[i64] = vec[i64]()  # the frames under it, innermost last, ENTRY numbers each
        self.moves: vec[i64] = vec[i64]()  # what that seat may do; replaced, never changed, so copies share it
        self.opened: bool = False  # a frame for several seats has just been opened
        self.points: vec[i64] = vec[i64]()  # by seat and source, see `score`

    # The contract

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.waiting == 0

    def actors(self) -> list[int]:
        """The seats that may act now; none when the game is over, several when play is simultaneous."""
        return [int(seat) for seat in range(self.seats) if (self.waiting >> seat) & 1]

    def legal(self, seat: i64) -> list[int]:
        """What `seat` may do now, as action numbers in ascending order; nothing if it is not its turn."""
        actions: list[int] = list(self.choices(seat))
        return actions

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action and what follows from it without a choice; or raise IllegalAction, changing nothing."""
        if action not in self.choices(seat):
            raise IllegalAction(self.why_illegal(seat, action))
        self.step(seat, action)

    def copy(self) -> State:
        """An independent position equal to this one."""
        raise NotImplementedError

    def imagine(self, seat: i64, dice: Dice) -> State:
        """A copy in which everything `seat` cannot see is drawn anew from `dice`, which also become the copy's dice."""
        other = self.copy()
        other.dice = dice
        other.journal = None
        other.redraw(seat)
        return other

    def redraw(self, seat: i64) -> None:
        """Draw anew, from this position's dice, what `seat` cannot see. Each game says what that is."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may see, as data for JSON; None is a spectator. What all games have in common comes first."""
        view: dict[str, Any] = {
            "game": self.game.slug,
            "seat": seat,
            "seats": int(self.seats),
            "number": int(self.number),
            "actors": self.actors(),
            "frame": "" if self.over else self.frames[self.frame].name,
            "count": int(self.count),
            "over": self.over,
            "scores": self.scores(),
            "winners": self.winners(),
            "ledger": self.ledger(),
        }
        view.update(self.game.view(self, seat))
        return view

    def scores(self) -> list[int]:
        """Points by seat."""
        return [int(self.total(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that share the victory; none while the game runs."""
        if not self.over:
            return []
        best = max(self.scores())
        return [seat for seat, points in enumerate(self.scores()) if points == best]

    def ledger(self) -> list[dict[str, int]]:
        """Where each player's points came from: for every seat, points by source."""
        sources: list[str] = self.game.sources
        return [
            {source: int(self.points[seat * len(sources) + k]) for k, source in enumerate(sources)}
            for seat in range(int(self.seats))
        ]

    # For the rules and for search

    def estimate(self, seat: i64) -> float:
        """About how many points the seat will have in the end."""
        if self.waiting == 0:
            return float(self.total(seat))
        return self.estimator.estimate(self, seat)

    def estimates(self) -> list[float]:
        """About how many points everybody will have in the end."""
        if self.waiting == 0:
            return [float(self.total(seat)) for seat in range(self.seats)]
        return self.estimator.estimates(self)

    def choices(self, seat: i64) -> vec[i64]:
        """The same as `legal`, as a packed vector that must not be changed."""
        if seat == self.actor:
            return self.moves
        if seat < 0 or seat >= self.seats or not (self.waiting >> seat) & 1:
            return vec[i64]()
        return self.frames[self.frame].legal(self, seat)

    def step(self, seat: i64, action: i64) -> None:
        """Carry out an action known to be legal."""
        self.number += 1
        self.frames[self.frame].apply(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Do what is left without a choice, until somebody has one or the game is over."""
        while self.waiting:
            if self.actor < 0:
                if self.opened:
                    self.settle_several()
                    continue
                self.moves = vec[i64]()
                return
            frame = self.frames[self.frame]
            moves = frame.legal(self, self.actor)
            if len(moves) != 1:
                self.moves = moves
                return
            frame.apply(self, self.actor, moves[0])
        self.moves = vec[i64]()

    def settle_several(self) -> None:
        """In a frame just opened for several seats, act for those without a choice.

        What one seat may do must not depend on what the others have done meanwhile, so looking once is enough.
        """
        self.opened = False
        frame = self.frames[self.frame]
        waiting = self.waiting
        for seat in range(self.seats):
            if (waiting >> seat) & 1:
                moves = frame.legal(self, seat)
                if len(moves) == 1:
                    frame.apply(self, seat, moves[0])

    def push(self, frame: i64, seat: i64, count: i64 = 0, what: i64 = 0) -> None:
        """Open a frame on top of the present one (of one seat), which goes on when the new one is popped."""
        self.below = append(self.below, self.frame)
        self.below = append(self.below, self.actor)
        self.below = append(self.below, self.count)
        self.below = append(self.below, self.what)
        self.become(frame, seat, count, what)

    def become(self, frame: i64, seat: i64, count: i64 = 0, what: i64 = 0) -> None:
        """Put a frame in the place of the present one."""
        self.frame = frame
        self.actor = seat
        self.waiting = 1 << seat
        self.count = count
        self.what = what

    def become_several(self, frame: i64, seats: i64, count: i64 = 0, what: i64 = 0) -> None:
        """Put a frame for several seats (a bit each) in the place of the present one."""
        self.frame = frame
        self.actor = -1
        self.waiting = seats
        self.count = count
        self.what = what
        self.opened = True

    def pop(self) -> None:
        """Close the present frame and go on with the one below."""
        depth: i64 = len(self.below)
        self.frame = self.below[depth - 4]
        self.actor = self.below[depth - 3]
        self.waiting = 1 << self.actor
        self.count = self.below[depth - 2]
        self.what = self.below[depth - 1]
        self.below = self.below[0 : depth - ENTRY]

    def acted(self, seat: i64) -> None:
        """Stop waiting for a seat, in a frame for several. The last one's frame must then open what follows."""
        self.waiting &= ~(1 << seat)

    def ask_again(self) -> None:
        """Wait again for everybody who has secretly decided in the present frame, in games in which that happens.

        For a search: it has better ideas of a secret price than `imagine`, which only draws one that is possible.
        """

    def finish(self) -> None:
        """End the game."""
        self.actor = -1
        self.waiting = 0
        self.below = vec[i64]()

    def reveal(self) -> None:
        """Something hidden has come to light: what led to it can no longer be undone."""
        self.barrier = self.number

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """Give points (or take them), and note where they came from."""
        self.points[seat * len(self.points) // self.seats + source] += points

    def total(self, seat: i64) -> i64:
        """A seat's points."""
        sources: i64 = len(self.points) // self.seats
        total: i64 = 0
        for k in range(seat * sources, (seat + 1) * sources):
            total += self.points[k]
        return total

    def log(
        self, key: str, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING, d: i64 = NOTHING, e: i64 = NOTHING
    ) -> None:
        """Write an entry into the journal, if there is one."""
        journal = self.journal
        if journal is None:
            return
        numbers = vec[i64]()
        for number in (a, b, c, d, e):
            if number != NOTHING:
                numbers = append(numbers, number)
        journal.write(self.number, key, numbers)

    def copy_to(self, other: State) -> None:
        """Copy into a fresh position what every game has."""
        other.estimator = self.estimator
        other.number = self.number
        other.barrier = self.barrier
        other.frame = self.frame
        other.waiting = self.waiting
        other.count = self.count
        other.what = self.what
        other.below = self.below[0:]
        other.actor = self.actor
        other.moves = self.moves
        other.opened = self.opened
        other.points = self.points[0:]
        journal = self.journal
        if journal is not None:
            other.journal = journal.copy()

    def why_illegal(self, seat: i64, action: i64) -> str:
        """A sentence for whoever tried an illegal action."""
        words = self.game.actions
        said = words.text(action) if 0 <= action < len(words) else f"action {action}"
        if self.over:
            return f"The game is over; {said!r} comes too late."
        if seat < 0 or seat >= self.seats:
            return f"There is no seat {seat}; the seats are 0 to {self.seats - 1}."
        if not (self.waiting >> seat) & 1:
            whose = " or ".join(str(actor) for actor in self.actors())
            return f"It is not the turn of seat {seat} but of seat {whose}."
        allowed = [words.text(move) for move in self.legal(seat)]
        shown = ", ".join(allowed[:12]) + (f" and {len(allowed) - 12} more" if len(allowed) > 12 else "")
        return f"Seat {seat} may not do {said!r} now. What it may do: {shown}."


POINTS_SO_FAR: Final[Estimator[Any]] = Estimator()
