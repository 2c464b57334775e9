"""People who are friends, or would like to be: each at an address of their own, and known by a name."""

from __future__ import annotations

import httpx
from serving import JSON, Browser, Server

OPEN = {"seats": [{"name": "Ada"}, {"kind": "anyone"}, {"kind": "friend"}]}
HOUSES = (f"127.2.{n}.1" for n in range(250))  # limits count by address


def people(server: Server, *names: str) -> list[Browser]:
    """Some people, each known by a name that nobody else has."""
    house = next(HOUSES)
    found = [Browser(server.address, source=house) for _ in names]
    for browser, name in zip(found, names, strict=True):
        assert browser.http.patch("/api/me", json={"name": name}).status_code == 200
    return found


def code_of(browser: Browser) -> str:
    code: str = browser.post("/api/me/friend-link")["link"]
    return code


def befriend(one: Browser, other: Browser) -> None:
    other.post(f"/api/me/friend-links/{code_of(one)}", status=200)


def names(told: list[JSON]) -> list[str]:
    return [each["name"] for each in told]


def friends(browser: Browser) -> list[str]:
    return names(browser.get("/api/me/friends")["friends"])


def id_of(browser: Browser, name: str, among: str = "friends") -> str:
    """How somebody knows another."""
    told = browser.get("/api/me/friends")[among]
    found: str = next(each["id"] for each in told if each["name"] == name)
    return found


def profile(browser: Browser) -> str:
    address: str = browser.get("/api/me/profile")["id"]
    return address


def refused(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    message: str = answer.json()["message"]["id"]
    return message
