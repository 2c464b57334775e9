"""What can be asked over HTTP: tables, entries, records, branches, hints."""

from __future__ import annotations

import random

import pytest
from serving import JSON, SEED, Browser, Server, recovery_words, set_up

from reefencounter import Game, __version__
from reefencounter.lessons.first_game import first_deal

SETUP = {
    "boards": ["C", "B"],
    "star": False,
    "sea": {"W": ["Y", "O", "P"], "Y": ["Y", "P", "P"], "O": ["O", "O", "P"], "P": ["W", "W"], "G": ["Y"]},
    "hands": [{"W": 1, "Y": 2, "O": 1, "P": 2}, {"W": 2, "O": 4, "P": 1, "G": 2}],
}


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
    assert {"bot", "name", "about", "about_message", "strength", "base", "second_kind"} == set(bots[0])


def test_one_click_makes_a_game_against_a_bot(browser: Browser) -> None:
    info = browser.post("/api/tables", {})
    assert [(seat["kind"], seat["mine"]) for seat in info["seats"]] == [("person", True), ("bot", False)]
    assert (info["kind"], info["phase"], info["open"], info["points"]) == ("game", "setup", False, None)
    assert browser.get(f"/api/tables/{info['id']}")["id"] == info["id"]


def test_a_first_game_is_dealt_as_the_last_lesson_was(browser: Browser) -> None:
    info = browser.post("/api/tables", {"first_game": True})
    scene = browser.get(f"/api/tables/{info['id']}/scene", seat=0)
    assert scene["players"][0]["hand"]["known"] == first_deal()["hands"][0]
    assert [board["layout"] for board in scene["boards"]] == first_deal()["boards"]
    recovery_words(browser)
    rated = {"rated": True, "clock": {"kind": "days"}}
    for wish in (rated, {"rules": {"advanced": True}}, {"rules": {"players": 3}}):
        problem = browser.post("/api/tables", {"first_game": True, **wish}, 400)
        assert problem["message"]["id"] == "table.first_game"


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
    """By the system's chance, which is fixed in tests: so it is known how."""
    names = ["Ada", "Ben", "Cleo", "Dan"]
    for mixed in (False, True):
        wish = {"seats": [{"name": name} for name in names], "shuffle": mixed}
        order = [seat["name"] for seat in browser.post("/api/tables", wish)["seats"]]
        if mixed:
            random.Random(SEED).shuffle(names)
        assert order == names


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
    assert len(seen) == 3
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
    record = game.record()
    del record["result"]  # of the whole game
    replayed = Game.replay({**record, "moves": record["moves"][:middle]})
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


def test_a_long_history_comes_in_pages(browser: Browser) -> None:
    game = finished(4)
    path = f"/api/tables/{browser.post('/api/records', game.record())['id']}/steps"
    whole = browser.get(path)
    assert len(whole) == len(game.moves) > 20
    found, here = [], f"{path}?seat=1&limit=10"
    while True:
        answer = browser.http.get(here)
        assert len(answer.json()) <= 10
        found += answer.json()
        if "next" not in answer.links:
            break
        here = answer.links["next"]["url"]
    assert found == browser.get(path, seat=1)
    assert [step["number"] for step in found] == list(range(1, len(whole) + 1))
    assert browser.get(path, after=len(whole)) == []
    assert browser.get(path, after=1_000_000) == []
    assert [step["number"] for step in browser.get(path, after=7, limit=2)] == [8, 9]
    for limit in (0, 501, "x"):
        assert browser.get(path, 400, limit=limit)["reason"]


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
        assert wrong["reason"].startswith("This cannot have been drawn")
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
        {"stronger": stronger, "players": [{"name": "A", "fish": {"WY": 1}}, *players[1:]]},
        {"stronger": stronger, "players": [{"name": "A", "fish": {"": 1}}, *players[1:]]},
        {"stronger": stronger, "players": [{"name": "A", "fish": {"W": -1}}, *players[1:]]},
        {"stronger": stronger, "players": [{"name": "A", "fish": {"W": 41}}, *players[1:]]},
    ]
    for body in bad:
        assert browser.post("/api/score", body, 400)["reason"]


def test_hints(browser: Browser) -> None:
    table = browser.table("person", "person")
    hint = browser.post(f"/api/tables/{table}/hint", None, 200, seat=0)
    assert hint["suggestions"][0]["actions"][0].startswith("feed ")
    assert hint["suggestions"][0]["text"].startswith("Put ")  # also where no turn is planned
    assert hint["suggestions"][0]["marks"][0][0]["what"] == "tile"
    set_up(browser, table)
    hint = browser.post(f"/api/tables/{table}/hint", None, 200, seat=0)
    assert hint["number"] == 4
    legal = browser.get(f"/api/tables/{table}/scene", seat=0)["choices"]["actions"]
    assert all(each["actions"][0] in legal for each in hint["suggestions"])
    assert hint["suggestions"][0]["text"]
    assert browser.post(f"/api/tables/{table}/hint", None, 409, seat=1)["reason"]


def test_no_two_players_of_a_table_have_one_name(server: Server) -> None:
    browser = server.browser()
    seats = [
        {"kind": "person", "name": "Ada"},
        {"kind": "person", "name": "ada"},
        {"kind": "bot", "name": None},
    ]
    seats += [{"kind": "person", "name": "Dory"}]
    table = browser.post("/api/tables", {"seats": seats, "shuffle": False})
    names = [seat["name"] for seat in table["seats"]]
    assert names == ["Ada", "ada 2", "Elver", "Dory"]


def test_the_words_of_a_clause(server: Server) -> None:
    browser = server.browser()
    clause = browser.get("/api/rules/R5.3")
    assert clause["chapter"] == "Attack and protection"
    assert clause["text"].startswith("R5.3")
    assert "R8.2" in browser.get("/api/rules/R8")["text"]
    browser.get("/api/rules/R99", status=404)
    browser.get("/api/rules/N2", status=400)
