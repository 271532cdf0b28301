"""The rules pages in the browser: in the reader's language, with a list of contents, for the phone and for paper."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

import quayside
from tests.server.running import Server
from tests.web.browsing import Visitor
from tests.web.test_access import violations

NOT_WIDER = "document.documentElement.scrollWidth <= innerWidth"


def test_the_language_changes_and_the_chapter_stays(visitor: Visitor) -> None:
    page = visitor.open("/rules/riverboat#rulings")
    expect(page.get_by_role("heading", name="Rulings")).to_be_in_viewport()
    language = page.get_by_role("combobox")
    for chosen, heading in (("de", "Festlegungen"), ("fr", "Précisions"), ("ru", "Уточнения")):
        language.select_option(chosen)
        expect(page.get_by_role("heading", name=heading)).to_be_in_viewport()
        expect(page.locator("article")).to_have_attribute("lang", chosen)
    page.get_by_role("navigation", name="Содержание").get_by_role("link", name="Подготовка").click()
    expect(page.get_by_role("heading", name="Подготовка")).to_be_in_viewport()
    assert page.url.endswith("/rules/riverboat#setup")
    page.locator("h2#end .anchor").click()
    assert page.url.endswith("/rules/riverboat#end")


def test_from_the_list_of_games_to_every_page(visitor: Visitor) -> None:
    for slug in quayside.games():
        page = visitor.open("/rules")
        page.get_by_role("link", name=quayside.game(slug).title).click()
        expect(page.get_by_role("heading", level=1, name=quayside.game(slug).title)).to_be_visible()
        expect(page.get_by_role("heading", name="Components of this edition")).to_be_attached()
    assert violations(visitor) == []  # axe looks at another of them with all other pages


def test_on_a_phone_and_on_paper(chrome: Browser, server: Server) -> None:
    somebody = Visitor(chrome, server.address, viewport={"width": 360, "height": 740}, locale="de")
    for slug in quayside.games():
        page = somebody.open(f"/rules/{slug}")
        expect(page.locator("#edition")).to_be_attached()
        assert page.evaluate(NOT_WIDER)
        contents = page.locator("details.contents")
        expect(contents.get_by_role("link", name="Aufbau")).to_be_hidden()
        contents.locator("summary").click()
        contents.get_by_role("link", name="Aufbau").click()
        expect(page.locator("#setup")).to_be_in_viewport()
    page.emulate_media(media="print", color_scheme="dark")
    expect(contents).to_be_hidden()
    expect(page.locator("header.house")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    somebody.close()


def test_the_file_of_the_components_is_fetched_and_a_table_shows_its_own(visitor: Visitor) -> None:
    page = visitor.open("/rules/merchants-of-amsterdam")
    with page.expect_download() as fetched:
        page.get_by_role("link", name="download").click()
    text = fetched.value.path().read_text(encoding="utf-8")
    assert fetched.value.suggested_filename == "merchants-of-amsterdam.toml"
    own = text.replace("cash = 400", "cash = 430").replace("Quayside reconstruction", "Anna’s box")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]
    page = visitor.open(visitor.new_table(seats, "merchants-of-amsterdam", edition=own))
    page.get_by_test_id("board").wait_for()
    # The rules open beside the table, from the header as from everywhere else.
    with visitor.context.expect_page() as opened:
        page.get_by_role("banner").get_by_role("link", name="Rules").click()
    beside = opened.value
    expect(beside.get_by_text("Everybody has 430 in cash")).to_be_visible()
    expect(beside.get_by_text("Anna’s box")).to_be_attached()
    address = beside.url.removeprefix(visitor.address)
    assert address.startswith("/rules/merchants-of-amsterdam?table=")
    links = page.get_by_role("link", name="Rules", include_hidden=True)
    assert {(one.get_attribute("href") or "").removesuffix("#goal") for one in links.all()} == {address}
    expect(page.get_by_test_id("board")).to_be_visible()
    page.get_by_role("link", name="Quayside").click()
    expect(page.get_by_role("banner").get_by_role("link", name="Rules")).to_have_attribute("href", "/rules")
