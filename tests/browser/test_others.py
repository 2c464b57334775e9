"""The others' turns: what they take travels, who wants no movement steps through them, and the log is short."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import DESK, PHONE, OpenPage
from .hand import Hand
from .tables import middle_game

SIZES = {"desk": DESK, "phone": PHONE}
COUNT_TRAVELS = """
    window.travels = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        if (this.className === 'travels') window.travels++;
        return animate.apply(this, how);
    };
"""
WHOLE_LINES = """() => {
    const roll = document.querySelector('.log .roll').getBoundingClientRect();
    const lines = [...document.querySelectorAll('.log .line')].map((line) => line.getBoundingClientRect());
    const last = [...document.querySelectorAll('.log .step')].at(-1).getBoundingClientRect();
    return lines.length && !lines.some((line) => line.top < roll.top - 1 && line.bottom > roll.top + 1)
        && last.bottom <= roll.bottom + 1;
}"""


def at_table(open_page: OpenPage, size: str = "desk", *, moving: bool = False) -> Hand:
    hand = open_page("/learn", moving=moving, viewport=SIZES[size], has_touch=size != "desk")
    hand.touch = size != "desk"
    hand.page.add_init_script(COUNT_TRAVELS)
    hand.page.goto(middle_game(hand.page.request, 2, turns=13))
    hand.await_choice()
    return hand


@pytest.mark.parametrize("size", SIZES)
def test_what_is_collected_travels_from_the_sea_to_a_hand(open_page: OpenPage, size: str) -> None:
    hand = at_table(open_page, size, moving=True)
    hand.press(hand.action(10))
    hand.press(hand.page.locator("[data-space].can").first)
    hand.press(hand.page.locator(".prompt .btn.primary"))
    hand.page.wait_for_function("() => window.travels > 0")
    hand.page.wait_for_function("() => !document.querySelector('.travels')")


@pytest.mark.parametrize("size", SIZES)
def test_who_wants_no_movement_is_told_and_steps_through(open_page: OpenPage, size: str) -> None:
    hand = at_table(open_page, size)
    hand.collect()
    hand.await_choice()
    expect(hand.page.locator(".prompt .hint")).to_contain_text("Since your last turn:")
    assert not hand.page.evaluate("window.travels")
    number = hand.number
    hand.press(hand.page.get_by_role("button", name="Step through"))
    on = hand.page.get_by_role("button", name="One step on")
    expect(on).to_be_visible()
    first = hand.number
    assert first < number
    hand.press(on)
    hand.page.wait_for_function(
        "first => Number(document.querySelector('.table').dataset.number) > first", arg=first
    )
    hand.page.keyboard.press("Escape")  # to the present
    hand.await_choice()
    hand.press(hand.page.get_by_role("button", name="One step back"))  # also when it is one's own turn again
    expect(on).to_be_visible()
    hand.page.keyboard.press("Escape")  # to the present
    hand.await_choice()
    assert hand.number == number


@pytest.mark.parametrize("size", SIZES)
def test_the_log_is_short_and_its_first_line_is_whole(open_page: OpenPage, size: str) -> None:
    hand = at_table(open_page, size)
    hand.collect()
    hand.await_choice()
    if size == "phone":
        hand.press(hand.page.get_by_role("button", name="Log"))
    entry = hand.page.locator(".log .entry").last
    expect(entry).to_be_visible()
    expect(entry).not_to_contain_text("New in the sea")
    hand.page.wait_for_function(WHOLE_LINES)
    for tall in range(24):  # whatever the height; what comes twice before the page is drawn is counted once
        hand.page.locator(".log .roll").evaluate(f"(roll) => (roll.style.maxHeight = '{96 + tall}px')")
        hand.page.locator(".log .again").first.evaluate(
            "async (button) => { await new Promise(requestAnimationFrame); button.click(); await 0; button.click(); }"
        )
        hand.page.wait_for_function(WHOLE_LINES)
    hand.page.locator(".log .roll").evaluate("(roll) => roll.style.removeProperty('max-height')")
    for narrow in (60, 45, 75):  # lines are broken anew
        hand.page.locator(".log .roll").evaluate(f"(roll) => (roll.style.maxWidth = '{narrow}%')")
        hand.page.wait_for_function(WHOLE_LINES)
    hand.press(entry.locator(".turn"))
    expect(entry).to_contain_text("collects the")
    hand.page.wait_for_function(WHOLE_LINES)


@pytest.mark.parametrize("size", SIZES)
def test_the_log_of_the_second_kind_is_in_pictures_inside_its_edges(open_page: OpenPage, size: str) -> None:
    hand = open_page("/learn", viewport=SIZES[size], has_touch=size != "desk")
    page = hand.page
    page.goto(middle_game(page.request, 4, second_kind=True, turns=24, wanted=("cube", "take")))
    hand.await_choice()
    if size == "phone":
        page.get_by_role("button", name="Log").click()
    roll = page.get_by_role("log")
    expect(roll.locator(".step").last).to_be_visible()
    expect(roll.get_by_text("New in the sea")).to_have_count(0)
    expect(roll.get_by_text("buys a card")).to_have_count(0)
    buys = roll.get_by_role("button", name="buys a card")
    expect(buys.first.locator(".i").nth(1)).to_be_attached()  # what it cost, and the back of a card
    over = roll.evaluate(
        """(roll) => [...roll.querySelectorAll('.step > *')].filter((bit) => {
            const box = bit.getBoundingClientRect();
            return box.width && box.right > roll.getBoundingClientRect().right + 1;
        }).map((bit) => bit.closest('.step').getAttribute('aria-label'))"""
    )
    assert over == []
