"""The prompt: it speaks of what is asked now, and of nothing else; what it offers is said in words of the table."""

from __future__ import annotations

import re

import pytest
from effort import LONG
from playwright.sync_api import Locator, expect

from .conftest import OpenPage
from .hand import Hand
from .tables import middle_game

MEAL = 13  # in this turn of the game one coral can be eaten
WANTED = ("eat", "cube", "move", "alga", "take")


def at_table(
    open_page: OpenPage, players: int = 2, turns: int = MEAL, me: int = 0, **options: object
) -> Hand:
    hand = open_page("/learn", **options)
    hand.page.goto(middle_game(hand.page.request, players, turns=turns, me=me, wanted=WANTED))
    hand.await_choice()
    return hand


def said(hand: Hand) -> Locator:
    return hand.page.locator(".prompt .hint")


def lay_some(hand: Hand) -> None:
    """Play a cube, so that polyps can be laid."""
    hand.press(hand.action(2))
    with hand.step():
        hand.press(hand.page.get_by_role("group", name="Cubes").get_by_role("button").first)


def test_what_was_said_of_a_coral_goes_with_its_decision(open_page: OpenPage) -> None:
    hand = at_table(open_page, has_touch=True)
    hand.touch = True
    hand.press(hand.page.get_by_role("button", name="Not now"))
    coral = (
        hand.page.locator(".boards [data-cell]")
        .filter(visible=True)
        .and_(hand.page.get_by_label(re.compile("coral of (?!.*shrimp)")))
    )
    coral.last.tap()
    expect(said(hand)).to_contain_text(re.compile("coral of"))
    lay_some(hand)
    with hand.step():
        hand.press(hand.page.get_by_role("button", name="Undo"))
    hand.press(hand.page.get_by_role("button", name="Not now"))
    expect(said(hand)).not_to_contain_text("coral of")


def test_a_refusal_goes_with_the_next_choice_and_the_next_cell(open_page: OpenPage) -> None:
    hand = at_table(open_page)
    keys = hand.page.keyboard
    keys.press("3")  # there was no laying yet
    expect(said(hand)).to_have_class(re.compile("note"))
    keys.press("0")
    hand.page.locator("[data-space].can").first.click()
    expect(said(hand)).not_to_have_class(re.compile("note"))
    keys.press("Escape")
    keys.press("Escape")
    lay_some(hand)
    lit = set(hand.offered().evaluate_all("cells => cells.map((cell) => cell.dataset.cell)"))
    rock = hand.page.get_by_label(re.compile("polyp, coral of"))
    taken = next(cell for cell in rock.all() if cell.get_attribute("data-cell") not in lit)
    taken.focus()
    keys.press("Enter")
    expect(said(hand)).to_have_class(re.compile("note"))
    keys.press("l")
    expect(said(hand)).not_to_have_class(re.compile("note"))


def test_a_meal_is_offered_at_the_start_of_a_turn(open_page: OpenPage) -> None:
    hand = at_table(open_page)
    eat = hand.page.locator(".prompt").get_by_role("button", name=re.compile(r"^Eat \d"))
    expect(eat).to_be_visible()
    hand.press(hand.page.get_by_role("button", name="Not now"))
    expect(eat).to_have_count(0)
    expect(hand.page.locator(".prompt").get_by_role("button", name="Collect …")).to_be_visible()
    hand.page.reload()
    hand.await_choice()
    hand.confirm()
    assert not hand.can(1)


def test_not_this_takes_back_the_alga_and_keeps_the_action(open_page: OpenPage) -> None:
    hand = at_table(open_page)
    hand.press(hand.action(7))
    chips = hand.page.get_by_role("group", name="Algae").get_by_role("button")
    hand.press(chips.first)
    hand.press(hand.page.get_by_role("button", name="Not this"))
    expect(chips.first).to_be_visible()
    expect(hand.page.locator(".prompt .btn.primary")).to_have_count(0)


