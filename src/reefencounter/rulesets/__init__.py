"""The games that there are, as far as the engine differs between them, and how each layer finds what it has for one.

A layer has one object for each game in a `PerGame` table, and asks the object, never which game it is. The table is
looked up by a position (`of`) or by the game of the rules (`[rules.ruleset]`). A third game is one more object in each.
"""

from .base import BASE
from .games import RULESETS, AnyPosition, PerGame, ruleset_by, ruleset_in, ruleset_of
from .ruleset import Options, Ruleset
from .second_kind import SECOND_KIND

__all__ = [
    "BASE",
    "RULESETS",
    "SECOND_KIND",
    "AnyPosition",
    "Options",
    "PerGame",
    "Ruleset",
    "ruleset_by",
    "ruleset_in",
    "ruleset_of",
]
