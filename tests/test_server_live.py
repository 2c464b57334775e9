"""Live play over a real socket: every message has one clear outcome, and all pages of a table agree."""

from __future__ import annotations

import asyncio
import json

import pytest
from serving import JSON, Browser, Server, set_up
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from reefencounter.server.play.watchers import LARGEST_QUEUE, LONGEST_QUEUE, Watcher
from reefencounter.server.schemas import Thinking
from reefencounter.server.web.patience import LARGEST


@pytest.fixture
def table(browser: Browser) -> str:
    """Two people at one screen, set-up done."""
    table = browser.table("person", "person")
    set_up(browser, table)
    return table


def test_an_action_is_acknowledged_then_told_to_all(browser: Browser, table: str) -> None:
    with browser.live(table, 0) as me, browser.live(table, 1) as other, browser.live(table) as onlooker:
        number = me.number
        assert me.play("take W") == {"type": "ack", "id": me.told[-2]["id"], "number": number + 1}
        for page in (other, onlooker):
            step = page.until("step")["step"]
            assert (step["number"], step["player"], step["action"]) == (number + 1, 0, "take W")
        assert [message["type"] for message in me.told[-2:]] == ["ack", "step"]
        assert me.scene["choices"] is None
        assert other.scene["choices"]["actions"]
        assert onlooker.scene["choices"] is None


def test_the_first_message_brings_the_facts_and_the_server_chooses_whose_eyes(
    browser: Browser, table: str
) -> None:
    alone = browser.table("person", "gentle")
    with browser.live(alone, "mine") as me:
        assert me.scene["seat"] == 0
        assert me.snapshot["info"] == browser.get(f"/api/tables/{alone}")
        assert me.scene["choices"]["actions"]
    with browser.live(
        table, "mine"
    ) as shared:  # two at one screen: nothing secret before they say who they are
        assert shared.scene["seat"] is None
        assert [seat["mine"] for seat in shared.snapshot["info"]["seats"]] == [True, True]
    with Browser(browser.address).live(alone, "mine") as onlooker:
        assert onlooker.scene["seat"] is None
        assert not any(seat["mine"] for seat in onlooker.snapshot["info"]["seats"])
        onlooker.send({"type": "sit", "seat": None})
        assert onlooker.until("scene")["info"] is None  # it has not changed


def test_a_message_sent_twice_is_played_once(browser: Browser, table: str) -> None:
    with browser.live(table, 0) as me:
        number = me.number
        message = {"type": "play", "id": "again", "seat": 0, "after": number, "action": "take W"}
        first = me.ask(message)
        assert first == {"type": "ack", "id": "again", "number": number + 1}
        assert me.ask(message) == first
        assert me.ask({**message, "after": number + 1, "action": "take Y"}) == first  # the id counts
    with browser.live(table, 0) as me:  # also over another connection
        assert me.ask(message) == first
        assert me.number == number + 1


def test_the_same_message_from_two_tabs_at_once(browser: Browser, table: str) -> None:
    with browser.live(table, 0) as one, browser.live(table, 0) as two:
        number = one.number
        message = {"type": "play", "id": "both", "seat": 0, "after": number, "action": "take W"}
        for page in (one, two):
            page.send(message)
        assert one.until("ack")["number"] == two.until("ack")["number"] == number + 1
        for page in (one, two):
            while page.number == number:
                page.next()
            assert page.number == number + 1


def test_two_tabs_stay_consistent(browser: Browser, table: str) -> None:
    with browser.live(table, 0) as one, browser.live(table, 0) as two:
        number = one.number
        one.send({"type": "play", "id": "left", "seat": 0, "after": number, "action": "take W"})
        two.send({"type": "play", "id": "right", "seat": 0, "after": number, "action": "take Y"})
        outcomes = sorted(page.until("ack", "refused")["type"] for page in (one, two))
        assert outcomes == ["ack", "refused"]  # whichever came first
        for page in (one, two):
            while page.number == number:
                page.next()
        assert one.scene == two.scene
        assert one.number == number + 1


def test_stale_and_early_messages_are_refused(browser: Browser, table: str) -> None:
    with browser.live(table, 0) as me:
        number = me.number
        for after in (0, number - 1, number + 1, number + 1000):
            answer = me.play("take W", after=after)
            assert (answer["type"], answer["code"]) == ("refused", "stale")
        assert me.number == number
        assert me.play("take W")["type"] == "ack"


def test_messages_in_the_wrong_order(browser: Browser, table: str) -> None:
    """The second action arrives first: it is refused as stale, the first is played."""
    with browser.live(table, 0) as me:
        cell = next(iter(me.scene["choices"]["introduce"]))
        number = me.number
        me.send({"type": "play", "id": "second", "seat": 0, "after": number + 1, "action": "take W"})
        me.send({"type": "play", "id": "first", "seat": 0, "after": number, "action": f"shrimp {cell}"})
        assert me.until("refused")["id"] == "second"
        assert me.until("ack")["id"] == "first"
        me.until("step")
        answer = me.ask({"type": "play", "id": "second", "seat": 0, "after": number + 1, "action": "take W"})
        assert answer["number"] == number + 2


