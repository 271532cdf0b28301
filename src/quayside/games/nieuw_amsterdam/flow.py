# quayside: compiled
"""The decisions of the game, each at its number in `state.py`."""

from __future__ import annotations

from typing import Any, Final

from quayside.core.state import Frame
from quayside.games.nieuw_amsterdam.bidding import Bidding, Choosing, PayingBid, TakingColumn
from quayside.games.nieuw_amsterdam.city import Building
from quayside.games.nieuw_amsterdam.opening import Founding
from quayside.games.nieuw_amsterdam.special import Dealing, PayingFurs
from quayside.games.nieuw_amsterdam.supply import Starving
from quayside.games.nieuw_amsterdam.trade import Loading, Trading
from quayside.games.nieuw_amsterdam.turn import Turn

FRAMES: Final[list[Frame[Any]]] = [
    Founding("founding"),
    Choosing("choosing"),
    Bidding("bidding"),
    PayingBid("paying_bid"),
    TakingColumn("taking_column"),
    Turn("turn"),
    Building("building"),
    Trading("trading"),
    Loading("loading"),
    Dealing("dealing"),
    PayingFurs("paying_furs"),
    Starving("starving"),
]
