"""What every game must keep, checked by playing it: a new game gets this test for free.

    check_game(game, seats=3, seed="1")

plays one random game to its end. At every decision it checks what is cheap; at a few random ones it looks at
everything: all legal moves apply, illegal ones change nothing, copies are independent, views tell nothing hidden,
imagined positions keep what is known and nothing else, and nothing can be undone after it has told something.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from quayside.core.dice import FastDice
from quayside.core.errors import IllegalAction
from quayside.core.game import Game
from quayside.core.journal import Journal
from quayside.core.observation import Pen, bytes_for, room_for_bytes, room_for_counts
from quayside.core.playout import random_record
from quayside.core.record import Record, parse_record
from quayside.core.snapshot import digest, snapshot
from quayside.core.state import State

LONGEST_GAME = 20_000  # decisions
USUAL_LENGTH = 150  # decisions, to spread the close looks over
TRIED_MOVES = 12  # of the legal ones, where there are more


class NotConforming(AssertionError):
    """A promise of the contract was broken."""


def require(holds: bool, broken: str) -> None:
    """Say which promise was broken."""
    if not holds:
        raise NotConforming(broken)


def check_game(
    game: Game,
    seats: int,
    seed: str,
    options: dict[str, str] | None = None,
    looks: int = 3,
    invariant: Callable[[Any], None] | None = None,
) -> State:
    """Play one random game, checking the contract on the way; about `looks` decisions are examined closely.

    `invariant` is called with the position after every move, for what only this game promises. Returns the final
    position.
    """
    chance = random.Random(f"{game.slug} {seats} {seed}")
    record = Record(game, seats, seed, options)
    state = record.start()
    state.journal = Journal()
    digests: dict[int, str] = {}
    if invariant is not None:
        invariant(state)
    while not state.over:
        require(len(record.moves) < LONGEST_GAME, "a game must come to an end")
        check_choices(game, state)
        if chance.random() * USUAL_LENGTH < looks:
            examine(game, state, chance)
            digests[len(record.moves)] = digest(state)
        seat = chance.choice(state.actors())
        action = chance.choice(state.legal(seat))
        state.apply(seat, action)
        record.moves.append((seat, action))
        require(state.number == len(record.moves), "every decision counts as one")
        require(0 <= state.barrier <= state.number, "a barrier lies within the game")
        if invariant is not None:
            invariant(state)
    check_end(game, state)
    check_journal(game, state.journal)
    record.finish(state)
    check_record(game, record, digests)
    return state


def check_quickly(game: Game, seats: int, seed: str, options: dict[str, str] | None = None) -> None:
    """Play one random game at full speed: it ends, its ledger adds up, and its record leads to the same result.

    That every legal move can be made and that there always is one shows by the game's coming to an end.
    """
    record = Record(game, seats, seed, options)
    state = record.start()
    chance = random.Random(f"{game.slug} {seats} {seed}").randrange(1 << 40)
    moves = random_record(state, FastDice(chance), LONGEST_GAME)
    require(state.over, "a game must come to an end")
    record.moves = [(move % seats, move // seats) for move in moves]
    check_end(game, state)
    record.finish(state)
    check_record(game, record, {len(moves): digest(state)})


def check_choices(game: Game, state: State) -> None:
    """Whoever may act has something to do, in order and in range; nobody else has."""
    actors = state.actors()
    for seat in range(state.seats):
        moves = state.legal(seat)
        if seat not in actors:
            require(not moves, f"seat {seat} may not act but has legal moves")
            continue
        require(len(moves) > 0, f"seat {seat} may act but has no legal move")
        require(moves == sorted(set(moves)), f"legal moves are ascending and unique: {moves}")
        require(moves[0] >= 0 and moves[-1] < len(game.actions), "legal moves are actions of the game")
        if len(actors) == 1:
            require(len(moves) > 1, f"a single legal move is made by the engine: {game.actions.text(moves[0])}")


def examine(game: Game, state: State, chance: random.Random) -> None:
    """All promises, at one position."""
    before = snapshot(state)
    copy = state.copy()
    require(snapshot(copy) == before, "a copy equals its original")
    for seat in state.actors():
        moves = state.legal(seat)
        for action in moves if len(moves) <= TRIED_MOVES else chance.sample(moves, TRIED_MOVES):
            tried = state.copy()
            tried.apply(seat, action)
            require(snapshot(state) == before, f"a copy is independent ({game.actions.text(action)})")
            check_barrier(state, seat, action, tried, chance)
    for _ in range(40):
        if not copy.over:
            seat = chance.choice(copy.actors())
            copy.apply(seat, chance.choice(copy.legal(seat)))
    require(snapshot(state) == before, "playing on in a copy leaves the original alone")
    check_refusals(game, state, chance)
    check_views(game, state, chance)
    require(snapshot(state) == before, "looking at a position does not change it")


def check_refusals(game: Game, state: State, chance: random.Random) -> None:
    """Illegal actions raise and leave the position as it was."""
    before = snapshot(state)
    actors = state.actors()
    attempts = [(seat, action) for seat in actors for action in (-1, len(game.actions))]
    for seat in actors:
        moves = set(state.legal(seat))
        others = [action for action in range(len(game.actions)) if action not in moves]
        attempts += [(seat, action) for action in chance.sample(others, min(8, len(others)))]
        attempts += [(other, action) for other in range(-1, int(state.seats) + 1) if other not in actors
                     for action in list(moves)[:2]]  # fmt: skip
    for seat, action in attempts:
        try:
            state.apply(seat, action)
        except IllegalAction as refusal:
            require(str(refusal).endswith("."), "a refusal is a sentence")
        else:
            raise NotConforming(f"illegal action {action} of seat {seat} was accepted")
        require(snapshot(state) == before, f"a refused action changes nothing (action {action}, seat {seat})")


def check_views(game: Game, state: State, chance: random.Random) -> None:
    """A view survives JSON, and stays the same when everything its seat cannot see is drawn anew."""
    spectator = state.view(None)
    require(json.loads(json.dumps(spectator)) == spectator, "a view is data for JSON")
    for seat in range(int(state.seats)):
        seen = state.view(seat)
        require(json.loads(json.dumps(seen)) == seen, "a view is data for JSON")
        imagined = state.imagine(seat, FastDice(chance.randrange(1 << 40)))
        require(imagined.view(seat) == seen, f"what seat {seat} sees does not depend on what it cannot see")
        require(imagined.view(None) == spectator, "what spectators see does not depend on what nobody sees")
        require(imagined.actors() == state.actors(), "an imagined position waits for the same seats")
        require(imagined.legal(seat) == state.legal(seat), "an imagined position offers the seat the same choices")
        require(imagined.scores() == state.scores(), "an imagined position has the same scores")
        again = FastDice(chance.randrange(1 << 40))
        require(
            snapshot(state.imagine(seat, again.copy())) == snapshot(imagined.imagine(seat, again.copy())),
            "what is imagined depends on the dice and on what the seat sees, not on the true order",
        )
        require(
            observed(game, imagined, seat) == observed(game, state, seat),
            f"what seat {seat} sees as numbers does not depend on what it cannot see",
        )
        require(imagined.journal is None, "an imagined position carries no journal")
        require(isinstance(imagined.dice, FastDice), "an imagined position never touches the game's own dice")


def observed(game: Game, state: State, seat: int) -> tuple[list[int], list[int]]:
    """What a seat sees as numbers, where the game says so: counts, and flags as they are packed."""
    observation = game.observation
    if observation is None:
        return [], []
    seats = int(state.seats)
    counts = room_for_counts(observation.counts(seats))
    flags = room_for_bytes(bytes_for(observation.flags(seats)))
    pen = Pen(counts, flags)
    observation.write(state, seat, pen)
    written = int(pen.at) == len(counts) and int(pen.byte) == len(flags) and pen.holding == 0
    require(written, "every field of an observation writes as many numbers as it says")
    return [int(count) for count in counts], [int(flag) for flag in flags]


def check_barrier(state: State, seat: int, action: int, after: State, chance: random.Random) -> None:
    """If a move can be undone, it has told the mover nothing: it leads to the same view whatever is hidden."""
    if after.barrier == after.number:
        return
    other = state.imagine(seat, FastDice(chance.randrange(1 << 40)))
    other.apply(seat, action)
    require(other.view(seat) == after.view(seat), "a move that reveals something is a barrier for undo")


def check_end(game: Game, state: State) -> None:
    """After the end nobody may act, somebody has won, and the ledger accounts for every point."""
    before = snapshot(state)
    require(state.actors() == [], "nobody acts after the end")
    winners = state.winners()
    require(0 < len(winners) <= state.seats, "somebody has won")
    ledger = [sum(sources.values()) for sources in state.ledger()]
    require(ledger == state.scores(), f"the ledger adds up: {ledger} and {state.scores()}")
    for seat in range(int(state.seats)):
        require(state.legal(seat) == [], "nothing is legal after the end")
        try:
            state.apply(seat, 0)
        except IllegalAction:
            pass
        else:
            raise NotConforming("a move was accepted after the end")
    require(snapshot(state) == before, "a refused action changes nothing, after the end too")


def check_journal(game: Game, journal: Journal | None) -> None:
    """Every entry has a key that the game names, with as many numbers as it names."""
    require(journal is not None, "the journal is kept")
    assert journal is not None
    for entry in journal.entries:
        require(entry.key in game.journal, f"the game does not name the journal entry {entry.key!r}")
        require(len(entry.numbers) == len(game.journal[entry.key]), f"numbers of the entry {entry.key!r}")
        json.dumps(game.describe(entry))


def check_record(game: Game, record: Record, digests: dict[int, str]) -> None:
    """A record read back from its JSON leads through the same positions to the same result."""
    again = parse_record(record.to_json(), lambda slug: game)
    require(again.to_json() == record.to_json(), "a record survives being written and read")
    for number, state in enumerate(again.states()):
        if number in digests:
            require(digest(state) == digests[number], f"replaying leads to the same position after {number} moves")
    again.verify()


def check_hidden(game: Game, seats: int, seed: str, options: dict[str, str] | None = None) -> None:
    """Imagined positions are drawn anew: they differ from one another, and from the truth."""
    state = game.new(seats, seed, options)
    for seat in range(seats):
        drawn = [state.imagine(seat, FastDice(k)) for k in range(1, 9)]
        seen = {repr([(k, v) for k, v in snapshot(position).items() if k != "dice"]) for position in drawn}
        truth = repr([(k, v) for k, v in snapshot(state).items() if k != "dice"])
        require(len(seen) > 1, "imagined positions differ where something is hidden")
        require(truth not in seen, "an imagined position does not know the true order")
