"""The pages around the tables: ranking, records, account."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from tests.server.running import Server
from tests.web.browsing import ME, OPEN, Visitor

RECORD = Path(__file__).parents[1] / "records" / "nieuw-amsterdam-2p-a.json"


def test_the_ranking_lists_who_has_finished_rated_games(chrome: Browser, server: Server) -> None:
    anna, ben = Visitor(chrome, server.address), Visitor(chrome, server.address)
    table = anna.new_table([ME, OPEN], rated=True)
    ben.ask("/me/guest", name="Ben of the ranking")
    ben.ask(f"{table}/sit")
    for one in (anna, ben):
        one.ask(f"{table}/resign")  # bots play on to the end
    page = anna.open("/ranking")
    for _ in range(100):
        if page.get_by_text("Ben of the ranking").count():
            break
        time.sleep(0.2)
        page.reload()
        page.wait_for_load_state("networkidle")
    row = page.get_by_role("row", name="Ben of the ranking")
    expect(row.get_by_role("cell").last).to_have_text("1")
    expect(page.get_by_role("row", name="(you)")).to_be_visible()
    page.get_by_role("link", name="Riverboat").click()
    expect(page.get_by_text("Nobody has finished a rated game yet")).to_be_visible()
    anna.close()
    ben.close()


def test_a_record_from_a_file_is_looked_at_or_gone_on_with(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.open()
    page.get_by_text("Open a game from a file").click()
    page.get_by_test_id("record").set_input_files(RECORD)
    page.get_by_test_id("record-replay").click()
    moves = len(json.loads(RECORD.read_text(encoding="utf-8"))["moves"])
    expect(page.get_by_test_id("position")).to_have_text(f"Move 0 of {moves}")
    rules = page.get_by_role("banner").get_by_role("link", name="Rules")
    expect(rules).to_have_attribute("href", "/rules/nieuw-amsterdam")  # beside the replay, too

    half = tmp_path / "half.json"
    whole = json.loads(RECORD.read_text(encoding="utf-8"))
    half.write_text(json.dumps({**whole, "moves": whole["moves"][:30], "result": None}), encoding="utf-8")
    visitor.open()
    page.get_by_text("Open a game from a file").click()
    page.get_by_test_id("record").set_input_files(half)
    page.get_by_test_id("record-hotseat").click()
    expect(page.get_by_test_id("choice").first).to_be_visible()


def test_what_can_be_clicked_on_the_first_page_is_where_it_will_stay(visitor: Visitor) -> None:
    """The lists of tables come with their panels: had these been there before, they would jump under the pointer."""
    held: list[Route] = []
    visitor.context.route("**/api/tables?show=over*", lambda route: held.append(route))
    page = visitor.open()
    page.get_by_role("heading", level=1).wait_for()
    expect(page.locator(".waiting")).to_have_count(3)
    expect(page.get_by_text("Open a game from a file")).to_have_count(0)
    while not held:
        page.wait_for_timeout(20)
    for route in held:
        route.continue_()
    expect(page.get_by_text("Open a game from a file")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_with_a_sentence(visitor: Visitor, tmp_path: Path) -> None:
    visitor.expected = ("Failed to load resource",)
    page = visitor.open()
    page.get_by_text("Open a game from a file").click()
    for name, text, said in (
        ("shopping.txt", "milk, eggs", "shopping.txt is not a record of a game"),
        ("other.json", '{"game": "chess"}', "This record cannot be used"),
    ):
        (tmp_path / name).write_text(text, encoding="utf-8")
        page.get_by_test_id("record").set_input_files(tmp_path / name)
        if name.endswith("json"):
            page.get_by_test_id("record-replay").click()
        expect(page.get_by_role("alert")).to_contain_text(said)


def test_mail_and_quiet_hours_are_kept_with_the_account(chrome: Browser, server: Server) -> None:
    somebody = Visitor(chrome, server.address, timezone_id="Europe/Amsterdam")
    page = somebody.open("/account")
    page.get_by_label("Your name").fill("Night owl")
    page.get_by_role("button", name="Just a guest").click()
    page.get_by_label(re.compile("Mail address")).fill("owl@example.org")
    page.get_by_label(re.compile("Not in my quiet hours")).check()
    page.get_by_label("from").select_option(label="11:00 PM")
    expect(page.get_by_label("Time zone")).to_have_value("Europe/Amsterdam")
    page.locator("section", has_text="Notices").get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_have_text("Saved.")
    me = somebody.context.request.get(f"{server.address}/api/me").json()["me"]
    assert (me["email"], me["quiet_from"], me["quiet_to"]) == ("owl@example.org", 23, 8)
    assert me["time_zone"] == "Europe/Amsterdam"
    page.reload()
    expect(page.get_by_label("from")).to_have_value("23")
    somebody.close()
