"""A game as text or as a picture, for those who watch an environment. Everything is open, as at the end of a game."""

from __future__ import annotations

from typing import Any

from ..engine.errors import ReefError
from ..messages.words import words
from ..notation import dump
from ..view import Known, view
from .environment_table import Table

MODES = ("ansi", "human", "svg")


class NoSuchMode(ReefError, TypeError):
    """A render mode that there is not. Stable-Baselines3 asks for `rgb_array` and does without after a TypeError."""


def check_mode(mode: str | None) -> None:
    """Refuse a mode that there is not."""
    if mode is not None and mode not in MODES:
        raise NoSuchMode("environment.render_mode", modes=[*MODES], value=str(mode)[:60])


def picture(table: Table, mode: str | None, seat: int | None = None) -> str | None:
    """The table as text, printed text or SVG; as a seat sees it, or all open."""
    if mode is None:
        return None
    if mode == "svg":
        from ..pictures import draw  # only who draws pays for loading it

        return draw(_shown(table, seat))
    drawn = text(table, seat)
    if mode == "human":
        print(drawn)
        return None
    return drawn


def text(table: Table, seat: int | None = None) -> str:
    """The table in letters, below who is to act and what they have begun: in a window only they see that (S7.5)."""
    from ..pictures.plain import plain

    drawn = plain(_shown(table, seat))
    if table.over or seat not in (None, table.seat):
        return drawn
    begun = [table.text(step) for step in table.begun]
    return f"{words('letters.to_act', player=table.seat, begun=begun)}\n{drawn}"


def _shown(table: Table, seat: int | None) -> dict[str, Any]:
    if seat is None:
        return dump(table.position)
    known = table.known() if table.aid else Known.nothing(table.position)
    return view(table.position, known, seat, bool(table.aid))
