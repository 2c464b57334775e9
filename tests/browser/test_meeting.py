"""How people meet at a table, and stay in touch: silent losses, arrivals, the first turn, rematches."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect
from serving import Server, served
from silent_proxy import silent_proxy

from .conftest import OpenPage
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
