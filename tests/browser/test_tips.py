"""Tips at a first table: each once, one at a time, beside what it speaks of, and off for whoever wants none."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .axe import serious
from .conftest import DESK, PHONE, OpenPage
from .hand import Hand

APART = """([tip, place]) => {
  const [a, b] = [tip, place].map((one) => one.getBoundingClientRect());
  const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return apart && a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight;
}"""


def tip_of(hand: Hand) -> Locator:
    return hand.page.get_by_role("complementary", name=hand.word("tips.name"))


def expect_tip(hand: Hand, id: str, place: str) -> None:
    """One tip, in words, which covers nothing of its place."""
    expect(tip_of(hand)).to_contain_text(hand.word(f"tips.{id}"))
    expect(tip_of(hand)).to_be_visible()
    beside = hand.page.locator(f"{place}:visible").first
    assert hand.page.evaluate(APART, [tip_of(hand).element_handle(), beside.element_handle()])


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_tips_of_a_first_game(open_page: OpenPage, size: str) -> None:
    hand = open_page("/", tips=True, viewport=DESK if size == "desk" else PHONE)
    page = hand.page
    page.get_by_role("button", name="Play now").click()
    expect_tip(hand, "prompt", ".prompt")
    assert serious(hand) == []
    title = hand.title
    page.keyboard.press("Escape")
    expect(tip_of(hand)).to_have_count(0)
    assert hand.title == title
    hand.set_up()
    expect_tip(hand, "actions", ".acts")
    hand.press(tip_of(hand).get_by_role("button", name=hand.word("tips.close")))
    expect(tip_of(hand)).to_have_count(0)

    page.reload()
    expect(page.locator(".tips")).to_be_attached()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(tip_of(hand)).to_have_count(0)  # each was shown
    hand.press(hand.action(2))
    with hand.step():
        hand.press(hand.group("table.cubes").first)
    expect_tip(hand, "cells", ".boards .bw")
    page.keyboard.press("l")  # whoever plays on needs it no more
    page.keyboard.press("Enter")
    with hand.step():
        page.keyboard.press("Enter")
    if hand.laying():
        expect(tip_of(hand)).to_have_count(0)
        with hand.step():
            page.keyboard.press("s")
    expect_tip(hand, "undo", ".prompt .undo")
    hand.press(tip_of(hand).get_by_role("button", name=hand.word("tips.off")))
    expect(tip_of(hand)).to_have_count(0)

    page.reload()
    expect(page.locator(".tips")).to_be_attached()
    hand.press(hand.action(10))
    expect(page.locator("[data-space].can").first).to_be_visible()
    expect(tip_of(hand)).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_text(hand.word("frame.settings"), exact=True).click()
    choice = page.get_by_role("group", name=hand.word("settings.tips"), exact=True)
    expect(choice.get_by_label(hand.word("settings.tips_off"))).to_be_checked()
    choice.get_by_text(hand.word("settings.tips_on"), exact=True).click()
    page.keyboard.press("Escape")
    page.reload()
    expect_tip(hand, "prompt", ".prompt")


def test_no_tip_where_somebody_else_may_sit(open_page: OpenPage) -> None:
    hand = open_page("/learn", tips=True)
    page = hand.page
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    table = page.request.post("/api/tables", data={"rules": {"players": 2}, "seats": seats}).json()["id"]
    page.goto(f"/table/{table}")
    curtain = page.locator("dialog[open]")
    expect(curtain).to_be_visible()
    expect(page.locator(".tips")).to_be_attached()
    expect(tip_of(hand)).to_have_count(0)
    curtain.get_by_role("button").first.click()
    expect_tip(hand, "prompt", ".prompt")
