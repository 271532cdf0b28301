"""OpenSpiel: the games as Python games of pyspiel.

>>> import pyspiel
>>> from quayside.envs.openspiel import register
>>> register()
>>> game = pyspiel.load_game("quayside_riverboat(players=3)")
>>> state = game.new_initial_state()

The deal is drawn in three chance nodes of 256 outcomes each; what follows from it later, such as the next card of a
deck, needs no chance nodes of its own. A search must therefore not look ahead in clones of the true state, which know
what comes, but in `state.resample_from_infostate(player, sampler)`, where all that the player cannot see is drawn anew.
OpenSpiel's information-set search does just that.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError('This needs OpenSpiel: pip install "quayside[openspiel]".') from missing

import quayside
from quayside.core.dice import FastDice
from quayside.core.snapshot import restored, snapshot
from quayside.core.state import State
from quayside.envs.eyes import Eyes, Numbers
from quayside.envs.setting import Setting
from quayside.envs.solo import win_reward

CHANCES = 3  # chance nodes of a deal
FACES = 256  # outcomes of each
SPECTATOR = -1
LONGEST = {"nieuw-amsterdam": 2000, "merchants-of-amsterdam": 1000, "riverboat": 1000}  # decisions; far above any seen


def register() -> None:
    """Make all games known to `pyspiel.load_game`, as quayside_riverboat and so on; may be repeated."""
    known = {game.short_name for game in pyspiel.registered_games()}
    for slug in quayside.games():
        kind = game_type(slug)
        if kind.short_name not in known:
            # A class of its own for each game: OpenSpiel lets go of what it was given only after Python has ended, and
            # then a class, unlike a function, does no harm.
            pyspiel.register_game(kind, type(kind.short_name, (Game,), {"slug": slug}))


def game_type(slug: str) -> Any:
    """What OpenSpiel wants to know about a game beforehand."""
    game = quayside.game(slug)
    return pyspiel.GameType(
        short_name=f"quayside_{slug.replace('-', '_')}",
        long_name=f"Quayside {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0]},
        default_loadable=True,
    )


class Game(pyspiel.Game):
    """One of our games with a number of players."""

    slug: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.setting = Setting(self.slug, chosen.get("players"))
        seats = self.setting.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=FACES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST[self.slug],
        )
        super().__init__(game_type(self.slug), info, chosen)
        self.eyes = Eyes(self.setting.observation, seats, self.setting.actions)

    def new_initial_state(self) -> Position:
        """Before the deal."""
        return Position(self)

    def max_chance_nodes_in_history(self) -> int:
        """Those of the deal."""
        return CHANCES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """With perfect recall, the information state; else what is seen now."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, recall)


class Moment:
    """A position in the course of a game, and what every player has seen of the way to it.

    Moments are never changed, so that all clones of a state share them; what is asked of them is worked out once.
    """

    def __init__(self, state: State, before: Moment | None, seat: int = -1, action: int = -1) -> None:
        self.state = state
        self.before = before
        self.seat = seat
        self.action = action
        self.views: dict[int, str] = {}
        self.prints: dict[int, str] = {}
        self.paths: dict[int, Numbers] = {}

    def view(self, player: int) -> str:
        """What the player sees, as JSON."""
        if player not in self.views:
            self.views[player] = json.dumps(self.state.view(None if player == SPECTATOR else player))
        return self.views[player]

    def remember(self, eyes: Eyes, player: int) -> None:
        """Work out, from the last moment on where it is known, what the player has seen up to here."""
        unknown: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and player not in moment.prints:
            unknown.append(moment)
            moment = moment.before
        for moment in reversed(unknown):
            moment.see(eyes, player)

    def see(self, eyes: Eyes, player: int) -> None:
        """Add this moment to what the player has seen before it."""
        told, path = "", np.zeros(0, np.float32)
        if self.before is not None:
            seats = int(self.state.seats)
            step = ((self.seat - player) % seats + 1) / seats, (self.known_action(player) + 2) / (eyes.actions + 1)
            told = self.before.prints[player]
            path = np.append(self.before.paths[player], np.array(step, np.float32))
        shown = path[-2:].tobytes() + eyes.see(self.state, player).tobytes()
        self.prints[player] = hashlib.sha256(told.encode() + shown).hexdigest()
        self.paths[player] = path

    def known_action(self, player: int) -> int:
        """The action that led here; -1 if it was another's secret."""
        game = self.state.game
        secret = self.seat != player and game.secret_until_the_end(self.action, game.check_options({}))
        return -1 if secret else self.action

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        game, seats = self.state.game, int(self.state.seats)
        eyes = Eyes(game.observation, seats, len(game.actions))
        for player in range(seats):
            self.remember(eyes, player)
        return revived, (game.slug, seats, snapshot(self.state), self.prints, self.paths)


