"""Signs of the table explain themselves: under the pointer, held by a finger, and reached by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from second_kind_games import reach

from .conftest import PHONE, OpenPage
from .hand import Hand
from .tables import middle_game
from .test_second_kind import actions, sit_down

#: Where a sign of each kind lies, and what is said of it besides its name.
BASE = {
    ".me .hand .ht": "polyp",
    ".me .ht.cube": "cube",
    ".me .shr": "shrimp",
    ".me .bigfish": "fish",
    ".opp .screen .i": "polyp",
    ".opp .cubes .i": "cube",
    ".opp .shr": "shrimp",
    ".opp .fi": "fish",
    ".ctiles [data-tile]:not([data-locked])": "coral_tile",
    ".compass .token": "coral_tile",
    ".compass .space": "space",
    ".compass .medal": "value",
    ".compass .algaspace": "alga_space",
    ".supply span:nth-of-type(2) .i": "cube",
    ".supply span:last-of-type .i": "alga",
}
SECOND = {".cards .blues": "blue", ".cards .pile": "card", ".opp .backs": "card"}

WALKED = """() => {
  const { ariaLabel, dataset } = document.activeElement, known = dataset.walked;
  dataset.walked = 'yes';
  return known ? null : ariaLabel;
}"""


def means(page: Page) -> Locator:
    return page.locator(".means:visible")


def hover(hand: Hand, place: str) -> None:
    hand.page.mouse.move(1, 1)
    expect(means(hand.page)).to_have_count(0)
    hand.page.locator(f"{place}:visible").first.hover()


def hold(page: Page, sign: Locator) -> None:
    """A finger, until something is said."""
    box = sign.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(means(page)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("second_kind", [False, True], ids=["base", "second kind"])
def test_every_kind_of_sign_is_explained_under_the_pointer_and_by_keys(
    open_page: OpenPage, second_kind: bool
) -> None:
    hand = open_page("/learn")
    page = hand.page
    if second_kind:
        sit_down(hand, reach(lambda game: game.phase == "turn"))
    else:
        page.goto(middle_game(page.request, 2))
        hand.await_choice()
    page.wait_for_load_state("networkidle")  # what listens to the pointer comes last
    kinds = SECOND if second_kind else BASE
    for place, kind in kinds.items():
        hover(hand, place)
        expect(means(page)).to_contain_text(hand.word(f"signs.{kind}"))
    page.mouse.move(1, 1)
    reached: set[str] = set()
    page.keyboard.press("i")
    while name := page.evaluate(WALKED):  # once around
        reached.add(name)
        expect(means(page)).to_be_visible()
        page.keyboard.press("i")
    for place in set(kinds) - {".compass .token"}:  # which are the coral tiles once more
        assert page.locator(f"{place}:visible").first.get_attribute("aria-label") in reached
    page.keyboard.press("Escape")
    expect(means(page)).to_have_count(0)


def test_a_finger_that_holds_a_sign_is_told_and_does_nothing(open_page: OpenPage) -> None:
    hand = open_page("/learn", viewport=PHONE, has_touch=True, is_mobile=True)
    page = hand.page
    page.goto(middle_game(page.request, 2))
    hand.await_choice()
    page.wait_for_load_state("networkidle")  # what listens to the finger comes last
    title, number = hand.title, hand.number
    hold(page, page.locator(".me .ht.cube").first)
    expect(means(page)).to_contain_text(hand.word("signs.cube"))
    hold(page, page.locator(".boards rect[data-cell='1c3']"))
    expect(means(page)).to_contain_text("c3, ")
    assert (hand.title, hand.number) == (title, number)
    page.locator(".prompt").tap()
    expect(means(page)).to_have_count(0)


def test_signs_of_the_score_sheet_are_explained_above_it(open_page: OpenPage) -> None:
    hand = open_page("/learn")
    page = hand.page
    page.goto(middle_game(page.request, 2))
    hand.await_choice()
    page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Score sheet").click()
    page.get_by_role("dialog", name="Score sheet").locator("thead .i").first.hover()
    expect(means(page)).to_contain_text(hand.word("signs.value"))
    assert means(page).evaluate("(box) => box.matches(':popover-open')"), "the sheet would cover it"
    page.mouse.move(1, 1)
    expect(means(page)).to_have_count(0)
    reached: set[str] = set()
    page.keyboard.press("i")
    while name := page.evaluate(WALKED):
        reached.add(name)
        expect(means(page)).to_contain_text(name)
        page.keyboard.press("i")
    assert "white" in reached
    assert any(name.startswith("at least") for name in reached), "what the + means"


def test_a_finger_on_a_crown_is_told_what_it_does(open_page: OpenPage) -> None:
    hand = open_page("/learn", viewport=PHONE, has_touch=True, is_mobile=True)
    page = hand.page
    sit_down(hand, reach(lambda game: bool(actions(game, "crown")), policy="reefer", actions=900))
    page.wait_for_load_state("networkidle")
    crown = page.locator(".boards rect[data-kind=crown]")
    cell = crown.first.get_attribute("data-cell") or ""
    page.locator(".minis button").nth(int(cell[0]) - 1).click()
    hold(page, crown.first)
    expect(means(page)).to_contain_text("attacks a polyp beside it")
