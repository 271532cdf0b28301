"""The performance budget, measured in a real browser: `make budget`."""

from __future__ import annotations

import gzip
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Response

from quayside.server.settings import STATIC
from tests.server.running import Server
from tests.web.browsing import Visitor, browser, decide
from tests.web.long_game import long_game

DRAWN = """() => new Promise(done => {
    const prompt = document.querySelector('[data-testid="prompt"]');
    const before = prompt.dataset.number;
    let heard = 0;
    const socket = window.latest;
    const old = socket.onmessage;
    socket.onmessage = event => { heard = performance.now(); old.call(socket, event); };
    const look = () => prompt.dataset.number !== before && heard
        ? requestAnimationFrame(() => { socket.onmessage = old; done(performance.now() - heard); })
        : setTimeout(look, 1);
    document.querySelector('[data-testid="choice"]').click();
    look();
})"""
WATCH = """
    const Real = window.WebSocket;
    window.WebSocket = class extends Real { constructor(...given) { super(...given); window.latest = this; } };
"""

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


def replay(visitor: Visitor, address: str) -> tuple[int, float, float, int]:
    """A long game played at 20 moves a second: its moves, moves a second, the longest gap, and dropped frames."""
    made = visitor.context.request.post(f"{address}/api/tables/import", data={"record": long_game()}).json()
    page = visitor.open(f"/tables/{made['table']['id']}/replay")
    page.get_by_test_id("speed").select_option("20")
    frames = page.evaluate(FRAMES)
    gaps = [later[0] - sooner[0] for sooner, later in pairwise(frames)]
    moves = frames[-1][1]
    seconds = (frames[-1][0] - frames[0][0]) / 1000
    return moves, moves / seconds, max(gaps), sum(round(gap / FRAME) - 1 for gap in gaps if gap > 1.5 * FRAME)


def main() -> int:
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        """What is fetched is a file of the built client: the browser keeps no bodies of pages that were left."""
        if "/api/" not in response.url and response.ok:
            asked = STATIC / urlsplit(response.url).path.lstrip("/")
            file = asked if asked.is_file() else STATIC / "index.html"
            body = file.read_bytes()
            sizes[file.name] = len(body if file.suffix == ".woff2" else gzip.compress(body))

    with tempfile.TemporaryDirectory() as place:
        server = Server(f"sqlite:///{place}/tables.db", Path(place)).start()
        try:
            with browser() as chrome:
                visitor = Visitor(chrome, server.address)
                visitor.page.on("response", weigh)
                page = visitor.open()
                page.wait_for_load_state("networkidle")
                start = sum(sizes.values())
                visitor.context.add_init_script(WATCH)
                # I begin: the page is measured, not the bot that would have to think first.
                first = {"first_player": "first_seat"}
                table = visitor.new_table([{"kind": "me"}, {"kind": "bot", "level": "greedy"}], options=first)
                page.goto(server.address + table)
                page.wait_for_selector('[data-testid="choice"]')
                interactive = page.evaluate("performance.now()")
                page.wait_for_load_state("networkidle")
                both = sum(sizes.values())
                drawn = []
                for _ in range(10):
                    page.wait_for_selector('[data-testid="choice"]')
                    drawn.append(page.evaluate(DRAWN))
                    decide(page)
                jump = page.evaluate(
                    "new Promise(done => new PerformanceObserver(list => done(list.getEntries()"
                    ".reduce((most, e) => Math.max(most, e.value), 0)))"
                    ".observe({ type: 'layout-shift', buffered: true }) || setTimeout(() => done(0), 500))"
                )
                moves, pace, longest, dropped = replay(visitor, server.address)
                visitor.context.close()
        finally:
            server.stop()
    drawn.sort()
    rows = [
        ("first load, compressed", start / 1000, 250, "kB"),
        ("start page and table page, compressed", both / 1000, 250, "kB"),
        ("table page until the first choice", interactive, 1000, "ms"),
        ("a move's update drawn, median of 10", drawn[len(drawn) // 2], 50, "ms"),
        ("the largest layout shift at the table", jump, 0.1, ""),
        (f"replay of {moves} moves: frames dropped", dropped, 0, ""),
    ]
    for name, value, most, unit in rows:
        print(f"{name:40} {value:8.2f} {unit:2}  (budget {most} {unit}){'' if value <= most else '  OVER'}")
    print(f"{'replay, moves a second':40} {pace:8.2f}     (wanted 20); longest gap between frames {longest:.1f} ms")
    return int(any(value > most for _, value, most, _ in rows))


if __name__ == "__main__":
    sys.exit(main())
