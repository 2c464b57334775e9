"""Who one is: the words by which a browser's games are taken along to another."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class RecoveryWords(Struct, frozen=True):
    """The eight words of this browser. Whoever knows them may play at its tables."""

    words: Annotated[list[str], Meta(min_length=8, max_length=8)]


class GivenWords(Struct, forbid_unknown_fields=True, frozen=True):
    """The words of another browser, as they were typed in."""

    words: Annotated[str, Meta(min_length=1, max_length=400)]


class Identified(Struct, frozen=True):
    """This browser is the other one now, and has so many tables: the other's, and its own that came along."""

    tables: int
