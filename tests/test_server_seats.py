"""People at different screens at one table: sitting down by invitation or from the open tables, and playing together.

Seats alone decide who may act and who may see; every way in is tried by those whom it does not let in.
"""

from __future__ import annotations

import sqlite3
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from serving import JSON, Browser, Live, Server, recovery_words, served

from reefencounter.server.play.invitations import code_in, new_code
from reefencounter.server.services import MOST_CODES
from reefencounter.server.web.quotas import Quota


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("seats") / "data") as running:
        yield running


ADA, FRIEND, ANYONE = {"name": "Ada"}, {"kind": "friend"}, {"kind": "anyone"}


def waiting(browser: Browser, *seats: JSON, **more: JSON) -> JSON:
    """A table that waits."""
    info = browser.post("/api/tables", {"seats": [*seats], **more})
    assert info["phase"] == "waiting"
    return info


def accept(browser: Browser, code: str, name: str, status: int = 201) -> JSON:
    return browser.post(f"/api/invitations/{code}", {"name": name}, status=status)


def message_of(problem: JSON) -> str:
    said: str = problem["message"]["id"]
    return said


def together(server: Server, **more: JSON) -> tuple[Browser, Browser, str]:
    """Two people at the two seats of a table."""
    ada, ben = server.browser(), server.browser()
    info = waiting(ada, ADA, FRIEND, **more)
    assert accept(ben, info["invitation"], "Ben")["phase"] == "setup"
    return ada, ben, info["id"]


def play_through(*pages: Live) -> None:
    """Everybody plays the last action that they are offered, until the game is over: turns end soon."""
    while pages[0].scene["phase"] != "over":
        page = next((each for each in pages if each.scene["choices"]), None)
        if page is None:
            for each in pages:
                each.until("step")
            continue
        actions = page.scene["choices"]["actions"]
        assert page.play(next((a for a in actions if a.startswith("take")), actions[-1]))["type"] == "ack"
        for each in pages:
            while each.number < page.number:
                each.next()


def test_a_table_waits_and_begins_with_the_last_seat(server: Server) -> None:
    ada, ben, cleo = (server.browser() for _ in range(3))
    info = waiting(ada, ADA, FRIEND, {**FRIEND, "name": "Cleo"}, title="Friday")
    table, code = info["id"], info["invitation"]
    assert [(seat["kind"], seat["name"], seat["mine"]) for seat in info["seats"]] == [
        ("person", "Ada", True),
        ("friend", "", False),
        ("friend", "Cleo", False),
    ]
    for path in ("scene", "steps"):
        assert message_of(ada.get(f"/api/tables/{table}/{path}", status=409)) == "table.waiting"
    with ada.waits(table) as room:
        assert room.info["invitation"] == code
        room.send({"type": "play", "id": "x", "seat": 0, "after": 0, "action": "feed W"})
        assert room.until("refused")["message"]["id"] == "table.waiting"
        room.send({"type": "sit", "seat": 0})
        assert room.until("refused")["message"]["id"] == "table.waiting"
        accept(ben, code, "Ben")
        assert room.until("waiting")["info"]["seats"][1]["name"] == "Ben"
        accept(ben, code, "Ben again")  # whoever sits there stays
        assert accept(cleo, code, "Ada")["phase"] == "setup"
        scene = room.until("scene")["scene"]
        assert scene["seat"] == 0
        assert [player["name"] for player in scene["players"]] == ["Ada", "Ben", "Ada 2"]
    assert message_of(accept(server.browser(), code, "Dora", 409)) == "invitation.used"
    for browser in (ada, ben, cleo):
        assert [each["id"] for each in browser.get("/api/tables")] == [table]


