"""One task: where it begins, what is offered, and what counts as solved."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

from ..game import Game
from ..messages import Message
from . import goals, positions

CELL = re.compile(r"\b([1-4])[a-hz][0-7]\b")


def begun(drawn: positions.Drawn, prefix: Sequence[str]) -> Game:
    """A game at a drawn position, after the actions that belong to it; draws are the same every time."""
    game = Game.load(positions.state(drawn), seed=1)
    for action in prefix:
        game.play(action)
    return game


def offered(game: Game, seat: int, kinds: Sequence[str], boards: Sequence[int]) -> list[str]:
    """The legal actions of some kinds on some boards."""
    if game.over or (game.phase != "setup" and game.actor != seat):
        return []
    return [
        action
        for action in game.legal(seat)
        if action.split(" ")[0] in kinds and all(int(board) in boards for board in CELL.findall(action))
    ]


class WrongTry(NamedTuple):
    """Actions that a learner might well try, and the clause that explains why not."""

    actions: Sequence[str]
    clause: str
    refused: bool  #: by the engine; otherwise they are legal and miss the goal


class Task(NamedTuple):
    """A position and one thing to do there. All that it says is a message: see `says`."""

    id: str
    drawn: positions.Drawn
    boards: Sequence[int]  #: the numbers of the boards that are shown
    seat: int  #: of the learner
    prefix: Sequence[str]  #: actions that are played before, not part of the answer
    kinds: Sequence[str]  #: the kinds of action that are offered
    find: bool  #: finding the cell is the task: neither legal cells nor sizes of corals are marked
    goal: Mapping[str, Any]
    solution: Sequence[str]  #: one way; any other that meets the goal is as right
    wrong: Sequence[WrongTry]
    clauses: Sequence[str]  #: that it teaches
    refusals: frozenset[str]  #: the clauses for which the course has a sentence of its own
    own_missed: bool  #: whether it says itself what is missing when nothing more can be done

    @classmethod
    def made(cls, drawn: positions.Drawn, given: Mapping[str, Any], refusals: frozenset[str]) -> Self:
        """A task as a course gives it."""
        return cls(
            id=given["id"],
            drawn=drawn,
            boards=drawn.get("show", [1]),
            seat=given.get("seat", 0),
            prefix=given.get("prefix", []),
            kinds=given["kinds"],
            find=given.get("find", False),
            goal=given["goal"],
            solution=given["solution"],
            wrong=[
                WrongTry(each["actions"], each["clause"], each.get("refused", False))
                for each in given["wrong"]
            ],
            clauses=given["clauses"],
            refusals=refusals,
            own_missed=given.get("missed", False),
        )

    def says(self, what: str, clause: str | None = None) -> Message:
        """What it `ask`s, its `hint`, what is said when it is `solved`, or of the wrong try `wrong_1` …"""
        id = f"task.{self.id}.{what}"
        return Message(id, clause)

    def game(self) -> Game:
        """A game at the point where the task begins."""
        return begun(self.drawn, self.prefix)

    def offered(self, game: Game) -> list[str]:
        """The legal actions of the kinds that are offered, on the boards that are shown."""
        return offered(game, self.seat, self.kinds, self.boards)

    def solved(self, start: Game, now: Game, played: Sequence[str]) -> bool:
        """Whether the goal is met."""
        return bool(played) and goals.met(self.goal, goals.Look(start, now, self.seat, self.boards, played))
