"""Bots at a table: they think in processes of their own, get over accidents, and never keep a person waiting."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest
from serving import Live, served

from reefencounter import Game
from reefencounter.bots.master import LEVELS
from reefencounter.engine.components import COLOURS
from reefencounter.messages.words import say
from reefencounter.server.jobs.bot_tasks import advise, choose, task_for
from reefencounter.server.play.opponents import OPPONENTS

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes by /proc")


def past_set_up(page: Live) -> None:
    while page.scene["phase"] == "setup":
        if page.scene["choices"]:
            assert page.play(page.scene["choices"]["actions"][0])["type"] == "ack"
        else:
            page.until("step")


def test_a_whole_game_of_bots(tmp_path: Path) -> None:
    with served(tmp_path / "data", workers=2) as server:
        browser = server.browser()
        table = browser.table("drifter", "gentle", "easy", "steady")
        assert browser.get(f"/api/tables/{table}")["moves"] == 0  # nobody watches yet
        with browser.live(table) as page:
            while page.scene["phase"] != "over":
                page.next()
        info = browser.get(f"/api/tables/{table}")
        assert info["open"]
        assert sorted(info["ranks"])[0] == 1
        record = browser.get(f"/api/tables/{table}/record")
        assert Game.replay(record).record() == record
        assert (tmp_path / "data.log").read_text() == ""


def test_thinking_never_delays_a_person(tmp_path: Path) -> None:
    """A bot that cannot finish its thought (its process is stopped): everybody else is answered all the same."""
    with served(tmp_path / "data") as server:
        browser = server.browser()
        slow, other = browser.table("person", "master"), browser.table("person", "person")
        with browser.live(slow, 0) as waiting, browser.live(other, 0) as page:
            browser.post(f"/api/tables/{other}/hint", None, 200, seat=0)  # the adviser is at hand
            past_set_up(waiting)
            before = set(server.workers())
            assert waiting.play("take W")["type"] == "ack"
            waiting.until("thinking", where=lambda message: message["player"] == 1)
            stopped = [pid for pid in before if is_bots_worker(pid)]
            assert stopped
            for pid in stopped:
                os.kill(pid, signal.SIGSTOP)
            try:
                assert waiting.scene["player"] == 1
                for seat in (0, 1):
                    page.send({"type": "sit", "seat": seat})
                    page.until("scene")
                    while page.scene["choices"]:
                        assert page.play(page.scene["choices"]["actions"][0])["type"] == "ack"
                        if page.scene["phase"] != "setup":
                            break
                assert browser.get(f"/api/tables/{slow}/scene", seat=0)["asked"] == [1]
                assert (
                    waiting.ask({"type": "why", "id": "q", "seat": 0, "action": "take W"})["clause"] == "R3.6"
                )
                stepped = [message for message in waiting.told if message["type"] == "step"]
                assert stepped[-1]["step"]["player"] == 0  # the bot has still not moved
            finally:
                for pid in stopped:
                    os.kill(pid, signal.SIGCONT)
            while not waiting.scene["choices"]:
                waiting.next()
            assert waiting.steps[-1]["player"] == 1


def is_bots_worker(pid: int) -> bool:
    """A process that thinks is the only kind that was made less urgent."""
    return os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        browser = server.browser()
        table = browser.table("person", "master")
        with browser.live(table, 0) as page:
            past_set_up(page)
            for turn in (1, 3):
                assert page.scene["turn"] == turn
                assert page.play("take W")["type"] == "ack"
                page.until("thinking", where=lambda message: message["player"] == 1)
                for pid in [pid for pid in server.workers() if is_bots_worker(pid)]:
                    os.kill(pid, signal.SIGKILL)
                while not page.scene["choices"]:
                    page.next()
            players = [step["player"] for step in page.steps if step["turn"] in (2, 4)]
            assert set(players) == {1}
        assert "a worker of the bots was lost" in (tmp_path / "data.log").read_text()


def test_a_bot_knows_only_what_its_seat_may_know() -> None:
    """Two games that differ only in hidden things give a worker the same bytes."""
    game = Game(players=3, seed=4)
    while game.phase == "setup":
        game.play(game.legal()[0])
    seat = game.player
    task = task_for(game.position, game.known, seat, "greedy", 100, 1)
    reef = game.position.fields()
    other = (seat + 1) % 3
    bag = next(k for k in range(5) if reef.bag[k] and not reef.hand[5 * other + k])
    hand = next(k for k in range(5) if reef.hand[5 * other + k])
    state = game.state()
    state["bag"][COLOURS[bag]] -= 1
    state["bag"][COLOURS[hand]] += 1
    holding = state["players"][other]["hand"]
    holding[COLOURS[hand]] -= 1
    holding[COLOURS[bag]] = holding.get(COLOURS[bag], 0) + 1
    changed = Game.load(state)
    assert changed.position != game.position
    assert task_for(changed.position, changed.known, seat, "greedy", 100, 1) == task


def test_opponents_are_the_levels_of_the_master_under_their_names() -> None:
    names = [say(LEVELS[level].about).partition(":")[0] for level in sorted(LEVELS)]
    levels = {bot: opponent for bot, opponent in OPPONENTS.items() if opponent.info.strength}
    assert list(levels) == names
    assert [opponent.info.strength for opponent in levels.values()] == sorted(LEVELS)
    assert [opponent.spec for opponent in levels.values()] == [
        f"master:level={level}" for level in sorted(LEVELS)
    ]


@pytest.mark.parametrize("bot", OPPONENTS)
def test_a_busy_server_makes_no_opponent_weaker(bot: str) -> None:
    """They choose the same however little time there is."""
    game = Game(players=2, seed=8)
    while game.phase == "setup":
        game.play(game.legal()[0])
    hurried, calm = (
        choose(task_for(game.position, game.known, game.player, OPPONENTS[bot].spec, time_ms, 1))
        for time_ms in (1.0, 1e6)
    )
    assert hurried == calm


@pytest.mark.parametrize("bot", OPPONENTS)
def test_every_opponent_plays_whole_turns(bot: str) -> None:
    opponent = OPPONENTS[bot]
    game = Game(players=2, seed=8)
    for number in range(30):
        task = task_for(game.position, game.known, game.player, opponent.spec, 50, number)
        actions = choose(task)
        assert actions[0] in game.legal()
        for action in actions:
            if action not in game.legal():
                break
            game.play(action)
        if game.over:
            break
    assert game.position.number > 1


def test_advice_in_set_up_and_in_a_turn() -> None:
    game = Game(players=2, seed=8)
    for _ in range(5):
        turns = advise(task_for(game.position, game.known, game.player, "master:nodes=9000", 100, 1))["turns"]
        assert turns[0]["actions"][0] in game.legal()
        game.play(turns[0]["actions"][0])
    values = [turn["value"] for turn in turns]
    assert values[0] == 0
    assert values == sorted(values, reverse=True)
    assert len({json.dumps(turn["messages"][0]) for turn in turns}) == len(turns)