def test_an_invitation_tells_who_invites_and_what_one_sits_down_to(server: Server) -> None:
    ada, ben = server.browser(), server.browser()
    clock = {"kind": "live", "minutes": 10, "increment": 5}
    for each in (ada, ben):
        recovery_words(each)
    info = waiting(ada, ADA, FRIEND, title="A secret title", clock=clock, rated=True)
    path = f"/api/invitations/{info['invitation']}"
    told = ben.get(path)
    assert (told["by"], told["free"], told["table"]) == ("Ada", True, None)
    assert [(seat["kind"], seat["name"]) for seat in told["seats"]] == [("person", "Ada"), ("friend", "")]
    assert (told["rules"]["players"], told["rules"]["second_kind"]) == (2, False)
    assert (told["clock"]["minutes"], told["rated"]) == (10, True)
    assert "A secret title" not in str(told)
    assert ben.get(path.upper().replace("/API/INVITATIONS", "/api/invitations"))["free"]
    assert ada.get(path)["table"] == info["id"]
    assert ben.get(f"/api/tables/{info['id']}")["invitation"] is None
    assert message_of(ben.get(f"/api/tables/{info['id']}/qr", status=403)) == "invitation.not_yours"
    accept(ben, info["invitation"], "Ben")
    late = server.browser().get(path)
    assert (late["by"], late["free"], late["seats"], late["rules"]) == ("Ada", False, [], None)


def test_the_code_as_a_picture(server: Server) -> None:
    ada = server.browser()
    info = waiting(ada, ADA, FRIEND)
    answer = ada.http.get(f"/api/tables/{info['id']}/qr")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ET.fromstring(answer.text).tag.endswith("svg")


def test_codes() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(code_in(f"  {code.replace('-', ' ').title()} ") == code for code in codes)


def test_wrong_codes_are_soon_too_many_and_a_right_one_works_all_the_same(tmp_path: Path) -> None:
    """A class behind one address: one of them tries codes, and the others still find their tables."""
    with served(tmp_path / "data") as server:
        ada, guesser, neighbour = (server.browser() for _ in range(3))
        other = Browser(server.address, source="127.0.0.2")
        code = waiting(ada, ADA, FRIEND)["invitation"]
        for _ in range(MOST_CODES[0]):
            assert message_of(guesser.get(f"/api/invitations/{new_code()}", status=404)) == "invitation.none"
        wrong = f"/api/invitations/{new_code()}"
        assert message_of(guesser.get(wrong, status=429)) == "request.words_too_often"
        assert message_of(neighbour.get(wrong, status=429)) == "request.words_too_often"
        assert message_of(other.get(wrong, status=404)) == "invitation.none"
        assert neighbour.get(f"/api/invitations/{code}")["free"]
        accept(neighbour, code, "Eve")


@pytest.mark.parametrize("path", ["/api/invitations", "/api/me/friend-links"])
def test_codes_are_not_guessed_all_at_once(tmp_path: Path, path: str) -> None:
    with served(tmp_path / "data") as server:
        tabs = [server.browser() for _ in range(MOST_CODES[0] + 10)]
        for tab in tabs:
            tab.get("/api/health")
        ready = Barrier(len(tabs))

        def guesses(tab: Browser) -> int:
            ready.wait()
            return tab.http.get(f"{path}/{new_code()}").status_code

        with ThreadPoolExecutor(len(tabs)) as pool:
            assert sorted(pool.map(guesses, tabs)) == [404] * MOST_CODES[0] + [429] * 10


def test_getting_up_and_closing(server: Server) -> None:
    ada, ben = server.browser(), server.browser()
    info = waiting(ada, ADA, FRIEND, FRIEND)
    seat = f"/api/tables/{info['id']}/seat"
    accept(ben, info["invitation"], "Ben")
    left = ben.http.delete(seat)
    assert left.status_code == 200
    assert [each["kind"] for each in left.json()["seats"]] == ["person", "friend", "friend"]
    assert message_of(ben.http.delete(seat).json()) == "seat.none"
    assert message_of(ada.http.delete(seat).json()) == "seat.none"  # the maker closes the table instead
    assert ben.get("/api/tables") == []
    with ben.waits(info["id"]) as room:
        assert ada.http.delete(f"/api/tables/{info['id']}").status_code == 200
        assert room.closed()[0] == 4404
    assert message_of(ben.get(f"/api/invitations/{info['invitation']}", status=404)) == "invitation.none"


