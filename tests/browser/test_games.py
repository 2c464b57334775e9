"""Whole games in a real browser: against bots, at one shared screen, with four seats, by touch, by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from .conftest import PHONE, OpenPage
from .hand import MOST_TURNS, Hand, unfold


def new_table(hand: Hand, *seats: str) -> None:
    """Make a table on its page: names of people, or `bot`; the order is kept."""
    page = hand.page
    page.get_by_role("radio", name=str(len(seats)), exact=True).check(force=True)
    for number, seat in enumerate(seats, 1):
        who = page.get_by_label(f"Seat {number}: who")
        if seat == "bot":
            who.select_option("bot")
            page.get_by_label(f"Seat {number}: strength").select_option("easy")
        else:
            who.select_option("me" if number == 1 else "friend")
            page.get_by_label(f"Seat {number}: name").fill(seat)
    unfold(page)
    page.get_by_text("The first seat", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/table/"))


def test_a_full_game_against_a_bot(open_page: OpenPage) -> None:
    hand = open_page("/")
    hand.page.get_by_role("button", name="Play now").click()
    hand.play_to_the_end()
    expect(hand.page.get_by_role("button", name="Play again")).to_be_visible()
    result = hand.page.locator("dialog[open]").inner_text()
    assert "points" in result
    hand.page.get_by_role("button", name="Look at the reef").click()
    expect(hand.page.locator("dialog[open]")).to_have_count(0)


def test_turns_with_all_that_moves(open_page: OpenPage) -> None:
    hand = open_page("/new", moving=True)
    page = hand.page
    page.evaluate("""localStorage.setItem("reef-settings", '{"speed": 2}')""")
    page.reload()
    new_table(hand, "Ada", "bot", "bot")
    moving = page.locator(".table.busy")
    hand.await_choice()
    hand.set_up()
    for turn in (1, 4):
        hand.await_choice()
        assert hand.turn() == turn
        hand.take_turn()
        moving.wait_for()
        expect(hand.action(10)).to_have_attribute("aria-disabled", "true")
        if turn == 4:
            page.get_by_role("button", name="Skip", exact=True).click()  # what is known by then
    hand.await_choice()
    assert hand.turn() == 7
    page.locator(".prompt").get_by_role("button", name="Show again").click()
    moving.wait_for()
    hand.await_choice()
    hand.take_turn()


def test_a_full_game_of_the_second_kind(open_page: OpenPage) -> None:
    hand = open_page("/")
    answer = hand.page.request.post(
        "/api/tables",
        data={
            "rules": {"players": 2, "second_kind": True},
            "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "easy"}],
        },
    )
    hand.page.goto(f"/table/{answer.json()['id']}")
    for _ in range(MOST_TURNS):
        if hand.await_choice() == "dialog":
            break
        if not hand.page.get_by_role("group", name="Tiles of my hand").count():
            hand.decide()
            if hand.page.locator("dialog[open]").count():
                break
        hand.take_turn()
    expect(hand.page.get_by_role("button", name="Play again")).to_be_visible()


def test_four_seats(open_page: OpenPage) -> None:
    hand = open_page("/new")
    new_table(hand, "Ada", "bot", "bot", "bot")
    expect(hand.page.locator(".boards svg.board")).to_have_count(4)
    for _ in range(4):
        hand.await_choice()
        hand.take_turn()
    hand.await_choice()
    assert hand.turn() == 13


def test_a_curtain_between_people_at_one_screen(open_page: OpenPage) -> None:
    hand = open_page("/new")
    new_table(hand, "Ada", "Ben")
    for name in ["Ada", "Ben"]:
        curtain(hand, name)
        hand.set_up()
    curtain(hand, "Ada")
    mine = hand.page.locator(".me .hand").inner_text()
    hand.take_turn()
    page = hand.page
    expect(page.get_by_role("button", name="I am Ben")).to_be_focused()
    # While the curtain is down the page sits as a spectator: not even behind it is there a hand.
    seen = sum(int(n) for n in page.locator(".me .hand .ht b").all_inner_texts())
    total = int(page.locator(".me .hand h3 em").inner_text().split()[0])
    assert seen < total
    page.get_by_role("button", name="I am Ben").click()
    hand.await_choice()
    assert page.locator(".me .hand").inner_text() != mine


def test_whoever_comes_back_to_a_shared_table_finds_the_curtain(open_page: OpenPage) -> None:
    hand = open_page("/new")
    page = hand.page
    new_table(hand, "Ada", "Ben")
    again = page.get_by_role("button", name="I am Ada", exact=True)
    curtain(hand, "Ada")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")  # out of a cache
    expect(again).to_be_visible()
    curtain(hand, "Ada")
    held: list[Route] = []
    page.route("**/Tables*.js", lambda route: held.append(route))  # the next page is still on its way
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="My games").click()
    page.wait_for_url("**/tables")
    page.go_back()
    expect(again).to_be_visible()
    for each in held:
        each.continue_()


def curtain(hand: Hand, name: str) -> None:
    """Be the person to whom the screen is handed."""
    hand.page.get_by_role("button", name=f"I am {name}", exact=True).click()
    hand.page.locator("dialog[open]").wait_for(state="detached")
    hand.page.locator(".prompt.mine").wait_for()


def test_a_game_by_touch_on_a_phone(open_page: OpenPage) -> None:
    hand = open_page("/", viewport=PHONE, has_touch=True, is_mobile=True)
    hand.touch = True
    hand.page.get_by_role("button", name="Play now").tap()
    for _ in range(4):
        hand.await_choice()
        hand.take_turn()
    hand.await_choice()
    assert hand.turn() >= 7
    width = hand.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], "the page is wider than the phone"


def test_a_whole_turn_by_keyboard_only(open_page: OpenPage) -> None:
    hand = open_page("/")
    page, keys = hand.page, hand.page.keyboard
    key_to(page.get_by_role("button", name="Play now"))
    keys.press("Enter")
    hand.await_choice()
    key_to(page.get_by_role("group", name="Tiles of my hand").get_by_role("button").first)
    keys.press("Enter")
    confirm(hand)
    for name in hand.layable():
        key_to(page.get_by_role("group", name="Two cubes").get_by_label(f"{name} cube"))
        keys.press("Enter")
    confirm(hand)
    page.locator("[data-action='10'][aria-disabled='false']").wait_for()
    keys.press("2")
    key_to(page.get_by_role("group", name="Cubes").get_by_role("button").first)
    with hand.step():
        keys.press("Enter")
    lay(hand)
    with hand.step():
        keys.press("u")
    lay(hand)
    if hand.laying():
        with hand.step():
            keys.press("s")
    keys.press("0")
    key_to(page.locator("[data-space].can").first)
    keys.press("Enter")
    confirm(hand)


def lay(hand: Hand) -> None:
    """L goes to the next cell that is offered, Enter chooses it, Enter again lays the polyp; as fast as keys can be."""
    keys = hand.page.keyboard
    with hand.step():
        keys.press("l")
        keys.press("Enter")
        keys.press("Enter")
    expect(hand.page.locator("rect[data-cell]:focus")).to_have_count(1)


def key_to(what: Locator) -> None:
    """Reach something by Tab alone."""
    what.wait_for()
    for _ in range(80):
        if what.evaluate("node => node === document.activeElement"):
            return
        what.page.keyboard.press("Tab")
    pytest.fail(f"Tab does not reach {what}")


def confirm(hand: Hand) -> None:
    key_to(hand.page.locator(".prompt .btn.primary"))
    with hand.step():
        hand.page.keyboard.press("Enter")


def test_whoever_looks_on_can_pause_and_step(open_page: OpenPage) -> None:
    hand = open_page("/learn", moving=True)
    seats = [{"kind": "bot", "bot": "easy"}] * 2
    table = hand.page.request.post("/api/tables", data={"rules": {"players": 2}, "seats": seats}).json()
    hand.page.goto(f"/table/{table['id']}")
    prompt = hand.page.locator(".prompt")
    expect(prompt).to_contain_text("You are watching")
    hand.page.locator(".table.busy[data-number]:not([data-number='0'])").wait_for()
    hand.page.wait_for_function("() => Number(document.querySelector('.table').dataset.number) > 5")
    prompt.get_by_role("button", name="Pause").click()
    number = hand.number
    prompt.get_by_role("button", name="One step back").click()
    expect(hand.page.locator(".table")).to_have_attribute("data-number", str(number - 1))
    prompt.get_by_role("button", name="One step on").click()
    expect(hand.page.locator(".table")).to_have_attribute("data-number", str(number))
