"""Who is asking: our cookie among others, kept as long as browsers allow, and words that bring one along."""

from __future__ import annotations

import random
import socket
from pathlib import Path

import httpx
import pytest
from serving import FROM_PAGE, Browser, Server, recovery_words, served

from reefencounter.engine.errors import ReefError
from reefencounter.server.accounts.identity import token_in
from reefencounter.server.accounts.recovery import token_of, words_of
from reefencounter.server.services import MOST_WORDS

TOKEN = "AbCdEfGhIjKlMnOpQrSt_-"


@pytest.mark.parametrize(
    "header",
    [
        f"reef={TOKEN}; note=b c",
        f'x={{"a":1}}; reef={TOKEN}',
        f"alone; reef={TOKEN}",
        f"reef={TOKEN}; =; ;;",
        f"name=Jürgen; reef={TOKEN}",
        f"reef=; reef=wrong; reef={TOKEN}; reef=BbCdEfGhIjKlMnOpQrSt_-",
        f'reef="{TOKEN}"',
        f"  reef = {TOKEN} ",
        f"Reef=BbCdEfGhIjKlMnOpQrSt_-; xreef=CbCdEfGhIjKlMnOpQrSt_-;reef={TOKEN}",
    ],
)
def test_our_cookie_is_found_among_others(header: str, server: Server) -> None:
    assert token_in(header) == TOKEN
    headers = {b"cookie": header.strip().encode(), b"reef-page": b"here"}
    answer = httpx.get(f"{server.address}/api/health", headers=headers)
    assert "set-cookie" not in answer.headers


def test_a_cookie_that_is_not_ours_is_none() -> None:
    for header in ("", "reef", "reef=", "reef=short", f"reef={TOKEN}x", f"other={TOKEN}", "reef=Ä" * 3):
        assert token_in(header) is None


