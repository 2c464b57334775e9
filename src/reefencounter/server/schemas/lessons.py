"""Lessons: what there is to learn, a try of a task, and how it is answered."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .scenes import Scene, Step
from .values import ActionText, Cell, Said


class Sentence(Struct, frozen=True):
    """Something that is said, in words and as data."""

    words: str
    message: Said


class LessonInfo(Struct, frozen=True):
    """One idea, taught by a few tasks."""

    id: str
    minutes: int  # that it takes, about
    title: Sentence
    subtitle: Sentence
    opening: Sentence  # before the first task
    habit: Sentence  # to take along, after the last
    tasks: list[str]  # their ids, in order


class CourseInfo(Struct, frozen=True):
    """Lessons that belong together, in order."""

    id: Literal["base", "advanced", "second_kind"]
    lessons: list[LessonInfo]


class Lessons(Struct, frozen=True):
    """All that there is to learn, and the tasks that this visitor has solved."""

    courses: list[CourseInfo]
    done: list[str]


class GuideMoment(Struct, frozen=True):
    """A moment of a guided game at which it is worth to stop: asked or pointed at in one or two sentences."""

    kind: str  # by which a page knows what it has told, and how often
    when: Literal[
        "turn", "act", "collect"
    ]  # as soon as there is a choice, about to do more than eat, or to collect
    says: Sentence
    clause: str
    cell: str | None = None  # of which it speaks


class GuideClosing(Struct, frozen=True):
    """What is said after a guided game."""

    best: Sentence  # what went well
    along: Sentence  # one habit for the next game
    lesson: str  # that teaches it
    title: Sentence  # of that lesson


class Guidance(Struct, frozen=True):
    """What is worth a word at this moment of a game, what matters most first."""

    moments: list[GuideMoment]
    comment: Sentence | None = None  # what the last turn of another was about, and why
    closing: GuideClosing | None = None  # once the game is over


class TaskTry(Struct, forbid_unknown_fields=True, frozen=True):
    """What the learner has played so far, and what they try now (left out: nothing, they only look)."""

    played: Annotated[list[ActionText], Meta(max_length=60)] = []
    action: ActionText | None = None


class TaskAnswer(Struct, frozen=True):
    """The answer to a try: solved, a step on the way, or wrong and why. What is wrong was taken back."""

    outcome: Literal["solved", "on_the_way", "wrong"]
    says: Sentence | None  # what happened and why it matters, or the reason
    clause: str | None = None
    cell: Cell | None = None  # that was tried


class TaskWay(Struct, frozen=True):
    """What to do next, for a learner who wants to be shown."""

    says: Sentence
    cells: list[Cell]
    restart: bool  # it begins at the beginning: what was played leads elsewhere


class TaskScene(Struct, frozen=True):
    """A task as it stands after what was played."""

    id: str
    ask: Sentence
    hint: Sentence
    boards: list[int]  # that are shown
    kinds: list[str]  # of action, that are offered
    beside: list[Literal["sea", "tiles"]]  # what else of the table the task needs
    find: bool  # finding the cell is the task: what may be done is not marked
    played: list[str]  # as far as it stands
    scene: Scene
    step: Step | None  # what the action did
    answer: TaskAnswer | None
    way: TaskWay | None  # none once it is solved


class TryRefused(Struct, frozen=True):
    """Why the rules forbid what was tried. Nothing was done."""

    says: Sentence
    clause: str | None


class DiagramScene(Struct, frozen=True):
    """A diagram of the rulebook after what was tried on it, with what is to be seen in its position."""

    id: str
    about: Sentence  # what can be tried
    tells: list[Sentence]
    boards: list[int]  # that are shown
    kinds: list[str]  # of action, that are offered
    beside: list[Literal["sea", "tiles"]]  # what else of the table it shows
    played: list[str]
    scene: Scene
    step: Step | None  # what the action did
    refused: TryRefused | None  # or why not