def test_the_maker_changes_a_table_that_waits(server: Server) -> None:
    ada, ben, cy = (server.browser() for _ in range(3))
    table = ada.post("/api/tables", {"seats": [{"name": "Ada"}, {"kind": "friend"}]})
    path, clock = f"/api/tables/{table['id']}", {"kind": "days", "minutes": 15, "increment": 30, "days": 3}

    def in_lobby() -> bool:
        return table["id"] in [each["id"] for each in cy.get("/api/lobby")]

    def change(status: int = 200, who: Browser = ada, **what: JSON) -> JSON:
        answer = who.http.patch(path, json=what)
        assert answer.status_code == status, answer.text
        return answer.json()

    with ada.waits(table["id"]) as page:
        assert change(clock=clock)["clock"] == clock
        assert page.until("waiting")["info"]["clock"] == clock, "all who wait see it"
        change(title="Saturday")
        assert page.until("waiting")["info"]["title"] == "Saturday"
        assert change(listed=True, title="Sunday")["title"] == "Sunday"
        assert page.until("waiting")["info"]["seats"][1]["kind"] == "anyone"
        assert in_lobby()
        assert change(listed=False)["clock"] == clock, "what is left out stays"
        assert not in_lobby()
        assert change(clock=None)["clock"] is None
        change(clock=clock)
    assert change(403, who=ben, clock=None)["message"]["id"] == "table.not_yours"
    ben.post(f"/api/invitations/{table['invitation']}", {"name": "Ben"})
    for late in ({"clock": None}, {"listed": True}):
        assert change(409, **late)["message"]["id"] == "table.begun"
    assert change(title="Monday")["title"] == "Monday"
    begun = ben.get(path)
    assert (begun["clock"], begun["deadline"] is not None) == (clock, True)


def test_tables_are_opened_so_often_and_no_more(tmp_path: Path) -> None:
    """Also those that are opened after they were made."""
    with served(tmp_path / "data") as server:
        ada = server.browser()
        private = ada.post("/api/tables", {"seats": [{}, {"kind": "friend"}]})["id"]
        for _ in range(Quota().open_a_day):
            ada.post("/api/tables", {"seats": [{}, {"kind": "anyone"}]})
        answer = ada.http.patch(f"/api/tables/{private}", json={"listed": True})
        assert (answer.status_code, answer.json()["message"]["id"]) == (429, "quota.open")


def test_a_seat_turns_into_a_bot_and_back(server: Server) -> None:
    ada, ben, eve = (server.browser() for _ in range(3))
    info = waiting(ada, ADA, FRIEND, FRIEND)
    table, code = info["id"], info["invitation"]

    def put(browser: Browser, seat: int, bot: str | None) -> JSON:
        return browser.http.patch(f"/api/tables/{table}/seats/{seat}", json={"bot": bot}).json()

    assert message_of(put(eve, 1, "easy")) == "table.not_yours"
    assert message_of(put(ada, 0, "easy")) == "seat.not_free"
    assert message_of(put(ada, 1, "cat")) == "table.bot"
    assert put(ada, 1, "easy")["seats"][1]["kind"] == "bot"
    back = put(ada, 1, None)
    assert (back["phase"], back["seats"][1]["kind"]) == ("waiting", "friend")
    accept(ben, code, "Ben")
    assert message_of(put(ada, 1, "easy")) == "seat.not_free"  # Ben sits there
    assert put(ada, 2, "drifter")["phase"] == "setup"
    assert message_of(put(ada, 2, None)) == "table.begun"
    assert accept(eve, code, "Eve")["seats"][2]["name"] == "Eve"  # the bot kept the seat for a friend
    with eve.live(table, 2) as page:
        assert page.scene["choices"] or page.scene["phase"] != "setup"


