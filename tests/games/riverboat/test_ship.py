"""Phase 3: boats, rewards, acquisitions and agents."""

from __future__ import annotations

import pytest

from quayside.core.errors import IllegalAction
from quayside.core.journal import Journal
from quayside.games.riverboat.actions import ACTIONS, BOAT_NAMES, CROP_NAMES
from quayside.games.riverboat.hexes import EVERYWHERE, FIELD_NAMES, count
from quayside.games.riverboat.state import (
    AGENTS,
    BARNS,
    BERTHED,
    COINS,
    HARBOUR,
    HARVESTED,
    PLANTED,
    STANDING,
    SUPPLY,
    SURVEYORS,
    WELLS,
    WORKERS,
    Table,
)
from tests.games.riverboat.scene import (
    GAME,
    barn,
    begin,
    berth,
    choices,
    do,
    give,
    grow,
    harvested,
    mask,
    moor,
    ready,
    table,
    well,
)


def shipping(crop: str = "wheat", number: int = 7, boats: str = "1 2a 2b 3a 3b 4 5 6 7") -> Table:
    """The first seat is about to ship, with so many workers on a crop; the second has nothing to ship."""
    t = table()
    moor(t, boats)
    ready(t, 0, crop, number)
    return begin(t, "ship", ship=1)


def test_privilege_the_harbour_master_moves_one_space() -> None:
    t = shipping()
    assert (t.of(1, HARBOUR), t.of(0, HARBOUR)) == (1, 0)


def test_boats_to_come_are_counted_for_each_seat() -> None:
    t = table()
    moor(t, "1 2a 2b 3a 3b")
    ready(t, 0, "wheat", 5)
    ready(t, 1, "wheat", 5)
    assert (t.boats_to_come(0), t.boats_to_come(1)) == (2, 2), "before the phase"
    begin(t, "ship", ship=1)
    assert (t.boats_to_come(0), t.boats_to_come(1)) == (2, 2)
    do(t, 1, "ship 2a wheat")
    assert (t.boats_to_come(0), t.boats_to_come(1)) == (2, 1)
    do(t, 0, "ship 3a wheat")
    assert (t.boats_to_come(0), t.boats_to_come(1)) == (1, 1)
    do(t, 1, "decline")
    assert (t.boats_to_come(0), t.boats_to_come(1)) == (1, 0)
    do(t, 0, "ship 1 wheat")
    assert (t.boats_to_come(0), t.boats_to_come(1)) == (0, 0), "after the phase"


def test_a_boat_whose_reward_is_still_to_be_decided_is_no_boat_to_come() -> None:
    t = shipping(boats="4")
    assert t.boats_to_come(0) == 2
    do(t, 0, "ship 4 wheat")
    assert choices(t, 0, "barn"), "where to put it"
    assert t.boats_to_come(0) == 1


def test_loading_takes_as_many_workers_of_one_crop_as_the_load() -> None:
    t = table()
    ready(t, 0, "wheat", 4)
    ready(t, 0, "corn", 2)
    begin(t, "ship", ship=1)
    assert choices(t, 0, "ship") == [
        "1 wheat", "1 corn", "2a wheat", "2a corn", "2b wheat", "2b corn", "3a wheat", "3b wheat", "4 wheat",
    ]  # fmt: skip
    do(t, 0, "ship 3a wheat")
    assert (t.of(0, STANDING + 1), t.of(0, STANDING + 2)) == (1, 2)
    assert t.of(0, SUPPLY) == 13 - 6 + 3
    assert t.of(0, HARVESTED + 1) == 3
    assert count(t.of(0, WORKERS)) == 3
    assert count(t.of(0, PLANTED)) == 6, "the fields stay planted"


def test_workers_on_different_crops_do_not_fill_a_boat_together() -> None:
    t = table()
    ready(t, 0, "wheat", 1)
    ready(t, 0, "corn", 1)
    begin(t, "ship", ship=1)
    assert choices(t, 0, "ship") == ["1 wheat", "1 corn"]


def test_the_boat_goes_to_the_leftmost_empty_berth() -> None:
    t = shipping()
    berth(t, 0, "7 2a")
    do(t, 0, "ship 3b wheat")
    assert [BOAT_NAMES[t.boat_at(0, k)] for k in range(t.of(0, BERTHED))] == ["7", "2a", "3b"]


# Every boat and its reward


def test_boat_1_a_coin_and_three_spaces_in_the_harbour() -> None:
    t = do(shipping(), 0, "ship 1 wheat")
    assert (t.of(0, COINS), t.of(0, HARBOUR), t.scores()[0]) == (4, 3, 0)


