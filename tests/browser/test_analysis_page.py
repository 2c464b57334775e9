"""The page of an analysis, by hand and by keys: from My games to the turn that turned it, and on from there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from serving import SHORT_STUDIES, Server, served

from reefencounter import Game, Rules
from reefencounter.analysis.played_turns import played_turns
from reefencounter.arena.match import play_specs

from .axe import serious
from .conftest import DESK, PHONE, OpenPage
from .test_lessons import LONGER

EVERY_CHANGE = """
import importlib
importlib.import_module("reefencounter.analysis.turning_points").LEAST_CHANGE = 0.0
"""  # a flaw: the largest changes are turning points however small they are
TURNS = 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("analysis") / "data", flaw=SHORT_STUDIES + EVERY_CHANGE) as running:
        yield running


def uploaded(page: Page, players: int) -> str:
    """The first turns of a game in which anything is played, among the games of this browser; its id."""
    match = play_specs(Rules(players=players), ["random"] * players, seed=3)
    moves = list(played_turns(Game.replay(match.record)))[TURNS].first
    record = {key: told for key, told in match.record.items() if key != "result"}
    names = ["Ada", "Ben", "Cleo", "Dora"][:players]
    answer = page.request.post(
        "/api/records", data={**record, "names": names, "moves": record["moves"][:moves]}
    )
    table: str = answer.json()["id"]
    return table


def complete(page: Page) -> None:
    expect(page.locator("main[aria-busy=false]")).to_be_visible(timeout=120_000)


def test_from_my_games_to_the_turn_that_turned_it_and_on(open_page: OpenPage) -> None:
    page = open_page("/").page
    table = uploaded(page, 2)
    page.goto("/tables")
    page.get_by_role("link", name="Analysis of Ada and Ben").click()
    chart = page.get_by_role("img", name=re.compile("^The expected result of Ada"))
    expect(chart).to_be_visible()
    complete(page)
    expect(page.get_by_role("heading", name="Three turning points")).to_be_visible()
    expect(page.get_by_text("To take along")).to_be_visible()

    # By keys: the points, the turns beside them, and all of it together.
    slider = page.get_by_role("slider", name="Turn")
    page.keyboard.press("2")
    second = page.locator("li[class*=on]")
    expect(second).to_contain_text("2")
    at = int(slider.input_value())
    page.keyboard.press("ArrowRight" if at < TURNS - 1 else "ArrowLeft")
    expect(slider).not_to_have_value(str(at))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(page.get_by_role("heading", name=re.compile("^Turn 1, "))).to_be_visible()

    # Told to a seat, it says you.
    page.get_by_label("Told to").select_option(label="For Ben")
    expect(page.get_by_role("img", name=re.compile("^Your expected result"))).to_be_visible()

    # A turn that could have been better, and the one that was played beside it.
    page.get_by_text("All turns, as a table").click()
    better = page.locator("tbody tr", has=page.locator("td:last-child", has_text=re.compile(r"^\d+$"))).first
    better.get_by_role("button").click()
    expect(page.locator("figure.played")).to_be_visible()
    expect(page.locator("figure.better .board, figure.better .wait").first).to_be_visible()
    page.get_by_role("button", name="Play on from here").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile("/table/"))

    # It is kept: whoever comes again need not wait.
    page.goto(f"/replay/{table}")
    page.get_by_role("link", name="Analysis").click()
    complete(page)

    # A turning point with something better becomes a puzzle of one's own, and stands in the list.
    practise = page.get_by_role("button", name="Practise this")
    for number in "123":
        page.keyboard.press(number)
        expect(page.locator("li[class*=on]")).to_contain_text(number)
        if practise.count():
            break
    practise.click()
    expect(page.get_by_text("Puzzle from a game")).to_be_visible()
    expect(page.get_by_role("button", name="Play the turn")).to_be_visible()
    puzzle = page.url.split("/")[-1]
    page.goto("/learn#puzzles")
    page.get_by_text("From your games").click()
    page.locator(f"a[href='/puzzle/{puzzle}']").click()
    expect(page.get_by_role("button", name="Show it")).to_be_visible()


@pytest.mark.parametrize(("size", "theme", "players"), [("desk", "light", 4), ("phone", "dark", 2)])
def test_it_is_plain_to_all_and_runs_out_of_no_page(
    open_page: OpenPage, size: str, theme: str, players: int
) -> None:
    hand = open_page("/", viewport=DESK if size == "desk" else PHONE, color_scheme=theme)
    page = hand.page
    page.goto(f"/analysis/{uploaded(page, players)}")
    complete(page)
    page.keyboard.press("1")
    expect(page.locator("figure.played")).to_be_visible()
    assert serious(hand) == []
    if size == "phone" and page.get_by_role("radio", name="Better").count():
        page.keyboard.press("b")
        expect(page.get_by_role("radio", name="Better")).to_be_checked()
        expect(page.locator("figure.played")).to_be_hidden()
    page.get_by_text("All turns, as a table").click()
    expect(page.get_by_role("table")).to_be_visible()
    for _ in range(2):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.evaluate(LONGER)
