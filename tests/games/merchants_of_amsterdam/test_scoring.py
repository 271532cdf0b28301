"""The three scorings: the rulebook's examples, and random boards against a scorer written independently."""

from __future__ import annotations

from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from quayside.core.dice import FastDice
from quayside.core.playout import random_playout
from quayside.games.merchants.actions import AREA_NAMES, MARKET_NAMES, QUARTER_NAMES, REGION_NAMES
from quayside.games.merchants.scoring import ROW, payment, rank, share, standings
from tests.games.merchants_of_amsterdam.builder import GAME, Given

ORANGE, BLUE, GREEN, YELLOW = range(4)


def scored(given: Given, area: str, row: int = 0) -> list[int]:
    """What a scoring pays each seat."""
    return [sum(money) for money in zip(*by_part(given, area, row), strict=True)]


def by_part(given: Given, area: str, row: int = 0) -> list[list[int]]:
    """The same by rank of the part."""
    table, k = given.table, AREA_NAMES.index(area)
    paid = []
    for part in sorted(range(4), key=lambda part: rank(table, k, part)):
        at = row * ROW + 2 * len(paid)
        first, second = table.parts.payouts[at], table.parts.payouts[at + 1]
        paid.append([payment(standings(table, k, part), seat, first, second) for seat in range(table.seats)])
    return paid


def quarter(given: Given, seat: int, name: str, *cells: str) -> None:
    given.houses(seat, *(f"{name}_{cell}" for cell in cells))


def test_X1_the_rulebooks_example_of_the_exchange() -> None:
    given = Given()
    positions = {ORANGE: (5, 2, 3, 4), BLUE: (3, 6, 3, 1), GREEN: (2, 4, 1, 5), YELLOW: (1, 4, 2, 2)}
    for seat, places in positions.items():
        given.market(seat, *places)
    assert by_part(given, "exchange") == [[0, 100, 30, 30], [80, 40, 0, 0], [40, 0, 60, 0], [30, 30, 0, 0]]
    assert scored(given, "exchange") == [150, 170, 90, 30]
    before = given.all_money()
    given.field("score_exchange")
    assert [after - b for after, b in zip(given.all_money(), before, strict=True)] == [150, 170, 90, 30]


def test_H1_the_rulebooks_example_of_amsterdam() -> None:
    given = Given()
    quarter(given, ORANGE, "nieuwe_zijde", "a1", "a2", "b1")
    quarter(given, BLUE, "nieuwe_zijde", "c2", "c3")
    quarter(given, BLUE, "oude_zijde", "a2", "a3", "b3")
    quarter(given, ORANGE, "oude_zijde", "c1", "c2")
    quarter(given, ORANGE, "grachten", "a1", "a2")
    quarter(given, YELLOW, "grachten", "c1", "c2")
    quarter(given, GREEN, "lastage", "b2")
    assert by_part(given, "houses") == [[100, 60, 0, 0], [40, 80, 0, 0], [50, 0, 0, 50], [0, 0, 40, 0]]


def test_H2_houses_corner_to_corner_are_no_group() -> None:
    given = Given(3)
    quarter(given, 0, "nieuwe_zijde", "a1", "b2", "c3")
    quarter(given, 1, "nieuwe_zijde", "a3", "b3")
    assert scored(given, "houses") == [60, 100, 0]


def test_H2_the_rank_of_a_quarter_counts_all_tokens_in_it() -> None:
    given = Given(3)
    quarter(given, 0, "lastage", "a1", "b2", "c3")
    quarter(given, 1, "nieuwe_zijde", "a3", "b3")
    assert by_part(given, "houses")[0] == [100, 0, 0]


def test_H3_shares_are_rounded_down_to_whole_tens() -> None:
    assert share(160, 3) == 50
    assert share(20, 3) == 0
    given = Given().market(0, 3).market(1, 3).market(2, 3)
    assert scored(given, "exchange") == [50, 50, 50, 0]
    given = Given(5).market(0, 1, 2, 3, 4)
    for seat in (1, 2, 3):
        given.market(seat, 0, 0, 0, 1)
    for seat in range(5):
        given.market(seat, *([1] if seat == 4 else []))
    assert by_part(given, "exchange")[0] == [100, 20, 20, 20, 0]
    given = Given(5).market(0, 2, 3, 4, 5)
    for seat in (1, 2, 3):
        given.market(seat, 1)
    assert by_part(given, "exchange")[3] == [40, 0, 0, 0, 0], "20 for three"


def test_only_one_player_present_the_second_amount_is_not_paid() -> None:
    assert scored(Given().market(2, 4), "exchange") == [0, 0, 100, 0]


def test_a_tie_for_first_leaves_nothing_for_a_second_and_a_third_gets_nothing() -> None:
    given = (
        Given().posts(0, "africa_gems", "africa_silk").posts(1, "africa_gems", "africa_silk").posts(2, "africa_gems")
    )
    assert scored(given, "posts") == [80, 80, 0, 0]
    given = Given().market(0, 3).market(1, 2).market(2, 1)
    assert scored(given, "exchange") == [100, 60, 0, 0]


def test_equal_parts_the_lower_scoring_number_comes_first() -> None:
    given = Given().posts(0, "far_east_silk").posts(1, "africa_gems").posts(2, "east_indies_silk")
    assert by_part(given, "posts")[:3] == [[0, 100, 0, 0], [0, 0, 80, 0], [60, 0, 0, 0]]


