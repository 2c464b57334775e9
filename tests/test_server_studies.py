"""Puzzles and analyses over HTTP: nothing of a solution before a turn is handed in; an analysis goes on by itself."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest
from finished_games import house
from serving import GATE, JSON, SHORT_STUDIES, Browser, Server, served

from reefencounter import Game, Rules, puzzles
from reefencounter.analysis.played_turns import played_turns
from reefencounter.arena.match import play_specs
from reefencounter.messages.words import english
from reefencounter.server.learning.puzzles import ENOUGH
from reefencounter.server.learning.puzzles import listed as listed_for
from reefencounter.server.storage.puzzle_store import MOST_OWN


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("studies") / "data", flaw=SHORT_STUDIES) as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Browser:
    return server.browser()


def short_game() -> JSON:
    """The first turns of one who plays anything against a strong bot: whoever judges, some could be better."""
    record: JSON = play_specs(Rules(players=2), ["random", "master:level=7"], seed=3).record
    moves = list(played_turns(Game.replay(record)))[5].first
    return {
        **{key: told for key, told in record.items() if key != "result"},
        "moves": record["moves"][:moves],
    }


def solved(puzzle: puzzles.Puzzle) -> list[str]:
    """The best turn to its end: after a draw it goes on as one likes."""
    return quick_turn(puzzle, puzzle.solution)


def quick_turn(puzzle: puzzles.Puzzle, begun: Sequence[str] = ()) -> list[str]:
    """A whole turn in which, after what is begun, nothing is done but what must be."""
    attempt = puzzles.Attempt(puzzle, begun)
    while not attempt.over:
        actions = attempt.game.legal()
        attempt.play(next((one for one in actions if one.startswith(("take", "end"))), actions[-1]))
    return attempt.played


def listed(browser: Browser, puzzle: puzzles.Puzzle) -> JSON:
    found: JSON = next(one for one in browser.get("/api/puzzles")["puzzles"] if one["id"] == puzzle.id)
    return found


def test_all_puzzles_are_listed_with_those_of_the_last_days(browser: Browser) -> None:
    found = browser.get("/api/puzzles")
    assert [one["id"] for one in found["puzzles"]] == [*puzzles.all_puzzles()]
    days = [date.fromisoformat(day["date"]) for day in found["days"]]
    assert days == [days[-1] - timedelta(back) for back in range(6, -1, -1)]
    assert [day["puzzle"] for day in found["days"]] == [puzzles.of_the_day(day).id for day in days]
    assert all(one["theme"]["words"] and one["state"] == "open" for one in found["puzzles"])


@pytest.mark.parametrize("second_kind", [False, True])
def test_a_puzzle_is_played_and_handed_in(browser: Browser, second_kind: bool) -> None:
    puzzle = next(one for one in puzzles.all_puzzles().values() if one.rules.second_kind is second_kind)
    path = f"/api/puzzles/{puzzle.id}"
    now = browser.post(path, {}, 200)
    assert (now["step"], now["over"], now["verdict"]) == (None, False, None)
    assert now["scene"]["choices"]["actions"] == puzzle.game().legal()
    turn = solved(puzzle)
    for number, action in enumerate(turn, 1):
        assert action in now["scene"]["choices"]["actions"]
        now = browser.post(path, {"played": turn[:number]}, 200)
        assert (now["step"]["action"], now["played"]) == (action, turn[:number])
        assert now["scene"]["choices"] is None if now["over"] else now["scene"]["choices"]["undo"]
    assert now["over"]
    assert listed(browser, puzzle)["state"] == "begun"
    verdict = browser.post(f"{path}/turn", {"played": turn}, 200)
    assert (verdict["score"], verdict["outcome"]) == (100, "best")
    assert verdict["solution"] == list(puzzle.solution)
    assert verdict["yours"] == verdict["best"]
    assert all(step["found"] and step["says"]["words"] for step in verdict["steps"])
    assert all(sentence["words"] for sentence in (verdict["says"], verdict["why"]))
    assert (listed(browser, puzzle)["state"], listed(browser, puzzle)["score"]) == ("found", 100)


def test_the_first_answer_counts_and_is_kept(browser: Browser) -> None:
    puzzle = next(one for one in puzzles.all_puzzles().values() if one.theme == "meal")
    path, turn = f"/api/puzzles/{puzzle.id}", quick_turn(puzzle)
    first = browser.post(f"{path}/turn", {"played": turn}, 200)
    assert (first["outcome"], first["score"] < 100, first["yours"] < first["best"]) == ("less", True, True)
    missed = [step["says"]["message"]["id"] for step in first["steps"] if not step["found"]]
    assert "log.eaten" in missed
    assert browser.post(f"{path}/turn", {"played": solved(puzzle)}, 200) == first
    assert browser.post(f"{path}/solution", {}, 200) == first
    again = browser.post(path, {}, 200)
    assert (again["verdict"], again["played"]) == (first, [])
    assert (listed(browser, puzzle)["state"], listed(browser, puzzle)["score"]) == ("missed", first["score"])


def test_who_gives_up_is_shown_the_best_turn(browser: Browser) -> None:
    puzzle = next(iter(puzzles.all_puzzles().values()))
    path = f"/api/puzzles/{puzzle.id}"
    shown = browser.post(f"{path}/solution", {}, 200)
    assert (shown["outcome"], shown["score"], shown["yours"]) == ("shown", None, None)
    assert shown["solution"] == list(puzzle.solution)
    assert browser.post(f"{path}/turn", {"played": solved(puzzle)}, 200) == shown
    assert listed(browser, puzzle)["state"] == "shown"


def test_a_begun_turn_is_kept_with_its_person(server: Server, browser: Browser) -> None:
    puzzle = next(one for one in puzzles.all_puzzles().values() if len(one.solution) > 3)
    path, begun = f"/api/puzzles/{puzzle.id}", list(puzzle.solution[:2])
    browser.post(path, {"played": begun}, 200)
    browser.post(path, {"played": [*begun, puzzle.solution[2]], "keep": False}, 200)
    assert browser.post(path, {}, 200)["played"] == begun
    assert server.browser().post(path, {}, 200)["played"] == []
    browser.post(path, {"played": begun[:1]}, 200)  # taken back
    assert browser.post(path, {}, 200)["played"] == begun[:1]


def test_nothing_of_a_solution_is_told_before_an_answer(browser: Browser) -> None:
    """Every byte of the list, of the puzzle and of each step of another turn is searched for the best turn."""
    for puzzle in [*puzzles.all_puzzles().values()][::8]:
        path, turn = f"/api/puzzles/{puzzle.id}", quick_turn(puzzle)
        begun = [turn[:number] for number in range(len(turn) + 1)]
        answers = [browser.http.post(path, json={"played": played}).text for played in begun]
        answers.append(browser.http.get("/api/puzzles").text)
        hidden = [
            json.dumps(list(puzzle.solution), separators=(",", ":"))[1:-1],
            english(puzzle.why()),
            *(f'"{name}":{value}' for name, value in (("gap", puzzle.gap), ("expected", puzzle.expected))),
            *('"solution"', '"steps":', '"found":true', '"found":false', "puzzle.why", "puzzle.verdict"),
        ]
        if len(puzzle.solution) > 1:
            assert not [(word, text[:80]) for text in answers for word in hidden if word in text], puzzle.id


def test_people_tell_how_hard_a_puzzle_is(server: Server) -> None:
    puzzle = [one for one in puzzles.all_puzzles().values() if one.level == "easy"][-1]
    path, turn, told = f"/api/puzzles/{puzzle.id}", solved(puzzle), []
    for number in range(ENOUGH):
        browser = server.browser()
        if number % 2:
            browser.post(f"{path}/turn", {"played": turn}, 200)
        else:
            browser.post(f"{path}/solution", {}, 200)
        if number >= ENOUGH - 2:
            told.append((listed(browser, puzzle)["level"], listed(browser, puzzle)["found"]))
    assert told == [(2, None), (3, 50)]


def test_what_is_no_turn_is_refused(browser: Browser) -> None:
    puzzle = next(one for one in puzzles.all_puzzles().values() if len(one.solution) > 1)
    path = f"/api/puzzles/{puzzle.id}"
    assert browser.post(f"{path}/turn", {"played": []}, 422)["message"]["id"] == "puzzle.not_whole"
    assert browser.post(path, {"played": ["feed W", "feed W"]}, 422)["reason"]
    whole = quick_turn(puzzle)
    more = browser.post(path, {"played": [*whole, whole[-1]]}, 422)
    assert more["message"]["id"] == "puzzle.after_end"
    assert browser.post("/api/puzzles/0123456789", {"played": []}, 404)["message"]["id"] == "puzzle.unknown"


def test_what_the_rules_forbid_in_a_puzzle_is_not_done_and_told(browser: Browser) -> None:
    puzzle = next(one for one in puzzles.all_puzzles().values() if len(one.solution) > 1)
    path, begun = f"/api/puzzles/{puzzle.id}", [*puzzle.solution[:1]]
    for keep in (False, True):
        now = browser.post(path, {"played": [*begun, "feed W"], "keep": keep}, 200)
        assert (now["played"], now["step"], now["scene"]["number"]) == (begun, None, 1)
        assert now["refused"]["clause"].startswith(("R", "S"))
        assert now["refused"]["says"]["words"]
        assert now["scene"]["choices"]["undo"]
        assert browser.post(path, {}, 200)["played"] == (begun if keep else [])
    assert browser.post(path, {"played": begun}, 200)["refused"] is None


def analysed(browser: Browser, table: str, **seat: int) -> JSON:
    """The whole analysis of a table."""
    while True:
        found = browser.post(f"/api/tables/{table}/analysis", {}, 200, **seat)
        if found["of"] and found["done"] == found["of"]:
            return found
        time.sleep(0.05)


def test_a_finished_game_is_analysed_in_the_background(browser: Browser) -> None:
    record = short_game()
    table = browser.post("/api/records", record, 201)["id"]
    found = browser.post(f"/api/tables/{table}/analysis", {}, 200)
    shown = [found["done"]]
    while not found["of"] or found["done"] < found["of"]:
        found = browser.post(f"/api/tables/{table}/analysis", {}, 200)
        shown.append(found["done"])
        assert [turn["looked_at"] for turn in found["turns"]].count(True) == found["done"]
    assert shown == sorted(shown), "it only ever comes further"
    assert len(found["take_along"]) == 2
    assert found["points"] or found["calm"]["words"]
    turns = len(
        {step.position.number for step in Game.replay(record).steps if step.position.phase != "setup"}
    )
    assert found["of"] == len(found["turns"]) >= turns
    assert [turn["after"] for turn in found["turns"][:-1]] == [turn["before"] for turn in found["turns"][1:]]
    assert found["turns"][-1]["after"] == len(record["moves"])


def test_it_is_told_to_a_seat(browser: Browser) -> None:
    table = browser.post("/api/records", short_game(), 201)["id"]
    found = analysed(browser, table, seat=1)
    assert found["seat"] == 1
    for turn in found["turns"]:
        assert turn["does"]["words"].startswith("You") == (turn["player"] == 1)
    assert analysed(browser, table)["seat"] is None, "nobody plays at an uploaded game"


def test_a_better_turn_is_shown_where_there_is_one(browser: Browser) -> None:
    table = browser.post("/api/records", short_game(), 201)["id"]
    turns = analysed(browser, table)["turns"]
    better = next(place for place, turn in enumerate(turns) if turn["better"])
    other = next(place for place, turn in enumerate(turns) if not turn["better"])
    path = f"/api/tables/{table}"
    scene = browser.get(f"{path}/analysis/{better}/better")
    before = browser.get(f"{path}/scene", at=turns[better]["before"])
    assert scene["number"] == before["number"]
    assert scene["boards"] != before["boards"] or scene["sea"] != before["sea"]
    for wrong in (other, len(turns)):
        problem = browser.get(f"{path}/analysis/{wrong}/better", 404)
        assert problem["message"]["id"] == "analysis.none_better"


def test_a_whole_analysis_is_kept_and_goes_with_its_table(tmp_path: Path) -> None:
    record = short_game()
    with served(tmp_path / "data", flaw=SHORT_STUDIES) as server:
        browser = server.browser()
        table = browser.post("/api/records", record, 201)["id"]
        found = analysed(browser, table)
        while not kept(tmp_path / "data"):  # it is told a moment before it is on the disk
            time.sleep(0.05)
    closed = GATE.format(gate=str(tmp_path / "never"))
    with served(tmp_path / "data", flaw=closed) as server:  # nothing could be worked out here
        again = Browser(server.address, cookie=browser.cookie)
        assert again.post(f"/api/tables/{table}/analysis", {}, 200) == found
        again.http.delete(f"/api/tables/{table}").raise_for_status()
        assert kept(tmp_path / "data") == []


def kept(data: Path) -> list[int]:
    with closing(sqlite3.connect(data / "reef.db")) as database:
        return [number for (number,) in database.execute("SELECT number FROM analyses")]


def test_an_entry_that_is_not_over_is_not_analysed(browser: Browser) -> None:
    table = browser.post("/api/entries", {}, 201)["id"]
    assert browser.post(f"/api/tables/{table}/analysis", {}, 409)["message"]["id"] == "analysis.not_over"


def test_a_game_that_goes_on_is_not_analysed(browser: Browser) -> None:
    table = browser.post("/api/tables", {"rules": {"players": 2}, "seats": [{"kind": "person"}] * 2}, 201)[
        "id"
    ]
    path = f"/api/tables/{table}/analysis"
    for viewer in (browser, Browser(browser.address)):  # one who plays, and one who looks on
        for refused in (
            viewer.post(path, {}, 409),
            viewer.get(f"{path}/0/better", 409),
            viewer.post(f"{path}/0/puzzle", {}, 409),
        ):
            assert refused["message"]["id"] == "analysis.not_over"


def test_whoever_asks_for_many_analyses_keeps_nobody_from_theirs(tmp_path: Path) -> None:
    record = short_game()
    with served(tmp_path / "data", flaw=GATE.format(gate=str(tmp_path / "gate"))) as server:

        def asked(source: str) -> int:
            browser = Browser(server.address, source=source)
            table = browser.post("/api/records", record)["id"]
            return browser.http.post(f"/api/tables/{table}/analysis").status_code

        assert [asked("127.0.0.2") for _ in range(6)] == [200] * 4 + [503] * 2
        assert asked("127.0.0.3") == 200
        table = server.browser().post("/api/records", record)["id"]
        viewers = [server.browser() for _ in range(6)]  # more than one address may have at work
        looks = [viewer.http.post(f"/api/tables/{table}/analysis").status_code for viewer in viewers]
        assert looks == [200] * 6, "all who look at a table share one run"


ROOM_FOR_FOUR = """
import reefencounter.server.learning.analyses as analyses
analyses.MOST_AT_WORK = 4
"""


def test_who_has_most_analyses_makes_room_for_who_has_fewer(tmp_path: Path) -> None:
    """However many a few addresses have asked for, there is a place for one more; what gave way goes on later."""
    record, gate = short_game(), tmp_path / "gate"
    with served(
        tmp_path / "data", flaw=GATE.format(gate=str(gate)) + SHORT_STUDIES + ROOM_FOR_FOUR
    ) as server:
        busy, other, third = (Browser(server.address, source=f"127.0.0.{n}") for n in (2, 3, 4))

        def uploaded(browser: Browser) -> str:
            table: str = browser.post("/api/records", record)["id"]
            return table

        def asked(browser: Browser, table: str) -> int:
            return browser.http.post(f"/api/tables/{table}/analysis").status_code

        tables = [uploaded(busy) for _ in range(4)]
        assert [asked(busy, table) for table in tables] == [200] * 4
        assert [asked(other, uploaded(other)), asked(third, uploaded(third))] == [200] * 2
        assert [asked(busy, table) for table in tables] == [200, 200, 503, 503]
        assert "right now" in busy.post(f"/api/tables/{tables[3]}/analysis", {}, 503)["reason"]
        gate.touch()
        assert analysed(busy, tables[0])["turns"] == analysed(busy, tables[1])["turns"]
        assert analysed(busy, tables[3])["turns"]


def test_a_better_turn_is_practised_as_a_puzzle_of_ones_own(server: Server, browser: Browser) -> None:
    table = browser.post("/api/records", short_game(), 201)["id"]
    turns = analysed(browser, table)["turns"]
    better = next(place for place, turn in enumerate(turns) if turn["better"])
    other = next(place for place, turn in enumerate(turns) if not turn["better"])
    path = f"/api/tables/{table}/analysis"
    assert browser.post(f"{path}/{other}/puzzle", {}, 404)["message"]["id"] == "analysis.none_better"
    info = browser.post(f"{path}/{better}/puzzle", {}, 200)
    assert (info["state"], info["level"]) == ("open", None)
    assert browser.post(f"{path}/{better}/puzzle", {}, 200) == info, "the same turn is the same puzzle"
    assert browser.get("/api/puzzles")["own"] == [info]

    puzzle = f"/api/puzzles/{info['id']}"
    asked = browser.http.post(puzzle, json={"played": []})
    before = browser.get(f"/api/tables/{table}/scene", at=turns[better]["before"])
    assert asked.json()["scene"]["boards"] == before["boards"]
    assert asked.json()["scene"]["seat"] == turns[better]["player"]
    assert not [word for word in ('"solution"', '"steps":', "puzzle.own_why") if word in asked.text]

    stranger = server.browser()
    assert stranger.get("/api/puzzles")["own"] == []
    for route in (puzzle, f"{puzzle}/turn", f"{puzzle}/solution"):
        assert stranger.post(route, {}, 404)["message"]["id"] == "puzzle.unknown"

    played = [asked.json()["scene"]["choices"]["collect"][0]["action"]]
    verdict = browser.post(f"{puzzle}/turn", {"played": played}, 200)
    assert 0 <= verdict["score"] <= 100
    assert verdict["why"]["message"]["id"] == "puzzle.own_why"
    kept = browser.get("/api/puzzles")["own"]
    assert [(one["id"], one["score"]) for one in kept] == [(info["id"], verdict["score"])]


def test_of_ones_own_puzzles_the_newest_are_kept(tmp_path: Path) -> None:
    async def kept() -> tuple[list[int], bool]:
        async with house(tmp_path) as here:
            for number in range(MOST_OWN + 2):
                await here.store.keep_own("ada", f"{number:010x}", {"number": number})
            own = [one["number"] for one in await here.store.own_puzzles("ada")]
            return own, await here.store.own_puzzle("ben", f"{MOST_OWN:010x}") is None

    own, others = asyncio.run(kept())
    assert others
    assert len(own) == MOST_OWN
    assert {0, MOST_OWN + 1} & {*own} == {MOST_OWN + 1}


def test_an_answer_to_a_puzzle_that_is_no_longer_there_is_kept_and_disturbs_nothing(tmp_path: Path) -> None:
    """A later release may leave a puzzle out."""
    puzzle, gone = next(iter(puzzles.all_puzzles().values())), "0123456789"

    async def kept() -> tuple[set[str], dict[str, str]]:
        async with house(tmp_path) as here:
            for id in (puzzle.id, gone):
                await here.store.keep_answer("ada", id, [], "best", 100, 0.0)
            found = await listed_for(here.store, "ada")
            return {*await here.store.puzzles_of("ada")}, {one.id: one.state for one in found.puzzles}

    answered, states = asyncio.run(kept())
    assert answered == {puzzle.id, gone}
    assert [*states] == [*puzzles.all_puzzles()]
    assert states[puzzle.id] == "found"
