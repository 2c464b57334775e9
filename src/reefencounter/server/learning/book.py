"""The rulebook as a page shows it: clauses by chapters, with rulings, and diagrams to try them on.

A diagram is judged from what was played so far: the server keeps nothing of it, and the engine alone says no.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from ... import lessons, rulebook
from ...engine.errors import ReefError
from ...game import Game
from ...lessons.diagrams import SEAT, Diagram, diagram, diagrams
from ...messages import Message
from ...messages.words import language, say
from .. import scene as scenes
from ..refusals import Refusal
from ..said import said
from ..scene.choices import choices
from ..schemas import (
    BookChapter,
    BookClause,
    BookRuling,
    DiagramScene,
    Scene,
    Seat,
    Sentence,
    TaskTry,
    TryRefused,
)
from .lessons import seats_of


def book() -> list[BookChapter]:
    """The whole rulebook by chapters in the reader's language; a clause that a task teaches can be tried there."""
    return _book(language())


@cache
def _book(_: str) -> list[BookChapter]:
    tries: dict[str, list[str]] = {}
    for name in lessons.COURSES:
        for lesson in lessons.course(name):
            for number, task in enumerate(lesson.tasks, 1):
                for taught in task.clauses:
                    tries.setdefault(taught, []).append(f"{lesson.id}/{number}")
    shown = {name: each.id for each in diagrams().values() for name in each.clauses}
    chapters: dict[str, list[BookClause]] = {}
    for clause in rulebook.clauses().values():
        of_rulings = clause.name == rulebook.RULINGS
        chapters.setdefault(clause.chapter, []).append(
            BookClause(
                clause.name,
                clause.text.split("\n")[0]
                if of_rulings
                else clause.text,  # what follows are the rulings themselves
                tries.get(clause.name, []),
                shown.get(clause.name),
                [
                    BookRuling(each.question, each.ruling, each.reason)
                    for each in rulebook.rulings()
                    if of_rulings or clause.name in each.clauses
                ],
            )
        )
    return [BookChapter(title, clauses) for title, clauses in chapters.items()]


def tried(id: str, given: TaskTry) -> DiagramScene:
    """A diagram after what was played and tried, or why the rules forbid what was tried."""
    try:
        found = diagram(id)
    except ReefError as error:
        raise Refusal("malformed", error.message, status=404) from None
    game, played = found.game(), [*given.played]
    try:
        for action in played:
            game = found.play(game, action).game
    except ReefError as error:
        raise Refusal.of(error) from None
    seats = seats_of(SEAT, game.position.players)
    step = refused = None
    if given.action is not None:
        before = game.position
        try:
            move, after, game = found.play(game, given.action)
        except ReefError as error:
            refused = TryRefused(_sentence(error.message), error.message.clause)
        else:
            played.append(given.action)
            names = [seat.name for seat in seats]
            step = scenes.step(
                before, move, after, number=len(played), seat=SEAT, names=names, everything=False
            )
    return DiagramScene(
        id=id,
        about=_sentence(found.about()),
        tells=[_sentence(message) for message in found.told(game)],
        boards=[*found.boards],
        kinds=[*found.kinds],
        beside=[*found.beside],
        played=played,
        scene=_scene(found, game, seats, played),
        step=step,
        refused=refused,
    )


def _scene(diagram: Diagram, game: Game, seats: Sequence[Seat], played: Sequence[str]) -> Scene:
    """The table, with nothing to choose but what the diagram is about."""
    shown = scenes.scene(game, seat=SEAT, number=len(played), seats=seats, open=False, memory_aid=True)
    names = tuple(seat.name for seat in seats)
    offered = diagram.offered(game)
    found = None
    if offered:
        found = choices(game, SEAT, names, offered=frozenset(offered), boards=diagram.boards)
        found = msgspec.structs.replace(found, undo=bool(played))
    return msgspec.structs.replace(shown, choices=found)


def _sentence(message: Message) -> Sentence:
    return Sentence(say(message), said(message))
