"""What the compiled catalogues call: the parts of tiles, numbers and lists. Nothing here is in any language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from .message import Message

__all__ = [
    "amount",
    "back",
    "by_colour",
    "capital",
    "count",
    "counted",
    "decimal",
    "front",
    "groups",
    "is_none",
    "kind",
    "listed",
    "listed_groups",
    "number",
    "operands",
    "quoted",
    "seat",
    "signed",
    "text",
]

COLOURS = "WYOPG"
REEF_TILES = {"rock", "water", "crown"}
CORAL_TILES = "WY WO YO YP OP OG WP PG WG YG".split()  # R1.7: tiles 1 to 10 by their colours
Say = Callable[[Any, Any, int], str]


def text(speaker: Any, value: Any, _: int = 1) -> str:
    """A value as it is: a message in its words."""
    if type(value) is str:
        return value
    return str(speaker.one(value)) if isinstance(value, Message) else str(value)


def is_none(value: Any) -> bool:
    """Whether something is not there: not given, no, no words, an empty list; 0 is a number as others.

    >>> [is_none(value) for value in (None, False, "", (), 0, "W")]
    [True, True, True, True, False, False]
    """
    return not value and (value is False or not isinstance(value, int | float))


def kind(tile: str) -> str:
    """What a tile is: plain, two, half (with the sides of its coral where it lies), double, blue, or one of the reef.

    >>> [kind(tile) for tile in ("W", "Y/W", "Wh", "Wh:ne", "O2", "Gb", "crown")]
    ['plain', 'two', 'half', 'half-ne', 'double', 'blue', 'crown']
    """
    if len(tile) == 1:
        return "plain"
    if tile in REEF_TILES:
        return tile
    if tile[1] == "h":
        return f"half-{tile[3:]}" if tile[3:] else "half"
    return {"/": "two", "2": "double", "b": "blue"}[tile[1]]


def front(tile: str | int) -> str:
    """The letter of the colour of a tile, in front where it has two; of a coral tile the first.

    >>> front("Y/W"), front(7)
    ('Y', 'W')
    """
    return CORAL_TILES[tile - 1][0] if isinstance(tile, int) else tile[0]


def back(tile: str | int) -> str:
    """The letter of the other colour of a tile.

    >>> back("Y/W"), back(7)
    ('W', 'P')
    """
    return CORAL_TILES[tile - 1][1] if isinstance(tile, int) else tile[2]


def amount(value: Any) -> Any:
    """A number, or how many things a list has."""
    return len(value) if isinstance(value, tuple) else value


def count(value: Any) -> Any:
    """The same, also of letters of colours."""
    return len(value) if isinstance(value, tuple | str) else value


def counted(value: Any) -> str:
    """The same in digits."""
    return str(count(value))


def seat(player: int) -> str:
    """The number of a seat, counted from 1."""
    return str(player + 1)


def groups(things: Iterable[str]) -> list[tuple[str, int]]:
    """Things with how many there are of each.

    >>> groups(("W", "O2", "W"))
    [('W', 2), ('O2', 1)]
    """
    return list(Counter(things).items())


def by_colour(letters: Iterable[str]) -> list[tuple[str, int]]:
    """The same of colours, in the order of colours."""
    return sorted(groups(letters), key=lambda group: COLOURS.index(group[0]))


def listed(speaker: Any, things: Sequence[Any], say: Say, first: Say, between: str, last: str) -> str:
    """Things as people list them."""
    return _joined(
        [(say if at else first)(speaker, thing, 1) for at, thing in enumerate(things)], between, last
    )


def listed_groups(
    speaker: Any, things: Sequence[tuple[Any, int]], say: Say, first: Say, between: str, last: str
) -> str:
    """Groups of things as people list them."""
    said = [(say if at else first)(speaker, thing, number) for at, (thing, number) in enumerate(things)]
    return _joined(said, between, last)


def _joined(said: list[str], between: str, last: str) -> str:
    if len(said) < 2 or last == between:
        return between.join(said)
    return between.join(said[:-1]) + last + said[-1]


def capital(words: str) -> str:
    """Words as a sentence or a label begins."""
    return words[:1].upper() + words[1:]


def operands(value: Any) -> tuple[float, int, int, int, int]:
    """What plural rules of CLDR ask about: the number, its whole part, how many decimals, the decimals, the exponent.

    >>> operands(("W", "W")), operands(1.5)
    ((2, 2, 0, 0, 0), (1.5, 1, 1, 5, 0))
    """
    number = amount(value)
    if isinstance(number, int):
        return abs(number), abs(number), 0, 0, 0
    number = abs(float(number))
    decimals = str(number).partition(".")[2].rstrip("0")
    return number, int(number), len(decimals), int(decimals or 0), 0


def number(value: float, marks: Mapping[str, str]) -> str:
    """A number with its thousands apart."""
    return _marked(f"{value:,}", marks)


def decimal(value: float, digits: int, marks: Mapping[str, str]) -> str:
    """A number with so many decimals."""
    return _marked(f"{value:.{digits}f}", marks)


def signed(value: float, digits: int, marks: Mapping[str, str]) -> str:
    """A number with so many decimals, and its sign."""
    return _marked(f"{value:+.{digits}f}", marks)


def _marked(digits: str, marks: Mapping[str, str]) -> str:
    if "," not in digits and "." not in digits:
        return digits
    return digits.translate({ord(","): marks["number.group"], ord("."): marks["number.decimal"]})


def quoted(value: Any, marks: Mapping[str, str]) -> str:
    """A text in quotation marks, with what cannot be shown written so that it can."""
    shown = repr(value)
    if not isinstance(value, str) or marks["quote.open"] == "'":
        return shown
    return marks["quote.open"] + shown[1:-1] + marks["quote.close"]
