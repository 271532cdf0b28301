# quayside: compiled
"""The decisions of the game, each at its number in `state.py`."""

from __future__ import annotations

from typing import Any, Final

from quayside.core.state import Frame
from quayside.games.riverboat.acquisitions import Acquiring, Sending
from quayside.games.riverboat.cultivate import Cultivating, FirstWorker
from quayside.games.riverboat.draft import Choosing
from quayside.games.riverboat.opportunity import Seeking, Taking
from quayside.games.riverboat.plant import Laying, Planting, Searching
from quayside.games.riverboat.score import Privileged, ScoringBarn, ScoringCargo, Surveying
from quayside.games.riverboat.ship import Shipping

FRAMES: Final[list[Frame[Any]]] = [
    Choosing("choosing"),
    FirstWorker("first_worker"),
    Cultivating("cultivating"),
    Planting("planting"),
    Searching("searching"),
    Laying("laying"),
    Shipping("shipping"),
    Acquiring("acquiring"),
    Sending("sending"),
    Taking("taking"),
    Seeking("seeking"),
    Privileged("privileged"),
    Surveying("surveying"),
    ScoringBarn("scoring_barn"),
    ScoringCargo("scoring_cargo"),
]
