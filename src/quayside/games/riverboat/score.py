# quayside: compiled
"""Phase 5: surveyors score barns, wells and opportunities; then surveyors and agents bring points themselves."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.state import Frame
from quayside.core.vectors import shifted
from quayside.games.riverboat.actions import (
    CARGO,
    CARGO_CARD,
    CROPS,
    DONE,
    MOST_LOAD,
    PRIVILEGE,
    PRIVILEGE_AGENT,
    PRIVILEGE_COIN,
    PRIVILEGE_HARBOUR,
    SCORE,
    SCORE_CROP,
    SURVEY,
    SURVEY_CARD,
)
from quayside.games.riverboat.components import LAST_ROUND, ROUNDS
from quayside.games.riverboat.final_scoring import end_game
from quayside.games.riverboat.hexes import FIELDS, add_each
from quayside.games.riverboat.preparation import prepare_round
from quayside.games.riverboat.state import (
    AGENTS,
    ARRIVED,
    BARNS,
    BERTHED,
    CARDS,
    FROM_AGENTS,
    FROM_BARNS,
    FROM_OPPORTUNITIES,
    FROM_SURVEYORS,
    FROM_WELLS,
    HARBOUR,
    PHASE_CARDS,
    PLACED,
    PRIVILEGED,
    SCORING_BARN,
    SCORING_CARGO,
    SENDING,
    SUPPLY,
    SURVEYED,
    SURVEYED_CARDS,
    SURVEYING,
    SURVEYORS,
    WELLS,
    Table,
)
from quayside.games.riverboat.worth import barn_worth, best_barn_worth, boats_with_load, card_worth, well_worth


def begin_scoring(table: Table) -> None:
    table.phase = SCORE
    table.turn = 0
    table.become(PRIVILEGED, table.holder(SCORE))


class Privileged(Frame[Table]):
    """The privilege: a coin, an agent or a step in the harbour; only what has an effect is offered (ruling)."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = vec[i64]()
        if table.coins:
            moves = append(moves, PRIVILEGE + PRIVILEGE_COIN)
        if table.of(seat, SUPPLY):
            moves = append(moves, PRIVILEGE + PRIVILEGE_AGENT)
        if table.of(seat, HARBOUR) < table.parts.harbour_end and table.parts.last_privilege_harbour:
            moves = append(moves, PRIVILEGE + PRIVILEGE_HARBOUR)
        return moves if len(moves) else append(moves, DONE)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if action == PRIVILEGE + PRIVILEGE_COIN:
            table.gain_coin(seat)
        elif action == PRIVILEGE + PRIVILEGE_AGENT:
            table.send(seat, 1)
        elif action == PRIVILEGE + PRIVILEGE_HARBOUR:
            table.advance(seat, table.parts.last_privilege_harbour)
        open_survey(table, seat)


def open_survey(table: Table, seat: i64) -> None:
    parts = table.parts
    most = parts.surveyors_in_last_round if table.round == LAST_ROUND else parts.surveyors_a_round
    table.become(SURVEYING, seat, most)


class Surveying(Frame[Table]):
    """Put up to `count` more surveyors on own barns, wells and opportunities without one; each scores at once."""

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=FIELDS)
        if table.count and table.of(seat, SURVEYORS):
            buildings = table.of(seat, BARNS) | table.of(seat, WELLS)
            moves = add_each(moves, SURVEY, buildings & ~table.of(seat, SURVEYED))
            moves = add_each(moves, SURVEY_CARD, table.of(seat, CARDS) & ~table.of(seat, SURVEYED_CARDS))
        return append(moves, DONE)

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        if action == DONE:
            next_surveyor(table, seat)
            return
        table.count -= 1
        table.change(seat, SURVEYORS, -1)
        table.change(seat, PLACED, 1)
        if action >= SURVEY_CARD:
            table.add(seat, SURVEYED_CARDS, shifted(1, action - SURVEY_CARD))
            score_card(table, seat, action - SURVEY_CARD)
            return
        field = action - SURVEY
        table.add(seat, SURVEYED, shifted(1, field))
        if (table.of(seat, BARNS) >> field) & 1:
            table.push(SCORING_BARN, seat, 0, field)
        else:
            points = well_worth(table, seat, field)
            table.award(seat, FROM_WELLS, points)
            table.log("score_well", seat, field, points)


