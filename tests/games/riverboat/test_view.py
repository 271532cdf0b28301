"""What a board is told beyond what lies on the table: previews, standings, figures."""

from __future__ import annotations

from tests.games.riverboat.scene import (
    barn,
    begin,
    berth,
    choices,
    display,
    do,
    give,
    grow,
    moor,
    place,
    ready,
    table,
    well,
)


def test_the_spots_of_a_tile_are_its_choices_with_the_crops_they_bring() -> None:
    t = table()
    place(t, 0, "a1 a2 b1")
    display(t, "wheat-wheat-corn wheat-corn turnip")
    t = begin(t, "plant")
    assert t.view(0)["spots"] is None
    do(t, 0, "take wheat-wheat-corn")
    spots = t.view(0)["spots"]
    assert sorted(spots) == sorted(choices(t, 0, "lay"))
    assert spots["a1 e"] == {"a1": "corn", "a2": "wheat", "b1": "wheat"}
    assert t.view(1)["spots"] == spots, "everything lies open"


def test_a_double_has_its_first_crop_on_the_field_named() -> None:
    t = table()
    place(t, 0, "a1 a2")
    display(t, "wheat-corn")
    t = do(begin(t, "plant"), 0, "take wheat-corn")
    first, second = "wheat", "corn"
    assert t.view(0)["spots"] == {"a1 e": {"a1": first, "a2": second}, "a2 w": {"a2": first, "a1": second}}


def test_buildings_tell_what_counts_for_them() -> None:
    t = table()
    grow(t, 0, "corn", "a1 a2 b2")
    grow(t, 0, "wheat", "a3")
    barn(t, 0, "b1")
    well(t, 0, "a1")
    fields = {field["field"]: field for field in t.view(0)["players"][0]["fields"]}
    assert fields["b1"]["counts"] == {"corn": {"worth": 6, "fields": ["a1", "a2", "b2"]}}
    assert fields["b1"]["worth"] == 6
    assert fields["a1"]["counts"] == {"corn": {"worth": 3, "fields": ["a1", "a2", "b2"]}}
    assert fields["a3"]["counts"] is None


def test_an_acquisition_tells_what_each_place_would_be_worth() -> None:
    t = table()
    grow(t, 0, "wheat", "c1 c2")
    ready(t, 0, "corn", 6)
    moor(t, "6")
    t = begin(t, "ship")
    assert t.view(0)["acquiring"] is None
    do(t, 0, "ship 6 corn")
    shown = t.view(0)["acquiring"]
    assert list(shown["barn"]) == choices(t, 0, "barn")
    assert list(shown["well"]) == choices(t, 0, "well")
    assert shown["well"]["c1"] == {"wheat": {"worth": 2, "fields": ["c1", "c2"]}}
    assert shown["barn"]["b1"]["corn"]["worth"] == 4
    assert shown["barn"]["b1"]["wheat"] == {"worth": 4, "fields": ["c1", "c2"]}


def test_the_barn_that_is_being_scored_is_named() -> None:
    t = table()
    grow(t, 0, "corn", "a1")
    grow(t, 0, "wheat", "b2 a2")
    barn(t, 0, "b1")
    t = begin(t, "score")
    do(t, 0, "privilege coin")
    assert t.view(0)["scoring_barn"] is None
    do(t, 0, "survey b1")
    assert t.view(1)["scoring_barn"] == "b1"


def test_standings_say_when_only_a_phase_card_decides() -> None:
    t = table(3)
    for seat, agents, space in ((0, 3, 5), (1, 3, 9), (2, 0, 5)):
        give(t, seat, agents=agents, harbour=space)
        berth(t, seat, "4 3a")
    t = begin(t, "ship", cultivate=1, plant=1, ship=2, opportunity=0, score=0)
    standings = t.view(None)["standings"]
    assert [
        (row["seat"], row["number"], row["card"], row["tied"], row["points"]) for row in standings["new_orleans"]
    ] == [
        (1, 3, "cultivate", True, 20),
        (0, 3, "opportunity", True, 10),
        (2, 0, "ship", False, 0),
    ]
    assert [(row["seat"], row["load"], row["tied"], row["points"]) for row in standings["harbour"]] == [
        (1, 7, False, 7),
        (2, 7, False, 4),  # the privilege of the phase took it to 6
        (0, 7, False, 4),
    ]


def test_without_phase_cards_a_tie_is_a_tie() -> None:
    rows = table().view(None)["standings"]["harbour"]
    assert [(row["card"], row["tied"]) for row in rows] == [(None, True), (None, True)]


def test_region_cards_that_are_still_to_come_can_be_counted() -> None:
    t = begin(table(), "cultivate")
    regions = t.view(None)["regions"]
    assert sum(regions["unseen"].values()) == regions["left"] == 39
    assert regions["unseen"]["joker"] + regions["seen"]["joker"] == 5


def test_a_region_counts_down_to_covered() -> None:
    t = table()
    before = t.view(0)["players"][0]["uncovered"]
    grow(t, 0, "corn", "a1 a2")
    barn(t, 0, "a3")
    assert t.view(0)["players"][0]["uncovered"] == {**before, "diamond": before["diamond"] - 3}


def test_figures_for_the_words_of_cards_and_privileges() -> None:
    view = table().view(None)
    assert view["effects"]["voyage"] == {"each": 5, "most": 0, "sent": 0, "steps": 2}
    assert view["privileges"] == {"ship": 1, "opportunity": 1, "score": 1}
    assert view["harvest_bonus"] == 9
    assert view["display"]["triple"]["points"] == 2
    assert view["new_orleans_points"] == [20, 10, 5, 0]
