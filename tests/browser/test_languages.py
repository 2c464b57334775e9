"""Other languages: whoever chooses one reads it at once, on the next device too; and its words have room everywhere."""

from __future__ import annotations

from typing import Any

import pytest
from effort import LONG
from playwright.sync_api import expect

from reefencounter.messages.compiler.catalogue import languages, read

from .conftest import DESK, OpenPage
from .reader import Reader
from .tables import middle_game


def test_the_table_speaks_another_language_at_once(open_page: OpenPage) -> None:
    hand = open_page("/learn", locale="en-GB")
    page = hand.page
    page.goto(middle_game(page.request, 2, turns=13))
    hand.await_choice()
    asked, number = hand.title, hand.number
    page.evaluate("window.same = true")  # a page that is loaded again forgets it
    page.get_by_role("button", name="Help and settings").click()
    page.get_by_role("dialog").get_by_text("Settings", exact=True).click()
    page.locator("#help-language").wait_for()
    with page.expect_response(
        lambda answer: answer.url.endswith("/api/me") and answer.request.method == "PATCH"
    ):
        page.locator("#help-language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".prompt strong")).not_to_have_text(asked)
    expect(page.get_by_role("dialog", name="Hilfe")).to_be_visible()
    page.keyboard.press("Escape")
    hand.await_choice()
    assert hand.number == number
    assert page.evaluate("window.same")
    assert page.request.get("/api/me").json()["language"] == "de"
    words = page.request.post(
        "/api/me/words", data={}, headers={"Origin": page.url.split("/table")[0]}
    ).json()["words"]

    # another device, where nobody has chosen one, after its person is known there
    other = open_page("/tables", locale="en-GB").page
    other.locator("#given-words").fill(" ".join(words))
    other.locator("#given-words").press("Enter")
    expect(other.locator("html")).to_have_attribute("lang", "de")
    expect(other.locator("#foot-language")).to_have_value("de")
    other.locator("#foot-language").select_option("en")
    expect(other.get_by_role("heading", name="My games")).to_be_visible()
    expect(other.locator("#foot-language")).to_be_focused()


SMALL = {"width": 360, "height": 740}
BROKEN = """() => [...document.querySelectorAll('main *')].flatMap((one) => [...one.childNodes]).filter((text) =>
    text.nodeType === 3 && text.parentElement.checkVisibility()).flatMap((text) =>
    [...text.data.matchAll(/\\p{L}+/gu)].filter(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word))"""
CUT = """() => [...document.querySelectorAll('.prompt :is(.hint, .btns)')]
    .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent.trim())"""
SHOWN = [language for language in languages() if language != "en"] if LONG else ["de"]


@pytest.mark.parametrize("size", [DESK, SMALL], ids=["desk", "small"])
@pytest.mark.parametrize("language", SHOWN)
def test_words_have_room(open_page: OpenPage, language: str, size: Any) -> None:
    hand = open_page("/", locale=language, viewport=size)
    expect(hand.page.locator("html")).to_have_attribute("lang", language)
    hand.catalogue = read(language)
    reader = Reader(hand)
    reader.pages()
    reader.game(second_kind=True)
    assert reader.wrong == {}


@pytest.mark.parametrize("second_kind", [False, True] if LONG else [False], ids=str)
@pytest.mark.parametrize("language", SHOWN)
def test_the_prompt_of_a_small_phone_is_read_without_scrolling(
    open_page: OpenPage, language: str, second_kind: bool
) -> None:
    """What is asked, what each action asks, why one cannot be done, and what a cell would do."""
    hand = open_page("/learn", locale=language, viewport=SMALL)
    hand.catalogue = read(language)
    page = hand.page
    cut = set[str]()

    def look() -> None:
        cut.update(page.evaluate(CUT))

    for turns in (13, 24, 40) if LONG else (13,):
        page.goto(middle_game(page.request, 2, second_kind=second_kind, turns=turns))
        hand.await_choice()
        look()
        for number in (1, 2, 3, 4, 5, 6, 8, 9, 10):  # an alga that turns many tiles needs more words
            page.keyboard.press(str(number % 10))
            look()
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
        hand.press(hand.action(2))
        with hand.step():
            hand.press(hand.group("table.cubes").first)
        look()
        hand.press(hand.offered().first)
        expect(page.locator(".prompt .btn.primary")).to_be_visible()
        look()
    assert cut == set()


@pytest.mark.parametrize("language", [*SHOWN, "fr"] if not LONG else SHOWN)
def test_no_word_is_broken_on_a_small_phone(open_page: OpenPage, language: str) -> None:
    page = open_page("/learn", viewport=SMALL, extra_http_headers={"Accept-Language": language}).page
    expect(page.locator(".lessons .now .btn")).to_be_visible()
    assert page.evaluate(BROKEN) == []
    seats = [{"name": "Ada"}, {"kind": "friend"}]
    table = page.request.post("/api/tables", data={"seats": seats}).json()["id"]
    page.goto(f"/table/{table}")
    eye = page.locator(".strip p svg").bounding_box()  # beside words and a button
    assert eye
    assert eye["width"] >= 16
    assert page.evaluate(BROKEN) == []
