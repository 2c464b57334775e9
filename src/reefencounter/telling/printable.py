"""Foreign text, such as names, made fit to be shown."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 40


def printable(text: str, longest: int = 200) -> str:
    """Foreign text made harmless: no control signs, no direction signs, not too long.

    >>> printable("Ada\\x1b[2J")
    'Ada?[2J'
    """
    safe = "".join("?" if unicodedata.category(sign)[0] == "C" else sign for sign in text[: longest + 1])
    return safe if len(safe) <= longest else safe[: longest - 3] + "..."
