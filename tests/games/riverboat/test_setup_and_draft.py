"""Set-up, the start of a round and the choice of phase cards."""

from __future__ import annotations

import pytest

from quayside.games.riverboat.actions import BOATS, REGIONS
from quayside.games.riverboat.hexes import EVERYWHERE, count, group, lowest
from quayside.games.riverboat.state import AGENTS, BOARD, COINS, HARBOUR, PHASE_CARDS, SUPPLY, SURVEYORS
from tests.games.riverboat.conservation import check
from tests.games.riverboat.scene import GAME, barn, begin, choices, display, do, give, moor, place, ready, table


@pytest.mark.parametrize("board", range(4))
def test_each_board_has_five_regions_of_eight_connected_fields(board: int) -> None:
    regions = [GAME.components[2].regions[board * REGIONS + region] for region in range(REGIONS)]
    assert [count(region) for region in regions] == [8] * 5
    assert sum(regions) == EVERYWHERE
    assert all(group(region, lowest(region)) == region for region in regions)


def test_the_four_boards_differ() -> None:
    regions = [tuple(GAME.components[2].regions[k * REGIONS : (k + 1) * REGIONS]) for k in range(4)]
    assert len(set(regions)) == 4


@pytest.mark.parametrize(("seats", "space"), [(2, 0), (3, 1), (4, 2)])
def test_the_start_kit(seats: int, space: int) -> None:
    t = GAME.new(seats, "kit")
    for seat in range(seats):
        assert (t.of(seat, SUPPLY), t.of(seat, SURVEYORS), t.of(seat, COINS)) == (13, 2, 3)
        assert (t.of(seat, HARBOUR), t.of(seat, AGENTS)) == (space, 0)
    assert len({t.of(seat, BOARD) for seat in range(seats)}) == seats, "everybody has another board"
    assert t.round_track == 4
    assert (t.coins, t.surveyors) == (25 - 3 * seats, 28 - 2 * seats)
    assert [t.shown(size) for size in range(3)] == [12, 6, 3]
    assert all(t.moored(boat) == 1 and t.boat_stack(boat) == 4 for boat in range(BOATS))
    assert len(t.opportunities) == 13
    check(t)


def test_boards_and_start_player_are_drawn() -> None:
    games = [GAME.new(4, f"draw {k}") for k in range(40)]
    assert {int(t.start) for t in games} == {0, 1, 2, 3}
    assert {int(t.of(0, BOARD)) for t in games} == {0, 1, 2, 3}


def test_opportunities_and_region_cards_are_shuffled() -> None:
    games = [GAME.new(4, f"shuffle {k}") for k in range(40)]
    for space in range(4):
        assert len({int(t.open_card(space)) for t in games}) > 8
    for card in range(13):
        assert len({int(t.opportunities[card]) for t in games}) > 8
    for card in range(40):
        assert len({int(t.region_deck[card]) for t in games}) == REGIONS + 1, "five colours and the joker"


@pytest.mark.parametrize(("seats", "split"), [(2, [3, 2]), (3, [2, 2, 1]), (4, [2, 1, 1, 1])])
def test_phase_cards_are_chosen_one_at_a_time_until_all_are_taken(seats: int, split: list[int]) -> None:
    t = table(seats)
    for taken in range(4):
        assert t.actors() == [taken % seats]
        assert len(choices(t, taken % seats, "choose")) == 5 - taken
        do(t, taken % seats, "choose " + choices(t, taken % seats, "choose")[-1])
    assert [count(t.of(seat, PHASE_CARDS)) for seat in range(seats)] == split, (
        "the last card finds its holder by itself"
    )
    assert t.view(0)["phase"] == "cultivate"


@pytest.mark.parametrize("phase", ["plant", "ship", "opportunity", "score"])
@pytest.mark.parametrize("holder", [1, 2])
def test_the_holder_of_a_phase_card_goes_first_in_it_and_play_goes_clockwise(phase: str, holder: int) -> None:
    t = table(3)
    for seat in range(3):
        if phase == "plant":
            place(t, seat, "a1 a2 a3 a4 a5 a6")
        if phase == "ship":
            ready(t, seat, "wheat", 4)
        if phase == "score":
            for field in ("a1", "a3"):
                barn(t, seat, field)
    begin(t, phase, **{phase: holder})
    asked: list[int] = []
    while len(asked) < 3:
        seat = t.actors()[0]
        if seat not in asked:
            asked.append(seat)
        t.apply(seat, t.legal(seat)[0])
    assert asked == [(holder + turn) % 3 for turn in range(3)]


def test_a_boat_is_put_out_again_only_while_its_kind_lasts() -> None:
    t = table()
    moor(t, "1 2a")
    for boat in range(BOATS):
        if boat not in (0, 1):
            t.stack_boats(boat, -t.boat_stack(boat))
    t.round = 1
    begin(t, "score")
    while t.round == 1:
        t.apply(t.actors()[0], t.legal(t.actors()[0])[-1])
    assert [t.moored(boat) for boat in range(3)] == [1, 1, 0]


def test_the_next_round_fills_the_display_and_opens_four_opportunities() -> None:
    t = table()
    display(t, "wheat corn-corn")
    give(t, 0, surveyors=0)
    give(t, 1, surveyors=0)
    begin(t, "score")
    do(t, 0, "privilege coin")
    assert t.round == 2
    assert t.start == 1
    assert t.actors() == [1]
    assert [t.shown(size) for size in range(3)] == [12, 6, 3]
    assert all(t.open_card(space) >= 0 for space in range(4))
    assert all(t.of(seat, PHASE_CARDS) == 0 for seat in range(2)), "phase cards return"
