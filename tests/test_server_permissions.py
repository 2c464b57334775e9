"""Nobody gets in: every route and every live message, asked by everybody, with the answer that each must get.

The table is Ada's. She plays against Ben; a stranger looks on, another knows only the address, one sat there before the
game began and got up again, and one is asked by a page of another site. A program with a token may do what a guest
may, except for what is about whoever somebody is; an administrator may do what somebody may who got up again, and what
only administrators may. The rows stand in `permission_rows.py`; a route or a message without one fails.
"""

from __future__ import annotations

import sqlite3
import typing
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from permission_rows import (
    ADA_MAY,
    ADMINISTRATOR,
    MESSAGES,
    NOT_YOURS,
    OF_ALL_PLAYERS,
    OF_PEOPLE,
    ROUTES,
    WHO,
)
from serving import JSON, PATIENCE, PLAIN, Browser, Live, Server, served
from test_server_programs import program

from reefencounter.server.app import create_app
from reefencounter.server.schemas import FromPage
from reefencounter.server.settings import Settings


class Evening(NamedTuple):
    """The two tables, and everybody."""

    id: str
    waiting: str
    code: str
    profile: str
    people: dict[str, Browser]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("permissions") / "data") as running:
        yield running


NUMBERS = count()
HOUSES = (
    f"127.{1 + n // 250}.{n % 250}.1" for n in count()
)  # each evening at another address: limits count by these


def nobody(address: str, source: str) -> Browser:
    """Whoever is asked by a page of another site: no cookie goes along, and none is given."""
    browser = Browser(address, "", source)
    browser.http = httpx.Client(
        base_url=address,
        timeout=PATIENCE,
        transport=httpx.HTTPTransport(verify=PLAIN, local_address=source),
    )
    return browser


def administrator(server: Server, browser: Browser) -> Browser:
    """Somebody whom the host has made one; `reef admin` does so in test_server_bans."""
    name = f"Boss {next(NUMBERS)}"
    browser.http.patch("/api/me", json={"name": name})
    with closing(sqlite3.connect(server.data / "reef.db", timeout=PATIENCE)) as database, database:
        found = database.execute("UPDATE people SET administrator = 1 WHERE name = ?", (name,))
        assert found.rowcount == 1
    return browser


def evening(server: Server) -> Evening:
    """A game and a table that waits."""
    house = next(HOUSES)
    people = {who: Browser(server.address, source=house) for who in WHO[1:]}
    people["nobody"] = nobody(server.address, house)
    people["administrator"] = administrator(server, Browser(server.address, source=house))
    maker, other, former = people["maker"], people["other"], people["former"]
    friend = {"kind": "friend"}
    game = maker.post("/api/tables", {"seats": [{"name": "Ada"}, friend]})
    waiting = maker.post("/api/tables", {"seats": [{"name": "Ada"}, friend, {"kind": "anyone"}]})
    for table in (game, waiting):
        if table is waiting:
            former.post(f"/api/invitations/{table['invitation']}", {"name": "Cy"})
            assert former.http.delete(f"/api/tables/{table['id']}/seat").status_code == 200
        other.post(f"/api/invitations/{table['invitation']}", {"name": "Ben"})
    profile = maker.get("/api/me/profile")["id"]
    return Evening(game["id"], waiting["id"], waiting["invitation"], profile, people)


def changes_nothing(route: str) -> bool:
    """Whether it can be asked again and again; files of all that is kept are made only now and then."""
    return route.startswith("GET") and not route.startswith(("GET /api/me/data", "GET /api/me/games"))


@pytest.fixture(scope="module")
def quiet(server: Server) -> Evening:
    """An evening for whatever changes nothing."""
    return evening(server)


def told_of(tonight: Evening, address: str, body: JSON) -> tuple[str, JSON]:
    """An address and what is sent to it, with what there is this evening."""
    if body and body.get("profile"):
        body = {**body, "profile": tonight.profile}
    return address.format(**tonight._asdict()), body


def set_up(tonight: Evening) -> None:
    """Everybody chooses, so that it is Ada's turn."""
    for who in ("maker", "other"):
        with tonight.people[who].live(tonight.id, "mine") as page:
            while page.scene["phase"] == "setup" and page.scene["choices"]:
                assert page.play(page.scene["choices"]["actions"][0])["type"] == "ack"


def test_every_route_has_a_row(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path))
    routes = {
        f"{method} {route.path}"
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method not in ("OPTIONS", "HEAD")
    }
    assert routes == ROUTES.keys()


def test_every_live_message_has_a_row() -> None:
    tags = {kind.__struct_config__.tag for kind in typing.get_args(FromPage)}
    assert tags == MESSAGES.keys()


