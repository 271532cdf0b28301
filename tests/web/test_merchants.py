"""Merchants of Amsterdam in a real browser: its board, the sealed prices, and the Dutch dial that everybody watches."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import APIRequestContext, Browser, expect

from tests.server.running import Server
from tests.web.browsing import BROKEN, ME, OPEN, RANDOM, Visitor, decide
from tests.web.slow_line import slow_line
from tests.web.test_access import violations
from tests.web.test_bad_weather import WATCH_SOCKETS
from tests.web.test_playing import tab_to

GAME = "merchants-of-amsterdam"
CHEAPEST = 60
# What is asked after so many moves of a recorded game for four
RECORD = "merchants-of-amsterdam-4p-a"
LAYING, BUILDING, STEPPING, FOUNDING, PRICING = 0, 2, 12, 27, 29
CLOCK = {"auction": "clock", "first_player": "first_seat"}
STOPPABLE = '[data-testid="stop"]:not([disabled])'
# Click when the hand has moved for so many seconds and one can: server and browsers have the clock of one machine here.
ARM = """seconds => {
    clearInterval(window.armed);
    window.armed = setInterval(() => {
        const dial = document.querySelector('[data-testid="dial"]');
        const stop = dial?.querySelector('[data-testid="stop"]');
        if (!stop || stop.disabled || Date.now() / 1000 < Number(dial.dataset.started) + seconds) return;
        clearInterval(window.armed);
        stop.click();
    }, 10);
}"""

# The same, three times over
ARM_THRICE = ARM.replace("stop.click();", "stop.click(); stop.click(); stop.click();")
# Keep what every run of the clock has shown: its start, its line, and whether it could not be stopped.
WATCH_DIAL = """() => {
    window.seen = [];
    setInterval(() => {
        const dial = document.querySelector('[data-testid="dial"]');
        const part = name => dial.querySelector(`[data-testid="${name}"]`);
        if (dial) window.seen.push([dial.dataset.started, part("dial-line").textContent, part("stop").disabled]);
    }, 20);
}"""


def choose(words: list[str]) -> str:
    """Take what one can; buy when it is cheap."""
    if "none" in words:
        return "stop 70" if "stop 70" in words else words[0]
    return next((one for one in words if one != "decline"), words[0])


class Seat:
    """Somebody at the table without a page: decides whatever is asked, and stops no clock."""

    def __init__(self, request: APIRequestContext, address: str, table: str) -> None:
        self.request = request
        self.api = f"{address}/api{table}"

    def look(self) -> dict[str, Any]:
        shown: dict[str, Any] = self.request.get(self.api).json()["table"]
        return shown

    def decide(self) -> bool:
        """Whether there was something to decide, other than the clock."""
        table = self.look()
        if not table["your_turn"] or table["dial"]:
            return False
        action = choose_id(table["choices"])
        self.request.post(f"{self.api}/act", data={"number": table["number"], "action": action})
        return True

    def stop(self, price: int) -> dict[str, Any]:
        """The server's answer to a stop, over the API."""
        answer: dict[str, Any] = self.request.post(f"{self.api}/stop", data={"price": price}).json()
        return answer


def choose_id(choices: list[dict[str, Any]]) -> int:
    return int(next((one["id"] for one in choices if one["kind"] != "decline"), choices[0]["id"]))


def to_the_clock(seats: list[Seat]) -> None:
    """Everybody decides until the next auction begins."""
    for _ in range(200):
        if seats[0].look()["dial"]:
            return
        for seat in seats:
            seat.decide()
    pytest.fail("no auction came")


def until_over(seat: Seat, started: float) -> dict[str, Any]:
    """The table after this run of the clock."""
    for _ in range(600):
        table = seat.look()
        if (table["dial"] or {}).get("started") != started:
            return table
        time.sleep(0.05)
    pytest.fail("the clock never ended")


@contextmanager
def three(
    chrome: Browser, server: Server, step: float, second: str = "", auction: str = "clock"
) -> Iterator[tuple[Visitor, Visitor, list[Seat]]]:
    """Anna and Ben at their browsers, Ben perhaps by another line, and Cees, who only watches the clock."""
    anna, ben, cees = (
        Visitor(chrome, address) for address in (server.address, second or server.address, server.address)
    )
    path = anna.new_table([ME, OPEN, OPEN], game=GAME, options={**CLOCK, "auction": auction}, step_seconds=step)
    seats = [Seat(anna.context.request, server.address, path)]
    for somebody, name in ((ben, "Ben"), (cees, "Cees")):
        somebody.context.request.post(f"{somebody.address}/api/me/guest", data={"name": name})
        assert somebody.context.request.post(f"{somebody.address}/api{path}/sit", data={}).ok
        seats.append(Seat(somebody.context.request, server.address, path))
    anna.open(path)
    ben.open(path)
    for somebody in (anna, ben):
        somebody.page.get_by_test_id("board").wait_for()
    yield anna, ben, seats
    for somebody in (anna, ben, cees):
        somebody.close()


