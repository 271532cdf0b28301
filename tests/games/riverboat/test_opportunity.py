"""Phase 4: taking opportunities."""

from __future__ import annotations

import pytest

from quayside.core.dice import FastDice
from quayside.games.riverboat.actions import CARD_NAMES
from quayside.games.riverboat.state import AGENTS, CARDS, COINS, HARBOUR, SUPPLY, SURVEYORS, Table
from tests.games.riverboat.scene import begin, choices, do, give, grow, open_cards, own_card, table

OPEN = ("purse", "corn", "cargo", "barns")


def taking(seats: int = 2) -> Table:
    t = table(seats)
    open_cards(t, *OPEN)
    return begin(t, "opportunity")


def test_privilege_a_point() -> None:
    t = table()
    begin(t, "opportunity", opportunity=1)
    assert t.scores() == [0, 1]
    assert t.actors() == [1]


@pytest.mark.parametrize(
    ("card", "gain"),
    [("purse", (2, 2, 0, 3)), ("corn", (0, 3, 0, 3)), ("cargo", (0, 2, 1, 3)), ("barns", (0, 2, 0, 4))],
)
def test_each_open_card_comes_with_the_bonus_above_it(card: str, gain: tuple[int, ...]) -> None:
    t = do(taking(), 0, f"opportunity {card}")
    assert (t.of(0, HARBOUR), t.of(0, SURVEYORS), t.of(0, AGENTS), t.of(0, COINS)) == gain
    assert t.of(0, CARDS) == 1 << CARD_NAMES.index(card)
    assert t.scores()[0] == 1, "it is not scored now"


def test_everybody_takes_one_clockwise_and_it_is_compulsory() -> None:
    t = taking(3)
    for seat in range(3):
        assert t.actors() == [seat]
        assert not {"done", "decline"} & set(choices(t, seat))
        do(t, seat, choices(t, seat)[0])
    assert t.view(0)["phase"] == "score"


def test_a_bonus_without_worker_or_coin_brings_nothing() -> None:
    t = table()
    open_cards(t, *OPEN)
    give(t, 0, workers=0)
    give(t, 1, coins=22)
    begin(t, "opportunity")
    do(t, 0, "opportunity cargo")
    assert (t.of(0, AGENTS), t.of(0, SUPPLY)) == (13, 0)
    do(t, 1, "opportunity barns")
    assert t.of(1, COINS) == 22


def test_a_surveyor_that_the_supply_lacks_is_replaced_here_too() -> None:
    t = table()
    open_cards(t, *OPEN)
    grow(t, 0, "wheat", "a1")
    give(t, 1, surveyors=26)
    begin(t, "opportunity")
    do(t, 0, "opportunity corn")
    assert {word.split()[0] for word in choices(t, 0)} == {"barn", "well"}
    do(t, 0, "well a1")
    assert t.actors() == [1]


def test_coin_any_card_from_the_stack_without_a_bonus() -> None:
    t = taking()
    before = list(t.opportunities)
    do(t, 0, "search_opportunities")
    assert t.of(0, COINS) == 2
    assert choices(t, 0, "opportunity") == [card for card in CARD_NAMES if card not in OPEN]
    do(t, 0, "opportunity wells")
    assert t.of(0, CARDS) == 1 << CARD_NAMES.index("wells")
    assert (t.of(0, HARBOUR), t.of(0, SURVEYORS), t.of(0, AGENTS), t.of(0, COINS)) == (0, 2, 0, 2)
    before.remove(CARD_NAMES.index("wells"))
    assert list(t.opportunities) == before, "the rest of the stack keeps its order"


def test_ruling_the_searcher_sees_the_stack_sorted_and_nobody_else_does() -> None:
    t = do(taking(), 0, "search_opportunities")
    assert t.view(0)["search"] == {"cards": [card for card in CARD_NAMES if card not in OPEN]}
    assert t.view(1)["search"] is None
    assert t.barrier == t.number


def test_ruling_the_search_is_not_offered_when_the_stack_is_empty_or_without_a_coin() -> None:
    t = taking()
    t.opportunities = t.opportunities[0:0]
    assert "search_opportunities" not in [t.game.actions.text(a) for a in t.frames[t.frame].legal(t, 0)]
    t = table()
    open_cards(t, *OPEN)
    give(t, 0, coins=0)
    begin(t, "opportunity")
    assert choices(t, 0) == [f"opportunity {card}" for card in sorted(OPEN, key=CARD_NAMES.index)]


def test_ruling_leftovers_go_under_the_stack_from_left_to_right() -> None:
    t = do(taking(), 0, "opportunity corn")
    do(t, 1, "opportunity barns")
    assert [CARD_NAMES[card] for card in list(t.opportunities)[-2:]] == ["purse", "cargo"]
    assert t.known_cards == 2


def test_imagined_stacks_keep_the_leftovers_that_everybody_has_seen() -> None:
    t = do(taking(), 0, "opportunity corn")
    do(t, 1, "opportunity barns")
    orders = set()
    for seed in range(20):
        other = t.imagine(1, FastDice(seed))
        assert isinstance(other, Table)
        orders.add(tuple(other.opportunities))
    assert len(orders) > 10
    assert {order[-2:] for order in orders} == {tuple(list(t.opportunities)[-2:])}


def test_a_leftover_that_is_searched_out_is_no_longer_known_to_lie_there() -> None:
    t = do(taking(), 0, "opportunity corn")
    do(t, 1, "opportunity barns")
    open_left = [CARD_NAMES[card] for card in list(t.opportunities)[-2:]]
    own_card(t, 0, open_left[0])
    assert t.known_cards == 1
    assert CARD_NAMES[list(t.opportunities)[-1]] == open_left[1]
