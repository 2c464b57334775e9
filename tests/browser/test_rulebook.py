"""The rulebook in the page: every clause has its address; it is searched, walked by keys and printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from second_kind_games import reach

from reefencounter import Game, rulebook
from reefencounter.lessons.diagrams import diagrams
from reefencounter.messages.words import reading

from .axe import serious
from .conftest import DESK, PHONE, OpenPage
from .tables import middle_game
from .test_second_kind import actions, sit_down


def test_every_clause_stands_in_the_book_and_has_an_address(open_page: OpenPage) -> None:
    page = open_page("/rules#R5.3").page
    expect(page.locator("article.here")).to_have_attribute("id", "R5.3")
    expect(page.locator("article.here")).to_be_in_viewport()
    assert page.locator("article").evaluate_all("all => all.map((one) => one.id)") == list(rulebook.clauses())
    page.locator("article.here").get_by_role("link", name="Try it on a board").click()
    expect(page.locator(".task h1")).to_be_visible()


def test_it_is_searched_and_walked_by_keys(open_page: OpenPage) -> None:
    page = open_page("/rules").page
    expect(page.locator("article").first).to_be_visible()
    page.keyboard.press("j")
    first, second = list(rulebook.clauses())[:2]
    expect(page.locator("article.here")).to_have_attribute("id", first)
    page.keyboard.press("j")
    expect(page.locator("article.here")).to_be_focused()
    assert page.url.endswith(f"#{second}")
    page.keyboard.press("k")
    expect(page.locator("article.here")).to_have_attribute("id", first)
    page.keyboard.press("/")
    page.keyboard.type("R5.3")
    expect(page.get_by_text(re.compile(r"^\d+ clauses? found"))).to_be_visible()
    expect(page.locator("[id='R5.3']")).to_be_visible()
    expect(page.locator("[id='R1.2']")).to_have_count(0)
    page.keyboard.type(" no such words")
    expect(page.get_by_text("Nothing found. Try: shrimp, lock, eat.")).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), [("desk", "light"), ("phone", "dark")])
def test_axe_finds_nothing_serious_in_the_rulebook(open_page: OpenPage, size: str, theme: str) -> None:
    hand = open_page("/rules#R5.3", viewport=DESK if size == "desk" else PHONE, color_scheme=theme)
    expect(hand.page.locator("article.here")).to_be_visible()
    assert serious(hand) == []
    assert hand.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("size", "theme"), [("desk", "dark"), ("phone", "light")])
def test_a_diagram_is_tried_and_judged_by_the_rules(open_page: OpenPage, size: str, theme: str) -> None:
    hand = open_page("/rules#R5.3", viewport=DESK if size == "desk" else PHONE, color_scheme=theme)
    page = hand.page
    shields = page.locator("[id='R5.3'] .diagram")
    expect(shields.get_by_text("Protected: c4, b5, c5, d5, c6.")).to_be_visible()
    for cell, told in (
        ("1b6", "Protected: b5, b6, c6."),
        ("1a5", "Protected: a5, b5."),
    ):  # as often as one likes
        shields.locator(f"[data-cell='{cell}']").click()
        expect(shields.get_by_text(told)).to_be_visible()
    shields.get_by_role("button", name="Undo").click()
    expect(shields.get_by_text("Protected: b5, b6, c6.")).to_be_visible()
    assert serious(hand) == []

    page.evaluate("location.hash = 'R5.1'")
    attack = page.locator("[id='R5.1'] .diagram")
    attack.locator("[data-cell='1d2']").focus()  # by keyboard alone
    page.keyboard.press("Enter")
    expect(attack.get_by_role("link", name="R5.1")).to_be_visible()
    expect(attack.locator(".b-forbid")).to_have_count(1)
    attack.locator("[data-cell='1f2']").focus()
    page.keyboard.press("Enter")
    expect(attack.get_by_text("White can take: d2.")).to_be_visible()
    attack.locator("[data-cell='1d2']").focus()
    page.keyboard.press("Enter")
    expect(attack.get_by_text("Consumed", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_is_printed_with_its_diagrams_and_a_turn_alone(open_page: OpenPage) -> None:
    page = open_page("/rules").page
    expect(page.locator("article").first).to_be_visible()
    page.evaluate(
        """window.print = () => (document.body.dataset.printed = document.querySelector('.book.alone')
            ? 'a turn' : document.querySelectorAll('.diagram').length)"""
    )
    page.get_by_role("button", name="Print a turn").click()
    expect(page.locator("body")).to_have_attribute("data-printed", "a turn")
    page.get_by_role("button", name="Print", exact=True).click()
    stand_beside = sum(len(each.clauses) for each in diagrams().values())
    expect(page.locator("body")).to_have_attribute("data-printed", str(stand_beside))


def test_a_refusal_opens_its_clause_with_the_very_cell(open_page: OpenPage) -> None:
    page = open_page("/lesson/feed").page
    page.get_by_role("gridcell", name=re.compile("^d3,")).click()
    page.get_by_role("button", name="Rule R10.1").click()
    drawer = page.locator("dialog[open]")
    expect(drawer.get_by_text("This is where you asked: d3 on board 1.")).to_be_visible()
    expect(drawer.locator(".b-forbid")).to_have_count(1)
    drawer.get_by_role("button", name="Back", exact=True).click()
    expect(drawer).to_have_count(0)
    expect(page.locator(".verdict.wrong")).to_be_visible()  # as it was


def test_a_refusal_at_the_table_stays_while_the_pointer_goes_to_its_clause(open_page: OpenPage) -> None:
    hand = open_page("/")
    page = hand.page
    page.get_by_role("button", name="Play now").click()
    hand.set_up()
    hand.await_choice()
    hand.press(hand.action(2))
    with hand.step():
        hand.press(hand.group("table.cubes").first)
    taken = page.get_by_role("gridcell", name=re.compile("polyp")).and_(page.locator(":not(.can)")).first
    taken.click()
    clause = page.locator(".prompt .clause")
    expect(clause).to_be_visible()
    page.locator(".boards").first.hover(position={"x": 2, "y": 2})
    hand.offered().last.hover()  # which says what a click there would do
    expect(clause).to_have_count(0)
    page.locator(".prompt").hover()
    clause.click()
    expect(page.locator("dialog[open] .b-forbid")).to_have_count(1)


def test_help_of_the_moment_opens_clauses_with_their_place(open_page: OpenPage) -> None:
    hand = open_page("/learn")
    page = hand.page
    page.goto(middle_game(page.request, 2, wanted=("cube", "eat")))
    hand.await_choice()
    page.keyboard.press("?")
    help_now, drawer = page.locator("dialog.page[open]"), page.locator("dialog[open]:not(.page)")
    help_now.locator("li", has_text="Eat").get_by_role("button", name="Rule R10").click()
    expect(drawer.get_by_text(re.compile(r"^This is about [a-g]\d on board \d\.$"))).to_be_visible()
    expect(drawer.locator(".b-focus")).to_have_count(1)
    expect(drawer.locator(".b-forbid")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(help_now).to_be_visible()
    page.keyboard.press("Escape")
    expect(help_now).to_have_count(0)

    hand.press(hand.action(2))
    with hand.step():
        hand.press(hand.group("table.cubes").first)
    cell = page.locator(".boards rect[data-cell]:not(.can):not([aria-label*=water])").first
    asked = cell.get_attribute("data-cell") or ""
    cell.focus()  # nothing can be laid there
    rule = page.locator(".prompt").get_by_role("button", name=re.compile("^Rule"))
    expect(rule).to_be_visible()
    page.keyboard.press("?")
    help_now.get_by_role("button", name=rule.get_attribute("aria-label") or "").first.click()
    expect(drawer.get_by_text(f"This is where you asked: {asked[1:]} on board {asked[0]}.")).to_be_visible()
    expect(drawer.locator(".b-forbid")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.keyboard.press("Escape")
    expect(help_now).to_have_count(0)
    expect(rule).to_be_visible()  # as it was
    assert hand.laying()


def test_a_card_that_cannot_be_played_is_shown_with_its_clause(open_page: OpenPage) -> None:
    def held(game: Game) -> list[str]:
        return list(game.state()["players"][game.actor]["cards"]) if game.phase == "turn" else []

    game = reach(lambda game: bool(held(game)) and not actions(game, "card", "react"))
    hand = open_page("/learn")
    sit_down(hand, game)
    page = hand.page
    page.locator(f".cards [data-card={held(game)[0]}]").click()
    sheet = page.locator("dialog[open]")
    name = sheet.locator("h2").inner_text()
    sheet.get_by_role("button", name=re.compile("^Rule")).click()
    drawer = page.locator("dialog[open]", has_text="This is about this card.")
    expect(drawer.locator(".face")).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(sheet.locator("h2")).to_have_text(name)  # as it was


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [
        ("de", "grosse alge", "R8.5"),
        ("fr", "epines rocher", "S1.1"),
        ("it", "piu gamberetto", "R10.2"),
        ("cs", "krabik zaverecnem", "S8.1"),
    ],
)
def test_it_is_read_and_searched_in_the_language_of_the_reader(
    language: str, typed: str, found: str, open_page: OpenPage
) -> None:
    """Whoever types no accents finds the same."""
    page = open_page("/").page
    page.context.add_cookies([{"name": "reef-language", "value": language, "url": page.url}])
    page.goto("/rules#R5.3")
    with reading(language):
        book = rulebook.clauses()
    expect(page.locator("article.here")).to_contain_text(
        book["R5.3"].text.split("\n")[0].removeprefix("R5.3 ")
    )
    expect(page.locator("section h2").last).to_have_text([*book.values()][-1].chapter)
    assert page.locator("article").evaluate_all("all => all.map((one) => one.id)") == list(book)
    page.keyboard.press("/")
    page.keyboard.type(typed)
    expect(page.locator("[id='R1.2']")).to_have_count(0)
    expect(page.locator(f"[id='{found}']")).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), [("desk", "dark"), ("phone", "light")])
def test_the_terms_stand_side_by_side_in_all_languages(open_page: OpenPage, size: str, theme: str) -> None:
    hand = open_page("/rules", viewport=DESK if size == "desk" else PHONE, color_scheme=theme)
    page = hand.page
    page.locator("main a[href='/terms']").click()
    row = page.locator("tr", has_text="Papageienfisch")
    expect(row).to_be_visible()
    assert row.locator("[lang]").evaluate_all("all => all.map((one) => one.lang)") == [
        "en",
        "cs",
        "de",
        "fr",
        "it",
    ]
    for word in ("parrotfish", "papušík", "poisson perroquet", "pesce pappagallo"):
        expect(row.get_by_text(word)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(hand) == []
    page.get_by_role("searchbox").fill("krabik")  # without its accent
    expect(page.locator("tbody tr").first).to_contain_text("shrimp")
    expect(row).to_have_count(0)
    page.get_by_role("searchbox").fill("krabik krabik")
    expect(page.get_by_text("No term has these letters.")).to_be_visible()
