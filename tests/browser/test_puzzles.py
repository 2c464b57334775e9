"""Puzzles in the page: a turn on the ordinary table, handed in once; nothing of the solution in the page before."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Route, expect

from reefencounter import puzzles

from .axe import serious
from .conftest import DESK, PATIENCE_MS, PHONE, OpenPage
from .hand import Hand
from .test_lessons import LONGER, OUTSIDE

MEAL = next(one for one in puzzles.all_puzzles().values() if one.theme == "meal" and len(one.solution) > 2)

NO_WHITE = next(  # there is a white tile to lay, and no white cube
    one
    for one in puzzles.all_puzzles().values()
    for me in [one.view["players"][one.seat]]
    if not one.rules.second_kind and "W" in me["hand"] and "W" not in me["cubes"]
)


def collect(hand: Hand) -> None:
    """End the turn at once: the first space will do."""
    expect(hand.action(10)).to_have_attribute("aria-disabled", "false")
    hand.press(hand.action(10))
    hand.press(hand.page.locator("[data-space].can").first)
    hand.press(hand.page.locator(".prompt .btn.primary"))


def test_a_turn_is_played_taken_back_handed_in_and_kept(open_page: OpenPage) -> None:
    hand = open_page("/learn")
    page = hand.page
    heard: list[bytes] = []

    def listen(route: Route) -> None:
        with suppress(Error):  # a page that is left waits for nothing
            answer = route.fetch()
            heard.append(answer.body())
            route.fulfill(response=answer)

    page.route("**/*", listen)
    page.goto(f"/puzzle/{MEAL.id}")
    expect(page.get_by_role("heading", name="Your turn: find the best")).to_be_visible()
    page.get_by_role("button", name="Play the turn").click()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(hand.action(1)).to_have_attribute("aria-disabled", "false")
    collect(hand)
    expect(page.get_by_role("heading", name="Your turn is played")).to_be_visible()
    expect(page.get_by_role("button", name="Hand in")).to_be_focused()
    page.reload()  # the begun turn is kept
    expect(page.get_by_role("button", name="Hand in")).to_be_visible()
    page.keyboard.press("u")
    page.get_by_role("button", name="Play the turn").click()
    collect(hand)
    expect(page.get_by_role("button", name="Hand in")).to_be_focused()

    page.unroute_all(behavior="ignoreErrors")
    best = json.dumps(list(MEAL.solution), separators=(",", ":"))[1:-1].encode()
    assert len(heard) > 10
    assert not [answer for answer in heard if best in answer or b"puzzle.why" in answer]

    page.keyboard.press("r")
    judged = page.get_by_role("heading", name="The best turn")
    expect(judged).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_text("of 100: the best turn we know is worth")).to_be_visible()
    missed = page.locator(".why li.miss")
    expect(missed.first).to_contain_text("Your fish eats")
    expect(page.locator(".b-number").first).to_be_visible()
    page.get_by_role("button", name="Show it on the board").click()
    expect(page.locator(".caption")).to_contain_text("You collect")
    expect(page.locator(".b-number")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="The best turn")).to_be_visible()
    expect(page.get_by_role("button", name="Hand in")).to_have_count(0)
    page.goto("/learn")
    page.get_by_text("Meals", exact=True).click()
    expect(page.locator(f"a[href='/puzzle/{MEAL.id}'] .circle.done")).to_be_visible()


def test_what_the_rules_forbid_is_told_and_no_error_of_the_page(open_page: OpenPage) -> None:
    """Polyps whose cube one does not have: their reason is told, and nothing on the browser's console."""
    hand = open_page(f"/puzzle/{NO_WHITE.id}")
    page = hand.page
    page.get_by_role("button", name="Play the turn").click()
    expect(hand.action(10)).to_have_attribute("aria-disabled", "false")
    hand.press(page.locator(".me .hand").get_by_role("button", name="white"))
    expect(page.locator(".prompt")).to_contain_text("You have no white cube.")
    expect(page.locator(".prompt").get_by_text("R4.1")).to_be_visible()
    collect(hand)  # the turn goes on
    expect(page.get_by_role("button", name="Hand in")).to_be_focused()


@pytest.mark.parametrize(("size", "theme"), [("desk", "light"), ("phone", "dark")])
def test_a_puzzle_by_keyboard_with_long_words_and_for_axe(open_page: OpenPage, size: str, theme: str) -> None:
    hand = open_page("/puzzle", viewport=DESK if size == "desk" else PHONE, color_scheme=theme)
    page, found = hand.page, {}

    def looked_at(name: str) -> None:
        found[name] = serious(hand)
        page.evaluate(LONGER)
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), name
        assert page.evaluate(OUTSIDE) == [], name

    expect(page.get_by_text("Puzzle of the day")).to_be_visible()
    expect(page.get_by_role("button", name="Show it")).to_be_visible()
    page.keyboard.press("s")
    expect(page.get_by_role("button", name="Yes, show it")).to_be_focused()
    looked_at("asked")
    page.reload()
    expect(page.get_by_role("button", name="Show it")).to_be_visible()
    page.keyboard.press("s")
    expect(page.get_by_role("button", name="Yes, show it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("This is the best turn we know.")).to_be_visible()
    looked_at("shown")
    page.goto("/learn")
    page.locator("#puzzles ~ .themes summary").first.click()
    expect(page.locator(".themes li").first).to_be_visible()
    looked_at("listed")
    assert {where: what for where, what in found.items() if what} == {}


def test_the_first_page_has_a_puzzle_only_for_those_who_know_the_game(open_page: OpenPage) -> None:
    page = open_page("/").page
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".table")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    page.locator("a[href='/puzzle']").click()
    expect(page.get_by_text("Puzzle of the day")).to_be_visible()


def test_what_can_be_pressed_stays_where_it_is_when_the_list_comes(open_page: OpenPage) -> None:
    page = open_page("/").page
    held: list[Route] = []
    page.route("**/api/puzzles*", lambda route: held.append(route))
    with page.expect_request("**/api/puzzles*"):
        page.goto("/learn")
    lesson = page.locator(".lessons.more a").first
    expect(lesson).to_be_visible()
    before = lesson.bounding_box()
    for route in held:
        route.continue_()
    expect(page.locator("main a[href^='/puzzle/']").first).to_be_visible()
    assert lesson.bounding_box() == before


def test_whoever_comes_for_the_puzzles_sees_them_and_lessons_that_come_late_do_not_move_them(
    open_page: OpenPage,
) -> None:
    page = open_page("/", viewport=PHONE).page
    held: list[Route] = []
    page.route("**/api/lessons*", lambda route: held.append(route))
    with page.expect_request("**/api/lessons*"):
        page.goto("/learn#puzzles")
    heading = page.locator("#puzzles")
    expect(heading).to_be_in_viewport()
    with page.expect_request("**/api/puzzles*"):
        for route in held:
            route.continue_()
    expect(page.locator(".lessons.more a").first).to_be_visible()
    expect(page.locator(".today .btn")).to_be_in_viewport()
    expect(heading).to_be_in_viewport()
