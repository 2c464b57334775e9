"""The ways of being wrong, one class each. What is said is a message: data first, a sentence for people when asked."""

from __future__ import annotations

import reprlib
from collections.abc import Sequence

from ..messages import Message, Value
from ..messages.message import is_id

Said = Value | Sequence[Value]


class ReefError(ValueError):
    """Anything that this package refuses: a message for programs, a sentence for people.

    Made of a message, or of its id, its clause and its arguments. Words of others, as of a bot, stand for themselves.

    >>> error = InvalidRules("rules.players", value="5")
    >>> error.code, error.arguments
    ('rules.players', {'value': '5'})
    >>> str(error)
    'players must be 2, 3 or 4, not 5'
    """

    def __init__(self, said: Message | str, clause: str | None = None, /, **arguments: Said) -> None:
        if isinstance(said, str):
            said = Message(said, clause, **arguments) if is_id(said) else Message("as_it_is", text=said)
        super().__init__(said)
        self.message = said

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
        """The clause of the rules, or of the notation, that refuses it; empty where there is none."""
        return self.message.clause or ""

    @property
    def told(self) -> Message:
        """What people are told of it."""
        return self.message

    @property
    def reason(self) -> str:
        """What was wrong, as an English sentence."""
        from ..messages.words import english  # words are needed only where somebody reads them

        return english(self.told)

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})" if self.clause else self.reason


class IllegalAction(ReefError):
    """An action that the rules refuse, or that is not written as the notation asks (clause N2).

    >>> error = refused("cube.none", "R4.1", colours="O")
    >>> error.code, error.clause, error.arguments
    ('cube.none', 'R4.1', {'colours': 'O'})
    >>> str(error)
    'You have no orange cube. (R4.1)'
    """


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