def test_a_part_nobody_is_in_ranks_last_and_pays_nothing() -> None:
    assert by_part(Given().market(0, 0, 0, 0, 1), "exchange") == [[100, 0, 0, 0], [0] * 4, [0] * 4, [0] * 4]


def test_the_forecast_in_the_view_is_what_the_next_scoring_would_pay() -> None:
    given = Given().market(1, 3, 0, 0, 0).houses(2, "lastage_a1")
    forecast = given.table.view(None)["forecast"]
    shown = {area: (one["place"], one["money"]) for area, one in forecast.items()}
    assert shown == {"exchange": (7, [0, 100, 0, 0]), "houses": (9, [0, 0, 100, 0]), "posts": (11, [0, 0, 0, 0])}


def test_the_forecast_tells_part_by_part_who_would_be_paid() -> None:
    given = Given().market(0, 2, 5, 0, 0).market(1, 2, 3, 0, 0)
    parts = given.table.view(None)["forecast"]["exchange"]["parts"]
    assert parts["gems"] == {"pays": [100, 60], "money": [100, 60, 0, 0]}
    assert parts["sugar"] == {"pays": [80, 40], "money": [60, 60, 0, 0]}
    assert parts["spices"] == {"pays": [60, 40], "money": [0, 0, 0, 0]}


def test_after_the_end_there_is_nothing_to_forecast() -> None:
    table = GAME.new(3, "the end")
    random_playout(table, FastDice(5))
    assert table.view(None)["forecast"] == dict.fromkeys(AREA_NAMES)


def test_the_view_tells_how_much_of_a_bonus_is_reached_and_what_it_is_worth() -> None:
    given = Given().market(0, 2, 3, 1, 0).posts(0, "africa_gems").houses(0, "lastage_a1", "grachten_a1", "lastage_b1")
    view = given.table.view(None)
    assert view["players"][0]["reached"] == {"free_house": 2, "regions": 1, "quarters": 2}
    assert view["bonuses"] == {"regions": 100, "quarters": 100, "bridge": 40}
    assert view["loan"] == {"paid": 120, "owed": 200}


# An independent scorer, from the rules page, on the view alone


def group_size(cells: set[str]) -> int:
    best = 0
    for start in cells:
        group, todo = {start}, [start]
        while todo:
            row, column = todo.pop()
            for other in (chr(ord(row) - 1) + column, chr(ord(row) + 1) + column, row + str(int(column) - 1),
                          row + str(int(column) + 1)):  # fmt: skip
                if other in cells and other not in group:
                    group.add(other)
                    todo.append(other)
        best = max(best, len(group))
    return best


def brute_force(view: dict, area: str, columns: list[list[int]]) -> list[int]:
    seats = range(view["seats"])
    standing: dict[str, list[int]] = {}
    weight: dict[str, int] = {}
    if area == "exchange":
        for name in MARKET_NAMES:
            standing[name] = view["exchange"]["markets"][name]["standings"]
            weight[name] = max(standing[name])
    elif area == "houses":
        for name in QUARTER_NAMES:
            spaces = view["amsterdam"]["quarters"][name]["spaces"]
            standing[name] = [group_size({cell for cell, owner in spaces.items() if owner == s}) for s in seats]
            weight[name] = sum(owner is not None for owner in spaces.values())
    else:
        for name in REGION_NAMES:
            owners = [post["owner"] for post in view["colonies"][name]["posts"]]
            standing[name] = [owners.count(s) for s in seats]
            weight[name] = sum(owner is not None for owner in owners)
    names = sorted(standing, key=lambda name: -weight[name])  # stable: listed in the order of their numbers
    paid = [0] * len(seats)
    for (first, second), name in zip(columns, names, strict=True):
        places = sorted({s for s in standing[name] if s}, reverse=True)
        leaders = [s for s in seats if places and standing[name][s] == places[0]]
        runners = [s for s in seats if len(places) > 1 and standing[name][s] == places[1]]
        if len(leaders) == 1:
            paid[leaders[0]] += first
            for s in runners:
                paid[s] += second // len(runners) // 10 * 10
        for s in leaders if len(leaders) > 1 else []:
            paid[s] += (first + second) // len(leaders) // 10 * 10
    return paid


@settings(max_examples=150, deadline=None)
@drawn(st.data())
def test_random_boards_are_scored_like_by_hand(data: st.DataObject) -> None:
    seats = data.draw(st.integers(3, 5))
    given = Given(seats)
    table = given.table
    for seat in range(seats):
        given.tokens(seat, 99)
        given.market(seat, *data.draw(st.lists(st.integers(0, 8), min_size=4, max_size=4)))
    owners = data.draw(st.lists(st.integers(-1, seats - 1), min_size=48, max_size=48))
    for space, owner in enumerate(owners):
        if owner >= 0 and table.parts.house_spaces >> space & 1:
            table.place_house(owner, space)
    for kind, owner in enumerate(data.draw(st.lists(st.integers(-1, seats - 1), min_size=32, max_size=32))):
        if owner >= 0:
            table.place_post(owner, kind % 16)
    view = table.view(None)
    for row, columns in enumerate(view["time"]["payouts"].values()):
        for area in AREA_NAMES:
            assert scored(given, area, row) == brute_force(view, area, columns)
