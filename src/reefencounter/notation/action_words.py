"""Actions as text (N2, N7) by a table: for each kind of action, and each part of its id, the names of the values.

An empty name is left out of the text; a value whose name is None is no action. Names of one part may depend on the
part before it, as a neighbour does on its cell, or on the cards of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from ..engine.action_forms import ActionIds

LONGEST = 200  # characters of an action; ids of cards have at most 40


@dataclass(frozen=True)
class Part:
    """The values of one part of an action, in order."""

    names: tuple[str | None, ...]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Each value by its name."""
        return {name: number for number, name in enumerate(self.names) if name is not None}


@dataclass(frozen=True)
class PartAfter:
    """A part whose names depend on the value of the part before it."""

    parts: tuple[Part, ...]


@dataclass(frozen=True)
class PartOfDeck:
    """A part that names cards; `part` makes it for the ids of a deck."""

    part: Callable[[tuple[str, ...]], Part]


AnyPart = Part | PartAfter | PartOfDeck


def part(names: Sequence[str | None]) -> Part:
    """A part with these names."""
    return Part(tuple(names))


class ActionWords:
    """The texts of the actions of one game."""

    def __init__(
        self, ids: ActionIds, parts: Mapping[str, tuple[AnyPart, ...]], *, unsaid: Collection[str] = ()
    ) -> None:
        """`parts` are those of each kind of `ids`. A text begins with its kind, or with its first word if `unsaid`."""
        assert tuple(parts) == ids.kinds
        self.ids, self.parts = ids, parts
        self.opening = {kind: kind.split(" ")[0] if kind in unsaid else kind for kind in ids.kinds}
        self.by_word: dict[str, list[str]] = {}
        for kind in ids.kinds:
            self.by_word.setdefault(kind.split(" ")[0], []).append(kind)
        self._cached = lru_cache(8192)(self._read)  # positions of one game have many actions in common

    @property
    def first_ids(self) -> tuple[tuple[str, int], ...]:
        """The first word of each text with the first id that has it, in canonical order."""
        return tuple((word, self.ids.first[kinds[0]]) for word, kinds in self.by_word.items())

    def text(self, action: int, cards: tuple[str, ...] = ()) -> str:
        """An id as text. Raises `ValueError` if it stands for no action."""
        kind, values = self.ids.parts(action)
        words = [self.opening[kind]]
        before = 0
        for part, value in zip(self.parts[kind], values, strict=True):
            names = _named(part, before, cards).names
            name = names[value] if value < len(names) else None
            if name is None:
                raise ValueError(f"the id {action} stands for no action")
            if name:
                words.append(name)
            before = value
        return " ".join(words)

    def id(self, text: str, cards: tuple[str, ...] = ()) -> int | None:
        """The id of an action as text; None if no action is written so."""
        return self._cached(text, cards) if len(text) <= LONGEST else None

    def _read(self, text: str, cards: tuple[str, ...]) -> int | None:
        words = text.split(" ")
        if "" in words:
            return None
        for kind in self.by_word.get(words[0], ()):
            opening = self.opening[kind].split(" ")
            if words[: len(opening)] == opening:
                values = _values(self.parts[kind], words[len(opening) :], 0, cards)
                if values is not None:
                    return self.ids.id(kind, *values)
        return None


def _named(part: AnyPart, before: int, cards: tuple[str, ...]) -> Part:
    if isinstance(part, PartOfDeck):
        return part.part(cards)
    return part.parts[before] if isinstance(part, PartAfter) else part


def _values(
    parts: Sequence[AnyPart], words: Sequence[str], before: int, cards: tuple[str, ...]
) -> list[int] | None:
    """The values that these words name, one for each part; the first way in which all words are used."""
    if not parts:
        return None if words else []
    numbers = _named(parts[0], before, cards).numbers
    for length in range(min(2, len(words)), -1, -1):
        value = numbers.get(" ".join(words[:length]))
        if value is not None:
            rest = _values(parts[1:], words[length:], value, cards)
            if rest is not None:
                return [value, *rest]
    return None
