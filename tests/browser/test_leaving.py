"""Somebody leaves in mid-game: a bot takes over, and gives the seat back; somebody resigns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from serving import Server, Time, served

from .conftest import PATIENCE_MS, PHONE, OpenPage
from .test_together import heading, link_of, open_table, sit_down


@pytest.fixture(autouse=True)
def patience() -> None:
    expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="module")
def time(tmp_path_factory: pytest.TempPathFactory) -> Time:
    return Time(tmp_path_factory.mktemp("time") / "seconds")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, time: Time) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("server") / "data", flaw=time.flaw) as running:
        yield running


def test_one_leaves_and_a_bot_takes_over_until_he_returns(open_page: OpenPage, time: Time) -> None:
    ada = open_page("/new")
    open_table(ada, "link", "me")
    heading(ada, "One seat is still free")
    ben = open_page(link_of(ada), viewport=PHONE, has_touch=True)
    ben.touch = True
    sit_down(ben, "Ben")
    for hand in (ada, ben):
        hand.await_choice()
        hand.set_up()
    assert ben.await_choice() == "prompt"  # his turn
    table = ben.page.url
    ben.page.goto("/")
    rival = ada.page.locator(".opp")
    expect(rival.locator(".presence")).to_have_text("offline")
    expect(rival.get_by_text("A bot can play for them in 3 min")).to_be_visible()
    time.passes(180)
    ada.page.reload()
    ada.page.get_by_role("button", name="Let a bot play for Ben").click()
    assert ada.await_choice() == "prompt"  # the bot has had its turn
    expect(rival).to_contain_text("steady plays for them")
    ben.page.goto(table)
    expect(ben.page.get_by_text("A bot plays for you")).to_be_visible()
    ben.page.get_by_role("button", name="Play on myself").click()
    expect(rival).not_to_contain_text("plays for them")
    ada.take_turn()
    assert ben.await_choice() == "prompt"


def test_resigning_asks_again(open_page: OpenPage) -> None:
    ada = open_page("/new")
    open_table(ada, "me", "link")
    heading(ada, "One seat is still free")
    ben = open_page(link_of(ada))
    sit_down(ben, "Ben")
    assert ada.await_choice() == "prompt"
    page = ada.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign …").click()
    dialog = page.get_by_role("dialog", name="Resign?")
    expect(dialog).to_contain_text("A bot finishes your seat. It counts as lost.")
    dialog.get_by_role("button", name="Play on").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign …").click()
    dialog.get_by_role("button", name="Resign").click()
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(ben.page.locator(".opp")).to_contain_text("steady plays for them")
    page.goto("/tables")
    expect(page.get_by_text("Ada resigned")).to_be_visible()
