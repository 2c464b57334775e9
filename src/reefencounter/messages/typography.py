"""What a language wants of its typesetting, wherever its words are broken into lines."""

from __future__ import annotations

import re

NO_BREAK = "\N{NO-BREAK SPACE}"
# Czech: a preposition or conjunction of one letter never ends a line
ONE_LETTER = {"cs": re.compile(r"(?<![\w{}$.-])([aikosuvz]) (?=[^\W\d_]{2}|\{)", re.IGNORECASE)}


def bound(text: str, language: str) -> str:
    """The text with words held together that must not stand on two lines.

    >>> bound("Polož je k sobě, v pořadí W Y O P G.", "cs")
    'Polož je k\\xa0sobě, v\\xa0pořadí W Y O P G.'
    """
    held = ONE_LETTER.get(language)
    return held.sub(rf"\1{NO_BREAK}", text) if held else text
