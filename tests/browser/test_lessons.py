"""Lessons in the page: wrong tries, help, keys, reading aloud; `test_newcomer` finishes them."""

from __future__ import annotations

import re

import pytest
from effort import LONG
from playwright.sync_api import expect

from reefencounter.messages.compiler.catalogue import languages

from .axe import serious
from .conftest import DESK, PHONE, OpenPage
from .learner import FURTHER, NINE, Learner
from .second_learner import SecondLearner
from .words import words_of


def test_a_wrong_try_gets_its_reason_then_help_then_the_cell(open_page: OpenPage) -> None:
    page = open_page("/lesson/feed").page
    learner = Learner(page)
    show = learner.button("Show me")
    for tries in (1, 2, 3):
        learner.cell("d3").click()
        expect(page.locator(".verdict.wrong")).to_contain_text("No shrimp of yours is on the orange coral.")
        expect(learner.button("Rule R10.1")).to_be_visible()
        expect(page.locator(".b-forbid")).to_have_count(1)
        expect(show).to_have_class(re.compile("primary") if tries > 1 else re.compile("^(?!.*primary)"))
        expect(page.locator(".b-hint")).to_have_count(1 if tries == 3 else 0)
        learner.button("Try again").click()
        expect(page.locator(".verdict")).to_have_count(0)
    show.click()
    expect(page.get_by_text("Let your fish eat the coral at b4.")).to_be_visible()
    learner.cell("a4").click()  # any polyp of it will do
    expect(page.locator(".verdict.solved")).to_contain_text("Only these three score.")
    expect(learner.button("Next task")).to_be_focused()
    learner.button("Once more").click()
    expect(page.locator(".verdict")).to_have_count(0)
    expect(learner.cell("b4")).to_have_accessible_name(re.compile("white polyp"))


def test_where_finding_the_cell_is_the_task_nothing_gives_it_away(open_page: OpenPage) -> None:
    page = open_page("/lesson/attack").page
    expect(page.locator("h1")).to_be_visible()
    learner = Learner(page)
    learner.cell("d3").hover()
    expect(page.locator(".b-legal, .b-attack, .b-shield, .b-size, .b-hint, .b-focus")).to_have_count(0)
    expect(page.locator("rect.can")).to_have_count(0)
    page.goto("/lesson/grow?task=2")  # here it is not
    expect(page.locator("rect.can").first).to_be_visible()


def test_what_was_played_is_taken_back(open_page: OpenPage) -> None:
    page = open_page("/lesson/grow").page
    learner = Learner(page)
    reach = int(page.locator(".reach b").inner_text())
    expect(page.locator(".chip .sr")).to_contain_text(f"{reach} cells are open")
    page.locator(".chip").hover()
    expect(page.locator(".detail")).to_contain_text(f"{reach} cells are open")
    page.mouse.move(0, 0)
    learner.button(re.compile("pink cube: play one")).click()
    expect(page.locator("[data-played='1']")).to_be_visible()
    expect(page.locator("rect.can")).to_have_count(reach)  # on the board that is shown
    page.keyboard.press("u")
    expect(page.locator("[data-played='0']")).to_be_visible()
    expect(learner.button(re.compile("pink cube: play one"))).to_be_visible()


@pytest.mark.parametrize("language", languages() if LONG else ["en", "fr"])
def test_it_is_read_aloud_in_its_language(open_page: OpenPage, language: str) -> None:
    page = open_page("/lesson/feed", locale=language).page
    expect(page.locator("h1")).to_be_visible()
    page.evaluate(
        "() => { speechSynthesis.speak = ({ lang, text }) => (document.title = `${lang}: ${text}`); }"
    )
    learner = Learner(page, words_of(language))
    learner.named("lesson.read_aloud").click()
    expect(page).to_have_title(f"{language}: {learner.says('task.feed_1.ask')}")