@pytest.mark.parametrize("route", ROUTES)
def test_routes(server: Server, quiet: Evening, route: str) -> None:
    tonight = quiet if changes_nothing(route) else evening(server)
    if route.endswith("/hint"):
        set_up(tonight)
    address, body, expected = ROUTES[route]
    path, body = told_of(tonight, address, body)
    method = route.split()[0]
    answers = dict(zip(WHO, expected, strict=True))
    answers["administrator"] = ADMINISTRATOR.get(route, answers["former"])
    with tonight.people["spectator"].live(tonight.id):
        for who in ("nobody", "guest", "spectator", "former", "administrator", "other", "maker"):
            answer = tonight.people[who].http.request(method, path, json=body)
            assert answer.status_code == answers[who], (who, answer.text)


@pytest.fixture(scope="module")
def token(quiet: Evening) -> str:
    """Of a program of the guest's."""
    word: str = quiet.people["guest"].post("/api/me/bots", {"name": "Finch"})["token"]
    return word


@pytest.mark.parametrize("route", ROUTES)
def test_routes_for_programs(server: Server, quiet: Evening, token: str, route: str) -> None:
    tonight = quiet if changes_nothing(route) else evening(server)
    address, body, (_, guest, *_) = ROUTES[route]
    path, body = told_of(tonight, address, body)
    asked = {"method": route.split()[0], "url": f"{server.address}{path}", "json": body, "timeout": PATIENCE}
    answer = httpx.request(**asked, verify=PLAIN, headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == (403 if path.startswith(OF_PEOPLE) else guest), answer.text
    answer = httpx.request(**asked, verify=PLAIN, headers={"Authorization": f"Bearer {token}x"})
    assert answer.status_code == (401 if path.startswith("/api/") else guest), answer.text


@pytest.mark.parametrize("route", [route for route in ROUTES if not route.startswith("GET")])
def test_other_sites_change_nothing(quiet: Evening, route: str) -> None:
    """With the maker's own cookie: whatever changes something looks where it comes from."""
    address, body, _ = ROUTES[route]
    path, body = told_of(quiet, address, body)
    maker = quiet.people["maker"]
    answer = maker.http.request(route.split()[0], path, json=body, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403
    assert answer.json()["message"]["id"] == "request.foreign"


def watching(tonight: Evening) -> list[tuple[str, Browser]]:
    """Everybody who may look on, programs among them; the maker last."""
    others = [(who, browser) for who, browser in tonight.people.items() if who != "maker"]
    return [*others, ("program", program(tonight.people["guest"])), ("maker", tonight.people["maker"])]


def answer_to(page: Live, message: JSON) -> str:
    page.send(message)
    told = page.until("ack", "refused", "because", "scene")
    return " ".join([told["type"], told["message"]["id"]] if told["type"] == "refused" else [told["type"]])


@pytest.mark.parametrize("kind", [kind for kind in MESSAGES if kind not in OF_ALL_PLAYERS])
def test_live_messages(server: Server, kind: str) -> None:
    tonight = evening(server)
    legal = tonight.people["maker"].get(f"/api/tables/{tonight.id}/scene", seat=0)["choices"]["actions"][0]
    fields, refused = MESSAGES[kind]
    message = {"type": kind, **fields}
    if "action" in message:
        message["action"] = message["action"].format(legal=legal)
    for who, browser in watching(tonight):
        with browser.live(tonight.id) as page:
            assert answer_to(page, message) == (ADA_MAY[kind] if who == "maker" else refused), who
    with tonight.people["other"].live(tonight.waiting) as page:  # a game that has not begun
        expected = "refused table.waiting" if kind == "sit" else NOT_YOURS
        assert answer_to(page, message) == expected
    with tonight.people["maker"].live(tonight.waiting) as page:
        assert answer_to(page, message) == "refused table.waiting"


def test_players_alone_talk(server: Server) -> None:
    tonight = evening(server)
    fields, refused = MESSAGES["say"]
    for who, browser in watching(tonight):
        with browser.live(tonight.id) as page:
            told = answer_to(page, {"type": "say", **fields, "id": who})
            assert told == ("ack" if who in ("maker", "other") else refused), who
    with tonight.people["maker"].live(tonight.waiting) as page:  # a game that has not begun
        assert answer_to(page, {"type": "say", **fields}) == "refused table.waiting"


def test_whoever_asks_whether_the_connection_works_is_answered(server: Server) -> None:
    tonight = evening(server)
    for who, browser in watching(tonight):
        with browser.live(tonight.id) as page:
            page.send({"type": "ping"})
            assert page.until("ping") == {"type": "ping"}, who


def test_being_away_speaks_of_oneself_alone(server: Server) -> None:
    tonight = evening(server)
    with (
        tonight.people["maker"].live(tonight.id, "mine") as hers,
        tonight.people["spectator"].live(tonight.id) as eve,
    ):
        eve.send({"type": "away", "away": True})
        hers.send({"type": "away", "away": True})
        told = eve.until("presence", where=lambda message: message["seats"][0] == "away")
        assert told["seats"] == ["away", "offline"]
