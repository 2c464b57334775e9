"""What the host does at the terminal while people play: each act holds within seconds, and is in the log."""

from __future__ import annotations

import gzip
import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from command import reef, refused
from letterbox import visitor
from serving import JSON, Browser, Live, Server, Time, recovery_words, served

OLD = Path(__file__).parent / "databases" / "0003.db.gz"
DAY = 24 * 3600


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("host")
    contact = ("--contact", "host@example.org")
    with served(folder / "data", *contact) as running:
        yield running
    assert (folder / "data.log").read_text() == ""


def admin(server: Server, *arguments: str) -> str:
    done = reef("admin", *arguments, "--data", str(server.data))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def called(server: Server, name: str) -> tuple[Browser, str]:
    """Somebody who is called so, with the beginning of their id as the host finds it."""
    browser = visitor(server)
    browser.http.patch("/api/me", json={"name": name})
    return browser, admin(server, "people", name).splitlines()[1].split()[0][:16]


def together(server: Server, ada: Browser, eve: Browser) -> str:
    made = ada.post("/api/tables", {"title": "Friday", "seats": [{"name": "Ada"}, {"kind": "friend"}]})
    eve.post(f"/api/invitations/{made['invitation']}", {"name": "Eve"})
    table: str = made["id"]
    return table


def say(page: Live, name: str, **what: str) -> JSON:
    page.send({"type": "say", "id": name, **what})
    return page.until("ack", "refused", where=lambda each: each["id"] == name)


def wait_for(browser: Browser, done: Callable[[], bool]) -> None:
    """Until the server has seen what the host did: it looks every three seconds."""
    while not done():
        browser.get("/api/health")


def test_the_host_finds_people_by_their_names(server: Server) -> None:
    _, limpet = called(server, "Lena Limpet")
    assert limpet
    assert admin(server, "people", "no such name") == "Nothing.\n"
    assert "Lena Limpet" in admin(server, "people", limpet)


def test_a_ban_has_a_reason_and_an_end(tmp_path: Path) -> None:
    time = Time(tmp_path / "seconds")
    with served(tmp_path / "data", flaw=time.flaw) as server:
        eve, person = called(server, "Eve Ban")
        told = admin(server, "ban", person, "--days", "7", "--reason", "rude to\u202e others")
        assert told.splitlines() == [
            "Eve Ban is banned: open pages close within seconds.",
            "It is over in 7 days.",
        ]
        wait_for(visitor(server), lambda: eve.http.get("/api/tables").status_code == 403)
        reason = eve.http.get("/api/tables").json()["reason"]
        assert reason.startswith("The host has banned you for 7 more days. The reason: 'rude to others'.")
        time.passes(8 * DAY)
        wait_for(visitor(server), lambda: eve.http.get("/api/tables").status_code == 200)
        admin(server, "ban", person)
        wait_for(visitor(server), lambda: eve.http.get("/api/tables").status_code == 403)
        assert eve.http.get("/api/tables").json()["reason"].startswith("The host has banned you. What")
        admin(server, "unban", person)
        assert re.search(r"unban +\S+ +Eve Ban", admin(server, "log"))
        assert re.search(r"ban +\S+ +Eve Ban +\S+ \S+ +rude to others", admin(server, "log"))


def test_whoever_is_muted_says_only_ready_words(server: Server) -> None:
    ada, (eve, person) = visitor(server), called(server, "Eve Mute")
    table = together(server, ada, eve)
    with eve.live(table, "mine") as page:
        admin(server, "mute", person, "--days", "1", "--reason", "loud")
        answer = say(page, "a", text="Hello")
        assert (answer["type"], answer["message"]["id"]) == ("refused", "chat.muted")
        assert say(page, "b", word="chat.nice_one")["type"] == "ack"
        admin(server, "unmute", person)
        assert say(page, "c", text="Hello")["type"] == "ack"
    assert re.search(r"\bmute +\S+ +Eve Mute +\S+ \S+ +loud", admin(server, "log"))


def test_a_name_is_taken_away_everywhere(server: Server) -> None:
    ada, (eve, person) = visitor(server), called(server, "Eve Name")
    table = together(server, ada, eve)
    with ada.live(table, "mine") as page:
        assert admin(server, "rename", person, "Blue Crab") == "Eve Name is called Blue Crab now.\n"
        page.until("scene", where=lambda told: told["info"]["seats"][1]["name"] == "Blue Crab")
    assert eve.get("/api/me")["name"] == "Blue Crab"
    assert "needs a name" in refused("admin", "rename", person, "--data", str(server.data))
    assert "at least one letter" in refused("admin", "rename", person, "\u3164", "--data", str(server.data))


def test_a_table_is_closed(server: Server) -> None:
    ada, (eve, _) = visitor(server), called(server, "Eve Close")
    table = together(server, ada, eve)
    with ada.live(table, "mine") as page:
        told = admin(server, "close", table[:12], "--reason", "title")
        assert told.startswith(f"The table {table} is deleted")
        assert page.closed()[0] == 4404
    ada.get(f"/api/tables/{table}", status=404)
    assert re.search(rf"close +{table} +Friday +title", admin(server, "log"))
    assert "no table whose id begins" in refused("admin", "close", table, "--data", str(server.data))


