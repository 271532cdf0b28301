# quayside: compiled
"""The figures of an edition, as the rules use them. `edition.py` fills them in."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROUNDS: Final = 4
LAST_ROUND: Final = ROUNDS
BERTHS: Final = 9
DISPLAY_CARDS: Final = 4  # opportunities lying open, each with its bonus space


class Components:
    """The figures of an edition, for one player count."""

    def __init__(self) -> None:
        self.workers: i64 = 0
        self.surveyors: i64 = 0
        self.coins: i64 = 0
        self.barns: i64 = 0
        self.wells: i64 = 0
        self.start_workers: i64 = 0
        self.start_surveyors: i64 = 0
        self.start_coins: i64 = 0
        self.region_cards: i64 = 0  # of each colour
        self.jokers: i64 = 0
        self.placements: i64 = 0  # region cards a round
        self.boats_of_each_kind: i64 = 0
        self.boats_a_round: i64 = 0
        self.boats_in_last_round: i64 = 0
        self.surveyors_a_round: i64 = 0
        self.surveyors_in_last_round: i64 = 0
        self.harvest_bonus: i64 = 0  # the harvest of a crop that brings an acquisition
        self.harbour_start: i64 = 0
        self.harbour_end: i64 = 0
        self.spaces_a_berth: i64 = 0
        self.score_lap: i64 = 0
        self.barn_points: i64 = 0  # for each field of the crop
        self.well_points: i64 = 0
        self.surveyor_points: i64 = 0
        self.agent_points: i64 = 0
        self.privilege_harbour: i64 = 0
        self.privilege_points: i64 = 0
        self.last_privilege_harbour: i64 = 0
        self.coin_points: i64 = 0
        self.region_points: i64 = 0
        self.acquisition_points: i64 = 0
        self.tiles: vec[i64] = vec[i64]()  # by kind
        self.tile_points: vec[i64] = vec[i64]()  # by size
        self.display_spaces: vec[i64] = vec[i64]()  # by size
        self.first_crop: vec[i64] = vec[i64]()  # by kind of tile: on the hex that a spot names
        self.second_crop: vec[i64] = vec[i64]()  # on its other hexes
        self.regions: vec[i64] = vec[i64]()  # sets of fields, by board and region
        self.boat_load: vec[i64] = vec[i64]()
        self.boat_points: vec[i64] = vec[i64]()
        self.boat_coins: vec[i64] = vec[i64]()
        self.boat_harbour: vec[i64] = vec[i64]()
        self.boat_acquisition: vec[i64] = vec[i64]()  # NONE, A_BARN, A_SURVEYOR or ANY of `acquisitions.py`
        self.boat_agents: vec[i64] = vec[i64]()
        self.boat_agents_up_to: vec[i64] = vec[i64]()
        self.bonus_harbour: vec[i64] = vec[i64]()  # by bonus space of the opportunities, like the next three
        self.bonus_surveyors: vec[i64] = vec[i64]()
        self.bonus_agents: vec[i64] = vec[i64]()
        self.bonus_coins: vec[i64] = vec[i64]()
        self.card_points: vec[i64] = vec[i64]()  # of an opportunity: for each piece, or at once
        self.card_most: vec[i64] = vec[i64]()
        self.card_agents: vec[i64] = vec[i64]()
        self.card_harbour: vec[i64] = vec[i64]()
        self.new_orleans: vec[i64] = vec[i64]()  # points for most agents, second, …
