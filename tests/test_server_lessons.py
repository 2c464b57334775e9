"""Lessons over HTTP: every task is solved through the server; wrong tries get a reason; it remembers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from serving import JSON, Browser, Server, served

from reefencounter import lessons

TASKS = [task for name in lessons.COURSES for lesson in lessons.course(name) for task in lesson.tasks]
IDS = [task.id for task in TASKS]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("lessons") / "data") as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Browser:
    return server.browser()


def tried(browser: Browser, task: str, *played: str, action: str | None = None, status: int = 200) -> JSON:
    body: JSON = {"played": list(played)} | ({} if action is None else {"action": action})
    return browser.post(f"/api/lessons/tasks/{task}", body, status)


def test_all_lessons_are_listed_with_their_words(browser: Browser) -> None:
    found = browser.get("/api/lessons")
    assert [course["id"] for course in found["courses"]] == [*lessons.COURSES]
    assert [
        task for course in found["courses"] for lesson in course["lessons"] for task in lesson["tasks"]
    ] == IDS
    for course in found["courses"]:
        for lesson in course["lessons"]:
            for what in ("title", "subtitle", "opening", "habit"):
                assert lesson[what]["words"]
                assert lesson[what]["message"]["id"] == f"lesson.{lesson['id']}.{what}"
    assert found["done"] == []


@pytest.mark.parametrize("task", TASKS, ids=IDS)
def test_a_task_is_solved_by_what_is_offered(browser: Browser, task: lessons.Task) -> None:
    now = tried(browser, task.id)
    assert (now["answer"], now["step"], now["played"]) == (None, None, [])
    assert now["ask"]["message"]["id"] == f"task.{task.id}.ask"
    for number, action in enumerate(task.solution, 1):
        choices = now["scene"]["choices"]
        assert choices["actions"] == task.offered(_played(task, now["played"]).game)
        assert action in choices["actions"]
        for cube in choices["cubes"]:  # counted on the boards that are shown, in words as well
            assert {int(cell[0]) for cell in (*cube["cells"], *cube["attacks"])} <= {*now["boards"]}
            told = cube["text_messages"][0]["arguments"]
            assert (told["cells"], told["attacks"]) == (len(cube["cells"]), len(cube["attacks"]))
        assert now["way"]["says"]["words"]
        assert now["way"]["restart"] is False
        now = tried(browser, task.id, *now["played"], action=action)
        assert now["step"]["action"] == action
        assert now["scene"]["number"] == number
        assert now["played"] == [*task.solution][:number]
    assert now["answer"]["outcome"] == "solved"
    assert now["answer"]["says"]["words"]
    assert now["scene"]["choices"] is None
    assert now["way"] is None
    assert browser.get("/api/lessons")["done"] == [task.id]


def _played(task: lessons.Task, actions: list[str]) -> lessons.Attempt:
    attempt = lessons.Attempt(task)
    for action in actions:
        attempt.play(action)
    return attempt


@pytest.mark.parametrize("task", TASKS, ids=IDS)
def test_wrong_tries_get_their_reason(browser: Browser, task: lessons.Task) -> None:
    for number, wrong in enumerate(task.wrong, 1):
        *first, last = wrong.actions
        now = tried(browser, task.id, *first, action=last)
        assert now["answer"]["outcome"] == "wrong"
        assert now["answer"]["says"]["message"]["id"] == f"task.{task.id}.wrong_{number}"
        assert now["answer"]["clause"] == (None if wrong.clause == "R0" else wrong.clause)
        assert (now["played"], now["step"]) == (first, None)
    assert browser.get("/api/lessons")["done"] == []


def test_everything_in_the_choices_is_offered(browser: Browser) -> None:
    """Of a turn with many kinds of action, a task offers a few, on the boards that it shows."""
    now = tried(browser, "collect_4")
    choices = now["scene"]["choices"]
    assert {action.split(" ")[0] for action in choices["actions"]} <= {*now["kinds"]}
    assert (choices["cubes"], choices["meals"], choices["lay"], choices["algae"]) == ([], [], [], [])
    assert now["boards"] == [1]
    assert not any(" 2" in action for action in choices["actions"])


def test_what_leads_nowhere_is_shown_from_the_beginning(browser: Browser) -> None:
    assert tried(browser, "grow_2", "lay 1a2")["way"][
        "restart"
    ]  # two of three polyps are left for three cells
    way = tried(browser, "grow_2", "lay 1f6")["way"]
    assert (way["cells"], way["restart"]) == (["1e6"], False)
    assert way["says"]["words"] == "Lay a polyp on e6."


def test_what_cannot_be_played_is_said_so(browser: Browser) -> None:
    assert tried(browser, "nothing", status=404)["message"]["id"] == "lesson.no_task"
    assert tried(browser, "Feed-1", status=400)["reason"]
    assert tried(browser, "feed_1", "eat 1d3", status=422)["message"]["id"] == "lesson.not_played"
    assert tried(browser, "feed_1", "eat 1b4", action="eat 1b4", status=422)["message"]["id"] == (
        "lesson.solved_already"
    )
    assert tried(browser, "feed_1", action="x" * 61, status=400)["reason"]
    assert tried(browser, "feed_1", *["stop"] * 61, status=400)["reason"]
    assert tried(browser, "feed_1", action="no such thing")["answer"]["outcome"] == "wrong"


def test_it_comes_from_our_own_page(browser: Browser) -> None:
    answer = browser.http.post(
        "/api/lessons/tasks/feed_1", json={}, headers={"Origin": "http://elsewhere.example"}
    )
    assert answer.status_code == 403


def test_what_was_solved_is_remembered_and_taken_along(server: Server, browser: Browser) -> None:
    tried(browser, "feed_1", action="eat 1b4")
    tried(browser, "feed_1", action="eat 1b4")
    words = " ".join(browser.post("/api/me/words")["words"])
    other = server.browser()
    tried(other, "feed_1", action="eat 1b4")
    tried(other, "grow_1", "cube P", action="lay 1a2")
    assert other.get("/api/lessons")["done"] == ["feed_1", "grow_1"]
    other.post("/api/identity", {"words": words}, 200)
    assert (
        {*other.get("/api/lessons")["done"]} == {*browser.get("/api/lessons")["done"]} == {"feed_1", "grow_1"}
    )
    assert server.browser().get("/api/lessons")["done"] == []
