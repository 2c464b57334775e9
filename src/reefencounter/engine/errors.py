"""The ways of being wrong, one class each. What is said is a message: data first, a sentence for people when asked."""

from __future__ import annotations

import reprlib

from ..messages import Message, Value


class ReefError(ValueError):
    """Anything that this package refuses."""


class IllegalAction(ReefError):
    """An action that the rules refuse, or that is not written as the notation asks (clause N2).

    >>> error = refused("cube.none", "R4.1", colours="O")
    >>> error.code, error.clause, error.arguments
    ('cube.none', 'R4.1', {'colours': 'O'})
    >>> str(error)
    'You have no orange cube. (R4.1)'
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    @property
    def code(self) -> str:
        """The id of the message: what was wrong, for programs."""
        return self.message.id

    @property
    def arguments(self) -> dict[str, Value]:
        """What the message speaks of, by name."""
        return self.message.arguments

    @property
    def clause(self) -> str:
        """The clause of the rules, or of the notation, that refuses it."""
        return self.message.clause or ""

    @property
    def reason(self) -> str:
        """What was wrong, as an English sentence."""
        from ..messages.english import english  # words are needed only where somebody reads them

        return english(self.message)

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})"


def refused(code: str, clause: str, /, **arguments: Value) -> IllegalAction:
    """The error for an action: what is wrong with it, by which clause, and what the message speaks of."""
    return IllegalAction(Message(code, clause, **arguments))


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
