"""Phase 2: taking and laying crop tiles."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from quayside.games.riverboat.actions import CROP_NAMES, TILE_NAMES
from quayside.games.riverboat.hexes import DIRECTION_NAMES, FIELD_NAMES
from quayside.games.riverboat.state import (
    COINS,
    HARVESTED,
    LAYING,
    OWN_TRIPLES,
    PLANTED,
    SUPPLY,
    WORKERS,
)
from tests.games.riverboat.scene import (
    GAME,
    begin,
    choices,
    display,
    do,
    empty_stack,
    give,
    grow,
    mask,
    place,
    table,
)
from tests.games.riverboat.test_hexes import adjacent, neighbour


def test_privilege_a_coin() -> None:
    t = table()
    place(t, 0, "a1")
    begin(t, "plant", plant=1)
    assert t.of(1, COINS) == 4


def test_privilege_no_coin_if_the_supply_has_none() -> None:
    t = table()
    t.coins = 0
    place(t, 0, "a1")
    begin(t, "plant", plant=1)
    assert (t.of(1, COINS), t.coins) == (3, 0)


def test_the_holder_of_the_card_begins_and_play_goes_clockwise() -> None:
    t = table(3)
    display(t, "wheat wheat wheat corn corn corn")
    for seat in range(3):
        place(t, seat, "a1 e1")
    begin(t, "plant", plant=1)
    order = []
    for _ in range(3):
        order += t.actors()
        do(t, order[-1], "take wheat", "lay a1")
    order += t.actors()
    assert order == [1, 2, 0, 1]


def test_players_who_are_done_are_skipped() -> None:
    t = table()
    display(t, "wheat wheat corn corn")
    place(t, 0, "a1 e1 e5")
    place(t, 1, "a1")
    give(t, 0, coins=0)
    begin(t, "plant", plant=1)
    do(t, 1, "take wheat")
    do(t, 0, "take wheat", "lay a1")
    assert t.actors() == [0]
    do(t, 0, "lay e1")
    assert t.view(0)["phase"] == "ship", "the last tile and the last field find each other"


def test_a_tile_that_cannot_be_laid_cannot_be_taken() -> None:
    t = table()
    display(t, "wheat corn-corn wheat-wheat-wheat")
    give(t, 0, coins=0)
    place(t, 0, "a1 a3 c5 c6")
    begin(t, "plant", plant=1)
    assert t.actors() == [0]
    assert choices(t, 0) == ["take wheat", "take corn-corn"]


def test_doubles_score_1_and_triples_2_at_once() -> None:
    t = table()
    display(t, "wheat corn-corn wheat-wheat-corn")
    place(t, 0, "a1 a2 c1 c2 d1 e8")
    begin(t, "plant")
    do(t, 0, "take corn-corn", "lay a1 e")
    assert t.scores() == [1, 0]
    do(t, 0, "take wheat-wheat-corn", "lay c2 sw")
    assert t.scores() == [3, 0]
    assert t.of(0, OWN_TRIPLES) == 1
    crops = {field: CROP_NAMES[t.crop_at(0, FIELD_NAMES.index(field))] for field in ["a1", "a2", "c1", "c2", "d1"]}
    assert crops == {"a1": "corn", "a2": "corn", "c1": "wheat", "c2": "corn", "d1": "wheat"}


def test_regions_do_not_matter() -> None:
    t = table()  # a4 is diamond, a5 star
    display(t, "wheat-corn wheat")
    place(t, 0, "a4 a5")
    begin(t, "plant")
    do(t, 0, "take wheat-corn")
    assert choices(t, 0) == ["lay a4 e", "lay a5 w"]


def test_R1_only_doubles_and_a_lone_worker_all_sizes_refill_and_only_singles_are_legal() -> None:
    t = table()
    display(t, "corn-corn wheat-corn")
    place(t, 0, "a1")
    give(t, 0, coins=0)
    begin(t, "plant", plant=1)
    assert [t.shown(size) for size in range(3)] == [12, 6, 3]
    assert t.actors() == [0]
    assert all(tile in CROP_NAMES for tile in choices(t, 0, "take"))
    assert choices(t, 0) == [f"take {tile}" for tile in choices(t, 0, "take")]


def test_R1_counter_case_an_adjacent_pair_and_a_double_shown_no_refill() -> None:
    t = table()
    display(t, "corn-corn wheat-corn")
    place(t, 0, "a1 a2")
    begin(t, "plant", plant=1)
    assert [t.shown(size) for size in range(3)] == [0, 2, 0]


def test_the_display_is_refilled_as_far_as_the_stacks_reach() -> None:
    t = table()
    display(t, "corn-corn")
    empty_stack(t, "single", but="wheat")
    t.stack_up(1, 2 - t.stack(1))
    place(t, 0, "a1")
    place(t, 1, "a1")
    give(t, 0, coins=0)
    begin(t, "plant", plant=1)
    assert t.of(0, PLANTED) == t.of(1, PLANTED) == mask("a1"), "the two wheat were turned over and taken"
    assert t.shown(0) == 0


def test_coin_searches_a_stack() -> None:
    t = table()
    display(t, "wheat")
    place(t, 0, "a1 a2")
    begin(t, "plant")
    assert choices(t, 0) == ["take wheat", "search single", "search double"]
    do(t, 0, "search double")
    assert (t.of(0, COINS), t.coins) == (3, 19), "four with the privilege"
    assert choices(t, 0) == [f"take {tile}" for tile in TILE_NAMES if tile.count("-") == 1], "one must be taken"
    do(t, 0, "take corn-corn")
    assert t.scores() == [1, 0]
    assert t.stack(TILE_NAMES.index("corn-corn")) == 0


def test_R8_a_triple_cannot_be_had_for_a_coin() -> None:
    t = table()
    place(t, 0, "a1 a2 b1")
    begin(t, "plant")
    assert choices(t, 0, "search") == ["single", "double"]


def test_ruling_a_search_is_offered_only_if_the_stack_is_not_empty_and_the_size_fits() -> None:
    t = table()
    display(t, "wheat corn")
    place(t, 0, "a1 c1")
    begin(t, "plant")
    assert choices(t, 0, "search") == ["single"], "no pair"
    t = table()
    display(t, "wheat corn")
    empty_stack(t, "single")
    place(t, 0, "a1 a2")
    begin(t, "plant")
    assert choices(t, 0, "search") == ["double"]


def test_the_searcher_sees_the_stack_and_nobody_else() -> None:
    t = table()
    place(t, 0, "a1 a2")
    begin(t, "plant")
    before = {seat: t.view(seat)["search"] for seat in (0, 1, None)}
    do(t, 0, "search double")
    assert before == {0: None, 1: None, None: None}
    assert sum(t.view(0)["search"]["tiles"].values()) == t.stacked(1)
    assert list(t.view(0)["search"]["tiles"]) == [tile for tile in TILE_NAMES if t.view(0)["search"]["tiles"].get(tile)]
    assert t.view(1)["search"] is None
    assert t.view(None)["search"] is None
    assert t.barrier == t.number, "and cannot take the search back"


def test_R18_nothing_fits_after_a_refill_workers_return() -> None:
    t = table()
    grow(t, 0, "wheat", "e1", workers=True)
    display(t, "corn-corn wheat-corn")
    empty_stack(t, "single")
    place(t, 0, "a1 c1")
    give(t, 1, coins=0)
    begin(t, "plant", plant=1)
    assert t.of(0, WORKERS) == mask("e1")
    assert t.of(0, SUPPLY) == 12
    assert [t.of(0, HARVESTED + crop) for crop in range(5)] == [0] * 5
    assert t.view(0)["phase"] == "ship"


def test_laid_tiles_never_move_and_their_fields_are_no_longer_free() -> None:
    t = table()
    display(t, "wheat wheat")
    place(t, 0, "a1 e8")
    begin(t, "plant")
    do(t, 0, "take wheat", "lay e8", "take wheat")
    assert t.of(0, PLANTED) == mask("a1 e8")
    assert not t.free_fields(0) & mask("a1 e8")


# The brute-force checker: every way to put the tile's hexes on the board, with plain coordinates.


def covers(tile: str, fields: set[int]) -> set[frozenset[tuple[int, str]]]:
    """All ways to cover fields with a tile: which crop lies where."""
    crops = tile.split("-")
    ways = set()
    for spot in itertools.permutations(sorted(fields), len(crops)):
        if all(adjacent(a, b) for a, b in itertools.combinations(spot, 2)):
            ways.add(frozenset(zip(spot, crops)))
    return ways


def covered(tile: str, spot: str) -> frozenset[tuple[int, str]]:
    """What an action's words say lies where."""
    name, *direction = spot.split()
    crops = tile.split("-")
    first = FIELD_NAMES.index(name)
    if not direction:
        return frozenset({(first, crops[0])})
    towards = DIRECTION_NAMES.index(direction[0])
    second = neighbour(first, towards)
    assert second is not None
    if len(crops) == 2:
        return frozenset({(first, crops[0]), (second, crops[1])})
    third = neighbour(first, (towards + 1) % 6)
    assert third is not None
    return frozenset({(first, crops[2]), (second, crops[0]), (third, crops[0])})


