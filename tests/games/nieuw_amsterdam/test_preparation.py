"""Set-up, and steps 1 to 3: new cards, new furs, new tiles."""

from __future__ import annotations

import pytest

import quayside
from quayside.games.nieuw_amsterdam.preparation import deal_tiles, fill_traders, lay_out_cards
from quayside.games.nieuw_amsterdam.state import STOCK
from tests.games.nieuw_amsterdam.builder import Given, total_furs


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_set_up_gives_everybody_the_start_kit(seats: int) -> None:
    state = quayside.game("nieuw-amsterdam").new(seats, "set-up")
    view = state.view(None)
    for player in view["players"]:
        held = player["holdings"]
        assert (held["coin"], held["good"], held["timber"], held["grain"]) == (8, 4, 3, 2)
        assert sum(held[fur] for fur in ("beaver", "mink", "otter", "muskrat", "lynx")) == 2
        assert (player["warehouses"], player["storage"], player["stock"], player["post"]) == (1, 4, 24, 0)
    assert view["river"][0]["longhouses"] == seats
    assert [sum(trader["furs"].values()) for trader in view["traders"].values()] == [4, 3, 4]
    assert view["supply"] == 50 - 2 * seats - 11
    assert view["scores"] == [0] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_opening_businesses_each_in_turn_order_and_22_buildings_remain(seats: int) -> None:
    game = quayside.game("nieuw-amsterdam")
    state = game.new(seats, "opening")
    first = state.actors()[0]
    expected = [(first + k) % seats for k in range(seats)] * 2
    for seat in expected:
        assert state.actors() == [seat]
        state.apply(seat, game.actions.parse("found docks"))
    assert state.view(None)["round"] == 1
    assert state.view(None)["city"]["docks"]["businesses"] == [2] * seats
    assert [state.of(seat, STOCK) for seat in range(seats)] == [22] * seats
    assert [player["holdings"]["timber"] for player in state.view(None)["players"]] == [3] * seats, "founding is free"


def test_first_player_is_drawn_from_the_seed_or_is_the_first_seat() -> None:
    game = quayside.game("nieuw-amsterdam")
    drawn = {game.new(4, f"first {k}").actors()[0] for k in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert all(game.new(4, f"{k}", {"first_player": "first_seat"}).actors() == [0] for k in range(8))


def test_the_1620s_lie_on_top_of_the_1630s_and_both_are_shuffled() -> None:
    game = quayside.game("nieuw-amsterdam")
    tables = [game.new(3, f"decks {k}") for k in range(60)]
    for decks in ([list(table.land_deck) for table in tables], [list(table.ship_deck) for table in tables]):
        for deck in decks:
            assert sorted(deck[:12]) == list(range(12)), "the edition lists the cards of the 1620s first"
            assert sorted(deck[12:]) == list(range(12, 24))
        for place in range(24):
            assert len({deck[place] for deck in decks}) > 6, "every card may lie anywhere in its decade"
    assert all(list(table.land_deck) != list(table.ship_deck) for table in tables), "each deck has its own shuffle"


def test_P1_leftover_cards_leave_the_game_and_eight_new_ones_lie_there() -> None:
    given = Given()
    table = given.table
    old = {table.land_on_offer(2), *(table.ship_on_offer(k) + 100 for k in (0, 3))}
    for k in (0, 1, 3):
        table.offer_land(k, -1)
    for k in (1, 2):
        table.offer_ship(k, -1)
    table.round = 2
    lay_out_cards(table)
    new = {table.land_on_offer(k) for k in range(4)} | {table.ship_on_offer(k) + 100 for k in range(4)}
    assert len(new) == 8
    assert not new & old
    assert new == {*list(table.land_deck)[4:8], *(card + 100 for card in list(table.ship_deck)[4:8])}


def test_P2_only_the_gaps_are_filled() -> None:
    given = Given()
    given.trader("top", "beaver", "lynx")
    given.trader("middle")
    given.trader("bottom", "mink", "mink", "otter", "otter")
    given.supply("otter", "mink", "lynx", "muskrat", "beaver", "lynx")
    fill_traders(given.table)
    assert given.table.supply_left == 1, "exactly five furs were drawn"
    assert given.trader_furs("middle") == ["mink", "otter", "lynx"]
    assert given.trader_furs("top") == ["beaver", "beaver", "muskrat", "lynx"]
    assert given.trader_furs("bottom") == ["mink", "mink", "otter", "otter"]


def test_ruling_traders_are_refilled_bottom_middle_top() -> None:
    given = Given()
    for trader in ("top", "middle", "bottom"):
        given.trader(trader)
    given.supply(*["beaver"] * 4, *["mink"] * 3, *["lynx"] * 4)
    fill_traders(given.table)
    assert given.trader_furs("bottom") == ["beaver"] * 4
    assert given.trader_furs("middle") == ["mink"] * 3
    assert given.trader_furs("top") == ["lynx"] * 4


def test_ruling_discards_are_shuffled_only_when_a_fur_must_be_drawn_from_an_empty_supply() -> None:
    given = Given()
    given.trader("discards", "otter", "otter", "otter")
    given.trader("middle")
    given.supply("beaver", "mink", "lynx")
    fill_traders(given.table)
    assert given.table.supply_left == 0
    assert given.discards() == ["otter"] * 3, "the supply is empty, but nothing more had to be drawn"
    given.trader("top", "beaver", "beaver")
    fill_traders(given.table)
    assert given.trader_furs("top") == ["beaver", "beaver", "otter", "otter"]
    assert given.discards() == []
    assert given.table.supply_left == 1


def test_ruling_the_last_spaces_stay_empty_when_all_furs_are_with_players() -> None:
    given = Given()
    for trader in ("top", "middle", "bottom", "discards"):
        given.trader(trader)
    given.supply("beaver", "mink", "lynx", "otter", "otter")
    fill_traders(given.table)
    assert total_furs(given) == 5
    assert len(given.trader_furs("bottom")) == 4
    assert given.trader_furs("middle") == ["otter"]
    assert given.trader_furs("top") == []


def test_step_3_deals_twelve_tiles_three_three_two_two_two() -> None:
    given = Given()
    seen = set()
    for _ in range(20):
        deal_tiles(given.table)
        columns = [[given.table.column_tiles(c, k) for k in range(3)] for c in range(5)]
        assert [sum(column) for column in columns] == [3, 3, 2, 2, 2]
        assert [sum(column[k] for column in columns) for k in range(3)] == [4, 4, 4]
        seen.add(str(columns))
    assert len(seen) > 10, "the tiles are shuffled"


def test_nothing_is_refilled_at_any_other_time() -> None:
    given = Given()
    given.owns(0, good=4)
    given.turn(0, "trade")
    given.do("trade_bottom")
    assert given.trader_furs("bottom") == []
    given = Given()
    given.turn(0, "land")
    given.do("gain_land 2")
    assert given.table.land_on_offer(1) == -1
