"""People: guests with names, one person on several devices, signing out, and becoming somebody."""

from __future__ import annotations

import json
import re
from itertools import count

import httpx
import pytest
from serving import JSON, Browser, Server, recovery_words

ADDRESSES = count(2)


def visitor(server: Server) -> Browser:
    """A new browser at an address of its own: words may be tried only so often from one."""
    number = next(ADDRESSES)
    return Browser(server.address, source=f"127.0.{number // 200}.{number % 200 + 1}")


def test_a_visitor_is_a_guest_with_a_name(server: Server, browser: Browser) -> None:
    me = browser.get("/api/me")
    assert re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+", me["name"])
    assert (me["tables"], me["words_made"]) == (0, None)
    assert browser.get("/api/me/devices") == []  # nothing is written down before something is kept
    browser.table("person", "person")
    again = browser.get("/api/me")
    assert (again["name"], again["tables"]) == (me["name"], 1)  # the same when they are
    assert [device["here"] for device in browser.get("/api/me/devices")] == [True]
    others = {visitor(server).get("/api/me")["name"] for _ in range(20)}
    assert len(others) > 10


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("A\u202eda\n", "Ada"),
        ("\u3164Ada\u2800", "Ada"),  # signs that draw nothing
        ("A" + "\u0489" * 20 + "da", "A" + "\u0489" * 3 + "da"),  # marks that would cover other lines
        ("Nguye\u0302\u0303n", "Nguy\u1ec5n"),
        ("\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd", "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd"),
    ],
)
def test_a_name_is_changed_and_kept(browser: Browser, given: str, kept: str) -> None:
    assert change(browser, {"name": given}, 200)["name"] == kept
    assert browser.get("/api/me")["name"] == kept


@pytest.mark.parametrize(
    "body",
    [
        {"name": ""},
        {"name": " \u200b "},
        {"name": "\u3164"},
        {"name": "\u2800\u115f"},
        {"name": "\u0301"},
        {"name": "x" * 25},
        {"name": None},
        {},
        {"id": "x"},
    ],
)
def test_a_name_that_is_none_is_refused(browser: Browser, body: JSON) -> None:
    before = browser.get("/api/me")["name"]
    assert change(browser, body, 400)["reason"]
    assert browser.get("/api/me")["name"] == before


def change(browser: Browser, body: JSON, status: int) -> JSON:
    answer = browser.http.patch("/api/me", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_one_person_on_several_devices(server: Server) -> None:
    home, away = visitor(server), visitor(server)
    home.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    away.http.headers["user-agent"] = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1"
    )
    change(home, {"name": "Ada"}, 200)
    away.post("/api/identity", {"words": recovery_words(home)}, 200)
    home.get("/api/me"), away.get("/api/me")
    assert away.get("/api/me")["name"] == "Ada"
    change(away, {"name": "Ada L"}, 200)
    assert home.get("/api/me")["name"] == "Ada L"
    devices = home.get("/api/me/devices")
    assert {(each["name"], each["here"]) for each in devices} == {
        ("Firefox, Linux", True),
        ("Safari, iPhone", False),
    }
    text = json.dumps(devices)
    assert home.cookie not in text
    assert away.cookie not in text


def test_signing_out_elsewhere_closes_what_is_open_there(server: Server) -> None:
    home, away = visitor(server), visitor(server)
    table = home.table("person", "person")
    away.post("/api/identity", {"words": recovery_words(home)}, 200)
    there = next(each["id"] for each in home.get("/api/me/devices") if not each["here"])
    with away.live(table, 0) as page:
        assert ended(home, f"/{there}").json() == {"tables": 1}
        assert page.closed()[0] == 4401
    assert away.get("/api/tables") == []
    assert away.get(f"/api/tables/{table}/scene", 403, seat=0)["reason"]
    assert ended(home, f"/{there}", 404).json()["reason"]  # it is not there any more
    assert home.get("/api/tables")[0]["id"] == table


def test_signing_out_everywhere_ends_every_cookie(server: Server) -> None:
    home, away = visitor(server), visitor(server)
    table = home.table("person", "person")
    told = recovery_words(home)
    away.post("/api/identity", {"words": told}, 200)
    cookies = [home.cookie, away.cookie]
    assert ended(home).json() == {"tables": 0}
    assert home.cookie not in cookies
    for cookie in cookies:  # of somebody who kept a copy
        copied = Browser(server.address, cookie)
        assert copied.get("/api/tables") == []
        assert copied.get(f"/api/tables/{table}/scene", 403, seat=0)
    assert home.post("/api/identity", {"words": told}, 200) == {"tables": 1}  # the words are the way back


def test_nobody_signs_out_who_could_not_come_back(server: Server) -> None:
    home = visitor(server)
    home.table("person", "person")
    here = home.get("/api/me/devices")[0]["id"]
    for path in ("", f"/{here}"):
        assert ended(home, path, 409).json()["message"]["id"] == "person.no_way_back"
    assert len(home.get("/api/tables")) == 1
    told = recovery_words(home)
    ended(home, f"/{here}")
    assert home.get("/api/tables") == []
    assert home.post("/api/identity", {"words": told}, 200) == {"tables": 1}


def ended(browser: Browser, path: str = "", status: int = 200) -> httpx.Response:
    answer = browser.http.delete(f"/api/me/devices{path}")
    assert answer.status_code == status, answer.text
    return answer


def test_new_words_make_the_old_ones_worthless(server: Server) -> None:
    home, away = visitor(server), visitor(server)
    home.table("person", "person")
    old, new = recovery_words(home), recovery_words(home)
    assert away.post("/api/identity", {"words": old}, 422)["message"]["id"] == "recovery.unknown"
    assert away.post("/api/identity", {"words": new}, 200) == {"tables": 1}


def test_a_person_of_several_devices_leaves_their_games_when_becoming_another(server: Server) -> None:
    first, second, other = (visitor(server) for _ in range(3))
    mine, theirs = first.table("person", "person"), other.table("person", "person")
    second.post("/api/identity", {"words": recovery_words(first)}, 200)
    second.post("/api/identity", {"words": recovery_words(other)}, 200)
    assert [table["id"] for table in first.get("/api/tables")] == [mine]
    assert [table["id"] for table in second.get("/api/tables")] == [theirs]


def test_what_is_one_persons_is_asked_for_from_our_own_page(server: Server, browser: Browser) -> None:
    browser.table("person", "person")
    foreign = {"origin": "http://elsewhere.test"}
    for method, path in (
        ("PATCH", "/api/me"),
        ("POST", "/api/me/words"),
        ("DELETE", "/api/me/devices"),
        ("DELETE", f"/api/me/devices/{'0' * 16}"),
        ("POST", "/api/identity"),
    ):
        assert browser.http.request(method, path, json={}, headers=foreign).status_code == 403
