"""Small words: numbers, lists, colours and names as people say and print them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from ..engine.components import COLOUR_NAMES

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
LONGEST_NAME = 40


def printable(text: str, longest: int = 200) -> str:
    """Foreign text made harmless: no control signs, no direction signs, not too long.

    >>> printable("Ada\\x1b[2J")
    'Ada?[2J'
    """
    safe = "".join("?" if unicodedata.category(sign)[0] == "C" else sign for sign in text[: longest + 1])
    return safe if len(safe) <= longest else safe[: longest - 3] + "..."


def count(n: int, thing: str) -> str:
    """A number with its noun.

    >>> count(1, "polyp"), count(3, "polyp")
    ('one polyp', 'three polyps')
    """
    word = NUMBERS[n] if n < len(NUMBERS) else str(n)
    return f"{word} {thing}" if n == 1 else f"{word} {thing}s"


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Words as people list them.

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    return f" {last} ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def colours(letters: Sequence[str], last: str = "and") -> str:
    """`white, yellow and pink`."""
    return listed([COLOUR_NAMES[letter] for letter in letters], last)


def a_colour_of(letters: Sequence[str], thing: str) -> str:
    """`an orange or pink cube`.

    >>> a_colour_of("OP", "cube")
    'an orange or pink cube'
    """
    return f"{'an' if letters[0] == 'O' else 'a'} {colours(letters, 'or')} {thing}"


def a_colour(colour: str, thing: str) -> str:
    """`an orange cube`, `a white tile`."""
    return f"{'an' if colour == 'O' else 'a'} {COLOUR_NAMES[colour]} {thing}"


class Names:
    """The players as one viewer calls them: by name, or `you`."""

    def __init__(self, names: Sequence[str], viewer: int | None) -> None:
        self.names = [printable(name, LONGEST_NAME) for name in names]
        self.viewer = viewer

    def is_you(self, player: int) -> bool:
        """Whether this player is spoken to."""
        return player == self.viewer

    def who(self, player: int) -> str:
        """`You`, `Ada`."""
        return "You" if self.is_you(player) else self.names[player]

    def whose(self, player: int) -> str:
        """`Your`, `Ada's`."""
        return "Your" if self.is_you(player) else f"{self.names[player]}'s"
