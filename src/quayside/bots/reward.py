# quayside: compiled
"""What a position is worth to each player in a search: win share first, margin second."""

from __future__ import annotations

import math
from typing import Final

from quayside.core.state import State

MARGIN: Final = 0.15  # what a large margin adds to a win


def rewards_of(state: State, points: list[float]) -> list[float]:
    """For each seat a number from 0 to about 1: its share of the win, and a little for the margin."""
    best = max(points)
    spread = state.estimator.spread()
    scale = 0.05 * spread if state.waiting == 0 else spread
    total = 0.0
    shares: list[float] = []
    for value in points:
        share = math.exp(max((value - best) / scale, -30.0))
        shares.append(share)
        total += share
    average = sum(points) / float(len(points))
    for k in range(len(shares)):
        margin = (points[k] - average) / (4.0 * spread)
        shares[k] = shares[k] / total * (1.0 - MARGIN) + MARGIN * 0.5 * (1.0 + margin / (1.0 + abs(margin)))
    return shares
