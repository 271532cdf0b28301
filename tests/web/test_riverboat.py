"""Riverboat on its own board, in a real browser.

Most tests begin in the middle of a recorded game with all seats in one hand: every phase is there at once.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.running import Server
from tests.web.browsing import ME, OPEN, RANDOM, Visitor, decide
from tests.web.test_access import violations
from tests.web.test_playing import finish, tab_to

RECORD = "riverboat-2p-a"
# What is decided next in that record after so many moves
DRAFT, FIRST_WORKER, REGION_CARD, TILE, DOUBLE, SEARCHED = 44, 4, 58, 66, 67, 126
BOAT, ACQUISITION, OPPORTUNITY, SOUGHT, SURVEY, BARN = 81, 83, 87, 172, 137, 138
TRIPLE = 230  # in another record


def at(visitor: Visitor, moves: int | None, record: str = RECORD) -> Page:
    page = visitor.open(visitor.in_the_middle(record, moves))
    page.wait_for_selector('[data-testid="choice"]' if moves is not None else '[data-testid="game-over"]')
    return page


def decided(page: Page, before: str | None) -> None:
    page.wait_for_selector(f'[data-testid="prompt"]:not([data-number="{before}"])')


def number(page: Page) -> str | None:
    return page.get_by_test_id("prompt").get_attribute("data-number")


def choose(page: Page, selector: str) -> None:
    """Click a place on the board, and see that it was a decision."""
    before = number(page)
    page.locator(selector).first.click()
    decided(page, before)


def test_a_whole_game_against_a_bot_by_clicking_choices(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, RANDOM], game="riverboat"))
    finish(page)
    expect(page.get_by_role("region", name="The last scoring").get_by_role("table")).to_have_count(3)


@pytest.mark.parametrize(
    ("moves", "place"),
    [
        (DRAFT, '.draft [data-action^="choose"]'),
        (FIRST_WORKER, '.farm [data-action^="place"]'),
        (REGION_CARD, '.farm [data-action^="place_anywhere"]'),
        (TILE, '.stage [data-action="search single"]'),
        (DOUBLE, '.farm [data-action^="lay"]'),
        (SEARCHED, '.stage [data-action^="take"]'),
        (OPPORTUNITY, '.stage [data-action^="opportunity"]'),
        (SOUGHT, '.stage [data-action^="opportunity"]'),
        (SURVEY, '.farm [data-action^="survey"]'),
        (SURVEY, '.stage [data-action^="survey_card"]'),
    ],
)
def test_every_phase_is_played_on_the_board_itself(visitor: Visitor, moves: int, place: str) -> None:
    choose(at(visitor, moves), place)


def test_a_boat_shows_which_workers_leave_and_asks_for_the_crop(visitor: Visitor) -> None:
    page = at(visitor, BOAT)
    boat = page.locator('[data-at="boat-1"] [data-testid="place"]')
    boat.hover()
    expect(page.locator(".farm .leaving").first).to_be_visible()
    before = number(page)
    boat.click()
    page.get_by_role("menuitem").first.click()
    decided(page, before)


@pytest.mark.parametrize(
    ("record", "moves", "field", "hexes"), [(RECORD, DOUBLE, "1-a4", 2), ("riverboat-3p-a", TRIPLE, "0-b3", 3)]
)
def test_a_tile_is_turned_by_wheel_and_key_and_previewed_before_it_is_laid(
    visitor: Visitor, record: str, moves: int, field: str, hexes: int
) -> None:
    page = at(visitor, moves, record)
    lay = page.get_by_test_id("lay")
    expect(lay).to_be_disabled()
    page.locator(f'[data-at="field-{field}"] .hit').hover()
    expect(page.locator(".ghost")).to_have_count(hexes)
    first = lay.get_attribute("data-action") or ""
    page.keyboard.press("r")
    expect(lay).not_to_have_attribute("data-action", first)
    second = lay.get_attribute("data-action") or ""
    page.mouse.wheel(0, 100)
    expect(lay).not_to_have_attribute("data-action", second)
    page.mouse.wheel(0, -100)
    expect(lay).to_have_attribute("data-action", second)
    # Every way it can lie is among the choices, and a click lays it as it is shown.
    assert page.locator(f'[data-testid="choice"][data-action="{second}"]').count() == 1
    choose(page, f'.farm [data-testid="place"][data-action="{second}"]')
    expect(page.get_by_test_id("log").get_by_text("lays it on").last).to_contain_text(second.split()[1])


def test_barns_and_wells_show_what_they_would_count(visitor: Visitor) -> None:
    page = at(visitor, ACQUISITION)
    for building in ("barn", "well"):
        page.locator(f'.farm [data-testid="place"][data-action^="{building}"]').first.hover()
        expect(page.locator(".farm .counted").first).to_be_visible()
    # A well may be dug anywhere in its group: all its fields offer the same choice.
    wells = page.locator('.farm [data-testid="place"][data-action^="well"]')
    assert wells.count() > page.locator('[data-testid="choice"][data-action^="well"]').count()
    page = at(visitor, BARN)
    expect(page.locator(".farm .counted").first).to_be_visible()


def test_the_last_scoring_is_laid_out_in_three_steps(visitor: Visitor) -> None:
    page = at(visitor, None)
    last = page.get_by_role("region", name="The last scoring")
    for name in ("Estate", "Harbour", "New Orleans"):
        expect(last.get_by_role("heading", name=name)).to_be_visible()
    rows = last.get_by_role("table").nth(1).get_by_role("row")
    assert rows.count() == 3


def test_another_farm_is_shown_large_until_one_has_to_decide(visitor: Visitor) -> None:
    page = at(visitor, DRAFT)
    other = page.locator(".whose button").nth(1)
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".farm .place.legal")).to_have_count(0)
    decide(page)
    expect(page.locator(".whose button").first).to_have_attribute("aria-pressed", "true")


def test_a_worker_is_taken_back(visitor: Visitor) -> None:
    page = at(visitor, FIRST_WORKER)
    workers = page.locator(".farm .worker")
    before = workers.count()
    choose(page, '.farm [data-action^="place"]')
    expect(workers).to_have_count(before + 1)
    page.get_by_test_id("undo").click()
    expect(workers).to_have_count(before)
    expect(page.locator('.farm [data-action^="place"]').first).to_be_visible()


def test_two_people_place_their_workers_at_the_same_time(chrome: Browser, server: Server) -> None:
    anna, ben = Visitor(chrome, server.address), Visitor(chrome, server.address)
    first = {"first_player": "first_seat"}
    page = anna.open(anna.new_table([ME, OPEN], game="riverboat", options=first, public=False))
    ben.page.goto(page.get_by_role("textbox", name="Invitation link").input_value())
    ben.page.get_by_test_id("sit").click()
    both = (page, ben.page)
    for one in both:
        one.wait_for_selector(".draft")
    for _ in range(60):
        if all(one.locator(".stage .open").count() for one in both):  # the first region card lies open
            break
        for one in both:
            if one.get_by_test_id("choice").count() and not one.locator(".stage .open").count():
                decide(one)
        page.wait_for_timeout(100)
    wanted = page.locator('.farm [data-testid="place"][data-action^="place "]').first.get_attribute("data-action") or ""
    choose(page, f'.farm [data-testid="place"][data-action="{wanted}"]')
    # Ben has not placed yet, and sees where Anna stands: in the list, and on her small farm.
    placed = ben.page.get_by_role("list", name="Who has placed a worker")
    expect(placed.get_by_text(wanted.split()[1], exact=True)).to_be_visible()
    expect(ben.page.get_by_role("img", name=re.compile("The farm of Anna.*workers 2"))).to_be_visible()
    expect(ben.page.locator('.farm [data-testid="place"][data-action^="place"]').first).to_be_visible()
    anna.close()
    ben.close()


def to_the_choices(page: Page) -> None:
    """They stand before the board: a few steps on, or back from wherever one was."""
    for key in ["Tab"] * 12 + ["Shift+Tab"] * 90:
        if page.evaluate("document.activeElement?.matches('[data-testid=choice]') ?? false"):
            return
        page.keyboard.press(key)
    pytest.fail("the keyboard cannot reach the choices")


def test_a_whole_game_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, RANDOM], game="riverboat"))
    on_the_board = False
    for _ in range(400):
        page.wait_for_selector('[data-testid="choice"]:not([disabled]), [data-testid="game-over"]')
        if page.get_by_test_id("game-over").count():
            break
        before = number(page)
        if not on_the_board and page.locator('.farm [data-action^="place"]').count():
            # The farm is one stop for Tab; arrows lead from field to field, and Enter decides there too.
            tab_to(page, '.farm [data-testid="place"]')
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowLeft")
            on_the_board = True
        else:
            to_the_choices(page)
        page.keyboard.press("Enter")
        decided(page, before)
    assert on_the_board
    expect(page.get_by_test_id("game-over")).to_be_visible()


def test_a_finger_turns_a_tile_on_a_phone(chrome: Browser, server: Server) -> None:
    somebody = Visitor(chrome, server.address, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = at(somebody, DOUBLE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    lay = page.get_by_test_id("lay")
    field = page.locator('.farm [data-testid="place"][data-action^="lay"]').first
    field.tap()
    expect(page.locator(".ghost")).to_have_count(2)
    before = number(page)
    first = lay.get_attribute("data-action") or ""
    field.tap()
    expect(lay).not_to_have_attribute("data-action", first)
    assert number(page) == before, "a tap turns; the button lays"
    lay.tap()
    decided(page, before)
    for moves in (REGION_CARD, BOAT, OPPORTUNITY, SURVEY):
        at(somebody, moves)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    somebody.close()


def test_axe_finds_nothing_in_any_phase(chrome: Browser, server: Server) -> None:
    somebody = Visitor(chrome, server.address)
    found: list[str] = []
    for moves in (DRAFT, REGION_CARD, DOUBLE, SEARCHED, BOAT, ACQUISITION, OPPORTUNITY, SOUGHT, SURVEY, None):
        at(somebody, moves)
        found += violations(somebody)
    somebody.close()
    assert found == []


def test_a_replay_plays_fast_and_the_large_farm_does_not_flicker(visitor: Visitor) -> None:
    page = visitor.open(visitor.in_the_middle("riverboat-4p-b", None) + "/replay")  # long enough for a busy machine
    where = page.get_by_test_id("position")
    expect(where).to_contain_text("Move 0 ")
    held: list[Route] = []
    holding = True
    visitor.context.route("**/moves?*", lambda route: held.append(route) if holding else route.continue_())
    page.get_by_test_id("speed").select_option("20")  # now everything is asked for, and nothing more comes yet
    page.evaluate(
        """() => new MutationObserver(all => { window.turned = (window.turned ?? 0) + all.length; })
            .observe(document.querySelector('.whose'), { attributeFilter: ['aria-pressed'], subtree: true })"""
    )
    page.get_by_test_id("play").click()
    expect(where).to_have_text(re.compile("Move [1-9][0-9]+ of"))
    assert page.evaluate("window.turned") is None, "it follows whoever decides only where the eye can follow too"
    page.wait_for_timeout(1500)  # what was fetched before is shown by then
    page.get_by_test_id("play").click()
    shown = re.search(r"\d+", where.inner_text())
    assert shown is not None
    expect(page).to_have_url(re.compile(f"move={shown.group()}$"))
    assert held, "the next move was on its way"
    holding = False
    for route in held:
        route.continue_()
    page.wait_for_load_state("networkidle")
    assert where.inner_text().startswith(f"Move {shown.group()} "), "who stops sees no further move"


def test_a_new_phase_moves_the_parts_and_draws_none_anew(visitor: Visitor) -> None:
    page = visitor.open(visitor.in_the_middle(RECORD, None) + f"/replay?move={BOAT - 1}")
    # A record without names: the players are called by their seats.
    expect(page.get_by_role("button", name="Seat 1", exact=True)).to_be_visible()
    expect(page.locator(".stage.crops")).to_be_visible()
    page.evaluate("window.boats = document.querySelector('.part.boats svg')")
    page.get_by_test_id("step-on").click()
    expect(page.locator(".stage.boats")).to_be_visible()
    assert page.evaluate("window.boats === document.querySelector('.stage svg')")
    # The end of the log is in sight, however long it is.
    shown = "one => one.getBoundingClientRect().bottom"
    assert page.locator(".log .line").last.evaluate(shown) <= page.get_by_test_id("log").evaluate(shown) + 1


@pytest.mark.parametrize(
    ("language", "word"), [("de", "Gebietskarte"), ("fr", "Carte de région"), ("ru", "Карта области")]
)
def test_other_languages(visitor: Visitor, language: str, word: str) -> None:
    page = visitor.open()
    page.locator("header select").select_option(language)
    page = at(visitor, REGION_CARD)
    expect(page.locator(".stage").get_by_role("img", name=re.compile(word))).to_be_visible()
