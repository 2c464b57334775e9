"""Lessons in which the learner does it: positions, tasks, and a judge that asks the engine.

>>> from reefencounter import lessons
>>> attempt = lessons.Attempt(lessons.task("feed_1"))
>>> attempt.play("eat 1d3").outcome, attempt.play("eat 1b4").outcome
('wrong', 'solved')

A task is data (`courses/*.json`): a drawn position, the kinds of action that are offered, a goal (`goals`), one way to
reach it, and typical wrong tries. Any way that meets the goal is right. All words are messages (`messages`), with ids
made from the ids of lesson and task: `lesson.feed.title`, `task.feed_1.ask`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal, NamedTuple

from ..engine.errors import ReefError
from ..messages import Message
from .attempt import Attempt, Verdict, Way
from .task import Task, WrongTry
from .wording import shown

__all__ = [
    "COURSES",
    "Attempt",
    "Lesson",
    "Task",
    "Verdict",
    "Way",
    "WrongTry",
    "course",
    "lesson",
    "shown",
    "task",
]

NO_CLAUSE = "R0"  # of a reason that is good advice, and no rule
CourseName = Literal["base", "advanced", "second_kind"]
#: Of courses, in the order in which one learns them.
COURSES: tuple[CourseName, ...] = ("base", "advanced", "second_kind")


class Lesson(NamedTuple):
    """One idea, taught by a few tasks."""

    id: str
    minutes: int  #: that it takes, about
    tasks: Sequence[Task]

    def says(self, what: str) -> Message:
        """Its `title`, `subtitle`, `idea`, `opening`, or `habit`: the sentence to take along."""
        id = f"lesson.{self.id}.{what}"
        return Message(id)


@cache
def course(name: str) -> Sequence[Lesson]:
    """The lessons of a course, in order."""
    if name not in COURSES:
        raise ReefError("lesson.no_course", name=str(name)[:40], known=COURSES)
    data = json.loads(files(__name__).joinpath("courses", f"{name}.json").read_text(encoding="utf-8"))
    return [
        Lesson(given["id"], given["minutes"], [_task(data, task) for task in given["tasks"]])
        for given in data["lessons"]
    ]


def lesson(id: str) -> Lesson:
    """A lesson of any course."""
    found = {lesson.id: lesson for name in COURSES for lesson in course(name)}
    if id not in found:
        raise ReefError("lesson.no_lesson", name=str(id)[:40], known=tuple(found))
    return found[id]


def task(id: str) -> Task:
    """A task of any lesson."""
    found = {task.id: task for name in COURSES for lesson in course(name) for task in lesson.tasks}
    if id not in found:
        raise ReefError("lesson.no_task", name=str(id)[:40])
    return found[id]


def _task(data: Mapping[str, Any], given: Mapping[str, Any]) -> Task:
    drawn = {**data["positions"][given["position"]], **given.get("with", {})}
    return Task.made(drawn, given, frozenset(data["refusals"]))
