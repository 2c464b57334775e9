"""Friends: both agree, and keep seats for one another."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path

import pytest
from befriending import HOUSES, OPEN, befriend, code_of, friends, id_of, names, people, profile, refused
from finished_games import cookie_of, house, person, seat
from serving import JSON, Browser, Server, recovery_words, served

from reefencounter.server.accounts.profiles import LeaderBoard
from reefencounter.server.services import MOST_ASKS, MOST_CODES
from reefencounter.server.storage.between import TooMany
from reefencounter.server.storage.friend_store import MOST_ASKED
from reefencounter.server.storage.seat_offer_store import MOST_OFFERS

# Becoming friends --------------------------------------------------------------------------------------


def test_by_link_with_a_deliberate_click(server: Server) -> None:
    ada, ben = people(server, "Ada L", "Ben L")
    assert ada.get("/api/me")["friends"] is False
    code = code_of(ada)
    told = ben.get(f"/api/me/friend-links/{code.upper().replace('-', ' ')}")  # looking does nothing
    assert told == {"by": "Ada L", "mine": False, "friends": False}
    assert friends(ada) == friends(ben) == []
    assert ada.get(f"/api/me/friend-links/{code}")["mine"]
    assert refused(ada.http.post(f"/api/me/friend-links/{code}")) == "friend.own_link"
    assert names(ben.post(f"/api/me/friend-links/{code}", status=200)["friends"]) == ["Ada L"]
    assert (friends(ada), friends(ben)) == (["Ben L"], ["Ada L"])
    ben.post(f"/api/me/friend-links/{code}", status=200)  # once more changes nothing
    assert friends(ada) == ["Ben L"]
    assert ben.get(f"/api/me/friend-links/{code}")["friends"]
    assert ada.get("/api/me")["friends"] is True
    assert ada.http.delete("/api/me/friend-link").json()["link"] is None
    assert refused(ben.http.get(f"/api/me/friend-links/{code}")) == "friend.no_link"
    assert names(ada.http.delete(f"/api/me/friends/{id_of(ada, 'Ben L')}").json()["friends"]) == []
    assert friends(ben) == []


def test_by_name_both_agree(server: Server) -> None:
    ada, ben = people(server, "Ada N", "Ben N")
    told = ada.post("/api/me/friends", {"name": " ben n "})
    assert (names(told["asked"]), told["friends"]) == (["ben n"], [])
    asks = ben.get("/api/me/invitations")["friends"]
    assert names(asks) == ["Ada N"]
    assert ben.get("/api/me")["friends"] is True  # the first page looks for what is asked
    ben.post(f"/api/me/friends/{asks[0]['id']}", status=200)
    assert (friends(ada), friends(ben)) == (["Ben N"], ["Ada N"])
    assert ada.get("/api/me/friends")["asked"] == []


def test_who_asks_for_the_same_agrees(server: Server) -> None:
    ada, ben = people(server, "Ada S", "Ben S")
    ada.post("/api/me/friends", {"profile": profile(ben)})
    assert ada.get(f"/api/profiles/{profile(ben)}")["friendship"] == "asked"
    assert ben.get(f"/api/profiles/{profile(ada)}")["friendship"] == "asking"
    told = ben.post("/api/me/friends", {"name": "Ada S"})
    assert (names(told["friends"]), told["asked"]) == (["Ada S"], [])
    assert ben.get(f"/api/profiles/{profile(ada)}")["friendship"] == "friends"


def without_chance(told: JSON) -> str:
    """An answer without what is drawn and what tells the time."""
    return re.sub(r'"(id|time)":\s?"[^"]*"', "", str(told).replace("'", '"'))


def test_nobody_learns_whether_anybody_has_a_name(server: Server) -> None:
    """Nor whether they said no, or have blocked whoever asks; the bytes are as many, too."""
    ada, ben, cy, dee, eve = people(server, "Ada E", "Ben E", "Cy E ", "Dee E", "Eve E")
    dee.http.patch("/api/me/profile", json={"child": True})
    cy.post("/api/me/blocks", {"profile": profile(ada)})
    eve.post("/api/me/bots", {"name": "Fay E"})
    answers = []
    for name in ("Ben E", "Cy E", "Dee E", "Nob E", "Fay E (bot)", "Ada E"):
        answer = ada.http.post("/api/me/friends", json={"name": name})
        assert answer.status_code == 201
        told = answer.json()
        assert names(told["asked"]) == [name]
        answers.append(without_chance(told).replace(name, ""))
        assert ada.http.delete(f"/api/me/asks/{told['asked'][0]['id']}").status_code == 200
    assert len(set(answers)) == 1
    for other in (ben, cy, dee, eve):
        assert other.get("/api/me/invitations")["friends"] == []


def test_who_said_no_is_not_asked_again(server: Server) -> None:
    ada, ben = people(server, "Ada D", "Ben D")
    told = ada.post("/api/me/friends", {"name": "Ben D"})
    assert ben.http.delete(f"/api/me/friends/{id_of(ben, 'Ada D', 'asking')}").status_code == 200
    again = ada.get("/api/me/friends")
    assert again["asked"] == told["asked"]  # as it was
    ada.http.delete(f"/api/me/asks/{told['asked'][0]['id']}")
    assert ada.get("/api/me/friends")["asked"] == []
    ada.post("/api/me/friends", {"name": "Ben D"})
    ada.post("/api/me/friends", {"profile": profile(ben)})
    assert ben.get("/api/me/friends")["asking"] == []
    ben.post("/api/me/friends", {"name": "Ada D"})  # but may think better of it
    assert friends(ada) == ["Ben D"]


def test_of_two_with_one_name_the_one_whom_one_has_met(server: Server) -> None:
    ada, one, two = people(server, "Ada T", "Twin T", "Twin T")
    ada.post("/api/me/friends", {"name": "Twin T"})
    assert one.get("/api/me/friends")["asking"] == two.get("/api/me/friends")["asking"] == []
    table = ada.post("/api/tables", {"seats": [{"name": "Ada"}, {"kind": "friend"}]})
    two.post(f"/api/invitations/{table['invitation']}", {})
    ada.post("/api/me/friends", {"name": "Twin T"})
    assert one.get("/api/me/friends")["asking"] == []
    assert names(two.get("/api/me/friends")["asking"]) == ["Ada T"]


def test_what_is_wrong_is_refused(server: Server) -> None:
    ada, ben = people(server, "Ada W", "Ben W")
    nobody = "0" * 32
    for body in ({}, {"name": "Ben W", "profile": profile(ben)}):
        assert refused(ada.http.post("/api/me/friends", json=body)) == "friend.who"
    assert refused(ada.http.post("/api/me/friends", json={"name": "\u200b"})) == "person.no_name"
    assert refused(ada.http.post("/api/me/friends", json={"profile": profile(ada)})) == "friend.oneself"
    assert refused(ada.http.post("/api/me/friends", json={"profile": nobody})) == "person.no_profile"
    assert refused(ada.http.post(f"/api/me/friends/{profile(ben)}")) == "friend.asks_not"
    assert refused(ada.http.delete(f"/api/me/friends/{profile(ben)}")) == "friend.none"
    assert refused(ada.http.delete(f"/api/me/asks/{'0' * 16}")) == "friend.asks_not"
    assert refused(ada.http.delete(f"/api/me/blocks/{profile(ben)}")) == "friend.blocked_not"
    assert refused(ada.http.post("/api/me/blocks", json={"profile": profile(ada)})) == "friend.oneself"
    for whom in ({}, {"seat": 0}, {"table": nobody, "seat": 0, "profile": nobody}):
        assert refused(ada.http.post("/api/me/blocks", json=whom)) == "friend.whom"
    ben.http.patch("/api/me/profile", json={"private": True})
    assert refused(ada.http.post("/api/me/friends", json={"profile": profile(ben)})) == "person.no_profile"


def test_nobody_asks_or_guesses_without_end(server: Server) -> None:
    ada, eve = people(server, "Ada G")[0], people(server, "Eve G")[0]
    for n in range(MOST_ASKED):
        ada.post("/api/me/friends", {"name": f"Nobody {n}"})
    assert MOST_ASKS[0] == MOST_ASKED
    assert ada.http.post("/api/me/friends", json={"name": "Nobody"}).status_code == 429
    assert len(ada.get("/api/me/friends")["asked"]) == MOST_ASKED
    other = Browser(server.address, ada.cookie, next(HOUSES))
    assert refused(other.http.post("/api/me/friends", json={"name": "Nobody"})) == "friend.too_many_asked"
    for _ in range(MOST_CODES[0]):
        eve.get("/api/me/friend-links/bafiko-bafiko-bafiko", 404)
    eve.get("/api/me/friend-links/bafiko-bafiko-bafiko", 429)
    eve.get(f"/api/me/friend-links/{code_of(ada)}")  # a right one works all the same


# Seats for friends -------------------------------------------------------------------------------------


def test_a_seat_is_kept_for_a_friend(server: Server) -> None:
    ada, ben, cy = people(server, "Ada O", "Ben O", "Cy O")
    befriend(ada, ben)
    table = ada.post("/api/tables", {"seats": [{"name": "Ada"}, {"kind": "friend"}], "title": "Friday"})
    path = f"/api/tables/{table['id']}/friends"
    assert refused(cy.http.post(path, json={"friend": profile(ben)})) == "invitation.not_yours"
    assert refused(ada.http.post(path, json={"friend": profile(cy)})) == "friend.none"
    ben_is = id_of(ada, "Ben O")
    assert ada.post(path, {"friend": ben_is}) == {"friends": [ben_is]} == ada.get(path)
    ada.post(path, {"friend": ben_is})
    offers = ben.get("/api/me/invitations")["seats"]
    assert [(each["by"], each["title"], each["table"], each["begun"]) for each in offers] == [
        ("Ada O", "Friday", table["id"], False)
    ]
    assert cy.get("/api/me/invitations")["seats"] == []
    assert ben.http.delete(f"/api/me/invitations/{table['id']}").json()["seats"] == []
    assert ada.get(path) == {"friends": [ben_is]}, "she is not told"
    ada.post(path, {"friend": ben_is})
    code = ben.get("/api/me/invitations")["seats"][0]["code"]
    ben.post(f"/api/invitations/{code}", {})
    assert ben.get("/api/me/invitations")["seats"] == []
    assert ada.post(path, {"friend": ben_is})["friends"] == [ben_is]  # he sits there: nothing happens


def test_no_seat_is_kept_by_those_who_are_blocked(server: Server) -> None:
    ada, ben, cy = people(server, "Ada K", "Ben K", "Cy K")
    befriend(ada, ben)
    befriend(cy, ben)
    hers = ada.post("/api/tables", OPEN)
    ada.post(f"/api/tables/{hers['id']}/friends", {"friend": id_of(ada, "Ben K")})
    cy.post(f"/api/tables/{hers['id']}/seat", {})
    ben.http.delete(f"/api/me/invitations/{hers['id']}")
    cy.post(f"/api/tables/{hers['id']}/friends", {"friend": id_of(cy, "Ben K")})
    assert [each["by"] for each in ben.get("/api/me/invitations")["seats"]] == ["Cy K"]
    ben.post("/api/me/blocks", {"profile": id_of(ben, "Ada K")})
    assert ben.get("/api/me/invitations")["seats"] == []  # the table is Ada's
    assert (
        refused(ada.http.post(f"/api/tables/{hers['id']}/friends", json={"friend": profile(ben)}))
        == "friend.none"
    )


# Becoming somebody, leaving, other processes -----------------------------------------------------------


def test_a_guests_friends_come_along(server: Server) -> None:
    ada, ben, cy, guest = people(server, "Ada H", "Ben H", "Cy H", "Guest H")
    befriend(ada, ben)
    befriend(guest, ben)
    befriend(guest, ada)  # whom she becomes
    guest.post("/api/me/friends", {"name": "Cy H"})
    ada.post("/api/me/blocks", {"profile": profile(people(server, "Dee H")[0])})
    guest.post("/api/me/blocks", {"profile": profile(people(server, "Eve H")[0])})
    table = ben.post("/api/tables", OPEN)
    ben.post(f"/api/tables/{table['id']}/friends", {"friend": id_of(ben, "Guest H")})
    words = recovery_words(ada)
    guest.post("/api/identity", {"words": words}, 200)
    told = guest.get("/api/me/friends")
    assert (names(told["friends"]), names(told["asked"])) == (["Ben H"], ["Cy H"])
    assert sorted(names(told["blocked"])) == ["Dee H", "Eve H"]
    assert friends(ben) == ["Ada H"]
    assert names(cy.get("/api/me/friends")["asking"]) == ["Ada H"]
    assert len(ada.get("/api/me/invitations")["seats"]) == 1
    kept = ada.get("/api/me/data")
    assert kept["friends"] == ada.get("/api/me/friends")
    assert kept["invitations"] == ada.get("/api/me/invitations")


def test_of_whoever_leaves_nothing_is_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            store = home.store
            await home.people("Ada", "Ben", "Cy")
            ada, ben, cy = (person(name) for name in ("Ada", "Ben", "Cy"))
            await store.befriend(ada, ben)
            await store.keep_friend_link(ada, "ba-ba-ba")
            await store.block(ada, cy, "Cy")
            await store.block(cy, ada, "Ada")
            await store.ask(ada, "dee", "Dee", None)
            await store.ask(ben, "ada", "Ada", ada)
            await store.forget(ada)
            assert await store.friends_of(ben) == []
            assert await store.blocked_by(cy) == []
            assert [ask.name for ask in await store.asked_by(ben)] == ["Ada"]  # as he typed it
            with sqlite3.connect(tmp_path / "reef.db") as database:
                assert ada not in "\n".join(database.iterdump())

    asyncio.run(run())


def test_no_more_than_so_many_seats_are_offered(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            friends = [f"F{n}" for n in range(MOST_OFFERS + 1)]
            await home.people("Ada", *friends)
            table = await home.finished([seat("Ada"), seat("F0")], left=3)
            for name in friends[:-1]:
                await home.store.offer_seat(table, person("Ada"), person(name))
            with pytest.raises(TooMany):
                await home.store.offer_seat(table, person("Ada"), person(friends[-1]))

    asyncio.run(run())


def test_the_leader_board_of_friends_and_the_games_with_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path / "data") as home:
            await home.people("Ada", "Ben", "Cy")
            for seed in range(10):
                await home.finished([seat("Ada"), seat("Ben")], seed)
                await home.finished([seat("Cy"), seat("Ben")], seed)
            await home.standing._count_all()
            board = LeaderBoard(home.store)
            assert len((await board.told("base_2", person("Ada"))).people) == 3
            assert [one.name for one in (await board.told("base_2", person("Ada"), friends=True)).people] == [
                "Ada"
            ]
            await home.store.befriend(person("Ada"), person("Ben"))
            told = (await board.told("base_2", person("Ada"), friends=True)).people
            assert sorted(one.name for one in told) == ["Ada", "Ben"]
            assert [one.place for one in told] == [1, 2]
            assert [one.mine for one in told] == [one.name == "Ada" for one in told]
            await home.store.change_person(person("Ben"), settings={"private": True})
            assert [one.name for one in (await board.told("base_2", person("Ada"), friends=True)).people] == [
                "Ada"
            ]
            await home.store.change_person(person("Ada"), settings={"private": True})
            assert [one.name for one in (await board.told("base_2", person("Ada"), friends=True)).people] == [
                "Ada"
            ]
            assert (await board.told("base_2", None, friends=True)).people == []

    asyncio.run(run())
    with served(tmp_path / "data") as server:
        ada = Browser(server.address, cookie_of("Ada"))
        (ben,) = ada.get("/api/me/friends")["friends"]
        assert (ben["name"], ben["public"], ben["here"]) == ("Ben", False, None)
        games = ben["together"]
        assert games["games"] == 10
        assert games["before"] + games["behind"] <= 10
        mirrored = Browser(server.address, cookie_of("Ben")).get("/api/me/friends")["friends"][0]["together"]
        assert (mirrored["before"], mirrored["behind"]) == (games["behind"], games["before"])


def test_who_is_at_a_table_is_here(server: Server) -> None:
    ada, ben = people(server, "Ada P", "Ben P")
    befriend(ada, ben)
    assert ada.get("/api/me/friends")["friends"][0]["here"] is None
    table = ben.table("person", "person")
    with ben.live(table, 0) as page:
        assert ada.get("/api/me/friends")["friends"][0]["here"] == "here"
        page.send({"type": "away", "away": True})
        page.ask({"type": "why", "id": "w", "seat": 0, "action": "lay 1a1"})
        assert ada.get("/api/me/friends")["friends"][0]["here"] == "away"
