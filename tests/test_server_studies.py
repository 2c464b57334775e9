"""Puzzles and analyses over HTTP: nothing of a solution before a turn is handed in; an analysis goes on by itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import GATE, JSON, Browser, Server, served

from reefencounter import Game, Rules, puzzles
from reefencounter.arena.match import play_specs


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("studies") / "data") as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Browser:
    return server.browser()


def short_game() -> JSON:
    """A whole game of few turns: the analysis of it is soon done."""
    matches = [play_specs(Rules(players=2), ["master:level=1"] * 2, seed=seed) for seed in range(6)]
    record: JSON = min(matches, key=lambda match: match.turns).record
    return record


def test_all_puzzles_are_listed_and_one_is_todays(browser: Browser) -> None:
    found = browser.get("/api/puzzles")
    assert [one["id"] for one in found["puzzles"]] == [*puzzles.all_puzzles()]
    assert found["today"] in puzzles.all_puzzles()
    assert all(one["theme"]["words"] for one in found["puzzles"])
    assert "solution" not in json.dumps(found)


@pytest.mark.parametrize("second_kind", [False, True])
def test_a_puzzle_is_played_and_handed_in(browser: Browser, second_kind: bool) -> None:
    puzzle = next(one for one in puzzles.all_puzzles().values() if one.rules.second_kind is second_kind)
    path = f"/api/puzzles/{puzzle.id}"
    now = browser.post(path, {"played": []}, 200)
    assert (now["step"], now["over"]) == (None, False)
    assert now["scene"]["choices"]["actions"] == puzzle.game().legal()
    game = puzzles.Attempt(puzzle)
    for number, action in enumerate(puzzle.solution, 1):
        assert action in now["scene"]["choices"]["actions"]
        assert "solution" not in now
        game.play(action)
        now = browser.post(path, {"played": game.played}, 200)
        assert now["step"]["action"] == action
        assert now["played"] == list(puzzle.solution[:number])
    while not now["over"]:  # after a draw the turn goes on as one likes
        actions = now["scene"]["choices"]["actions"]
        game.play(next((one for one in actions if one.startswith(("take", "end"))), actions[-1]))
        now = browser.post(path, {"played": game.played}, 200)
    verdict = browser.post(f"{path}/turn", {"played": game.played}, 200)
    assert (verdict["score"], verdict["outcome"]) == (100, "best")
    assert verdict["solution"] == list(puzzle.solution)
    assert all(sentence["words"] for sentence in [verdict["says"], *verdict["why"]])


def test_what_is_no_turn_is_refused(browser: Browser) -> None:
    puzzle = next(one for one in puzzles.all_puzzles().values() if len(one.solution) > 1)
    path = f"/api/puzzles/{puzzle.id}"
    assert browser.post(f"{path}/turn", {"played": []}, 422)["message"]["id"] == "puzzle.not_whole"
    assert browser.post(path, {"played": ["feed W"]}, 422)["reason"]
    assert browser.post("/api/puzzles/0123456789", {"played": []}, 404)["message"]["id"] == "puzzle.unknown"


def test_a_finished_game_is_analysed_in_the_background(browser: Browser) -> None:
    record = short_game()
    table = browser.post("/api/records", record, 201)["id"]
    found = browser.post(f"/api/tables/{table}/analysis", {}, 200)
    shown = [found["done"]]
    while found["analysis"] is None or found["done"] < min(3, found["of"]):
        found = browser.post(f"/api/tables/{table}/analysis", {}, 200)
        shown.append(found["done"])
    assert shown == sorted(shown), "it only ever comes further"
    assert found["analysis"]["format"] == "reef-analysis/1"
    assert len(found["take_along"]) == 2
    turns = len(
        {step.position.number for step in Game.replay(record).steps if step.position.phase != "setup"}
    )
    assert found["of"] >= turns


def test_a_game_that_goes_on_is_not_analysed(browser: Browser) -> None:
    table = browser.post("/api/tables", {"rules": {"players": 2}, "seats": [{"kind": "person"}] * 2}, 201)[
        "id"
    ]
    assert browser.post(f"/api/tables/{table}/analysis", {}, 409)["message"]["id"] == "analysis.not_over"


def test_whoever_asks_for_many_analyses_keeps_nobody_from_theirs(tmp_path: Path) -> None:
    record = short_game()
    with served(tmp_path / "data", flaw=GATE.format(gate=str(tmp_path / "gate"))) as server:

        def asked(source: str) -> int:
            browser = Browser(server.address, source=source)
            table = browser.post("/api/records", record)["id"]
            return browser.http.post(f"/api/tables/{table}/analysis").status_code

        assert [asked("127.0.0.2") for _ in range(6)] == [200] * 4 + [503] * 2
        assert asked("127.0.0.3") == 200
