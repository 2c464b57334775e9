"""Titles and names as they are kept: what people typed, without signs that nobody sees or that turn a line around."""

from __future__ import annotations


def plain(text: str) -> str:
    """The text with what can be printed of it, and single spaces."""
    return " ".join("".join(sign for sign in text if sign.isprintable()).split())
