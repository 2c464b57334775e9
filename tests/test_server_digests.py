"""Digests: of all games that wait for somebody one mail, never twice, not at night, and one click ends them."""

from __future__ import annotations

import asyncio
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from letterbox import FROM, Mailbox, ask, text_of, visitor, with_address
from postgres import Postgres
from serving import PATIENCE, Browser, Server, Time, served
from sqlalchemy import event

from reefencounter.server.mail import digests
from reefencounter.server.mail.digests import EVERY, SETTLED, Digests, awake, is_news
from reefencounter.server.mail.letters import Letter, digest
from reefencounter.server.mail.mail_settings import MailSettings
from reefencounter.server.mail.mailer import Mailer
from reefencounter.server.play.clocks import Clocks
from reefencounter.server.services import Services
from reefencounter.server.settings import Settings
from reefencounter.server.storage.mail_store import AddressData, TurnData

HOUR = 3600
NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
OFTEN = "\nimport reefencounter.server.mail.digests as digests\ndigests.LOOK_EVERY = 0.1\n"


def turn(told: datetime | None, changed: datetime = NOON, days: int = 3) -> TurnData:
    to = AddressData("p", "ada@example.org", NOON, "en", None, True, "o", told)
    clocks = Clocks((1.0,), (0.0,), (0,), (), NOON)
    return TurnData(to, "t", 0, clocks, changed + timedelta(days=days), changed)


def test_what_is_news() -> None:
    soon, later = NOON + SETTLED, NOON + timedelta(days=2)
    assert not is_news(turn(None), NOON), "perhaps they are about to play"
    assert is_news(turn(None), soon)
    assert not is_news(turn(soon), soon + EVERY)
    assert is_news(turn(soon), later), "a day is left"
    assert not is_news(turn(later), later + EVERY), "of which one was told once"
    assert not is_news(turn(soon, days=1), soon + EVERY), "a day was all that there was"
    assert is_news(turn(NOON, changed=soon), soon + SETTLED)


def test_nobody_is_woken() -> None:
    assert awake(NOON, "Europe/Prague")
    assert not awake(NOON, "Pacific/Auckland")
    assert awake(NOON, None)


def together(ada: Browser, ben: Browser, days: int = 3, name: str = "Ben") -> str:
    clock = {"kind": "days", "days": days}
    info = ada.post("/api/tables", {"seats": [{"name": "Ada"}, {"kind": "friend"}], "clock": clock})
    ben.post(f"/api/invitations/{info['invitation']}", {"name": name})
    table: str = info["id"]
    return table


def choose(browser: Browser, table: str) -> None:
    """The first choices of a game, which all make at the same time."""
    with browser.live(table, "mine") as page:
        while page.scene["phase"] == "setup" and page.scene["choices"]:
            assert page.play(page.scene["choices"]["actions"][0])["type"] == "ack"


class Collecting(Mailer):
    """Keeps letters instead of sending them."""

    def __init__(self, settings: MailSettings) -> None:
        super().__init__(settings)
        self.letters: list[Letter] = []

    def post(self, letter: Letter, tried: int = 0) -> None:
        self.letters.append(letter)


def told_at(data: Path, *times: datetime) -> list[list[Letter]]:
    """What a server that begins anew each time would send at these times."""

    async def tell() -> list[list[Letter]]:
        told = []
        for time in times:
            services = Services(Settings(data=data))
            mailer = Collecting(MailSettings("localhost", 25, False, FROM, "https://reef.example.org"))
            digests = Digests(services.store, mailer)
            await asyncio.gather(digests.tell_all(time), digests.tell_all(time))  # as two processes would
            told.append(mailer.letters)
            await services.engine.dispose()
        return told

    return asyncio.run(tell())


def test_the_games_of_a_digest_are_read_together(tmp_path: Path, mailbox: Mailbox) -> None:
    """However many wait, the database is asked as often."""
    asked: list[list[str]] = []

    async def tell(time: datetime) -> list[Letter]:
        services = Services(Settings(data=tmp_path / "data"))
        said: list[str] = []
        event.listen(
            services.engine.sync_engine, "before_cursor_execute", lambda *given: said.append(given[2])
        )
        mailer = Collecting(MailSettings("localhost", 25, False, FROM, "https://reef.example.org"))
        await Digests(services.store, mailer).tell_all(time)
        await services.engine.dispose()
        asked.append(said)
        return mailer.letters

    with served(tmp_path / "data", *mailbox.options) as server:
        ada, ben = with_address(server, mailbox, "ada@example.org", zone="Etc/GMT"), visitor(server)
        for more in (1, 2):
            for _ in range(more):
                table = together(ada, ben)
                choose(ada, table)
                choose(ben, table)  # Ada begins
            deadline = datetime.fromisoformat(ada.get(f"/api/tables/{table}")["deadline"])
            time = (deadline - timedelta(days=2) + more * EVERY).replace(hour=10)
            with sqlite3.connect(tmp_path / "data" / "reef.db") as database:
                database.execute("UPDATE addresses SET told = NULL")
            (letter,) = asyncio.run(tell(time))
            assert letter.text.count("https://reef.example.org/table/") == 2 * more - 1
    assert len(asked[0]) == len(asked[1])


