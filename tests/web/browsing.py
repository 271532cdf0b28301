"""A real Chromium at a real server, and the steps that people take there."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

FLAGS = [
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--force-color-profile=srgb",
]  # fmt: skip
ME = {"kind": "me"}
OPEN = {"kind": "open"}
GREEDY = {"kind": "bot", "level": "greedy"}
RANDOM = {"kind": "bot", "level": "random"}  # thinks for no time, where a whole game is wanted
BROKEN = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource")  # what a browser says then
RECORDS = Path(__file__).parents[1] / "records"
PATIENCE = 20_000  # milliseconds; the machine may be busy with other things
expect.set_options(timeout=PATIENCE)


def chromium() -> str | None:
    """The system's browser, or none: then Playwright's own is tried."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@contextmanager
def browser() -> Iterator[Browser]:
    sandbox = ["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS + sandbox)
        yield opened
        opened.close()


class Visitor:
    """One person at one browser; whatever the console complains about is remembered."""

    def __init__(self, browser: Browser, address: str, **context: Any) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()
        self.context: BrowserContext = browser.new_context(**{"locale": "en", "reduced_motion": "reduce", **context})
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda message: self.complain(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))

    def complain(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(part in text for part in self.expected):
            self.complaints.append(f"{kind}: {text}")

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def play_now(self, slug: str = "nieuw-amsterdam") -> Page:
        self.open()
        self.page.get_by_test_id(f"play-{slug}").click()
        self.page.get_by_test_id("board").wait_for()
        return self.page

    def new_table(self, seats: list[dict[str, str]], game: str = "nieuw-amsterdam", **terms: Any) -> str:
        """A table made over the API with this browser's cookie; its address."""
        asked = {"game": game, "seats": seats, **terms}
        self.be_somebody()
        made = self.context.request.post(f"{self.address}/api/tables", data=asked).json()
        return f"/tables/{made['table']['id']}"

    def in_the_middle(self, record: str, moves: int | None) -> str:
        """A recorded game as it stood after so many moves, all seats mine; or when it was over. Its address."""
        game = json.loads((RECORDS / f"{record}.json").read_text(encoding="utf-8"))
        asked = {"record": game, "as": "replay"}
        if moves is not None:
            asked = {"record": {**game, "moves": game["moves"][:moves], "result": None}, "as": "hotseat"}
        self.be_somebody()
        made = self.context.request.post(f"{self.address}/api/tables/import", data=asked).json()
        return f"/tables/{made['table']['id']}"

    def be_somebody(self) -> None:
        request = self.context.request
        if request.get(f"{self.address}/api/me").json()["me"] is None:
            request.post(f"{self.address}/api/me/guest", data={"name": "Anna"})

    def ask(self, path: str, **body: Any) -> Any:
        """Over the API with this browser's cookie, as another of this person's windows would."""
        answer = self.context.request.post(f"{self.address}/api{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def close(self) -> None:
        self.context.close()
        assert not self.complaints, self.complaints


CLICK = """word => {
    const button = [...document.querySelectorAll('[data-testid="choice"]')].find(one => one.dataset.action === word);
    button?.click();
    return button !== undefined;
}"""


def decide(page: Page, pick: Callable[[list[str]], str] | None = None) -> bool:
    """Wait until it is my turn or the game is over; click a sensible choice. Whether the game goes on."""
    page.wait_for_selector('[data-testid="choice"]:not([disabled]), [data-testid="game-over"]')
    if page.get_by_test_id("game-over").count():
        return False
    before = page.get_by_test_id("prompt").get_attribute("data-number")
    words = page.eval_on_selector_all('[data-testid="choice"]', "all => all.map(one => one.dataset.action)")
    if words and page.evaluate(CLICK, (pick or wise)(words)):  # else somebody else was quicker: look again
        page.wait_for_selector(f'[data-testid="prompt"]:not([data-number="{before}"])')
    return True


def wise(words: list[str]) -> str:
    """Neither clever nor slow: spends little on bids, and otherwise takes what stands first."""
    if "pass" in words:
        return "pass"
    if "bid 0" in words:
        return "bid 0"
    return words[0]
