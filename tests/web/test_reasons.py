"""Places on the boards where nothing can be done say why; `tests/games/test_reasons.py` has the reasons themselves."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Visitor

MERCHANTS = "merchants-of-amsterdam-4p-a"
RIVERBOAT = "riverboat-3p-a"


@pytest.mark.parametrize(
    ("record", "moves", "told"),
    [
        (MERCHANTS, 2, {
            "space-lastage_a1": "House: the card is not for Lastage.",
            "post-africa_gems": "Trading post: comes with a card for a post, or with the globe on the time track.",
            "market-sugar": "Step on the exchange: comes with a card, or with the ship on the time track.",
            "disc-mayor": "Lay the card: the mayor does that, card by card, as they are turned over.",
        }),
        (RIVERBOAT, 184, {
            "boat-7": "Boat: needs 7 workers on one crop",
            "phase-plant": "Phase card: chosen at the beginning of each round.",
            "field-2-a1": "Worker: has its time in the phase “Cultivate”.",
        }),
    ],
)  # fmt: skip
def test_a_place_that_cannot_be_used_says_why(visitor: Visitor, record: str, moves: int, told: dict[str, str]) -> None:
    page = visitor.open(visitor.in_the_middle(record, moves))
    page.wait_for_selector('[data-testid="choice"]')
    tip = page.get_by_role("tooltip")
    for at, sentence in told.items():
        place = page.locator(f'[data-at="{at}"] [data-testid="place"]')
        place.hover()
        expect(tip).to_contain_text(sentence)
        page.mouse.move(0, 0)
        expect(tip).to_have_count(0)
        place.focus()
        expect(tip).to_contain_text(sentence)
        page.evaluate("document.activeElement.blur()")
        expect(tip).to_have_count(0)
        place.click(force=True)  # it is no button now, and says so
        expect(tip).to_contain_text(sentence)
        page.evaluate("document.activeElement.blur()")