def test_boat_2a_a_point_and_two_spaces() -> None:
    t = do(shipping(), 0, "ship 2a wheat")
    assert (t.scores()[0], t.of(0, HARBOUR)) == (1, 2)


def test_boat_2b_two_points_and_a_space() -> None:
    t = do(shipping(), 0, "ship 2b wheat")
    assert (t.scores()[0], t.of(0, HARBOUR)) == (2, 1)


def test_boat_3a_three_points_and_a_space() -> None:
    t = do(shipping(), 0, "ship 3a wheat")
    assert (t.scores()[0], t.of(0, HARBOUR)) == (3, 1)


def test_boat_3b_three_points_and_a_coin() -> None:
    t = do(shipping(), 0, "ship 3b wheat")
    assert (t.scores()[0], t.of(0, COINS), t.of(0, HARBOUR)) == (3, 4, 0)


def test_boat_4_a_barn_on_any_free_field_at_once() -> None:
    t = do(shipping(), 0, "ship 4 wheat")
    assert choices(t, 0) == [f"barn {field}" for field in FIELD_NAMES[7:]]
    do(t, 0, "barn e8")
    assert t.of(0, BARNS) == mask("e8")
    assert t.barns == 7


def test_boat_5_a_surveyor_and_a_worker_to_new_orleans() -> None:
    t = do(shipping(), 0, "ship 5 wheat")
    assert (t.of(0, SURVEYORS), t.of(0, AGENTS), t.of(0, SUPPLY)) == (3, 1, 13 - 7 + 5 - 1)


def test_boat_6_an_acquisition_and_up_to_two_workers_to_new_orleans() -> None:
    t = do(shipping(), 0, "ship 6 wheat")
    assert {word.split()[0] for word in choices(t, 0)} == {"barn", "well", "surveyor"}
    do(t, 0, "surveyor")
    assert choices(t, 0) == ["send 0", "send 1", "send 2"]
    do(t, 0, "send 2")
    assert (t.of(0, SURVEYORS), t.of(0, AGENTS)) == (3, 2)


def test_boat_7_an_acquisition_and_up_to_three_workers_to_new_orleans() -> None:
    t = do(shipping(), 0, "ship 7 wheat", "well a1")
    assert choices(t, 0) == ["send 0", "send 1", "send 2", "send 3"]
    do(t, 0, "send 0")
    assert (t.of(0, WELLS), t.of(0, AGENTS)) == (mask("a1"), 0)


# Coins and turns


def test_coin_takes_a_boat_from_its_stack() -> None:
    t = shipping(number=2, boats="")
    assert choices(t, 0) == [
        "ship_from_stack 1 wheat", "ship_from_stack 2a wheat", "ship_from_stack 2b wheat", "decline",
    ]  # fmt: skip
    do(t, 0, "ship_from_stack 2b wheat")
    assert (t.of(0, COINS), t.boat_stack(BOAT_NAMES.index("2b"))) == (2, 4)


def test_ruling_a_coin_buys_any_kind_that_is_left_in_its_stack() -> None:
    t = shipping(number=1, boats="1")
    assert choices(t, 0) == ["ship 1 wheat", "ship_from_stack 1 wheat", "decline"]


def test_an_exhausted_stack_is_gone() -> None:
    t = table()
    moor(t, "")
    berth(t, 1, "2b 2b 2b 2b 2b")
    ready(t, 0, "wheat", 2)
    begin(t, "ship", ship=1)
    assert choices(t, 0, "ship_from_stack") == ["1 wheat", "2a wheat"]


def test_without_a_coin_only_boats_on_the_board() -> None:
    t = table()
    moor(t, "2a")
    ready(t, 0, "wheat", 3)
    give(t, 0, coins=0)
    begin(t, "ship", ship=1)
    assert choices(t, 0) == ["ship 2a wheat", "decline"]


def test_R9_coin_supply_empty_boat_3b_bought_with_a_coin_brings_it_back() -> None:
    t = table()
    moor(t, "")
    ready(t, 0, "wheat", 3)
    give(t, 0, coins=1)
    give(t, 1, coins=24)
    begin(t, "ship", ship=1)
    assert t.coins == 0
    do(t, 0, "ship_from_stack 3b wheat")
    assert (t.of(0, COINS), t.coins) == (1, 0)