def test_an_illegal_action_says_why(browser: Browser, table: str) -> None:
    with browser.live(table, 0) as me:
        number = me.number
        answer = me.play("lay 1d4")
        assert (answer["type"], answer["code"]) == ("refused", "illegal")
        assert answer["clause"].startswith("R")
        assert answer["reason"]
        assert me.play("lay 9z9")["clause"] == "N2"
        because = me.ask({"type": "why", "id": "q", "seat": 0, "action": "lay 1d4"})
        assert (because["type"], because["clause"]) == ("because", answer["clause"])
        assert me.number == number


def test_only_the_owner_plays(server: Server, browser: Browser, table: str) -> None:
    stranger = server.browser()
    with stranger.live(table) as onlooker:
        number = onlooker.number
        for message in (
            {"type": "play", "id": "x", "seat": 0, "after": number, "action": "take W"},
            {"type": "undo", "id": "x", "seat": 0, "after": number},
            {"type": "why", "id": "x", "seat": 0, "action": "feed W"},
        ):
            assert onlooker.ask(message)["code"] == "seat"
        onlooker.send({"type": "sit", "seat": 1})
        assert onlooker.until("refused")["code"] == "seat"
        assert onlooker.number == number
    with pytest.raises(ConnectionClosed) as closed:  # a foreign seat is not even opened
        stranger.live(table, 0)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4403


def test_nobody_plays_for_a_bot(browser: Browser) -> None:
    table = browser.table("person", "drifter")
    with browser.live(table, 0) as me:
        answer = me.ask({"type": "play", "id": "x", "seat": 1, "after": me.number, "action": "feed W"})
        assert (answer["code"], answer["clause"]) == ("seat", None)


def test_a_deal_is_refused_at_an_ordinary_table(browser: Browser, table: str) -> None:
    with browser.live(table, 0) as me:
        answer = me.play("take W", deal=["W", "W", "W"])
        assert (answer["code"], answer["clause"]) == ("illegal", "N3")
        assert me.play("take W", deal=[])["type"] == "ack"  # an empty one is none


UNREADABLE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"play"',
    "{}",
    '{"type": "dance"}',
    '{"type": "play"}',
    '{"type": "play", "id": "a", "seat": "0", "after": 0, "action": "take W"}',
    '{"type": "play", "id": "a", "seat": 0, "after": -1, "action": "take W"}',
    '{"type": "play", "id": "a b", "seat": 0, "after": 0, "action": "take W"}',
    '{"type": "play", "id": "a", "seat": 7, "after": 0, "action": "take W"}',
    '{"type": "play", "id": "a", "seat": 0, "after": 0, "action": "take W", "extra": 1}',
    '{"type": "sit", "seat": 1e400}',
    '{"type": "sit", "seat": true}',
    "[" * 5000,
    json.dumps({"type": "why", "id": "a", "seat": 0, "action": "x" * 60_000}),
    b"\x00\x01",
]


def test_what_cannot_be_read_changes_nothing(browser: Browser, table: str) -> None:
    with browser.live(table, 0) as me:
        number = me.number
        for message in UNREADABLE:
            me.send(message)
            answer = me.until("refused")
            assert (answer["code"], answer["id"]) == ("malformed", None), message[:60]
            assert answer["reason"]
        assert me.number == number
        assert me.play("take W")["type"] == "ack"


def test_too_many_unreadable_messages_end_the_connection(browser: Browser, table: str) -> None:
    with browser.live(table, 0) as me:
        for _ in range(20):
            me.send("?")
        code, reason = me.closed()
        assert code == 4400
        assert "20" in reason
        assert sum(message["type"] == "refused" for message in me.told) >= 19


@pytest.mark.parametrize("size", [LARGEST + 1, 2 << 20])
@pytest.mark.parametrize("compression", [None, "deflate"])
def test_a_huge_message_ends_the_connection_only(
    browser: Browser, table: str, size: int, compression: str | None
) -> None:
    with browser.live(table, 0, compression=compression) as me:
        me.send("x" * size)
        assert me.closed()[0] == 1009
    with browser.live(table, 0) as me:
        assert me.play("take W")["type"] == "ack"


