"""Pictures of every page and every phase, to be looked at: `make screenshots`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
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
    for game in ("merchants-of-amsterdam", "riverboat"):
        visitor.play_now(game)
        page.wait_for_selector('[data-testid="choice"]')
        shoot(game)
    merchants(visitor, shoot)
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


def merchants(visitor: Visitor, shoot: Callable[[str], None]) -> None:
    """Every kind of decision of a game with sealed prices, then the running clock, before and after a claim."""
    page = visitor.open(visitor.new_table([ME, GREEDY, GREEDY, GREEDY], game="merchants-of-amsterdam"))
    seen: set[str] = set()
    for _ in range(400):
        page.wait_for_selector('[data-testid="choice"]:not([disabled]), [data-testid="game-over"]')
        if page.get_by_test_id("game-over").count():
            break
        words = page.eval_on_selector_all('[data-testid="choice"]', "all => all.map(one => one.dataset.action)")
        word = next((one for one in words if one not in ("decline", "none")), words[0])
        kind = word.split()[0] + ("-doubled" if word.endswith("doubled") else "")
        if kind not in seen and len(seen) < 12:
            seen.add(kind)
            shoot(f"merchants-{kind}")
        before = page.get_by_test_id("prompt").get_attribute("data-number")
        page.eval_on_selector(f'[data-testid="choice"][data-action="{word}"]', "one => one.click()")
        page.wait_for_selector(f'[data-testid="prompt"]:not([data-number="{before}"])')
    shoot("merchants-end")
    # A slow clock stands still for its picture.
    clock = {"auction": "clock", "first_player": "first_seat"}
    path = visitor.new_table([ME, ME, ME], game="merchants-of-amsterdam", options=clock, step_seconds=10)
    visitor.open(path)
    while not page.get_by_test_id("dial").count():
        page.wait_for_selector('[data-testid="choice"], [data-testid="dial"]')
        if page.get_by_test_id("choice").count():
            decide(page)
    page.wait_for_selector('[data-testid="stop"]:not([disabled])')
    shoot("merchants-clock")
    page.keyboard.press("Space")
    page.wait_for_selector('[data-testid="dial"][data-doubled="true"]')
    shoot("merchants-clock-doubled")


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