def test_open_tables(server: Server) -> None:
    ada, ben, cleo = (server.browser() for _ in range(3))
    private = waiting(ada, ADA, FRIEND, title="Only friends")
    info = waiting(ada, ADA, ANYONE, title="All are welcome")

    def listed(browser: Browser) -> dict[str, JSON]:
        return {each["id"]: each for each in browser.get("/api/lobby")}

    assert private["id"] not in listed(ben)
    line = listed(ben)[info["id"]]
    assert (line["by"], line["title"], line["mine"]) == ("Ada", "All are welcome", False)
    assert [seat["kind"] for seat in line["seats"]] == ["person", "anyone"]
    assert "invitation" not in line
    assert listed(ada)[info["id"]]["mine"]
    refused = ben.post(f"/api/tables/{private['id']}/seat", {"name": "Ben"}, status=409)
    assert message_of(refused) == "seat.taken"
    assert ben.post(f"/api/tables/{info['id']}/seat", {"name": "Ben"})["phase"] == "setup"
    assert info["id"] not in listed(cleo)
    refused = cleo.post(f"/api/tables/{info['id']}/seat", {"name": "Cleo"}, status=409)
    assert message_of(refused) == "seat.taken"


def test_whoever_opens_many_tables_leaves_room_for_others(server: Server) -> None:
    honest = waiting(server.browser(), ADA, ANYONE, title="Opened before")
    opened = []
    for _ in range(Quota.open_a_day + 5):  # as somebody else each time
        browser = Browser(server.address, source="127.0.0.66")
        opened.append(browser.http.post("/api/tables", json={"seats": [ADA, ANYONE]}).status_code)
    assert opened == [201] * Quota.open_a_day + [429] * 5
    assert honest["id"] in {each["id"] for each in server.browser().get("/api/lobby")}
    friends = browser.http.post("/api/tables", json={"seats": [ADA, FRIEND]})
    assert friends.status_code == 201


def test_of_many_at_once_one_sits_down(server: Server) -> None:
    ada = server.browser()
    info = waiting(ada, ADA, ANYONE)
    people = [server.browser() for _ in range(8)]

    def try_it(browser: Browser) -> int:
        return browser.http.post(f"/api/tables/{info['id']}/seat", json={"name": "I"}).status_code

    with ThreadPoolExecutor(8) as threads:
        assert sorted(threads.map(try_it, people)) == [201] + [409] * 7


def test_two_people_play_a_whole_game(server: Server) -> None:
    ada, ben, table = together(server)
    with ada.live(table, "mine") as hers, ben.live(table, "mine") as his, server.browser().live(table) as eve:
        assert (hers.scene["seat"], his.scene["seat"], eve.scene["seat"]) == (0, 1, None)
        play_through(hers, his, eve)
        assert hers.scene["ending"]["result"] == his.scene["ending"]["result"]
    assert ben.get(f"/api/tables/{table}/record")["names"] == ["Ada", "Ben"]
    refused = ada.http.delete(f"/api/tables/{table}")
    assert message_of(refused.json()) == "table.shared"  # it is Ben's game as well


def test_who_made_a_table_for_others_does_not_delete_their_game(server: Server) -> None:
    ada, ben = server.browser(), server.browser()
    info = waiting(ada, FRIEND, {"kind": "bot"})
    accept(ben, info["invitation"], "Ben")
    assert message_of(ada.http.delete(f"/api/tables/{info['id']}").json()) == "table.shared"
    assert ben.get(f"/api/tables/{info['id']}")["seats"][0]["mine"]


def test_nobody_acts_or_looks_for_another(server: Server) -> None:
    ada, ben, table = together(server)
    assert message_of(ada.get(f"/api/tables/{table}/scene", seat=1, status=403)) == "seat.not_yours_to_see"
    assert message_of(ben.get(f"/api/tables/{table}/steps", seat=0, status=403)) == "seat.not_yours_to_see"
    with ada.live(table, "mine") as page:
        assert page.play("feed W", seat=1)["message"]["id"] == "seat.not_yours"
        page.send({"type": "sit", "seat": 1})
        assert page.until("refused")["message"]["id"] == "seat.not_yours_to_see"


