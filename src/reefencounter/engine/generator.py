"""Random numbers: a small generator (SplitMix64) whose whole state is one word that the caller owns.

It is the same compiled and uncompiled. It never lives inside a position, so a planner that copies a position
learns nothing about the future.
"""

from __future__ import annotations

from . import layout

WORD = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


def below(chance: layout.ChanceState, n: int) -> int:
    """A number from 0 to n - 1, all equally likely (n well under 2**32)."""
    chance.seed = (chance.seed + STEP) & WORD
    word = chance.seed
    word = ((word ^ (word >> 30)) * MIX_1) & WORD
    word = ((word ^ (word >> 27)) * MIX_2) & WORD
    word ^= word >> 31
    return ((word >> 32) * n) >> 32
