"""Phase 5: surveyors, opportunities, agents, and the end of a round."""

from __future__ import annotations

import pytest

from quayside.games.riverboat.actions import CROP_NAMES
from quayside.games.riverboat.state import AGENTS, COINS, HARBOUR, OWN_TRIPLES, PLACED, SURVEYED, SURVEYORS, Table
from quayside.games.riverboat.worth import card_worth
from tests.games.riverboat.scene import (
    barn,
    begin,
    berth,
    choices,
    do,
    give,
    grow,
    harvested,
    mask,
    own_card,
    ready,
    surveyed,
    table,
    well,
)


def surveying(t: Table) -> Table:
    """The first seat may put surveyors; the second holds the privilege and has chosen a coin."""
    give(t, 1, surveyors=0)
    begin(t, "score", score=1)
    return do(t, 1, "privilege coin", conserved=False)


def scored(card: str, t: Table) -> int:
    """The points that the first seat gets by surveying the card."""
    own_card(t, 0, card)
    surveying(t)
    before = t.scores()[0]
    do(t, 0, f"survey_card {card}", conserved=False)
    return t.scores()[0] - before


@pytest.mark.parametrize(("privilege", "gain"), [("coin", (4, 0, 0)), ("agent", (3, 1, 0)), ("harbour", (3, 0, 1))])
def test_privilege_a_coin_an_agent_or_a_step(privilege: str, gain: tuple[int, int, int]) -> None:
    t = begin(table(), "score")
    assert choices(t, 0) == ["privilege coin", "privilege agent", "privilege harbour"]
    own_card(t, 0, "purse")
    do(t, 0, f"privilege {privilege}")
    assert (t.of(0, COINS), t.of(0, AGENTS), t.of(0, HARBOUR)) == gain


def test_ruling_the_privilege_offers_only_what_has_an_effect() -> None:
    t = table()
    own_card(t, 0, "purse")
    give(t, 1, coins=22)
    give(t, 0, harbour=24)
    begin(t, "score")
    assert (t.of(0, COINS), t.of(0, AGENTS), t.of(0, HARBOUR)) == (3, 1, 24), "an agent was all that was left"


@pytest.mark.parametrize(("round_", "most"), [(1, 2), (3, 2), (4, 3)])
def test_two_surveyors_a_round_and_R19_three_in_round_4(round_: int, most: int) -> None:
    t = table()
    t.round = round_
    give(t, 0, surveyors=5)
    for card in ("purse", "wheat", "corn", "passage"):
        own_card(t, 0, card)
    surveying(t)
    for k in range(most):
        assert t.actors() == [0]
        do(t, 0, f"survey_card {('purse', 'wheat', 'corn')[k]}")
    assert t.round != round_ or t.over
    assert t.of(0, PLACED) == most


def test_one_may_stop_at_any_time() -> None:
    t = table()
    own_card(t, 0, "purse")
    surveying(t)
    assert choices(t, 0) == ["survey_card purse", "done"]
    do(t, 0, "done")
    assert t.round == 2


def test_nothing_is_scored_twice() -> None:
    t = table()
    barn(t, 0, "c4")
    own_card(t, 0, "purse")
    own_card(t, 0, "wheat")
    surveyed(t, 0, "c4")
    surveyed(t, 0, "purse")
    give(t, 0, surveyors=2)
    surveying(t)
    assert choices(t, 0) == ["survey_card wheat", "done"]


def test_an_object_worth_nothing_may_be_chosen() -> None:
    t = table()
    barn(t, 0, "c4")
    surveying(t)
    do(t, 0, "survey c4")
    assert t.of(0, SURVEYED) == mask("c4")
    assert t.scores()[0] == 1, "only the surveyor itself, at the end of the phase"


AROUND_C4 = "b3 b4 c3 c5 d3 d4"


def test_R3_an_interior_barn_with_six_neighbours_of_one_crop_brings_12() -> None:
    t = table()
    barn(t, 0, "c4")
    own_card(t, 0, "purse")
    grow(t, 0, "wheat", AROUND_C4)
    do(surveying(t), 0, "survey c4", "score_crop wheat")
    assert t.scores()[0] == 12


