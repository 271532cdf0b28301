"""The performance budget, measured in a real browser: `make budget`. A busy machine spoils it."""

from __future__ import annotations

import gzip
import os
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Response

from quayside.server.settings import STATIC
from tests.server.running import Server
from tests.web.browsing import GREEDY, ME, Visitor, browser, decide
from tests.web.long_game import long_game

SEATS = {"nieuw-amsterdam": 2, "merchants-of-amsterdam": 3, "riverboat": 2}
MOVES = 10
CHOICE = '[data-testid="choice"]:not([disabled])'

# From the page's first moment: its socket, when the first choice stood there, and whatever jumped.
WATCH = f"""
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {{ constructor(...given) {{ super(...given); window.latest = this; }} }};
    const ready = new MutationObserver(() => {{
        if (!document.querySelector('{CHOICE}')) return;
        window.ready = performance.now();
        ready.disconnect();
    }});
    ready.observe(document, {{ childList: true, subtree: true, attributes: true }});
    window.shifts = [];
    const named = node => (node?.closest?.('[class]') ?? node?.parentElement)?.outerHTML.slice(0, 90);
    new PerformanceObserver(list => list.getEntries().forEach(one =>
        window.shifts.push([one.value, one.sources.map(source => named(source.node))])
    )).observe({{ type: 'layout-shift', buffered: true }});
"""
# A choice is clicked: from the server's answer until the frame with it has been painted.
DRAWN = f"""() => new Promise(done => {{
    const prompt = document.querySelector('[data-testid="prompt"]');
    const socket = window.latest;
    const old = socket.onmessage;
    let heard = 0;
    socket.onmessage = event => {{ heard = performance.now(); old.call(socket, event); }};
    const changed = new MutationObserver(() => {{
        const since = heard;
        changed.disconnect();
        socket.onmessage = old;
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - since)));
    }});
    changed.observe(prompt, {{ attributeFilter: ['data-number'] }});
    document.querySelector('{CHOICE}').click();
}})"""
# While a replay plays: when each frame came, and which move was shown then.
FRAMES = """() => new Promise(done => {
    const where = document.querySelector('[data-testid="position"]');
    const frames = [];
    const look = now => {
        frames.push([now, Number(/\\d+/.exec(where.textContent)[0])]);
        if (document.querySelector('[data-testid="step-on"]').disabled) done(frames);
        else requestAnimationFrame(look);
    };
    document.querySelector('[data-testid="play"]').click();
    requestAnimationFrame(look);
})"""
FRAME = 1000 / 60


class Row(NamedTuple):
    what: str
    value: float
    most: float
    unit: str = ""
    why: str = ""


def main() -> int:
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with tempfile.TemporaryDirectory() as place:
        server = Server(f"sqlite:///{place}/tables.db", Path(place)).start()
        try:
            with browser() as chrome:
                rows = [row for game in SEATS for row in at_a_table(chrome, server.address, game)]
                rows += replay(chrome, server.address)
        finally:
            server.stop()
    over = [row for row in rows if row.value > row.most]
    print(f"load average {os.getloadavg()[0]:.1f}; over the budget: {', '.join(row.what for row in over) or 'nothing'}")
    return int(bool(over))


def told(rows: list[Row]) -> list[Row]:
    for what, value, most, unit, why in rows:
        verdict = "" if value <= most else f"  OVER {why}"
        print(f"{what:52} {value:8.2f} {unit:2}  (budget {most:g} {unit}){verdict}", flush=True)
    return rows


def at_a_table(chrome: Browser, address: str, game: str) -> list[Row]:
    """A first visit: the start page, a table, ten moves there."""
    visitor = Visitor(chrome, address, reduced_motion="no-preference")
    page = visitor.page
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        """What is fetched is a file of the built client: the browser keeps no bodies of pages that were left."""
        if "/api/" not in response.url and response.ok:
            asked = STATIC / urlsplit(response.url).path.lstrip("/")
            file = asked if asked.is_file() else STATIC / "index.html"
            body = file.read_bytes()
            sizes[file.name] = len(body if file.suffix == ".woff2" else gzip.compress(body))

    page.on("response", weigh)
    visitor.open()
    page.wait_for_load_state("networkidle")
    start = sum(sizes.values())
    visitor.context.add_init_script(WATCH)
    # I begin: the page is measured, not the bot that would have to think first.
    seats = [ME] + [GREEDY] * (SEATS[game] - 1)
    visitor.open(visitor.new_table(seats, game=game, options={"first_player": "first_seat"}))
    page.wait_for_selector(CHOICE)
    ready = page.evaluate("window.ready")
    page.wait_for_load_state("networkidle")
    both = sum(sizes.values())
    drawn = []
    for _ in range(MOVES):
        page.wait_for_selector(CHOICE)
        drawn.append(page.evaluate(DRAWN))
        decide(page)
    shift, sources = max(page.evaluate("window.shifts"), default=[0, []])
    visitor.context.close()
    return told(
        [
            Row(f"{game}: start page, compressed", start / 1000, 250, "kB"),
            Row(f"{game}: start and table page, compressed", both / 1000, 250, "kB"),
            Row(f"{game}: table page until the first choice", ready, 1000, "ms"),
            Row(f"{game}: a move's update drawn, median of {MOVES}", median(drawn), 50, "ms"),
            Row(f"{game}: the largest layout shift", shift, 0.1, why=str(sources)),
        ]
    )


def replay(chrome: Browser, address: str) -> list[Row]:
    """A long game of Riverboat played at 20 moves a second."""
    visitor = Visitor(chrome, address, reduced_motion="no-preference")
    visitor.be_somebody()
    made = visitor.ask("/tables/import", record=long_game())
    page = visitor.open(f"/tables/{made['table']['id']}/replay")
    page.get_by_test_id("speed").select_option("20")
    page.wait_for_load_state("networkidle")
    # The time for which the page has a processor: unlike frames, it does not suffer from what others do on the machine.
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = working(session)
    frames = page.evaluate(FRAMES)
    busy = working(session) - before
    visitor.context.close()
    gaps = [later[0] - sooner[0] for sooner, later in pairwise(frames)]
    moves = frames[-1][1]
    dropped = sum(round(gap / FRAME) - 1 for gap in gaps if gap > 1.5 * FRAME)
    pace = 1000 * moves / (frames[-1][0] - frames[0][0])
    rows = told([Row(f"replay of {moves} moves: frames dropped", dropped, 0)])
    print(
        f"  {len(frames)} frames, the longest {max(gaps):.1f} ms; {pace:.1f} of 20 moves a second;"
        f" {1000 * busy / moves:.1f} ms of the page's processor time a move, of 50"
    )
    return rows


def working(session: CDPSession) -> float:
    """Seconds for which the page's main thread has worked."""
    metrics: list[dict[str, Any]] = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


if __name__ == "__main__":
    sys.exit(main())
