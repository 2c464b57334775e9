"""Titles and names as they are kept: what people typed, without signs that nobody sees or that turn a line around.

A sign that draws nothing would make a name of nothing; marks that pile up on a letter would cover the lines beside it.
"""

from __future__ import annotations

from unicodedata import category, normalize

MOST_MARKS = 3  # on one letter, as many as any language writes
BLANK = frozenset("\u2800")  # drawn as a space, and none by its kind
# Drawn as nothing, though `isprintable` (Default_Ignorable_Code_Point of Unicode), with musical and Khitan fillers.
INVISIBLE = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x3164, 0xFFA0),
            *(0x1D159, 0x16FE4, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)),
        ),
    )
)


def plain(text: str) -> str:
    """The text with what can be seen of it, and single spaces."""
    shown: list[str] = []
    marks = MOST_MARKS  # a mark needs a letter to stand on
    for sign in normalize("NFC", text):
        if sign in INVISIBLE or not sign.isprintable():
            continue
        if category(sign) in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS:
                continue
        else:
            marks = MOST_MARKS if sign.isspace() else 0
        shown.append(" " if sign in BLANK else sign)
    return " ".join("".join(shown).split())