def test_too_many_messages_are_refused(browser: Browser, table: str) -> None:
    with browser.live(table, 0) as me:
        for k in range(60):
            me.send({"type": "why", "id": f"q{k}", "seat": 0, "action": "take W"})
        answers = [me.until("because", "refused") for _ in range(60)]
        assert [answer["id"] for answer in answers] == [f"q{k}" for k in range(60)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert 0 < len(refused) <= 30
        assert {answer["code"] for answer in refused} == {"too_fast"}


def test_catching_up(browser: Browser, table: str) -> None:
    with browser.live(table, 0) as me:
        number = me.number
        cell = next(iter(me.scene["choices"]["introduce"]))
        for action in (f"shrimp {cell}", "take W"):
            assert me.play(action)["type"] == "ack"
        last = me.number
        for after in (0, number, last - 1, last):
            with browser.live(table, 0, after) as again:
                assert [step["number"] for step in again.steps] == list(range(after + 1, last + 1))
                assert again.snapshot["complete"] is True
                assert again.scene == me.scene
        with browser.live(table, 0, last + 5) as ahead:  # a page that knows more than there is
            assert ahead.steps == []
            assert ahead.number == last


def test_sitting_elsewhere(browser: Browser, table: str) -> None:
    with browser.live(table) as me:
        for seat in (1, None, 0):
            me.send({"type": "sit", "seat": seat})
            assert me.until("scene")["scene"]["seat"] == seat
            assert (me.scene["choices"] is not None) == (seat == 0)
        assert me.play("take W")["type"] == "ack"


def test_undo_inside_the_own_turn_only(browser: Browser, table: str) -> None:
    with browser.live(table, 0) as me, browser.live(table, 1) as other:
        assert me.undo()["code"] == "illegal"  # set-up is over
        before = me.scene
        cell = next(iter(me.scene["choices"]["introduce"]))
        me.play(f"shrimp {cell}")
        assert me.scene["choices"]["undo"] is True
        other.until("step")
        assert other.undo()["code"] == "illegal"
        number = me.number
        assert me.undo(id="back")["number"] == number + 1
        assert me.steps[-1]["undo"] is True
        assert me.steps[-1]["events"] == []
        assert {**me.scene, "number": 0} == {**before, "number": 0}
        assert me.undo(id="back")["number"] == number + 1  # sent again: nothing more is taken back
        assert me.play("take W")["type"] == "ack"
        assert me.undo()["code"] == "illegal"  # never past a deal


def test_set_up_choices_are_made_at_the_same_time(browser: Browser) -> None:
    """R2.8: another's choice in between does not make mine stale, an own one does."""
    table = browser.table("person", "person")
    with browser.live(table, 0) as one, browser.live(table, 1) as two:
        assert one.scene["asked"] == two.scene["asked"] == [0, 1]
        first = one.play(one.scene["choices"]["actions"][0])
        assert first["type"] == "ack"
        assert two.play(two.scene["choices"]["actions"][0], after=0)["type"] == "ack"
        assert one.play("larvae WY", after=0)["code"] == "stale"


def test_a_foreign_origin_is_refused(browser: Browser, table: str) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        browser.live(table, 0, origin="https://example.org")
    assert refusal.value.response.status_code == 403
    with browser.live(table, 0, origin=browser.address):
        pass


@pytest.mark.parametrize(
    ("query", "code"),
    [("seat=x", 4400), ("seat=9", 4400), ("after=-1", 4400), ("after=" + "9" * 50, 4400), ("seat=3", 4403)],
)
def test_a_bad_question_is_closed_with_a_reason(browser: Browser, table: str, query: str, code: int) -> None:
    address = browser.address.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{table}/live?{query}") as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(30)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == code
        assert closed.value.rcvd.reason


def test_a_table_that_is_not_there(browser: Browser) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        browser.live("0" * 32)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4404


def test_equal_eyes_see_equal_bytes(server: Server, browser: Browser, table: str) -> None:
    strangers = [server.browser().live(table) for _ in range(2)]
    with browser.live(table, 0) as me:
        me.play("take W")
    steps: list[JSON] = [stranger.until("step") for stranger in strangers]
    assert steps[0] == steps[1]
    for stranger in strangers:
        stranger.leave()


def test_whoever_is_too_slow_is_let_go() -> None:
    """A full queue holds nobody up: the page is let go, and catches up when it comes back."""

    async def run() -> list[bytes | None]:
        watcher = Watcher(None, None)
        for _ in range(LONGEST_QUEUE):
            watcher.tell(Thinking(None))
        assert not watcher.lost
        for _ in range(3):
            watcher.tell(Thinking(None))
        assert watcher.lost
        return [await asyncio.wait_for(watcher.next(), 1)]

    assert asyncio.run(run()) == [None]


def test_what_waits_for_a_page_is_bounded_in_bytes() -> None:
    async def run() -> None:
        watcher = Watcher(None, None)
        watcher.pass_on(b"x" * 2 * LARGEST_QUEUE)  # a great one alone may wait
        assert await watcher.next()
        for _ in range(8):  # whoever takes what there is gets any number
            watcher.pass_on(b"x" * (LARGEST_QUEUE // 2))
            assert await watcher.next()
        for _ in range(2):
            watcher.pass_on(b"x" * (LARGEST_QUEUE // 2))
        assert not watcher.lost
        watcher.pass_on(b"x")
        assert watcher.lost
        assert await watcher.next() is None

    asyncio.run(run())
