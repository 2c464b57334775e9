"""More thoughts than workers: every table keeps moving, everyone has their share, and what is lost is thought again."""

from __future__ import annotations

import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from serving import GATE, JSON, PATIENCE, Browser, Server, served

from reefencounter.server.jobs.bot_pools import MOST_HINTS_WAITING

BRIEF = """
import reefencounter.server.play.opponents as opponents, reefencounter.server.jobs.bot_pools as bot_pools
opponents.OPPONENTS["master"] = opponents.OPPONENTS["master"]._replace(spec="master:nodes=20000")
bot_pools.LONGEST_TASK = 2.0
"""  # thoughts are brief, and patience is short: more tables think than one worker could answer within it

HANGS_ONCE = """
import os, time, reefencounter.server.jobs.bot_tasks as bot_tasks
honest = bot_tasks.choose
def choose(task):
    try:
        os.close(os.open({mark!r}, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return honest(task)
    time.sleep(3600)
choose.__module__, choose.__qualname__ = "reefencounter.server.jobs.bot_tasks", "choose"
bot_tasks.choose = choose
import reefencounter.server.jobs.bot_pools as bot_pools
bot_pools.LONGEST_TASK = 2.0
"""

FAILS_TWICE = """
import os, reefencounter.server.jobs.bot_tasks as bot_tasks
honest = bot_tasks.choose
def choose(task):
    for mark in ({mark!r} + "1", {mark!r} + "2"):
        try:
            os.close(os.open(mark, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            continue
        raise RuntimeError("no idea")
    return honest(task)
choose.__module__, choose.__qualname__ = "reefencounter.server.jobs.bot_tasks", "choose"
bot_tasks.choose = choose
"""


def test_forty_tables_of_masters_keep_moving_with_one_worker(tmp_path: Path) -> None:
    with served(tmp_path / "data", workers=1, flaw=BRIEF) as server, ExitStack() as open_:
        browser = server.browser()
        tables = [browser.table("master", "master") for _ in range(40)]
        pages = [open_.enter_context(browser.live(table)) for table in tables]
        for number in (6, 12):  # some turns of each, after set-up
            for page in pages:
                while page.number < number:
                    page.next()
        assert any(waiting(message) for page in pages for message in page.told)


def waiting(message: JSON) -> bool:
    return bool(message["type"] == "thinking" and message["state"] == "waiting")


def test_a_thought_that_hangs_is_thought_again_and_others_wait_for_nothing_else(tmp_path: Path) -> None:
    flaw = HANGS_ONCE.format(mark=str(tmp_path / "hung"))
    with served(tmp_path / "data", workers=1, flaw=flaw) as server, ExitStack() as open_:
        browser = server.browser()
        pages = [open_.enter_context(browser.live(browser.table("drifter", "drifter"))) for _ in range(5)]
        for page in pages:
            while page.number < 8:
                page.next()
        assert sum("failed" in (each.get("state") for each in page.told) for page in pages) == 1
    log = (tmp_path / "data.log").read_text()
    assert log.count("a worker of the bots was lost: it took longer than 2 seconds") == 1


def test_a_bot_that_fails_is_asked_again(tmp_path: Path) -> None:
    flaw = FAILS_TWICE.format(mark=str(tmp_path / "failed"))
    with served(tmp_path / "data", workers=1, flaw=flaw) as server:
        browser = server.browser()
        with browser.live(browser.table("drifter", "drifter")) as page:
            page.until("thinking", where=lambda message: message["state"] == "failed")
            while page.number < 4:
                page.next()
    log = (tmp_path / "data.log").read_text()
    assert "no idea" in log
    assert "anything is played" not in log


