"""Whoever sits down while others do, while the table is changed, filled with bots or closed: all of it stays sound."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Barrier

import httpx
import pytest
from effort import effort
from postgres import Postgres
from serving import JSON, Browser, Live, Server, served


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """One server, or two on one database. What they complain about fails the tests."""
    folder = tmp_path_factory.mktemp("races")
    options: list[str] = []
    if request.param == "postgresql":
        running: Postgres = request.getfixturevalue("postgresql")
        options = ["--database", running.database("races")]
    with ExitStack() as stack:
        found = [
            stack.enter_context(served(folder / name / "data", *options))
            for name in ("a", "b")[: 2 if options else 1]
        ]
        yield found
    for server in found:
        assert Path(server.errors.name).read_text() == ""


class Evening:
    """A table that waits, its maker, a friend for whom a seat is kept, one who sits there already, and strangers."""

    def __init__(self, servers: list[Server], number: int) -> None:
        self.servers, self.rng = servers, random.Random(number)
        house = f"127.9.{number % 250}.1"

        def browser(n: int) -> Browser:
            found = Browser(servers[n % len(servers)].address, source=house)
            found.http.patch("/api/me", json={"name": "Ada"})  # all are called so
            return found

        self.people = {name: browser(n) for n, name in enumerate(("maker", "friend", "early", "x", "y", "z"))}
        maker, friend = self.people["maker"], self.people["friend"]
        friend.post(f"/api/me/friend-links/{maker.post('/api/me/friend-link')['link']}", status=200)
        seats = [{}, *({"kind": kind} for kind in ("friend", "anyone", "anyone"))]
        info = maker.post("/api/tables", {"seats": seats, "clock": {"kind": "days", "days": 3}})
        self.id, self.code = info["id"], info["invitation"]
        (known,) = maker.get("/api/me/friends")["friends"]
        maker.post(f"{self.path}/friends", {"friend": known["id"]})
        self.people["early"].post(f"{self.path}/seat", {})

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def moves(self, *, closes: bool) -> list[tuple[str, str, str, JSON]]:
        """What all do at the same time, in an order that is drawn."""
        clock = {"kind": "days", "days": 2}
        moves = [
            ("friend", "POST", f"/api/invitations/{self.code}", {}),
            ("friend", "DELETE", f"/api/me/invitations/{self.id}", None),
            ("early", "DELETE", f"{self.path}/seat", None),
            ("x", "POST", f"{self.path}/seat", {}),
            ("y", "POST", f"{self.path}/seat", {}),
            ("y", "POST", f"/api/invitations/{self.code}", {}),
            ("z", "POST", f"/api/invitations/{self.code}", {}),
            ("maker", "PATCH", self.path, {"clock": clock}),
            ("maker", "PATCH", self.path, {"listed": bool(self.rng.randrange(2)), "title": "Now"}),
            ("maker", "PATCH", f"{self.path}/seats/3", {"bot": "drifter"}),
        ]
        if closes:
            moves.append(("maker", "DELETE", self.path, None))
        self.rng.shuffle(moves)
        return moves

    def all_at_once(self, moves: list[tuple[str, str, str, JSON]]) -> list[httpx.Response]:
        ready = Barrier(len(moves))
        clients = [
            Browser(self.rng.choice(self.servers).address, self.people[who].cookie, self.people[who].source)
            for who, *_ in moves
        ]

        def done(client: Browser, move: tuple[str, str, str, JSON]) -> httpx.Response:
            _, method, path, body = move
            ready.wait()
            return client.http.request(method, path, json=body)

        with ThreadPoolExecutor(len(moves)) as pool:
            return list(pool.map(done, clients, moves))


def sound(evening: Evening, answers: dict[tuple[str, str], int]) -> JSON:
    """What is left of a table is sound, in the eyes of all and of all processes; the table, or None."""
    through = [
        {who: Browser(server.address, each.cookie, each.source) for who, each in evening.people.items()}
        for server in evening.servers
    ]
    told = [{who: each.http.get(evening.path) for who, each in people.items()} for people in through]
    gone = {answer.status_code for people in told for answer in people.values()}
    assert gone in ({200}, {404})
    if gone == {404}:
        assert all(evening.id not in str(each.get("/api/tables")) for each in through[0].values())
        return None
    infos = [{who: answer.json() for who, answer in people.items()} for people in told]
    seats = infos[0]["maker"]["seats"]
    for people in infos:
        for info in people.values():
            assert [{**seat, "mine": None} for seat in info["seats"]] == [
                {**seat, "mine": None} for seat in seats
            ], "all know the same"
            assert info["phase"] == people["maker"]["phase"]
    held = {who: [seat["player"] for seat in info["seats"] if seat["mine"]] for who, info in infos[0].items()}
    taken = [number for numbers in held.values() for number in numbers]
    assert len(taken) == len(set(taken)), "a seat has one holder"
    assert all(len(numbers) <= 1 for numbers in held.values())
    assert sorted(taken) == [seat["player"] for seat in seats if seat["kind"] == "person"]
    free = [seat for seat in seats if seat["kind"] in ("friend", "anyone")]
    assert (infos[0]["maker"]["phase"] == "waiting") == bool(free), "it begins when none is free"
    names = [seat["name"] for seat in seats if seat not in free]
    assert len(names) == len(set(names))
    for who, numbers in held.items():
        sat = {status for (one, what), status in answers.items() if one == who and what == "POST"}
        assert bool(numbers) == (who in ("maker", "early") or 201 in sat) or who == "early", (who, answers)
    if answers.get(("early", "DELETE")) == 200:
        assert not held["early"]
    return infos[0]["maker"]


def told_last(page: Live, info: JSON) -> None:
    """Read until the page knows how the table stands; it is told, whoever did it and wherever."""
    seats = [{**seat, "mine": None} for seat in info["seats"]]
    known = page.snapshot
    while [{**seat, "mine": None} for seat in known["info"]["seats"]] != seats:
        known = page.until("waiting", "scene", where=lambda message: message.get("info") is not None)


@pytest.mark.parametrize("number", range(effort(4, 60)))
def test_all_at_once(servers: list[Server], number: int) -> None:
    evening = Evening(servers, number)
    moves = evening.moves(closes=number % 2 == 1)
    pages = [evening.people[who].waits(evening.id) for who in ("maker", "z")]
    responses = evening.all_at_once(moves)
    answers: dict[tuple[str, str], int] = {}
    for (who, method, _, _), answer in zip(moves, responses, strict=True):
        assert answer.status_code in (200, 201, 404, 409), (who, method, answer.text)
        key = who, method
        answers[key] = 201 if 201 in (answer.status_code, answers.get(key)) else answer.status_code
    info = sound(evening, answers)
    if info is None:
        assert answers["maker", "DELETE"] == 200
        assert [page.closed()[0] for page in pages] == [4404, 4404]
        return
    for page in pages:
        told_last(page, info)
        page.leave()
    if info["phase"] != "waiting":
        with evening.people["maker"].live(evening.id, "mine") as page:
            clocks = page.until("clocks")
            people = [seat["player"] for seat in info["seats"] if seat["kind"] == "person"]
            asked = [seat for seat in page.scene["asked"] if seat in people]
            assert clocks["running"] == asked, "those choose who have not, bots that were replaced among them"
            assert max(clocks["left"][seat] for seat in people) <= info["clock"]["days"] * 86400
            assert min(clocks["left"][seat] for seat in people) > info["clock"]["days"] * 86400 - 300


@pytest.mark.parametrize("number", range(effort(3, 40)))
def test_of_many_who_want_the_last_seat_one_gets_it(servers: list[Server], number: int) -> None:
    evening = Evening(servers, 100 + number)
    evening.people["friend"].post(f"/api/invitations/{evening.code}", {})
    moves: list[tuple[str, str, str, JSON]] = [
        (who, "POST", f"{evening.path}/seat", {}) for who in ("x", "y", "z") for _ in range(2)
    ]
    if number % 2:
        moves.append(("maker", "DELETE", evening.path, None))
    answers = evening.all_at_once(moves)
    won = {who for (who, *_), answer in zip(moves, answers, strict=True) if answer.status_code == 201}
    closed = number % 2 == 1 and answers[-1].status_code == 200
    assert {answer.status_code for answer in answers} <= {200, 201, 404, 409}
    assert len(won) == 1 or (closed and not won)
    info = sound(
        evening,
        {(who, "POST"): 201 if who in won else 409 for who in ("x", "y", "z", "friend")}
        | {("friend", "POST"): 201},
    )
    assert (info is None) == closed
    assert closed or info["phase"] == "setup"
