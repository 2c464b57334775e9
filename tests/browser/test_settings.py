"""What this browser's user likes: laying with one click, sounds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, OpenPage
from .hand import Hand
from .tables import middle_game

COUNT_TONES = """
    window.tones = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.tones++; return make.call(this); };
"""


def choose(page: Page, legend: str, option: str) -> None:
    page.get_by_role("button", name="Help and settings").click()
    dialog = page.get_by_role("dialog", name="Help and settings")
    dialog.get_by_text("Settings", exact=True).click()
    dialog.get_by_role("group", name=legend).get_by_text(option, exact=True).click()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def laying(hand: Hand) -> None:
    """A cube is played, polyps can be laid."""
    hand.page.goto(middle_game(hand.page.request, 2, turns=13))
    hand.await_choice()
    hand.press(hand.action(2))
    with hand.step():
        hand.press(hand.page.get_by_role("group", name="Cubes").get_by_role("button").first)


def test_a_polyp_is_laid_with_two_clicks_or_with_one(open_page: OpenPage) -> None:
    hand = open_page("/learn")
    laying(hand)
    number = hand.number
    cell = hand.offered().first
    hand.press(cell)
    expect(hand.page.locator(".prompt .btn.primary")).to_be_visible()
    assert hand.number == number
    hand.page.keyboard.press("Escape")
    choose(hand.page, "Laying", "One click")
    with hand.step():
        hand.press(cell)
    with hand.step():
        hand.press(hand.page.get_by_role("button", name="Undo"))


@pytest.mark.parametrize(("size", "heard"), [(DESK, True), (PHONE, False)], ids=["desk", "phone"])
def test_sounds_are_off_on_phones_and_have_a_switch(
    open_page: OpenPage, size: dict[str, int], heard: bool
) -> None:
    hand = open_page("/learn", viewport=size, has_touch=not heard, is_mobile=not heard)
    hand.touch = not heard
    hand.page.add_init_script(COUNT_TONES)
    laying(hand)

    def lays() -> None:
        hand.press(hand.offered().first)
        hand.confirm()

    lays()
    if heard:
        hand.page.wait_for_function("() => window.tones > 0")
    else:
        assert hand.page.evaluate("window.tones") == 0
    choose(hand.page, "Sounds", "Off" if heard else "On")
    before = hand.page.evaluate("window.tones")
    lays()
    if heard:
        assert hand.page.evaluate("window.tones") == before
    else:
        hand.page.wait_for_function("before => window.tones > before", arg=before)
