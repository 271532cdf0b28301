"""What people may want of a table: each wish is checked against the table and becomes an event, or is refused."""

from __future__ import annotations

from quayside.bots import BOTS
from quayside.core.errors import BadRequest
from quayside.server.events import Wish
from quayside.server.refusals import Refusal
from quayside.server.table import Seat, Table

GRACE = 120.0  # seconds after which others may let a bot stand in for somebody who is away


def sit(table: Table, person: str, seat: int | None) -> Wish:
    """Take an empty seat: a certain one, or the first."""
    must_be_open(table)
    if table.seats_of(person):
        raise Refusal("already_seated")
    return Wish("sit", empty_seat(table, seat), person=person)


def seat_bot(table: Table, person: str, seat: int | None, level: str) -> Wish:
    must_be_open(table)
    must_own(table, person)
    return Wish("sit", empty_seat(table, seat), value=f"bot {known_level(level)}", person=person)


def stand(table: Table, person: str, seat: int) -> Wish:
    """Get up before the game; the owner may also clear a seat."""
    must_be_open(table)
    place = seat_at(table, seat)
    if place.empty or (place.person != person and table.head.owner != person):
        raise Refusal("not_your_seat", seat=seat + 1)
    return Wish("stand", seat, person=person)


def start(table: Table, person: str) -> Wish:
    must_be_open(table)
    must_own(table, person)
    empty = sum(seat.empty for seat in table.seats)
    if empty:
        raise Refusal("seats_empty", count=empty)
    return Wish("start", person=person)


def close(table: Table, person: str) -> Wish:
    must_be_open(table)
    must_own(table, person)
    return Wish("close", person=person)


def act(table: Table, person: str, seat: int | None, number: int, action: int | str) -> Wish:
    """A move of one's own. `number` is what the player was looking at."""
    must_run(table)
    seat = acting_seat(table, person, seat)
    if table.seats[seat].played_by is not None:
        raise Refusal("bot_plays")
    if table.dutch():
        raise Refusal("not_your_turn")  # the clock takes stops, not moves
    if seat not in table.waiting():
        if number < table.number:
            raise Refusal("stale", number=table.number)
        raise Refusal("not_your_turn")
    if not table.since[seat] <= number <= table.number:
        raise Refusal("stale", number=table.number)
    return Wish("move", seat, legal_words(table, seat, action), person)


def legal_words(table: Table, seat: int, action: int | str) -> str:
    """An action, given by number or words, if it is legal now."""
    actions = table.head.game.actions
    chosen = known_action(table, action) if isinstance(action, str) else action
    if chosen not in table.state.legal(seat):
        raise Refusal("not_legal")
    return actions.text(chosen)


def known_action(table: Table, words: str) -> int:
    try:
        return table.head.game.actions.parse(words)
    except BadRequest:
        raise Refusal("not_legal") from None


def undo(table: Table, person: str, seat: int | None, moves: int) -> Wish:
    """Take back one's latest moves: at once within the barrier, else by asking the others."""
    if not table.head.terms.undo:
        raise Refusal("no_undo")
    must_run(table)
    seat = acting_seat(table, person, seat)
    assert table.play is not None
    if table.seats[seat].played_by is not None:
        raise Refusal("bot_plays")
    target = undo_target(table, seat, moves)
    if target == table.answer_of(seat):
        return Wish("withdraw", seat, str(target), person)
    if target >= table.play.undo_limit(seat):
        return Wish("back", seat, str(target), person)
    if not voters(table, seat):
        # Nobody to ask: against bots one may take back what one likes, unless it counts.
        if table.head.terms.rated:
            raise Refusal("no_undo")
        return Wish("back", seat, str(target), person)
    return Wish("ask", seat, str(target), person)


def undo_target(table: Table, seat: int, moves: int) -> int:
    """How many moves remain when this seat's latest `moves` are taken back, and all that came after them."""
    own = [k for k, (mover, _) in enumerate(table.moves) if mover == seat]
    if not 1 <= moves <= len(own):
        raise Refusal("no_undo")
    return own[-moves]