def test_one_digest_for_all_games_and_never_twice(tmp_path: Path, mailbox: Mailbox) -> None:
    with served(tmp_path / "data", *mailbox.options) as server:
        ada = with_address(server, mailbox, "ada@example.org", zone="Europe/Prague")
        ben = visitor(server)
        first, second = together(ada, ben), together(ada, ben, days=5, name="www.evil.example")
        live = ada.post("/api/tables", {"seats": [{}, {"kind": "friend"}], "clock": {"kind": "live"}})
        ben.post(f"/api/invitations/{live['invitation']}", {"name": "Ben"})
        choose(ada, first)
        choose(ben, first)  # Ada begins
        deadline = datetime.fromisoformat(ada.get(f"/api/tables/{first}")["deadline"])
    morning = (deadline - timedelta(days=2)).replace(hour=10, minute=0)
    night, evening = morning.replace(hour=23), morning + EVERY
    told = told_at(tmp_path / "data", night - timedelta(days=1), morning, morning, evening)
    assert [len(letters) for letters in told] == [0, 1, 0, 0]
    letter = told[1][0]
    assert (letter.to, letter.subject) == ("ada@example.org", "It is your turn in 2 games")
    assert f"https://reef.example.org/table/{first}" in letter.text
    assert letter.text.index(first) < letter.text.index(second), "the one that ends first"
    assert live["id"] not in letter.text, "it has no days"
    assert "www․evil․example" in letter.text
    assert "(Europe/Prague)" in letter.text
    with sqlite3.connect(tmp_path / "data" / "reef.db") as database:
        database.execute("UPDATE addresses SET digest = 0")
    database.close()
    assert told_at(tmp_path / "data", deadline.replace(hour=10) - timedelta(days=1)) == [[]]


def test_digests_page_by_page(
    tmp_path: Path, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Everybody is told, however many there are; nobody who is banned; and what goes wrong for one is theirs alone."""
    people = [f"{name}@example.org" for name in ("ada", "ben", "cy", "dee", "eve")]
    with served(tmp_path / "data", *mailbox.options) as server:
        for address in people:
            together(with_address(server, mailbox, address, name=address[:3]), visitor(server))
    morning = (datetime.now(UTC) + timedelta(days=1)).replace(hour=10)
    with sqlite3.connect(tmp_path / "data" / "reef.db") as database:
        database.execute("UPDATE people SET banned = created WHERE name = 'ben'")
        database.execute("UPDATE addresses SET zone = 'Atlantis/Reef' WHERE address = 'cy@example.org'")
    database.close()
    monkeypatch.setattr(digests, "PAGE", 2)

    def written_or_not(to: str, *more: Any) -> Letter:
        if to == "dee@example.org":
            raise ValueError("no words for this one")
        return digest(to, *more)

    monkeypatch.setattr(digests, "digest", written_or_not)
    told = told_at(tmp_path / "data", morning)[0]
    assert sorted(letter.to for letter in told) == ["ada@example.org", "cy@example.org", "eve@example.org"]
    assert "a digest could not be written" in caplog.text
    assert "(UTC)" in next(letter.text for letter in told if letter.to == "cy@example.org")


def test_a_digest_comes_and_one_click_ends_it(tmp_path: Path, mailbox: Mailbox) -> None:
    clock = Time(tmp_path / "seconds")
    with served(tmp_path / "data", *mailbox.options, flaw=clock.stopped + OFTEN) as server:
        clock.passes(12 * HOUR)  # it is noon
        ada = with_address(server, mailbox, "ada@example.org")
        ben = visitor(server)
        table = together(ada, ben)
        choose(ben, table)
        clock.passes(HOUR)
        mail = mailbox.next("ada@example.org")
        assert mail["Subject"] == "It is your turn"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert f"/table/{table}" in text_of(mail)
        assert "4 January, 12:00 (UTC)" in text_of(mail)
        off = mail["List-Unsubscribe"].strip("<>").replace("localhost", "127.0.0.1")
        opened = httpx.get(off, timeout=PATIENCE)
        assert opened.status_code == 303, "a mail program that opens it is shown a page"
        assert opened.headers["location"] == f"/mail#off.{off.rpartition('/')[2]}"
        assert ada.get("/api/me/mail")["digest"] is True
        foreign = {"Origin": "https://evil.example"}
        assert httpx.post(off, headers=foreign, timeout=PATIENCE).status_code == 403
        answer = httpx.post(off, data={"List-Unsubscribe": "One-Click"}, timeout=PATIENCE)
        assert answer.status_code == 200
        assert ada.get("/api/me/mail") == {"address": "ada@example.org", "digest": False}
        assert ada.http.patch("/api/me/mail", json={"digest": True}).json()["digest"] is True
        assert httpx.post(off[:-4] + "AAAA", timeout=PATIENCE).status_code == 404


def test_of_two_processes_one_sends(postgresql: Postgres, tmp_path: Path, mailbox: Mailbox) -> None:
    database, clock = postgresql.database("mails"), Time(tmp_path / "seconds")
    servers = [
        Server(tmp_path / name / "data", "--database", database, *mailbox.options, flaw=clock.stopped + OFTEN)
        for name in ("a", "b")
    ]
    clock.passes(12 * HOUR)
    ada = with_address(servers[0], mailbox, "ada@example.org")
    ben = visitor(servers[1])
    choose(ben, together(ada, Browser(servers[0].address, ben.cookie)))
    clock.passes(HOUR)
    assert mailbox.next("ada@example.org")["Subject"] == "It is your turn"
    clock.passes(9 * HOUR)  # it is late
    clock.passes(15 * HOUR)  # and nothing has happened
    ask(visitor(servers[1]), "ada@example.org")
    assert "sign in" in mailbox.next("ada@example.org")["Subject"], "nothing else came meanwhile"
    for server in servers:
        assert server.stop() == 0
        assert Path(server.errors.name).read_text() == ""
