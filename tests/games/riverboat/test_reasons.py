"""Why something cannot be done now: what is told when. `tests/games/test_reasons.py` asks throughout whole games."""

from __future__ import annotations

from quayside.games.riverboat.acquisitions import A_BARN, ANY
from quayside.games.riverboat.actions import ACTIONS
from quayside.games.riverboat.state import ACQUIRING, CHOOSING, FIRST_WORKER, Table
from quayside.words import GameWords
from tests.games.riverboat.scene import (
    GAME,
    barn,
    begin,
    berth,
    choices,
    display,
    do,
    empty_stack,
    give,
    grow,
    moor,
    open_cards,
    own_card,
    place,
    ready,
    regions,
    surveyed,
    table,
    well,
)


def why(t: Table, words: str, language: str = "en") -> str | None:
    return GameWords(GAME, language, ["Anna", "Bert"]).why_not(t, t.actors()[0], ACTIONS.parse(words))


def told(t: Table, *words: str) -> list[str | None]:
    return [why(t, one) for one in words]


def test_a_worker_wants_a_free_field_of_the_region_card() -> None:
    t = table()
    regions(t, "spade")
    begin(t, "cultivate")
    here = choices(t, 0, "place")
    other = choices(t, 0, "place_anywhere")[0]
    assert why(t, f"place {here[0]}") is None
    assert why(t, f"place {other}") == "Worker: the region card shows spade; another field costs a coin."
    grow(t, 0, "corn", here[1], workers=True)
    assert why(t, f"place {here[1]}") == "Worker: a worker stands here; this field is planted."
    barn(t, 0, here[2])
    assert why(t, f"place {here[2]}") == "Worker: a barn stands here."


def test_the_worker_of_the_round_track_minds_no_region() -> None:
    t = table()
    place(t, 0, "b2")
    t.phase = 0
    t.become(FIRST_WORKER, 0)
    t.settle()
    assert told(t, "place a1", "place b2") == [None, "Worker: a worker stands here."]


def test_a_tile_wants_to_be_shown_and_to_fit() -> None:
    t = table()
    place(t, 0, "a1 c5")
    display(t, "corn wheat turnip-turnip corn-corn-wheat")
    give(t, 0, coins=0)
    t.coins = 0
    begin(t, "plant")
    assert told(t, "take corn", "take potato", "take turnip-turnip", "take corn-corn-wheat", "search single") == [
        None,
        "Crop tile: this tile is not to be had now.",
        "Crop tile: needs 2 workers side by side on unplanted fields.",
        "Crop tile: needs 3 workers side by side on unplanted fields.",
        "Search the stack: needs a coin.",
    ]
    give(t, 0, coins=1)
    empty_stack(t, "single")
    t.settle()
    assert why(t, "search single") == "Search the stack: the stack is empty."
    assert why(t, "search double") == "Search the stack: needs 2 workers side by side on unplanted fields."
    assert why(t, "lay a1") == "Lay the tile: first finish what is asked above."


def test_a_searched_stack_has_no_tiles_of_another_size() -> None:
    t = table()
    place(t, 0, "a1 a2")
    begin(t, "plant")
    do(t, 0, "search double")
    assert why(t, "take corn") == "Crop tile: this tile is not to be had now."


def test_a_tile_in_hand_wants_workers_under_it() -> None:
    t = table()
    place(t, 0, "a1 a2 a3 c5")
    grow(t, 0, "wheat", "e1", workers=True)
    display(t, "corn wheat-corn")
    begin(t, "plant")
    do(t, 0, "take wheat-corn")
    assert told(t, "lay a1 e", "lay b1", "lay e1", "lay c5", "lay c5 w", "lay a8 e", "lay a1") == [
        None,
        "Lay the tile: no worker of yours stands here.",
        "Lay the tile: this field is planted.",
        "Lay the tile: the tile needs 2 workers side by side here, turned as you like.",
        "Lay the tile: the tile needs 2 workers side by side here, turned as you like.",
        "Lay the tile: the tile cannot lie like this.",
        "Lay the tile: the tile cannot lie like this.",
    ]