@pytest.mark.parametrize(("crop", "points"), [("wheat", 8), ("corn", 4), ("turnip", 0)])
def test_R3_four_wheat_and_two_corn_bring_8_or_4_or_with_another_crop_0(crop: str, points: int) -> None:
    t = table()
    barn(t, 0, "c4")
    own_card(t, 0, "purse")
    grow(t, 0, "wheat", "b3 b4 c3 c5")
    grow(t, 0, "corn", "d3 d4 e8")
    do(surveying(t), 0, "survey c4")
    assert choices(t, 0) == ["score_crop turnip", "score_crop wheat", "score_crop corn"], "turnips stand for all with 0"
    do(t, 0, f"score_crop {crop}")
    assert t.scores()[0] == points


def test_crops_that_bring_a_barn_the_same_are_no_choice() -> None:
    t = table()
    barn(t, 0, "c4")
    own_card(t, 0, "purse")
    grow(t, 0, "wheat", "b3 b4")
    grow(t, 0, "corn", "d3 d4")
    do(surveying(t), 0, "survey c4")
    assert choices(t, 0) == ["score_crop turnip", "score_crop wheat"]
    do(t, 0, "score_crop wheat")
    assert t.scores()[0] == 4


def test_a_barn_without_a_neighbouring_crop_asks_nothing() -> None:
    t = table()
    barn(t, 0, "c4")
    own_card(t, 0, "purse")
    grow(t, 0, "wheat", "a1 e8")
    do(surveying(t), 0, "survey c4")
    assert choices(t, 0) == ["survey_card purse", "done"]
    assert t.scores()[0] == 0


def test_a_barn_next_to_one_field_of_every_crop_asks_nothing() -> None:
    t = table()
    barn(t, 0, "c4")
    own_card(t, 0, "purse")
    for crop, field in zip(CROP_NAMES, AROUND_C4.split()):
        grow(t, 0, crop, field)
    do(surveying(t), 0, "survey c4")
    assert choices(t, 0) == ["survey_card purse", "done"]
    assert t.scores()[0] == 2


def test_later_growth_adds_nothing() -> None:
    t = table()
    well(t, 0, "a1")
    own_card(t, 0, "purse")
    grow(t, 0, "wheat", "a1 a2")
    do(surveying(t), 0, "survey a1")
    assert t.scores()[0] == 2
    grow(t, 0, "wheat", "a3")
    assert t.scores()[0] == 2


def test_a_well_scores_the_connected_group_that_contains_it() -> None:
    t = table()
    grow(t, 0, "wheat", "a1 a2 b2 c3 e8")
    grow(t, 0, "corn", "b1")
    well(t, 0, "b2")
    own_card(t, 0, "purse")
    do(surveying(t), 0, "survey b2")
    assert t.scores()[0] == 4, "not the wheat at e8"


# Every opportunity card


@pytest.mark.parametrize("crop", ["turnip", "wheat", "corn", "potato", "pumpkin"])
@pytest.mark.parametrize(("number", "points"), [(0, 0), (7, 7), (15, 15), (18, 15)])
def test_opportunity_of_a_crop_a_point_for_each_field_harvested(crop: str, number: int, points: int) -> None:
    t = table()
    harvested(t, 0, crop, number)
    assert scored(crop, t) - (t.of(0, PLACED) if t.round == 2 else 0) == points


@pytest.mark.parametrize(("crops", "points"), [("wheat corn", 6), ("turnip wheat corn potato pumpkin", 15), ("", 0)])
def test_opportunity_variety_three_points_for_each_crop(crops: str, points: int) -> None:
    t = table()
    for crop in crops.split():
        harvested(t, 0, crop, 3)
    barn(t, 0, "e8")
    assert scored("variety", t) == points


@pytest.mark.parametrize(("agents", "points"), [(0, 0), (3, 6), (7, 14), (9, 14)])
def test_opportunity_agents_two_points_each(agents: int, points: int) -> None:
    t = table()
    give(t, 0, agents=agents)
    barn(t, 0, "e8")
    assert scored("agents", t) == points


