"""Nothing lost: the server is killed at random moments, and every acknowledged step is there afterwards, once."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from pathlib import Path

import pytest
from effort import effort
from serving import JSON, PATIENCE, Browser, Live, Server, served
from websockets.exceptions import ConnectionClosed, InvalidHandshake

KILLS = effort(8, 32)  # in a round, by the quick way
ROUNDS = [(0, 2), (1, KILLS), (2, KILLS), (3, KILLS)]


class Player:
    """Somebody at tables of two seats who plays on as long as the server lives, and remembers every answer."""

    def __init__(self, tables: list[str], seed: int) -> None:
        self.tables = tables  # the last one is played, until its game is over
        self.chance = random.Random(seed)
        self.kept: dict[tuple[str, str], tuple[int, str, int]] = {}  # of table and id: number, action, seat
        self.open: JSON = None  # the message that was sent and not yet answered
        self.sent = 0

    def play_on(self, browser: Browser, most: int = 10_000) -> None:
        """Play until the connection breaks or enough has been played; it never plays too fast."""
        while most > 0:
            with browser.live(self.tables[-1], 0) as page:
                self.play_some(page, min(most, 12))
            most -= 12

    def play_some(self, page: Live, most: int) -> None:
        if self.open is not None:
            self.answered(page.ask(self.open))
        for _ in range(most):
            if not page.scene["asked"]:
                self.tables.insert(0, self.tables.pop())
                return
            seat = page.scene["asked"][0]
            if page.scene["seat"] != seat:
                page.send({"type": "sit", "seat": seat})
                page.until("scene")
            self.sent += 1
            action = self.chance.choice(page.scene["choices"]["actions"])
            message = {"type": "play", "id": f"m{self.sent}", "seat": seat, "after": page.number}
            self.open = {**message, "action": action}
            self.answered(page.ask(self.open))

    def answered(self, answer: JSON) -> None:
        assert answer["type"] == "ack", answer
        asked, self.open = self.open, None
        self.kept[self.tables[-1], asked["id"]] = (answer["number"], asked["action"], asked["seat"])


def check(browser: Browser, player: Player) -> None:
    """What the server now has against what was acknowledged."""
    for table in player.tables:
        views = [browser.steps(table, seat=seat) for seat in (0, 1)]
        numbers = [step["number"] for step in views[0]]
        assert numbers == list(range(1, len(numbers) + 1))
        kept = [what for (where, _), what in player.kept.items() if where == table]
        for number, action, seat in kept:
            step = views[seat][number - 1]
            assert (step["action"], step["player"]) == (action, seat)
        open_here = player.open is not None and table == player.tables[-1]
        assert len(numbers) - len(kept) in ((0, 1) if open_here else (0,))


@pytest.mark.parametrize(("round_", "kills"), ROUNDS)
def test_killed_at_random_moments(tmp_path: Path, round_: int, kills: int) -> None:
    chance = random.Random(f"kills {round_}")
    server = Server(tmp_path / "data")
    try:
        browser = server.browser()
        rules = {"advanced": bool(round_ % 2)}
        player = Player([browser.table("person", "person", rules=rules) for _ in range(6)], round_)
        for _ in range(kills):
            threading.Timer(chance.uniform(0.0, 0.25), server.process.kill).start()
            with pytest.raises((ConnectionClosed, InvalidHandshake, OSError)):
                player.play_on(browser)
            server.kill()
            server = Server(tmp_path / "data")
            browser = Browser(server.address, browser.cookie)
            check(browser, player)
        player.play_on(browser, 3)  # what was open is sent again
        assert player.open is None
        check(browser, player)
    finally:
        server.kill()
    database = sqlite3.connect(tmp_path / "data" / "reef.db")
    rows = database.execute("SELECT table_id, client, number FROM steps").fetchall()
    assert sorted(rows) == sorted((*which, number) for which, (number, _, _) in player.kept.items())
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_killed_while_a_bot_thinks(tmp_path: Path) -> None:
    """The bot takes its turn again as soon as the table is opened, and no worker outlives the server for long."""
    server = Server(tmp_path / "data")
    browser = server.browser()
    table = browser.table("person", "master")
    with browser.live(table, 0) as page:
        while page.scene["phase"] == "setup":
            if page.scene["choices"]:
                page.play(page.scene["choices"]["actions"][0])
            else:
                page.until("step")
        page.play("take W")
        page.until("thinking", where=lambda message: message["player"] == 1)
        before = page.steps
        workers = server.workers()
        assert workers
        server.kill()
    with served(tmp_path / "data") as again:
        browser = Browser(again.address, browser.cookie)
        with browser.live(table, 0) as page:
            assert page.steps[: len(before)] == before
            while not page.scene["choices"]:
                page.next()
            assert page.scene["turn"] == 3
    limit = time.monotonic() + PATIENCE
    while left := [worker for worker in workers if Path(f"/proc/{worker}/task").exists()]:
        assert time.monotonic() < limit, f"processes outlive the server: {left}"
        time.sleep(0.01)


def test_a_clean_end(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    browser = server.browser()
    table = browser.table("person", "easy")
    with browser.live(table, 0) as page:
        page.play(page.scene["choices"]["actions"][0])
        assert server.stop() == 0
        assert page.closed()[0] == 1012
    assert (tmp_path / "data.log").read_text() == ""
