"""The performance budget, measured in a real browser: `make budget`. A busy machine spoils all milliseconds."""

from __future__ import annotations

import gzip
import os
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Response

from quayside.server.settings import STATIC
from tests.server.running import Server
from tests.web.browsing import GREEDY, ME, Visitor, browser, decide
from tests.web.long_game import long_game

SEATS = {"nieuw-amsterdam": 2, "merchants-of-amsterdam": 3, "riverboat": 2}
MOVES = 20
WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
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
    // The log scrolls by itself, and is meant to. What moves together with it counts for its own area and way.
    window.shifts = [];
    const element = node => node?.closest ? node : node?.parentElement;
    const named = node => element(node)?.outerHTML.slice(0, 90);
    const impact = ({{ previousRect: old, currentRect: now }}) =>
        (old.width * old.height + now.width * now.height) / (innerWidth * innerHeight)
        * Math.max(Math.abs(old.x - now.x), Math.abs(old.y - now.y)) / Math.max(innerWidth, innerHeight);
    new PerformanceObserver(list => list.getEntries().forEach(one => {{
        const sources = one.sources.filter(source => !element(source.node)?.closest('[role="log"]'));
        const apart = sources.map(impact).reduce((sum, value) => sum + value, 0);
        const value = sources.length === one.sources.length ? one.value : apart;
        if (sources.length) window.shifts.push([value, sources.map(source => named(source.node))]);
    }})).observe({{ type: 'layout-shift', buffered: true }});
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
TOLERANCE = 1.0  # milliseconds by which a frame's stamp may be off


class Row(NamedTuple):
    what: str
    value: float
    most: float
    unit: str = ""
    spread: str = ""
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
    for what, value, most, unit, spread, why in rows:
        verdict = "within" if value <= most else f"OVER {why}"
        note = f"  [{spread}]" if spread else ""
        print(f"{what:58} {value:8.3g} {unit:2}  (budget {most:g} {unit}) {verdict}{note}", flush=True)
    return rows


def at_a_table(chrome: Browser, address: str, game: str) -> list[Row]:
    """A first visit: the start page, a table, moves there; then the same on a phone, for what jumps."""
    visitor = Visitor(chrome, address, reduced_motion="no-preference", viewport=WIDE)
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
    sit_down(visitor, game)
    ready = page.evaluate("window.ready")
    both = sum(sizes.values())
    loading = jumps(visitor)
    drawn = []
    for _ in range(MOVES):
        page.wait_for_selector(CHOICE)
        drawn.append(page.evaluate(DRAWN))
        decide(page)
    playing = jumps(visitor)
    visitor.context.close()
    phone = Visitor(chrome, address, reduced_motion="no-preference", viewport=PHONE)
    sit_down(phone, game)
    phone_loading = jumps(phone)
    for _ in range(MOVES):
        decide(phone.page)
    phone_playing = jumps(phone)
    phone.context.close()
    return told(
        [
            Row(f"{game}: start page, compressed", start / 1000, 250, "kB"),
            Row(f"{game}: start and table page, compressed", both / 1000, 250, "kB"),
            Row(f"{game}: table page until the first choice", ready, 1000, "ms"),
            Row(f"{game}: a move's update drawn, median", median(drawn), 50, "ms", spread=spread(drawn)),
            Row(f"{game}: layout shift while loading", loading[0], 0.1, why=loading[1]),
            Row(f"{game}: layout shift in {MOVES} moves", playing[0], 0.01, why=playing[1]),
            Row(f"{game}: layout shift while loading, phone", phone_loading[0], 0.1, why=phone_loading[1]),
            Row(f"{game}: layout shift in {MOVES} moves, phone", phone_playing[0], 0.01, why=phone_playing[1]),
        ]
    )


def sit_down(visitor: Visitor, game: str) -> None:
    """I begin: the page is measured, not the bot that would have to think first."""
    visitor.context.add_init_script(WATCH)
    seats = [ME] + [GREEDY] * (SEATS[game] - 1)
    page = visitor.open(visitor.new_table(seats, game=game, options={"first_player": "first_seat"}))
    page.wait_for_selector(CHOICE)
    page.wait_for_load_state("networkidle")


def jumps(visitor: Visitor) -> tuple[float, str]:
    """All layout shifts since the last look, added up, and what the largest of them moved."""
    shifts = visitor.page.evaluate("window.shifts.splice(0)")
    _, sources = max(shifts, default=[0, []])
    return sum(value for value, _ in shifts), str(sources)


def spread(values: list[float]) -> str:
    low, _, high = quantiles(values, n=4)
    return f"n = {len(values)}, middle half {low:.0f}–{high:.0f}, all {min(values):.0f}–{max(values):.0f} ms"


def replay(chrome: Browser, address: str) -> list[Row]:
    """A long game of Riverboat at 20 moves a second. A frame is dropped if the next one is an interval late or more."""
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
    pace = 1000 * moves / (frames[-1][0] - frames[0][0])
    late = sum(gap > 2 * FRAME + TOLERANCE for gap in gaps)
    return told(
        [
            Row(
                f"replay of {moves} moves: frames dropped",
                sum(gap > FRAME + TOLERANCE for gap in gaps),
                0,
                spread=f"n = {len(gaps)}, longest {max(gaps):.1f} ms; {late} later than two intervals",
            ),
            Row(
                f"replay of {moves} moves: short of 20 a second",
                max(0.0, 20 - pace),
                0.5,
                spread=f"{pace:.1f} a second",
            ),
            Row(f"replay of {moves} moves: processor time of a move", 1000 * busy / moves, 50, "ms"),
        ]
    )


def working(session: CDPSession) -> float:
    """Seconds for which the page's main thread has worked."""
    metrics: list[dict[str, Any]] = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


if __name__ == "__main__":
    sys.exit(main())