def test_a_boat_wants_its_load_and_must_lie_at_the_landing() -> None:
    t = table()
    ready(t, 0, "corn", 2)
    moor(t, "1 2a 4")
    berth(t, 1, "3a 3a")
    begin(t, "ship")
    assert told(t, "ship 2a corn", "ship 4 corn", "ship 2b corn") == [
        None,
        "Boat: needs 4 workers on one crop; on corn there are 2.",
        "Boat: none of this kind lies at the landing; one from the stack costs a coin.",
    ]
    berth(t, 1, " ".join(["2b"] * t.boat_stack(2)))
    assert why(t, "ship 2b corn") == "Boat: no boat of this kind is left."
    assert why(t, "place a8") == "Worker: has its time in the phase “Cultivate”."
    assert why(t, "barn a8") == "Barn: comes as an acquisition: with boats, cards and harvests."
    assert why(t, "choose plant") == "Phase card: chosen at the beginning of each round."


def acquiring(t: Table, kind: int) -> None:
    t.phase = 2
    t.become(ACQUIRING, 0, 0, kind)
    t.settle()


def test_a_barn_wants_a_free_field() -> None:
    t = table()
    grow(t, 0, "corn", "a1")
    barn(t, 0, "a2")
    acquiring(t, A_BARN)
    assert told(t, "barn a3", "barn a1", "barn a2") == [
        None,
        "Barn: this field is planted.",
        "Barn: a barn stands here.",
    ]
    assert why(t, "well a1") == "Well: you receive another acquisition now."
    assert why(t, "ship 1 corn") == "Boat: first finish what is asked above."
    t.barns = 0
    acquiring(t, ANY)
    assert why(t, "barn a3") == "Barn: no barn is left in the supply."


def test_a_well_wants_a_crop_without_one() -> None:
    t = table()
    grow(t, 0, "corn", "a1 a2")
    grow(t, 0, "wheat", "c1 c2 c5")
    grow(t, 0, "turnip", "e1")
    well(t, 0, "a1")
    acquiring(t, ANY)
    assert told(t, "well c1", "well c5", "well a2", "well b1", "well e2", "well c2") == [
        None,
        None,
        "Well: this crop has its well already.",
        "Well: nothing is planted here.",
        "Well: nothing is planted here.",
        "Well: a well serves its whole group: choose the group’s first field.",
    ]
    t.wells = 0
    t.settle()
    assert why(t, "well c1") == "Well: no well is left in the supply."


def test_opportunities_must_lie_open() -> None:
    t = table()
    open_cards(t, "corn", "wheat")
    begin(t, "opportunity")
    assert told(t, "opportunity corn", "opportunity agents") == [None, "Opportunity: this card is not to be had now."]
    give(t, 0, coins=0)
    t.settle()
    assert why(t, "search_opportunities") == "Search the stack: needs a coin."
    give(t, 0, coins=1)
    open_cards(t, *(["corn", "wheat"]))
    for card in list(t.opportunities):
        t.remove_opportunity(card)
    t.settle()
    assert why(t, "search_opportunities") == "Search the stack: no card is left in the stack."


def test_surveyors_score_once_and_only_what_is_ones_own() -> None:
    t = table()
    barn(t, 0, "a1")
    barn(t, 0, "a2")
    own_card(t, 0, "corn")
    own_card(t, 0, "wheat")
    give(t, 0, surveyors=4)
    surveyed(t, 0, "a1")
    surveyed(t, 0, "corn")
    begin(t, "score")
    do(t, 0, "privilege agent")
    assert told(
        t, "survey a2", "survey a1", "survey a3", "survey_card wheat", "survey_card corn", "survey_card border"
    ) == [
        None,
        "Surveyor: a surveyor has been here already.",
        "Surveyor: there is neither barn nor well here.",
        None,
        "Surveyor: a surveyor has been here already.",
        "Surveyor: this card is not yours.",
    ]


def test_a_phase_card_is_chosen_once() -> None:
    t = table()
    assert t.frame == CHOOSING
    do(t, 0, "choose plant")
    assert told(t, "choose ship", "choose plant") == [None, "Phase card: this card is taken."]
