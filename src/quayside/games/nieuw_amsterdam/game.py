"""Nieuw Amsterdam as a game of the registry."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from quayside.core.dice import Dice
from quayside.core.game import Game, Option
from quayside.games.nieuw_amsterdam.actions import ACTIONS, DISTRICT_NAMES, KIND_NAMES, RESOURCE_NAMES
from quayside.games.nieuw_amsterdam.edition import components
from quayside.games.nieuw_amsterdam.flow import FRAMES
from quayside.games.nieuw_amsterdam.observation import OBSERVATION
from quayside.games.nieuw_amsterdam.opening import set_up
from quayside.games.nieuw_amsterdam.reasons import DEEDS, IDLE, REASONS, why_not
from quayside.games.nieuw_amsterdam.state import SOURCES, Table
from quayside.games.nieuw_amsterdam.telling import explain, prompt
from quayside.games.nieuw_amsterdam.view import PHASES, view

# What the numbers of each journal entry mean
JOURNAL = {
    "found": ("seat", "district"),
    "round": ("round",),
    "discards_shuffled": ("count",),
    "auction": ("seat", "column"),
    "bid": ("seat", "price"),
    "pass": ("seat",),
    "wins": ("seat", "column", "price"),
    "pays": ("seat", "resource", "count"),
    "token": ("seat", "other"),
    "takes": ("seat", "column", "coins"),
    "give_up_tile": ("seat", "kind"),
    "give_up_special": ("seat",),
    "build": ("seat", "district"),
    "elections": ("seat", "points"),
    "gain_land": ("seat", "card", "houses", "timber", "grain"),
    "retreat": ("stop",),
    "leave": ("stop",),
    "clear": ("seat", "count", "timber", "points"),
    "travel": ("seat", "grain"),
    "trade_bottom": ("seat", "goods"),
    "trade_middle": ("seat", "goods"),
    "trade_top": ("seat", "resource", "count"),
    "receives": ("seat", "resource", "count"),
    "ship": ("seat", "card", "furs", "coins", "goods"),
    "load": ("seat", "resource", "count"),
    "sails": ("seat", "card", "points", "coins"),
    "fee": ("seat", "district"),
    "buys": ("seat", "resource", "count"),
    "sells": ("seat", "resource", "count"),
    "build_warehouse": ("seat", "storage"),
    "build_houses": ("seat", "count"),
    "buy_furs": ("seat", "count"),
    "move_post": ("seat", "stop"),
    "harvest": ("seat", "grain"),
    "feeds": ("seat", "grain"),
    "remove": ("seat", "district", "points"),
    "goods": ("seat", "stored", "lost"),
    "coins": ("seat", "coins"),
    "last_elections": ("seat", "points"),
    "last_land": ("seat", "points"),
    "last_pieces": ("seat", "furs", "points"),
}


class NieuwAmsterdam(Game):
    """Nieuw Amsterdam, by Jeffrey D. Allers; 2 to 5 players, six rounds."""

    slug = "nieuw-amsterdam"
    title = "Nieuw Amsterdam"
    rules = 1
    seats = range(2, 6)
    actions = ACTIONS
    options = (Option("first_player", ("random", "first_seat")),)
    sources = SOURCES
    observation = OBSERVATION
    journal = JOURNAL
    names = {"district": DISTRICT_NAMES, "resource": RESOURCE_NAMES, "kind": KIND_NAMES, "idle": IDLE}
    ordinals = ("column", "stop")
    prompts = [*(frame.name for frame in FRAMES if frame.name != "bidding"), "opening_bid", "raising_bid"]
    phases = PHASES
    deeds = DEEDS
    reasons = REASONS
    folder = Path(__file__).parent

    def check_edition(self) -> None:
        self.components = {seats: components(self.edition, seats) for seats in self.seats}

    def start(self, seats: int, dice: Dice, options: dict[str, str]) -> Table:
        first = -1 if options["first_player"] == "random" else 0
        return set_up(self, FRAMES, seats, dice, self.components[seats], first)

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return view(state)

    def prompt(self, state: Any, seat: int) -> dict[str, Any]:
        return prompt(state, seat)

    def explain(self, state: Any, seat: int, action: int) -> dict[str, Any]:
        return explain(state, action)

    def why_not(self, state: Any, seat: int, action: int) -> list[dict[str, Any]]:
        return why_not(state, seat, action)
