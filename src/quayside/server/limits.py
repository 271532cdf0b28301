"""How often one person or one address may do things. Generous for people, tight enough against floods."""

from __future__ import annotations

import time
from collections import OrderedDict

from quayside.server.refusals import Refusal

MOST_BUCKETS = 50_000

# What may be done, and how often: at once, and then per second.
RATES = {
    "anything": (200, 50.0),
    "act": (200, 100.0),
    "chat": (10, 1.0),
    "table": (20, 0.5),
    "identity": (30, 0.5),
    "password": (5, 0.1),
    "hint": (5, 0.5),
    "socket": (60, 5.0),
}


class Limits:
    """Token buckets in memory, by what is done and by whom."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, what: str, who: str) -> None:
        """Count one use, or refuse it."""
        if not self.on:
            return
        most, rate = RATES[what]
        now = time.monotonic()
        left, then = self.buckets.pop((what, who), (float(most), now))
        left = min(float(most), left + (now - then) * rate)
        allowed = left >= 1.0
        self.buckets[what, who] = (left - 1.0 if allowed else left, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        if not allowed:
            raise Refusal("too_often", seconds=max(1, round((1.0 - left) / rate)))
