"""Somebody leaves in mid-game, or is out of time: a bot takes over, and gives the seat back; somebody resigns."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from serving import Server, Time, served

from .conftest import DESK, PATIENCE_MS, PHONE, OpenPage
from .hand import Hand, without_tips
from .test_together import heading, link_of, open_table, sit_down


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
    expect(rival).to_contain_text("Steady plays for them")
    ben.page.goto(table)
    expect(ben.page.get_by_text("A bot plays for you")).to_be_visible()
    ben.page.get_by_role("button", name="Play on myself").click()
    expect(rival).not_to_contain_text("plays for them")
    ada.take_turn()
    assert ben.await_choice() == "prompt"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_of_two_one_resigns(open_page: OpenPage, phone: bool) -> None:
    """It is asked again, then it is over for both: who won, who resigned; the other plays on against a bot."""
    ada = open_page("/new")
    open_table(ada, "me", "link")
    heading(ada, "One seat is still free")
    ben = open_page(link_of(ada), **({"viewport": PHONE, "has_touch": True} if phone else {}))
    sit_down(ben, "Ben")
    for hand in (ada, ben):
        hand.await_choice()
        hand.set_up()
    assert ada.await_choice() == "prompt"
    page = ada.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign …").click()
    dialog = page.get_by_role("dialog", name="Resign?")
    expect(dialog).to_contain_text("With that the game is over, and it counts as lost.")
    dialog.get_by_role("button", name="Play on").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign …").click()
    dialog.get_by_role("button", name="Resign").click()
    for hand, title, said in (
        (ada, "Ben wins", "You resigned in turn 1. That decides the game"),
        (ben, "You win", "Ada resigned in turn 1. That decides the game"),
    ):
        end = hand.page.get_by_role("dialog", name="The end of the game")
        expect(end.get_by_role("heading", name=title)).to_be_visible()
        expect(end.locator(".lead")).to_contain_text(said)
        expect(end.locator(".row.first")).to_contain_text("Ben")
        expect(end.locator(".row.left")).to_contain_text("resigned")
        expect(end.get_by_text("points then")).to_have_count(2)
        assert hand.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.get_by_role("button", name="Play on against a bot")).to_have_count(0)
    table = ben.page.url
    ben.page.get_by_role("button", name="Play on against a bot").click()
    ben.page.wait_for_url(lambda url: "/table/" in url and url != table)
    ben.await_choice()
    page.goto("/tables")
    expect(page.get_by_text("Ben won ·")).to_be_visible()
    expect(page.get_by_text("Ada resigned")).to_be_visible()


def test_three_hear_that_one_resigned(open_page: OpenPage) -> None:
    """The others play on, and are told at once, also on a phone."""
    ada = open_page("/new")
    open_table(ada, "me", "link", "link")
    heading(ada, "Two seats are still free")
    link = link_of(ada)
    ben, cleo = open_page(link), open_page(link, viewport=PHONE, has_touch=True)
    sit_down(ben, "Ben")
    heading(ben, "One seat is still free")
    sit_down(cleo, "Cleo")
    assert ada.await_choice() == "prompt"
    page = ada.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign …").click()
    dialog = page.get_by_role("dialog", name="Resign?")
    expect(dialog).to_contain_text("A bot finishes your seat. It counts as lost.")
    dialog.get_by_role("button", name="Resign").click()
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(ben.page.locator(".opp").filter(has_text="Ada")).to_contain_text("resigned, Steady plays on")
    for hand in (ben, cleo):
        expect(hand.page.get_by_text("Ada resigned. Steady plays on.")).to_be_visible()


def test_a_game_of_days_across_a_restart_and_a_passed_deadline(chromium: Browser, tmp_path: Path) -> None:
    """Nobody is there when the time of one of two is over: the game is, and both find so."""
    time, data = Time(tmp_path / "seconds"), tmp_path / "data"

    def opened(server: Server, cookie: str = "") -> Page:
        context = chromium.new_context(
            base_url=server.address,
            reduced_motion="reduce",
            viewport=DESK,
            storage_state=without_tips(server.address),
        )
        context.set_default_timeout(PATIENCE_MS)
        if cookie:
            context.add_cookies([{"name": "reef", "value": cookie, "url": server.address}])
        return context.new_page()

    with served(data, flaw=time.flaw) as server:
        ada = Hand(opened(server))
        ada.page.goto("/new")
        ada.page.get_by_text("Days", exact=True).click()
        expect(ada.page.get_by_text("Three days for each turn.")).to_be_visible()
        open_table(ada, "me", "link")
        link = link_of(ada)
        expect(ada.page.get_by_text("3 days a turn")).to_be_visible()
        ben = Hand(opened(server))
        ben.page.goto(link)
        sit_down(ben, "Ben")
        for hand in (ada, ben):
            hand.await_choice()
            hand.set_up()
        assert ada.await_choice() == "prompt"
        expect(ada.page.locator(".turnof")).to_contain_text("2 d 23 h")
        path = "/table/" + ada.page.url.rpartition("/")[2]
        known = [hand.page.context.cookies()[0]["value"] for hand in (ada, ben)]
        for hand in (ada, ben):
            hand.page.context.close()
    time.passes(3 * 86_400)
    with served(data, flaw=time.flaw) as server:
        ben = Hand(opened(server, known[1]))
        ben.page.goto(path)
        end = ben.page.get_by_role("dialog", name="The end of the game")
        expect(end.get_by_role("heading", name="You win")).to_be_visible()
        expect(end.locator(".row.left")).to_contain_text("out of time")
        ada = Hand(opened(server, known[0]))
        ada.page.goto("/tables")
        expect(ada.page.get_by_text("Ben won ·")).to_be_visible()
        expect(ada.page.get_by_text("Ada ran out of time")).to_be_visible()
        ada.page.goto(path)
        expect(ada.page.get_by_text("Your time ran out in turn 1. That decides the game")).to_be_visible()
        for hand in (ada, ben):
            hand.page.context.close()
