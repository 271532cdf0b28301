"""Majorities on any town, against a plain count (property-based)."""

from __future__ import annotations

from hypothesis import given as sampled
from hypothesis import settings
from hypothesis import strategies as st

from quayside.games.nieuw_amsterdam.actions import DISTRICT_NAMES, DISTRICTS
from quayside.games.nieuw_amsterdam.supply import take_income
from tests.games.nieuw_amsterdam.builder import Given

towns = st.integers(2, 5).flatmap(
    lambda seats: st.lists(st.lists(st.integers(0, 3), min_size=seats, max_size=seats), min_size=6, max_size=6)
)


def table_with(town: list[list[int]]) -> Given:
    given = Given(seats=len(town[0]))
    given.businesses(**{name: dict(enumerate(row)) for name, row in zip(DISTRICT_NAMES, town, strict=True)})
    return given


@sampled(towns)
@settings(max_examples=80, deadline=None)
def test_leaders_election_points_and_coins(town: list[list[int]]) -> None:
    given = table_with(town)
    seats = range(len(town[0]))
    before = [given.has(seat).get("coin", 0) for seat in seats]
    for seat in seats:
        points = coins = 0
        for district in range(DISTRICTS):
            row = town[district]
            leads = row[seat] == max(row) and row[seat] > 0
            alone = leads and row.count(max(row)) == 1
            assert given.table.leads(district, seat) == leads
            assert given.table.leads_alone(district, seat) == alone
            points += 3 if alone else 2 if leads else 0
            coins += (row[seat] > 0) + alone
        assert given.table.election_points(seat) == points
        assert given.table.view(None)["players"][seat]["forecast"]["coins"] == coins
        before[seat] += coins
    take_income(given.table)
    assert [given.has(seat).get("coin", 0) for seat in seats] == before
