"""What surrounds the calls of the server: foreign sites, cookie, headers, the page, and the description (OpenAPI)."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import jsonschema
import pytest
from serving import FROM_PAGE, JSON, Browser, Server, set_up

from reefencounter import Game
from reefencounter.events import events_between, redact
from reefencounter.server.openapi import document
from reefencounter.server.web.page_files import FOLDER


def test_requests_of_other_sites_are_refused(browser: Browser) -> None:
    answer = browser.http.post("/api/tables", json={}, headers={"origin": "https://example.org"})
    assert answer.status_code == 403
    answer = browser.http.post("/api/tables", json={}, headers={"origin": browser.address})
    assert answer.status_code == 201
    for host in ("example.org", "evil.test:8080", ""):
        assert browser.http.get("/api/health", headers={"host": host}).status_code in (400, 421)
    port = browser.address.rpartition(":")[2]
    assert browser.http.get("/api/health", headers={"host": f"localhost:{port}"}).status_code == 200


def test_the_cookie(server: Server) -> None:
    first = httpx.get(f"{server.address}/api/health", headers=FROM_PAGE)
    cookie = first.headers["set-cookie"]
    assert cookie.startswith("reef=")
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(cookie.split("; "))
    value = first.cookies["reef"]
    again = httpx.get(f"{server.address}/api/health", headers=FROM_PAGE, cookies={"reef": value})
    assert "set-cookie" not in again.headers
    bad = httpx.get(f"{server.address}/api/health", headers=FROM_PAGE, cookies={"reef": "x"})
    assert "set-cookie" in bad.headers
    assert value not in (server.data / "reef.db").read_bytes().decode("latin-1")


def test_a_method_that_is_not_there(browser: Browser) -> None:
    for method, path, allowed in (
        ("PUT", "/api/tables", "GET"),
        ("GET", "/api/score", "POST"),
        ("POST", "/", "GET"),
    ):
        answer = browser.http.request(method, path)
        assert answer.status_code == 405
        assert allowed in answer.headers["allow"].split(", ")
        assert allowed in answer.json()["reason"]


def test_options_names_all_methods(browser: Browser) -> None:
    for path, methods in (
        ("/api/tables", "GET, OPTIONS, POST"),
        (f"/api/tables/{'0' * 32}", "DELETE, GET, OPTIONS, PATCH"),
        ("/api/health", "GET, OPTIONS"),
        ("/", "GET, OPTIONS"),
    ):
        answer = browser.http.options(path)
        assert (answer.status_code, answer.headers["allow"], answer.content) == (204, methods, b"")


def test_a_live_connection_needs_a_websocket(browser: Browser) -> None:
    answer = browser.http.get(f"/api/tables/{browser.table('person', 'easy')}/live")
    assert (answer.status_code, answer.headers["upgrade"]) == (426, "websocket")
    assert "WebSocket" in answer.json()["reason"]


@pytest.mark.parametrize(
    ("method", "path", "body", "where"),
    [
        ("POST", "/api/tables", {"chat": 1}, "chat"),
        ("POST", "/api/tables", {"rules": {"players": "2"}}, "rules.players"),
        ("POST", "/api/tables", {"seats": [{}, {"hints": "true"}]}, "seats[1].hints"),
        ("PATCH", "/api/me/profile", {"private": 0}, "private"),
        ("PATCH", "/api/me/mail", {"digest": "false"}, "digest"),
        ("PATCH", "/api/me", {"name": 7}, "name"),
        ("PATCH", "/api/me", ["Ada"], "data"),
    ],
)
def test_bodies_are_taken_by_their_types(
    browser: Browser, method: str, path: str, body: JSON, where: str
) -> None:
    """Numbers are no booleans, and texts are no numbers."""
    answer = browser.http.request(method, path, json=body)
    assert (answer.status_code, answer.json()["message"]["id"]) == (400, "request.malformed")
    assert answer.json()["reason"].startswith(f"{where}: Expected ")


def test_whole_numbers_may_have_a_point(browser: Browser) -> None:
    """In JSON 3.0 is 3."""
    headers = {"content-type": "application/json"}
    made = browser.http.post("/api/tables", content=b'{"rules": {"players": 0.3e1}}', headers=headers)
    assert (made.status_code, made.json()["rules"]["players"]) == (201, 3)
    for number in (b"2.5", b"1e400", b"1e300"):
        body = b'{"rules": {"players": %s}}' % number
        answer = browser.http.post("/api/tables", content=body, headers=headers)
        assert (answer.status_code, answer.json()["message"]["id"]) == (400, "request.malformed")


@pytest.mark.parametrize("path", ["/api/tables", "/api/entries", "/api/records", "/api/decks", "/api/score"])
def test_bodies_that_are_hardly_json(browser: Browser, path: str) -> None:
    nested = [b'{"setup": ' + b"[" * deep + b"]" * deep + b"}" for deep in (100, 500, 900, 1500, 30_000)]
    for content in (b'{"title": "\xff"}', b"\xff", b'{"title": ' * 5_000, *nested):
        answer = browser.http.post(path, content=content, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), (content[:40], answer.text)
        assert answer.json()["reason"]


def test_every_page_names_what_it_needs(browser: Browser) -> None:
    """What a page needs beyond the first one is loaded together with the rest: one trip less for the first board."""
    assert "/assets/Table-" not in browser.http.get("/").text
    table = browser.http.get(f"/table/{'0' * 32}")
    assert table.status_code == 200
    ahead = re.findall(r'<link rel="(modulepreload|preload)"[^>]* href="(/assets/[^"]+)"', table.text)
    assert any(file.startswith("/assets/Table-") and rel == "modulepreload" for rel, file in ahead)
    assert any(file.endswith(".css") and rel == "preload" for rel, file in ahead)
    for _, file in ahead:
        assert browser.http.get(file).status_code == 200
    for name in ("new", "tables", "entry", "learn", "lesson", "rules", "terms", "brief"):
        assert browser.http.get(f"/{name}").status_code == 200
    assert browser.http.get("/nowhere").status_code == 404


def test_the_page_brings_its_fonts_and_their_licences(browser: Browser) -> None:
    """They are loaded ahead, in Czech also those with its letters; a browser keeps them for ever."""

    def ahead(language: str) -> list[str]:
        page = browser.http.get("/", headers={"accept-language": language})
        return re.findall(
            r'<link rel="preload" as="font" type="font/woff2" crossorigin href="([^"]+)"', page.text
        )

    assert [file.split("-")[0] for file in ahead("en")] == ["/assets/sans", "/assets/serif"]
    assert len(ahead("cs")) == 4
    for file in ahead("cs"):
        font = browser.http.get(file)
        assert font.headers["content-type"] == "font/woff2"
        assert "immutable" in font.headers["cache-control"]
        assert "font-src 'self'" in font.headers["content-security-policy"]
    licences = browser.http.get("/fonts.txt").text
    for name in ("open-sans", "crimson-pro", "noto-sans-math"):
        assert f"/{name}\n\nCopyright" in licences
    assert licences.count("SIL Open Font License, Version 1.1") == 3


def test_answers_are_guarded(browser: Browser) -> None:
    for path in ("/", "/api/health", "/api/nothing"):
        headers = browser.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "access-control-allow-origin" not in headers
        assert headers["cache-control"] in ("no-store", "no-cache")


@pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="the page is not built")
def test_the_page(browser: Browser) -> None:
    index = browser.http.get("/")
    assert index.headers["content-type"].startswith("text/html")
    assert index.headers["cache-control"] == "no-cache"
    for path in ("/new", "/tables", f"/table/{'0' * 32}", "/replay/x", "/entry", "/learn"):
        answer = browser.http.get(path)
        assert answer.status_code == 200
        ahead = r'<link rel="(modulepreload|preload)"[^>]*>(?=</head>|<link rel="(modulepreload|preload)")'
        assert re.sub(ahead, "", answer.text) == re.sub(ahead, "", index.text)
    assert browser.http.get("/nonsense").status_code == 404
    assert browser.http.get("/", headers={"if-none-match": index.headers["etag"]}).status_code == 304
    scripts = (path for path in (FOLDER / "assets").iterdir() if path.suffix == ".js")
    asset = max(scripts, key=lambda path: path.stat().st_size)  # small ones are sent as they are
    answer = browser.http.get(f"/assets/{asset.name}")
    assert answer.content == asset.read_bytes()
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert browser.http.get(f"/assets/{asset.name}", headers={"accept-encoding": "identity"}).content
    for path in ("/assets/none.js", "/assets/../../settings.py", "/assets/%2e%2e/%2e%2e/app.py"):
        assert b"import" not in browser.http.get(path).content


def test_openapi(browser: Browser) -> None:
    answer = browser.get("/api/openapi.json")
    assert answer == json.loads(json.dumps(document()))
    assert answer["openapi"].startswith("3.1")
    schemas = answer["components"]["schemas"]

    def references(part: JSON) -> Iterator[str]:
        if isinstance(part, dict):
            for key, value in part.items():
                if key == "$ref":
                    yield value
                else:
                    yield from references(value)
        elif isinstance(part, list):
            for value in part:
                yield from references(value)

    assert {ref.rpartition("/")[2] for ref in references(answer)} <= set(schemas)
    assert {"FromPage", "FromServer", "Scene", "Problem"} <= set(schemas)
    for path, operations in answer["paths"].items():
        for operation in operations.values():
            assert operation["description"], path
            assert operation["operationId"], path


@pytest.mark.parametrize("second_kind", [False, True])
def test_events_are_described_as_they_are_told(second_kind: bool) -> None:
    """Whatever a player, another or a spectator is told of a game fits the type `Event`."""
    components = document()["components"]
    fits = {
        shape["properties"]["kind"]["enum"][0]: jsonschema.Draft202012Validator(
            {**shape, "components": components}
        )
        for shape in components["schemas"]["Event"]["oneOf"]
    }
    game, chance, kinds = Game(players=3, seed=5, second_kind=second_kind), random.Random(5), set()
    while not game.over and len(game.moves) < 500:
        before, player = game.position, game.actor
        game.play(chance.choice(game.legal(player)), player=player)
        events = events_between(before, game.moves[-1], game.position)
        for seat in (None, player, (player + 1) % 3):
            for each in redact(events, seat):
                fits[each["kind"]].validate(each)
                kinds.add(each["kind"])
    assert len(kinds) > 15, kinds


def test_the_description_fits_what_is_answered(browser: Browser) -> None:
    document = browser.get("/api/openapi.json")

    def fits(name: str, value: JSON) -> None:
        schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
        jsonschema.Draft202012Validator(schema).validate(value)

    info = browser.post("/api/tables", {"seats": [{}, {}]})
    fits("TableInfo", info)
    set_up(browser, info["id"])
    with browser.live(info["id"], 0) as page:
        page.play("take W")
        page.play("take W")
        for message in page.told:
            fits("FromServer", message)
    fits("Scene", browser.get(f"/api/tables/{info['id']}/scene", seat=1))
    for name, schema in document["components"]["schemas"].items():
        for example in schema.get("examples", []):
            fits(name, example)


def test_the_guide_lists_all_calls() -> None:
    guide = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(GET|POST|PATCH|DELETE) (/api[^`]*)` \|", guide, re.MULTILINE)
    described = {
        (method.upper(), re.sub(r"\{\w+\}", "ID", path))
        for path, operations in document()["paths"].items()
        for method in operations
    }
    assert set(told) == described


def test_the_description_as_a_file(tmp_path: Path) -> None:
    from reefencounter.cli import main

    assert main(["serve", "--openapi", str(tmp_path / "sub" / "openapi.json")]) == 0
    assert json.loads((tmp_path / "sub" / "openapi.json").read_text())["openapi"].startswith("3.1")


@pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="the page is not built")
def test_the_page_comes_as_small_as_the_browser_understands(browser: Browser) -> None:
    asset = max((FOLDER / "assets").glob("*.js"), key=lambda path: path.stat().st_size)

    def asked(ways: str) -> tuple[str | None, int]:
        request = browser.http.build_request(
            "GET", f"/assets/{asset.name}", headers={"accept-encoding": ways}
        )
        answer = browser.http.send(request, stream=True)
        size = len(b"".join(answer.iter_raw()))
        answer.close()
        return answer.headers.get("content-encoding"), size

    plain, zipped, better = asked("identity"), asked("gzip, deflate"), asked("gzip, deflate, br;q=1.0")
    assert (plain[0], zipped[0], better[0]) == (None, "gzip", "br")
    assert plain[1] == asset.stat().st_size > zipped[1] > better[1]
