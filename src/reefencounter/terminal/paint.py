"""Ink for a terminal: the colour tokens of the design language as escape codes, or none at all.

A drawing never relies on colour. Letters and marks say the same, so `Paint(0, ...)` gives plain readable text.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TextIO

from ..pictures.tokens import LIGHT

TRUE_COLOUR = 1 << 24
SIGNS = "·─▶…×–◥◢◣◤"  # all that is drawn outside ASCII
LEVELS = (0, 95, 135, 175, 215, 255)  # of the colour cube of 256-colour terminals


@dataclass(frozen=True, slots=True)
class Paint:
    """How many colours the terminal has (0, 256 or `TRUE_COLOUR`), and whether it can show more than ASCII."""

    colours: int = 0
    unicode: bool = True

    def __call__(
        self, text: str, ink: str = "", ground: str = "", *, bold: bool = False, dim: bool = False
    ) -> str:
        """The text in the colours of two tokens."""
        if not self.colours:
            return text
        codes = [code for code, wanted in (("1", bold), ("2", dim)) if wanted]
        if ink:
            codes.append("38;" + self._code(LIGHT[ink]))
        if ground:
            codes.append("48;" + self._code(LIGHT[ground]))
        return f"\x1b[{';'.join(codes)}m{text}\x1b[0m" if codes else text

    def coral(self, colour: str, text: str | None = None) -> str:
        """A letter (or other text) in the colours of a coral."""
        if text is None:
            text = colour
        if colour == "G":
            return self(text, "pin-in", "G-base", bold=True)
        return self(text, "pin-out", f"{colour}-solid", bold=True)

    def player(self, colour: str, text: str) -> str:
        """A text on the plate of a player."""
        return self(text, f"p-{colour}-on", f"p-{colour}", bold=True)

    def sign(self, best: str, plain: str) -> str:
        """A sign, or its ASCII stand-in."""
        return best if self.unicode else plain

    def _code(self, colour: str) -> str:
        red, green, blue = (int(colour[k : k + 2], 16) for k in (1, 3, 5))
        if self.colours >= TRUE_COLOUR:
            return f"2;{red};{green};{blue}"
        return f"5;{nearest(red, green, blue)}"


def nearest(red: int, green: int, blue: int) -> int:
    """The colour of a 256-colour terminal that comes nearest.

    >>> nearest(255, 255, 255), nearest(128, 128, 128)
    (231, 244)
    """

    def distance(other: tuple[int, int, int]) -> int:
        return sum((a - b) ** 2 for a, b in zip((red, green, blue), other, strict=True))

    steps = [min(range(6), key=lambda k: abs(LEVELS[k] - part)) for part in (red, green, blue)]
    cube = (LEVELS[steps[0]], LEVELS[steps[1]], LEVELS[steps[2]])
    grey = min(range(24), key=lambda k: distance((8 + 10 * k,) * 3))
    if distance((8 + 10 * grey,) * 3) < distance(cube):
        return 232 + grey
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]


def paint_for(
    stream: TextIO, environment: Mapping[str, str] | None = None, *, colour: bool | None = None
) -> Paint:
    """What suits this stream. `colour` decides against the environment: False for none, True for some."""
    given = os.environ if environment is None else environment
    depth = _depth(given)
    if colour is None:
        plain = bool(given.get("NO_COLOR")) or not stream.isatty()
        depth = 0 if plain else depth
    elif colour:
        depth = depth or 256
    else:
        depth = 0
    return Paint(depth, unicode=_encodes(stream))


def _depth(environment: Mapping[str, str]) -> int:
    kind = environment.get("TERM", "")
    if environment.get("COLORTERM", "") in ("truecolor", "24bit"):
        return TRUE_COLOUR
    return 0 if kind in ("", "dumb", "linux", "vt100", "vt220") else 256


def _encodes(stream: TextIO) -> bool:
    try:
        SIGNS.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
