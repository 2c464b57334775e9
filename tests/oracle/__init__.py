"""The rules of the game a second time, as plainly as they can be said: an oracle to test the engine against.

It works on the N4 state itself, with sets of cells and recursion, shares nothing with the engine, and
puts being readable as rules before everything else. It covers the base and the advanced game (R1-R12).
"""

from .actions import play, tidy
from .choices import legal
from .reef import Reef, State
from .scoring import score

__all__ = ["Reef", "State", "legal", "play", "score", "tidy"]
