"""People at their tables, in a real browser."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.browsing import GREEDY, ME, OPEN, RANDOM, Visitor, decide
from tests.web.test_access import violations


def finish(page: Page, most: int = 600) -> None:
    for _ in range(most):
        if not decide(page):
            return
    pytest.fail("the game did not end")


# What can be decided, on the board or beside it, and lies under an element
COVERED = """over => {
    const a = over.getBoundingClientRect();
    return [...document.querySelectorAll('[data-testid="choice"], [data-testid="place"]')].filter(one => {
        const b = one.getBoundingClientRect();
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    }).map(one => one.dataset.action);
}"""


def test_a_first_time_visitor_is_at_the_first_decision_after_one_click(visitor: Visitor) -> None:
    page = visitor.play_now()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.get_by_test_id("choice").first).to_be_visible()
    expect(page.get_by_test_id("scores")).to_be_visible()
    log = page.get_by_test_id("log")
    expect(log).to_be_visible()
    # What one plays for is told until the first move: nothing is covered by it, and nothing jumps when it goes.
    aim = page.get_by_test_id("aim")
    for width, height in ((390, 844), (768, 1024), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(aim).to_contain_text("Most points after 6 rounds win.")
        assert aim.evaluate(COVERED) == []
    expect(aim.get_by_role("link", name="Rules")).to_have_attribute("href", "/rules/nieuw-amsterdam#goal")
    assert log.evaluate("one => one.getBoundingClientRect().bottom <= innerHeight && one.clientHeight > 100")
    more = page.locator("details.more")
    more.locator("summary").click()
    expect(more.get_by_role("link", name="Rules")).to_be_in_viewport()
    more.locator("summary").click()
    board = page.get_by_test_id("board").bounding_box()
    decide(page)
    expect(aim).to_have_count(0)
    assert page.get_by_test_id("board").bounding_box() == board
    # Who has understood it is not told again.
    visitor.play_now()
    aim.get_by_role("button", name="Got it").click()
    visitor.play_now()
    expect(page.get_by_test_id("choice").first).to_be_visible()
    expect(aim).to_have_count(0)


def test_a_whole_game_against_bots_by_clicking_choices_then_its_replay(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, RANDOM]))
    finish(page)
    over = page.get_by_test_id("game-over")
    expect(over).to_be_visible()
    expect(over.get_by_role("table")).to_be_visible()
    # The bars leave nothing out: lost points are drawn like those won.
    for bar, total in zip(over.locator(".bar").all(), over.locator("tr.total td").all(), strict=True):
        drawn = bar.locator("[data-points]").evaluate_all("all => all.map(one => Number(one.dataset.points))")
        assert sum(drawn) == int(total.inner_text())
    expect(over.get_by_role("img", name="How the lead changed")).to_be_visible()
    with page.expect_download() as downloading:
        over.get_by_role("link", name="Download the record").click()
    with open(downloading.value.path(), encoding="utf-8") as file:
        record = json.load(file)
    assert record["game"] == "nieuw-amsterdam"

    assert violations(visitor) == []

    over.get_by_test_id("replay").click()
    where = page.get_by_test_id("position")
    expect(where).to_have_text(re.compile(r"Move 0 of"))
    page.get_by_test_id("step-on").click()
    expect(where).to_have_text(re.compile(r"Move 1 of"))
    page.keyboard.press("ArrowRight")
    expect(where).to_have_text(re.compile(r"Move 2 of"))
    page.keyboard.press("End")
    expect(where).to_have_text(re.compile(rf"Move {len(record['moves'])} of"))
    page.keyboard.press("Home")
    expect(where).to_have_text(re.compile(r"Move 0 of"))

    assert violations(visitor) == []

    page.go_back()
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("choice").first).to_be_visible()


@pytest.mark.parametrize("slug", ["merchants-of-amsterdam", "riverboat"])
def test_every_other_game_is_playable(visitor: Visitor, slug: str) -> None:
    page = visitor.play_now(slug)
    for _ in range(6):
        decide(page)
    expect(page.get_by_test_id("board")).to_be_visible()


def test_two_people_play_each_other_live(chrome: Browser, server: Server) -> None:
    anna, ben = Visitor(chrome, server.address), Visitor(chrome, server.address)
    page = anna.open(anna.new_table([ME, OPEN], public=False))
    invite = page.get_by_role("textbox", name="Invitation link").input_value()
    ben.page.goto(invite)
    ben.page.get_by_test_id("sit").click()
    expect(ben.page.get_by_test_id("board")).to_be_visible()
    expect(page.get_by_test_id("board")).to_be_visible()
    decided = {page: 0, ben.page: 0}
    for _ in range(12):
        for one in decided:
            while one.get_by_test_id("choice").count():
                decide(one)
                decided[one] += 1
                if "Waiting" in one.get_by_test_id("prompt").inner_text():
                    break
    assert all(decided.values()), "somebody never had a choice"
    # They see the same log, and can talk.
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill("Good luck!")
    page.get_by_role("button", name="Send").click()
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_text("Good luck!")).to_be_visible()
    anna.close()
    ben.close()


def test_undo_takes_the_last_decision_back(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, GREEDY], options={"first_player": "first_seat"}))
    expect(page.get_by_test_id("undo")).to_be_disabled()
    decide(page)
    page.wait_for_selector('[data-testid="choice"]')
    stood = page.locator('[data-testid="log"] button').count()
    before = page.get_by_test_id("prompt").get_attribute("data-number")
    page.get_by_test_id("undo").click()
    page.wait_for_selector(f'[data-testid="prompt"]:not([data-number="{before}"])')
    expect(page.locator('[data-testid="log"] button')).not_to_have_count(stood)
    expect(page.get_by_test_id("undo")).to_be_disabled()


def test_a_hint_names_a_choice(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, GREEDY]))
    page.wait_for_selector('[data-testid="choice"]')
    page.get_by_test_id("hint").click()
    expect(page.get_by_text("A bot would choose:")).to_be_visible()
    expect(page.locator('[data-testid="choice"].hinted')).to_have_count(1)


def test_a_legal_place_on_the_board_is_as_good_as_its_button(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, GREEDY]))
    page.wait_for_selector('[data-testid="choice"]')
    before = page.get_by_test_id("prompt").get_attribute("data-number")
    page.locator('[data-testid="place"][data-action="found docks"]').click()
    page.wait_for_selector(f'[data-testid="prompt"]:not([data-number="{before}"])')
    assert "founds a business: docks" in page.get_by_test_id("log").inner_text()


def test_the_log_steps_back_in_time_and_forward_again(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, GREEDY]))
    for _ in range(3):
        decide(page)
    page.wait_for_selector('[data-testid="choice"]')
    page.locator('[data-testid="log"] button').first.click()
    expect(page.get_by_text("Looking back")).to_be_visible()
    expect(page.get_by_test_id("choice").first).to_be_disabled()
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_test_id("choice").first).to_be_enabled()


def test_confirmations_ask_first(visitor: Visitor) -> None:
    page = visitor.open("/settings")
    page.get_by_label("Ask before every move").check()
    page.goto(visitor.address + visitor.new_table([ME, GREEDY]))
    page.get_by_test_id("choice").first.click()
    expect(page.get_by_test_id("choice")).to_have_count(0)
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("choice").first).to_be_visible()


def test_a_whole_game_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, RANDOM]))
    page.wait_for_selector('[data-testid="choice"]')
    tab_to(page, '[data-testid="place"]')
    expect(page.get_by_role("tooltip")).to_be_visible()  # places on the board are reached the same way
    tab_to(page, '[data-testid="choice"]')
    for _ in range(600):
        number = page.evaluate(BY_KEYBOARD)
        if number is None:
            break
        page.keyboard.press("d" if number["closing"] else "Enter")
        page.wait_for_selector(f'[data-testid="prompt"]:not([data-number="{number["at"]}"])')
    expect(page.get_by_test_id("game-over")).to_be_visible()


# When it is my turn: where the table stands, and that the keyboard's place is already among the choices.
BY_KEYBOARD = """() => new Promise((done, fail) => {
    const until = Date.now() + 20000;
    const look = () => {
        if (document.querySelector('[data-testid="game-over"]')) return done(null);
        const choices = [...document.querySelectorAll('[data-testid="choice"]:not([disabled])')];
        const closing = choices.some(one => /^(pass|done)/.test(one.dataset.action));
        if (choices.length && (closing || document.activeElement.dataset.testid === 'choice'))
            return done({ at: document.querySelector('[data-testid="prompt"]').dataset.number, closing });
        if (Date.now() > until) return fail(new Error('lost: ' + document.activeElement.outerHTML.slice(0, 200)));
        setTimeout(look, 5);
    };
    look();
})"""


def tab_to(page: Page, selector: str) -> None:
    for _ in range(120):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the keyboard cannot reach {selector}")


def test_a_place_that_cannot_be_used_says_why(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, GREEDY], options={"first_player": "first_seat"}))
    page.wait_for_selector('[data-testid="choice"]')
    page.locator('[data-at="column-2"] .hit').hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Auction: columns are auctioned at the beginning of each round.")
    page.locator('[data-at="stop-2"] .hit').focus()
    expect(tip).to_contain_text("Move the post: a special action, possible once the bidding is over.")
    expect(tip).to_contain_text("each trade costs the grain on all boats")  # and its rule
    # A choice has its rule one hover away, too.
    page.get_by_test_id("choice").first.hover()
    expect(tip).to_contain_text("everybody founds two businesses")


def test_what_a_choice_uses_up_and_what_a_figure_means_is_said(visitor: Visitor) -> None:
    page = visitor.open(visitor.in_the_middle("nieuw-amsterdam-3p-a", 219))  # a city tile, too little grain
    tile, special = (page.get_by_role("group", name=name) for name in ("With a tile", "Special action"))
    expect(special.get_by_test_id("choice").first).to_be_visible()
    offered = {
        part: part.get_by_test_id("choice").evaluate_all("all => all.map(one => one.dataset.action.split(' ')[0])")
        for part in (tile, special)
    }
    assert set(offered[tile]) == {"build", "elections", "give_up_tile"}
    assert offered[special][-1] == "give_up_special"
    assert len(offered[tile] + offered[special]) == page.get_by_test_id("choice").count()
    expect(page.get_by_role("button", name="lumberyard: Build a business: lumberyard (1 timber)")).to_have_count(1)
    expect(page.get_by_test_id("scores").get_by_text("2 businesses cannot be fed")).to_be_attached()
    page.locator('[data-at="land-2"] .hit').hover()
    expect(page.get_by_role("tooltip")).to_contain_text(
        "3 house spaces. Once they are full and it is cleared: 4 timber once"
    )

    visitor.open(visitor.in_the_middle("nieuw-amsterdam-3p-a", 195))  # a trade tile of no use
    expect(page.get_by_test_id("prompt")).to_contain_text("Too few goods for the traders")
    expect(tile.get_by_test_id("choice")).to_have_count(1)


def test_what_happened_since_my_last_move_stays_marked_until_the_next(visitor: Visitor) -> None:
    page = visitor.open(visitor.new_table([ME, GREEDY], options={"first_player": "first_seat"}))
    page.wait_for_selector('[data-testid="choice"]')
    page.evaluate(WATCH_HERALDS)
    board = page.get_by_test_id("board").bounding_box()
    expect(page.locator(".news")).to_have_count(0)
    decide(page)
    page.wait_for_selector('[data-testid="choice"]')
    expect(page.locator(".news")).to_have_count(1)  # where the bot has founded a business
    page.locator('[data-testid="log"] button').first.hover()
    expect(page.locator(".news")).to_have_count(1)  # a log line shows where it happened
    # A round's beginning and an auction's end are told beside the prompt, too.
    for told, most in (("Round 1 begins.", 1), ("wins column", 3)):
        for _ in range(most):
            decide(page)
        page.wait_for_function("told => window.heralded.some(one => one.includes(told))", arg=told)
    assert page.get_by_test_id("board").bounding_box() == board


# It is shown for some seconds only: keep what was.
WATCH_HERALDS = """() => {
    window.heralded = [];
    const box = document.querySelector('[data-testid="heralds"]');
    new MutationObserver(() => window.heralded.push(box.textContent)).observe(box, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_fly_unless_motion_is_unwelcome(chrome: Browser, server: Server, motion: str) -> None:
    somebody = Visitor(chrome, server.address, reduced_motion=motion)
    somebody.context.add_init_script(
        "window.flown = 0; new MutationObserver(all => all.forEach(one => one.addedNodes.forEach("
        "node => { if (node.classList?.contains('flying')) window.flown++; }))).observe(document, "
        "{ childList: true, subtree: true });"
    )
    page = somebody.open(somebody.new_table([ME, GREEDY], options={"first_player": "first_seat"}))
    decide(page)
    page.wait_for_selector('[data-testid="choice"]')
    assert (page.evaluate("window.flown") > 0) == (motion == "no-preference")
    somebody.close()


def test_the_language_switch(visitor: Visitor) -> None:
    table = visitor.new_table([ME, GREEDY], options={"first_player": "first_seat"})
    words = {"de": ("Jetzt spielen", "Gründe"), "fr": ("Jouer", "Fonde"), "ru": ("Играть сейчас", "Открыть"),
             "en": ("Play now", "Found")}  # fmt: skip
    page = visitor.open()
    for language, (word, _) in words.items():
        page.locator("header select").select_option(language)
        expect(page.get_by_test_id("play-nieuw-amsterdam")).to_contain_text(word)
        expect(page.locator("html")).to_have_attribute("lang", language)
    visitor.open(table)
    for language, (_, sentence) in words.items():
        page.locator("header select").select_option(language)
        expect(page.get_by_test_id("choice").first).to_contain_text(re.compile(sentence, re.IGNORECASE))


def test_a_replay_in_another_language_stays_where_it_is(visitor: Visitor) -> None:
    page = visitor.open(visitor.in_the_middle("nieuw-amsterdam-2p-a", None) + "/replay?move=9")
    page.get_by_test_id("step-on").click()
    expect(page.get_by_test_id("position")).to_contain_text("Move 10 ")
    said = page.locator(".said")
    english = said.inner_text()
    assert english
    page.locator("header select").first.select_option("de")
    expect(page.get_by_test_id("position")).to_contain_text("Zug 10 ")
    expect(said).not_to_have_text(english)
    expect(said).to_be_visible()


def test_languages_switched_faster_than_lines_are_opened(visitor: Visitor) -> None:
    """No line is given up while it opens: the console would say so, and this visitor listens."""
    page = visitor.open(visitor.new_table([ME, GREEDY], options={"first_player": "first_seat"}))
    page.get_by_test_id("choice").first.wait_for()
    page.evaluate("""async () => {
        const select = document.querySelector("header select");
        for (const language of ["de", "fr", "ru", "en", "fr", "de"]) {
            select.value = language;
            select.dispatchEvent(new Event("change", { bubbles: true }));
            await new Promise(requestAnimationFrame);
        }
    }""")
    expect(page.get_by_test_id("choice").first).to_contain_text(re.compile("Gründe", re.IGNORECASE))
