"""Step 6: gain land, clear land."""

from __future__ import annotations

from quayside.games.nieuw_amsterdam.state import CLEARED, LANDS
from tests.games.nieuw_amsterdam.builder import BLUE, YELLOW, Given


def test_L0_gained_land_lies_uncleared_at_the_right_end() -> None:
    given = Given()
    given.row(YELLOW, (2, 3, 3, 0))
    given.land_on_offer(10, 11, 12)
    given.turn(YELLOW, "land")
    given.do("gain_land 2")
    assert given.table.of(YELLOW, LANDS) == 2
    assert given.table.of(YELLOW, CLEARED) == 0
    assert given.table.land_card(YELLOW, 1) == 11
    assert [given.table.land_on_offer(k) for k in range(4)] == [10, -1, 12, -1]


def test_L0_gaining_land_costs_and_brings_nothing_now() -> None:
    given = Given()
    given.owns(YELLOW, coin=2, timber=1)
    given.turn(YELLOW, "land")
    given.do("gain_land 1")
    assert given.has(YELLOW) == {"coin": 2, "timber": 1}, "the stick on the card is nobody's"
    assert given.points(YELLOW) == 0


def test_L1_longhouses_retreat_or_leave() -> None:
    given = Given()
    given.longhouses(3, 0, 0)
    given.turn(BLUE, "land", tiles=4)
    given.do("gain_land 1")
    assert given.villages()[:2] == [2, 1]
    given.do("gain_land 2")
    assert given.villages()[:2] == [1, 2]
    given.do("gain_land 3")
    assert given.villages()[:2] == [0, 2], "no free space: the third leaves the game"
    given = Given()
    given.longhouses(0, 0, 0, 0, 0, 1)
    given.turn(BLUE, "land")
    given.do("gain_land 1")
    assert given.villages() == [0, 0, 0, 0, 0, 1], "the last longhouse stays"


def test_L2_clear_takes_all_timber_and_scores_once_for_the_rightmost() -> None:
    given = Given()
    given.row(BLUE, (1, 1, 2, 1), (2, 3, 4, 2), (3, 5, 3, 3), (2, 4, 2, 1))
    given.cleared(BLUE, 1)
    given.owns(BLUE)
    given.turn(BLUE, "land")
    given.do("clear")
    assert given.has(BLUE)["timber"] == 8
    assert given.points(BLUE) == 6
    assert given.table.of(BLUE, CLEARED) == 3
    row = given.table.view(None)["players"][BLUE]["land"]
    assert [card["cleared"] for card in row] == [True, True, True, False]
    assert row[3]["built"] == 1
    assert given.table.grain_income(BLUE) == 2 + 4 + 3


def test_ruling_surplus_longhouses_in_the_last_village_leave_one_per_gain() -> None:
    given = Given()
    given.longhouses(0, 0, 0, 0, 0, 2)
    given.turn(BLUE, "land", tiles=3)
    given.do("gain_land 1")
    assert given.villages()[5] == 1
    given.do("gain_land 2")
    assert given.villages()[5] == 1


def test_ruling_longhouses_do_not_retreat_when_land_is_cleared() -> None:
    given = Given()
    given.row(BLUE, (1, 1, 2, 1))
    given.longhouses(3)
    given.turn(BLUE, "land")
    given.do("clear")
    assert given.villages()[0] == 3


def test_ruling_the_ninth_and_later_positions_score_36() -> None:
    given = Given()
    given.estate(BLUE, stock=25)
    given.row(BLUE, *[(1, 1, 1, 1)] * 10)
    given.cleared(BLUE, 9)
    given.turn(BLUE, "land")
    given.do("clear")
    assert given.points(BLUE) == 36


def test_clearing_is_offered_only_if_a_full_card_is_uncleared() -> None:
    given = Given()
    given.row(BLUE, (1, 1, 2, 1), (2, 3, 4, 1))
    given.cleared(BLUE, 1)
    given.turn(BLUE, "land")
    assert "clear" not in given.offers()


def test_gain_is_offered_only_for_cards_that_lie_there() -> None:
    given = Given()
    given.land_on_offer(5, -1, 6)
    given.turn(BLUE, "land")
    assert given.offers_kind("gain_land") == ["gain_land 1", "gain_land 3"]
    given = Given()
    given.land_on_offer()
    given.turn(BLUE, "land")
    assert given.offers_kind("gain_land") == []
