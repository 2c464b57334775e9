"""Who a browser is to the server: a link from another site does not change it, and a newcomer becomes somebody once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect
from programs import CHROMIUM_FLAGS
from programs import chromium as installed_chromium
from serving import Server, served

from .conftest import PATIENCE_MS, OpenPage
from .hand import Hand

NAME = "reef.test"  # as in a network at home: browsers send no Sec-Fetch-Site there
CHAT = "http://chat.test/"  # another site, on which somebody was sent a link


@pytest.fixture
def at_home(chromium: Browser, tmp_path: Path) -> Iterator[tuple[str, BrowserContext]]:
    """A server in a network, over plain HTTP, and a browser that reaches it by its name."""
    rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    with served(tmp_path / "data", "--name", NAME) as server:
        browser = chromium.browser_type.launch(
            executable_path=installed_chromium(), args=[*CHROMIUM_FLAGS, rules]
        )
        context = browser.new_context(reduced_motion="reduce")
        context.set_default_timeout(PATIENCE_MS)
        yield server.address.replace("127.0.0.1", NAME), context
        browser.close()


def cookie_of(context: BrowserContext) -> str:
    (found,) = (each["value"] for each in context.cookies() if each["name"] == "reef")
    return found


def my_games(page: Page) -> list[str]:
    """The ids of one's tables, as the server tells the page."""
    ids: list[str] = page.evaluate(
        "fetch('/api/tables').then((a) => a.json()).then((all) => all.map((t) => t.id))"
    )
    return ids


@pytest.mark.parametrize("path", ["", "tables", "table/{}", "api/health", "nothing"])
def test_a_link_from_another_site_leaves_one_who_one_is(
    at_home: tuple[str, BrowserContext], path: str
) -> None:
    address, context = at_home
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play now").click()
    Hand(page).await_choice()
    table, before = page.url.rpartition("/")[2], cookie_of(context)
    link = f'<a href="{address}/{path.format(table)}">Come and play</a>'
    context.route(f"{CHAT}**", lambda route: route.fulfill(body=link, content_type="text/html"))
    other = context.new_page()
    other.goto(CHAT)
    with other.expect_response(f"{address}/**") as told:
        other.get_by_text("Come and play").click()
    assert "cookie" not in told.value.request.all_headers(), "it comes as if from somebody else"
    assert "set-cookie" not in told.value.all_headers()
    other.goto(address)
    assert cookie_of(context) == before
    for each in (page, other):
        each.reload()
        assert my_games(each) == [table]


def test_a_newcomer_becomes_somebody_once(open_page: OpenPage) -> None:
    answers: list[Response] = []

    def given() -> list[str]:
        found = [each for each in answers if "set-cookie" in each.all_headers()]
        return [urlsplit(each.url).path for each in found]

    hand = open_page("/offline.html", newcomer=True)
    hand.page.on("response", lambda answer: answers.append(answer))
    hand.page.goto("/")
    hand.page.get_by_role("button", name="Play now").click()
    hand.await_choice()
    assert given() == ["/api/health"]
    answers.clear()
    hand.page.goto("/")  # another visit
    expect(hand.page.get_by_role("button", name="Play now")).to_be_visible()
    hand.page.wait_for_load_state("networkidle")
    assert given(), "it begins the cookie anew"
    assert "/api/health" not in given()


def test_a_newcomer_who_follows_a_link_sits_down(open_page: OpenPage, server: Server) -> None:
    table = server.browser().post("/api/tables", {"seats": [{"name": "Ada"}, {"kind": "friend"}]})
    page = open_page(f"/join/{table['invitation']}", newcomer=True).page
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".me")).to_be_visible()
    expect(page.get_by_text("You are watching")).to_have_count(0)