@settings(max_examples=150, deadline=None)
@given(
    workers=st.sets(st.integers(0, 39), min_size=1, max_size=9),
    planted=st.sets(st.integers(0, 39), max_size=20),
    tile=st.sampled_from(TILE_NAMES),
)
def test_placement_legality_against_brute_force(workers: set[int], planted: set[int], tile: str) -> None:
    t = table()
    t.put(0, WORKERS, sum(1 << field for field in workers))
    t.put(0, PLANTED, sum(1 << field for field in planted))
    open_fields = workers - planted
    t.become(LAYING, 0, 0, TILE_NAMES.index(tile))
    t.moves = t.frames[LAYING].legal(t, 0)
    offered = [covered(tile, spot) for spot in choices(t, 0, "lay")]
    assert len(offered) == len(set(offered)), "no way to lay it is offered twice"
    assert set(offered) == covers(tile, open_fields)


@settings(max_examples=60, deadline=None)
@given(
    workers=st.sets(st.integers(0, 39), min_size=1, max_size=9),
    shown=st.lists(st.sampled_from([name for k, name in enumerate(TILE_NAMES) if GAME.components[2].tiles[k]]),
                   min_size=1, max_size=8, unique=True),
)  # fmt: skip
def test_takable_tiles_against_brute_force(workers: set[int], shown: list[str]) -> None:
    t = table()
    display(t, " ".join(shown))
    fitting = [tile for tile in TILE_NAMES if tile in shown and covers(tile, workers)]
    t.put(0, WORKERS, sum(1 << field for field in workers))
    give(t, 1, coins=0)
    begin(t, "plant")
    refilled = t.shown(0) == 12
    assert refilled == (not fitting), "the display is refilled exactly when nothing in it fits"
    if not refilled:
        assert choices(t, 0, "take") == fitting


def test_every_tile_can_lie_in_every_rotation() -> None:
    """Seven fields around a middle: a mixed double has six rotations around it, a mixed triple six with each hex."""
    t = table()
    middle = FIELD_NAMES.index("c4")
    flower = [middle, *(neighbour(middle, direction) for direction in range(6))]
    t.put(0, WORKERS, sum(1 << field for field in flower))
    for tile, ways in (("wheat", 7), ("corn-corn", 12), ("wheat-corn", 24), ("corn-corn-corn", 6),
                       ("corn-corn-wheat", 18)):  # fmt: skip
        t.become(LAYING, 0, 0, TILE_NAMES.index(tile))
        assert len(t.frames[LAYING].legal(t, 0)) == ways
