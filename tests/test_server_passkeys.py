"""Passkeys over HTTP: what is refused, and what a device that follows the standard does.

That they work in a browser is tried in browser/test_me.py.
"""

from __future__ import annotations

import pytest
from fuzz.authenticator import Authenticator
from serving import JSON, Browser, Server

from reefencounter.server.openapi import document

USED: JSON = {
    "id": "AAAA",
    "rawId": "AAAA",
    "type": "public-key",
    "response": {
        "clientDataJSON": "AAAA",
        "authenticatorData": "AAAA",
        "signature": "AAAA",
        "userHandle": "AAAA",
    },
}


@pytest.fixture
def local(browser: Browser) -> Browser:
    browser.http.headers["host"] = browser.address.removeprefix("http://").replace("127.0.0.1", "localhost")
    return browser


def test_there_are_none_without_a_safe_connection(browser: Browser) -> None:
    for path in ("/api/me/passkeys/options", "/api/identity/passkey/options"):
        assert browser.post(path, {}, 409)["message"]["id"] == "passkey.not_here"


def test_a_challenge_names_nobody_and_is_good_once(local: Browser) -> None:
    options = local.post("/api/identity/passkey/options", {}, 200)
    assert options["rpId"] == "localhost"
    assert not options.get("allowCredentials")
    assert (
        local.post("/api/identity/passkey", {"credential": USED}, 422)["message"]["id"] == "passkey.unknown"
    )
    assert local.post("/api/identity/passkey", {"credential": USED}, 409)["message"]["id"] == "passkey.late"


def test_a_challenge_is_good_in_its_own_browser_only(server: Server, local: Browser) -> None:
    local.post("/api/identity/passkey/options", {}, 200)
    other = server.browser()
    other.http.headers["host"] = local.http.headers["host"]
    assert other.post("/api/identity/passkey", {"credential": USED}, 409)["message"]["id"] == "passkey.late"


@pytest.mark.parametrize("credential", [{}, USED, {"id": 7}, {"response": []}, {"id": "x" * 5000}])
def test_what_is_no_passkey_is_refused(local: Browser, credential: JSON) -> None:
    options = local.post("/api/me/passkeys/options", {}, 200)
    assert options["user"]["name"] == local.get("/api/me")["name"]
    refused = local.post("/api/me/passkeys", {"credential": credential}, 422)
    assert refused["message"]["id"] == "passkey.not_valid"
    assert local.get("/api/me/passkeys") == []


def test_passkeys_are_ones_own(local: Browser) -> None:
    assert local.http.delete("/api/me/passkeys/AAAA").status_code == 404
    assert local.http.patch("/api/me/passkeys/AAAA", json={"name": "x"}).status_code == 404
    foreign = {"origin": "http://elsewhere.test"}
    for path in (
        "/api/me/passkeys",
        "/api/me/passkeys/options",
        "/api/identity/passkey",
        "/api/identity/passkey/options",
    ):
        assert local.http.post(path, json={"credential": {}}, headers=foreign).status_code == 403


def test_a_passkey_that_a_device_has_made_signs_in(server: Server, local: Browser) -> None:
    device = Authenticator(f"http://{local.http.headers['host']}")
    made = device.made(local.post("/api/me/passkeys/options", status=200))
    [kept] = local.post("/api/me/passkeys", {"credential": made, "name": "Key"})
    assert (kept["id"], kept["name"], kept["used"]) == (made["id"], "Key", None)
    other = server.browser()
    other.http.headers["host"] = local.http.headers["host"]
    used = device.used(other.post("/api/identity/passkey/options", status=200))
    other.post("/api/identity/passkey", {"credential": used}, 200)
    assert other.get("/api/me")["name"] == local.get("/api/me")["name"]


def test_options_are_objects_in_the_description_too() -> None:
    for path in ("/api/me/passkeys/options", "/api/identity/passkey/options"):
        told = document()["paths"][path]["post"]["responses"]["200"]["content"]["application/json"]["schema"]
        assert told["type"] == "object"
