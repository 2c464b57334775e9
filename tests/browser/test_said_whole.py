"""What is said stands there whole, in every language and on every screen, and so does all that can be chosen."""

from __future__ import annotations

from itertools import product

import pytest
from effort import LONG
from playwright.sync_api import expect

from reefencounter.decks import DEFAULT, by_id
from reefencounter.decks.words import in_words
from reefencounter.messages.words import reading

from .conftest import OpenPage
from .screens import CUT, OUTSIDE, PHONES, SIZES, at_table, kinds, sizes
from .tables import middle_game
from .test_together import Line


@pytest.mark.parametrize(("players", "second_kind"), kinds((2, True)))
@pytest.mark.parametrize("size", PHONES)
def test_a_phone_shows_all_that_is_said_of_a_meal(
    open_page: OpenPage, size: str, players: int, second_kind: bool
) -> None:
    hand = at_table(open_page, size, players, second_kind, wanted=("eat", "cube", "take"))
    expect(hand.page.locator(".prompt .btn.primary")).to_be_visible()
    hint = hand.page.locator(".prompt .hint")
    assert hint.evaluate("(hint) => hint.scrollHeight - hint.clientHeight") <= 0, hint.inner_text()


@pytest.mark.parametrize("size", ["small phone", "laptop"])
def test_a_long_meal_by_a_card_is_said_whole(open_page: OpenPage, size: str) -> None:
    german = {"Accept-Language": "de"}
    hand = at_table(
        open_page, size, 4, True, turns=32, wanted=("eat", "cube", "take"), extra_http_headers=german
    )
    hint = hand.page.locator(".prompt .hint")
    expect(hint).to_contain_text("Ein doppeltes Plättchen")
    assert hint.evaluate("(hint) => hint.scrollHeight - hint.clientHeight") <= 0, hint.inner_text()
    expect(hint).to_have_attribute("tabindex", "0")  # wherever there is less room, keys scroll it


