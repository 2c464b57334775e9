"""One thing that is said: immutable, comparable, hashable, and the same in every language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Union

Value = Union[str, int, float, None, "Message", tuple["Value", ...]]
LISTS = (list, tuple)
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789._")


def is_id(text: str) -> bool:
    """Whether a text could be the id of a message.

    >>> is_id("lay.no_rock"), is_id("There is no rock.")
    (True, False)
    """
    return _LETTERS.issuperset(text)


class Message:
    """An id, the clause of the rules that it speaks of, if any, and named arguments."""

    __slots__ = ("_arguments", "clause", "id")
    id: str
    clause: str | None
    _arguments: dict[str, Value]

    def __init__(self, id: str, clause: str | None = None, /, **arguments: Value | Sequence[Value]) -> None:
        _put_id(self, id)
        _put_clause(self, clause)
        for name, value in arguments.items():
            if value.__class__ in LISTS:
                arguments[name] = _frozen(value)
        _put_arguments(self, arguments)

    @property
    def arguments(self) -> dict[str, Value]:
        """The arguments by name; a copy."""
        return dict(self._arguments)

    def __getitem__(self, name: str) -> Value:
        return self._arguments[name]

    def renamed(self, id: str) -> Message:
        """Another message with the same clause and arguments."""
        return Message(id, self.clause, **self._arguments)

    def replaced(self, **arguments: Value) -> Message:
        """The same message with other values for some arguments."""
        return Message(self.id, self.clause, **{**self._arguments, **arguments})

    def to_json(self) -> dict[str, Any]:
        """As it travels; what is empty is left out.

        >>> Message("over", "R3.6").to_json()
        {'id': 'over', 'clause': 'R3.6'}
        """
        told: dict[str, Any] = {"id": self.id}
        if self.clause is not None:
            told["clause"] = self.clause
        if self._arguments:
            told["arguments"] = {name: _plain(value) for name, value in self._arguments.items()}
        return told

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> Message:
        """The message that `to_json` wrote."""
        arguments = {name: _message(value) for name, value in told.get("arguments", {}).items()}
        return cls(told["id"], told.get("clause"), **arguments)

    def items(self, name: str) -> list[Message]:
        """The messages in an argument that is a list of them."""
        value = self._arguments[name]
        return [item for item in value if isinstance(item, Message)] if isinstance(value, tuple) else []

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a message does not change")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a message does not change")

    def __eq__(self, other: object) -> bool:
        return (
            other.__class__ is Message
            and self.id == other.id
            and self._arguments == other._arguments
            and self.clause == other.clause
        )

    def __hash__(self) -> int:
        # Without the names of the arguments: messages that have the same values under others are hardly ever met.
        return hash(self.id) ^ hash(frozenset(self._arguments.values()))

    def __repr__(self) -> str:
        said = [repr(self.id)] + ([repr(self.clause)] if self.clause is not None else [])
        return f"Message({', '.join([*said, *(f'{k}={v!r}' for k, v in self._arguments.items())])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.id, self.clause, self._arguments)


# How a new message gets its values: the class refuses to change them.
_put_id, _put_clause, _put_arguments = (
    vars(Message)[name].__set__ for name in ("id", "clause", "_arguments")
)


def _restored(id: str, clause: str | None, arguments: dict[str, Value]) -> Message:
    return Message(id, clause, **arguments)


def _frozen(value: Any) -> Value:
    """A list as a tuple, all the way down."""
    return tuple(_frozen(one) for one in value) if isinstance(value, list | tuple) else value


def _message(value: Any) -> Any:
    if isinstance(value, Mapping):
        return Message.from_json(value)
    return [_message(one) for one in value] if isinstance(value, list) else value


def _plain(value: Value) -> Any:
    if isinstance(value, Message):
        return value.to_json()
    return [_plain(one) for one in value] if isinstance(value, tuple) else value
