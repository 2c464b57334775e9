"""A new table in the page: a clock of one's own, how long windows last, what a child is offered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from serving import Server, served

from .conftest import OpenPage
from .hand import Hand, unfold

WINDOW = 6  # seconds, as the host of this server wants it


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("new_table") / "data", "--window", str(WINDOW)) as running:
        yield running


def opened(hand: Hand) -> dict[str, Any]:
    """What the page asks the server for when the table is opened."""
    with hand.page.expect_request(lambda request: request.method == "POST") as asked:
        hand.page.get_by_role("button", name="Open the table").click()
    hand.page.wait_for_url(re.compile("/table/"))
    return dict(asked.value.post_data_json or {})


def test_a_clock_of_ones_own(open_page: OpenPage) -> None:
    hand = open_page("/new")
    page = hand.page
    page.get_by_label("Seat 2: who").select_option("link")
    page.get_by_text("Live", exact=True).click()
    page.get_by_text("Your own", exact=True).click()
    minutes, seconds = page.get_by_label("Minutes for the game"), page.get_by_label("Seconds after each turn")
    expect(minutes).to_have_value("15")  # from where one was
    minutes.fill("500")
    minutes.press("Tab")
    expect(minutes).to_have_value("180")  # the most there is
    minutes.fill("1")
    seconds.fill("5")
    seconds.press("Tab")
    expect(page.get_by_text("1 minute for the game, and 5 seconds more", exact=False)).to_be_visible()
    clock = opened(hand)["clock"]
    assert (clock["kind"], clock["minutes"], clock["increment"]) == ("live", 1, 5)
    expect(page.get_by_text("1 min + 5 s", exact=False).first).to_be_visible()
    page.get_by_role("button", name="Table settings").click()
    expect(minutes).to_have_value("1")  # and they can be changed here
    with page.expect_response(lambda answer: answer.request.method == "PATCH") as changed:
        minutes.fill("20")
        minutes.press("Tab")
    assert changed.value.json()["clock"]["minutes"] == 20


def test_windows_last_as_the_host_has_set_unless_somebody_chooses(open_page: OpenPage) -> None:  # S7.5
    for chosen, seconds in ((None, None), ("8 s", 8)):
        hand = open_page("/new")
        page = hand.page
        page.get_by_label("Seat 2: who").select_option("link")
        page.get_by_role("radio", name="Second Kind", exact=True).check(force=True)
        unfold(page)
        expect(page.get_by_role("radio", name="As usual here")).to_be_checked()
        if chosen:
            page.get_by_text(chosen, exact=True).click()
        assert opened(hand)["window"] == seconds


def test_a_child_is_not_offered_what_counts_for_ratings(open_page: OpenPage) -> None:
    hand = open_page("/new")
    presets = hand.page.get_by_role("group", name="Start from").get_by_role("button")
    club = presets.filter(has_text="Club night")
    expect(club).to_have_count(1)
    hand.page.evaluate("localStorage.setItem('reef-settings', JSON.stringify({child: true}))")
    hand.page.reload()
    expect(presets.first).to_be_visible()
    expect(club).to_have_count(0)
