"""Recovery words: a browser's token as eight words that can be said, written down and typed in elsewhere.

Each sign of a token is a syllable, and two more syllables tell slips of the pen. Whoever knows the words has the token.
"""

from __future__ import annotations

import hashlib
import re

from ...engine.errors import ReefError

SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"  # of a token
SYLLABLES = [consonant + vowel for consonant in "bdfghjklmnprstvz" for vowel in "aiou"]
SYLLABLE_OF = dict(zip(SIGNS, SYLLABLES, strict=True))
SIGN_OF = dict(zip(SYLLABLES, SIGNS, strict=True))
WORDS, WORD = 8, 6  # so many words of so many letters
CHECKED = 2  # syllables that follow from the others


def words_of(token: str) -> list[str]:
    """The words for a token."""
    text = "".join(SYLLABLE_OF[sign] for sign in token + _check(token))
    return [text[start : start + WORD] for start in range(0, len(text), WORD)]


def token_of(text: str) -> str:
    """The token that was meant; capitals, commas and lines do not matter."""
    words = re.findall("[a-z]+", text.lower())
    if len(words) != WORDS:
        raise ReefError("recovery.number", number=len(words))
    signs = "".join(_signs(word) for word in words)
    token, check = signs[:-CHECKED], signs[-CHECKED:]
    if check != _check(token):
        raise ReefError("recovery.slip")
    return token


def _signs(word: str) -> str:
    syllables = [word[start : start + 2] for start in range(0, len(word), 2)]
    if len(word) != WORD or not all(syllable in SIGN_OF for syllable in syllables):
        raise ReefError("recovery.word", word=word[:20], example="bafiko")
    return "".join(SIGN_OF[syllable] for syllable in syllables)


def _check(token: str) -> str:
    digest = hashlib.sha256(f"recovery words:{token}".encode()).digest()
    return "".join(SIGNS[byte % len(SIGNS)] for byte in digest[:CHECKED])
