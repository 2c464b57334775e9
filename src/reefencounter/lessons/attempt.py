"""A learner at a task: each action is answered, and a wrong one taken back at once. Nothing is counted as lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, NamedTuple

from ..engine.errors import IllegalAction, ReefError
from ..game import Game
from ..messages import Message
from ..notation.forms import cell_numbers
from .task import Task


class Verdict(NamedTuple):
    """The answer to one action."""

    outcome: Literal["solved", "on_the_way", "wrong"]
    says: Message | None  #: what happened and why it matters, or the reason; `None` on the way
    rule: Message | None = None  #: the engine's own words, where it refused
    taken_back: int = 0  #: how many actions are played no longer


class Way(NamedTuple):
    """How a task can be solved from here on."""

    restart: bool  #: only from its beginning: what was played leads elsewhere
    actions: Sequence[str]


class Attempt:
    """One try of a task, from its beginning."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.start = task.game()
        self.game: Game = self.start.copy()
        self.played: list[str] = []  #: by the learner, as far as it stands
        self.solved = False

    def offered(self) -> list[str]:
        """What can be done now."""
        return self.task.offered(self.game)

    def play(self, action: str) -> Verdict:
        """Do something, and hear whether it was right.

        What the rules allow and the task does not offer is wrong here, and not done. Once it is solved, there is
        nothing more to do.
        """
        task = self.task
        if self.solved:
            raise ReefError("lesson.solved_already")
        if action not in self.offered() and action in self.game.legal(task.seat):
            return Verdict("wrong", self._known([*self.played, action]) or Message("lesson.not_offered"))
        try:
            self.game.play(action, player=task.seat)
        except IllegalAction as refusal:
            return Verdict("wrong", self._reason([*self.played, action], refusal), refusal.message)
        self.played.append(action)
        if task.solved(self.start, self.game, self.played):
            self.solved = True
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
        self.solved = False

    def restart(self) -> None:
        """Begin anew."""
        self.game, self.played, self.solved = self.start.copy(), [], False

    def way(self) -> Way:
        """What is left to do: the rest of the solution, in whatever order it was begun, if it leads there."""
        left, done = [], Counter(self.played)
        for action in self.task.solution:
            if done[action]:
                done[action] -= 1
            else:
                left.append(action)
        trial = Attempt(self.task)
        trial.game, trial.played = self.game.copy(), [*self.played]
        for number, action in enumerate(left, 1):
            if action not in trial.offered():
                break
            outcome = trial.play(action).outcome
            if outcome == "solved":
                return Way(False, left[:number])
            if outcome == "wrong":
                break
        return Way(bool(self.played), self.task.solution)

    def _known(self, tried: list[str]) -> Message | None:
        """The reason of a wrong try that the task foresees. A meal is the same wherever on its coral one points."""
        for number, wrong in enumerate(self.task.wrong, 1):
            if [self._meant(action) for action in wrong.actions] == [self._meant(action) for action in tried]:
                return self.task.says(f"wrong_{number}", wrong.clause)
        return None

    def _meant(self, action: str) -> str | tuple[int, ...]:
        kind, _, what = action.partition(" ")
        cell = cell_numbers(self.start.position).get(what)
        coral = self.start.position.coral(cell) if kind == "eat" and cell is not None else ()
        return tuple(sorted(coral)) or action

    def _reason(self, tried: list[str], refusal: IllegalAction) -> Message:
        foreseen = self._known(tried)
        if foreseen is not None or refusal.clause not in self.task.refusals:
            return foreseen or refusal.message
        id = f"lesson.refused.{refusal.clause.lower().replace('.', '_')}"
        return Message(id, refusal.clause)