def test_several_cookie_lines(server: Server) -> None:
    """A proxy may pass each cookie on in a line of its own."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    lines = [
        "GET /api/health HTTP/1.1",
        f"Host: {host}",
        "Cookie: a=b",
        f"Cookie: reef={TOKEN}",
        "Reef-Page: here",
        "Connection: close",
    ]
    request = "\r\n".join([*lines, "", ""])
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(request.encode())
        answer = b"".join(iter(lambda: connection.recv(4096), b""))
    assert b" 200 " in answer
    assert b"set-cookie" not in answer.lower()


def test_the_cookie_is_renewed_with_each_visit(browser: Browser) -> None:
    """Browsers forget a cookie after 400 days at most: each visit begins them anew, with the same token."""
    token = browser.cookie
    answer = browser.http.get("/api/bots", headers={"Reef-Page": "visit"})
    assert answer.headers["set-cookie"].startswith(f"reef={token};")
    assert f"Max-Age={400 * 24 * 3600};" in answer.headers["set-cookie"]
    assert answer.headers["cache-control"] == "no-store"
    for path in ("/", "/tables", "/api/health", "/api/nothing", "/assets/nothing"):
        assert "set-cookie" not in browser.http.get(path).headers


def test_a_live_connection_renews_the_cookie(browser: Browser) -> None:
    with browser.live(browser.table("person", "person"), 0) as page:
        answer = page.socket.response
        assert answer is not None
        assert answer.headers["Set-Cookie"].startswith(f"reef={browser.cookie}; Path=/; Max-Age=")


NAVIGATIONS = {
    "a link, plain HTTP": {"Accept": "text/html", "Upgrade-Insecure-Requests": "1"},
    "a link": {"Accept": "text/html", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"},
    "the address, typed": {"Accept": "text/html", "Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate"},
    "a link of ours": {
        "Accept": "text/html",
        "Sec-Fetch-Site": "same-origin",
        "Sec-Fetch-Mode": "navigate",
    },
    "a program": {},
}


@pytest.mark.parametrize("headers", NAVIGATIONS.values(), ids=NAVIGATIONS)
@pytest.mark.parametrize("path", ["/", "/table/0", "/nothing", "/api/health", "/api/me"])
def test_only_our_page_is_given_a_cookie(
    server: Server, browser: Browser, headers: dict[str, str], path: str
) -> None:
    """Whoever comes by a link from another site has no cookie with them: another would replace it."""
    assert "set-cookie" not in httpx.get(server.address + path, headers=headers).headers
    theirs = {**headers, "Cookie": f"reef={browser.cookie}"}
    assert "set-cookie" not in httpx.get(server.address + path, headers=theirs).headers


def test_whoever_is_nobody_is_told_how_to_become_somebody(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/tables", json={})
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "request.nobody")
    assert "Reef-Page" in answer.json()["reason"]


def test_a_page_knows_whether_it_was_opened_without_a_cookie(server: Server, browser: Browser) -> None:
    assert "data-newcomer" in httpx.get(f"{server.address}/").text
    assert "data-newcomer" not in browser.http.get("/").text


# Over HTTPS --------------------------------------------------------------------------------------------

HTTPS = {**FROM_PAGE, "X-Forwarded-Proto": "https"}  # from a web server on this machine


def test_over_https_nobody_else_can_set_the_cookie(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/health", headers=HTTPS)
    given = answer.headers["set-cookie"]
    assert given.startswith("__Host-reef=")
    assert {"HttpOnly", "SameSite=Strict", "Path=/", "Secure"} <= set(given.split("; "))
    assert "domain" not in given.lower()
    known, planted = (httpx.get(f"{server.address}/api/health", headers=HTTPS).cookies for _ in range(2))
    both = f"reef={planted['__Host-reef']}; __Host-reef={known['__Host-reef']}"
    for cookies, name in ((both, "Ada H"), (f"__Host-reef={known['__Host-reef']}", None)):
        with httpx.Client(base_url=server.address, headers={**HTTPS, "Cookie": cookies}) as page:
            if name is not None:
                page.patch("/api/me", json={"name": name}).raise_for_status()
            assert page.get("/api/me").json()["name"] == "Ada H"
    alone = {**FROM_PAGE, "Cookie": f"__Host-reef={known['__Host-reef']}"}
    assert "set-cookie" in httpx.get(f"{server.address}/api/health", headers=alone).headers


def test_a_cookie_from_before_is_taken_along_once(server: Server, browser: Browser) -> None:
    table = browser.table("person", "person")
    before = {**HTTPS, "Cookie": f"reef={browser.cookie}"}
    for headers in (before, {**before, "Reef-Page": "visit"}):  # also until then
        assert httpx.get(f"{server.address}/api/tables", headers=headers).json()[0]["id"] == table
    answer = httpx.get(f"{server.address}/api/health", headers={**before, "Reef-Page": "visit"})
    new, old = answer.headers.get_list("set-cookie")
    assert new.startswith(f"__Host-reef={browser.cookie}; ")
    assert old == "reef=; Path=/; Max-Age=0; Secure"
    after = {**HTTPS, "Reef-Page": "visit", "Cookie": f"__Host-reef={browser.cookie}"}
    answer = httpx.get(f"{server.address}/api/tables", headers=after)
    assert answer.json()[0]["id"] == table
    assert len(answer.headers.get_list("set-cookie")) == 1


def test_browsers_may_be_told_to_come_over_https_alone(server: Server, tmp_path: Path) -> None:
    assert "strict-transport-security" not in httpx.get(server.address, headers=HTTPS).headers
    with served(tmp_path / "data", "--hsts", "30") as strict:
        told = httpx.get(strict.address, headers=HTTPS).headers["strict-transport-security"]
        assert told == f"max-age={30 * 24 * 3600}"
        assert "strict-transport-security" not in httpx.get(strict.address).headers


def test_words_tell_a_token() -> None:
    chance = random.Random(3)
    signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    for _ in range(200):
        token = "".join(chance.choices(signs, k=22))
        words = words_of(token)
        assert len(words) == 8
        assert all(len(word) == 6 and word.isalpha() and word.islower() for word in words)
        assert token_of(" ".join(words)) == token
        assert token_of(f"\n{'-'.join(words).upper()}. ") == token
        wrong = words.copy()
        wrong[3], wrong[5] = wrong[5], wrong[3]
        if wrong != words:
            with pytest.raises(ReefError, match="slip"):
                token_of(" ".join(wrong))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "eight words"),
        ("babaha " * 7, "eight words"),
        ("babaha " * 9, "eight words"),
        ("babaha babaha bacaha " + "babaha " * 5, "bacaha"),
        ("babaha babaha babah babaha babaha babaha babaha babaha", "babah"),
        ("babaha " * 8, "slip"),
        ("é" * 48, "eight words"),
        ("🐟 " * 8, "eight words"),
    ],
)
def test_words_that_cannot_be(text: str, complaint: str) -> None:
    with pytest.raises(ReefError, match=complaint):
        token_of(text)


def test_games_are_taken_along_to_another_browser(server: Server) -> None:
    home, away = server.browser(), server.browser()
    mine = home.table("person", "person", title="At home")
    theirs = away.table("person", "person", title="On the way")
    told = recovery_words(home)
    before = away.cookie
    with away.live(theirs, 0) as page:  # a page that is open goes on
        assert away.post("/api/identity", {"words": told}, 200) == {"tables": 2}
        assert len({away.cookie, home.cookie, before}) == 3  # whoever knew the old one is not let in by it
        assert page.play(page.scene["choices"]["actions"][0])["type"] == "ack"
    for browser in (home, away):
        assert {table["id"] for table in browser.get("/api/tables")} == {mine, theirs}
    with away.live(mine, 0) as page:
        assert page.play(page.scene["choices"]["actions"][0])["type"] == "ack"
    with home.live(theirs, 1) as page:
        assert page.play(page.scene["choices"]["actions"][0])["type"] == "ack"


def test_decks_come_along(server: Server) -> None:
    from reefencounter import decks

    deck = decks.by_id(decks.DEFAULT).to_json() | {"id": "ours", "name": "Ours"}
    home, away = server.browser(), server.browser()
    home.table("person", "person")
    for browser in (home, away):  # both have the same one
        browser.post("/api/decks", deck)
    away.post("/api/decks", deck | {"name": "Another"})
    away.post("/api/identity", {"words": recovery_words(home)}, 200)
    assert {line["name"] for line in home.get("/api/decks") if line["own"]} == {"Ours", "Another"}


def test_a_new_browser_takes_up_games(server: Server) -> None:
    home = server.browser()
    mine = home.table("person", "person")
    told = recovery_words(home).replace(" ", "\n")
    with httpx.Client(base_url=server.address, headers=FROM_PAGE) as fresh:  # it has no cookie yet
        answer = fresh.post("/api/identity", json={"words": told})
        assert answer.json() == {"tables": 1}
        assert answer.headers.get_list("set-cookie")[-1].startswith("reef=")
        assert home.cookie not in answer.headers["set-cookie"]
        assert len(answer.headers.get_list("set-cookie")) == 1
        assert fresh.get("/api/tables").json()[0]["id"] == mine
    before = home.cookie
    assert home.post("/api/identity", {"words": told}, 200) == {"tables": 1}  # one's own words change nothing
    assert home.cookie == before


def test_words_of_nobody(server: Server) -> None:
    browser = server.browser()
    table = browser.table("person", "person")
    before = browser.cookie
    refused = browser.post("/api/identity", {"words": " ".join(words_of(TOKEN))}, 422)
    assert "nobody" in refused["reason"]
    assert "eight words" in browser.post("/api/identity", {"words": "fish"}, 422)["reason"]
    assert browser.cookie == before
    assert browser.get("/api/tables")[0]["id"] == table
    foreign = httpx.post(
        f"{server.address}/api/identity", json={"words": "x"}, headers={"origin": "http://elsewhere.test"}
    )
    assert foreign.status_code == 403


def test_words_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        browser = server.browser()
        wrong = {"words": " ".join(words_of(TOKEN))}
        statuses = [
            browser.http.post("/api/identity", json=wrong).status_code for _ in range(MOST_WORDS[0] + 1)
        ]
        assert statuses == [422] * MOST_WORDS[0] + [429]