@pytest.mark.parametrize(("size", "theme"), [("desk", "light"), ("phone", "dark")])
def test_axe_finds_nothing_serious_in_lessons(open_page: OpenPage, size: str, theme: str) -> None:
    hand = open_page("/learn", viewport=DESK if size == "desk" else PHONE, color_scheme=theme)
    page = hand.page
    expect(page.get_by_text("about 32 minutes left")).to_be_visible()
    found = {"lessons": serious(hand)}
    page.goto("/lesson/feed")
    expect(page.locator("h1")).to_be_visible()
    found["task"] = serious(hand)
    Learner(page).cell("d3").click()
    expect(page.locator(".verdict.wrong")).to_be_visible()
    found["wrong"] = serious(hand)
    Learner(page).cell("b4").click()
    expect(page.locator(".verdict.solved")).to_be_visible()
    found["solved"] = serious(hand)
    page.goto("/lesson/tide?task=2")
    expect(page.locator(".compass")).to_be_visible()
    found["sea"] = serious(hand)
    assert {where: what for where, what in found.items() if what} == {}


LONGER = """() => {
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = all.nextNode()); )
        if (!node.parentElement.closest('svg, script, style'))
            node.data = node.data.replace(/\\p{L}{3,}/gu, (word) => word + word.slice(0, Math.ceil(word.length / 2)));
}"""  # words half as long again, as in other languages


OUTSIDE = """() => [...document.querySelectorAll('main .btn, header .btn, header a')]
    .filter((node) => node.getBoundingClientRect().right > innerWidth + 1).map((node) => node.innerText)"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (360, 740)])
def test_nothing_runs_out_of_the_page(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page("/learn", viewport={"width": size[0], "height": size[1]}).page
    expect(page.get_by_text("about 32 minutes left")).to_be_visible()
    tasks = ["/lesson/feed?task=1", "/lesson/tide?task=2", "/lesson/whole?task=4"]
    if LONG:
        tasks = [f"/lesson/{lesson}?task={n}" for lesson in NINE for n in (1, 2, 3, 4)]
    wide = []
    for path in [
        "/learn",
        *(tasks if LONG else ["/lesson/feed?task=1", "/lesson/tide?task=2", "/lesson/whole?task=4"]),
    ]:
        page.goto(path)
        expect(page.locator(".task, .lessons a").first).to_be_visible()
        for longer in (False, True):
            if longer:
                page.evaluate(LONGER)
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                wide.append((path, longer))
            out = page.evaluate(OUTSIDE)
            assert out == [], (path, longer)
    assert wide == []


@pytest.mark.parametrize("lesson", FURTHER if LONG else ("crowns", "cards"))
def test_lessons_for_those_who_know_the_game_show_their_tasks(open_page: OpenPage, lesson: str) -> None:
    page = open_page("/learn").page
    expect(page.get_by_role("heading", name="When you know the game")).to_be_visible()
    page.locator(f"a[href='/lesson/{lesson}']").click()
    tasks = page.get_by_role("navigation", name="Tasks of this lesson").get_by_role("button")
    expect(tasks.first).to_be_visible()
    for n in range(tasks.count()):
        tasks.nth(n).click()
        expect(page.get_by_text(f"task {n + 1} of {tasks.count()}")).to_be_visible()
        expect(page.locator(".task h1")).to_be_visible()
        expect(page.get_by_role("grid").first).to_be_visible()


def test_the_one_piece_that_can_move_may_be_pressed_before_its_goal(open_page: OpenPage) -> None:
    page = open_page("/lesson/blue?task=4").page
    learner = SecondLearner(page, words_of("en"))
    learner.press(learner.named("lesson.hint"))
    learner.press(learner.named("lesson.show"))
    told = learner.understood(page.locator(".detail").inner_text())
    tried: list[str] = []
    page.on("request", lambda request: tried.append(request.post_data or "") if request.post_data else None)
    for deed in learner.deeds(*told):
        assert not tried  # so far: the last press alone says all
        learner.press(deed)
        page.locator(".task:not(.busy)").wait_for()
    expect(page.locator(".verdict.solved")).to_be_visible()
    assert len(tried) == 1
