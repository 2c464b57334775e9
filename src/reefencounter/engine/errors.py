"""The ways of being wrong, one class each. Every message is a sentence for people."""

from __future__ import annotations

import reprlib


class ReefError(ValueError):
    """Anything that this package refuses."""


class IllegalAction(ReefError):
    """An action that the rules refuse, or that is not written as the notation asks (clause N2)."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(f"{reason} ({clause})")
        self.clause = clause
        self.reason = reason

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str]]:
        return IllegalAction, (self.clause, self.reason)


class InvalidRules(ReefError):
    """Rules or a set-up that no game can be played with."""


class InvalidState(ReefError):
    """A position that is malformed or that the components do not allow."""


def shown(value: object) -> str:
    """A value in a message: short, whatever it is."""
    try:
        return reprlib.repr(value)[:60]
    except Exception:  # a hostile value may refuse even to be shown
        return f"a {type(value).__name__}"
