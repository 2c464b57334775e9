"""Reef Encounter: the board game by Richard Breese, as an exact engine, a protocol and a table.

An unofficial, non-commercial implementation.
"""

from . import decks
from .engine import COMPILED, Chance, IllegalAction, InvalidRules, InvalidState, Position, ReefError, playout
from .game import Game, Played
from .outcome import Outcome
from .record import IllegalMove, InvalidRecord, Move
from .rules import Rules

__version__ = "0.2.0"

__all__ = [
    "COMPILED",
    "Chance",
    "Game",
    "IllegalAction",
    "IllegalMove",
    "InvalidRecord",
    "InvalidRules",
    "InvalidState",
    "Move",
    "Outcome",
    "Played",
    "Position",
    "ReefError",
    "Rules",
    "__version__",
    "decks",
    "playout",
]
