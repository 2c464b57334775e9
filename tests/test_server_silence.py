"""Connections that die without a word: both ends notice, and what the clock lost meanwhile is given back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from serving import JSON, Browser, Live, Server, Time, served
from silent_proxy import SilentProxy, silent_proxy

from reefencounter.server.play.clocks import begun
from reefencounter.server.schemas import ClockChoice

WITHIN = 2.0  # seconds in which these servers want an answer to a ping
OFTEN = f"""
import reefencounter.server.web.patience as patience
import reefencounter.server.play.timed as timed
patience.PING_EVERY, patience.PONG_WITHIN = 0.2, {WITHIN}
timed.SILENT = 1.0
"""  # a flaw: pings come often
NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
LIVE = {"kind": "live", "minutes": 10, "increment": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("silence") / "data", flaw=OFTEN) as running:
        yield running


@pytest.fixture
def network(server: Server) -> Iterator[SilentProxy]:
    with silent_proxy(server.address) as proxy:
        yield proxy


def begun_game(server: Server, network: SilentProxy, clock: JSON = LIVE) -> tuple[str, Browser, Browser]:
    """Ada is to act, behind the network; Ben is near. Their table and both."""
    ada, ben = Browser(network.address), server.browser()
    info = ada.post("/api/tables", {"seats": [{"name": "Ada"}, {"kind": "friend"}], "clock": clock})
    ben.post(f"/api/invitations/{info['invitation']}", {"name": "Ben"})
    for seat, browser in enumerate((ada, ben)):
        with browser.live(info["id"], seat) as page:
            while page.scene["phase"] == "setup" and page.scene["choices"]:
                assert page.play(page.scene["choices"]["actions"][0])["type"] == "ack"
    return info["id"], ada, ben


def abandon(page: Live) -> None:
    """The other end will never answer."""
    with suppress(Exception):
        page.socket.close_timeout = 0
    page.leave()


def test_a_rest_is_counted_back_to_the_last_sign_of_life() -> None:
    clocks = begun(ClockChoice("live", minutes=10), 2, NOON)._replace(running=(0,))
    found = clocks.at_with_lost({0: NOON + timedelta(seconds=30)}, NOON + timedelta(seconds=55))
    assert (found.left[0], found.rest[0]) == (570, 35)
    late = clocks.at_with_lost({0: NOON}, NOON + timedelta(seconds=100))
    assert (late.left[0], late.rest[0]) == (560, 0), "no more than there is"
    before = clocks.at_with_lost({0: NOON - timedelta(seconds=9)}, NOON + timedelta(seconds=10))
    assert (before.left[0], before.rest[0]) == (600, 50), "not from before it ran"
    assert clocks.at_with_lost({1: NOON}, NOON + timedelta(seconds=10)).rest[1] == 60, "it did not run"


def test_a_page_hears_pings_if_it_wants_to(server: Server) -> None:
    ada = server.browser()
    table = ada.table("person", "drifter")
    with ada.live(table, "mine&pings=yes") as page:
        assert page.until("ping") == {"type": "ping"}
        page.until("ping")
    with ada.live(table, "mine") as page:
        page.send({"type": "ping"})
        assert page.until("ping") == {"type": "ping"}, "whoever asks is answered"
        assert [each["type"] for each in page.told].count("ping") == 1, "nobody else hears any"


def test_a_silent_loss_costs_no_time(server: Server, network: SilentProxy) -> None:
    """From its last sign of life on a live clock rests, and the others see for how long."""
    table, ada, ben = begun_game(server, network)
    with ben.live(table, "mine") as his:
        hers = ada.live(table, "mine")
        his.until("clocks", where=lambda told: told["running"] == [0] and not told["resting"])
        network.swallow()
        told = his.until("clocks", where=lambda told: told["resting"] == [0])
        assert told["rests"][0] <= 60 - WITHIN, "what it took to notice is counted"
        away = his.until("presence", where=lambda told: told["seats"] == ["offline", "here"])
        assert away["bot_in"][0] <= 180 - WITHIN, "so it is before a bot may be asked"
        abandon(hers)
        with ada.live(table, "mine"):
            his.until("clocks", where=lambda told: told["running"] == [0] and not told["resting"])


def test_nobody_loses_on_time_while_it_is_not_known_that_they_are_gone(tmp_path: Path) -> None:
    time = Time(tmp_path / "seconds")
    never = OFTEN.replace(str(WITHIN), "1000")  # the connection itself does not notice in time
    with (
        served(tmp_path / "data", flaw=time.flaw + never) as server,
        silent_proxy(server.address) as network,
    ):
        table, ada, ben = begun_game(server, network)
        with ben.live(table, "mine") as his:
            hers = ada.live(table, "mine")
            told = his.until("clocks", where=lambda told: told["running"] == [0] and not told["resting"])
            network.swallow()
            time.passes(int(told["left"][0]) - 6)
            told = his.until("clocks", where=lambda told: told["resting"] or not told["running"])
            assert told["resting"] == [0], "she rests instead"
            assert told["left"][0] > 0
            abandon(hers)
        assert ben.get(f"/api/tables/{table}")["seats"][0]["lost"] is None