def test_a_whole_game_against_bots_by_clicking_choices_then_its_replay(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, RANDOM, RANDOM], game=GAME))
    found = None
    for _ in range(400):
        if not decide(page, choose):
            break
        if found is None and page.get_by_test_id("sealed").count():
            found = violations(visitor)
    over = page.get_by_test_id("game-over")
    expect(over).to_be_visible()
    expect(over.get_by_role("table")).to_contain_text("auctions")
    over.get_by_test_id("replay").click()
    expect(page.get_by_test_id("position")).to_have_text(re.compile("Move 0 of"))
    page.keyboard.press("End")
    expect(page.locator('[aria-current="step"]')).to_contain_text("1666")
    expect(page.get_by_role("region", name="Bonuses")).to_be_visible()
    assert found == []


def test_the_board_tells_what_a_scoring_would_pay_and_how_many_hourglasses_are_left(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, RANDOM, RANDOM], game=GAME, options={"first_player": "first_seat"}))
    decide(page, choose)
    page.wait_for_selector('[data-testid="choice"]:not([disabled])')  # nothing changes while it is my turn
    view = visitor.context.request.get(f"{visitor.address}/api{page.url.removeprefix(visitor.address)}").json()
    view = view["table"]["view"]
    expect(page.get_by_text(f"{view['time']['hourglasses_left']} hourglasses left")).to_be_visible()
    houses = page.get_by_role("region", name="Houses")
    sums = houses.locator("tr.sum td").all_inner_texts()
    assert [int(one) for one in sums] == view["forecast"]["houses"]["money"]
    quarter = page.get_by_role("button", name=re.compile("Nieuwe Zijde, rank 1: Anna 1, would be paid 100"))
    expect(quarter).to_have_count(1)


@pytest.mark.parametrize(
    ("moves", "place"),
    [
        (LAYING, "disc-discard"),
        (BUILDING, "space-oude_zijde_a1"),
        (STEPPING, "market-sugar"),
        (FOUNDING, "post-africa_gems"),
    ],
)
def test_places_on_the_board_are_as_good_as_their_buttons_and_undo_takes_them_back(
    visitor: Visitor, moves: int, place: str
) -> None:
    page = visitor.open(visitor.in_the_middle(RECORD, moves))
    here = page.locator(f'[data-at="{place}"] [data-testid="place"]')
    expect(here).to_have_attribute("data-action", re.compile("^(lay|build|step|found) "))
    words = here.get_attribute("data-action") or ""
    button = page.locator(f'[data-testid="choice"][data-action="{words}"]')
    expect(button).to_have_count(1)
    offered = here.get_attribute("aria-label") or ""
    drawn = page.locator(f'[data-at="{place}"] > [aria-hidden]')
    empty = drawn.inner_html()
    here.click()
    expect(here).not_to_have_attribute("aria-label", offered)
    assert drawn.inner_html() != empty, "a piece is there now"
    expect(page.get_by_test_id("undo")).to_be_enabled()
    page.get_by_test_id("undo").click()
    expect(here).to_have_attribute("aria-label", offered)
    expect(here).to_have_attribute("data-action", words)
    expect(button).to_have_count(1)
    assert drawn.inner_html() == empty, "and now it is gone"


@pytest.mark.parametrize("width", [360, 390])
def test_the_old_town_fits_a_phone_and_every_place_in_it_a_finger(chrome: Browser, server: Server, width: int) -> None:
    somebody = Visitor(chrome, server.address, viewport={"width": width, "height": 740}, has_touch=True)
    page = somebody.open(somebody.in_the_middle(RECORD, BUILDING))
    town = page.get_by_role("group", name="The old town of Amsterdam")
    expect(town.locator(".hit")).to_have_count(4 + 36 + 6)  # quarters, spaces, bridges
    box = town.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    sizes = town.locator(".hit").evaluate_all(
        """all => all.map(one => {
            const { a, b } = one.getScreenCTM();
            return [one.width, one.height].map(side => side.baseVal.value * Math.hypot(a, b));
        })"""
    )
    assert min(side for sides in sizes for side in sides) >= 24
    # Nothing lies over the middle of a place, and a tap there is a decision.
    space = town.locator('[data-testid="place"][data-action="build oude_zijde_a1"]')
    before = page.get_by_test_id("prompt").get_attribute("data-number")
    space.tap()
    page.wait_for_selector(f'[data-testid="prompt"]:not([data-number="{before}"])')
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    somebody.close()


