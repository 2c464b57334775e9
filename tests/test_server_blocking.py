"""Blocking: who is blocked meets what looks as if others had been faster, is not heard, and learns nothing of it."""

from __future__ import annotations

import httpx
from befriending import OPEN, befriend, code_of, friends, id_of, names, people, profile, refused
from serving import JSON, Browser, Server
from test_server_programs import program


def in_lobby(browser: Browser, table: JSON) -> bool:
    return table["id"] in [each["id"] for each in browser.get("/api/lobby")]


def test_blocked_people_do_not_sit_down_at_my_tables(server: Server) -> None:
    ada, ben, cy = people(server, "Ada B", "Ben B", "Cy B")
    befriend(ada, ben)
    table = ada.post("/api/tables", OPEN)
    assert in_lobby(ben, table)
    told = ada.post("/api/me/blocks", {"profile": id_of(ada, "Ben B")})
    assert (names(told["blocked"]), told["friends"]) == (["Ben B"], [])
    assert friends(ben) == []
    assert not in_lobby(ben, table)
    assert in_lobby(cy, table)
    his = ben.post("/api/tables", OPEN)
    assert not in_lobby(ada, his)  # nor does she want to see his
    assert in_lobby(cy, his)
    assert ben.get(f"/api/invitations/{table['invitation']}")["free"] is False  # as if others had been faster
    assert cy.get(f"/api/invitations/{table['invitation']}")["free"] is True
    assert refused(ben.http.post(f"/api/invitations/{table['invitation']}", json={})) == "invitation.used"
    assert refused(ben.http.post(f"/api/tables/{table['id']}/seat", json={})) == "seat.taken"
    token = ben.post("/api/me/bots", {"name": "Finch"})["token"]
    his_bot = httpx.post(
        f"{server.address}/api/tables/{table['id']}/seat",
        json={},
        headers={"Authorization": f"Bearer {token}"},
    )
    assert refused(his_bot) == "seat.taken"
    assert refused(ben.http.get(f"/api/me/friend-links/{code_of(ada)}")) == "friend.no_link"
    assert refused(ada.http.post(f"/api/me/friend-links/{code_of(ben)}")) == "friend.blocked"
    blocked = ada.http.delete(f"/api/me/blocks/{id_of(ada, 'Ben B', 'blocked')}").json()["blocked"]
    assert blocked == []
    assert in_lobby(ben, table)
    assert ben.post(f"/api/tables/{table['id']}/seat", {})["id"] == table["id"]


def test_who_parted_is_no_friend_again_unasked(server: Server) -> None:
    ada, ben = people(server, "Ada P", "Ben P")
    befriend(ada, ben)
    code = ada.get("/api/me/friends")["link"]
    ada.http.delete(f"/api/me/friends/{id_of(ada, 'Ben P')}")
    assert refused(ben.http.get(f"/api/me/friend-links/{code}")) == "friend.no_link"
    assert refused(ben.http.post(f"/api/me/friend-links/{code}")) == "friend.no_link"
    assert names(ben.post("/api/me/friends", {"name": "Ada P"})["asked"]) == ["Ada P"], "he sees what all see"
    assert ada.get("/api/me/friends")["asking"] == friends(ada) == friends(ben) == []
    befriend(ada, ben)  # by a link that she made since
    assert (friends(ada), friends(ben)) == (["Ben P"], ["Ada P"])
    ada.http.delete(f"/api/me/friends/{id_of(ada, 'Ben P')}")
    ada.post("/api/me/friends", {"profile": profile(ben)})  # or where she asks him
    ben.post(f"/api/me/friends/{profile(ada)}", status=200)
    assert friends(ada) == ["Ben P"]


def test_programs_of_blocked_people_are_not_heard(server: Server) -> None:
    ada, ben = people(server, "Ada X", "Ben X")
    finch = program(ben)
    table = ada.post("/api/tables", {"seats": [{"name": "Ada"}, {"kind": "friend"}]})
    finch.post(f"/api/invitations/{table['invitation']}", {})
    ada.post("/api/me/blocks", {"profile": profile(ben)})
    with ada.live(table["id"], "mine") as hers, finch.live(table["id"], "mine") as its:
        its.send({"type": "say", "id": "1", "text": "from Ben"})
        its.until("ack")
        hers.send({"type": "say", "id": "2", "text": "alone"})
        assert hers.until("line")["text"] == "alone"
    assert [line["text"] for line in ada.get(f"/api/tables/{table['id']}/chat")] == ["alone"]


def test_blocked_people_are_not_heard(server: Server) -> None:
    ada, ben, cy = people(server, "Ada C", "Ben C", "Cy C")
    table = ada.post("/api/tables", {"seats": [{"name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}]})
    for one, name in ((ben, "Ben"), (cy, "Cy")):
        one.post(f"/api/invitations/{table['invitation']}", {"name": name})
    with (
        ada.live(table["id"], "mine") as hers,
        ben.live(table["id"], "mine") as his,
        cy.live(table["id"], "mine") as other,
    ):
        his.send({"type": "say", "id": "1", "text": "before"})
        assert hers.until("line")["text"] == "before"
        number = next(each["player"] for each in table["seats"] if each["kind"] != "person")
        told = ada.post("/api/me/blocks", {"table": table["id"], "seat": number})
        assert names(told["blocked"]) == ["Ben"]
        his.send({"type": "say", "id": "2", "text": "after"})
        assert his.until("ack", where=lambda ack: ack["id"] == "2")["number"] == 2  # nothing tells him
        assert other.until("line", where=lambda line: line["number"] == 2)["text"] == "after"
        other.send({"type": "say", "id": "3", "text": "from Cy"})
        assert hers.until("line")["text"] == "from Cy"
        assert his.until("line", where=lambda line: line["number"] == 3)
    lines = {
        who: [line["text"] for line in each.get(f"/api/tables/{table['id']}/chat")]
        for who, each in (("ada", ada), ("ben", ben))
    }
    assert lines == {"ada": ["from Cy"], "ben": ["before", "after", "from Cy"]}
    assert (
        refused(ada.http.post("/api/me/blocks", json={"table": table["id"], "seat": 3}))
        == "friend.nobody_there"
    )
    eve = people(server, "Eve C")[0]  # who only looks on
    assert refused(eve.http.post("/api/me/blocks", json={"table": table["id"], "seat": 0})) == "seat.none"
