"""Lessons as a page shows them. A try is judged from what was played so far: the server keeps nothing of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

import msgspec

from ... import lessons
from ...engine.errors import ReefError
from ...lessons.task import CELL
from ...messages import Message
from ...messages.speaker import Speaker
from ...messages.words import language, say
from ...notation.forms import rules_of
from ...telling.listener import listener
from .. import scene as scenes
from ..refusals import Refusal
from ..said import said
from ..scene.choices import choices
from ..schemas import (
    CourseInfo,
    LessonInfo,
    Scene,
    Seat,
    Sentence,
    TaskAnswer,
    TaskScene,
    TaskTry,
    TaskWay,
)

YOU = Message("lesson.you")
PLAYERS = (  # by the colours of their pieces
    Message("lesson.purple"),
    Message("lesson.green"),
    Message("lesson.red"),
    Message("lesson.yellow"),
)


def courses() -> list[CourseInfo]:
    """All courses, in the reader's language."""
    return _courses(language())


@cache
def _courses(_: str) -> list[CourseInfo]:
    return [
        CourseInfo(name, [_lesson(lesson) for lesson in lessons.course(name)]) for name in lessons.COURSES
    ]


def tried(id: str, given: TaskTry) -> TaskScene:
    """A task after what was played and tried."""
    try:
        attempt = lessons.Attempt(lessons.task(id))
    except ReefError as error:
        raise Refusal("malformed", error.message, status=404) from None
    try:
        outcomes = [attempt.play(action).outcome for action in given.played]
        if "wrong" in outcomes:
            raise Refusal("illegal", "lesson.not_played")
        before = attempt.game.position
        verdict = attempt.play(given.action) if given.action is not None else None
    except ReefError as error:
        raise Refusal.of(error) from None
    seats = seats_of(attempt.task.seat, attempt.game.position.players)
    names = [seat.name for seat in seats]
    speaker = listener(names, attempt.task.seat, rules_of(before).deck)
    step = None
    if verdict is not None and verdict.outcome != "wrong":
        step = scenes.step(
            before,
            attempt.game.moves[-1],
            attempt.game.position,
            number=len(attempt.played),
            seat=attempt.task.seat,
            names=names,
            everything=False,
        )
    return TaskScene(
        id=id,
        ask=_sentence(attempt.task.says("ask")),
        hint=_sentence(attempt.task.says("hint")),
        boards=[*attempt.task.boards],
        kinds=[*attempt.task.kinds],
        beside=_beside(attempt.task),
        find=attempt.task.find,
        played=attempt.played,
        scene=_scene(attempt, seats),
        step=step,
        answer=None if verdict is None else _answer(verdict, given.action or ""),
        way=None if attempt.solved else _way(attempt, speaker),
    )


def _scene(attempt: lessons.Attempt, seats: Sequence[Seat]) -> Scene:
    """The table, with nothing to choose but what the task offers."""
    task, game = attempt.task, attempt.game
    shown = scenes.scene(
        game, seat=task.seat, number=len(attempt.played), seats=seats, open=False, memory_aid=True
    )
    offered = [] if attempt.solved else attempt.offered()
    found = None
    if offered:
        names = tuple(seat.name for seat in seats)
        found = choices(game, task.seat, names, offered=frozenset(offered), boards=task.boards)
        found = msgspec.structs.replace(found, undo=bool(attempt.played))
    return msgspec.structs.replace(shown, choices=found)


def _beside(task: lessons.Task) -> list[Literal["sea", "tiles"]]:
    """The sea where something is collected or colours are counted, coral tiles where strengths decide or change."""
    turns = "alga" in task.kinds
    sea = turns or {"take", "feed", "larvae"} & {*task.kinds} or {"points_grew", "leading"} & {*task.goal}
    attacks = "lay" in task.kinds and any(clause.startswith(("R5", "R8")) for clause in task.clauses)
    return [*(("sea",) if sea else ()), *(("tiles",) if turns or attacks else ())]


def _answer(verdict: lessons.Verdict, action: str) -> TaskAnswer:
    says = verdict.says
    clause = says.clause if says is not None else None
    cells = _cells(action)
    return TaskAnswer(
        verdict.outcome,
        None if says is None else _sentence(says),
        clause=None if clause == lessons.NO_CLAUSE else clause,
        cell=cells[-1] if cells else None,
    )


def _way(attempt: lessons.Attempt, speaker: Speaker) -> TaskWay:
    restart, actions = attempt.way()
    message = lessons.shown(attempt.task, actions[0])
    return TaskWay(Sentence(speaker.one(message), said(message)), _cells(actions[0]), restart)


def _cells(action: str) -> list[str]:
    return [found[0] for found in CELL.finditer(action)]


def seats_of(you: int, players: int) -> list[Seat]:
    """The players of a position that is nobody's game: you, and the others by their colours."""
    return [
        Seat(
            player,
            "person",
            say(YOU if player == you else PLAYERS[player]),
            None,
            player == you,
        )
        for player in range(players)
    ]


def _lesson(lesson: lessons.Lesson) -> LessonInfo:
    return LessonInfo(
        id=lesson.id,
        minutes=lesson.minutes,
        title=_sentence(lesson.says("title")),
        subtitle=_sentence(lesson.says("subtitle")),
        opening=_sentence(lesson.says("opening")),
        habit=_sentence(lesson.says("habit")),
        tasks=[task.id for task in lesson.tasks],
    )


def _sentence(message: Message) -> Sentence:
    return Sentence(say(message), said(message))
