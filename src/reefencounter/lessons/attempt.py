"""A learner at a task: each action is answered, and a wrong one taken back at once. Nothing is counted as lost."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ..engine.errors import IllegalAction, ReefError
from ..game import Game
from ..messages import Message
from .task import Task


class Verdict(NamedTuple):
    """The answer to one action."""

    outcome: Literal["solved", "on_the_way", "wrong"]
    says: Message | None  #: what happened and why it matters, or the reason; `None` on the way
    rule: Message | None = None  #: the engine's own words, where it refused
    taken_back: int = 0  #: how many actions are played no longer


class Attempt:
    """One try of a task, from its beginning."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.start = task.game()
        self.game: Game = self.start.copy()
        self.played: list[str] = []  #: by the learner, as far as it stands

    def offered(self) -> list[str]:
        """What can be done now."""
        return self.task.offered(self.game)

    def play(self, action: str) -> Verdict:
        """Do something, and hear whether it was right."""
        task = self.task
        try:
            self.game.play(action, player=task.seat)
        except IllegalAction as refusal:
            return Verdict("wrong", self._reason([*self.played, action], refusal), refusal.message)
        self.played.append(action)
        if task.solved(self.start, self.game, self.played):
            return Verdict("solved", task.says("solved"))
        reason = self._known([*self.played])
        if reason is not None:
            self.undo()
            return Verdict("wrong", reason, taken_back=1)
        if not self.offered():
            taken_back = len(self.played)
            self.restart()
            missed = task.says("missed") if task.own_missed else Message("lesson.missed")
            return Verdict("wrong", missed, taken_back=taken_back)
        return Verdict("on_the_way", None)

    def undo(self) -> None:
        """Take the last action back."""
        if not self.played:  # what was played before the task is no part of it
            raise ReefError("game.nothing_to_undo")
        self.game.undo()
        self.played.pop()

    def restart(self) -> None:
        """Begin anew."""
        self.game, self.played = self.start.copy(), []

    def _known(self, tried: list[str]) -> Message | None:
        """The reason of a wrong try that the task foresees."""
        for number, wrong in enumerate(self.task.wrong, 1):
            if [*wrong.actions] == tried:
                return self.task.says(f"wrong_{number}", wrong.clause)
        return None

    def _reason(self, tried: list[str], refusal: IllegalAction) -> Message:
        foreseen = self._known(tried)
        if foreseen is not None or refusal.clause not in self.task.refusals:
            return foreseen or refusal.message
        id = f"lesson.refused.{refusal.clause.lower().replace('.', '_')}"
        return Message(id, refusal.clause)
