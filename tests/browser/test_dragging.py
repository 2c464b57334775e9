"""Dragging: a cube, a tile and a shrimp do what a click would; what the rules forbid is told, and nothing is done."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from .conftest import OpenPage
from .hand import Hand
from .tables import middle_game


def at_table(open_page: OpenPage, *wanted: str) -> Hand:
    hand = open_page("/learn")
    hand.page.goto(middle_game(hand.page.request, 2, turns=13, wanted=("take", *wanted)))
    hand.await_choice()
    return hand


def choices(hand: Hand) -> dict[str, Any]:
    """What can be done now, as the server says it."""
    table = hand.page.url.rpartition("/")[2]
    seat = next(
        seat["player"]
        for seat in hand.page.request.get(f"/api/tables/{table}").json()["seats"]
        if seat["mine"]
    )
    scene: dict[str, Any] = hand.page.request.get(f"/api/tables/{table}/scene?seat={seat}").json()
    return dict(scene["choices"])


def cell(hand: Hand, name: str) -> Locator:
    return hand.page.locator(f".boards rect[data-cell='{name}']")


def test_a_cube_is_dropped_where_it_lays_and_then_a_tile(open_page: OpenPage) -> None:
    hand = at_table(open_page, "cube")
    play = next(play for play in choices(hand)["cubes"] if len(play["cells"]) > 1)
    held = re.compile({"W": "white", "Y": "yellow", "O": "orange", "P": "pink", "G": "grey"}[play["colour"]])
    cube, tile = (
        hand.page.locator(f".me .{part}").get_by_role("button", name=held) for part in ("cubes", "hand")
    )
    first, before = play["cells"][0], hand.number
    hand.drag(cube, cell(hand, first))
    expect(hand.page.locator(".table")).to_have_attribute("data-number", str(before + 2))  # played, and laid
    expect(hand.page.locator(".prompt .pips")).to_be_visible()
    second = choices(hand)["lay"][0]["cell"]
    hand.drag(tile, cell(hand, second))
    expect(hand.page.locator(".table")).to_have_attribute("data-number", str(before + 3))


def test_a_shrimp_is_dropped_on_a_coral(open_page: OpenPage) -> None:
    hand = at_table(open_page, "shrimp")
    goal = next(iter(choices(hand)["introduce"]))
    before = hand.number
    hand.drag(hand.page.locator(".me .shr .free").first, cell(hand, goal))
    expect(hand.page.locator(".table")).to_have_attribute("data-number", str(before + 1))
    expect(cell(hand, goal)).to_have_attribute("aria-label", re.compile("shrimp"))


def test_what_the_rules_forbid_is_told_and_not_done(open_page: OpenPage) -> None:
    hand = at_table(open_page, "shrimp")
    able = choices(hand)["introduce"]
    names = [
        one.get_attribute("data-cell") or "" for one in hand.page.locator(".boards rect[data-cell]").all()
    ]
    wrong = next(name for name in names if name not in able)
    before = hand.number
    hand.drag(hand.page.locator(".me .shr .free").first, cell(hand, wrong))
    expect(hand.page.locator(".prompt .hint.note")).to_be_visible()
    assert hand.number == before


def test_what_a_drop_does_is_there_before_the_first_drag(open_page: OpenPage) -> None:
    hand = open_page("/learn")
    table = middle_game(hand.page.request, 2, turns=13, wanted=("take", "shrimp"))
    with hand.page.expect_response("**/assets/drop-*.js"):
        hand.page.goto(table)
    hand.await_choice()


def test_a_drop_that_cannot_be_done_for_want_of_a_connection_is_told(open_page: OpenPage) -> None:
    hand = open_page("/learn")
    hand.page.route("**/assets/drop-*.js", lambda route: route.abort())
    hand.page.goto(middle_game(hand.page.request, 2, turns=13, wanted=("take", "shrimp")))
    hand.await_choice()
    goal, before = next(iter(choices(hand)["introduce"])), hand.number
    hand.drag(hand.page.locator(".me .shr .free").first, cell(hand, goal))
    expect(hand.page.locator(".prompt .hint.note")).to_contain_text("No connection to the server.")
    assert hand.number == before
    assert all("ERR_FAILED" in complaint for complaint in hand.complaints)
    hand.complaints.clear()
