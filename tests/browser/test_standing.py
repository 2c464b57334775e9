"""Standing in the browser: from Me to the profile, to another's, to the leader board; private; a rated table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from finished_games import cookie_of, house, person, seat
from playwright.sync_api import Browser, Page, expect
from serving import Server, served

from .conftest import DESK, PATIENCE_MS, PHONE, OpenPage
from .hand import unfold

GAMES = 10


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Ada and Ben, who are friends, have played ten rated games, and Ada one with a bot."""

    async def prepare() -> None:
        async with house(data) as here:
            await here.people("Ada", "Ben")
            for seed in range(1, GAMES + 1):
                await here.finished([seat("Ada"), seat("Ben")], seed)
            await here.finished([seat("Ada"), seat("bot:easy")], 1, rated=False)
            await here.store.befriend(person("Ada"), person("Ben"))

    data = tmp_path_factory.mktemp("standing") / "data"
    asyncio.run(prepare())
    with served(data) as running:
        yield running


def page_of(server: Server, chromium: Browser, name: str | None, phone: bool = False) -> Page:
    context = chromium.new_context(
        base_url=server.address, reduced_motion="reduce", viewport=PHONE if phone else DESK
    )
    context.set_default_timeout(PATIENCE_MS)
    if name is not None:
        context.add_cookies([{"name": "reef", "value": cookie_of(name), "url": server.address}])
    return context.new_page()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_how_one_stands(server: Server, chromium: Browser, phone: bool) -> None:
    ada = page_of(server, chromium, "Ada", phone)
    ada.goto("/me")
    ada.get_by_role("main").get_by_role("link", name="Profile").click()
    expect(ada.get_by_role("heading", level=1, name="Ada")).to_be_visible()
    ratings = ada.get_by_role("list", name="Ratings")
    expect(ratings.get_by_role("listitem").first).to_contain_text(f"{GAMES} rated games")
    expect(ratings).to_contain_text("No rated game yet. A rating comes after five.")
    expect(ada.get_by_text("Your games are known on this device.", exact=False)).to_be_visible()
    expect(ada.get_by_role("heading", name="What your fish eats")).to_be_visible()
    expect(ada.get_by_text("of 1, chance", exact=False)).to_be_visible()  # against the bots
    past = ada.get_by_role("link", name="Analyse the game with")
    expect(past).to_have_count(6)
    past.first.scroll_into_view_if_needed()
    expect(
        ada.get_by_role("listitem").filter(has=past.first).locator("svg.board").first
    ).to_be_visible()  # its reef
    expect(ada.get_by_label("Friends")).to_be_checked()  # the leader board opens at them
    expect(ada.get_by_role("row")).to_have_count(3)  # with the titles
    assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.get_by_role("button", name="More games").click()
    expect(past).to_have_count(GAMES + 1)

    address = ada.evaluate("fetch('/api/me/profile').then((answer) => answer.json()).then((told) => told.id)")
    ada.get_by_role("link", name="Ben").first.click()
    expect(ada.get_by_role("heading", name="You and Ben")).to_be_visible()
    expect(ada.get_by_text(f"{GAMES} games together", exact=False)).to_be_visible()
    ada.get_by_role("link", name="The whole leader board").click()
    expect(ada.get_by_role("row")).to_have_count(3)  # with the titles
    expect(ada.get_by_role("heading", name="The bots of the house")).to_be_visible()
    ada.get_by_text("Second Kind", exact=True).click()
    expect(ada.get_by_text("Nobody yet", exact=False)).to_be_visible()

    ada.goto("/profile")
    ada.get_by_text("Only me", exact=True).click()
    expect(ada.get_by_text("Nobody else sees it, and no list names you.")).to_be_visible()
    expect(ada.get_by_role("button", name="Share")).to_have_count(0)
    stranger = page_of(server, chromium, None, phone)
    stranger.goto(f"/profile/{address}")
    expect(stranger.get_by_role("heading", name="This profile is private.")).to_be_visible()
    stranger.goto("/leaders")
    expect(stranger.get_by_role("row")).to_have_count(2)
    stranger.goto("/profile")
    expect(stranger.get_by_role("heading", name="Your first game will stand here.")).to_be_visible()
    ada.get_by_text("Everybody", exact=True).click()
    expect(ada.get_by_role("button", name="Share")).to_have_count(1)
    for page in (ada, stranger):
        page.context.close()


def test_no_kind_of_game_stands_alone_on_a_phone(open_page: OpenPage) -> None:
    french = {"Accept-Language": "fr"}
    page = open_page("/leaders", viewport={"width": 360, "height": 740}, extra_http_headers=french).page
    kinds = page.locator("fieldset").first.locator("label")
    expect(kinds).to_have_count(4)
    tops = kinds.evaluate_all("all => all.map((one) => Math.round(one.getBoundingClientRect().top))")
    assert [tops.count(top) for top in tops] == [2, 2, 2, 2]
    first, second = (
        page.locator("fieldset").nth(0).bounding_box(),
        page.locator("fieldset").nth(1).bounding_box(),
    )
    assert first
    assert second
    assert second["y"] - first["y"] - first["height"] >= 8, "the two choices touch"


def test_what_a_rated_game_changed(server: Server, chromium: Browser) -> None:
    """At its end, for each who played it."""
    ada = page_of(server, chromium, "Ada")
    ada.goto("/")
    table = ada.evaluate(
        "fetch('/api/tables').then((answer) => answer.json()).then((all) => all.find((one) => one.rated).id)"
    )
    ada.goto(f"/table/{table}")
    changed = ada.get_by_role("region", name="What it changed")
    expect(changed.get_by_role("listitem")).to_have_count(2)
    expect(changed.get_by_role("listitem").first).to_contain_text("Ada: 1")
    ada.context.close()


def test_a_rated_table_has_a_clock_and_a_maker_with_a_way_back(server: Server, chromium: Browser) -> None:
    ben = page_of(server, chromium, "Ben")
    ben.goto("/new")
    unfold(ben)
    expect(ben.get_by_text("Rated games are for people with a way back.")).to_be_visible()
    ben.evaluate("fetch('/api/me/words', {method: 'POST'})")
    ben.wait_for_function("fetch('/api/me').then((answer) => answer.json()).then((me) => me.way_back)")
    ben.reload()
    unfold(ben)
    expect(ben.get_by_text("A rated game has a clock: choose one above", exact=False)).to_be_visible()
    ben.get_by_text("Days", exact=True).click()
    ben.get_by_text("Rated", exact=True).click()
    expect(ben.get_by_text("It counts for the ratings of all who play.", exact=False)).to_be_visible()
    with ben.expect_response("**/api/tables") as made:
        ben.get_by_role("button", name="Start the game").click()
    assert made.value.json()["rated"]
    ben.context.close()
