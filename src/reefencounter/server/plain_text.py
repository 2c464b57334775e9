"""Titles, names and lines as they are kept: what people typed, less signs that nobody sees or that turn a line."""

from __future__ import annotations


def plain(text: str) -> str:
    """The text with what can be printed of it, and single spaces."""
    return " ".join("".join(sign for sign in " ".join(text.split()) if sign.isprintable()).split())
