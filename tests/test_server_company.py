"""People at a table have to do with one another: what they say, who hears it, and whether they play again."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import JSON, Browser, Live, Server, recovery_words, served

from reefencounter.server.play.agreement import Agreement
from reefencounter.server.play.chat import MOST_SAID
from reefencounter.server.storage.chat_store import MOST_LINES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("company") / "data") as running:
        yield running


ADA, FRIEND = {"name": "Ada"}, {"kind": "friend"}


def message_of(problem: JSON) -> str:
    said: str = problem["message"]["id"]
    return said


def together(server: Server, **more: JSON) -> tuple[Browser, Browser, str]:
    """Two people at the two seats of a table."""
    ada, ben = server.browser(), server.browser()
    info = ada.post("/api/tables", {"seats": [ADA, FRIEND], **more})
    ben.post(f"/api/invitations/{info['invitation']}", {"name": "Ben"})
    return ada, ben, info["id"]


def played(server: Server, record: JSON, *seats: JSON) -> tuple[Browser, Browser, str]:
    """A game that is over, of Ada and whoever sits at the other seat."""
    ada, ben = server.browser(), server.browser()
    end = ada.post("/api/records", record)
    branch = {"at": end["moves"], "seats": [ADA, *seats], "memory_aid": False}
    info = ada.post(f"/api/tables/{end['id']}/branch", branch)
    if info["invitation"]:
        ben.post(f"/api/invitations/{info['invitation']}", {"name": "Ben"})
    assert ada.get(f"/api/tables/{info['id']}")["phase"] == "over"
    return ada, ben, info["id"]


def say(page: Live, name: str, **what: JSON) -> JSON:
    page.send({"type": "say", "id": name, **what})
    return page.until("ack", "refused")


def heard(page: Live) -> JSON:
    """The next line, as it is told."""
    return page.until("line")


# Talking -----------------------------------------------------------------------------------------------


def test_players_talk_and_nobody_else_hears(server: Server) -> None:
    ada, ben, table = together(server)
    eve = server.browser()
    with ada.live(table, 0) as hers, ben.live(table, 1) as his, eve.live(table) as looks_on:
        assert say(hers, "a1", text="Good luck, Ben.") == {"type": "ack", "id": "a1", "number": 1}
        line = heard(his)
        assert (line["number"], line["seat"], line["name"]) == (1, 0, "Ada")
        assert (line["text"], line["message"]) == ("Good luck, Ben.", None)
        say(his, "b1", word="chat.thank_you")
        line = heard(his)
        assert (line["text"], line["message"]) == ("Thank you", {"id": "chat.thank_you"})
        # the page of whoever looks on: it can neither write nor read
        assert message_of(say(looks_on, "e1", text="Hello")) == "chat.players_only"
        assert "Good luck" not in str(looks_on.told)
    assert [line["text"] for line in ben.get(f"/api/tables/{table}/chat")] == ["Good luck, Ben.", "Thank you"]
    assert message_of(eve.get(f"/api/tables/{table}/chat", status=403)) == "chat.players_only"
    assert [each.get(f"/api/tables/{table}")["chat"] for each in (ada, ben, eve)] == [True, True, False]


def test_a_line_is_said_once_however_often_it_is_sent(server: Server) -> None:
    ada, ben, table = together(server)
    with ada.live(table, 0) as hers:
        first = say(hers, "same", text="Once")
    with ada.live(table, 0) as hers:  # the connection was lost before the answer came
        assert say(hers, "same", text="Once") == first
    assert [line["text"] for line in ben.get(f"/api/tables/{table}/chat")] == ["Once"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  two\n\nlines\t", "two lines"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),  # the page shows it as text
        ("a\u202eb\u2066c\u200bd\x00e\x1b[31mf", "abcde[31mf"),  # nothing turns a line round, or is not seen
        ("\ufeffhttps://example.org", "https://example.org"),
        ("🐟" * 200, "🐟" * 200),
    ],
)
def test_what_people_type(server: Server, typed: str, kept: str) -> None:
    ada, ben, table = together(server)
    with ada.live(table, 0) as hers:
        assert say(hers, "x", text=typed)["type"] == "ack"
    assert ben.get(f"/api/tables/{table}/chat")[0]["text"] == kept


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ({"text": "x" * 201}, "request.unreadable"),
        ({"text": ""}, "chat.empty"),
        ({"text": "\u202e\u200b \x07"}, "chat.empty"),
        ({"text": "both", "word": "chat.thank_you"}, "chat.empty"),
        ({"word": "chat.none"}, "request.unreadable"),  # a message, but no ready word
        ({"text": ["x"]}, "request.unreadable"),
        ({"text": "x", "seat": 1}, "request.unreadable"),
    ],
)
def test_what_cannot_be_said(server: Server, message: JSON, why: str) -> None:
    ada, _, table = together(server)
    with ada.live(table, 0) as hers:
        hers.send({"type": "say", "id": "x", **message})
        assert message_of(hers.until("refused")) == why
    assert ada.get(f"/api/tables/{table}/chat") == []


def test_nobody_floods_a_table(server: Server) -> None:
    ada, ben, table = together(server)
    with ada.live(table, 0) as hers, ben.live(table, 1) as his:
        answers = [say(hers, f"a{n}", text=f"line {n}") for n in range(MOST_SAID[0] + 3)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert len(refused) >= 1
        assert {(message_of(each), each["code"]) for each in refused} == {("chat.too_fast", "too_fast")}
        assert all(each["wait"] > 0 for each in refused)
        assert say(his, "b", text="I can still talk")["type"] == "ack"


def test_a_table_may_have_no_chat(server: Server) -> None:
    ada, ben, table = together(server, chat=False)
    assert not ada.get(f"/api/tables/{table}")["chat"]
    with ben.live(table, 1) as his:
        assert message_of(say(his, "x", text="Hello")) == "chat.none"
    assert message_of(ben.get(f"/api/tables/{table}/chat", status=409)) == "chat.none"
    alone = ada.table("person", "drifter")
    assert message_of(ada.get(f"/api/tables/{alone}/chat", status=409)) == "chat.none"


def test_a_short_history(server: Server) -> None:
    """Only the last lines are kept, and a server that begins anew knows them."""
    ada, ben, table = together(server)
    with ada.live(table, 0) as hers:
        say(hers, "first", text="The first of all")
    with sqlite3.connect(server.data / "reef.db") as database:
        (person,) = database.execute("SELECT person FROM chat_lines WHERE table_id = ?", (table,)).fetchone()
        rows = [
            (table, number, person, 0, f"line {number}", f"c{number}", "2026-01-01 00:00:00")
            for number in range(2, MOST_LINES + 21)
        ]
        columns = "table_id, number, person, seat, text, client, time"
        database.executemany(f"INSERT INTO chat_lines ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
    with ada.live(
        table, 0
    ) as hers:  # the number is taken by what another process kept: the database is read again
        assert say(hers, "last", text="The last")["number"] == MOST_LINES + 21
    lines = ben.get(f"/api/tables/{table}/chat")
    assert len(lines) == MOST_LINES
    assert lines[-1]["text"] == "The last"
    with sqlite3.connect(server.data / "reef.db") as database:
        kept = database.execute("SELECT count(*) FROM chat_lines WHERE table_id = ?", (table,)).fetchone()
    assert kept == (MOST_LINES,)


def test_reports_are_kept_for_the_host(server: Server) -> None:
    ada, ben, table = together(server)
    with ada.live(table, 0) as hers:
        say(hers, "x", text="Something rude")
    path = f"/api/tables/{table}/chat/1/report"
    for _ in range(2):
        assert ben.post(path) == {"line": 1}
    assert message_of(ada.post(path, status=400)) == "chat.own_line"
    assert message_of(ben.post(f"/api/tables/{table}/chat/9/report", status=404)) == "chat.no_line"
    with sqlite3.connect(server.data / "reef.db") as database:
        found = database.execute("SELECT line, text FROM reports WHERE table_id = ?", (table,)).fetchall()
    assert found == [(1, "Something rude")]


def test_what_one_said_goes_along(server: Server) -> None:
    """A guest who is known elsewhere by recovery words takes lines and reports along."""
    ada, ben, table = together(server)
    with ada.live(table, 0) as hers, ben.live(table, 1) as his:
        say(hers, "x", text="From my phone")
        say(his, "y", text="From mine")
        ada.post(f"/api/tables/{table}/chat/2/report")
    home = server.browser()
    home.table("person", "drifter")  # somebody who has something of their own
    ada.post("/api/identity", {"words": recovery_words(home)}, status=200)
    with home.live(table, 0) as there:
        assert say(there, "z", text="From my desk")["type"] == "ack"
    assert message_of(home.post(f"/api/tables/{table}/chat/1/report", status=400)) == "chat.own_line"


# Whose turn it is --------------------------------------------------------------------------------------


def test_the_games_that_wait_for_me(server: Server) -> None:
    """Only games with others, only those in which one is asked; whoever looks on has none."""
    ada, ben, table = together(server)
    ada.table("person", "person")  # nobody waits there
    waiting = ada.post("/api/tables", {"seats": [ADA, FRIEND]})["id"]
    assert [[each["id"] for each in who.get("/api/turns")] for who in (ada, ben)] == [[table], [table]]
    with ben.live(table, "mine") as his:  # all choose at the same time; then Ben has nothing to do
        while his.scene["choices"]:
            assert his.play(his.scene["choices"]["actions"][0])["type"] == "ack"
    assert ben.get("/api/turns") == []
    (mine,) = ada.get("/api/turns")
    assert (mine["id"], mine["asked"]) == (table, [0])
    with ben.live(table, "mine"):
        assert ada.get("/api/turns")[0]["here"] == ["offline", "here"]
    assert server.browser().get("/api/turns") == []
    assert waiting not in str(ada.get("/api/turns"))


# Playing again -----------------------------------------------------------------------------------------


AGREED = ("title", "rules", "memory_aid", "chat")


def want(browser: Browser, table: str, agree: bool = True, status: int = 200) -> JSON:
    return browser.post(f"/api/tables/{table}/rematch", {"agree": agree}, status=status)


def test_all_agree_and_play_again(server: Server, record: JSON) -> None:
    ada, ben, table = played(server, record, FRIEND)
    with ada.live(table, 0) as hers, ben.live(table, 1) as his, server.browser().live(table) as looks_on:
        offer = want(ben, table)
        assert (offer["agreed"], offer["missing"], offer["table"]) == ([1], [0], None)
        assert 0 < offer["seconds"] <= 120
        for page in (hers, his, looks_on):
            assert page.until("rematch")["agreed"] == [1]
        with ada.live(table, 0) as late:  # whoever comes meanwhile is told, too
            assert late.until("rematch")["agreed"] == [1]
        again = want(ada, table)["table"]
        for page in (hers, his, looks_on):
            assert page.until("rematch")["table"] == again
    assert want(ben, table)["table"] == again  # there is only one
    assert server.browser().get(f"/api/tables/{table}")["rematch"] == again
    info = ben.get(f"/api/tables/{again}")
    assert [(seat["name"], seat["mine"]) for seat in info["seats"]] == [("Ben", True), ("Ada", False)]
    assert (info["phase"], info["rematch"]) == ("setup", None)
    old = ben.get(f"/api/tables/{table}")
    assert [info[what] for what in AGREED] == [old[what] for what in AGREED]
    with ben.live(again, "mine") as page:  # another begins
        assert page.scene["seat"] == 0


def test_one_says_no_and_it_goes(server: Server, record: JSON) -> None:
    ada, ben, table = played(server, record, FRIEND)
    with ada.live(table, 0) as hers:
        want(ada, table)
        hers.until("rematch")
        want(ben, table, agree=False)
        told = hers.until("rematch")
        assert (told["agreed"], told["seconds"], told["table"]) == ([], 0, None)
    assert want(ben, table)["missing"] == [0]  # they may ask again


def test_alone_with_bots_it_is_at_once(server: Server, record: JSON) -> None:
    ada, _, table = played(server, record, {"kind": "bot", "bot": "drifter"})
    again = want(ada, table)["table"]
    seats = ada.get(f"/api/tables/{again}")["seats"]
    assert [seat["bot"] for seat in seats] == ["drifter", None]
    assert ada.http.delete(f"/api/tables/{again}").status_code == 200
    assert ada.get(f"/api/tables/{table}")["rematch"] is None  # it is gone, and may be played anew
    assert want(ada, table)["table"] not in (None, again)


def test_who_may_ask_for_a_rematch(server: Server, record: JSON) -> None:
    ada, _, table = played(server, record, FRIEND)
    assert message_of(want(server.browser(), table, status=403)) == "seat.not_yours"
    _, cleo, going = together(server)
    assert message_of(want(cleo, going, status=409)) == "rematch.not_over"
    uploaded = ada.post("/api/records", record)["id"]
    assert message_of(want(ada, uploaded, status=403)) == "seat.not_yours"


def test_nobody_waits_for_ever() -> None:
    ended: list[None] = []

    async def offer() -> None:
        agreement = Agreement(0.01, lambda: ended.append(None))
        agreement.agree("ada")
        assert agreement.left > 0
        while not ended:
            await asyncio.sleep(0)
        assert (agreement.left, agreement.people) == (0, frozenset())
        agreement.agree("ben")  # and anew
        agreement.withdraw()
        await asyncio.sleep(0.02)

    asyncio.run(offer())
    assert len(ended) == 1


def test_the_database_decides_of_two_rematches(tmp_path: Path, record: JSON) -> None:
    """Another process was faster: its table is the one."""
    with served(tmp_path / "data") as server:
        ada, ben, table = played(server, record, FRIEND)
        other = ada.table("person", "drifter")
        with sqlite3.connect(server.data / "reef.db") as database:
            database.execute("UPDATE tables SET rematch = ? WHERE id = ?", (other, table))
        want(ada, table)
        assert want(ben, table)["table"] == other
