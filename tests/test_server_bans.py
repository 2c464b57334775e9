"""Whom the host bans at the terminal is refused everywhere, and takes along what is theirs; administrators help."""

from __future__ import annotations

import httpx
from command import reef, refused
from serving import JSON, PATIENCE, Browser, Server

from reefencounter.server.accounts.bans import OPEN


def admin(server: Server, *arguments: str) -> str:
    done = reef("admin", *arguments, "--data", str(server.data))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def profile_of(browser: Browser) -> str:
    """The beginning of somebody's profile, by which the host may name them."""
    profile: str = browser.get("/api/me/profile")["id"]
    return profile


def named(browser: Browser, name: str) -> Browser:
    browser.http.patch("/api/me", json={"name": name})
    return browser


def together(server: Server) -> tuple[str, Browser, Browser]:
    ada, eve = named(server.browser(), "Ada"), named(server.browser(), "Eve")
    made = ada.post("/api/tables", {"seats": [{"name": "Ada"}, {"kind": "friend"}]})
    eve.post(f"/api/invitations/{made['invitation']}", {"name": "Eve"})
    return made["id"], ada, eve


def test_whoever_is_banned_is_refused_everywhere(server: Server) -> None:
    table, ada, eve = together(server)
    token = eve.post("/api/me/bots", {"name": "Finch"})["token"]
    profile = profile_of(eve)
    with eve.live(table, "mine") as page, ada.live(table, "mine") as other:
        assert admin(server, "ban", profile[:12]).startswith("Eve is banned")
        assert page.closed()[0] == 4403, "an open page closes"
        other.until("presence", where=lambda told: told["seats"][1] == "offline")
    for method, path in [("GET", "/api/tables"), ("GET", "/api/lobby"), ("GET", f"/api/tables/{table}")]:
        answer = eve.http.request(method, path)
        assert (answer.status_code, answer.json()["message"]["id"]) == (403, "person.banned")
    assert eve.http.post("/api/tables", json={"seats": [{}, {}]}).status_code == 403
    assert eve.http.patch("/api/me", json={"name": "Other"}).status_code == 403
    by_token = {"Authorization": f"Bearer {token}"}
    answer = httpx.get(f"{server.address}/api/tables", headers=by_token, timeout=PATIENCE)
    assert answer.json()["message"]["id"] == "person.banned", "and so are their programs"
    for method, path in sorted(OPEN):
        assert eve.http.request(method, path).status_code in (200, 201), path
    assert eve.get("/api/me/data")["me"]["name"] == "Eve"
    assert ada.get("/api/tables")[0]["id"] == table, "others notice nothing"
    assert "Eve" in next(line for line in admin(server, "people").splitlines() if line.split()[-1].count(":"))
    admin(server, "unban", profile)
    while eve.http.get("/api/tables").status_code == 403:
        ada.get("/api/health")
    assert eve.get("/api/tables")[0]["id"] == table


def test_whoever_is_banned_invites_nobody(server: Server) -> None:
    eve, ben = named(server.browser(), "Eve"), named(server.browser(), "Ben")
    code = eve.post("/api/me/friend-link")["link"]
    ben.post(f"/api/me/friend-links/{code}", status=200)
    friend = ben.get("/api/me/friends")["friends"][0]["id"]
    waits = eve.post("/api/tables", {"seats": [{"name": "Eve"}, {"kind": "anyone"}, {"kind": "friend"}]})
    his = eve.get("/api/me/friends")["friends"][0]["id"]
    eve.post(f"/api/tables/{waits['id']}/friends", {"friend": his})

    def invites() -> list[bool]:
        cy = server.browser()
        return [
            waits["id"] in [each["id"] for each in cy.get("/api/lobby")],
            bool(ben.get("/api/me/invitations")["seats"]),
            cy.http.get(f"/api/me/friend-links/{code}").status_code == 200,
        ]

    assert invites() == [True, True, True]
    admin(server, "ban", friend)
    while eve.http.get("/api/tables").status_code == 200:
        ben.get("/api/health")
    assert invites() == [False, False, False]
    assert eve.http.post(f"/api/mail/off/{'x' * 32}").json()["message"]["id"] == "address.link", (
        "nobody is kept from wanting no more mails"
    )
    admin(server, "unban", friend)
    while eve.http.get("/api/tables").status_code == 403:
        ben.get("/api/health")
    assert invites() == [True, True, True]


def test_administrators(server: Server) -> None:
    table, ada, eve = together(server)
    boss = named(server.browser(), "Boss")
    with eve.live(table, "mine") as page:
        said: JSON = {"type": "say", "id": "s", "text": "Something <b>rude</b>"}
        page.send(said)
        number = page.until("ack")["number"]
    ada.post(f"/api/tables/{table}/chat/{number}/report")
    profile = profile_of(eve)
    routes = [
        ("GET", "/api/admin/reports"),
        ("POST", f"/api/admin/bans/{profile}"),
        ("DELETE", f"/api/admin/bans/{profile}"),
        ("DELETE", f"/api/admin/tables/{table}"),
    ]
    for method, path in routes:
        answer = boss.http.request(method, path)
        assert (answer.status_code, answer.json()["message"]["id"]) == (403, "person.no_administrator")
    assert admin(server, "promote", profile_of(boss)) == "Boss is an administrator.\n"
    report = boss.get("/api/admin/reports")[0]
    assert (report["text"], report["name"], report["author"]) == (said["text"], "Eve", profile)
    for method, path in routes[1:]:
        foreign = boss.http.request(method, path, headers={"Origin": "https://evil.example"})
        assert foreign.json()["message"]["id"] == "request.foreign"
    assert boss.post(f"/api/admin/bans/{profile}") == {"name": "Eve", "banned": True}
    assert eve.http.get("/api/tables").status_code == 403, "at once"
    assert boss.get("/api/admin/reports")[0]["banned"] is True
    assert boss.http.delete(f"/api/admin/bans/{profile}").json()["banned"] is False
    assert eve.http.get("/api/tables").status_code == 200
    mine = f"/api/admin/bans/{profile_of(boss)}"
    assert boss.http.post(mine).json()["message"]["id"] == "person.is_administrator"
    assert boss.http.get(f"/api/tables/{table}/scene", params={"seat": 0}).status_code == 403, (
        "no more than that"
    )
    assert boss.http.patch(f"/api/tables/{table}", json={"title": "X"}).status_code == 403
    assert boss.http.delete(f"/api/admin/tables/{table}").status_code == 200
    ada.get(f"/api/tables/{table}", status=404)
    admin(server, "demote", profile_of(boss))
    assert boss.http.get("/api/admin/reports").status_code == 403


def test_whom_the_host_means(server: Server) -> None:
    server.browser().table("person", "person")
    data = ("--data", str(server.data))
    assert "needs a person" in refused("admin", "ban", *data)
    assert "nobody whose id begins" in refused("admin", "ban", "0" * 64, *data)
    assert "nobody whose id begins" in refused("admin", "ban", "%", *data)
