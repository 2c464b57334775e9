"""What can be asked over HTTP: tables, entries, records, branches, hints, and the page itself."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import jsonschema
import pytest
from serving import JSON, Browser, Server, served, set_up

from reefencounter import Game, __version__
from reefencounter.server.openapi import document
from reefencounter.server.page_files import FOLDER

SETUP = {
    "boards": ["C", "B"],
    "star": False,
    "sea": {"W": ["Y", "O", "P"], "Y": ["Y", "P", "P"], "O": ["O", "O", "P"], "P": ["W", "W"], "G": ["Y"]},
    "hands": [{"W": 1, "Y": 2, "O": 1, "P": 2}, {"W": 2, "O": 4, "P": 1, "G": 2}],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("rest") / "data") as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Browser:
    return server.browser()


def finished(players: int = 2, seed: int = 5) -> Game:
    """A whole game, played quickly."""
    game = Game(players=players, seed=seed, names=["Ada", "Ben", "Cy", "Di"][:players])
    chance = random.Random(seed)
    while not game.over:
        actions = game.legal()
        game.play(chance.choice([each for each in actions if each.startswith("take")] or actions))
    return game


def test_health_and_bots(browser: Browser) -> None:
    assert browser.get("/api/health") == {"status": "ok", "version": __version__}
    bots = browser.get("/api/bots")
    assert [bot["strength"] for bot in bots] == sorted(bot["strength"] for bot in bots)
    assert {"bot", "name", "about", "strength", "second_kind"} == set(bots[0])


def test_one_click_makes_a_game_against_a_bot(browser: Browser) -> None:
    info = browser.post("/api/tables", {})
    assert [(seat["kind"], seat["mine"]) for seat in info["seats"]] == [("person", True), ("bot", False)]
    assert (info["kind"], info["phase"], info["open"], info["points"]) == ("game", "setup", False, None)
    assert browser.get(f"/api/tables/{info['id']}")["id"] == info["id"]


def test_options_of_a_table(browser: Browser) -> None:
    rules = {"players": 4, "advanced": True, "larva_exchange": "keep"}
    wish = {
        "rules": rules,
        "seats": [
            {"name": "Ada"},
            {"kind": "bot", "bot": "gentle", "name": "Coco"},
            {"kind": "bot"},
            {"name": "  B  e\tn "},
        ],
        "title": "Four",
        "memory_aid": False,
    }
    info = browser.post("/api/tables", wish)
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Coco", "Dory", "B en"]
    more = {"second_kind": False, "crowns_dealt": True, "deck": None}
    assert info["rules"] == {**rules, **more}
    scene = browser.get(f"/api/tables/{info['id']}/scene", seat=0)
    assert scene["players"][1]["hand"]["known"] is None
    assert len(scene["boards"]) == 4


def test_seats_are_mixed_if_asked(browser: Browser) -> None:
    orders = set()
    for _ in range(40):
        info = browser.post("/api/tables", {"seats": [{"name": "Ada"}, {"name": "Ben"}], "shuffle": True})
        orders.add(tuple(seat["name"] for seat in info["seats"]))
        if len(orders) == 2:
            return
    raise AssertionError("forty times the same order")


@pytest.mark.parametrize(
    "body",
    [
        [],
        {"seats": [{}]},
        {"seats": [{}] * 5},
        {"seats": [{"kind": "cat"}, {}]},
        {"seats": [{"kind": "bot", "bot": "exec:true"}, {}]},
        {"seats": [{"bot": "easy"}, {}]},
        {"seats": [{"name": ""}, {}]},
        {"seats": [{"name": "x" * 25}, {}]},
        {"rules": {"players": 3}, "seats": [{}, {}]},
        {"rules": {"second_kind": True, "larva_exchange": "keep"}, "seats": [{}, {}]},
        {"rules": {"colour": 1}},
        {"owner": "me"},
        {"seed": 7},
    ],
)
def test_bad_tables_are_refused(browser: Browser, body: JSON) -> None:
    assert browser.post("/api/tables", body, 400)["reason"]


def test_what_is_not_json_is_refused(browser: Browser) -> None:
    for content in (b"", b"{", b"\xff", b"[" * 100_000, b'{"seats": NaN}'):
        headers = {"content-type": "application/json"}
        answer = browser.http.post("/api/tables", content=content, headers=headers)
        assert answer.status_code in (400, 413)
        assert answer.json()["reason"]
    answer = browser.http.post("/api/tables", content=b" " * 70_000 + b"{}", headers=headers)
    assert answer.status_code == 413


def test_tables_belong_to_their_browser(server: Server, browser: Browser) -> None:
    ids = [browser.table("person", "person") for _ in range(3)]
    assert [info["id"] for info in browser.get("/api/tables")] == ids[::-1]
    assert [info["id"] for info in browser.get("/api/tables", offset=1, limit=1)] == [ids[1]]
    set_up(browser, ids[0])
    assert browser.get("/api/tables")[0]["id"] == ids[0]  # the newest change first
    assert browser.get("/api/tables")[0]["asked"] == [0]
    stranger = server.browser()
    assert stranger.get("/api/tables") == []
    assert not any(seat["mine"] for seat in stranger.get(f"/api/tables/{ids[0]}")["seats"])
    for path in ("scene", "steps"):
        stranger.get(f"/api/tables/{ids[0]}/{path}")
        assert stranger.get(f"/api/tables/{ids[0]}/{path}", 403, seat=0)["reason"]
    assert stranger.post(f"/api/tables/{ids[0]}/hint", None, 403, seat=0)["reason"]


def test_what_is_not_there(browser: Browser) -> None:
    for path in ("/api/tables/" + "0" * 32, "/api/nothing", "/api/tables/x/y/z"):
        assert browser.get(path, 404)["reason"]
    table = browser.table("person", "person")
    assert browser.get(f"/api/tables/{table}/scene", 404, at=1)["reason"]
    assert browser.get(f"/api/tables/{table}/scene", 400, at="x")["reason"]
    assert browser.get(f"/api/tables/{table}/scene", 400, seat=4)["reason"]


def test_the_record_is_hidden_while_the_game_is(browser: Browser) -> None:
    table = browser.table("person", "person")
    assert browser.get(f"/api/tables/{table}/record", 409)["reason"]
    body = {"at": 0, "seats": [{}, {}]}
    assert browser.post(f"/api/tables/{table}/branch", body, 409)["reason"]


def test_past_scenes_are_what_the_seat_saw(browser: Browser) -> None:
    table = browser.table("person", "person")
    seen = {}
    with browser.live(table, 0) as me:
        seen[me.number] = me.scene
        while me.scene["choices"] and me.number < 2:
            me.play(me.scene["choices"]["actions"][0])
            seen[me.number] = me.scene
    set_up(browser, table)
    for number, scene in seen.items():
        assert browser.get(f"/api/tables/{table}/scene", seat=0, at=number) == scene


def test_upload_and_download(server: Server, browser: Browser) -> None:
    game = finished(3)
    info = browser.post("/api/records", game.record())
    assert (info["kind"], info["open"], info["phase"]) == ("record", True, "over")
    assert info["points"] == [row["points"] for row in game.score()]
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ben", "Cy"]
    path = f"/api/tables/{info['id']}"
    assert browser.get(f"{path}/record") == game.record()
    stranger = server.browser()
    steps = stranger.get(f"{path}/steps")
    assert [step["action"] for step in steps] == [move.action for move in game.moves]
    middle = len(steps) // 2
    scene = stranger.get(f"{path}/scene", at=middle)
    replayed = Game.replay({**game.record(), "moves": game.record()["moves"][:middle]})
    assert [player["hand"]["known"] for player in scene["players"]] == [
        player["hand"] for player in replayed.state()["players"]
    ]
    assert stranger.get(f"{path}/scene", at=0)["number"] == 0
    through = stranger.get(f"{path}/steps", seat=2)  # as that player knew it then
    assert [step["action"] for step in through if step["player"] != 2][:4] == [None] * 4
    assert next(step["action"] for step in through if step["player"] == 2).startswith("feed ")
    scene = stranger.get(f"{path}/scene", at=middle, seat=2)
    assert [player["hand"]["exact"] for player in scene["players"]] == [False, False, True]
    assert stranger.get(f"{path}/scene", at=len(steps), seat=2)["players"][0]["hand"]["exact"]


def test_nobody_plays_in_a_record(browser: Browser) -> None:
    record = finished().record()
    del record["result"], record["moves"][10:]
    info = browser.post("/api/records", record)
    with browser.live(info["id"], info["asked"][0]) as page:
        assert page.play(page.scene["choices"]["actions"][0])["code"] == "seat"


def test_bad_records_are_refused(browser: Browser) -> None:
    record = finished().record()
    moves = record["moves"]
    illegal = browser.post("/api/records", {**record, "moves": [*moves[:6], moves[3]]}, 422)
    assert (illegal["index"], illegal["clause"][:1]) == (6, "R")
    bad: list[JSON] = [
        {},
        {**record, "format": "reef-record/9"},
        {**record, "moves": 5},
        {**record, "names": ["one"]},
        {**record, "rules": {"players": 9}},
        {**record, "setup": {}},
        {**record, "moves": [{"player": 0, "action": "feed Q"}]},
    ]
    for body in bad:
        assert browser.post("/api/records", body, 422)["reason"]
    assert browser.post("/api/records", [1], 400)["reason"]
    assert browser.post("/api/records", {"x": "y" * (1 << 20)}, 413)["reason"]


def test_branching_off(browser: Browser) -> None:
    game = finished()
    info = browser.post("/api/records", game.record())
    at = 12
    body = {"at": at, "seats": [{"name": "Me"}, {"kind": "bot", "bot": "drifter"}]}
    branch = browser.post(f"/api/tables/{info['id']}/branch", body)
    assert (branch["kind"], branch["open"], branch["parent"], branch["moves"]) == (
        "game",
        False,
        info["id"],
        at,
    )
    scene = browser.get(f"/api/tables/{branch['id']}/scene", seat=0)
    old = browser.get(f"/api/tables/{info['id']}/scene", at=at)
    assert scene["boards"] == old["boards"]
    assert scene["players"][0]["hand"]["known"] == old["players"][0]["hand"]["known"]
    assert scene["players"][1]["hand"]["exact"] is False  # hidden again
    assert browser.get(f"/api/tables/{branch['id']}/record", 409)
    for wrong in ({**body, "at": 10_000}, {**body, "seats": [{}, {}, {}]}):
        assert browser.post(f"/api/tables/{info['id']}/branch", wrong, 400)["reason"]


def test_entering_a_real_game(browser: Browser) -> None:
    """Deals are typed in (N3), everything lies open, and any slip can be taken back."""
    wish = {"rules": {"players": 2}, "names": ["Ada", "Ben"], "setup": SETUP, "title": "Club"}
    info = browser.post("/api/entries", wish)
    assert (info["kind"], info["open"]) == ("entry", True)
    table = info["id"]
    with browser.live(table, 0) as page:
        for seat, action in ((0, "feed Y"), (0, "larvae WP"), (1, "feed O"), (1, "larvae OG")):
            assert page.play(action, seat=seat)["type"] == "ack"
        wrong = page.play("take P", seat=0, deal=["G"])
        assert (wrong["code"], wrong["clause"]) == ("illegal", "N3")
        assert page.play("take P", seat=0, deal=["G", "Y"])["type"] == "ack"
        assert page.steps[-1]["text"].startswith("Ada ")  # one person acts for all: nobody is "you"
        assert page.scene["sea"]["P"] == ["G"]
        assert page.undo(seat=0)["type"] == "ack"  # Y was a slip of the pen
        assert page.play("take P", seat=0, deal=["G", "G"])["type"] == "ack"
        assert page.scene["sea"]["G"] == ["Y", "G"]
        assert page.play("take W", seat=1)["type"] == "ack"  # without a deal, chance draws
    record = browser.get(f"/api/tables/{table}/record")
    assert record["setup"] == SETUP
    assert record["moves"][4] == {"player": 0, "action": "take P", "deal": ["G", "G"]}
    assert Game.replay(record).record() == record
    for bad in ({**wish, "setup": {"boards": ["A", "A"]}}, {**wish, "names": ["A"]}, {**wish, "setup": 3}):
        assert browser.post("/api/entries", bad, 400)["reason"]
    assert browser.post("/api/entries", {"rules": {"players": 3}})["seats"][2]["name"] == "Player 3"


def test_scoring_a_real_game(browser: Browser) -> None:
    """R11.5, the published example: values G2 P3 O2 W3 Y5, scores 18, 23, 20, 20."""
    fish: list[JSON] = [
        {"G": 2, "W": 3, "Y": 1},
        {"P": 1, "Y": 4},
        {"O": 4, "W": 4},
        {"G": 3, "P": 3, "Y": 1},
    ]
    names = ["Purple", "Green", "Red", "Yellow"]
    stronger = ["Y", "W", "Y", "Y", "O", "G", "P", "P", "W", "Y"]
    players = [{"name": name, "fish": held} for name, held in zip(names, fish, strict=True)]
    score = browser.post("/api/score", {"stronger": stronger, "players": players}, 200)
    assert score["values"] == {"W": 3, "Y": 5, "O": 2, "P": 3, "G": 2}
    assert [row["points"] for row in score["result"]] == [18, 23, 20, 20]
    assert [row["rank"] for row in score["result"]] == [4, 1, 2, 2]
    assert "Green wins with 23 points" in score["verdict"]
    players[3]["cubes"] = 1  # R11.4
    score = browser.post("/api/score", {"stronger": stronger, "players": players}, 200)
    assert [row["rank"] for row in score["result"]] == [4, 1, 3, 2]
    wrong = browser.post("/api/score", {"stronger": ["G", *stronger[1:]], "players": players}, 422)
    assert wrong["clause"] == "R1.7"
    many = [{"name": "A", "fish": {"W": 40}}, {"name": "B", "fish": {"W": 1}}]
    assert browser.post("/api/score", {"stronger": stronger, "players": many}, 422)["clause"] == "R1.1"
    bad: list[JSON] = [
        {"stronger": stronger[1:], "players": players},
        {"stronger": stronger, "players": players[:1]},
        {"stronger": stronger, "players": [{"name": "A", "fish": {"Z": 1}}, *players[1:]]},
        {"stronger": stronger, "players": [{"name": "A", "fish": {"W": -1}}, *players[1:]]},
        {"stronger": stronger, "players": [{"name": "A", "fish": {"W": 41}}, *players[1:]]},
    ]
    for body in bad:
        assert browser.post("/api/score", body, 400)["reason"]


def test_hints(browser: Browser) -> None:
    table = browser.table("person", "person")
    hint = browser.post(f"/api/tables/{table}/hint", None, 200, seat=0)
    assert hint["suggestions"][0]["actions"][0].startswith("feed ")
    set_up(browser, table)
    hint = browser.post(f"/api/tables/{table}/hint", None, 200, seat=0)
    assert hint["number"] == 4
    legal = browser.get(f"/api/tables/{table}/scene", seat=0)["choices"]["actions"]
    assert all(each["actions"][0] in legal for each in hint["suggestions"])
    assert hint["suggestions"][0]["text"]
    assert browser.post(f"/api/tables/{table}/hint", None, 409, seat=1)["reason"]


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
    first = httpx.get(f"{server.address}/api/health")
    cookie = first.headers["set-cookie"]
    assert cookie.startswith("reef=")
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(cookie.split("; "))
    value = first.cookies["reef"]
    again = httpx.get(f"{server.address}/api/health", cookies={"reef": value})
    assert "set-cookie" not in again.headers
    bad = httpx.get(f"{server.address}/api/health", cookies={"reef": "x"})
    assert "set-cookie" in bad.headers
    foreign = httpx.get(f"{server.address}/api/health", headers={"sec-fetch-site": "cross-site"})
    assert "set-cookie" not in foreign.headers  # it would replace the one that was not sent along
    assert value not in (server.data / "reef.db").read_bytes().decode("latin-1")


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
        assert browser.http.get(path).content == index.content
    assert browser.http.get("/nonsense").status_code == 404
    assert browser.http.get("/", headers={"if-none-match": index.headers["etag"]}).status_code == 304
    asset = next(path for path in (FOLDER / "assets").iterdir() if path.suffix == ".js")
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
    told = re.findall(r"^\| `(GET|POST) (/api[^`]*)` \|", guide, re.MULTILINE)
    described = {
        (method.upper(), path.replace("{table_id}", "ID"))
        for path, operations in document()["paths"].items()
        for method in operations
    }
    assert set(told) == described


def test_the_description_as_a_file(tmp_path: Path) -> None:
    from reefencounter.cli import main

    assert main(["serve", "--openapi", str(tmp_path / "sub" / "openapi.json")]) == 0
    assert json.loads((tmp_path / "sub" / "openapi.json").read_text())["openapi"].startswith("3.1")


def test_the_log_of_the_server_is_clean(server: Server) -> None:
    assert Path(server.errors.name).read_text() == ""
