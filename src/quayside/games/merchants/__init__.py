"""Merchants of Amsterdam. The phase files follow the rulebook: turn, cards, auction, time track, scoring, bonuses."""

from __future__ import annotations

from quayside.games.merchants.game import MerchantsOfAmsterdam


def create() -> MerchantsOfAmsterdam:
    """The game with the edition that comes with it."""
    return MerchantsOfAmsterdam()