def test_opportunity_dispatch_five_points_and_up_to_two_workers() -> None:
    t = table()
    barn(t, 0, "e8")
    assert scored("dispatch", t) == 5
    assert choices(t, 0) == ["send 0", "send 1", "send 2"]
    do(t, 0, "send 2")
    assert t.of(0, AGENTS) == 2
    assert t.actors() == [0], "another surveyor may follow"


def test_opportunity_voyage_five_points_and_two_spaces() -> None:
    t = table()
    barn(t, 0, "e8")
    assert scored("voyage", t) == 5
    assert t.of(0, HARBOUR) == 2


def test_opportunity_passage_seven_points_and_a_space() -> None:
    t = table()
    barn(t, 0, "e8")
    assert scored("passage", t) == 7
    assert t.of(0, HARBOUR) == 1


def test_R16_opportunity_purse_with_8_coins_14_points_and_the_coins_are_kept() -> None:
    t = table()
    barn(t, 0, "e8")
    give(t, 0, coins=8)
    assert scored("purse", t) == 14
    assert t.of(0, COINS) == 8


@pytest.mark.parametrize(("triples", "points"), [(0, 0), (3, 6), (8, 14)])
def test_opportunity_triples_two_points_each(triples: int, points: int) -> None:
    t = table()
    barn(t, 0, "e8")
    t.put(0, OWN_TRIPLES, triples)
    assert scored("triples", t) == points


@pytest.mark.parametrize(("barns", "points"), [("e8", 5), ("e8 e7", 10), ("e5 e6 e7 e8", 15)])
def test_opportunity_barns_five_points_each(barns: str, points: int) -> None:
    t = table()
    for field in barns.split():
        barn(t, 0, field)
    assert scored("barns", t) == points


@pytest.mark.parametrize(("wells", "points"), [("a1", 5), ("a1 a2 a3", 15), ("a1 a2 a3 a4", 15)])
def test_opportunity_wells_five_points_each(wells: str, points: int) -> None:
    t = table()
    for field, crop in zip(wells.split(), ("wheat", "corn", "turnip", "potato")):
        grow(t, 0, crop, field)
        well(t, 0, field)
    assert scored("wells", t) == points


def test_opportunity_estate_three_points_for_each_barn_and_well() -> None:
    t = table()
    grow(t, 0, "wheat", "a1")
    well(t, 0, "a1")
    barn(t, 0, "e7")
    barn(t, 0, "e8")
    assert scored("estate", t) == 9


def test_opportunity_estate_at_most_15() -> None:
    t = table()
    for field in ["e1", "e2", "e3", "e4", "e5", "e6"]:
        barn(t, 0, field)
    assert scored("estate", t) == 15


def test_opportunity_border_a_point_for_each_edge_field_with_a_tile_or_barn() -> None:
    t = table()
    grow(t, 0, "wheat", "a1 a2 b1 b2 c4")
    barn(t, 0, "e8")
    assert scored("border", t) == 4, "b2 and c4 do not lie at the edge"


def test_opportunity_border_at_most_15() -> None:
    t = table()
    grow(t, 0, "wheat", "a1 a2 a3 a4 a5 a6 a7 a8")
    grow(t, 0, "corn", "e1 e2 e3 e4 e5 e6 e7")
    barn(t, 0, "e8")
    assert scored("border", t) == 15


@pytest.mark.parametrize(
    ("first", "offered", "second", "points"),
    [(7, ["1", "4"], 4, 11), (7, ["1", "4"], 1, 8), (4, ["1"], None, 5)],
)
def test_opportunity_cargo_two_boats_of_choice(first: int, offered: list[str], second: int | None, points: int) -> None:
    t = table()
    barn(t, 0, "e8")
    berth(t, 0, "4 7 1")
    scored("cargo", t)
    assert choices(t, 0) == ["cargo 4", "cargo 7"], "the larger load first"
    do(t, 0, f"cargo {first}")
    if second is not None:
        assert choices(t, 0, "cargo") == offered
        do(t, 0, f"cargo {second}")
    assert t.ledger()[0]["opportunities"] == points


def test_opportunity_cargo_counts_wherever_the_harbour_master_is_up_to_14() -> None:
    t = table()
    barn(t, 0, "e8")
    berth(t, 0, "7 7")
    assert scored("cargo", t) == 14, "equal boats are no choice"


