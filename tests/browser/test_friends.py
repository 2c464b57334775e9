"""Two people become friends by a link, one keeps a seat for the other, they play; then one wants no more of it."""

from __future__ import annotations

import os
import re

from playwright.sync_api import expect
from serving import Browser, Server

from reefencounter.server.storage.friend_store import MOST_SHOWN

from .conftest import PHONE, OpenPage
from .hand import Hand
from .test_company import talk
from .test_together import heading, open_table

LOOK = os.environ.get("LOOK")  # a folder for pictures of what is seen on the way


def called(hand: Hand, name: str) -> None:
    assert hand.page.request.patch("/api/me", data={"name": name}).ok


def look(hand: Hand, name: str) -> None:
    """On a small phone too, nothing sticks out; for whoever wants to see it, a picture."""
    size = hand.page.viewport_size
    assert size is not None
    for width, height in ((size["width"], size["height"]), (360, 740)):
        hand.page.set_viewport_size({"width": width, "height": height})
        assert hand.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (name, width)
        if LOOK:
            hand.page.screenshot(path=f"{LOOK}/{name}-{width}.png", full_page=True)
    hand.page.set_viewport_size(size)


def test_friends_by_link_a_seat_kept_and_a_block(open_page: OpenPage) -> None:
    ada = open_page("/")
    called(ada, "Ada")
    ada.page.goto("/me")
    ada.page.get_by_role("button", name="Make a link for friends").click()
    link = ada.page.get_by_label("Your link")
    expect(link).to_be_visible()
    look(ada, "link")

    ben = open_page("/", viewport=PHONE, has_touch=True)
    ben.touch = True
    called(ben, "Ben")
    ben.page.goto("/friend/" + link.input_value().rpartition("/")[2])
    heading(ben, "Ada would like to be friends with you")
    look(ben, "asked")
    ada.page.reload()
    expect(ada.page.get_by_text("Nobody yet.")).to_be_visible()  # opening a link does nothing
    ben.page.get_by_role("button", name="Be friends").tap()
    heading(ben, "You and Ada are friends now.")
    ada.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # she looks again
    expect(ada.page.get_by_text("Nobody yet.")).to_have_count(0)
    expect(ada.page.get_by_role("main").get_by_text("Ben", exact=True).first).to_be_visible()
    ben.page.goto("/")

    # a seat can be kept for him as soon as the table is made
    ada.page.goto("/new")
    ada.page.get_by_role("button", name="Friends far away").click()
    name = ada.page.get_by_label("Seat 2: name")
    expect(name).to_have_attribute("list", "my-friends")
    name.fill("Ben")
    expect(ada.page.get_by_text("Your friend: the seat stands on their first page")).to_be_visible()
    look(ada, "new")
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.get_by_role("status").filter(has_text="asked")).to_be_visible()
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.wait_for_url("**/")

    # or later with one press; it stands on his first page
    ada.page.goto("/new")
    open_table(ada, "me", "link")
    ada.page.get_by_role("button", name="Ask Ben to the table").click()
    expect(ada.page.get_by_role("status").filter(has_text="asked")).to_be_visible()
    look(ada, "waiting")
    offer = ben.page.get_by_role("region", name="You are asked")
    expect(offer).to_contain_text("Ada keeps a seat for you")
    look(ben, "offer")
    offer.get_by_role("button", name="Sit down at the table of Ada", exact=True).tap()
    ben.page.wait_for_url(re.compile("/table/"))
    for hand in (ada, ben):
        assert hand.await_choice() == "prompt"
    third = ada.page.context.new_page()  # her page of herself, in another tab
    third.goto("/me")
    row = third.get_by_role("list", name="Friends").get_by_role("listitem")
    expect(row).to_contain_text("Ben")
    expect(row).to_contain_text("here")
    look(Hand(third), "friends")

    # one says too much; the other wants to hear no more of it, and he is not told
    ben.page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Log").tap()
    ben.page.get_by_role("tab", name="Chat").tap()
    talk(ben).fill("Hurry up!")
    talk(ben).press("Enter")
    ada.page.get_by_role("tab", name="Chat").click()
    hers, his = (hand.page.get_by_role("log", name="Chat") for hand in (ada, ben))
    expect(hers).to_contain_text("Hurry up!")
    ada.page.get_by_role("button", name="Mute Ben or report this line").click()
    ada.page.get_by_role("button", name="Block Ben").click()
    expect(ada.page.get_by_text("Ben is blocked")).to_be_visible()
    expect(hers).not_to_contain_text("Hurry up!")
    talk(ben).fill("Still there?")
    talk(ben).press("Enter")
    expect(his).to_contain_text("Still there?")
    expect(ben.page.get_by_text("on its way")).to_have_count(0)
    talk(ada).fill("I am.")
    talk(ada).press("Enter")
    expect(hers).to_contain_text("I am.")
    expect(hers).not_to_contain_text("Still there?")
    third.reload()
    third.get_by_text("Blocked people: 1").click()
    expect(third.get_by_role("button", name="Unblock Ben")).to_be_visible()
    look(Hand(third), "blocked")
    ben.page.goto("/me")
    expect(ben.page.get_by_text("Nobody yet.")).to_be_visible()
    expect(ben.page.get_by_text("Blocked people: none")).to_be_visible()
    third.get_by_role("button", name="Unblock Ben").click()
    expect(third.get_by_text("Blocked people: none")).to_be_visible()


def test_many_strangers_who_ask(open_page: OpenPage, server: Server) -> None:
    """A few on the first page, the others counted, and one press says no to all of them."""
    ada = open_page("/")
    called(ada, "Ada")
    whom = ada.page.request.get("/api/me/profile").json()["id"]
    for n in range(MOST_SHOWN + 4):
        stranger = Browser(server.address, source=f"127.4.{n // 8}.1")  # limits count by address
        stranger.post("/api/me/friends", {"profile": whom})
    ada.page.goto("/")
    asked = ada.page.get_by_role("region", name="You are asked")
    expect(asked).to_contain_text(f"{MOST_SHOWN + 1} more people ask.")
    expect(asked.get_by_role("listitem")).to_have_count(3)
    look(ada, "strangers-home")
    asked.get_by_role("link").click()
    ada.page.wait_for_url("**/me")
    expect(ada.page.get_by_text("4 more people ask.")).to_be_visible()
    look(ada, "strangers")
    ada.page.get_by_role("button", name="No to all whom I have not met at a table").click()
    expect(ada.page.get_by_text("Nobody yet.")).to_be_visible()
    expect(ada.page.get_by_role("list", name="You are asked")).to_have_count(0)