def test_a_coral_tile_shows_what_locking_it_does(open_page: OpenPage) -> None:
    hand = at_table(open_page, players=4, turns=23, me=2)
    hand.eat()
    hand.press(hand.action(7))
    expect(said(hand)).to_contain_text("choose a coral tile to lock it")
    hand.page.locator(".ctiles .can").first.hover()
    expect(said(hand)).to_contain_text("locks a coral tile for good")
    hand.page.locator(".ctiles .can").first.click()
    expect(hand.page.locator(".prompt .btn.primary")).to_contain_text("Lock")


@pytest.mark.parametrize("language", ["en", "de", "cs", "fr", "it"] if LONG else ["de", "cs"])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (844, 390), (667, 375)])
def test_however_many_coral_tiles_turn_a_small_phone_shows_all_that_is_said(
    open_page: OpenPage, width: int, height: int, language: str
) -> None:
    hand = open_page(
        "/learn",
        viewport={"width": width, "height": height},
        extra_http_headers={"Accept-Language": language},
    )
    page = hand.page
    page.goto(middle_game(page.request, 2, turns=20, wanted=("alga",), turned=4))
    hand.await_choice()
    hand.press(hand.action(7))
    most = 0

    def look() -> None:
        nonlocal most
        expect(page.locator(".prompt .btn.primary")).to_be_visible()
        hidden = said(hand).evaluate("(hint) => hint.scrollHeight - hint.clientHeight")
        assert hidden <= 1, said(hand).inner_text()  # both are rounded
        most = max(most, said(hand).locator(".beats").count())

    for chip in page.locator(".prompt .chips").first.locator(".chip").all():
        chip.click()
        look()
        for lock in page.locator(".prompt .lock").all():
            lock.click()
            look()
    assert most >= 4, "the coral tiles that turn are seen"


def test_a_shrimp_that_moves_has_its_own_words(open_page: OpenPage) -> None:
    hand = at_table(open_page)
    hand.press(hand.action(5))
    hand.press(hand.offered().first)
    expect(said(hand)).to_contain_text(re.compile(r"where the shrimp at \d\w\d goes"))
    expect(hand.page.locator(".prompt .btns button")).to_have_text(["Behind my screen", "Cancel"])


def test_as_many_rings_as_can_be_laid(open_page: OpenPage) -> None:
    hand = at_table(open_page)
    lay_some(hand)
    most = int(re.findall(r"\d+", hand.title)[0])
    expect(hand.page.locator(".prompt .pips i")).to_have_count(most)


def test_help_speaks_of_this_moment_and_its_rules_open_in_a_drawer(open_page: OpenPage) -> None:
    hand = at_table(open_page)
    hand.page.get_by_role("button", name="Help and settings").click()
    help_ = hand.page.get_by_role("dialog", name="Help and settings")
    expect(help_).to_contain_text("What you can do")
    expect(help_).to_contain_text("What you cannot do now")
    help_.get_by_role("button", name="Rule R9", exact=True).click()
    drawer = hand.page.get_by_role("dialog", name=re.compile("Collecting"))
    expect(drawer).to_contain_text("R9.1")
    hand.page.keyboard.press("Escape")
    hand.page.keyboard.press("Escape")
    hand.page.keyboard.press("3")
    hand.page.locator(".prompt").get_by_role("button", name=re.compile("^Rule ")).click()
    expect(hand.page.get_by_role("dialog", name=re.compile("How a turn runs"))).to_be_visible()


def test_the_first_page_asks_for_a_name_once(open_page: OpenPage) -> None:
    hand = open_page("/")
    name = hand.page.get_by_label("Your name")
    expect(name).not_to_have_value("")
    name.fill("Mira")
    hand.page.get_by_role("button", name="Play now").click()
    hand.await_choice()
    hand.page.get_by_role("button", name="Score sheet").click()
    expect(hand.page.get_by_role("dialog", name="Score sheet")).to_contain_text("Mira")
    hand.page.keyboard.press("Escape")
    hand.set_up()
    hand.page.get_by_role("button", name="In words", exact=True).click()
    expect(hand.page.get_by_role("log")).to_contain_text("You put")
    expect(hand.page.get_by_text("Player 1")).to_have_count(0)
    hand.page.goto("/")
    expect(hand.page.get_by_label("Your name")).to_have_value("Mira")
