"""The end of the game."""

from __future__ import annotations

import pytest

from quayside.games.riverboat.actions import BOATS
from quayside.games.riverboat.final_scoring import end_game, harbour_points, new_orleans_points
from quayside.games.riverboat.state import SUPPLY, Table
from tests.games.riverboat.scene import barn, begin, berth, do, give, grow, hold, surveyed, table, well


def finished(t: Table) -> Table:
    end_game(t)
    return t


def test_a_point_for_each_coin() -> None:
    t = table()
    give(t, 0, coins=6)
    assert finished(t).ledger()[0]["coins"] == 6


def test_R14_a_region_covered_by_7_tile_hexes_and_a_barn_brings_7() -> None:
    t = table()
    grow(t, 0, "wheat", "a1 a2 a3 a4 b1 b2 b3")
    barn(t, 0, "b4")
    assert finished(t).ledger()[0]["regions"] == 7


def test_a_region_with_an_open_field_brings_nothing() -> None:
    t = table()
    grow(t, 0, "wheat", "a1 a2 a3 a4 b1 b2 b3")
    assert finished(t).ledger()[0]["regions"] == 0


def test_R15_an_unscored_barn_and_a_surveyor_in_supply_bring_4() -> None:
    t = table()
    barn(t, 0, "c4")
    give(t, 0, surveyors=1)
    assert finished(t).ledger()[0]["acquisitions"] == 4


def test_scored_buildings_are_not_acquisitions_left_over() -> None:
    t = table()
    barn(t, 0, "c4")
    grow(t, 0, "wheat", "a1")
    well(t, 0, "a1")
    surveyed(t, 0, "c4")
    assert finished(t).ledger()[0]["acquisitions"] == 2 + 2, "the well and the other surveyor"


def harbour(space: int, others: int) -> int:
    t = table()
    berth(t, 0, "4 2a 7 1 5 6")
    give(t, 0, harbour=space)
    give(t, 1, harbour=others)
    return int(harbour_points(t, 0))


@pytest.mark.parametrize("space", [10, 11])
def test_R2_the_farthest_master_scores_19_another_10(space: int) -> None:
    assert harbour(space, 0) == 19
    assert harbour(space, 24) == 10


def test_R2_on_space_9_the_fifth_boat_is_not_reached() -> None:
    assert harbour(9, 0) == 14
    assert harbour(9, 24) == 7


def test_everybody_who_is_not_farthest_halves_the_own_sum_rounded_up_once() -> None:
    t = table(3)
    for seat, boats, space in ((0, "3a 2a", 4), (1, "3a", 9), (2, "7", 20)):
        berth(t, seat, boats)
        give(t, seat, harbour=space)
    assert [harbour_points(t, seat) for seat in range(3)] == [3, 2, 7]


def test_R13_harbour_tie_the_lower_card_full_the_other_half() -> None:
    t = table()
    for seat in range(2):
        berth(t, seat, "5")
        give(t, seat, harbour=8)
    hold(t, cultivate=1, plant=0, ship=0, opportunity=1, score=1)
    assert [harbour_points(t, seat) for seat in range(2)] == [3, 5]


def test_R12_agents_3_to_3_the_lower_card_20_the_other_10() -> None:
    t = table()
    give(t, 0, agents=3)
    give(t, 1, agents=3)
    hold(t, cultivate=1)
    assert [new_orleans_points(t, seat) for seat in range(2)] == [10, 20]


def test_R12_without_agents_nothing() -> None:
    t = table()
    give(t, 0, agents=1)
    assert [new_orleans_points(t, seat) for seat in range(2)] == [20, 0]


def test_new_orleans_20_10_5_0() -> None:
    t = table(4)
    for seat, agents in enumerate((2, 5, 1, 3)):
        give(t, seat, agents=agents)
    hold(t)
    assert [new_orleans_points(t, seat) for seat in range(4)] == [5, 20, 0, 10]


def test_ruling_the_lowest_of_several_phase_cards_decides() -> None:
    t = table(3)
    for seat in range(3):
        give(t, seat, agents=2)
    hold(t, cultivate=2, plant=1, ship=1, opportunity=0, score=2)
    assert [new_orleans_points(t, seat) for seat in range(3)] == [5, 10, 20]


def test_R4_a_total_of_64_is_one_lap_of_50_and_space_14() -> None:
    t = table()
    give(t, 0, points=64)
    assert t.view(0)["players"][0]["score"] == {"total": 64, "laps": 1, "space": 14}


def test_the_most_points_win_and_tied_players_share_the_win() -> None:
    t = table()
    hold(t)
    for seat in range(2):
        give(t, seat, surveyors=0, coins=1)
    t.round = 4
    begin(t, "score")
    do(t, 0, "privilege harbour")
    assert t.over
    assert t.winners() == [0, 1]


def test_workers_that_are_not_dealt_out_are_out_of_the_game() -> None:
    t = table()
    assert t.of(0, SUPPLY) + t.of(1, SUPPLY) + t.round_track == 30
    assert sum(t.moored(boat) + t.boat_stack(boat) for boat in range(BOATS)) == 45