def test_a_hint_stands_beside_the_dial_and_is_marked_on_it(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, RANDOM, RANDOM], game=GAME, options={"first_player": "first_seat"}))
    while not page.get_by_test_id("sealed").count():
        decide(page, choose)
        page.wait_for_selector('[data-testid="choice"]')
    page.get_by_test_id("hint").click()
    hint = page.locator(".prompt .hint")
    expect(hint).to_be_visible()
    inner, outer = hint.bounding_box(), page.locator(".prompt").bounding_box()
    assert inner
    assert outer
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"], "it does not run out of the prompt"
    # It stays while the others set their prices.
    expect(page.get_by_test_id("log").get_by_text("has set a price")).to_have_count(2)
    expect(page.locator('[data-testid="choice"].hinted')).to_have_count(1)


def test_not_stopping_has_one_name_and_prices_are_explained(visitor: Visitor) -> None:
    page = visitor.open(visitor.in_the_middle(RECORD, PRICING))
    none = page.locator('[data-testid="choice"][data-action="none"]')
    for place in (none, page.get_by_test_id("set-price"), page.locator(".sealed .big")):
        expect(place).to_have_text("Do not stop")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "Do not stop")
    expect(page.get_by_test_id("last-sale")).to_have_text("Last card: 130")
    tip = page.get_by_role("tooltip")
    for words, rule in (("none", "You let the others have this card"), ("stop 90", "The highest price wins the card")):
        page.locator(f'[data-testid="choice"][data-action="{words}"]').hover()
        expect(tip).to_contain_text(rule)
    visitor.open(visitor.in_the_middle(RECORD, LAYING))
    page.locator('[data-testid="choice"][data-action="lay mayor"]').hover()
    expect(tip).to_contain_text("The mayor carries this card out for nothing.")


def test_a_game_by_keyboard_alone_with_the_price_typed(visitor: Visitor) -> None:
    page = visitor.open()
    page.wait_for_selector('[data-testid^="play-"]')
    tab_to(page, f'[data-testid="play-{GAME}"]')
    page.keyboard.press("Enter")
    typed = False
    for _ in range(14):
        page.wait_for_selector('[data-testid="choice"]')
        before = page.get_by_test_id("prompt").get_attribute("data-number")
        if page.get_by_test_id("sealed").count() and not typed:
            page.evaluate("document.activeElement.blur()")
            page.keyboard.type("60")
            expect(page.get_by_test_id("set-price")).to_contain_text("60")
            page.get_by_role("slider").focus()
            page.keyboard.press("ArrowRight")
            expect(page.get_by_test_id("set-price")).to_contain_text("70")
            page.keyboard.press("Enter")
            typed = True
        else:
            tab_to(page, '[data-testid="choice"]')
            page.keyboard.press("Enter")
        page.wait_for_selector(f'[data-testid="prompt"]:not([data-number="{before}"])')
    assert typed
    tab_to(page, '[data-testid="place"]')
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_a_price_half_typed_stays_while_another_player_answers(chrome: Browser, server: Server) -> None:
    with three(chrome, server, step=1, auction="sealed") as (anna, _, seats):
        while not any(one["kind"] == "none" for one in seats[0].look()["choices"]):
            next(seat for seat in seats if seat.decide())
        anna.page.wait_for_selector('[data-testid="sealed"]')
        anna.page.keyboard.press("6")
        assert seats[1].decide()
        expect(anna.page.get_by_test_id("log")).to_contain_text("Ben has set a price")
        anna.page.keyboard.press("0")
        expect(anna.page.get_by_test_id("set-price")).to_contain_text("60")