def revived(slug: str, seats: int, taken: dict[str, Any], prints: dict[int, str], paths: dict[int, Numbers]) -> Moment:
    """A moment from what was kept of it."""
    moment = Moment(restored(quayside.game(slug).new(seats), taken), None)
    moment.prints, moment.paths = prints, paths
    return moment


class Position(pyspiel.State):
    """A position, or the deal before it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._deal: list[int] = []
        self._now: Moment | None = None

    def current_player(self) -> int:
        """Whose turn it is; where several may act, the first of them, and nobody learns what it was."""
        if self._now is None:
            return int(pyspiel.PlayerId.CHANCE)
        state = self._now.state
        if not state.waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(state.actor) if state.actor >= 0 else state.actors()[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome is equally likely."""
        return [(face, 1.0 / FACES) for face in range(FACES)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self._now is not None
        return self._now.state.legal(player)

    def _apply_action(self, action: int) -> None:
        if self._now is None:
            self._deal.append(action)
            if len(self._deal) == CHANCES:
                seed = sum(face * FACES**k for k, face in enumerate(self._deal))
                self._now = Moment(self.get_game().setting.new(seed), None)
            return
        seat = self.current_player()
        state = self._now.state.copy()
        state.apply(seat, action)
        self._now = Moment(state, self._now, seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        words: str = self.get_game().setting.game.actions.text(action)
        return words

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._now is not None and self._now.state.over

    def returns(self) -> list[float]:
        """At the end 1 for the winner, and the others share -1."""
        seats = self.num_players()
        if self._now is None or self._now.state.waiting:
            return [0.0] * seats
        return [win_reward(self._now.state, seat) for seat in range(seats)]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> Position:
        """A state that the player cannot tell from this one: all that it cannot see is drawn anew."""
        other: Position = self.clone()
        if self._now is not None:
            dice = FastDice(int(probability_sampler() * (1 << 52)))
            now = self._now
            now.remember(self.get_game().eyes, player_id)
            other._now = Moment(now.state.imagine(player_id, dice), now.before, now.seat, now.action)
            other._now.prints = {player_id: now.prints[player_id]}
            other._now.paths = {player_id: now.paths[player_id]}
        return other

    def __str__(self) -> str:
        if self._now is None:
            return f"deal {self._deal}"
        return self._now.view(SPECTATOR)


class Observer:
    """What a player sees now, or with perfect recall everything it has seen, as a string and as numbers.

    The numbers of an information state are those of the present position, and after them all moves so far: for each
    the place of who made it, counted clockwise from 1 for oneself, and the action counted from 2, or 1 for another's
    secret; both divided by the largest they can be.
    """

    def __init__(self, game: Game, recall: bool) -> None:
        self.game = game
        self.recall = recall
        self.seats = game.setting.seats
        self.size = game.setting.size
        length = self.size + (2 * game.max_game_length() if recall else 0)
        self.tensor = np.zeros(length, np.float32)
        self.dict = {"information_state" if recall else "observation": self.tensor}

    def set_from(self, state: Position, player: int) -> None:
        """Write the numbers."""
        self.tensor.fill(0)
        now = state._now
        if now is None or player < 0:
            return
        self.tensor[: self.size] = self.game.eyes.see(now.state, player)
        if self.recall:
            now.remember(self.game.eyes, player)
            path = now.paths[player][self.size - len(self.tensor) :]
            self.tensor[self.size : self.size + len(path)] = path

    def string_from(self, state: Position, player: int) -> str:
        """The view as JSON; with perfect recall, before it a fingerprint of all that was seen up to now."""
        now = state._now
        if now is None or player < 0:
            return "before the deal"
        if not self.recall:
            return now.view(player)
        now.remember(self.game.eyes, player)
        return f"{now.prints[player]} {now.view(player)}"
