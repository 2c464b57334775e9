"""Keys where something lies over the table: Escape closes it, and no other key reaches the table."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from second_kind_games import reach

from reefencounter import Game, decks

from .conftest import OpenPage
from .hand import Hand
from .screens import at_table
from .test_second_kind import actions, sit_down


def lose_focus(page: Page) -> None:
    """As where a control vanishes that had the focus."""
    page.evaluate("document.activeElement.blur()")
    assert page.evaluate("document.activeElement === document.body")


def clownfish(game: Game) -> list[str]:
    """The clownfish cards in the hand of whoever is to play."""
    deck = decks.by_id(decks.DEFAULT)
    held = game.state()["players"][game.actor]["cards"]
    return [card["id"] for card in deck.cards if card["clownfish"] and card["id"] in held]


def table_now(hand: Hand) -> list[object]:
    """What a key of the table would change."""
    page = hand.page
    shields = page.locator(".top [aria-pressed]").evaluate_all("all => all.map((one) => one.ariaPressed)")
    return [hand.number, hand.title, shields, page.locator(".prompt .chip").count()]


def test_escape_closes_the_menu_and_takes_nothing_back(open_page: OpenPage) -> None:
    hand = at_table(open_page, "laptop", 2, False)
    page = hand.page
    hand.press(hand.action(2))
    chosen = table_now(hand)
    button = page.get_by_role("button", name="Menu")
    menu = page.get_by_role("navigation", name="Menu")
    button.click()  # the focus stays on the button
    expect(menu).to_be_visible()
    for key in ("2", "u", "p", "0"):
        page.keyboard.press(key)
    assert table_now(hand) == chosen, "keys reach the table below the menu"
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    assert table_now(hand) == chosen
    button.press("Enter")
    page.keyboard.press("Tab")  # into it
    expect(menu.locator(":focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(button).to_be_focused()
    assert table_now(hand) == chosen


def test_no_key_of_the_table_acts_behind_a_dialog(open_page: OpenPage) -> None:
    hand = at_table(open_page, "laptop", 2, False)
    page = hand.page
    hand.press(hand.action(2))
    with hand.step():
        hand.press(page.get_by_role("group", name="Cubes").get_by_role("button").first)
    before = table_now(hand)
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    lose_focus(page)
    for key in ("u", "p", "h", "s", "Enter", "0"):
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert table_now(hand) == before


def test_escape_closes_a_card_after_it_is_not_asked_about(open_page: OpenPage) -> None:  # S7.5
    game = reach(lambda game: bool(clownfish(game)) and bool(actions(game, "take")))
    hand = open_page("/")
    sit_down(hand, game)
    page = hand.page
    page.locator(f".cards [data-card={clownfish(game)[0]}]").click()
    sheet = page.locator("dialog:modal")
    sheet.get_by_role("button", name="Do not ask me").press("Enter")
    again = sheet.get_by_role("button", name="Ask me again")
    expect(again).to_be_focused()
    lose_focus(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