def test_a_phone(chrome: Browser, server: Server) -> None:
    somebody = Visitor(chrome, server.address, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = somebody.open(
        somebody.new_table([ME, ME, ME], game=GAME, options=CLOCK, step_seconds=10)
    )  # time to tap at 200
    while not page.get_by_test_id("dial").count():
        page.wait_for_selector('[data-testid="choice"], [data-testid="dial"]')
        if page.get_by_test_id("choice").count():
            before = page.get_by_test_id("prompt").get_attribute("data-number")
            page.get_by_test_id("choice").last.tap()
            page.wait_for_selector(f'[data-testid="prompt"]:not([data-number="{before}"])')
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.wait_for_selector(STOPPABLE)
    expect(page.get_by_test_id("stop")).to_be_in_viewport()
    page.locator('[data-testid="dial"] .clock').tap()  # the face itself is the largest button
    expect(page.locator('[data-testid="dial"][data-doubled="true"]')).to_be_visible()
    assert violations(somebody) == []
    somebody.close()


def test_two_people_and_a_bot_at_one_clock(chrome: Browser, server: Server) -> None:
    anna, ben = Visitor(chrome, server.address), Visitor(chrome, server.address)
    bot = {"kind": "bot", "level": "greedy"}
    path = anna.new_table([ME, OPEN, bot], game=GAME, options=CLOCK, step_seconds=0.3)
    here = anna.open(path)
    ben.context.request.post(f"{ben.address}/api/me/guest", data={"name": "Ben"})
    there = ben.open(path)
    there.get_by_test_id("sit").click()
    stopped = re.compile("(Anna|Ben) (buys for|claims the card)")
    stops = 0
    for _ in range(2000):
        if stops >= 3 and stopped.search(here.get_by_test_id("log").inner_text()):
            break
        for page in (here, there):
            page.wait_for_selector('[data-testid="prompt"]')
            if page.locator(STOPPABLE).count():
                page.keyboard.press("Space")
                stops += 1
            elif not page.get_by_test_id("dial").count():
                # Not by waiting for it: the choice may have just been made, and the next one be the other's.
                page.evaluate("document.querySelector('[data-testid=\"choice\"]')?.click()")
    for page in (here, there):
        expect(page.get_by_test_id("log")).to_contain_text(stopped)
    anna.close()
    ben.close()


def test_a_claim_doubles_the_run_before_everybodys_eyes(chrome: Browser, server: Server) -> None:
    with three(chrome, server, step=10) as (anna, ben, seats):
        to_the_clock(seats)
        anna.page.wait_for_selector(STOPPABLE)
        expect(anna.page.get_by_test_id("stop")).to_have_text("Claim it for 200")
        anna.page.keyboard.press("Space")
        for page in (anna.page, ben.page):
            expect(page.locator('[data-testid="dial"][data-doubled="true"]')).to_be_visible()
            expect(page.get_by_text("Doubled! Anna claims it for 200.")).to_be_visible()
        ben.page.wait_for_selector(STOPPABLE)
        shown = int(ben.page.get_by_test_id("dial").get_attribute("data-price") or 0)
        ben.page.get_by_test_id("stop").click()
        for page in (anna.page, ben.page):
            # The figure may fall once more before a busy machine has clicked.
            expect(page.get_by_test_id("log")).to_contain_text(
                re.compile(f"Ben buys for ({2 * shown}|{2 * shown - 20}):")
            )


def test_on_a_line_late_by_300_milliseconds_the_window_decides_for_the_higher_price(
    chrome: Browser, server: Server
) -> None:
    """Ben stops at 200, and it arrives when the clock shows 190 and Anna stops it: the claim is his.

    Whatever comes on a machine too busy to click in time, and to deliver within the window, is tried once more.
    """
    outcomes: list[Any] = []
    with slow_line(server.address, 0.3) as late, three(chrome, server, 5.0, late) as (anna, ben, seats):
        while "Ben claims" not in outcomes and len(outcomes) < 3:
            ben.page.evaluate(ARM, 5 - 0.28)
            anna.page.evaluate(ARM, 5 + 0.05)
            to_the_clock(seats)
            table = until_over(seats[0], seats[0].look()["dial"]["started"])
            claim = table["view"]["auction"]
            outcomes.append("Ben claims" if claim and claim["claimant"] == 1 else table["view"]["auctions"][-1:])
        assert outcomes[-1] == "Ben claims", outcomes
        for page in (anna.page, ben.page):
            expect(page.get_by_text("Doubled! Ben claims it for 200.")).to_be_visible()


def test_stopping_twice_after_the_end_and_without_the_money(chrome: Browser, server: Server) -> None:
    """All within the page, which is quick enough for a quick clock even where the test is not."""
    with three(chrome, server, step=0.3) as (anna, _ben, seats):
        page = anna.page
        page.evaluate(WATCH_DIAL)
        # Twice: the first one counts, and nothing is complained about.
        page.evaluate(ARM_THRICE, 0.05)
        to_the_clock(seats)
        expect(page.get_by_test_id("log")).to_contain_text(re.compile("Anna (claims|buys)"))
        expect(page.get_by_role("alert")).to_have_count(0)
        # Over the API: what was wrong is said.
        started = (seats[0].look()["dial"] or {}).get("started")
        if started:  # it was a claim: let the doubled run fall
            until_over(seats[0], started)
        assert seats[0].stop(100)["error"]["sentence"] == "No clock is running."
        # Without the money: Anna buys until an auction finds her poor. A scoring before it may have paid her.
        for _ in range(10):
            to_the_clock(seats)
            table = seats[0].look()
            started = table["dial"]["started"]
            if table["view"]["players"][0]["cash"] < CHEAPEST:
                break
            page.evaluate(ARM, 0.45)  # past the claim: no doubled run to wait for
            until_over(seats[0], started)
        page.keyboard.press("Space")
        assert seats[0].stop(CHEAPEST)["error"]["sentence"]
        # Nobody stops: the dial says so, and the table goes on.
        until_over(seats[0], started)
        expect(page.get_by_test_id("log")).to_contain_text("Unsold")
        shown = [(line, off) for run, line, off in page.evaluate("window.seen") if float(run) == started]
        assert any("You cannot pay for this card" in line for line, _ in shown)
        assert all(off for _, off in shown), "what one cannot pay cannot be stopped"


def test_a_price_long_gone_is_refused_with_a_sentence(chrome: Browser, server: Server) -> None:
    """As from a tab that slept, or a clock put wrong: the dial there shows what it was five steps ago."""
    with three(chrome, server, step=1) as (anna, _, seats):
        to_the_clock(seats)
        anna.page.wait_for_selector('[data-testid="dial"]')
        anna.page.evaluate("{ const real = Date.now; Date.now = () => real() - 5000; }")
        anna.page.wait_for_selector(STOPPABLE)
        anna.page.keyboard.press("Space")
        expect(anna.page.get_by_role("alert")).to_have_text("That price is no longer on the clock.")
        anna.page.wait_for_selector(STOPPABLE)


def test_a_sleeping_tab_and_a_line_that_drops(chrome: Browser, server: Server) -> None:
    with three(chrome, server, step=1.5) as (anna, ben, seats):
        ben.expected = BROKEN
        ben.context.add_init_script(WATCH_SOCKETS)
        ben.page.reload()
        to_the_clock(seats)
        for page in (anna.page, ben.page):
            page.wait_for_selector('[data-testid="dial"]')
        # Anna's tab sleeps through the auction, Ben's line drops in the middle of it.
        asleep = anna.context.new_cdp_session(anna.page)
        asleep.send("Page.setWebLifecycleState", {"state": "frozen"})
        ben.page.wait_for_selector('[data-testid="dial"]:not([data-price="200"])')
        ben.context.set_offline(True)
        ben.page.evaluate("window.latest.close()")
        expect(ben.page.get_by_test_id("dial-line")).to_contain_text("The line is broken")
        expect(ben.page.get_by_test_id("stop")).to_be_disabled()
        ben.context.set_offline(False)
        ben.page.wait_for_selector(STOPPABLE)
        ben.page.keyboard.press("Space")
        expect(ben.page.get_by_test_id("log")).to_contain_text("Ben buys for")
        # Anna wakes up and stops a clock that is long gone: nothing is stuck, and the next decision is asked for.
        asleep.send("Page.setWebLifecycleState", {"state": "active"})
        anna.page.keyboard.press("Space")
        expect(anna.page.get_by_test_id("log")).to_contain_text("Ben buys for")
        expect(anna.page.get_by_test_id("dial")).to_have_count(0)
        to_the_clock(seats)
        expect(anna.page.get_by_test_id("dial")).to_be_visible()
        expect(anna.page.get_by_test_id("last-sale")).to_have_text(re.compile(r"^Last card: \d+$"))


@pytest.mark.parametrize(("language", "word"), [("de", "Die Börse"), ("fr", "La bourse"), ("ru", "Биржа")])
def test_the_board_in_other_languages(chrome: Browser, server: Server, language: str, word: str) -> None:
    somebody = Visitor(chrome, server.address, locale=language)
    page = somebody.open(somebody.new_table([ME, RANDOM, RANDOM], game=GAME))
    expect(page.get_by_role("group", name=word)).to_be_visible()
    somebody.close()
