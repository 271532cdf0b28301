"""Merchants of Amsterdam as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quayside.core.dice import Dice
from quayside.core.game import Game, Option
from quayside.games.merchants.actions import (
    ACTIONS,
    AREA_NAMES,
    CELL_NAMES,
    DECLINED_NAMES,
    DISC_NAMES,
    FACE_NAMES,
    FIELD_NAMES,
    MARKET_NAMES,
    QUARTER_NAMES,
    REGION_NAMES,
)
from quayside.games.merchants.auction import stops_first
from quayside.games.merchants.edition import components, years
from quayside.games.merchants.flow import FRAMES
from quayside.games.merchants.observation import OBSERVATION
from quayside.games.merchants.opening import set_up
from quayside.games.merchants.reasons import DEEDS, REASONS, why_not
from quayside.games.merchants.state import CLOCK, LIVE, SEALED, SOURCES, Table
from quayside.games.merchants.telling import explain, prompt
from quayside.games.merchants.view import PHASES, view

# What the numbers of each journal entry mean
JOURNAL = {
    "mayor": ("seat",),
    "draw": ("seat", "card"),
    "set_aside": ("card",),
    "time": ("year", "field"),
    "lay": ("seat", "card", "disc"),
    "use": ("seat", "card"),
    "step": ("seat", "market", "position"),
    "found": ("seat", "region", "market"),
    "build": ("seat", "quarter", "cell"),
    "declines": ("seat", "declined"),
    "free_house": ("seat", "position"),
    "free_house_owed": ("seat", "position"),
    "regions_bonus": ("seat", "money"),
    "regions_lost": ("seat", "money"),
    "quarters_bonus": ("seat", "money"),
    "quarters_lost": ("seat", "money"),
    "bridge_bonus": ("seat", "money"),
    "bridge_lost": ("seat", "money"),
    "take_loan": ("seat", "money"),
    "no_loan": ("seat",),
    "forced_loan": ("seat", "money"),
    "lose_house": ("seat", "quarter", "cell"),
    "lose_post": ("seat", "region", "market"),
    "lose_step": ("seat", "market", "position"),
    "leader_back": ("seat", "market", "position"),
    "auction": ("card",),
    "sealed": ("seat",),
    "claim": ("seat",),
    "sold": ("seat", "card", "price"),
    "unsold": ("card",),
    "scoring": ("area",),
    "paid_exchange": ("seat", "market", "money"),
    "paid_houses": ("seat", "quarter", "money"),
    "paid_posts": ("seat", "region", "money"),
    "repay": ("seat", "loans", "money"),
}
NAMES = {
    "market": MARKET_NAMES,
    "quarter": QUARTER_NAMES,
    "region": REGION_NAMES,
    "area": AREA_NAMES,
    "card": FACE_NAMES,
    "disc": DISC_NAMES,
    "field": FIELD_NAMES,
    "declined": DECLINED_NAMES,
}
FORCED = ("turn", "field")  # frames that never ask anybody


class MerchantsOfAmsterdam(Game):
    """Merchants of Amsterdam, by Reiner Knizia; 3 to 5 players, from 1579 to 1666."""

    slug = "merchants-of-amsterdam"
    title = "Merchants of Amsterdam"
    rules = 1
    seats = range(3, 6)
    actions = ACTIONS
    options = (
        Option("auction", ("sealed", "clock")),
        Option("hidden_cash", ("no", "yes")),
        Option("first_player", ("random", "first_seat")),
    )
    sources = SOURCES
    observation = OBSERVATION
    journal = JOURNAL
    prompts = [*(frame.name for frame in FRAMES if frame.name not in FORCED), "pricing_doubled", "clock_doubled"]
    phases = PHASES
    deeds = DEEDS
    reasons = REASONS
    folder = Path(__file__).parent

    def check_edition(self) -> None:
        self.components = {seats: components(self.edition, seats) for seats in self.seats}
        self.years = years(self.edition)
        # A cell and a year read the same in every language.
        self.names = {**NAMES, "cell": CELL_NAMES, "year": self.years}

    def text_keys(self) -> set[str]:
        return {key for key in super().text_keys() if not key.startswith(("cell-", "year-"))}

    def start(self, seats: int, dice: Dice, options: dict[str, str]) -> Table:
        first = -1 if options["first_player"] == "random" else 0
        form = LIVE if options["auction"] == "clock" else SEALED
        hidden = options["hidden_cash"] == "yes"
        return set_up(self, FRAMES, seats, dice, self.components[seats], first, form, hidden)

    def secret_until_the_end(self, action: int, options: Mapping[str, str]) -> bool:
        return options["auction"] == "sealed" and ACTIONS.kind(action) in ("none", "stop", "claim")

    def racing(self, state: Any) -> bool:
        return bool(state.frame == CLOCK and not state.over)

    def first_of(self, state: Any, answers: Mapping[int, int]) -> tuple[int, int]:
        return stops_first(state, dict(answers))

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def prompt(self, state: Any, seat: int) -> dict[str, Any]:
        return prompt(state, seat)

    def summary_figures(self) -> dict[str, Any]:
        parts = self.components[self.seats[0]]
        return {
            "steps": int(parts.commodity_steps),
            "most": int(parts.steps_in_one_market),
            "position": int(parts.free_house_field),
        }

    def explain(self, state: Any, seat: int, action: int) -> dict[str, Any]:
        return explain(state, seat, action)

    def why_not(self, state: Any, seat: int, action: int) -> list[dict[str, Any]]:
        return why_not(state, seat, action)
