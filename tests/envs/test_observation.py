"""What a seat sees as numbers: nothing hidden, from its own point of view, as the documents say."""

from __future__ import annotations

import hashlib
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quayside
from quayside.core.conformance import NotConforming, check_game, observed
from quayside.core.dice import FastDice
from quayside.core.observation import Field, Observation
from quayside.envs.describe import description
from quayside.envs.eyes import Eyes, limits
from quayside.envs.solo import win_reward
from quayside.games.riverboat.game import Riverboat

COUNTS = [(slug, seats) for slug in quayside.games() for seats in quayside.game(slug).seats]

# Of observations and rewards in one game of each table. Where one of these changes, so have they: raise the version of
# the game's observation, and say so in the changelog.
VERSIONS = {
    "nieuw-amsterdam": (1, "c8c8323a0acb4ced"),
    "merchants-of-amsterdam": (1, "82ab46393b40032a"),
    "riverboat": (1, "3b7cefe3e028eea4"),
}


def eyes_for(slug: str, seats: int) -> Eyes:
    game = quayside.game(slug)
    return Eyes(game.observation, seats, len(game.actions))


def positions(slug: str, seats: int, options: dict[str, str] | None = None):
    """Every position of a random game."""
    state = quayside.game(slug).new(seats, "seen", options)
    chance = random.Random("seen")
    yield state
    while not state.over:
        seat = chance.choice(state.actors())
        state.apply(seat, chance.choice(state.legal(seat)))
        yield state


@pytest.mark.parametrize(("slug", "seats"), COUNTS)
def test_nothing_hidden_is_seen(slug: str, seats: int) -> None:
    """Whatever a seat cannot see is drawn anew, and what it sees stays; the conformance test does the same."""
    game = quayside.game(slug)
    for number, state in enumerate(positions(slug, seats)):
        if number % (3 if len(state.actors()) > 1 else 15) == 0:
            for seat in range(seats):
                assert observed(game, state.imagine(seat, FastDice(number)), seat) == observed(game, state, seat)


class TopRegion(Field[Any]):
    def write(self, table: Any, viewer: int, seat: int, pen: Any) -> None:
        pen.one_of(int(table.region_deck[min(table.seen_regions, 39)]), 6)


class TooLittle(Field[Any]):
    def write(self, table: Any, viewer: int, seat: int, pen: Any) -> None:
        pen.count(1)


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ([TopRegion("top", 6, "the next region card")], "does not depend on what it cannot see"),
        ([TooLittle("little", 2, "two numbers", 1)], "as many numbers as it says"),
    ],
)
def test_the_conformance_test_finds_what_is_hidden_or_missing(fields: list[Field[Any]], complaint: str) -> None:
    game = Riverboat()
    game.observation = Observation(1, fields, [])
    with pytest.raises(NotConforming, match=complaint):
        check_game(game, 2, "leak", looks=100)


def test_hidden_cash_is_hidden_and_open_cash_is_open() -> None:
    for hidden in ("yes", "no"):
        seen = set()
        game = positions("merchants-of-amsterdam", 3, {"hidden_cash": hidden})
        state = next(state for number, state in enumerate(game) if number == 100)
        for gain in (0, 10, 20):
            richer = state.copy()
            richer.score(1, 0, gain)
            assert len({str(observed(richer.game, richer, 1))}) == 1
            seen.add(str(observed(richer.game, richer, 0)))
        assert len(seen) == (1 if hidden == "yes" else 3)


@pytest.mark.parametrize(("slug", "seats"), COUNTS)
def test_everybody_sees_from_their_own_place_and_within_the_limits(slug: str, seats: int) -> None:
    """The k-th block of one seat tells of the same player as the first block of the seat that is k places on."""
    eyes = eyes_for(slug, seats)
    observation = eyes.observation
    low, high = limits(observation, seats)
    tables = [sum(int(f.size) for f in observation.table if (f.unit == 0) == flags) for flags in (False, True)]
    blocks = [sum(int(f.size) for f in observation.player if (f.unit == 0) == flags) for flags in (False, True)]
    starts = [tables[0], observation.counts(seats) + tables[1]]
    differ = False
    for number, state in enumerate(positions(slug, seats)):
        if number % 20:
            continue
        seen = [eyes.see(state, seat) for seat in range(seats)]
        for seat in range(seats):
            assert seen[seat].dtype == np.float32
            assert (seen[seat] >= low).all()
            assert (seen[seat] <= high).all()
            differ |= (seen[seat] != seen[0]).any()
            for place in range(seats):
                other = (seat + place) % seats
                for start, block in zip(starts, blocks):
                    told = seen[seat][start + place * block : start + (place + 1) * block]
                    assert (told == seen[other][start : start + block]).all()
    assert differ


def test_counts_are_divided_by_their_unit_and_cut_off() -> None:
    eyes = eyes_for("nieuw-amsterdam", 2)
    state = quayside.game("nieuw-amsterdam").new(2, "seen")
    names = [field.name for field in eyes.observation.fields(2, flags=False) for _ in range(field.size)]
    at = names.index("points")
    for points, shown in ((25, 0.5), (100, 2.0), (100_000, 8.0), (-25, -0.5), (-100_000, -1.0)):
        after = state.copy()
        after.score(0, 0, points)
        assert eyes.see(after, 0)[at] == pytest.approx(shown)


def test_observations_are_fresh_arrays_of_the_present_position() -> None:
    eyes = eyes_for("riverboat", 2)
    first = None
    for number, state in enumerate(positions("riverboat", 2)):
        seen, mask = eyes.see(state, 0), eyes.mask(state, 0)
        assert list(np.flatnonzero(mask)) == state.legal(0)
        if number == 0:
            first = seen, seen.copy(), mask, mask.copy()
    assert first is not None
    assert (first[0] == first[1]).all()
    assert (first[2] == first[3]).all()
    assert (first[0] != seen).any()


@pytest.mark.parametrize("slug", quayside.games())
def test_the_version_rises_when_the_numbers_change(slug: str) -> None:
    game = quayside.game(slug)
    digest = hashlib.sha256()
    for seats in game.seats:
        for number, state in enumerate(positions(slug, seats)):
            if number % 10 == 0:
                digest.update(repr(observed(game, state, number % seats)).encode())
        digest.update(repr([win_reward(state, seat) for seat in range(seats)]).encode())
    units = [(int(f.size), int(f.unit), int(f.low)) for f in (*game.observation.table, *game.observation.player)]
    digest.update(repr(units).encode())
    assert (game.observation.version, digest.hexdigest()[:16]) == VERSIONS[slug]


def test_the_documents_tell_what_is_written() -> None:
    page = Path(__file__).parent.parent.parent / "docs" / "observations.md"
    assert page.read_text(encoding="utf-8") == description(), "make docs"


def test_importing_quayside_imports_none_of_the_others() -> None:
    script = """
import sys
import quayside.cli.main, quayside.bots, quayside.server.app, quayside.arena.match, quayside.remote, quayside.envs
quayside.game("riverboat").new()
print(*sorted({"numpy", "pettingzoo", "gymnasium", "pyspiel"} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == ""


@pytest.mark.parametrize("library", ["pettingzoo", "gymnasium", "openspiel"])
def test_a_missing_library_is_asked_for_by_its_extra(library: str) -> None:
    module = {"openspiel": "pyspiel"}.get(library, library)
    script = f"import sys; sys.modules['{module}'] = None\nimport quayside.envs.{library}"
    done = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True)
    assert f'pip install "quayside[{library}]"' in done.stderr
