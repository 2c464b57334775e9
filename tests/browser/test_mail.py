"""By mail: an address is kept on one device, and a link in a mail signs in on another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from letterbox import Mailbox, text_of, token_in
from playwright.sync_api import expect
from serving import JSON, Server, served

from .conftest import PHONE, OpenPage

ADDRESS = "ada@example.org"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("server") / "data", *mailbox.options) as running:
        yield running


def test_a_link_signs_in_on_another_device(open_page: OpenPage, mailbox: Mailbox) -> None:
    hand = open_page("/me")
    desk = hand.page
    seats: JSON = {"seats": [{}, {}]}
    first = desk.request.post("/api/tables", data=seats).json()["id"]
    desk.request.patch("/api/me", data={"name": "Ada"})
    desk.get_by_label("E-mail address").fill(ADDRESS)
    desk.get_by_role("button", name="Send me a link").click()
    expect(desk.get_by_text(f"A link is on its way to {ADDRESS}")).to_be_visible()
    desk.goto(f"/mail#{token_in(mailbox.next(ADDRESS))}")
    expect(desk.get_by_role("heading", level=1)).to_have_text(f"Keep {ADDRESS} with the account of Ada?")
    desk.get_by_role("button", name="Keep this address").click()
    expect(desk.get_by_role("heading", level=1)).to_have_text("The address is kept.")
    desk.get_by_role("link", name="To Me").click()
    expect(desk.get_by_text(ADDRESS)).to_be_visible()
    desk.get_by_role("button", name=f"Remove {ADDRESS}").click()
    expect(desk.get_by_role("alert")).to_contain_text("only way back")
    hand.complaints.clear()  # the browser notes what is refused

    hand = open_page("/me", viewport=PHONE, locale="de-DE")
    phone = hand.page
    second = phone.request.post("/api/tables", data=seats).json()["id"]
    phone.get_by_label("E-Mail-Adresse").fill(ADDRESS)
    phone.get_by_role("button", name="Link schicken").click()
    expect(phone.get_by_text(f"Ein Link ist unterwegs an {ADDRESS}")).to_be_visible()
    mail = mailbox.next(ADDRESS)
    assert "sign in as Ada" in text_of(mail)
    phone.goto(f"/mail#{token_in(mail)}")
    expect(phone.get_by_role("heading", level=1)).to_have_text("Als Ada anmelden?")
    assert phone.request.get("/api/me").json()["name"] != "Ada", "opening the link does nothing"
    phone.get_by_role("button", name="Anmelden", exact=True).click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Ada")
    assert {table["id"] for table in phone.request.get("/api/tables").json()} == {first, second}
    phone.goto(f"/mail#{token_in(mail)}")
    expect(phone.get_by_role("alert")).to_contain_text("gilt nicht mehr")
    hand.complaints.clear()

    phone.goto("/me")
    with phone.expect_response("**/api/me/mail"):
        phone.get_by_role("group", name="Mail, wenn ich am Zug bin").get_by_text("Nein").click()
    expect(phone.get_by_text("Ich bekomme keine Mail")).to_be_visible()
    phone.reload()  # as it is kept
    expect(phone.get_by_text("Ich bekomme keine Mail")).to_be_visible()
    assert desk.request.get("/api/me/mail").json() == {"address": ADDRESS, "digest": False}


def test_a_link_that_another_sent_asks_before_it_takes_games(open_page: OpenPage, mailbox: Mailbox) -> None:
    """The box is empty at first and names how many games; what was done can be undone in Me."""
    hand = open_page("/me")
    eve = hand.page
    eve.request.patch("/api/me", data={"name": "Eve"})
    for _ in "ab":  # the first keeps the address, the second signs in
        eve.request.post("/api/me/mail", data={"address": "eve@example.org"})
        token = token_in(mailbox.next("eve@example.org"))
        if _ == "a":
            eve.request.post("/api/identity/mail", data={"token": token})

    ben = open_page("/me", viewport=PHONE).page
    ben.request.patch("/api/me", data={"name": "Ben"})
    for _ in "ab":
        ben.request.post("/api/tables", data={"seats": [{}, {}]})
    ben.goto(f"/mail#{token}")
    expect(ben.get_by_text("was not asked for in this browser")).to_be_visible()
    box = ben.get_by_role("checkbox", name="Give the 2 games of this browser to Eve")
    expect(box).not_to_be_checked()
    box.check()
    ben.get_by_role("button", name="Sign in", exact=True).click()
    expect(ben.get_by_role("heading", level=1)).to_have_text("Eve")
    expect(ben.get_by_text("You were Ben in this browser. 2 games came along.")).to_be_visible()
    ben.get_by_role("button", name="Be Ben again").click()
    expect(ben.get_by_role("heading", level=1)).to_have_text("Ben")
    expect(ben.get_by_text("You were Ben")).to_have_count(0)
    assert len(ben.request.get("/api/tables").json()) == 2
    assert eve.request.get("/api/tables").json() == []
