"""What the terminal has for each game, looked up once: `of(position)`."""

from __future__ import annotations

from dataclasses import dataclass

from ..rulesets import BASE, SECOND_KIND, PerGame
from .deeds import DEEDS, Deed
from .labels import Table
from .second_kind import ALL_DEEDS, SecondKindTable


@dataclass(frozen=True, slots=True)
class GameWords:
    """The actions of a turn, in their order, and the words of its questions."""

    deeds: tuple[Deed, ...]
    table: type[Table]


WORDS: PerGame[GameWords] = PerGame(
    {BASE: GameWords(DEEDS, Table), SECOND_KIND: GameWords(ALL_DEEDS, SecondKindTable)}
)
of = WORDS.of
