"""Becoming somebody in a browser: what a guest had comes along only if they want it to, and can be had back for a week.

Each link here is a real one, sent by a real mail server.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from letterbox import Mailbox, ask, token_in, use, visitor, with_address
from serving import JSON, Browser, Server, Time, recovery_words, served

DAY = 24 * 3600
FRIEND = {"kind": "friend"}


@pytest.fixture(scope="module")
def time(tmp_path_factory: pytest.TempPathFactory) -> Time:
    return Time(tmp_path_factory.mktemp("time") / "seconds")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox, time: Time) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("becoming")
    with served(folder / "data", *mailbox.options, flaw=time.flaw) as running:
        yield running
    assert (folder / "data.log").read_text() == ""


def link_for(browser: Browser, mailbox: Mailbox, address: str) -> str:
    ask(browser, address)
    return token_in(mailbox.next(address))


def looked(browser: Browser, token: str) -> tuple[int, str]:
    told = browser.post("/api/identity/mail/look", {"token": token}, status=200)
    return told["games"], told["along"]


def playing(server: Server) -> tuple[str, Browser, Browser]:
    """A game that has begun, of two guests."""
    ada, ben = visitor(server), visitor(server)
    made = ada.post("/api/tables", {"seats": [{"name": "Ada"}, FRIEND]})
    ben.post(f"/api/invitations/{made['invitation']}", {"name": "Ben"})
    return made["id"], ada, ben


def titles(browser: Browser) -> list[str]:
    return sorted(table["title"] for table in browser.get("/api/tables"))


def before(browser: Browser) -> JSON:
    return browser.get("/api/me")["before"]


def test_a_link_that_somebody_else_sent_brings_nothing_along(server: Server, mailbox: Mailbox) -> None:
    """Eve asks for a link to her own address and sends it to Ben, who signs in: his game and his hand stay his."""
    table, _, ben = playing(server)
    ben.http.patch("/api/me", json={"name": "Ben"})
    words = recovery_words(ben)
    eve = with_address(server, mailbox, "eve@example.org", "Eve")
    token = link_for(eve, mailbox, "eve@example.org")
    assert looked(ben, token) == (1, "choice")
    assert use(ben, token) == {"tables": 0}
    assert ben.get("/api/me")["name"] == "Eve"
    assert eve.get("/api/tables") == []
    eve.get(f"/api/tables/{table}/scene", 403, seat=1)
    was = before(ben)
    assert (was["name"], was["games"], was["along"]) == ("Ben", 1, False)
    assert before(eve) is None, "only the browser in which it happened can go back"
    eve.post("/api/identity/before", status=409)
    ben.post("/api/identity/before", status=200)
    assert ben.get("/api/me")["name"] == "Ben"
    assert ben.get(f"/api/tables/{table}/scene", seat=1)["seat"] == 1
    assert before(ben) is None
    phone = visitor(server)
    phone.post("/api/identity", {"words": words}, status=200)
    assert phone.get("/api/me")["name"] == "Ben", "the words are as good as before"


def test_games_come_along_where_the_link_was_asked_for(server: Server, mailbox: Mailbox) -> None:
    ada = with_address(server, mailbox, "asked@example.org")
    phone, other = visitor(server), visitor(server)
    phone.table("person", "person", title="On the phone")
    other.table("person", "person", title="Elsewhere")
    token = link_for(phone, mailbox, "asked@example.org")
    assert looked(other, token) == (1, "choice")
    assert looked(phone, token) == (1, "asked")
    assert use(phone, token) == {"tables": 1}
    assert titles(ada) == ["On the phone"]


def test_games_come_along_by_choice(server: Server, mailbox: Mailbox) -> None:
    ada = with_address(server, mailbox, "choice@example.org")
    tablet = visitor(server)
    tablet.table("person", "person", title="On the tablet")
    token = link_for(ada, mailbox, "choice@example.org")
    assert tablet.post("/api/identity/mail", {"token": token, "along": True}, status=200) == {"tables": 1}
    assert titles(ada) == ["On the tablet"]


def test_a_game_that_came_along_goes_back_with_all_that_belongs_to_it(
    server: Server, mailbox: Mailbox
) -> None:
    table, _, ben = playing(server)
    ben.http.patch("/api/me", json={"name": "Ben"})
    ben.table("person", "person", title="Mine")
    with ben.live(table, 1) as page:
        page.send({"type": "say", "id": "x", "text": "Hello"})
        page.until("ack")
    eve = with_address(server, mailbox, "back@example.org", "Eve")
    eve.table("person", "person", title="Hers")
    words = recovery_words(ben)
    token = link_for(eve, mailbox, "back@example.org")
    ben.post("/api/identity/mail", {"token": token, "along": True}, status=200)
    assert titles(eve) == ["", "Hers", "Mine"]
    assert eve.get(f"/api/tables/{table}/scene", seat=1)["seat"] == 1
    assert before(ben)["along"] is True
    with eve.live(table, 1) as hers:
        ben.post("/api/identity/before", status=200)
        hers.until("scene", where=lambda told: told["scene"]["seat"] is None)
    eve.get(f"/api/tables/{table}/scene", 403, seat=1)
    assert titles(eve) == ["Hers"]
    assert titles(ben) == ["", "Mine"]
    assert [line["text"] for line in ben.get("/api/me/data")["lines"]] == ["Hello"]
    ben.post(f"/api/tables/{table}/chat/1/report", status=400)  # it is his own line again
    with ben.live(table, "mine") as page:
        assert page.scene["seat"] == 1
    phone = visitor(server)
    phone.post("/api/identity", {"words": words}, status=200)
    assert phone.get("/api/me")["name"] == "Ben"


def test_words_lead_on_to_where_the_games_are(server: Server, mailbox: Mailbox) -> None:
    """Also after a week, and whoever comes by them within it can go back there."""
    eve = with_address(server, mailbox, "words@example.org", "Eve")
    ben = visitor(server)
    ben.http.patch("/api/me", json={"name": "Ben"})
    ben.table("person", "person", title="Mine")
    words = recovery_words(ben)
    ben.post(
        "/api/identity/mail",
        {"token": link_for(eve, mailbox, "words@example.org"), "along": True},
        status=200,
    )
    here = next(each["id"] for each in ben.get("/api/me/devices") if each["here"])
    eve.http.delete(f"/api/me/devices/{here}").raise_for_status()  # she signs him out
    recovery_words(eve)  # and makes new words
    assert titles(ben) == []
    ben.post("/api/identity", {"words": words}, status=200)
    assert titles(ben) == ["Mine"]
    assert before(ben)["name"] == "Ben"
    ben.post("/api/identity/before", status=200)
    assert (ben.get("/api/me")["name"], titles(ben), titles(eve)) == ("Ben", ["Mine"], [])
    phone = visitor(server)
    phone.post("/api/identity", {"words": words}, status=200)
    assert phone.get("/api/me")["name"] == "Ben"


def test_nobody_sees_two_hands_of_a_game_by_signing_in(server: Server, mailbox: Mailbox) -> None:
    """Whoever plays against an account brings nothing along to it before the game is over."""
    table, ada, ben = playing(server)
    ask(ada, "two@example.org")
    use(ada, token_in(mailbox.next("two@example.org")))
    words = recovery_words(ada)
    token = link_for(ben, mailbox, "two@example.org")
    assert looked(ben, token) == (1, "apart")
    ben.post("/api/identity/mail", {"token": token, "along": True}, status=200)
    ada.get(f"/api/tables/{table}/scene", 403, seat=1)
    ben.get(f"/api/tables/{table}/scene", 403, seat=1)
    ben.post("/api/identity/before", status=200)
    ben.get(f"/api/tables/{table}/scene", 403, seat=0)
    ben.post("/api/identity", {"words": words}, status=200)
    ben.get(f"/api/tables/{table}/scene", 403, seat=1)


def test_after_a_week_it_stays_so_and_words_still_lead_there(
    server: Server, mailbox: Mailbox, time: Time
) -> None:
    home, away = visitor(server), visitor(server)
    home.table("person", "person", title="Home")
    away.table("person", "person", title="Away")
    hers, his = recovery_words(home), recovery_words(away)
    away.post("/api/identity", {"words": hers}, status=200)
    assert before(away) is not None
    time.passes(8 * DAY)
    assert before(away) is None
    away.post("/api/identity/before", status=409)
    phone = visitor(server)
    phone.post("/api/identity", {"words": his}, status=200)
    assert titles(phone) == ["Away", "Home"]
    recovery_words(home)
    visitor(server).post("/api/identity", {"words": his}, status=422)  # new words end those before, now


def test_of_two_who_had_the_same_each_has_it_again(server: Server) -> None:
    from reefencounter import decks

    deck = decks.by_id(decks.DEFAULT).to_json() | {"id": "ours", "name": "Ours"}
    home, away = visitor(server), visitor(server)
    home.table("person", "person")
    for browser in (home, away):
        browser.post("/api/decks", deck)
    away.post("/api/decks", deck | {"name": "Another"})
    away.post("/api/identity", {"words": recovery_words(home)}, 200)
    away.post("/api/identity/before", status=200)

    def named(browser: Browser) -> set[str]:
        return {line["name"] for line in browser.get("/api/decks") if line["own"]}

    assert (named(home), named(away)) == ({"Ours"}, {"Ours", "Another"})


def test_friends_go_back(server: Server) -> None:
    home, away, friend = visitor(server), visitor(server), visitor(server)
    for browser, name in ((home, "Home F"), (away, "Away F"), (friend, "Friend F")):
        browser.http.patch("/api/me", json={"name": name})
    for browser in (home, away):
        code = friend.post("/api/me/friend-link")["link"]
        browser.post(f"/api/me/friend-links/{code}", status=200)
    code = home.post("/api/me/friend-link")["link"]
    away.post(f"/api/me/friend-links/{code}", status=200)
    away.post("/api/identity", {"words": recovery_words(home)}, 200)
    away.post("/api/identity/before", status=200)

    def friends(browser: Browser) -> list[str]:
        return sorted(each["name"] for each in browser.get("/api/me/friends")["friends"])

    assert friends(home) == ["Away F", "Friend F"]
    assert friends(away) == ["Friend F", "Home F"]
    assert friends(friend) == ["Away F", "Home F"]