def test_no_coin_from_an_empty_supply() -> None:
    t = table()
    ready(t, 0, "wheat", 3)
    give(t, 1, coins=22)
    begin(t, "ship", ship=1)
    do(t, 0, "ship 3b wheat")
    assert t.of(0, COINS) == 3


def test_boats_on_the_board_are_not_replaced_during_the_phase() -> None:
    t = shipping(boats="2a 2b")
    do(t, 0, "ship 2a wheat")
    assert choices(t, 0, "ship") == ["2b wheat"]


def test_declining_holds_for_this_phase_only() -> None:
    t = shipping()
    do(t, 0, "decline")
    assert t.view(None)["phase"] == "opportunity"
    begin(t, "ship", ship=1)
    assert t.actors() == [0], "the next round's phase 3 asks again"
    assert "1 wheat" in choices(t, 0, "ship")


def test_declining_ends_the_phase_for_that_player() -> None:
    t = table()
    ready(t, 0, "wheat", 6)
    ready(t, 1, "corn", 6)
    begin(t, "ship")
    do(t, 0, "decline")
    do(t, 1, "ship 1 corn")
    assert t.actors() == [1]
    do(t, 1, "ship 2a corn")
    assert t.view(0)["phase"] == "opportunity"


def test_a_player_for_whom_no_boat_is_possible_declines_without_asking() -> None:
    t = shipping()
    assert t.actors() == [0], "the second seat, who begins, has no workers on crops"


