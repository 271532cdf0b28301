"""Pictures of every page and every phase, to be looked at: `make screenshots`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.server.running import Server
from tests.web.browsing import GREEDY, ME, OPEN, Visitor, browser, decide

WIDTHS = {1440: 900, 768: 1024, 390: 844}
PAGES = {
    "start": "/", "new": "/new/nieuw-amsterdam", "settings": "/settings", "account": "/account",
    "rules": "/rules/nieuw-amsterdam", "ranking": "/ranking", "lost": "/lost",
}  # fmt: skip
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
    visitor.open(visitor.new_table([ME, OPEN, GREEDY]))
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
    merchants(visitor, shoot)
    visitor.open(visitor.new_table([ME, GREEDY, GREEDY, GREEDY]))
    phases(page, shoot, {"city-build": lambda: moments(page, folder, scheme)})
    page.wait_for_load_state("networkidle")
    shoot("end")
    page.get_by_test_id("replay").click()
    page.get_by_test_id("position").wait_for()
    page.locator('input[type="range"]').fill("90")
    page.wait_for_timeout(300)
    shoot("replay")
    for name, path in {"start-with-tables": "/", "account-known": "/account"}.items():
        visitor.open(path)
        page.wait_for_load_state("networkidle")
        shoot(name)
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


def phases(page: Page, shoot: Callable[[str], None], also: dict[str, Callable[[], None]]) -> None:
    """Play to the end; a picture of each kind of decision when it first comes after the opening."""
    seen: set[str] = set()
    for k in range(900):
        page.wait_for_selector('[data-testid="choice"], [data-testid="game-over"]')
        if page.get_by_test_id("game-over").count():
            return
        phase = page.locator(".phase").first.inner_text().split()[0].lower()
        words = page.eval_on_selector_all('[data-testid="choice"]', "all => all.map(one => one.dataset.action)")
        kinds = [word.split()[0] for word in words]
        what = f"{phase}-{next((kind for kind in kinds if kind not in ('pass', 'done')), kinds[0])}"
        if what not in seen and (k > 25 or phase == "founding"):
            seen.add(what)
            shoot(f"table-{what}")
            also.get(what, lambda: None)()
        decide(page)


def moments(page: Page, folder: Path, scheme: str) -> None:
    """What is seen only for a moment: a reason, a menu, a hint, the past, the chat; and a very large screen."""

    def snap(name: str) -> None:
        page.wait_for_timeout(500)
        page.screenshot(path=folder / f"moment-{name}-{scheme}-1440.png")

    page.locator('[data-at="ship-1"] .hit, [data-at="ship-2"] .hit').first.hover()
    snap("reason")
    page.get_by_test_id("choice").first.hover()
    snap("rule")
    page.locator('[data-at="district-millwork"] .hit').click()
    snap("menu")
    page.keyboard.press("Escape")
    page.get_by_test_id("hint").click()
    page.wait_for_selector(".hint")
    snap("hint")
    page.locator('[data-testid="log"] button').nth(12).click()
    page.wait_for_selector(".back")
    snap("past")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    snap("chat")
    page.get_by_role("tab", name="Log").click()
    page.set_viewport_size({"width": 2560, "height": 1440})
    page.wait_for_timeout(300)
    page.screenshot(path=folder / f"moment-large-{scheme}-2560.png")
    page.set_viewport_size({"width": 1440, "height": 900})


if __name__ == "__main__":
    main(Path(sys.argv[1]))
