"""For everybody: axe-core finds nothing serious, a screen reader finds its way, every size of screen is served."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Server
from tests.web.browsing import GREEDY, ME, OPEN, Visitor, decide

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
# Night differs from day in its colours only.
LOOK = {"light": "{ resultTypes: ['violations'] }", "dark": "{ runOnly: ['color-contrast'] }"}
SETTLED = "() => !document.getAnimations().some(one => one.playState === 'running')"  # colours have faded over
PAGES = ["/", "/new/nieuw-amsterdam", "/settings", "/account", "/ranking", "/rules", "/rules/nieuw-amsterdam", "/lost"]


def violations(visitor: Visitor) -> list[str]:
    """What is serious on the page as it stands, by day and by night."""
    page = visitor.page
    page.evaluate(f"window.axe || (() => {{ {AXE} }})()")
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.wait_for_function("scheme => document.documentElement.dataset.theme === scheme", arg=scheme)
        page.wait_for_function(SETTLED)
        told = page.evaluate(f"axe.run(document, {LOOK[scheme]})")
        found += [
            f"{page.url} {scheme} {one['id']} ({one['impact']}): {one['nodes'][0]['html'][:200]}"
            for one in told["violations"]
            if one["impact"] in ("serious", "critical")
        ]
    return found


def test_every_page_by_day_and_by_night(visitor: Visitor) -> None:
    found: list[str] = []
    for path in PAGES:
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
        found += violations(visitor)
    visitor.open(visitor.new_table([ME, OPEN]))
    visitor.page.wait_for_selector("#invite")
    found += violations(visitor)
    visitor.open("/account")  # somebody by now, so there is more on it
    visitor.page.wait_for_selector("h2")
    found += violations(visitor)
    for game in ("merchants-of-amsterdam", "riverboat"):
        visitor.play_now(game)
        visitor.page.wait_for_selector('[data-testid="choice"]')
        found += violations(visitor)
    page = visitor.open(visitor.new_table([ME, GREEDY]))
    for k in range(6):
        decide(page)
        if k in (2, 5):
            found += violations(visitor)
    assert found == []


def test_a_screen_reader_finds_its_way_at_the_table(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, GREEDY], options={"first_player": "first_seat"}))
    decide(page)
    page.wait_for_selector('[data-testid="choice"]')
    heard = page.locator("body").aria_snapshot()
    for landmark in (
        'banner', 'navigation "Quayside"', 'main', 'region "What to decide"', 'region "Board"', 'complementary',
        'group "Choices"', 'group "Players"', 'log "Log"', 'tablist "Log and chat"', 'heading "Nieuw Amsterdam"',
        'group "The town with its six districts"', 'group "The cash box"', 'group "Ships on offer"',
    ):  # fmt: skip
        assert f"- {landmark}" in heard, landmark
    assert not re.search(r"- (button|link|combobox|textbox|tab|img)(:|$)", heard, re.MULTILINE), "a control has no name"
    assert 'button "Found a business: docks"' in heard, "what can be done is said where it is done"
    # The prompt and the latest log line are spoken as they change.
    assert page.get_by_test_id("prompt").get_attribute("aria-live") == "polite"
    spoken = page.locator('[aria-live="polite"]').all_inner_texts()
    assert any("founds a business" in line for line in spoken)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (2560, 1440)])
def test_every_size_of_screen(chrome: Browser, server: Server, width: int, height: int) -> None:
    touch = width < 500
    somebody = Visitor(chrome, server.address, viewport={"width": width, "height": height}, has_touch=touch)
    page = somebody.play_now()
    page.wait_for_selector('[data-testid="choice"]')
    if touch:
        # A finger cannot hover: a tap on a place where nothing can be done says why.
        page.locator('[data-at="column-1"] .hit').tap(force=True)
        expect(page.get_by_role("tooltip")).to_contain_text("Auction:")
    for _ in range(3):
        page.wait_for_selector('[data-testid="choice"]')
        before = page.get_by_test_id("prompt").get_attribute("data-number")
        choice = page.get_by_test_id("choice").first
        if touch:
            choice.tap()
        else:
            choice.click()
        page.wait_for_selector(f'[data-testid="prompt"]:not([data-number="{before}"])')
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "nothing sticks out sideways"
    board = page.get_by_test_id("board").bounding_box()
    own = page.locator('[data-at="seat-0"]').bounding_box()
    assert board is not None
    assert own is not None
    assert own["y"] + 100 < height, "one's own holdings are in sight"
    if not touch:
        assert board["width"] > 1400, "the board grows with the window"
        assert board["y"] + board["height"] <= height, "and is seen as a whole"
    somebody.close()
