# quayside: compiled
"""The decisions of the game, each at its number in `state.py`."""

from __future__ import annotations

from typing import Any, Final

from quayside.core.state import Frame
from quayside.games.merchants.auction import Clock, Pricing
from quayside.games.merchants.cards import Building, Commodities, Founding, FreeHouse, Stepping
from quayside.games.merchants.time_track import (
    Borrowing,
    Field,
    LosingHouse,
    LosingPost,
    LosingStep,
    ReturningHouse,
)
from quayside.games.merchants.turn import Laying, Turn

FRAMES: Final[list[Frame[Any]]] = [
    Turn("turn"),
    Laying("laying"),
    Commodities("commodities"),
    Stepping("stepping"),
    Founding("founding"),
    Building("building"),
    Pricing("pricing"),
    Clock("clock"),
    Field("field"),
    Borrowing("borrowing"),
    LosingHouse("losing_house"),
    LosingPost("losing_post"),
    LosingStep("losing_step"),
    FreeHouse("free_house"),
    ReturningHouse("returning_house"),
]
