"""How people meet at a table, and stay in touch: silent losses, arrivals, the first turn, rematches."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect
from serving import JSON, Server, recovery_words, served
from silent_proxy import silent_proxy

from .conftest import PHONE, OpenPage
from .hand import Hand
from .test_together import sit_down

SIGNS = {  # what a page may hear when it is used again, and how many ms it waits then
    "visibilitychange": ("document.dispatchEvent(new Event('visibilitychange'))", 5_000),
    "online": ("dispatchEvent(new Event('online'))", 0),
    "pageshow": ("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))", 0),
    "nothing": ("null", 26_000),
}


def test_a_page_notices_that_its_connection_died(open_page: OpenPage, server: Server) -> None:
    """It stays open, and nothing comes through: the page connects anew and sees what has happened."""
    ada = server.browser()
    wish = {"seats": [{"name": "Ada"}, {"kind": "friend"}], "clock": {"kind": "live", "minutes": 60}}
    info = ada.post("/api/tables", wish)
    with silent_proxy(server.address) as network, ada.waits(info["id"]) as hers:
        ben = open_page("/join", through=network.address)
        ben.page.clock.install()
        ben.page.goto(f"/join/{info['invitation']}")
        sit_down(ben, "Ben")
        hers.until("scene")
        while hers.scene["choices"]:
            assert hers.play(hers.scene["choices"]["actions"][0])["type"] == "ack"
        ben.set_up()
        hers.until("step", where=lambda told: told["scene"]["phase"] != "setup")
        for sign, (event, wait) in SIGNS.items():
            network.swallow()
            played = hers.play(hers.scene["choices"]["actions"][0])
            assert played["type"] == "ack"
            ben.page.evaluate(event)
            ben.page.clock.fast_forward(wait)
            expect(ben.page.locator("main.table"), sign).to_have_attribute(
                "data-number", re.compile(f"^{hers.number}$")
            )
            assert hers.undo()["type"] == "ack"
        ben.page.goto("about:blank")  # before its way to the server ends
        # Requests that were on their way over what died are the browser's to complain of.
        ben.complaints[:] = [each for each in ben.complaints if "net::ERR_" not in each]


def test_a_clock_that_has_rested_is_seen_to_run_again(open_page: OpenPage, tmp_path: Path) -> None:
    short = "import reefencounter.server.play.clocks as clocks; clocks.REST = 2.0"  # a flaw
    with served(tmp_path / "data", flaw=short) as server:
        ada = server.browser()
        wish = {"seats": [{"name": "Ada"}, {"kind": "friend"}], "clock": {"kind": "live", "minutes": 60}}
        info = ada.post("/api/tables", wish)
        with ada.waits(info["id"]) as hers:
            ben = open_page(f"/join/{info['invitation']}", through=server.address)
            sit_down(ben, "Ben")
            hers.until("scene")
            while hers.scene["choices"]:
                assert hers.play(hers.scene["choices"]["actions"][0])["type"] == "ack"
            ben.set_up()
            hers.until("step", where=lambda told: told["scene"]["phase"] != "setup")
        clock = ben.page.locator(".opp .clk")
        expect(clock).to_have_class(re.compile("rests"))
        rested = clock.inner_text()
        expect(clock).not_to_have_class(re.compile("rests"))
        expect(clock).not_to_have_text(rested)


HIDDEN = """
Object.defineProperty(document, 'hidden', { get: () => window.hides ?? false });
Object.defineProperty(document, 'visibilityState', { get: () => (window.hides ? 'hidden' : 'visible') });
window.notes = [];
window.Notification = class { static permission = 'granted'; constructor(title) { window.notes.push(title); } };
window.rings = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.rings++; return start.apply(this, when); };
localStorage.setItem('reef-settings', JSON.stringify({ notices: 'on', sounds: true }));
"""  # a browser that can be hidden, tells notices, and counts tones


def listening(open_page: OpenPage, path: str) -> Hand:
    """A page that may sound and tell notices, since somebody has pressed something there."""
    hand = open_page("/join")
    hand.page.add_init_script(HIDDEN)
    hand.page.goto(path)
    hand.page.locator("main").click(position={"x": 1, "y": 1})
    return hand


def hide(hand: Hand) -> None:
    hand.page.evaluate("window.hides = true; document.dispatchEvent(new Event('visibilitychange'))")


def told(hand: Hand, notice: str) -> None:
    """A notice was shown, and something was heard."""
    hand.page.wait_for_function("notice => window.notes.includes(notice) && window.rings > 0", arg=notice)


LIVE_TABLE = {"seats": [{"name": "Ada"}, {"kind": "anyone"}], "clock": {"kind": "live", "minutes": 10}}


def test_whoever_waits_hears_of_arrivals_on_every_page(open_page: OpenPage) -> None:
    """In the background, too; the clocks begin when the maker comes to the table."""
    ada = listening(open_page, "/learn")
    table = ada.page.request.post("/api/tables", data=LIVE_TABLE).json()["id"]
    ada.page.goto("/rules")
    ben = open_page("/")
    join = ben.page.get_by_role("button", name="Join Ada")
    expect(join).to_be_visible()
    expect(ben.page.locator(".open-tables .presence")).to_have_text("away")  # she looks at another page
    ada.page.locator("main").click(position={"x": 1, "y": 1})
    hide(ada)
    join.click()
    ben.page.wait_for_url(re.compile("/table/"))
    name = ben.page.request.get("/api/me").json()["name"]
    told(ada, f"{name} sat down. Your game begins")
    expect(ada.page).to_have_title(re.compile("Your game begins"))
    clock = ben.page.locator(".opp .clk")
    expect(clock).to_have_attribute("title", re.compile("starts when all are here"))
    expect(ben.page.locator(".opp .presence")).to_have_text("offline")
    ada.page.evaluate("window.hides = false")
    ada.page.get_by_role("link", name="To the table").click()
    ada.page.wait_for_url(re.compile(table))
    expect(clock).not_to_have_attribute("title", re.compile("starts"))
    expect(ben.page.locator(".opp .presence")).to_have_text("here")


def test_the_waiting_room_tells_arrivals_and_the_first_turn(open_page: OpenPage) -> None:
    ada = listening(open_page, "/learn")
    seats = [{"name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}]
    info = ada.page.request.post("/api/tables", data={"seats": seats}).json()
    ada.page.goto(f"/table/{info['id']}")
    ada.page.get_by_role("heading", name="Two seats are still free").click()
    hide(ada)
    ben = open_page(f"/join/{info['invitation']}")
    sit_down(ben, "Ben")
    told(ada, "Ben sat down")
    expect(ada.page).to_have_title(re.compile("^Ben sat down"))
    cleo = open_page(f"/join/{info['invitation']}")
    sit_down(cleo, "Cleo")
    told(ada, "Cleo sat down. Your game begins")
    expect(ada.page).to_have_title(re.compile("^Your turn"))


def test_the_maker_sends_somebody_away(open_page: OpenPage) -> None:
    ada = open_page("/learn")
    seats = [{"name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}]
    info = ada.page.request.post("/api/tables", data={"seats": seats}).json()
    ada.page.goto(f"/table/{info['id']}")
    ben = open_page(f"/join/{info['invitation']}")
    sit_down(ben, "Ben")
    expect(ben.page.locator("img.qr")).to_have_js_property("complete", True)
    ada.page.get_by_role("button", name="Remove Ben from the table").click()
    expect(ada.page.get_by_role("heading", name="Two seats are still free")).to_be_visible()
    expect(ben.page.get_by_text("has given your seat to others").last).to_be_visible()


def test_an_invitation_says_what_one_sits_down_to(open_page: OpenPage, server: Server) -> None:
    clock = {"kind": "live", "minutes": 10, "increment": 5}
    wish = {"seats": [{"name": "Ada"}, {"kind": "friend"}], "clock": clock, "rated": True}
    ada = server.browser()
    recovery_words(ada)
    info = ada.post("/api/tables", wish)
    ben = open_page(f"/join/{info['invitation']}")
    expect(ben.page.get_by_text("base game · 2 players · live, 10 min + 5 s · rated")).to_be_visible()
    expect(ben.page.get_by_text("At the table: Ada.")).to_be_visible()


def test_that_somebody_was_faster_stays_to_be_read(open_page: OpenPage, server: Server) -> None:
    """Also when no table is left in the list."""
    ada, ben = server.browser(), server.browser()
    info = ada.post("/api/tables", {"seats": [{"name": "Finn"}, {"kind": "anyone"}]})
    late = open_page("/")
    join = late.page.get_by_role("button", name="Join Finn")
    expect(join).to_be_visible()
    late.page.route("**/api/lobby", lambda route: route.fulfill(json=[]))
    ben.post(f"/api/tables/{info['id']}/seat", {"name": "Ben"})
    join.click()
    expect(late.page.get_by_role("alert")).to_contain_text("Somebody was faster.")
    expect(late.page.get_by_role("alert")).to_contain_text("No more tables are open.")
    assert all("409" in complaint for complaint in late.complaints)  # the browser's own word on the refusal
    late.complaints.clear()


def test_a_rematch_is_seen_and_heard_on_a_phone(open_page: OpenPage, server: Server, record: JSON) -> None:
    """While the result lies over the table, without a scroll."""
    ada = listening(open_page, "/learn")
    ada.page.set_viewport_size(PHONE)
    request, ben = ada.page.request, server.browser()
    up = request.post("/api/records", data=record).json()
    seats = [{"name": "Ada"}, {"kind": "friend"}]
    wish = {"at": up["moves"], "seats": seats}
    info = request.post(f"/api/tables/{up['id']}/branch", data=wish).json()
    ben.post(f"/api/invitations/{info['invitation']}", {"name": "Ben"})
    with ben.live(info["id"], "mine") as his:
        ada.page.goto(f"/table/{info['id']}")
        expect(ada.page.locator("dialog[open]")).to_contain_text("points")
        ada.page.locator("dialog[open] h1").click()
        hide(ada)
        ben.post(f"/api/tables/{info['id']}/rematch", {"agree": True}, status=200)
        told(ada, "Ben would like a rematch")
        expect(ada.page).to_have_title(re.compile("^Ben would like a rematch"))
        ada.page.evaluate("window.hides = false")
        expect(ada.page.locator("dialog[open] .offer")).to_be_in_viewport(ratio=1)
        ada.page.locator("dialog[open] .offer").get_by_role("button", name="Rematch").click()
        his.until("rematch", where=lambda message: message["table"])
        ada.page.wait_for_url(lambda url: info["id"] not in url)
