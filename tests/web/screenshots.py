"""Pictures of every page and every phase, to be looked at: `make screenshots`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.server.running import Server
from tests.web.browsing import Visitor, browser, decide

WIDTHS = {1440: 900, 768: 1024, 390: 844}
PAGES = {
    "start": "/", "new": "/new/nieuw-amsterdam", "settings": "/settings", "account": "/account",
    "rules": "/rules/nieuw-amsterdam", "lost": "/lost",
}  # fmt: skip
ME = {"kind": "me"}
GREEDY = {"kind": "bot", "level": "greedy"}
PHASES = ("opening", "bidding", "city", "land", "trade", "supply")
# Phases of Riverboat, by the moves of a recorded game for three after which they are decided
RIVERBOAT = {
    "draft": 139, "region": 151, "tile": 168, "lay": 230, "search": 182, "boat": 184, "acquisition": 187,
    "opportunity": 193, "seek": 131, "score": 199, "crop": 200, "end": None,
}  # fmt: skip


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        server = Server(f"sqlite:///{place}/tables.db", Path(place)).start()
        try:
            with browser() as chrome:
                for scheme in ("light", "dark"):
                    take(chrome, server.address, folder, scheme)
        finally:
            server.stop()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


def take(chrome: Browser, address: str, folder: Path, scheme: str) -> None:
    visitor = Visitor(chrome, address, color_scheme=scheme)
    page = visitor.page

    def shoot(name: str) -> None:
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.mouse.move(0, 0)
            page.wait_for_timeout(150)
            page.screenshot(path=folder / f"{name}-{scheme}-{width}.png", full_page=True)
        page.set_viewport_size({"width": 1440, "height": 900})

    for name, path in PAGES.items():
        visitor.open(path)
        page.wait_for_load_state("networkidle")
        shoot(name)
    visitor.open(visitor.new_table([ME, {"kind": "open"}, GREEDY]))
    page.wait_for_selector("#invite")
    shoot("lobby")
    for game in ("merchants-of-amsterdam",):
        visitor.play_now(game)
        page.wait_for_selector('[data-testid="choice"]')
        shoot(game)
    for name, moves in RIVERBOAT.items():
        visitor.open(visitor.in_the_middle("riverboat-3p-a", moves))
        page.wait_for_selector('[data-testid="choice"], [data-testid="game-over"]')
        if name == "lay":
            page.locator('.farm [data-testid="place"][data-action^="lay"]').first.hover()
        shoot(f"riverboat-{name}")
    visitor.open(visitor.new_table([ME, GREEDY, GREEDY, GREEDY]))
    phases(page, shoot)
    page.wait_for_load_state("networkidle")
    shoot("end")
    page.get_by_test_id("replay").click()
    page.get_by_test_id("position").wait_for()
    page.locator('input[type="range"]').fill("90")
    page.wait_for_timeout(300)
    shoot("replay")
    visitor.close()


def phases(page: Page, shoot: object) -> None:
    """Play to the end; a picture of each phase in the second round or as soon as it comes."""
    assert callable(shoot)
    seen: set[str] = set()
    for k in range(700):
        page.wait_for_selector('[data-testid="choice"], [data-testid="game-over"]')
        if page.get_by_test_id("game-over").count():
            return
        phase = page.locator(".phase").first.inner_text()
        kind = page.get_by_test_id("choice").first.get_attribute("data-action") or ""
        what = f"{phase}-{kind.split()[0]}".replace(" ", "-").lower()
        if what not in seen and (k > 25 or phase.startswith("Founding")) and len(seen) < 9:
            seen.add(what)
            shoot(f"table-{what}")
        decide(page)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