def test_a_small_phone_says_all_beside_four_kinds_of_tiles_to_lay(open_page: OpenPage) -> None:
    hand = at_table(open_page, "small phone", 4, True, turns=44, extra_http_headers={"Accept-Language": "de"})
    page = hand.page
    if page.locator(".prompt .btn.primary").count():  # a meal is offered first
        page.locator(".prompt .btn.ghost").last.click()
    hand.press(hand.action(2))
    with hand.step():
        hand.press(page.locator(".prompt .chip").nth(2))
    expect(page.locator(".prompt .chip")).to_have_count(4)
    hand.press(page.locator(".boards [data-cell='1c4']"))
    hint = page.locator(".prompt .hint")
    expect(hint).to_contain_text("wächst auf 2")
    assert hint.evaluate("(hint) => hint.scrollHeight - hint.clientHeight") <= 1, hint.inner_text()


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["de"])
@pytest.mark.parametrize(
    ("size", "players"),
    [
        *product([*PHONES, "text at double size", "tablet", "tablet across"], [2]),
        *product(["small phone", "laptop", "desk"], [4]),
    ],
)
def test_all_cubes_that_can_be_played_are_seen(
    open_page: OpenPage, size: str, players: int, language: str
) -> None:
    """Those of four colours with two players, of all five with four and the Second Kind."""
    asked = {"Accept-Language": language}
    hand = at_table(open_page, size, players, players == 4, extra_http_headers=asked)
    hand.press(hand.action(2))
    chips = hand.page.locator(".prompt .chip")
    expect(chips.nth(2 if players == 2 else 4)).to_be_visible()
    cut = hand.page.locator(".opts").evaluate(
        "(box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]"
    )
    assert max(cut) <= 0, cut


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["de"])
@pytest.mark.parametrize("size", sizes("small phone", "laptop"))
def test_no_word_of_a_card_is_broken(open_page: OpenPage, size: str, language: str) -> None:
    """Not every browser knows where a word may be parted: each word of a name has room on a card of one's hand."""
    hand = at_table(open_page, size, 4, True, extra_http_headers={"Accept-Language": language})
    page = hand.page
    with reading(language):
        names = [card["name"] for card in in_words(by_id(DEFAULT)).cards]
    if page.locator(".tabs").is_visible():
        page.locator(".tabs button").nth(3).click()
    name = page.locator(".cards .hand b").first
    expect(name).to_be_visible()
    assert page.locator(".cards .hand b").count() == 3  # as narrow as they get
    broken = name.evaluate(
        """(name, all) => all.flatMap((words) => {
            name.textContent = words;
            return [...words.matchAll(/\\p{L}+/gu)].filter(({ index, 0: word }) => {
                const range = document.createRange();
                range.setStart(name.firstChild, index);
                range.setEnd(name.firstChild, index + word.length);
                return range.getClientRects().length > 1;
            }).map(([word]) => word);
        })""",
        names,
    )
    assert broken == []


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["fr"])
@pytest.mark.parametrize("size", sizes("small phone", "small phone across"))
def test_the_buttons_of_a_question_stay_inside_the_prompt(
    open_page: OpenPage, size: str, language: str
) -> None:
    wanted = ("move", "cube", "take")
    hand = at_table(
        open_page, size, 2, False, wanted=wanted, extra_http_headers={"Accept-Language": language}
    )
    page = hand.page
    stop, primary = page.locator(".prompt .btn.stop"), page.locator(".prompt .btn.primary")

    def all_inside() -> None:
        assert page.evaluate(OUTSIDE, [".prompt .btns > *", ".prompt"]) == []
        assert page.evaluate(OUTSIDE, [".act .al .short", ".act"]) == []

    hand.press(hand.action(5))
    if not stop.count():  # there are several shrimps
        hand.press(hand.offered().first)
    expect(stop).to_be_visible()
    all_inside()
    hand.press(hand.offered().first)
    expect(primary).to_be_visible()
    all_inside()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    hand.press(hand.action(2))
    with hand.step():
        hand.press(page.locator(".prompt .chip").first)
    hand.press(hand.offered().first)
    expect(primary).to_be_visible()
    all_inside()


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["de", "it"])
@pytest.mark.parametrize(("size", "players"), [("phone", 2), ("tablet across", 2), ("desk", 3)])
def test_all_is_said_beside_what_can_be_laid(
    open_page: OpenPage, size: str, players: int, language: str
) -> None:
    """From the hand or from the consumed tiles: that stands beside the words, and takes them no line."""
    hand = at_table(
        open_page,
        size,
        players,
        False,
        wanted=("alga", "cube", "take"),
        turned=2,
        extra_http_headers={"Accept-Language": language},
    )
    page = hand.page
    if page.locator(".prompt .btn.primary").count():  # a meal is offered first
        page.locator(".prompt .btn.ghost").last.click()
    hand.press(hand.action(2))
    with hand.step():
        hand.press(page.locator(".prompt .chip").last)
    for _ in range(2):
        expect(page.locator(".prompt .opts [role=radiogroup]")).to_be_visible()
        hidden = page.locator(".prompt .hint").evaluate("(hint) => hint.scrollHeight - hint.clientHeight")
        assert hidden <= 1
        hand.press(hand.offered().first)
        hand.confirm()


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["de", "fr"])
@pytest.mark.parametrize("size", ["laptop", "desk"])
def test_a_desk_for_three_says_that_an_alga_may_lock(open_page: OpenPage, size: str, language: str) -> None:
    hand = at_table(
        open_page,
        size,
        3,
        False,
        wanted=("alga", "cube", "take"),
        extra_http_headers={"Accept-Language": language},
    )
    hand.press(hand.action(7))
    expect(hand.page.locator(".ctiles .can").first).to_be_visible()
    assert hand.page.evaluate(CUT, ".prompt .hint") == []


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["en"])
def test_a_desk_for_four_shows_why_an_action_is_possible(open_page: OpenPage, language: str) -> None:
    page = at_table(open_page, "desk", 4, False, extra_http_headers={"Accept-Language": language}).page
    assert page.evaluate(CUT, ".act .why") == []
    assert page.evaluate(OUTSIDE, [".act .why, .act .al", ".act"]) == []


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["cs", "it"])
def test_a_tablet_held_upright_shows_why_an_action_is_possible(open_page: OpenPage, language: str) -> None:
    page = at_table(open_page, "tablet", 4, False, extra_http_headers={"Accept-Language": language}).page
    assert page.evaluate(CUT, ".act .why") == []
    assert page.evaluate(OUTSIDE, [".act .why, .act .al", ".act"]) == []


@pytest.mark.parametrize("language", ["de", "cs", "en", "fr", "it"] if LONG else ["de"])
@pytest.mark.parametrize("size", sizes("small phone", "laptop"))
def test_whoever_loses_the_connection_reads_that_nothing_is_lost(
    open_page: OpenPage, size: str, language: str
) -> None:
    width, height = SIZES[size]
    page = open_page(
        "/learn",
        viewport={"width": width, "height": height},
        extra_http_headers={"Accept-Language": language},
    ).page
    line = Line(page)
    page.goto(middle_game(page.request, 2))
    page.locator(".prompt.mine").wait_for()
    line.cut()
    told = page.locator("p.lost")
    expect(told).to_be_visible()
    assert page.evaluate(CUT, "p.lost, p.lost *") == []
    box = told.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    if width > 1180:  # below is the reef, beside it whose turn it is
        edge = page.locator(".turnof").bounding_box()
        assert edge
        assert box["y"] + box["height"] <= 54
        assert box["x"] + box["width"] <= edge["x"]
