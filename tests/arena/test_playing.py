"""Whatever a bot does wrong costs it that move, and the match goes on."""

from __future__ import annotations

import time

import pytest

import quayside
from quayside.arena.match import Match
from quayside.arena.playing import PATIENCE, Guarded, Outcome, play_game
from quayside.core.record import parse_record
from tests.arena.builder import MINE, match


def played(made: Match, number: int = 0) -> Outcome:
    outcome, text = play_game(made, number)
    record = parse_record(text, quayside.game)
    assert record.verify().over
    assert record.players == [made.entrants[who].name for who in outcome.lineup]
    return outcome


@pytest.mark.parametrize("slug", quayside.games())
def test_all_games_are_played_at_their_smallest_and_largest_tables(slug: str) -> None:
    """Also where several seats act at once, or the first action decides for all."""
    for seats in (quayside.game(slug).seats[0], quayside.game(slug).seats[-1]):
        made = match("easy", f"{MINE}:Vandal", f"{MINE}:Illegal", slug=slug, seats=seats)
        outcome = played(made, 1)
        assert {outcome.lineup[fault.seat] for fault in outcome.faults} <= {2}
        assert sum(outcome.decisions) > 20


def test_a_game_of_good_bots_has_no_faults() -> None:
    made = match("easy", "random", seats=3)
    outcome = played(made, 4)
    assert outcome.lineup == [1, 0, 1]
    assert outcome.faults == []
    assert all(count > 10 for count in outcome.decisions)
    assert all(seconds > 0 for seconds in outcome.seconds)
    assert len(outcome.scores) == 3


@pytest.mark.parametrize(
    ("bot", "kind", "said"),
    [
        ("Raising", "raised", "ValueError: no idea at all"),
        ("Leaving", "raised", "SystemExit: 3"),
        ("Illegal", "illegal", "'action -7' is not legal there"),
        ("Wordy", "illegal", "a str is not the number of an action"),
    ],
)
def test_a_bot_at_fault_loses_every_such_move_and_is_named(bot: str, kind: str, said: str) -> None:
    made = match(f"{MINE}:{bot}", "random")
    outcome = played(made)
    seat = outcome.lineup.index(0)
    assert [(fault.seat, fault.kind, fault.first) for fault in outcome.faults] == [(seat, kind, said)]
    assert outcome.faults[0].count == outcome.decisions[seat]


def test_an_illegal_move_is_told_in_words() -> None:
    class Stubborn:
        def choose(self, state: object, seat: int) -> int:
            return 3

    made = match(f"{MINE}:Own", "random")
    words = quayside.game("nieuw-amsterdam").actions.words
    bot = Guarded(made.entrants[0], 0, 1, 60.0)
    bot.player = Stubborn()
    state = made.setting.record("x").start()
    while state.actors()[0] != 0 or 3 in state.legal(0):
        state.apply(state.actors()[0], state.legal(state.actors()[0])[0])
    assert bot.choose(state, words) in state.legal(0)
    assert bot.faults()[0].first == f"{words[3]!r} is not legal there"


def test_a_bot_out_of_time_is_stopped_and_after_some_patience_not_asked_again() -> None:
    begun = time.perf_counter()
    outcome = played(match(f"{MINE}:Slow", "random", limit=0.05))
    assert time.perf_counter() - begun < 5
    seat = outcome.lineup.index(0)
    (fault,) = outcome.faults
    assert (fault.seat, fault.kind, fault.first) == (seat, "late", "more than 0.05 s")
    assert fault.count == outcome.decisions[seat]
    assert 0.05 * PATIENCE <= outcome.seconds[seat] < 2


def test_a_bot_that_cannot_be_made_again_has_random_moves() -> None:
    outcome = played(match(f"{MINE}:Fading", "random"))
    assert [(fault.kind, fault.first) for fault in outcome.faults] == [("raised", "RuntimeError: gone")]


def test_a_bot_may_derive_from_ours() -> None:
    for bot in ("Derived", "Thinking:iterations=2,depth=2"):
        assert played(match(f"{MINE}:{bot}", "random")).faults == []


def test_a_bot_cannot_touch_the_real_game() -> None:
    assert played(match(f"{MINE}:Vandal", "random")).faults == []


def test_what_a_bot_prints_is_not_output(capsys: pytest.CaptureFixture[str]) -> None:
    played(match(f"{MINE}:Wordy", "random"))
    told = capsys.readouterr()
    assert told.out == ""
    assert "I am thinking" in told.err


def test_the_same_game_twice_is_the_same() -> None:
    made = match("search:iterations=3,depth=2", f"{MINE}:Raising")
    first, second = played(made, 1), played(made, 1)
    assert first.digest == second.digest
    assert first.faults == second.faults
    assert played(made, 0).digest != first.digest
