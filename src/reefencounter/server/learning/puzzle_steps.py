"""The best turn of a puzzle step by step, as something that is played, and which steps another turn had as well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ... import puzzles
from ...messages import Message
from ...telling.sentences import told

CHANCE = frozenset({"log.dealt", "log.shuffled", "log.reserve"})  # nobody's doing
CELLS = ("cell", "origin", "goal")  # arguments that are cells


class TurnPart(NamedTuple):
    """One thing that a player does, and what follows from it."""

    does: Message
    follows: list[Message]


def parts(puzzle: puzzles.Puzzle, actions: Sequence[str]) -> list[TurnPart]:
    """A turn as the log tells it."""
    found: list[TurnPart] = []
    for message in told(puzzle.events(actions), puzzle.seat):
        if message.id in CHANCE:
            continue
        if "player" in message.arguments or not found:
            found.append(TurnPart(message, []))
        else:
            found[-1].follows.append(message)
    return found


def had(part: TurnPart, turn: Sequence[TurnPart]) -> bool:
    """Whether a turn does the same; of a laying its colour counts and what it takes, not each cell."""
    return any(_same(part.does, other.does) for other in turn)


def cells(part: TurnPart) -> list[str]:
    """The cells that a part of a turn is about."""
    told = [part.does, *_items(part.does)]
    named = [one.arguments[name] for one in told for name in CELLS if one.arguments.get(name)]
    return [str(cell) for cell in dict.fromkeys(named)]


def _same(one: Message, other: Message) -> bool:
    if one.id == other.id == "log.laying":
        return one["colour"] == other["colour"] and _taken(one) <= _taken(other)
    return one == other


def _taken(laying: Message) -> Counter[str]:
    return Counter(str(item["taken"]) for item in _items(laying) if item["taken"])


def _items(message: Message) -> list[Message]:
    items = message.arguments.get("items")
    return [item for item in items if isinstance(item, Message)] if isinstance(items, tuple) else []
