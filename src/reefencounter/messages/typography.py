"""What a language wants of its typesetting, wherever its words are broken into lines."""

from __future__ import annotations

import re

NO_BREAK = "\N{NO-BREAK SPACE}"
HELD = {  # what has a space in it at which no line ends
    # Czech: a preposition or conjunction of one letter and the word after it, a number and its sign
    "cs": re.compile(r"(?<![\w{}$.-])[aikosuvz] (?=[^\W\d_]{2}|\{)|(?<=[\d}]) %", re.IGNORECASE),
    # French: a sign that stands apart from its word. One at the beginning of a message has no word before it.
    "fr": re.compile(r"(?<=[^\s=\]]) [:;!?»%]|« "),
}


def bound(text: str, language: str) -> str:
    """The text with words held together that must not stand on two lines.

    >>> bound("Polož je k sobě, v pořadí W Y O P G.", "cs")
    'Polož je k\\xa0sobě, v\\xa0pořadí W Y O P G.'
    >>> bound("Jouez « Mer étale » : rien ne se retourne !", "fr")
    'Jouez «\\xa0Mer étale\\xa0»\\xa0: rien ne se retourne\\xa0!'
    """
    held = HELD.get(language)
    return held.sub(lambda found: found[0].replace(" ", NO_BREAK), text) if held else text
