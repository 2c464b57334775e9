"""The Second Kind a second time, as plainly as it can be said: an oracle to test the engine against (S1-S8, N7).

It works on the JSON state itself, with sets of cells and recursion, and shares nothing with the engine. Of the base
game it covers all that the Second Kind has too.
"""

from ..reef import State
from .actions import play
from .choices import asked, legal
from .reef import Reef
from .scoring import score
from .stores import tidy

__all__ = ["Reef", "State", "asked", "legal", "play", "score", "tidy"]