def test_two_at_one_screen_beside_one_elsewhere(server: Server) -> None:
    ada, ben = server.browser(), server.browser()
    info = waiting(ada, ADA, {"name": "Cy"}, FRIEND)
    accept(ben, info["invitation"], "Ben")
    with ada.live(info["id"], "mine") as shared, ben.live(info["id"], "mine") as alone:
        assert (shared.scene["seat"], alone.scene["seat"]) == (None, 2)  # a curtain, until one says who it is
        assert [seat["mine"] for seat in shared.snapshot["info"]["seats"]] == [True, True, False]
        for seat in (0, 1):
            shared.send({"type": "sit", "seat": seat})
            assert shared.until("scene")["scene"]["seat"] == seat
        shared.send({"type": "sit", "seat": 2})
        assert shared.until("refused")["message"]["id"] == "seat.not_yours_to_see"


def test_presence(server: Server) -> None:
    ada, ben, table = together(server)
    with ada.live(table, "mine") as hers:
        assert hers.until("presence")["seats"] == ["here", "offline"]
        with ben.live(table, "mine") as his:
            assert hers.until("presence")["seats"] == ["here", "here"]
            his.send({"type": "away", "away": True})
            assert hers.until("presence")["seats"] == ["here", "away"]
            his.send({"type": "away", "away": False})
            assert hers.until("presence")["seats"] == ["here", "here"]
            with server.browser().live(table):
                assert hers.until("presence")["watching"] == 1
            assert hers.until("presence")["watching"] == 0
        assert hers.until("presence")["seats"] == ["here", "offline"]
    with server.browser().live(server.browser().table("person", "drifter")) as eve:
        assert all(message["type"] != "presence" for message in eve.told)  # nobody waits for anybody


def test_a_lost_connection_in_mid_turn(server: Server) -> None:
    """What was sent and not acknowledged is sent again after the return, and played once."""
    ada, ben, table = together(server)
    with ada.live(table, "mine") as hers:
        action = hers.scene["choices"]["actions"][0]
        hers.send({"type": "play", "id": "once", "seat": 0, "after": 0, "action": action})
    with ada.live(table, "mine") as hers, ben.live(table, "mine"):
        answer = hers.ask({"type": "play", "id": "once", "seat": 0, "after": 0, "action": action})
        assert answer == {"type": "ack", "id": "once", "number": 1}
        assert ada.get(f"/api/tables/{table}")["moves"] == 1


def test_a_restart_while_it_waits_and_in_mid_game(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        ada, ben = server.browser(), server.browser()
        info = waiting(ada, ADA, FRIEND)
    with served(tmp_path / "data") as server:
        ada, ben = Browser(server.address, ada.cookie), Browser(server.address, ben.cookie)
        accept(ben, info["invitation"], "Ben")
    with served(tmp_path / "data") as server:
        ben = Browser(server.address, ben.cookie)
        with ben.live(info["id"], "mine") as page:
            assert page.scene["seat"] == 1
            assert page.play(page.scene["choices"]["actions"][0])["type"] == "ack"


def test_seats_come_along_to_another_browser(server: Server) -> None:
    _, ben, table = together(server)
    words = " ".join(ben.post("/api/me/words", {})["words"])
    phone = server.browser()
    with ben.live(table, "mine") as open_page:
        phone.post("/api/identity", {"words": words}, status=200)
        assert open_page.play(open_page.scene["choices"]["actions"][0])["type"] == "ack"
    with phone.live(table, "mine") as page:
        assert page.scene["seat"] == 1


def test_the_database_refuses_a_second_holder(tmp_path: Path) -> None:
    """Two servers on one database: the second who takes a seat is refused as if the other had come before."""
    with served(tmp_path / "data") as server:
        ada, ben = server.browser(), server.browser()
        info = waiting(ada, ADA, FRIEND)
        ben.get(f"/api/invitations/{info['invitation']}")  # the table is in memory now
        with sqlite3.connect(tmp_path / "data" / "reef.db") as database:
            holder = database.execute("SELECT owner FROM tables").fetchone()[0]
            database.execute("UPDATE seats SET holder = ?, name = 'Eve' WHERE number = 1", (holder,))
        database.close()
        assert message_of(accept(ben, info["invitation"], "Ben", 409)) == "invitation.used"
