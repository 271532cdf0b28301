"""axe-core finds nothing serious on any page, by day and by night."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.running import Server
from tests.web.browsing import Visitor, decide

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["/", "/new/nieuw-amsterdam", "/settings", "/account", "/rules", "/rules/nieuw-amsterdam", "/lost"]


GREEDY = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}


def violations(visitor: Visitor) -> list[str]:
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = visitor.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{visitor.page.url} {one['id']} ({one['impact']}): {one['nodes'][0]['html'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page(chrome: Browser, server: Server, scheme: str) -> None:
    somebody = Visitor(chrome, server.address, color_scheme=scheme)
    found: list[str] = []
    for path in PAGES:
        somebody.open(path)
        somebody.page.wait_for_load_state("networkidle")
        found += violations(somebody)
    somebody.open(somebody.new_table([ME, {"kind": "open"}]))
    somebody.page.wait_for_selector("#invite")
    found += violations(somebody)
    for game in ("merchants-of-amsterdam", "riverboat"):
        somebody.play_now(game)
        somebody.page.wait_for_selector('[data-testid="choice"]')
        found += violations(somebody)
    page = somebody.open(somebody.new_table([ME, GREEDY]))
    for k in range(6):
        decide(page)
        if k in (2, 5):
            found += violations(somebody)
    somebody.close()
    assert found == []
