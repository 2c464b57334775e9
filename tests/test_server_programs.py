"""Programs that play here by a token: made and given up by their person, marked as bots, and kept to playing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from serving import JSON, PATIENCE, PLAIN, Browser, Live, Server
from tls import Front
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

EXAMPLES = Path(__file__).parent.parent / "examples"
A_GAME = 300  # seconds, at most


class Program(Browser):
    """A program: a token, and no cookie."""

    def __init__(self, address: str, token: str) -> None:
        super().__init__(address, "")
        self.http = httpx.Client(
            base_url=address, timeout=PATIENCE, verify=PLAIN, headers={"Authorization": f"Bearer {token}"}
        )
        self.token = token

    def live(self, table: str, seat: int | str | None = None, after: int = 0, **options: JSON) -> Live:
        return super().live(table, seat, after, headers={"Authorization": f"Bearer {self.token}"}, **options)


def program(owner: Browser, name: str = "Finch") -> Program:
    return Program(owner.address, owner.post("/api/me/bots", {"name": name})["token"])


def closed_by(address: str, token: str, table: str) -> int:
    """The code with which a live connection with a token is closed at once."""
    live = address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    headers = {"Authorization": f"Bearer {token}"}
    with connect(live, additional_headers=headers) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd
    return closed.value.rcvd.code


def test_a_program_is_somebody_of_its_own(server: Server, browser: Browser) -> None:
    made = browser.post("/api/me/bots", {"name": " Finch \u202e "})
    assert made["program"]["name"] == "Finch (bot)"
    finch = Program(server.address, made["token"])
    me = finch.get("/api/me")
    assert (me["name"], me["program"]) == ("Finch (bot)", True)
    assert not finch.http.cookies
    assert browser.get("/api/me")["program"] is False
    listed = browser.get("/api/me/bots")
    assert [each["name"] for each in listed] == ["Finch (bot)"]
    assert made["token"] not in json.dumps(listed)
    assert server.browser().get("/api/me/bots") == []


def test_it_is_marked_wherever_it_is_named(server: Server, browser: Browser) -> None:
    finch, friend = program(browser), server.browser()
    assert finch.http.patch("/api/me", json={"name": "Ada"}).json()["name"] == "Ada (bot)"
    table = finch.post("/api/tables", {"seats": [{"name": "A human, honestly now"}, {"kind": "anyone"}]})
    assert table["seats"][0]["name"] == "A human, honestly (bot)"
    listed = next(each for each in friend.get("/api/lobby") if each["id"] == table["id"])
    assert (listed["by"], listed["seats"][0]["name"]) == ("A human, honestly (bot)",) * 2
    told = friend.get(f"/api/invitations/{table['invitation']}")
    assert told["by"] == "A human, honestly (bot)"
    mine = friend.post("/api/tables", {"seats": [{"name": "Eve"}, {"kind": "friend"}]})
    seats = finch.post(f"/api/invitations/{mine['invitation']}", {"name": "Bob"})["seats"]
    assert [(seat["name"], seat["program"]) for seat in seats] == [("Eve", False), ("Bob (bot)", True)]
    with finch.live(mine["id"], "mine") as page:
        assert [player["name"] for player in page.scene["players"]] == ["Eve", "Bob (bot)"]


def test_tokens_that_open_nothing(server: Server, browser: Browser) -> None:
    table = browser.table("person", "person")
    for token in (".", "x", "reefbot_" + "A" * 32, browser.cookie):
        answer = Program(server.address, token).http.get("/api/me")
        assert answer.status_code == 401, answer.text
        assert answer.headers["www-authenticate"] == "Bearer"
        assert answer.json()["message"]["id"] == "program.token"
        assert "set-cookie" not in answer.headers
        assert closed_by(server.address, token, table) == 4401
    both = Program(server.address, "wrong")
    both.http.cookies.set("reef", browser.cookie)
    assert both.http.get("/api/me").status_code == 401  # a cookie beside it does not help


def test_what_is_about_its_owner_is_not_for_a_program(server: Server, browser: Browser) -> None:
    finch = Program(server.address, browser.post("/api/me/bots", {"name": "Finch"})["token"])
    for path in ("/api/me/data", "/api//me/data", "//api/me/data", "/api/me//devices"):
        answer = finch.http.get(f"{server.address}{path}")
        assert (answer.status_code, answer.json()["message"]["id"]) == (403, "program.not_for"), path


def test_another_token_and_none_end_the_one_before(server: Server, browser: Browser) -> None:
    table = browser.table("person", "person")
    made = browser.post("/api/me/bots", {"name": "Finch"})
    path = f"/api/me/bots/{made['program']['id']}"
    finch = Program(server.address, made["token"])
    mine = finch.table("person", "gentle")
    with finch.live(table) as page:
        again = browser.post(f"{path}/token")
        assert page.closed()[0] == 4401
    assert finch.http.get("/api/me").status_code == 401
    finch = Program(server.address, again["token"])
    assert finch.get("/api/tables")[0]["id"] == mine  # it is the same one
    stranger = server.browser()
    assert stranger.post(f"{path}/token", None, 404)["message"]["id"] == "program.none"
    assert stranger.http.delete(path).status_code == 404
    with finch.live(table) as page:
        assert browser.http.delete(path).json() == []
        assert page.closed()[0] == 4401
    assert finch.http.get("/api/me").status_code == 401
    assert browser.http.delete(path).status_code == 404
    assert browser.get(f"/api/tables/{mine}")["seats"][0]["name"].endswith("(bot)")  # its games stay


def test_one_person_has_so_many(browser: Browser) -> None:
    for number in range(5):
        browser.post("/api/me/bots", {"name": f"Finch {number}"})
    assert browser.post("/api/me/bots", {"name": "One more"}, 409)["message"]["id"] == "program.too_many"
    first = browser.get("/api/me/bots")[0]["id"]
    assert len(browser.http.delete(f"/api/me/bots/{first}").json()) == 4
    browser.post("/api/me/bots", {"name": "One more"})


@pytest.mark.parametrize(
    "body", [{"name": ""}, {"name": " "}, {"name": "x" * 19}, {}, {"name": "x", "id": "y"}]
)
def test_names_that_are_none(browser: Browser, body: JSON) -> None:
    browser.post("/api/me/bots", body, 400)


def test_whoever_takes_their_games_along_takes_their_programs_along(server: Server) -> None:
    guest, home = server.browser(), server.browser()
    finch = program(guest)
    guest.post("/api/identity", {"words": " ".join(home.post("/api/me/words")["words"])}, 200)
    assert [each["name"] for each in home.get("/api/me/bots")] == ["Finch (bot)"]
    assert finch.get("/api/me")["program"]


def test_the_examples_play_a_game_to_its_end(
    server: Server, browser: Browser, record: JSON, tmp_path: Path
) -> None:
    """Against each other, and from near the end: messages come so fast at most. By TLS, as behind a web server."""
    node = shutil.which("node")
    assert node is not None, "Node.js builds the page, and runs examples/wire_bot.mjs"
    begun = browser.post("/api/records", record)
    friends = {"at": begun["moves"] - 12, "seats": [{"kind": "friend"}, {"kind": "friend"}]}
    table = browser.post(f"/api/tables/{begun['id']}/branch", friends)
    commands = (
        [sys.executable, str(EXAMPLES / "wire_bot.py")],
        [node, "--no-warnings", "--experimental-websocket", str(EXAMPLES / "wire_bot.mjs")],
    )
    front = Front(server.address, tmp_path)
    trust = {"SSL_CERT_FILE": str(front.certificate), "NODE_EXTRA_CA_CERTS": str(front.certificate)}
    playing = [
        subprocess.Popen(
            [*command, front.address, program(browser, f"Finch {n}").token, table["invitation"]],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, **trust},
        )
        for n, command in enumerate(commands, 1)
    ]
    try:
        said = [each.communicate(timeout=A_GAME)[0] for each in playing]
    finally:
        for each in playing:
            each.kill()
        front.close()
    assert [each.returncode for each in playing] == [0, 0], said
    end = browser.get(f"/api/tables/{table['id']}")
    assert end["phase"] == "over"
    assert {seat["name"] for seat in end["seats"]} == {"Finch 1 (bot)", "Finch 2 (bot)"}
    assert all(seat["program"] for seat in end["seats"])
    assert all("the game is over" in each for each in said)


@pytest.mark.parametrize("language", ["py", "mjs"])
def test_the_example_says_yes_to_a_rematch(
    server: Server, browser: Browser, record: JSON, language: str
) -> None:
    """And ends when nobody is left who might want one; then nobody is asked to wait for it."""
    node = shutil.which("node")
    assert node is not None
    begin = {
        "py": [sys.executable],
        "mjs": [node, "--no-warnings", "--experimental-websocket"],
    }[language]
    up = browser.post("/api/records", record)
    seats = [{"name": "Ada"}, {"kind": "friend"}]
    info = browser.post(f"/api/tables/{up['id']}/branch", {"at": up["moves"] - 6, "seats": seats})
    finch = [server.address, program(browser).token, info["invitation"]]
    with (
        browser.waits(info["id"]) as page,
        subprocess.Popen([*begin, str(EXAMPLES / f"wire_bot.{language}"), *finch]) as playing,
    ):
        try:
            while not hasattr(page, "scene") or page.scene["phase"] != "over":
                if hasattr(page, "scene") and page.scene["choices"]:
                    page.play(page.scene["choices"]["actions"][-1])
                else:
                    page.next()
            browser.post(f"/api/tables/{info['id']}/rematch", {"agree": True}, status=200)
            again = page.until("rematch", where=lambda told: told["table"])["table"]
            with browser.live(again, "mine") as there:
                there.until("presence", where=lambda told: told["seats"] == ["here"] * 2)
        finally:
            playing.kill()


def test_no_rematch_waits_for_a_program_that_has_gone(browser: Browser, record: JSON) -> None:
    up, finch = browser.post("/api/records", record), program(browser)
    seats = [{"name": "Ada"}, {"kind": "friend"}]
    info = browser.post(f"/api/tables/{up['id']}/branch", {"at": up["moves"], "seats": seats})
    finch.post(f"/api/invitations/{info['invitation']}", {})
    wish = f"/api/tables/{info['id']}/rematch", {"agree": True}
    refused = browser.post(*wish, status=409)
    assert refused["message"]["id"] == "rematch.program_gone"
    with finch.live(info["id"], "mine"):
        assert browser.post(*wish, status=200)["missing"] == [1]


def test_who_made_a_table_for_their_program_may_delete_it(browser: Browser) -> None:
    finch = program(browser)
    table = browser.post("/api/tables", {"seats": [{"kind": "friend"}, {"kind": "bot"}]})
    finch.post(f"/api/invitations/{table['invitation']}", {"name": ""})
    assert browser.http.delete(f"/api/tables/{table['id']}").status_code == 200
    assert browser.http.get(f"/api/tables/{table['id']}").status_code == 404
