"""Riverboat as a game of the registry."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from quayside.core.dice import Dice
from quayside.core.game import Game, Option
from quayside.core.journal import Entry
from quayside.games.riverboat.actions import (
    ACTIONS,
    BOAT_NAMES,
    CARD_NAMES,
    CROP_NAMES,
    PHASE_NAMES,
    PRIVILEGE_NAMES,
    REGION_NAMES,
    SIZE_NAMES,
)
from quayside.games.riverboat.edition import BOARD_NAMES, components
from quayside.games.riverboat.flow import FRAMES
from quayside.games.riverboat.hexes import FIELD_NAMES
from quayside.games.riverboat.observation import OBSERVATION
from quayside.games.riverboat.opening import set_up
from quayside.games.riverboat.reasons import DEEDS, REASONS, why_not
from quayside.games.riverboat.state import SOURCES, Table
from quayside.games.riverboat.telling import PROMPTS, explain, prompt
from quayside.games.riverboat.view import PHASES, view

# What the numbers of each journal entry mean
JOURNAL = {
    "round": ("round", "seat"),
    "choose": ("seat", "phase"),
    "first_worker": ("seat",),
    "region": ("region",),
    "place": ("seat", "field"),
    "coin": ("seat",),
    "pay": ("seat",),
    "refill": ("seat", "count"),
    "home": ("seat", "count"),
    "search": ("seat", "size"),
    "take": ("seat", "hexes", "crop", "second"),
    "lay": ("seat", "field", "points"),
    "ship": ("seat", "boat", "crop", "load"),
    "decline": ("seat",),
    "harvest_bonus": ("seat", "crop"),
    "boat_points": ("seat", "points"),
    "harbour": ("seat", "space"),
    "barn": ("seat", "field"),
    "well": ("seat", "field"),
    "surveyor": ("seat",),
    "no_acquisition": ("seat",),
    "send": ("seat", "count"),
    "privilege_points": ("seat", "points"),
    "opportunity": ("seat", "card"),
    "search_opportunities": ("seat",),
    "score_barn": ("seat", "field", "points"),
    "score_well": ("seat", "field", "points"),
    "score_card": ("seat", "card", "points"),
    "presence": ("seat", "surveyors", "agents"),
    "last_estate": ("seat", "coins", "regions", "acquisitions"),
    "last_harbour": ("seat", "points"),
    "last_new_orleans": ("seat", "points"),
}

# Names that are the same in every language
UNTRANSLATED = {"field": FIELD_NAMES, "boat": BOAT_NAMES}


class Riverboat(Game):
    """Riverboat, by Michael Kiesling; 2 to 4 players, four rounds."""

    slug = "riverboat"
    title = "Riverboat"
    rules = 1
    seats = range(2, 5)
    actions = ACTIONS
    options = (Option("first_player", ("random", "first_seat")),)
    sources = SOURCES
    observation = OBSERVATION
    journal = JOURNAL
    names = {
        "phase": PHASE_NAMES,
        "region": REGION_NAMES,
        "crop": CROP_NAMES,
        "second": CROP_NAMES,
        "size": SIZE_NAMES,
        "card": CARD_NAMES,
        "effect": CARD_NAMES,
        "privilege": PRIVILEGE_NAMES,
        "board": BOARD_NAMES,
    }
    prompts = PROMPTS
    phases = PHASES
    deeds = DEEDS
    reasons = REASONS
    folder = Path(__file__).parent

    def check_edition(self) -> None:
        self.components = {seats: components(self.edition, seats) for seats in self.seats}

    def start(self, seats: int, dice: Dice, options: dict[str, str]) -> Table:
        first = -1 if options["first_player"] == "random" else 0
        return set_up(self, FRAMES, seats, dice, self.components[seats], first)

    def describe(self, entry: Entry) -> dict[str, Any]:
        told = super().describe(entry)
        for name, words in UNTRANSLATED.items():
            if name in told:
                told[name] = words[told[name]]
        return told

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def prompt(self, state: Any, seat: int) -> dict[str, Any]:
        return prompt(state, seat)

    def explain(self, state: Any, seat: int, action: int) -> dict[str, Any]:
        return explain(state, seat, action)

    def why_not(self, state: Any, seat: int, action: int) -> list[dict[str, Any]]:
        return why_not(state, seat, action)