def test_a_table_that_waits_says_how_many_come_first(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    flaw = GATE.format(gate=str(gate))
    with served(tmp_path / "data", workers=1, flaw=flaw) as server, ExitStack() as open_:
        browser = server.browser()
        first = open_.enter_context(browser.live(browser.table("drifter", "drifter")))
        first.until("thinking", where=lambda message: message["state"] == "thinking")
        others = []
        for ahead in range(3):
            table = browser.table("drifter", "drifter")
            page = open_.enter_context(browser.live(table))
            told = page.until("thinking", where=waiting)
            assert told == {"type": "thinking", "player": 0, "state": "waiting", "ahead": ahead}
            others.append((table, page))
        late = open_.enter_context(browser.live(others[2][0]))  # whoever comes later is told as well
        assert late.until("thinking")["ahead"] == 2
        others[0][1].leave()  # nobody watches these bots any more: their thought is not begun
        for page in (others[2][1], late):
            page.until("thinking", where=lambda message: message["ahead"] == 1)
        gate.touch()
        for page in (first, others[1][1], others[2][1]):
            while page.number < 4:
                page.next()
        assert browser.get(f"/api/tables/{others[0][0]}")["moves"] == 0
        with browser.live(others[0][0]) as page:  # and with somebody there they play
            while page.number < 4:
                page.next()


def hint(browser: Browser, table: str) -> tuple[int, str]:
    answer = browser.http.post(f"/api/tables/{table}/hint", params={"seat": 0})
    return answer.status_code, answer.json().get("reason", "")


def test_forty_hints_at_once_are_each_answered_or_refused_in_words(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    flaw = "import reefencounter.server.play.opponents as o; o.ADVISER = 'master:nodes=9000'" + GATE.format(
        gate=str(gate)
    )
    with served(tmp_path / "data", flaw=flaw) as server, ThreadPoolExecutor(41) as many:
        browsers = [server.browser() for _ in range(40)]
        tables = [browser.table("person", "person") for browser in browsers]
        asked = [many.submit(hint, browser, table) for browser, table in zip(browsers, tables, strict=True)]
        refused: set[Future[tuple[int, str]]] = set()
        while len(refused) < 40 - 1 - MOST_HINTS_WAITING:  # one is thought out, so many wait
            refused = {answer for answer in asked if answer.done()}
        again = next(n for n, answer in enumerate(asked) if answer not in refused)
        status, reason = hint(browsers[again], tables[again])
        assert (status, reason) == (429, "A hint is being thought out already.")
        gate.touch()
        answers = [answer.result() for answer in asked]
        assert {answers[asked.index(answer)] for answer in refused} == {
            (503, "Too many ask for a hint at the moment. Ask again in half a minute.")
        }
        assert [status for status, _ in answers].count(200) >= MOST_HINTS_WAITING
        assert hint(browsers[again], tables[again])[0] == 200
    assert (tmp_path / "data.log").read_text() == ""


def test_many_names_at_one_address_do_not_hold_up_another(tmp_path: Path) -> None:
    """Behind a web server, which says from where a request comes."""
    gate = tmp_path / "gate"
    with served(tmp_path / "data", flaw=GATE.format(gate=str(gate))) as server, ExitStack() as open_:

        def table_from(address: str) -> JSON:
            browser = server.browser()
            table = browser.table("drifter", "drifter")
            return open_.enter_context(browser.live(table, headers={"X-Forwarded-For": address}))

        first = table_from("192.0.2.9")
        first.until("thinking", where=lambda message: message["state"] == "thinking")
        crowd = [table_from("192.0.2.1") for _ in range(20)]
        assert crowd[-1].until("thinking", where=waiting)["ahead"] == 19
        modest = table_from("192.0.2.2")
        assert modest.until("thinking", where=waiting)["ahead"] == 1
        gate.touch()
        for page in (modest, *crowd):
            while page.number < 2:
                page.next()


def test_a_clean_end_while_bots_think_and_wait(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", flaw=GATE.format(gate=str(tmp_path / "gate")))
    with ExitStack() as open_:
        browser = server.browser()
        pages = [open_.enter_context(browser.live(browser.table("drifter", "drifter"))) for _ in range(3)]
        pages[0].until("thinking", where=lambda message: message["state"] == "thinking")
        pages[2].until("thinking", where=waiting)
        workers = server.workers()
        assert workers
        assert server.stop() == 0
    limit = time.monotonic() + PATIENCE
    while left := [worker for worker in workers if Path(f"/proc/{worker}/task").exists()]:
        assert time.monotonic() < limit, f"processes outlive the server: {left}"
        time.sleep(0.01)
    assert (tmp_path / "data.log").read_text() == ""


def test_bots_whom_nobody_watches_do_not_insist(tmp_path: Path) -> None:
    """Where the queue is full, they ask again when somebody comes: tables that nobody looks at are put away."""
    gate = tmp_path / "gate"
    full = (
        GATE.format(gate=str(gate))
        + "import reefencounter.server.jobs.bot_pools as t; t.MOST_TURNS_WAITING = 1"
    )
    with served(tmp_path / "data", flaw=full) as server, ExitStack() as open_:
        browser = server.browser()
        for state in ("thinking", "waiting"):
            page = open_.enter_context(browser.live(browser.table("drifter", "drifter")))
            while page.until("thinking")["state"] != state:
                pass
        table = browser.table("person", "drifter")
        with browser.live(table, 0) as mine:
            told = mine.until("thinking")
            assert (told["state"], told["ahead"]) == ("waiting", None), "there is no room for it"
        gate.touch()
        with browser.live(table, 0) as mine:
            while not [step for step in mine.steps if step["player"] == 1]:
                mine.next()
    assert (tmp_path / "data.log").read_text() == ""
