"""What the terminal has for each game, looked up once: `of(position)`."""

from __future__ import annotations

from dataclasses import dataclass

from ..rulesets import BASE, SECOND_KIND, PerGame
from .labels import Table
from .second_kind import ALL_TURN_ACTIONS, SecondKindTable
from .turn_actions import TURN_ACTIONS, TurnAction


@dataclass(frozen=True, slots=True)
class GameWords:
    """The actions of a turn, in their order, and the words of its questions."""

    turn_actions: tuple[TurnAction, ...]
    table: type[Table]


WORDS: PerGame[GameWords] = PerGame(
    {BASE: GameWords(TURN_ACTIONS, Table), SECOND_KIND: GameWords(ALL_TURN_ACTIONS, SecondKindTable)}
)
of = WORDS.of