class ScoringBarn(Frame[Table]):
    """Choose the crop that counts for a barn; `what` is its field.

    Crops that bring the same are offered once, those that bring nothing too: any crop may be chosen, and so 0 points.
    If no crop brings anything, there is nothing to choose.
    """

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=CROPS)
        if best_barn_worth(table, seat, table.what) == 0:
            return append(moves, DONE)
        worths: i64 = 0  # seen so far, a bit each
        for crop in range(CROPS):
            worth = shifted(1, barn_worth(table, seat, table.what, crop))
            if not worths & worth:
                worths |= worth
                moves = append(moves, SCORE_CROP + crop)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        field = table.what
        points: i64 = 0
        if action != DONE:
            points = barn_worth(table, seat, field, action - SCORE_CROP)
        table.award(seat, FROM_BARNS, points)
        table.log("score_barn", seat, field, points)
        table.pop()


def score_card(table: Table, seat: i64, card: i64) -> None:
    """Carry out an opportunity's effect."""
    if card == CARGO_CARD and table.of(seat, BERTHED) > 1:
        table.push(SCORING_CARGO, seat)
        return
    points = card_worth(table, seat, card)
    table.award(seat, FROM_OPPORTUNITIES, points)
    table.log("score_card", seat, card, points)
    table.advance(seat, table.parts.card_harbour[card])
    if table.parts.card_agents[card]:
        table.push(SENDING, seat, table.parts.card_agents[card])


class ScoringCargo(Frame[Table]):
    """Choose two own boats, the one with the larger load first; `what` is its load, or 0 before it is chosen.

    Only loads matter, so boats of the same load are offered once.
    """

    def legal(self, table: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=MOST_LOAD)
        boats: i64 = 0  # with a load up to this one
        first = table.what
        for load in range(1, MOST_LOAD + 1):
            here = boats_with_load(table, seat, load)
            boats += here
            if first == 0:
                if here and boats > 1:
                    moves = append(moves, CARGO + load - 1)
            elif load < first:
                if here:
                    moves = append(moves, CARGO + load - 1)
            elif load == first and here > 1:
                moves = append(moves, CARGO + load - 1)
        return moves

    def apply(self, table: Table, seat: i64, action: i64) -> None:
        load = action - CARGO + 1
        if table.what == 0:
            table.what = load
            return
        points = min(table.parts.card_most[CARGO_CARD], table.parts.card_points[CARGO_CARD] * (table.what + load))
        table.award(seat, FROM_OPPORTUNITIES, points)
        table.log("score_card", seat, CARGO_CARD, points)
        table.pop()


def next_surveyor(table: Table, seat: i64) -> None:
    table.turn += 1
    if table.turn < table.seats:
        open_survey(table, table.after(seat))
    else:
        score_presence(table)
        end_round(table)


def score_presence(table: Table) -> None:
    """In this phase's order, everybody scores placed surveyors and agents."""
    seat = table.holder(SCORE)
    for _ in range(table.seats):
        surveyors = table.parts.surveyor_points * table.of(seat, PLACED)
        agents = table.parts.agent_points * table.of(seat, AGENTS)
        table.award(seat, FROM_SURVEYORS, surveyors)
        table.award(seat, FROM_AGENTS, agents)
        table.log("presence", seat, surveyors, agents)
        seat = table.after(seat)


def end_round(table: Table) -> None:
    """Phase cards return and the start marker moves on; in the last round they are kept for the tie-breaks."""
    if table.round == LAST_ROUND:
        end_game(table)
        return
    for seat in range(table.seats):
        table.put(seat, PHASE_CARDS, 0)
    if table.seats == 3 and table.round == ROUNDS - 1:
        table.start = last_on_track(table)
    else:
        table.start = table.after(table.start)
    prepare_round(table)


def last_on_track(table: Table) -> i64:
    """The player with the fewest points; of several, the one whose marker lies on top because it came last."""
    last: i64 = 0
    for seat in range(1, table.seats):
        points = table.total(seat)
        fewest = table.total(last)
        if points < fewest or (points == fewest and table.of(seat, ARRIVED) > table.of(last, ARRIVED)):
            last = seat
    return last
