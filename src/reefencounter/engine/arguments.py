"""What public calls are given: whole numbers in their ranges, lists of the right length; anything else is refused."""

from __future__ import annotations

from collections.abc import Iterable, Sized
from operator import index
from typing import Any

from .errors import InvalidRules, InvalidState, shown


def sized(data: Any, size: int) -> bytearray:
    """A copy of so many bytes."""
    data = memoryview(data).tobytes()
    if len(data) != size:
        raise InvalidState("position.size", bytes=size)
    return bytearray(data)


def number_of(value: object, least: int, most: int, what: str) -> int:
    """A whole number in its range; refuses anything else with a sentence."""
    try:
        number = index(value)  # type: ignore[arg-type]  # what has none is refused
    except TypeError:
        number = least - 1
    if not least <= number <= most:
        raise InvalidRules("shape.whole_number", where=what, least=least, most=most, value=shown(value))
    return number


def numbers_of(values: Any, size: int, most: int, what: str) -> list[int]:
    """So many whole numbers from 0 to `most`; refuses anything else with a sentence."""
    if not isinstance(values, Sized) or not isinstance(values, Iterable) or len(values) != size:
        raise InvalidRules("shape.whole_numbers", where=what, length=size, value=shown(values))
    return [number_of(value, 0, most, f"{what}[{place}]") for place, value in enumerate(values)]


def players_of(value: object) -> None:
    """Refuse what is no number of players."""
    if value not in (2, 3, 4):
        raise InvalidRules("rules.players_given", value=shown(value))


def boards_of(values: object, players: int) -> list[int]:
    """The boards that are given for a new game: as many as players, no board twice."""
    boards = numbers_of(values, players, 3, "boards")
    if len(set(boards)) < players:
        raise InvalidRules("rules.board_twice", "R2.1")
    return boards