@pytest.mark.parametrize(("boats", "points"), [("5", 5), ("", 0)])
def test_opportunity_cargo_with_one_boat_its_load(boats: str, points: int) -> None:
    t = table()
    barn(t, 0, "e8")
    berth(t, 0, boats)
    assert scored("cargo", t) == points


def test_R17_dispatch_then_agents_in_one_turn_the_dispatched_workers_count() -> None:
    t = table()
    own_card(t, 0, "agents")
    assert scored("dispatch", t) == 5
    do(t, 0, "send 2", "survey_card agents")
    assert t.ledger()[0]["opportunities"] == 5 + 4


def test_the_worth_of_a_card_is_what_it_scores() -> None:
    t = table()
    berth(t, 0, "4 7 1")
    give(t, 0, coins=4, agents=2)
    assert [card_worth(t, 0, card) for card in (6, 7, 8, 9, 10, 16)] == [4, 5, 5, 7, 8, 11]


# The end of the phase and of the round


def test_everybody_scores_placed_surveyors_and_agents_this_rounds_included() -> None:
    t = table()
    give(t, 1, agents=3)
    own_card(t, 0, "purse")
    barn(t, 0, "e8")
    surveyed(t, 0, "e8")
    surveying(t)
    do(t, 0, "survey_card purse")
    assert t.ledger()[0]["surveyors"] == 2
    assert t.ledger()[1]["agents"] == 3


def test_no_coin_use_in_this_phase() -> None:
    t = table()
    own_card(t, 0, "purse")
    surveying(t)
    assert choices(t, 0) == ["survey_card purse", "done"]


def end_of_round_3(scores: list[tuple[int, int]]) -> int:
    """Who starts round 4, after these players reached these totals in this order."""
    t = table(len({seat for seat, _ in scores}))
    t.round = 3
    for seat, points in scores:
        give(t, seat, surveyors=0)
        give(t, seat, points=points)
    begin(t, "score")
    do(t, 0, "privilege harbour")
    assert t.round == 4
    return int(t.start)


@pytest.mark.parametrize(("holder", "last"), [(0, 2), (1, 0), (2, 1)])
def test_surveyors_and_agents_score_in_this_phases_order(holder: int, last: int) -> None:
    t = table(3)
    t.round = 3
    for seat in range(3):
        give(t, seat, agents=2, surveyors=0)
    begin(t, "score", score=holder)
    do(t, holder, "privilege coin")
    assert t.scores() == [2, 2, 2]
    assert t.start == last, "the marker that came last lies on top, so that player starts round 4"


def test_R5_three_players_the_marker_on_top_of_the_last_ones_starts_round_4() -> None:
    assert end_of_round_3([(0, 41), (1, 41), (2, 60)]) == 1
    assert end_of_round_3([(1, 41), (0, 41), (2, 60)]) == 0


def test_R5_fourteen_and_sixty_four_are_no_tie() -> None:
    assert end_of_round_3([(0, 14), (1, 64), (2, 70)]) == 0


def test_R5_with_two_or_four_players_plain_rotation() -> None:
    assert end_of_round_3([(0, 41), (1, 60)]) == 1
    assert end_of_round_3([(0, 41), (1, 60), (2, 60), (3, 10)]) == 1


def test_ruling_on_0_the_seat_farthest_from_the_start_player_lies_on_top() -> None:
    assert end_of_round_3([(0, 0), (1, 0), (2, 0)]) == 2


def test_three_players_rotate_after_rounds_1_and_2() -> None:
    t = table(3)
    for seat in range(3):
        give(t, seat, surveyors=0)
    give(t, 1, points=20)
    begin(t, "score")
    do(t, 0, "privilege harbour")
    assert t.start == 1


def test_phase_cards_are_kept_in_round_4() -> None:
    t = table()
    t.round = 4
    ready(t, 0, "wheat", 1)
    for seat in range(2):
        give(t, seat, surveyors=0)
    begin(t, "score", plant=1)
    do(t, 0, "privilege coin")
    assert t.over
    assert t.view(0)["phase_cards"] == {"cultivate": 0, "plant": 1, "ship": 0, "opportunity": 0, "score": 0}
    assert t.of(0, SURVEYORS) == 0
