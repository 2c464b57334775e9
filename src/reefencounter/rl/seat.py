"""A seat's knowledge in the compact space: what a network in that seat sees, may do, and has begun.

The environments write observations of whole games; a bot is never shown one. Here the same bytes are made from what its
seat may know: tiles, cubes and cards that it cannot see are there in their number, as any that fit.
"""

from __future__ import annotations

from operator import index
from typing import Any

from ..engine.errors import refused
from ..notation.forms import rules_of
from ..view import Known
from .rulebook import rulebook


class CompactSeat:
    """One decision of the engine, made of one to three steps."""

    def __init__(self, position: Any, known: Known, seat: int, ids: list[int], memory_aid: bool) -> None:
        """`position` holds anything in the place of what is not `known`; `ids` are the engine's legal actions."""
        self.position, self.known, self.seat, self.ids, self.aid = position, known, seat, ids, memory_aid
        self.book = rulebook(rules_of(position))
        self.begun: tuple[int, ...] = ()

    def observation(self, space: int = 1) -> bytearray:
        """What the seat may know, with the steps taken so far."""
        book = rulebook(self.book.rules, space)
        return book.observed(self.position, self.known, self.begun, self.seat, self.aid)

    def mask(self) -> bytearray:
        """A 1 at each step that may be taken now."""
        return self.book.marked(self.ids, self.begun)

    def step(self, action: int) -> int:
        """Take a step: the engine's id of the action that it completes, or -1 if there is more to say."""
        action = index(action)
        if not 0 <= action < self.book.actions:
            raise refused("step.no_number", "N2", last=self.book.actions - 1, number=action)
        if not self.mask()[action]:
            step = self.book.text(action)
            if self.begun:
                so_far = " ".join(self.book.text(taken) for taken in self.begun)
                raise refused("step.goes_not_on", "N2", begun=so_far, step=step)
            raise refused("step.begins_nothing", "N2", step=step)
        path = (*self.begun, action)
        number = self.book.completed(self.ids, path)
        self.begun = path if number < 0 else ()
        return number
