"""Lines that break, servers that go away, links that lead nowhere: a sentence, and a way on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Server
from tests.web.browsing import Visitor, decide

GREEDY = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}
BROKEN = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource")
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


def test_a_reloaded_page_is_where_it_was(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, GREEDY]))
    decide(page)
    page.wait_for_selector('[data-testid="choice"]')
    number = page.get_by_test_id("prompt").get_attribute("data-number")
    page.reload()
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-number", number or "")
    decide(page)


def test_a_restarted_server_is_found_again(chrome: Browser, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path).start()
    somebody = Visitor(chrome, server.address)
    somebody.expected = BROKEN
    page = somebody.open(somebody.new_table([ME, GREEDY]))
    decide(page)
    page.wait_for_selector('[data-testid="choice"]')
    server.kill()
    expect(page.get_by_text("The line to the server is broken")).to_be_visible()
    page.get_by_test_id("choice").first.click()
    server.start()
    expect(page.get_by_text("The line to the server is broken")).to_have_count(0)
    decide(page)
    page.wait_for_selector('[data-testid="choice"]')
    server.stop()
    somebody.close()


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


def test_a_private_table_and_a_taken_seat(chrome: Browser, visitor: Visitor) -> None:
    private = visitor.new_table([ME, {"kind": "open"}, {"kind": "open"}], public=False)
    stranger = Visitor(chrome, visitor.address)
    stranger.expected = BROKEN
    stranger.open(private)
    expect(stranger.page.get_by_text("This table is private")).to_be_visible()
    stranger.close()


def test_blocked_storage_breaks_nothing(visitor: Visitor) -> None:
    visitor.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })"
    )
    page = visitor.play_now()
    decide(page)
