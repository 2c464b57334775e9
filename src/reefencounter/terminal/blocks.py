"""Blocks of text: measured, padded, put beside and below each other, wrapped."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
SPACED = re.compile(r"\S+", re.ASCII)  # what stands between spaces at which a line may break

Block = list[str]


def width(text: str) -> int:
    """The columns that a text takes, without its escape codes."""
    text = ESCAPE.sub("", text)
    if text.isascii():
        return len(text)
    return sum(_columns(sign) for sign in text)


def _columns(sign: str) -> int:
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def pad(text: str, columns: int) -> str:
    """The text, filled up with spaces."""
    return text + " " * (columns - width(text))


def shortened(text: str, columns: int) -> str:
    """The text, cut if it takes more columns."""
    if width(text) <= columns:
        return text
    cut = text
    while width(cut) > columns - 1:
        cut = cut[:-1]
    return cut + "~"


def widest(block: Block) -> int:
    """The width of a block."""
    return max(map(width, block), default=0)


def beside(blocks: Sequence[Block], gap: int = 2) -> Block:
    """Blocks next to each other, aligned at the top."""
    blocks = [block for block in blocks if block]
    sizes = [widest(block) for block in blocks]
    height = max(map(len, blocks), default=0)
    lines = []
    for row in range(height):
        parts = [
            pad(block[row] if row < len(block) else "", size)
            for block, size in zip(blocks, sizes, strict=True)
        ]
        lines.append((" " * gap).join(parts))
    return lines


def columns(rows: Sequence[Sequence[str]], gap: int = 2) -> Block:
    """Rows of a table, each column as wide as its widest entry."""
    sizes = [max(map(width, column)) for column in zip(*rows, strict=True)]
    return [
        (" " * gap).join(pad(entry, size) for entry, size in zip(row, sizes, strict=True)) for row in rows
    ]


def flow(pieces: Sequence[str], columns: int, indent: str = "", gap: str = " ") -> Block:
    """Pieces one after the other, in as many lines as they need; a piece is never cut."""
    lines: Block = []
    line = ""
    for piece in pieces:
        if line and width(indent + line + gap + piece) > columns:
            lines.append(indent + line)
            line = piece
        else:
            line = line + gap + piece if line else piece
    return [*lines, indent + line] if line else lines


def wrapped(text: str, columns: int, indent: str = "") -> Block:
    """A sentence, or several, in lines; a no-break space, as before a French colon, breaks no line."""
    return flow(SPACED.findall(text), columns, indent)