def voters(table: Table, seat: int) -> list[int]:
    """The other people who would have to agree."""
    asker = table.seats[seat].person
    return [k for k, s in enumerate(table.seats) if s.person not in (None, asker) and s.played_by is None]


def agree(table: Table, person: str) -> Wish:
    """Agree to what was asked; the last one to agree takes the moves back."""
    must_run(table)
    request = table.request
    if request is None:
        raise Refusal("no_request")
    missing = [k for k in voters(table, request.seat) if k not in request.agreed]
    mine = [k for k in missing if table.seats[k].person == person]
    if not mine:
        raise Refusal("no_request")
    if {table.seats[k].person for k in missing} == {person}:
        return Wish("back", request.seat, str(request.target), person)
    return Wish("agree", mine[0], person=person)


def refuse(table: Table, person: str) -> Wish:
    """Say no to what was asked, or withdraw one's own question."""
    must_run(table)
    if table.request is None:
        raise Refusal("no_request")
    return Wish("refuse", my_seat(table, person, None), person=person)


def leave(table: Table, person: str, seat: int | None) -> Wish:
    """Go away from a running game: a bot stands in, and the seat can be taken back."""
    must_run(table)
    seat = my_seat(table, person, seat)
    if table.seats[seat].played_by is not None:
        raise Refusal("bot_plays")
    return Wish("leave", seat, person=person)


def replace(table: Table, person: str, seat: int, now: float, present: bool) -> Wish:
    """Let a bot stand in for somebody who keeps the table waiting and is not there."""
    must_run(table)
    my_seat(table, person, None)
    place = seat_at(table, seat)
    if place.played_by is not None or place.person is None:
        raise Refusal("bot_plays")
    since = table.clocks[seat].since
    if present or since is None or now - since < GRACE:
        raise Refusal("still_here", seconds=int(GRACE))
    return Wish("leave", seat, person=person)


def come_back(table: Table, person: str, seat: int | None) -> Wish:
    must_run(table)
    seat = my_seat(table, person, seat)
    if table.seats[seat].resigned or table.seats[seat].stand_in is None:
        raise Refusal("not_away")
    return Wish("return", seat, person=person)


def resign(table: Table, person: str, seat: int | None) -> Wish:
    must_run(table)
    seat = my_seat(table, person, seat)
    if table.seats[seat].resigned:
        raise Refusal("bot_plays")
    return Wish("resign", seat, person=person)


# What several wishes need


def must_be_open(table: Table) -> None:
    if table.status != "open":
        raise Refusal({"closed": "is_closed", "over": "is_over"}.get(table.status, "already_started"))


def must_run(table: Table) -> None:
    if table.status != "running":
        raise Refusal({"open": "not_started", "closed": "is_closed"}.get(table.status, "is_over"))


def must_own(table: Table, person: str) -> None:
    if table.head.owner != person:
        raise Refusal("not_owner")


def seat_at(table: Table, seat: int) -> Seat:
    if not 0 <= seat < table.head.seats:
        raise Refusal("no_such_seat", seats=table.head.seats)
    return table.seats[seat]


def empty_seat(table: Table, seat: int | None) -> int:
    if seat is None:
        seat = next((k for k, place in enumerate(table.seats) if place.empty), None)
        if seat is None:
            raise Refusal("seat_taken")
    if not seat_at(table, seat).empty:
        raise Refusal("seat_taken")
    return seat


def my_seat(table: Table, person: str, seat: int | None) -> int:
    """A seat of one's own; who has several and names none means the first."""
    mine = table.seats_of(person)
    if seat is not None and seat_at(table, seat) and seat not in mine:
        raise Refusal("not_your_seat", seat=seat + 1)
    if not mine:
        raise Refusal("not_seated")
    return mine[0] if seat is None else seat


def acting_seat(table: Table, person: str, seat: int | None) -> int:
    """The same, but who has several and names none means the one to act."""
    mine = table.seats_of(person)
    if seat is None and mine:
        waiting = table.waiting()
        return next((k for k in mine if k in waiting), mine[0])
    return my_seat(table, person, seat)


def known_level(level: str) -> str:
    if level not in BOTS:
        raise Refusal("no_such_bot", levels=", ".join(BOTS))
    return level
