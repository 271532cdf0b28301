"""What a match says about its bots."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from random import Random

import pytest

from quayside.arena.match import Match
from quayside.arena.playing import Fault, Outcome
from quayside.arena.plot import plot
from quayside.arena.report import duration, interval, report, wilson
from tests.arena.builder import match


def outcome(made: Match, number: int, winners: list[int], faults: list[Fault] | None = None) -> Outcome:
    """A game won by these seats with 50 points against 20."""
    seats = range(made.setting.seats)
    scores = [50 if seat in winners else 20 for seat in seats]
    return Outcome(
        number, made.lineup(number), scores, winners, [10] * len(seats), [0.5] * len(seats), faults or [], ""
    )


def seats_of(made: Match, number: int, who: int) -> list[int]:
    return [seat for seat, other in enumerate(made.lineup(number)) if other == who]


def test_win_shares_scores_and_times_heads_up() -> None:
    made = match("greedy", "random")
    games = [outcome(made, number, seats_of(made, number, 0 if number < 3 else 1)) for number in range(4)]
    first, second = report(made, games).standings
    assert (first.name, first.win_share, second.win_share) == ("greedy", 0.75, 0.25)
    assert (first.mean_score, second.mean_score) == (42.5, 27.5)
    assert (first.decisions, first.seconds_per_decision) == (40, 0.05)
    assert first.rating > 25 > second.rating
    assert first.interval[0] < 0.75 < first.interval[1]
    assert second.interval == pytest.approx((1 - first.interval[1], 1 - first.interval[0]))


def test_ties_share_the_victory() -> None:
    made = match("greedy", "random")
    first, second = report(made, [outcome(made, number, [0, 1]) for number in range(6)]).standings
    assert first.win_share == second.win_share == 0.5
    assert first.rating == pytest.approx(second.rating)


def test_one_against_the_rest_a_share_is_a_seat_s() -> None:
    made = match("greedy", "random", seats=4)
    games = [outcome(made, number, seats_of(made, number, number % 2)[:1]) for number in range(40)]
    result = report(made, games)
    first, second = result.standings
    assert result.fair_share == 0.25
    assert first.win_share == 0.5
    assert second.win_share == pytest.approx(0.5 / 3)
    assert second.interval == pytest.approx(tuple((1 - bound) / 3 for bound in reversed(first.interval)))


def test_a_bot_that_has_not_sat_anywhere_knows_nothing() -> None:
    made = match("greedy", "random", "easy", seats=2)
    waiting = next(who for who in range(3) if who not in made.lineup(0))
    one = report(made, [outcome(made, 0, [0])]).standings[waiting]
    assert (one.games, one.interval, one.win_share) == (0, (0.0, 1.0), 0.5)


def test_faults_are_added_up_and_the_first_is_kept() -> None:
    made = match("greedy", "random")
    games = []
    for number in range(3):
        seat = made.lineup(number).index(1)
        games.append(outcome(made, number, [0], [Fault(seat, "raised", 2, f"error {number}")]))
    first, second = report(made, games[::-1]).standings
    assert first.faults == {"raised": 0, "illegal": 0, "late": 0}
    assert second.faults["raised"] == 6
    assert second.first_faults == {"raised": "error 0, first in game 0"}


def test_the_interval_is_wilson_s_where_games_are_independent() -> None:
    # Newcombe (1998), the example 81 of 263
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    low, high = interval([[1.0, 1.0]] * 100)
    assert high == pytest.approx(1.0)
    assert 0.97 < low < 1


def test_the_interval_holds_the_truth_about_95_times_in_100_also_where_deals_decide() -> None:
    chance = Random(5)
    held = {True: 0, False: 0}
    for together in held:
        for _ in range(400):
            deals = []
            for _ in range(60):
                first = float(chance.random() < 0.6)
                deals.append([first, first if together else float(chance.random() < 0.6)])
            low, high = interval(deals)
            held[together] += low <= 0.6 <= high
    assert 368 <= held[True] <= 396
    assert 368 <= held[False] <= 398


def test_one_deal_says_little() -> None:
    low, high = interval([[1.0] * 50])
    assert high - low > 0.5


def test_durations_read_well() -> None:
    assert [duration(seconds) for seconds in (2.5, 0.0123, 0.0000071, 0.0)] == ["2.5 s", "12.3 ms", "7.1 µs", "0 µs"]


def test_the_plot_is_a_picture_with_every_bot() -> None:
    made = match("greedy", "random", "search:iterations=5,depth=12,exploration=0.75")
    made = Match(made.setting, made.entrants)
    text = plot(report(made, [outcome(made, number, [0]) for number in range(6)]))
    root = ElementTree.fromstring(text)
    said = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    for part in ("greedy", "random", "search:iterations=5,depth=1…", "fair share", "Nieuw Amsterdam, 2 seats, 6 games"):
        assert part in said
