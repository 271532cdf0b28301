"""The end after round 6: last elections, last land, furs and resources."""

from __future__ import annotations

from quayside.games.nieuw_amsterdam.scoring import end_game
from quayside.games.nieuw_amsterdam.supply import take_income
from tests.games.nieuw_amsterdam.builder import BLUE, ORANGE, YELLOW, Given


def end(given: Given) -> None:
    end_game(given.table)
    given.table.settle()


def test_E1_last_elections_for_everybody() -> None:
    given = Given()
    given.businesses(
        docks={BLUE: 1, ORANGE: 1},
        millwork={BLUE: 2, YELLOW: 2},
        granary={BLUE: 1, ORANGE: 1, YELLOW: 1},
        trading_company={BLUE: 1},
        black_market={ORANGE: 2, BLUE: 1},
        lumberyard={YELLOW: 1},
    )
    end(given)
    assert [given.points(seat) for seat in (BLUE, ORANGE, YELLOW)] == [9, 7, 7]


def test_E2_the_rightmost_full_card_scores_if_it_is_uncleared() -> None:
    given = Given()
    given.row(YELLOW, *[(1, 1, 1, 1)] * 5)
    given.cleared(YELLOW, 4)
    given.row(BLUE, *[(1, 1, 1, 1)] * 5, (2, 1, 1, 1))
    given.cleared(BLUE, 5)
    end(given)
    assert given.points(YELLOW) == 15
    assert given.points(BLUE) == 0


def test_ruling_the_ninth_and_later_positions_score_36_also_at_the_end() -> None:
    for places in (8, 9, 10):
        given = Given()
        given.estate(BLUE, stock=25)
        given.row(BLUE, *[(1, 1, 1, 1)] * places)
        given.cleared(BLUE, places - 1)
        given.owns(BLUE)
        end(given)
        assert given.points(BLUE) == 36
        assert given.table.ledger()[BLUE]["last_land"] == 36


def test_E3_a_point_a_fur_and_one_for_three_other_pieces() -> None:
    given = Given()
    given.owns(ORANGE, lynx=1, mink=1, good=2, grain=2, timber=1, coin=3)
    end(given)
    assert given.points(ORANGE) == 4
    assert given.table.ledger()[ORANGE]["furs"] == 2
    assert given.table.ledger()[ORANGE]["resources"] == 2


def test_most_points_win_and_tied_players_share_the_victory() -> None:
    given = Given()
    given.owns(BLUE, lynx=3)
    given.owns(ORANGE, lynx=3)
    given.owns(YELLOW, lynx=2)
    end(given)
    assert given.table.winners() == [BLUE, ORANGE]
    assert given.table.over
    assert given.table.actors() == []


def test_the_game_ends_after_six_rounds() -> None:
    given = Given()
    given.table.round = 5
    take_income(given.table)
    assert not given.table.over
    assert given.table.round == 6
    take_income(given.table)
    assert given.table.over
