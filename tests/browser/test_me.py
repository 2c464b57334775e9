"""The page Me: a name that is kept, devices, and passkeys with the authenticator that Chromium plays for tests."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from serving import JSON, Server

from .conftest import PATIENCE_MS, OpenPage
from .hand import greet


@pytest.fixture
def at_localhost(server: Server, chromium: Browser) -> Iterator[BrowserContext]:
    """Where browsers offer passkeys."""
    address = server.address.replace("127.0.0.1", "localhost")
    context = chromium.new_context(base_url=address, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    greet(context, address)
    yield context
    context.close()


def with_authenticator(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    kind |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": kind})


def test_a_name_is_kept(open_page: OpenPage) -> None:
    page = open_page("/me").page
    name = page.get_by_label("Name", exact=True)
    expect(name).not_to_have_value("")
    name.fill("<i>Ada</i>")
    name.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("<i>Ada</i>")
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("<i>Ada</i>")


def test_what_changed_on_another_device_is_seen_when_one_looks_again(open_page: OpenPage) -> None:
    page = open_page("/").page
    page.request.patch("/api/me", data={"name": "Ada"})
    page.goto("/me")
    expect(page.get_by_role("heading", level=1, name="Ada")).to_be_visible()
    page.request.patch("/api/me", data={"name": "Countess"})
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("heading", level=1, name="Countess")).to_be_visible()


def test_why_passkeys_are_missing(open_page: OpenPage) -> None:
    page = open_page("/me").page  # by its number, a server has no name to which passkeys could belong
    expect(page.get_by_text("Passkeys are missing here")).to_be_visible()
    expect(page.get_by_role("button", name="Add a passkey")).to_have_count(0)


def test_a_passkey_signs_in_and_the_games_of_a_guest_come_along(at_localhost: BrowserContext) -> None:
    page = at_localhost.new_page()
    with_authenticator(page)
    page.goto("/me")
    seats: JSON = {"seats": [{}, {}]}
    first = page.request.post("/api/tables", data={**seats, "title": "Before"}).json()["id"]
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("list", name="Passkeys").get_by_role("listitem")).to_have_count(1)
    passkey = page.get_by_label("Name of this passkey")
    passkey.fill("My laptop")
    passkey.press("Tab")
    expect(page.get_by_role("button", name="Remove My laptop")).to_be_visible()
    page.get_by_role("button", name="Remove My laptop").click()
    expect(page.get_by_role("alert")).to_contain_text("only way back")
    page.reload()
    page.get_by_role("button", name="Sign out here").click()
    signing_in = page.get_by_role("button", name="Sign in with a passkey")
    expect(signing_in).to_be_visible()
    assert page.request.get("/api/tables").json() == []
    second = page.request.post("/api/tables", data={**seats, "title": "As a guest"}).json()["id"]
    before = cookie(at_localhost)
    signing_in.click()
    expect(page.get_by_role("button", name="Remove My laptop")).to_be_visible()
    assert {table["id"] for table in page.request.get("/api/tables").json()} == {first, second}
    assert cookie(at_localhost) != before  # whoever knew the guest's is not let in by it


def cookie(context: BrowserContext) -> str:
    return next(each["value"] for each in context.cookies() if each["name"] == "reef")


def test_a_bot_of_ones_own(open_page: OpenPage) -> None:
    page = open_page("/me").page
    page.get_by_role("heading", name="My bots").click()
    page.get_by_label("Name of the bot").fill("Finch")
    page.get_by_role("button", name="Add a bot").click()
    token = page.get_by_label("Its token, shown this once")
    expect(token).to_have_value(re.compile("reefbot_"))
    asked = {"Authorization": f"Bearer {token.input_value()}"}
    assert page.request.get("/api/me", headers=asked).json()["name"] == "Finch (bot)"
    page.get_by_role("button", name="Remove Finch (bot)").click()
    expect(page.get_by_text("Finch (bot) plays here no longer")).to_be_visible()
    assert page.request.get("/api/me", headers=asked).status == 401


def test_ones_games_as_a_file_and_leaving_with_a_way_back(open_page: OpenPage) -> None:
    page = open_page("/me").page
    with page.expect_download() as downloaded:
        page.get_by_role("link", name="All my games").click()
    assert downloaded.value.suggested_filename == "reef-games.jsonl"
    page.get_by_role("button", name="Delete my account").click()
    expect(page.get_by_text("Games with others stay for them")).to_be_visible()
    page.get_by_role("button", name="Delete it in seven days").click()
    expect(page.get_by_role("alert")).to_contain_text("all that is yours here is deleted")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("all that is yours here is deleted")
    page.get_by_role("button", name="Keep my account").click()
    expect(page.get_by_role("button", name="Delete my account")).to_be_visible()
    assert page.request.get("/api/me").json()["leaves"] is None
