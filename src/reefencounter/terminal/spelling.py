"""Actions word by word: as they are written (N2, N7), and as people type them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from ..engine.components import COLOUR_NAMES, COLOURS
from ..notation.second_kind.text import CELL_NUMBERS

Words = tuple[str, ...]

ALIASES = {"collect": "take", "introduce": "shrimp", "play": "cube", "end": "stop", "attack": "lay"}
LETTERS = {name: letter for letter, name in COLOUR_NAMES.items()}


PLAIN = "plain"  # stands where a word that others of the kind have is left out
TILE = re.compile(r"[wyopg](/[wyopg]|2|b|h(:[ns][ew])?)", re.I)


def words_of(action: str) -> Words:
    """An action in words of which none is left out.

    >>> words_of("lay 1d5"), words_of("lay 1d5 Wh:ne")
    (('lay', '1d5', 'hand'), ('lay', '1d5', 'hand', 'Wh:ne'))
    """
    words = tuple(action.split(" "))
    if words[0] == "lay" and len(words) > 1 and words[2:3] not in (("hand",), ("consumed",)):
        return (*words[:2], "hand", *words[2:])
    return words


def all_words(actions: Sequence[str]) -> list[Words]:
    """Actions in words, so that those of a kind with optional words are equally long."""
    found: list[Words] = []
    for kind, group in groupby((words_of(action) for action in actions), key=lambda words: words[0]):
        same = list(group)
        longest = max(map(len, same)) if kind in ("lay", "cube", "larva") else 0
        found += [(*words, *[PLAIN] * (longest - len(words))) for words in same]
    return found


def text_of(words: Words) -> str:
    """The action as it is written (N2, N7)."""
    written = [word for word in words if word != PLAIN]
    if words[0] == "lay" and words[2:3] == ("hand",):
        del written[2]
    return " ".join(written)


def understood(line: str) -> Words:
    """What was typed, in the spelling of the notation: `Take white` is `take W`.

    >>> understood("Take white"), understood("larvae p w")
    (('take', 'W'), ('larvae', 'WP'))
    """
    first, *rest = line.replace(",", " ").lower().split() or [""]
    words = [LETTERS.get(word, _spelt(word)) for word in rest]
    first = ALIASES.get(first, first)
    if first == "larvae":
        letters = "".join(words).upper()
        if all(letter in COLOURS for letter in letters):
            words = ["".join(sorted(letters, key=COLOURS.index))] if letters else []
    if first in CELL_NUMBERS:
        return ("lay", first, *words)
    return (first, *words)


def _spelt(word: str) -> str:
    """A colour or a tile with its capitals, anything else as it is.

    >>> _spelt("w"), _spelt("y/w"), _spelt("wh:ne"), _spelt("1d4")
    ('W', 'Y/W', 'Wh:ne', '1d4')
    """
    if len(word) == 1:
        return word.upper() if word.upper() in COLOURS else word
    if not TILE.fullmatch(word):
        return word
    return word.upper() if "/" in word else word[0].upper() + word[1:]


def example(actions: Sequence[Words], kind: str) -> str:
    """An action of this kind, or else any, that can be taken now."""
    return text_of((narrowed(actions, (kind,)) or actions)[0])


def narrowed(actions: Sequence[Words], typed: Words) -> list[Words]:
    """The actions that begin with these words."""
    return [action for action in actions if action[: len(typed)] == typed]
