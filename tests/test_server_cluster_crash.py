"""Nothing lost with several processes: one of them is killed, or PostgreSQL ends, while people play through both."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import psycopg
import pytest
from effort import effort
from postgres import Postgres
from serving import JSON, PATIENCE, Browser, Live, Server
from websockets.exceptions import ConnectionClosed, InvalidHandshake

ROUNDS, KILLS = effort(1, 4), effort(4, 25)
RESTARTS = effort(2, 10)
STEPS = 3  # that every table must go on by, before the next blow
PACE = 0.1  # seconds between two actions: nobody plays too fast
CUT_OFF = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError)


class Servers:
    """Two processes on one database."""

    def __init__(self, folder: Path, database: str) -> None:
        self._folder, self._options = folder, ("--database", database, "--workers", "1")
        self.running: list[Server | None] = [None, None]
        for n in range(2):
            self.start(n)

    def start(self, n: int) -> None:
        self.running[n] = Server(self._folder / f"data{n}", *self._options)

    def kill(self, n: int) -> None:
        server = self.running[n]
        assert server is not None
        self.running[n] = None
        server.kill()

    def addresses(self) -> list[str]:
        return [server.address for server in self.running if server is not None]


class Person(threading.Thread):
    """Somebody at a seat who plays through whichever server answers, and remembers what was acknowledged."""

    def __init__(self, servers: Servers, cookie: str, table: str, seat: int) -> None:
        super().__init__(daemon=True)
        self._servers, self._cookie, self.table, self.seat = servers, cookie, table, seat
        self._chance = random.Random(f"{table} {seat}")
        self.kept: dict[str, tuple[int, str]] = {}  # of ids: number and action
        self.over = threading.Event()
        self.stopping = threading.Event()
        self.failure: BaseException | None = None
        self._open: JSON = None  # what was sent and not yet answered

    def run(self) -> None:
        try:
            while self._open is not None or not (self.stopping.is_set() or self.over.is_set()):
                try:
                    browser = Browser(self._chance.choice(self._servers.addresses()), self._cookie)
                    with browser.live(self.table, self.seat) as page:
                        self._play(page)
                except CUT_OFF:
                    time.sleep(PACE)  # and on through another server, or the same
        except BaseException as error:
            self.failure = error

    def _play(self, page: Live) -> None:
        while self._open is not None or not self.stopping.is_set():
            if self._open is None:
                if page.scene["phase"] == "over":
                    self.over.set()
                    return
                if not page.scene["choices"]:
                    self._wait(page)
                    continue
                action = self._chance.choice(page.scene["choices"]["actions"])
                name = f"{self.seat}-{len(self.kept)}"
                self._open = {"type": "play", "id": name, "seat": self.seat, "action": action}
                self._open["after"] = page.number
            answer = page.ask(self._open)
            if answer["type"] == "ack":
                self.kept[self._open["id"]] = (answer["number"], self._open["action"])
                self._open = None
            else:
                assert answer["code"] == "busy", (self._open, answer)  # the database is away
            time.sleep(PACE)

    def _wait(self, page: Live) -> None:
        with suppress(TimeoutError):
            page.next(PACE)


@contextmanager
def playing(servers: Servers) -> Iterator[list[Person]]:
    """Two people and a bot at each of two tables, until all is done; then what is kept is compared."""
    ada, bob = (Browser(address) for address in servers.addresses())
    people = []
    for _ in range(2):
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "easy"}, {"kind": "friend"}]
        made = ada.post("/api/tables", {"seats": seats})
        bob.post(f"/api/invitations/{made['invitation']}", {})
        people += [Person(servers, who.cookie, made["id"], seat) for who, seat in ((ada, 0), (bob, 2))]
    for person in people:
        person.start()
    yield people
    for person in people:
        person.stopping.set()
    for person in people:
        person.join(4 * PATIENCE)
        assert not person.is_alive()
        assert person.failure is None, person.failure
        for address in servers.addresses():
            steps = Browser(address, person._cookie).steps(person.table, person.seat)
            assert [step["number"] for step in steps] == list(range(1, len(steps) + 1))
            for number, action in person.kept.values():
                assert (steps[number - 1]["action"], steps[number - 1]["player"]) == (action, person.seat)


def all_go_on(people: list[Person]) -> None:
    """Every table goes on by some steps."""
    before = [len(person.kept) for person in people]
    limit = time.monotonic() + 4 * PATIENCE
    for person, kept in zip(people, before, strict=True):
        while len(person.kept) < kept + STEPS and not person.over.is_set():
            assert person.failure is None, person.failure
            assert time.monotonic() < limit, f"table {person.table} does not go on at seat {person.seat}"
            time.sleep(0.02)


def acknowledged(people: list[Person]) -> list[tuple[str, str, int]]:
    return sorted((each.table, id, number) for each in people for id, (number, _) in each.kept.items())


def stored(database: str) -> list[tuple[str, str, int]]:
    with psycopg.connect(database) as connection:
        found = "SELECT table_id, client, number FROM steps WHERE client IS NOT NULL"
        return sorted(connection.execute(found).fetchall())


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_a_process_is_killed(postgresql: Postgres, tmp_path: Path, round_: int) -> None:
    chance = random.Random(f"kills {round_}")
    database = postgresql.database(f"killed{round_}")
    servers = Servers(tmp_path, database)
    try:
        with playing(servers) as people:
            for _ in range(KILLS):
                all_go_on(people)
                time.sleep(chance.uniform(0.0, 0.2))  # at any moment
                victim = chance.randrange(2)
                servers.kill(victim)
                all_go_on(people)  # through the other alone
                servers.start(victim)
        assert stored(database) == acknowledged(people)
    finally:
        for server in filter(None, servers.running):
            server.kill()


def test_postgresql_is_restarted(postgresql: Postgres, tmp_path: Path) -> None:
    database = postgresql.database("restarted")
    servers = Servers(tmp_path, database)
    try:
        with playing(servers) as people:
            for _ in range(RESTARTS):
                all_go_on(people)
                postgresql.stop()
                postgresql.start()
                all_go_on(people)
        assert stored(database) == acknowledged(people)
    finally:
        for server in filter(None, servers.running):
            server.kill()
