"""Bots from their words."""

from __future__ import annotations

from pathlib import Path

import pytest

import quayside
from quayside.arena.entrants import Budget, Entrant, budget_of, entrant_of, entrants_of
from quayside.bots import BOTS
from quayside.bots.search import SearchBot
from quayside.core.errors import BadRequest
from tests.arena.builder import MINE, SLUG
from tests.arena.players import Own


def search(text: str, budget: str | None = None) -> SearchBot:
    made = entrants_of([text], None if budget is None else budget_of(budget))[0].make(1)
    assert isinstance(made, SearchBot)
    return made


def test_levels_kinds_and_classes() -> None:
    state = quayside.game(SLUG).new(2, "entrants")
    seat = state.actors()[0]
    for text in (*BOTS, "search:iterations=5", "policy:candidates=3", f"{MINE}:Own"):
        if text not in ("hard", "expert"):
            assert entrant_of(text).make(1).choose(state.copy(), seat) in state.legal(seat)


def test_settings_are_numbers_or_words() -> None:
    made = search("search:iterations=7,depth=4,exploration=0.5")
    assert (made.iterations, made.depth, made.exploration) == (7, 4, 0.5)
    assert entrant_of("m:C:a=1,b=2.5,c=calm").settings == (("a", 1), ("b", 2.5), ("c", "calm"))
    own = entrant_of(f"{MINE}:Own:last=1").make(3)
    assert isinstance(own, Own)
    assert own.last == 1


def test_a_budget_is_for_searches_that_do_not_say_their_own() -> None:
    assert (search("hard", "40").iterations, search("hard", "40").seconds) == (40, 0.0)
    assert (search("medium", "0.25s").iterations, search("medium", "0.25s").seconds) == (0, 0.25)
    merchants = quayside.game("merchants-of-amsterdam").new(3, "a limit")
    assert search("hard", "40").tries(merchants) == 40
    assert search("search:iterations=9", "40").iterations == 9
    assert search("search:depth=3", "40").iterations == 40
    assert str(Budget(seconds=0.5)) == "0.5s"
    assert str(Budget(iterations=300)) == "300"
    entrants_of(["random", "greedy"], budget_of("40"))[0].make(0)


def test_the_same_bot_twice_gets_a_number() -> None:
    assert [bot.name for bot in entrants_of(["random", "random", "greedy", "random"], None)] == [
        "random",
        "random #2",
        "greedy",
        "random #3",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("genius", "no bot 'genius'.*expert.*module:Class"),
        ("", "no bot ''"),
        ("hard:iterations=3", "takes no settings"),
        ("search:speed=3", "no setting 'speed'; it has iterations"),
        ("search:iterations", "name=value"),
        ("search:iterations=3,iterations=4", "once each"),
        ("search:iterations=many", "whole number from 0 up, not 'many'"),
        ("search:iterations=-3", "from 0 up"),
        ("search:iterations=2.5", "whole number"),
        ("search:seconds=nan", "number from 0 up"),
        ("search:candidates=0", "at least 1"),
        ("search:iterations=0", "never ends"),
        ("nowhere:Bot", "no module 'nowhere'"),
        ("tests.nowhere:Bot", "no module 'tests.nowhere'"),
        (f"{MINE}:Nobody", "no class 'Nobody'"),
        (f"{MINE}:Unmakeable", "cannot be made: RuntimeError: no hands"),
        (f"{MINE}:Chooseless", "no method choose"),
        (f"{MINE}:Own:courage=3", "cannot be made: TypeError"),
        (":Bot", "no bot ':Bot'|module ''"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_sentence(text: str, said: str) -> None:
    with pytest.raises(BadRequest, match=said):
        entrants_of([text], None)


@pytest.mark.parametrize("text", ["", "s", "0", "-3", "0s", "-1s", "nans", "infs", "quick", "1.5", "99999s", "1e3"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(BadRequest, match=r"like 0\.5s"):
        budget_of(text)


def test_a_module_that_fails_to_load_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "broken_bot.py").write_text("1 / 0\n")
    (tmp_path / "needy_bot.py").write_text("import surely_not_there\n")
    with pytest.raises(BadRequest, match="'broken_bot' cannot be imported: ZeroDivisionError"):
        entrants_of(["broken_bot:Bot"], None)
    with pytest.raises(BadRequest, match=r"'needy_bot' cannot be imported.*surely_not_there"):
        entrants_of(["needy_bot:Bot"], None)


def test_files_of_ones_own_are_known_so_that_a_cluster_can_have_them() -> None:
    assert Entrant("x", f"{MINE}:Own").file == __file__.replace("test_entrants", "players")
    assert Entrant("hard", "hard").file is None
