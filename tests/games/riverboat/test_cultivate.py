"""Phase 1: region cards and workers."""

from __future__ import annotations

import random

import pytest

from quayside.core.errors import IllegalAction
from quayside.core.snapshot import digest
from quayside.games.riverboat.actions import ACTIONS
from quayside.games.riverboat.hexes import EVERYWHERE, FIELD_NAMES
from quayside.games.riverboat.state import AGENTS, BARNS, COINS, PLANTED, SUPPLY, WORKERS
from tests.games.riverboat.scene import GAME, barn, begin, choices, do, give, grow, mask, place, regions, table

DIAMOND = "a1 a2 a3 a4 b1 b2 b3 b4"  # on the board levee
STAR = "a5 a6 a7 a8 b5 b6 b7 b8"


def test_privilege_the_worker_of_the_round_track_goes_on_any_free_field() -> None:
    t = table()
    grow(t, 0, "wheat", "a1")
    barn(t, 0, "a2")
    do(t, 0, "choose cultivate")
    do(t, 1, "choose plant")
    do(t, 0, "choose ship")
    do(t, 1, "choose opportunity")
    assert t.actors() == [0]
    assert t.round_track == 3
    assert choices(t, 0, "place") == FIELD_NAMES[2:], "tiles and barns are not free"
    do(t, 0, "place c4")
    assert t.of(0, SUPPLY) == 13, "it does not count among the eight"
    assert t.of(0, WORKERS) & mask("c4")
    assert t.turn == 1, "the first region card lies open"


def test_ruling_without_a_free_field_the_worker_of_the_round_track_goes_into_the_supply() -> None:
    t = table()
    t.put(0, BARNS, EVERYWHERE)
    for seat, phase in enumerate(("cultivate", "plant", "ship", "opportunity")):
        do(t, seat % 2, f"choose {phase}", conserved=False)
    assert t.of(0, SUPPLY) == 14
    assert t.round_track == 3


def test_R11_without_a_worker_in_supply_the_round_track_worker_is_placed_all_the_same() -> None:
    t = table()
    give(t, 0, workers=0)
    for seat, phase in enumerate(("cultivate", "plant", "ship", "opportunity")):
        do(t, seat % 2, f"choose {phase}")
    do(t, 0, "place a1")
    assert t.of(0, WORKERS) == mask("a1")
    for _ in range(8):
        assert t.actors() == [1], "the first seat sits out the cards"
        t.apply(1, t.legal(1)[0])
    assert t.view(0)["phase"] == "plant"


def test_every_player_must_place_on_the_colour_of_the_card() -> None:
    t = table()
    regions(t, "diamond")
    give(t, 0, coins=0)
    begin(t, "cultivate")
    assert t.actors() == [0, 1]
    assert choices(t, 0) == [f"place {field}" for field in DIAMOND.split()], "declining is not possible"


def test_joker_any_free_field_without_a_coin() -> None:
    t = table()
    regions(t, "joker")
    begin(t, "cultivate")
    assert choices(t, 0) == [f"place {field}" for field in FIELD_NAMES]


def test_coin_ignores_the_card() -> None:
    t = table()
    regions(t, "diamond")
    begin(t, "cultivate")
    elsewhere = [field for field in FIELD_NAMES if field not in DIAMOND.split()]
    assert choices(t, 0, "place_anywhere") == elsewhere
    do(t, 0, "place_anywhere e8")
    assert t.of(0, WORKERS) == mask("e8")
    assert (t.of(0, COINS), t.coins) == (2, 20)
    assert t.actors() == [1]


def test_ruling_the_coin_is_not_offered_where_it_gains_nothing() -> None:
    t = table()
    regions(t, "joker diamond")
    begin(t, "cultivate")
    assert choices(t, 0, "place_anywhere") == [], "a joker allows everything"
    place(t, 0, DIAMOND)
    do(t, 0, "place e1")
    do(t, 1, "place e1")
    assert choices(t, 0, "place_anywhere") == [], "the colour is full"


