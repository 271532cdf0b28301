"""The schedule: luck goes round."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from quayside.arena.match import Match
from quayside.core.errors import BadRequest
from tests.arena.builder import match

NAMES = ("random", "policy", "policy:candidates=3", "policy:candidates=4", "policy:candidates=5", "greedy", "easy")


def games_of(deal: int, made: Match) -> list[int]:
    return [number for number in range((deal + 1) * made.rotations) if made.deal(number) == deal]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [2, 3, 4, 5, 7])
def test_every_bot_sits_in_every_seat_of_every_deal_equally_often(bots: int, seats: int) -> None:
    made = match(*NAMES[:bots], seats=seats)
    for deal in range(6):
        games = games_of(deal, made)
        assert len(games) == made.rotations
        assert len({made.deal_seed(number) for number in games}) == 1
        sat = Counter((who, seat) for number in games for seat, who in enumerate(made.lineup(number)))
        for seat in range(seats):
            times = {sat[who, seat] for who in range(bots)}
            # One alone against the rest: the one is once in every seat, the other as often in each as in any.
            assert times == ({1, seats - 1} if made.alone else {1})


def test_heads_up_both_games_of_a_deal_differ_only_in_who_sits_where() -> None:
    made = match("greedy", "random")
    assert made.rotations == 2
    for deal in range(4):
        first, second = games_of(deal, made)
        assert made.lineup(first) == made.lineup(second)[::-1]
    assert made.deal_seed(0) != made.deal_seed(2)


def test_two_bots_at_a_larger_table_the_first_is_alone() -> None:
    made = match("greedy", "random", seats=4)
    assert [made.lineup(number) for number in range(5)] == [
        [0, 1, 1, 1],
        [1, 0, 1, 1],
        [1, 1, 0, 1],
        [1, 1, 1, 0],
        [0, 1, 1, 1],
    ]


def test_three_bots_go_round_both_ways() -> None:
    made = match(*NAMES[:3], seats=3)
    for deal in range(0, 10, 2):
        assert made.circle(deal) == made.circle(deal + 1)[::-1]


def test_over_many_deals_all_orders_and_all_meetings_come_up() -> None:
    made = match(*NAMES[:4], seats=2)
    assert {tuple(made.circle(deal)) for deal in range(300)} == set(permutations(range(4)))
    met = Counter(frozenset(made.lineup(number)) for number in range(1200))
    assert len(met) == 6
    assert min(met.values()) > 150


def test_the_schedule_depends_on_the_seed_only() -> None:
    first, again, other = (match(*NAMES[:5], seats=3, seed=seed) for seed in ("a", "a", "b"))
    numbers = range(40)
    assert [first.lineup(number) for number in numbers] == [again.lineup(number) for number in numbers]
    assert [first.lineup(number) for number in numbers] != [other.lineup(number) for number in numbers]
    assert first.deal_seed(0) != other.deal_seed(0)
    assert len({first.bot_seed(number, seat) for number in numbers for seat in range(3)}) == 120


def test_what_cannot_be_a_match_is_refused() -> None:
    with pytest.raises(BadRequest, match="at least two"):
        match("random")
    with pytest.raises(BadRequest, match="2 to 5"):
        match("random", "greedy", seats=6)
    with pytest.raises(BadRequest, match="seed"):
        match("random", "greedy", seed="x" * 198)
    with pytest.raises(BadRequest, match="above 0"):
        match("random", "greedy", limit=0)
    with pytest.raises(BadRequest, match="does not fit under the limit"):
        match("random", "search", limit=1, budget="2s")