@pytest.mark.parametrize(("round_", "boats"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_two_boats_a_round_and_R19_three_in_round_4(round_: int, boats: int) -> None:
    t = table()
    t.round = round_
    ready(t, 0, "wheat", 7)
    begin(t, "ship", ship=1)
    for boat in ("1", "2a", "2b")[:boats]:
        assert t.view(0)["phase"] == "ship"
        do(t, 0, f"ship {boat} wheat")
    assert t.view(0)["phase"] == "opportunity"


def test_ruling_steps_past_the_end_of_the_harbour_are_lost() -> None:
    t = shipping()
    give(t, 0, harbour=23)
    do(t, 0, "ship 1 wheat")
    assert t.of(0, HARBOUR) == 24


# Harvest bonus


def test_R6_nine_of_a_crop_bring_one_acquisition_after_the_boats_reward() -> None:
    t = shipping("turnip", 7)
    harvested(t, 0, "turnip", 7)
    do(t, 0, "ship 3a turnip", conserved=False)
    assert t.scores()[0] == 3, "the reward came first"
    assert {word.split()[0] for word in choices(t, 0)} == {"barn", "well", "surveyor"}
    do(t, 0, "surveyor", conserved=False)
    assert t.of(0, SURVEYORS) == 3
    do(t, 0, "ship 3b turnip", conserved=False)
    assert t.view(0)["phase"] == "opportunity", "going on brings none"


def test_R6_eight_wheat_and_eight_corn_bring_none() -> None:
    t = table()
    ready(t, 0, "wheat", 1)
    ready(t, 0, "corn", 1)
    harvested(t, 0, "wheat", 7)
    harvested(t, 0, "corn", 7)
    begin(t, "ship", ship=1)
    do(t, 0, "ship 1 wheat", "ship_from_stack 1 corn")
    assert t.of(0, SURVEYORS) == 2
    assert t.view(0)["phase"] == "opportunity"


def test_the_harvest_bonus_comes_after_the_boats_own_acquisition_and_agents() -> None:
    t = shipping(number=7)
    harvested(t, 0, "wheat", 2)
    do(t, 0, "ship 7 wheat", "barn e8", "send 1")
    assert "barn e8" not in choices(t, 0)
    do(t, 0, "barn e7")
    assert t.of(0, BARNS) == mask("e7 e8")


def test_the_journal_tells_the_reward_before_the_harvest_bonus() -> None:
    t = shipping("corn", 3)
    harvested(t, 0, "corn", 6)
    t.journal = Journal()
    do(t, 0, "ship 3a corn", "surveyor", conserved=False)
    told = [GAME.describe(entry) for entry in t.journal.entries]
    assert [entry["key"] for entry in told][:5] == ["ship", "boat_points", "harbour", "harvest_bonus", "surveyor"]
    assert told[3]["crop"] == "corn"


# Acquisitions


def acquiring(t: Table) -> Table:
    """The first seat may choose an acquisition."""
    moor(t, "6")
    begin(t, "ship", ship=1)
    return do(t, 0, "ship 6 wheat")


def test_a_barn_goes_on_a_free_field_and_barns_may_lie_side_by_side() -> None:
    t = table()
    ready(t, 0, "wheat", 6)
    barn(t, 0, "e1")
    acquiring(t)
    assert "e1" not in choices(t, 0, "barn")
    assert "a1" not in choices(t, 0, "barn"), "a planted field is not free"
    assert "e2" in choices(t, 0, "barn")


def test_a_well_goes_on_a_planted_field_with_or_without_a_worker_one_choice_for_each_group() -> None:
    t = table()
    ready(t, 0, "wheat", 6)
    grow(t, 0, "corn", "e1 e2 e5")
    acquiring(t)
    assert choices(t, 0, "well") == ["a1", "e1", "e5"]


def test_R7_a_second_well_on_a_crop_is_refused_also_in_an_unconnected_group() -> None:
    t = table()
    ready(t, 0, "wheat", 6)
    grow(t, 0, "wheat", "e8")
    grow(t, 0, "corn", "e1")
    well(t, 0, "a2")
    acquiring(t)
    assert choices(t, 0, "well") == ["e1"], "another crop is allowed"
    with pytest.raises(IllegalAction):
        t.apply(0, ACTIONS.parse("well e8"))


def test_a_wells_field_still_counts_as_its_crop_and_its_worker_can_be_harvested() -> None:
    t = table()
    ready(t, 0, "wheat", 7)
    well(t, 0, "a1")
    begin(t, "ship", ship=1)
    do(t, 0, "ship 7 wheat", "surveyor", "send 0")
    assert t.of(0, WORKERS) == 0
    assert t.crop_at(0, 0) == CROP_NAMES.index("wheat")


def test_a_barn_that_the_supply_lacks_is_replaced() -> None:
    t = table()
    ready(t, 0, "wheat", 4)
    for field in ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"]:
        barn(t, 1, field)
    begin(t, "ship", ship=1)
    do(t, 0, "ship 4 wheat")
    assert choices(t, 0) == ["well a1", "surveyor"]


def test_a_surveyor_that_the_supply_lacks_is_replaced() -> None:
    t = table()
    ready(t, 0, "wheat", 5)
    give(t, 1, surveyors=26)
    begin(t, "ship", ship=1)
    do(t, 0, "ship 5 wheat")
    assert {word.split()[0] for word in choices(t, 0)} == {"barn", "well"}
    do(t, 0, "barn e8")
    assert t.of(0, AGENTS) == 1


def test_ruling_an_acquisition_that_cannot_be_placed_is_replaced() -> None:
    t = table()
    grow(t, 0, "corn", "e1")
    well(t, 0, "e1")
    ready(t, 0, "wheat", 4)
    t.add(0, BARNS, t.free_fields(0))
    begin(t, "ship", ship=1)
    do(t, 0, "ship 4 wheat", conserved=False)
    assert choices(t, 0) == ["well a1", "surveyor"], "there is no free field for the barn"


def test_ruling_if_any_acquisition_is_possible_one_must_be_taken() -> None:
    t = table()
    ready(t, 0, "wheat", 6)
    acquiring(t)
    assert not {"done", "decline"} & set(choices(t, 0))


def test_nothing_left_nothing_gained() -> None:
    t = table()
    ready(t, 0, "wheat", 4)
    t.barns = t.wells = 0
    give(t, 1, surveyors=26)
    begin(t, "ship", ship=1)
    do(t, 0, "ship 4 wheat", conserved=False)
    assert (t.of(0, BARNS), t.of(0, WELLS), t.of(0, SURVEYORS)) == (0, 0, 2)


def test_a_full_board_leaves_wells_and_surveyors() -> None:
    t = table()
    ready(t, 0, "wheat", 6)
    t.add(0, BARNS, EVERYWHERE & ~t.of(0, PLANTED))
    moor(t, "6")
    begin(t, "ship", ship=1)
    do(t, 0, "ship 6 wheat", conserved=False)
    assert choices(t, 0) == ["well a1", "surveyor"]


# New Orleans


def test_only_workers_in_supply_go_to_new_orleans_and_only_up_to_is_optional() -> None:
    t = table()
    ready(t, 0, "wheat", 6)
    ready(t, 0, "corn", 6)
    give(t, 0, workers=0)
    moor(t, "6")
    begin(t, "ship", ship=1)
    do(t, 0, "ship 6 wheat", "surveyor")
    assert choices(t, 0) == ["send 0", "send 1", "send 2"], "the six harvested workers are in supply"
    do(t, 0, "send 1")
    assert count(t.of(0, WORKERS)) == 6, "nobody leaves a field for it"
