"""Games of a real table: entered by fingers, told as an observer tells them."""

import re

from playwright.sync_api import expect

from .conftest import PHONE, OpenPage
from .hand import Hand

SEA = {"White": "WWY", "Yellow": "OOP", "Orange": "GOW", "Pink": "GO", "Grey": "G"}
NAMES = {"W": "white", "Y": "yellow", "O": "orange", "P": "pink", "G": "grey"}
TYPED = "document.activeElement.matches('input:not([type=radio]):not([type=checkbox]), textarea')"


def test_a_real_game_is_entered_by_fingers_alone(open_page: OpenPage) -> None:
    hand = open_page("/entry", viewport=PHONE, has_touch=True, is_mobile=True)
    page = hand.page

    def tap_tiles(group: str, letters: str) -> None:
        palette = page.get_by_role("group", name=f"{group}: add a tile")
        for letter in letters:
            palette.get_by_role("button", name=f"Add {NAMES[letter]}", exact=True).tap()
            assert not page.evaluate(TYPED), "a keyboard would come up"

    for number, letter in enumerate("AB"):
        page.locator(f"input[name=board-{number}]").nth("ABCD".index(letter)).check(force=True)
    tap_tiles("Open sea", "".join(SEA.values()))  # a full row goes on to the next
    tap_tiles("Tiles drawn", "WWOOGG" + "WWWYOPGG")
    page.get_by_role("button", name=re.compile("^Purple, 6 of 6")).tap()  # a row that is full is mended
    page.get_by_role("group", name="Tiles drawn: add a tile").get_by_role(
        "button", name="Remove the last"
    ).tap()
    tap_tiles("Tiles drawn", "P")
    tap_tiles("Tiles drawn", "G")
    page.get_by_role("button", name="Open the table").tap()
    page.wait_for_url(re.compile("/table/"))

    hand = Hand(page, touch=True)
    title = page.locator(".prompt strong")
    expect(title).to_have_text("Purple puts a tile into the fish")
    hand.set_up()
    expect(title).to_have_text("Green puts a tile into the fish")
    hand.set_up()
    expect(title).to_have_text("Purple's turn")
    hand.press(hand.action(10))
    page.locator("[data-space=W].can").tap()
    page.locator(".prompt .btn.primary").tap()
    page.get_by_role("dialog").wait_for()
    assert not page.evaluate(TYPED), "a keyboard would come up"
    slots = page.get_by_role("dialog").locator(".slot")
    expect(slots.first).to_be_visible()
    for _ in range(slots.count()):
        page.get_by_role("dialog").get_by_role("button", name="Add pink", exact=True).tap()
    with hand.step():
        page.get_by_role("dialog").get_by_role("button", name="Collect", exact=True).tap()
    expect(title).to_have_text("Green's turn")


def test_the_end_of_a_real_game_is_counted_by_fingers(open_page: OpenPage) -> None:
    page = open_page("/entry#count", viewport=PHONE, has_touch=True, is_mobile=True).page
    for name, taps in (("orange", 3), ("white", 1)):
        for _ in range(taps):
            page.get_by_role("button", name=f"One more {name}").first.tap()
    page.get_by_role("button", name="One white less").first.tap()
    expect(page.get_by_label("orange in the fish").first).to_have_value("3")
    expect(page.get_by_label("white in the fish").first).to_have_value("")
    page.get_by_role("button", name="Count", exact=True).tap()
    expect(page.locator(".score")).to_contain_text("Purple wins")
