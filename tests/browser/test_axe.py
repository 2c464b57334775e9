"""Axe on the table and on every page that somebody sees who has played nothing yet."""

from __future__ import annotations

import json

import pytest
from effort import LONG

from reefencounter.server.web.page_files import FOLDER

from .axe import serious
from .conftest import DESK, PHONE, OpenPage
from .reader import PAGES
from .test_pages import start

ELSEWHERE = {"table", "replay", "analysis", "friend", "mail"}  # they need a game, a friend or a letter
BOTH = [("desk", "light"), ("phone", "dark")]
MORE = [("desk", "dark"), ("phone", "light")]


def test_no_page_is_left_out() -> None:
    """A new page is looked at in every size and language, here and in test_other_languages."""
    assert set(json.loads((FOLDER / "pages.json").read_text())["needs"]) - ELSEWHERE == {
        path.split("/")[1] for path in PAGES
    }


@pytest.mark.parametrize(("size", "theme"), [*BOTH, *(MORE if LONG else [])])
def test_axe_finds_nothing_serious(open_page: OpenPage, size: str, theme: str) -> None:
    viewport = DESK if size == "desk" else PHONE
    hand = start(open_page, viewport=viewport, color_scheme=theme)
    found = {"table": serious(hand)}
    hand.press(hand.action(2))
    found["cubes"] = serious(hand)
    hand.page.get_by_role("group", name="Cubes").get_by_role("button").first.click()
    hand.page.locator(".prompt .pips").wait_for()
    found["laying"] = serious(hand)
    for path in PAGES:
        hand.page.goto(path)
        hand.page.locator("h1").first.wait_for()
        hand.page.wait_for_load_state("networkidle")
        found[path] = serious(hand)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize(("size", "theme"), BOTH)
def test_axe_finds_nothing_serious_on_a_table_of_the_second_kind(
    open_page: OpenPage, size: str, theme: str
) -> None:
    hand = open_page("/", viewport=DESK if size == "desk" else PHONE, color_scheme=theme)
    page = hand.page
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]
    rules = {"players": 2, "second_kind": True}
    table = page.request.post("/api/tables", data={"rules": rules, "seats": seats}).json()
    page.goto(f"/table/{table['id']}")
    hand.await_choice()
    found = {"set-up": serious(hand)}
    hand.set_up()
    hand.decide()
    found["turn"] = serious(hand)
    if size == "phone":
        page.locator(".tabs").get_by_role("button", name="Cards").click()
    page.locator(".cards").wait_for()
    found["cards"] = serious(hand)
    assert {where: what for where, what in found.items() if what} == {}