def test_what_is_reported_is_dealt_with_once(server: Server) -> None:
    ada, (eve, person) = visitor(server), called(server, "Eve Report")
    table = together(server, ada, eve)
    with eve.live(table, "mine") as page:
        for n in (1, 2):
            say(page, f"x{n}", text=f"Rude {n}")
    ada.post(f"/api/tables/{table}/chat/1/report")
    assert "Rude 1" in admin(server, "reports")
    assert admin(server, "done", person) == "1 line of Eve Report is dealt with.\n"
    assert "Rude" not in admin(server, "reports")
    ada.post(f"/api/tables/{table}/chat/2/report")
    assert "Rude 2" in admin(server, "reports"), "what is reported later is told"
    boss, number = called(server, "Boss")
    admin(server, "promote", number)
    profile = eve.get("/api/me/profile")["id"]
    assert boss.get("/api/admin/reports")[0]["text"] == "Rude 2"
    closed = boss.http.delete(f"/api/admin/reports/{profile}")
    assert closed.json() == {"lines": 1}
    assert "Rude" not in admin(server, "reports")
    boss.http.post(f"/api/admin/bans/{profile}", params={"days": 2, "reason": "rude"}).raise_for_status()
    assert "for 2 more days" in eve.http.get("/api/tables").json()["reason"]
    boss.http.delete(f"/api/admin/bans/{profile}").raise_for_status()
    log = admin(server, "log").splitlines()[1:4]
    assert [line.split()[4] for line in log] == ["unban", "ban", "done"]
    assert all("Boss (" in line for line in log), "who did it"


def test_whoever_lost_their_way_in_gets_a_link(server: Server) -> None:
    """Also where no mails are sent; once; what is in the new browser comes along by choice alone."""
    ada, person = called(server, "Ada Lost")
    ada.table("person", "person", title="Hers")
    told = admin(server, "link", person, "--site", "https://reef.example.org")
    found = re.search(r"https://reef.example.org/mail#(\S+)", told)
    assert found
    assert server.address in admin(server, "link", person), "the server that runs in this folder"
    phone = visitor(server)
    phone.table("person", "person", title="Of the phone")
    looked = phone.post("/api/identity/mail/look", {"token": found[1]}, status=200)
    assert (looked["purpose"], looked["name"], looked["along"]) == ("host", "Ada Lost", "choice")
    assert phone.post("/api/identity/mail", {"token": found[1]}, status=200) == {"tables": 1}
    assert phone.get("/api/me")["name"] == "Ada Lost"
    visitor(server).post("/api/identity/mail", {"token": found[1]}, status=409)
    assert re.search(r"link +\S+ +Ada Lost", admin(server, "log"))


def test_the_host_undoes_what_a_guest_cannot(server: Server) -> None:
    ben, _ = called(server, "Ben Undo")
    ada, person = called(server, "Ada Undo")
    table = together(server, visitor(server), ben)
    ben.post("/api/identity", {"words": recovery_words(ada)}, status=200)
    with ben.live(table, "mine") as page:
        assert page.scene["seat"] == 1
        assert admin(server, "undo", person).startswith("Ben Undo (")
        assert page.closed()[0] == 4401
    wait_for(ada, lambda: bool(ben.get("/api/me")["name"] == "Ben Undo"))
    ada.get(f"/api/tables/{table}/scene", 403, seat=1)
    with ben.live(table, "mine") as page:
        assert page.scene["seat"] == 1
    assert "nobody has become" in refused("admin", "undo", person, "--data", str(server.data))


def test_the_privacy_page_can_name_the_host(server: Server, tmp_path: Path) -> None:
    assert visitor(server).get("/api/host") == {"contact": "host@example.org"}
    with served(tmp_path / "data") as silent:
        assert silent.browser().get("/api/host") == {"contact": ""}


def test_an_older_database_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "reef.db").write_bytes(gzip.decompress(OLD.read_bytes()))
    data = ("--data", str(tmp_path))
    for action in ("summary", "people", "reports", "log"):
        told = refused("admin", action, *data)
        assert "earlier version" in told
        assert "reef serve" in told
    assert reef("admin", "backup", str(tmp_path / "copy.db"), *data).returncode == 0
    with served(tmp_path):
        pass
    assert reef("admin", "people", *data).returncode == 0
    with sqlite3.connect(tmp_path / "reef.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert "9999" in refused("admin", "people", *data)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
def test_a_copy_that_root_puts_back_is_of_whoever_has_the_folder(tmp_path: Path) -> None:
    """As the server of systemd has it: its user must be able to read the games."""
    data = tmp_path / "data"
    with served(data) as server:
        server.browser().table("person", "person")
    reef("admin", "backup", str(tmp_path / "copy.db"), "--data", str(data))
    for each in (data, *data.iterdir()):
        os.chown(each, 12345, 12346)
    done = reef("admin", "restore", str(tmp_path / "copy.db"), "--data", str(data))
    assert (done.returncode, done.stderr) == (0, "")
    reef("admin", "people", "--data", str(data))
    for each in data.iterdir():
        assert (each.stat().st_uid, each.stat().st_gid) == (12345, 12346), each.name
