"""Lines that break, servers that go away, links that lead nowhere: a sentence, and a way on."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import APIResponse, Browser, Route, WebSocketRoute, expect

from tests.server.running import Server
from tests.web.browsing import BROKEN, GREEDY, ME, OPEN, PATIENCE, Visitor, decide

WATCH_SOCKETS = """
    const Real = window.WebSocket;
    window.WebSocket = class extends Real { constructor(...given) { super(...given); window.latest = this; } };
"""


def test_a_cut_socket_comes_back_by_itself(visitor: Visitor) -> None:
    visitor.context.add_init_script(WATCH_SOCKETS)
    page = visitor.open(visitor.new_table([ME, GREEDY]))
    decide(page)
    page.wait_for_selector('[data-testid="choice"]')
    with page.expect_websocket() as again:
        page.evaluate("window.latest.close()")
    assert "since=" in again.value.url
    expect(page.get_by_text("The line to the server is broken")).to_have_count(0)
    decide(page)
    page.wait_for_selector('[data-testid="choice"]')


def test_who_comes_back_to_a_page_whose_line_has_died_unnoticed_is_there_again_at_once(
    chrome: Browser, server: Server
) -> None:
    """As on a phone that slept: the server has closed the line, and the browser was never told."""
    anna, ben = Visitor(chrome, server.address), Visitor(chrome, server.address)
    path = anna.new_table([ME, OPEN])
    lines: list[WebSocketRoute] = []

    def connect(page_side: WebSocketRoute) -> None:
        line = page_side.connect_to_server()
        line.on_close(lambda code, reason: None)  # the page does not hear of it
        lines.append(line)

    # Whatever it still says into the dead line goes to the closed one behind it, which grumbles.
    ben.expected = (*BROKEN, "WebSocket is already in CLOSING or CLOSED state")
    ben.page.route_web_socket(re.compile("/live"), connect)
    ben.be_somebody()
    ben.ask(f"{path}/sit")
    anna.open(path)
    ben.open(path).get_by_test_id("board").wait_for()
    away = anna.page.locator('[data-at="seat-1"] .away')
    expect(away).to_have_count(0)
    lines[-1].close()
    expect(away).to_be_visible()
    ben.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(away).to_have_count(0)  # long before the heartbeat would have missed an answer
    expect(ben.page.locator('[data-at="seat-1"] .away')).to_have_count(0)
    anna.close()
    ben.close()


def test_a_decision_made_is_not_sent_again_while_its_update_is_still_on_the_way(visitor: Visitor) -> None:
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    holding = False

    def connect(page_side: WebSocketRoute) -> None:
        line = page_side.connect_to_server()
        line.on_message(lambda text: held.append((page_side, text)) if holding else page_side.send(text))

    page = visitor.page
    page.route_web_socket(re.compile("/live"), connect)
    visitor.open(visitor.new_table([ME, ME]))
    choices = page.get_by_test_id("choice")
    choices.first.wait_for()
    holding = True
    with page.expect_response(re.compile("/act")) as answered:
        choices.first.click()
    answered.value.finished()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    choices.first.click()  # the answer is here, the update is not: this is the old choice
    page.wait_for_timeout(200)
    assert asked == []
    holding = False
    for side, text in held:
        side.send(text)
    decide(page)
    expect(page.get_by_test_id("log")).to_contain_text("found")


def test_a_reloaded_page_is_where_it_was(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, GREEDY]))
    decide(page)
    page.wait_for_selector('[data-testid="choice"]')
    number = page.get_by_test_id("prompt").get_attribute("data-number")
    page.reload()
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-number", number or "")
    decide(page)


def test_a_restarted_server_is_found_again_and_does_not_misread_an_older_game(chrome: Browser, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path).start()
    somebody = Visitor(chrome, server.address)
    somebody.expected = BROKEN
    older = somebody.new_table([ME, GREEDY])
    page = somebody.open(somebody.new_table([ME, GREEDY]))
    decide(page)
    page.wait_for_selector('[data-testid="choice"]')
    server.kill()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE tables SET rules = 0 WHERE id = ?", [older.rpartition("/")[2]])
    database.close()
    expect(page.get_by_text("The line to the server is broken")).to_be_visible()
    page.get_by_test_id("choice").first.click()
    server.start()
    expect(page.get_by_text("The line to the server is broken")).to_have_count(0)
    decide(page)
    page.wait_for_selector('[data-testid="choice"]')
    somebody.open(older)
    expect(page.get_by_role("alert")).to_contain_text("This game was begun by older rules")
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
    server.stop()
    somebody.close()


def test_a_server_that_is_gone(visitor: Visitor) -> None:
    visitor.expected = (*BROKEN, "ERR_FAILED", "ERR_INTERNET_DISCONNECTED")
    page = visitor.open()
    page.wait_for_load_state("networkidle")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_test_id("play-nieuw-amsterdam").click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_test_id("play-nieuw-amsterdam").click()
    expect(page.get_by_test_id("board")).to_be_visible()


def test_a_page_of_a_newer_version_asks_to_be_loaded_anew(visitor: Visitor) -> None:
    visitor.expected = (*BROKEN, "ERR_FAILED")
    page = visitor.open()
    page.route("**/assets/Settings-*.js", lambda route: route.abort())
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_text("There is a new version")).to_be_visible()
    page.unroute("**/assets/Settings-*.js")
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


def test_a_clock_that_is_wrong_here_changes_nothing(visitor: Visitor) -> None:
    visitor.context.add_init_script("const real = Date.now; Date.now = () => real() + 5 * 3600 * 1000;")
    live = {"kind": "bank", "bank": 900, "increment": 20}
    page = visitor.open(visitor.new_table([ME, GREEDY], time=live, options={"first_player": "first_seat"}))
    page.wait_for_selector('[data-testid="choice"]')
    left = page.get_by_label("Time left").inner_text()
    assert left in {f"14:{seconds}" for seconds in range(30, 60)} | {"15:00"}


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/tables/nowhere", "There is no such table."),
        ("/tables/nowhere/replay", "There is no such table."),
        ("/no/such/page", "There is nothing at this address"),
        ("/rules/chess", "There is no rules page for this game yet."),
    ],
)
def test_a_link_that_leads_nowhere(visitor: Visitor, path: str, sentence: str) -> None:
    visitor.expected = BROKEN
    page = visitor.open(path)
    expect(page.get_by_text(sentence)).to_be_visible()
    if "rules" not in path:
        page.get_by_role("link", name="To the start page").click()
        expect(page.get_by_test_id("play-nieuw-amsterdam")).to_be_visible()


def test_a_private_table(chrome: Browser, visitor: Visitor) -> None:
    private = visitor.new_table([ME, OPEN, OPEN], public=False)
    stranger = Visitor(chrome, visitor.address)
    stranger.expected = BROKEN
    stranger.open(private)
    expect(stranger.page.get_by_text("This table is private")).to_be_visible()
    stranger.close()


def test_a_taken_seat_and_a_link_that_is_used_up(chrome: Browser, visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, OPEN, OPEN], public=False))
    link = page.get_by_role("textbox", name="Invitation link").input_value()
    ben, cleo = Visitor(chrome, visitor.address), Visitor(chrome, visitor.address)
    ben.expected = BROKEN
    path, _, invite = link.removeprefix(visitor.address).partition("?invite=")

    def be_quicker(route: Route) -> None:
        cleo.ask(f"{path}/sit", seat=1, invite=invite)
        route.continue_()

    cleo.ask("/me/guest", name="Cleo")
    ben.page.goto(link)
    ben.page.route("**/sit?**", be_quicker, times=1)
    ben.page.get_by_test_id("sit").first.click()
    expect(ben.page.get_by_text("That seat is taken.")).to_be_visible()
    ben.page.get_by_test_id("sit").click()  # the other one is free
    expect(ben.page.get_by_test_id("board")).to_be_visible()

    late = Visitor(chrome, visitor.address)
    late.page.goto(link)
    expect(late.page.get_by_text("The seats of this table are all taken")).to_be_visible()
    expect(late.page.get_by_test_id("board")).to_be_visible()  # and may watch
    late.page.get_by_role("link", name="New table").click()
    expect(late.page.get_by_test_id("create")).to_be_visible()
    for one in (ben, cleo, late):
        one.close()


def test_blocked_storage_breaks_nothing(visitor: Visitor) -> None:
    visitor.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })"
    )
    page = visitor.play_now()
    decide(page)


@pytest.mark.parametrize("late", ["act", "hint"])
def test_who_decides_before_the_last_answer_has_come_is_not_ignored(visitor: Visitor, late: str) -> None:
    """The next position comes over another line than the answer, and may be the quicker one."""
    page = visitor.open(visitor.in_the_middle("riverboat-2p-a", 58))  # all seats mine: one decision follows the other
    held: list[tuple[Route, APIResponse]] = []
    page.route(re.compile(f"/{late}\\b"), lambda route: held.append((route, route.fetch())), times=1)
    if late == "act":
        decide(page)
    else:
        page.get_by_test_id("hint").click()
        for _ in range(PATIENCE // 20):
            if held:
                break
            page.wait_for_timeout(20)
    # Twice, as by a double click: once counts, and nobody is told that a position is out of date.
    number = page.get_by_test_id("prompt").get_attribute("data-number")
    page.locator('[data-testid="choice"]').first.evaluate("one => { one.click(); one.click(); }")
    route, answer = held[0]
    page.wait_for_timeout(100)
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-number", str(number))
    route.fulfill(json=answer.json())
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-number", str(int(str(number)) + 1))
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_choice_that_had_to_wait_is_dropped_when_the_question_has_gone(visitor: Visitor) -> None:
    path = visitor.in_the_middle("riverboat-2p-a", 58)
    page = visitor.open(path)
    held: list[tuple[Route, APIResponse]] = []
    page.route(re.compile(r"/act\b"), lambda route: held.append((route, route.fetch())), times=1)
    decide(page)
    prompt = page.get_by_test_id("prompt")
    number = int(str(prompt.get_attribute("data-number")))
    first = page.locator('[data-testid="choice"]').first
    action = int(str(first.get_attribute("data-id")))
    first.evaluate("one => one.click()")
    visitor.ask(f"{path}/act", number=number, action=action, seat=None)  # from another window
    expect(prompt).not_to_have_attribute("data-number", str(number))
    route, answer = held[0]
    route.fulfill(json=answer.json())
    page.wait_for_timeout(300)
    expect(page.get_by_role("alert")).to_have_count(0)
