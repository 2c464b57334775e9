"""Learning by keys alone: lessons, a puzzle, the rulebook with its diagrams, an analysis."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from effort import LONG
from playwright.sync_api import Locator, expect
from serving import SHORT_STUDIES, Server, served

from .conftest import PATIENCE_MS, PHONE, OpenPage
from .learner import NINE, Learner
from .test_analysis_page import EVERY_CHANGE, complete, uploaded
from .test_puzzles import MEAL

FOCUSED = "node => node === document.activeElement"
BESIDE = "node => !!node.closest('[role=grid]')?.contains(document.activeElement)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("keyboard") / "data", flaw=SHORT_STUDIES + EVERY_CHANGE) as running:
        yield running


def reach(what: Locator) -> None:
    """Move the focus to something by Tab, and on a board by arrows."""
    what.wait_for()
    keys = what.page.keyboard
    for _ in range(200):
        if what.evaluate(FOCUSED):
            return
        if what.evaluate(BESIDE):
            return walk(what)
        keys.press("Tab")
    pytest.fail(f"Tab does not reach {what}")


def walk(cell: Locator) -> None:
    """From a cell of a board to another: to a corner of it, and from there by columns and rows."""
    name = cell.get_attribute("data-cell") or ""  # such as 1b4
    ways = ["ArrowLeft"] * 7 + ["ArrowUp"] * 6
    ways += ["ArrowRight"] * (ord(name[1]) - ord("a")) + ["ArrowDown"] * (int(name[2]) - 1)
    for key in ways:
        cell.page.keyboard.press(key)
    expect(cell).to_be_focused()


def press(what: Locator) -> None:
    reach(what)
    what.page.keyboard.press("Enter")


class KeyLearner(Learner):
    """A learner without a pointer."""

    def press(self, what: Locator) -> None:
        press(what)


@pytest.mark.parametrize("lesson", NINE if LONG else ("guard", "tide"))
def test_a_lesson_is_finished(open_page: OpenPage, lesson: str) -> None:
    page = open_page("/learn").page
    press(page.locator(f"a[href='/lesson/{lesson}']"))
    KeyLearner(page).finish_lesson()


def test_a_puzzle_is_played_handed_in_and_its_answer_read(open_page: OpenPage) -> None:
    hand = open_page("/learn")
    page, keys = hand.page, hand.page.keyboard
    press(page.locator("summary", has=page.get_by_text("Meals", exact=True)))
    press(page.locator(f"details a[href='/puzzle/{MEAL.id}']"))
    press(page.get_by_role("button", name="Play the turn"))
    expect(hand.action(10)).to_have_attribute("aria-disabled", "false")
    keys.press("0")
    expect(page.locator("[data-space].can:focus")).to_have_count(1)
    keys.press("Enter")
    press(page.locator(".prompt .btn.primary"))
    expect(page.get_by_role("button", name="Hand in")).to_be_focused()
    keys.press("Enter")
    expect(page.get_by_role("heading", name="The best turn")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_role("region", name="Your result")).to_be_focused()
    press(page.get_by_role("button", name="Show it on the board"))
    expect(page.locator(".caption")).to_contain_text("You collect")


def test_the_rulebook_is_searched_and_its_diagrams_tried(open_page: OpenPage) -> None:
    page = open_page("/rules").page
    keys = page.keyboard
    expect(page.locator("article").first).to_be_visible()
    keys.press("/")
    keys.type("R5.")
    expect(page.locator("[id='R1.2']")).to_have_count(0)
    keys.press("Enter")
    expect(page.locator("article.here")).to_be_focused()
    attack = page.locator("[id='R5.1'] .diagram")
    press(attack.locator("[data-cell='1d2']"))
    expect(attack.locator(".b-forbid")).to_have_count(1)
    shields = page.locator("[id='R5.3'] .diagram")  # the same cells, further down
    while page.locator("article.here").get_attribute("id") != "R5.3":
        keys.press("j")
    press(shields.locator("[data-cell='1b6']"))
    expect(shields.get_by_text("Protected: b5, b6, c6.")).to_be_visible()
    press(shields.get_by_role("button", name="Undo"))
    expect(shields.get_by_text("Protected: c4, b5, c5, d5, c6.")).to_be_visible()


def test_an_analysis_is_read(open_page: OpenPage) -> None:
    page = open_page("/", viewport=PHONE).page  # as it also is in a large window whose letters are enlarged
    keys = page.keyboard
    uploaded(page, 2)
    page.goto("/tables")
    press(page.get_by_role("link", name="Analysis of Ada and Ben"))
    complete(page)
    better = page.get_by_role("radio", name="Better")
    points = page.locator("li", has=page.locator(".n")).get_by_role("button", name=re.compile("Turn"))
    expect(points).to_have_count(3)
    for number in range(3):
        press(points.nth(number))
        expect(points.nth(number)).to_have_attribute("aria-current", "true")
        expect(page.locator("figure.played .board").first).to_be_visible()
        if better.count():
            break
    expect(better).to_have_count(1)
    keys.press("b")
    expect(page.locator("figure.better .board").first).to_be_visible()
    expect(page.locator("figure.played")).to_be_hidden()
    reach(better)
    keys.press("ArrowLeft")
    expect(page.locator("figure.played .board").first).to_be_visible()
    keys.press("b")
    expect(page.locator("figure.better .board").first).to_be_visible()
    expect(page.locator("figure.played")).to_be_hidden()