def test_R10_colour_full_any_free_field_without_a_coin() -> None:
    t = table()
    regions(t, "diamond")
    grow(t, 0, "corn", "a1 a2 a3 a4")
    barn(t, 0, "b1")
    place(t, 0, "b2 b3 b4")
    begin(t, "cultivate")
    assert choices(t, 0) == [f"place {field}" for field in FIELD_NAMES if field not in DIAMOND.split()]
    do(t, 0, "place e8")
    assert t.of(0, COINS) == 3


def test_without_a_worker_in_supply_one_sits_out() -> None:
    t = table()
    give(t, 1, workers=1)
    begin(t, "cultivate")
    assert t.actors() == [0, 1]
    for seat in (1, 0):
        t.apply(seat, t.legal(seat)[0])
    assert t.actors() == [0]


def test_ruling_no_free_field_at_all_nothing_happens() -> None:
    t = table()
    t.put(1, PLANTED, EVERYWHERE)
    begin(t, "cultivate")
    assert t.actors() == [0]
    assert t.of(1, SUPPLY) == 13


def test_a_forced_field_is_taken_without_asking() -> None:
    t = table()
    regions(t, "diamond")
    place(t, 0, "a1 a2 a3 a4 b1 b2 b3")
    give(t, 0, coins=0)
    begin(t, "cultivate")
    assert t.actors() == [1]
    assert t.of(0, WORKERS) & mask("b4")


def test_the_next_card_is_turned_when_everybody_has_placed() -> None:
    t = table(3)
    regions(t, "joker star diamond")
    begin(t, "cultivate")
    do(t, 2, "place a1")
    do(t, 0, "place a1")
    assert t.view(1)["region"] == "joker"
    do(t, 1, "place a1")
    assert t.view(1)["region"] == "star"
    assert t.actors() == [0, 1, 2]


def test_eight_cards_are_turned_and_ruling_the_deck_is_not_reshuffled() -> None:
    t = GAME.new(2, "eight")
    deck = list(t.region_deck)
    chance = random.Random(8)
    while t.round < 4 or t.phase < 1:
        seat = chance.choice(t.actors())
        t.apply(seat, chance.choice(t.legal(seat)))
    assert t.seen_regions == 32
    assert list(t.region_deck) == deck


def test_cards_that_nobody_can_place_for_are_turned_all_the_same() -> None:
    t = table()
    give(t, 0, workers=0)
    give(t, 1, workers=0)
    grow(t, 0, "wheat", "a1")
    place_agents = t.of(0, AGENTS)
    begin(t, "cultivate")
    assert t.seen_regions == 8
    assert t.view(0)["phase"] != "cultivate"
    assert place_agents == 13


def test_a_placement_is_final() -> None:
    t = table()
    begin(t, "cultivate")
    t.apply(0, t.legal(0)[0])
    assert t.barrier == t.number
    with pytest.raises(IllegalAction):
        t.apply(0, ACTIONS.parse("place e8"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_order_independence_random_interleavings_end_in_the_same_position(seats: int) -> None:
    """Each seat decides by what it sees of its own board; the order in which seats act is shuffled."""

    def decide(t: object, seat: int) -> int:
        moves = t.legal(seat)  # type: ignore[attr-defined]
        return moves[hash((seat, int(t.turn), len(moves))) % len(moves)]  # type: ignore[attr-defined]

    for game in range(6):
        ends = set()
        for interleaving in range(6):
            chance = random.Random(interleaving)
            t = GAME.new(seats, f"order {game}")
            while t.round == 1:
                seat = chance.choice(t.actors())
                t.apply(seat, decide(t, seat))
                if len(t.actors()) == seats and t.phase == 0:
                    ends.add((int(t.turn), digest(t)))
            ends.add((99, digest(t)))
        assert len(ends) == len({turn for turn, _ in ends}), "one position after each card, whatever the order"
