"""Invitations: a code that can be said and typed, the link that carries it, and the link as a picture for phones.

Nine syllables are 54 bits: whoever tries a thousand codes a second finds one of a thousand tables that wait once in
five hundred years. Whoever has one learns no more than that a table waits and who invites.
"""

from __future__ import annotations

import io
import re
import secrets

import segno

from ..accounts.recovery import SYLLABLES

WORDS, WORD = 3, 3  # so many words of so many syllables


def new_code() -> str:
    """A code that nobody can guess."""
    syllables = [SYLLABLES[byte % len(SYLLABLES)] for byte in secrets.token_bytes(WORDS * WORD)]
    return "-".join("".join(syllables[start : start + WORD]) for start in range(0, WORDS * WORD, WORD))


def code_in(text: str) -> str:
    """The code that was meant; capitals and what stands between the words do not matter."""
    return "-".join(re.findall("[a-z]+", text.lower()))


def qr(link: str) -> bytes:
    """A link as a picture (SVG), dark on white in light and in darkness: phones read that best."""
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", border=3, dark="#10303b", light="#ffffff", omitsize=True, xmldecl=False, nl=False
    )
    return out.getvalue()
