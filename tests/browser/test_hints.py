"""Hints: sentences beside what they speak of, marks that stay, and a turn that is played at a press."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Route, expect

from .conftest import DESK, PHONE, OpenPage
from .hand import Hand
from .tables import middle_game

SMALL = {"width": 360, "height": 740}
SIZES = {"desk": DESK, "phone": PHONE, "small phone": SMALL}


def at_table(open_page: OpenPage, size: str = "desk", second_kind: bool = False) -> Hand:
    hand = open_page("/learn", viewport=SIZES[size], has_touch=size != "desk")
    hand.touch = size != "desk"
    hand.page.goto(middle_game(hand.page.request, 2, second_kind=second_kind, turns=13))
    hand.await_choice()
    return hand


def asked(hand: Hand) -> Locator:
    """The panel with the best turn."""
    hand.press(hand.page.get_by_role("button", name="Hint", exact=True))
    panel = hand.page.get_by_role("region", name="Hint")
    panel.locator("li").first.wait_for()  # the bot thinks
    return panel


def pearls(hand: Hand) -> Locator:
    """What is marked, as far as it can be seen."""
    return hand.page.locator(".b-hint, path.pearls, .pearls").filter(visible=True)


@pytest.mark.parametrize("second_kind", [False, True], ids=["base", "second kind"])
@pytest.mark.parametrize("size", SIZES)
def test_the_panel_covers_nothing_that_it_points_at(
    open_page: OpenPage, size: str, second_kind: bool
) -> None:
    hand = at_table(open_page, size, second_kind)
    panel = asked(hand)
    told = panel.locator("li").all_inner_texts()
    assert all(re.fullmatch(r"[A-Z0-9].*\.", sentence) for sentence in told), told
    expect(panel).not_to_contain_text("In points")
    box = panel.bounding_box()
    assert box
    page = hand.page
    assert box["y"] + box["height"] <= page.viewport_size["height"]  # type: ignore[index]  # it is set
    apart = page.evaluate(
        """() => {
            const panel = document.querySelector('.hints').getBoundingClientRect();
            const parts = '.boards .bw, .sea .compass, .ctiles, .minis, .me, .tabs';
            return [...document.querySelectorAll(parts)].map((node) => [node, node.getBoundingClientRect()])
                .filter(([, box]) => box.width && box.bottom > panel.top + 1 && box.top < panel.bottom - 1
                    && box.right > panel.left + 1 && box.left < panel.right - 1)
                .map(([node]) => node.getAttribute('class'));
        }"""
    )
    assert not apart


def test_marks_stay_while_the_panel_is_folded_and_the_space_to_collect_has_one(open_page: OpenPage) -> None:
    hand = at_table(open_page)
    panel = asked(hand)
    expect(hand.page.locator("[data-space] path.pearls").first).to_be_attached()
    marks = pearls(hand).count()
    panel.get_by_role("button", name="Show on the board").click()
    expect(panel).to_have_count(0)
    assert pearls(hand).count() == marks
    expect(hand.page.locator(".prompt .hint")).to_contain_text("Hint:")
    hand.page.locator("[data-space].can:has(path.pearls)").click()
    expect(hand.page.locator(".prompt .btn.primary")).to_contain_text("Collect")
    hand.confirm()
    expect(pearls(hand)).to_have_count(0)


def test_whoever_acts_beside_an_open_hint_folds_it(open_page: OpenPage) -> None:
    hand = at_table(open_page)
    panel = asked(hand)
    hand.page.keyboard.press("0")
    expect(panel).to_have_count(0)
    expect(hand.page.locator("path.pearls").first).to_be_attached()
    hand.page.locator("[data-space].can").first.click()
    hand.confirm()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_hint_is_played_at_a_press_up_to_what_ends_the_turn(open_page: OpenPage, size: str) -> None:
    hand = at_table(open_page, size)
    turn = hand.turn()
    panel = asked(hand)
    hand.press(panel.get_by_role("button", name="Play this"))
    collect = hand.page.locator(".prompt .btn.primary")
    expect(collect).to_contain_text("Collect")
    expect(hand.page.locator(".sea .compass")).to_be_visible()
    assert hand.turn() == turn
    hand.confirm()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_set_up_has_hints_too(open_page: OpenPage, size: str) -> None:
    hand = open_page("/", viewport=SIZES[size], has_touch=size != "desk")
    hand.touch = size != "desk"
    hand.press(hand.page.get_by_role("button", name="Play now"))
    hand.await_choice()
    panel = asked(hand)
    expect(panel.locator("li").first).to_contain_text("into your fish")
    expect(panel).to_contain_text("You hold")
    expect(hand.page.locator(".me .ht.pearls")).to_have_count(1)
    with hand.step():
        hand.press(panel.get_by_role("button", name="Play this"))
    panel = asked(hand)
    expect(panel.locator("li").first).to_contain_text("Choose")
    hand.press(panel.get_by_role("button", name="Show on the board"))
    expect(hand.page.locator(".prompt .chip.pearls").first).to_be_visible()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_card_that_is_meant_is_marked(open_page: OpenPage, size: str) -> None:
    hand = at_table(open_page, size, second_kind=True)
    page = hand.page
    card = page.locator(".cards .card").first
    card.wait_for(state="attached")
    which = card.get_attribute("data-card")

    def about_a_card(route: Route) -> None:
        answer = route.fetch()
        hint = answer.json()
        for suggestion in hint["suggestions"]:
            suggestion["marks"] = [
                [{"what": "card", "card": which}, {"what": "purchase"}] for _ in suggestion["actions"]
            ]
        route.fulfill(response=answer, body=json.dumps(hint))

    page.route("**/hint?*", about_a_card)
    panel = asked(hand)
    hand.press(panel.get_by_role("button", name="Show on the board"))
    tab = page.locator(".tabs [data-part=cards]")
    if size == "phone":
        expect(tab).to_contain_class("has")
        hand.press(tab)
    expect(page.locator(".cards .card.pearls")).to_have_count(1)
    expect(card).to_contain_class("pearls")
    expect(page.locator(".cards .buy.pearls")).to_be_visible()
