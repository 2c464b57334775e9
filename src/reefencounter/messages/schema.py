"""All messages with their arguments and the kind of each, for those who write another catalogue.

    python -m reefencounter.messages.schema        prints it as JSON

What an argument is follows from how the English catalogue says it: as a colour, a cell, a seat, a number … It reads the
sources of that catalogue, so it needs a checkout.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache

from .catalogue import DEFAULT
from .compiler.catalogue import ACTOR, read
from .compiler.fluent import Call, Inline, Pattern, Select, Variable
from .compiler.plurals import CATEGORIES

KINDS = {  # what an argument is, by the term or the function that says it
    **dict.fromkeys(("colour", "a-colour"), "colour"),
    "alga": "alga",
    "coral-tile": "coral tile",
    "player-colour": "colour of a player",
    **dict.fromkeys(
        ("tile", "a-tile", "tiles", "tile-name", "taken", "a-taken", "consumed", "heaped", "reef-tile"),
        "tile",
    ),
    "piece": "piece",
    **dict.fromkeys(("NAME", "SEAT", "who", "from-hand", "your-fish", "who-chooses"), "seat"),
    **dict.fromkeys(("CARD", "CARD_TEXT", "card"), "card"),
    **dict.fromkeys(("NUMBER", "DECIMAL", "SIGNED", "COUNT", "number"), "number"),
    **dict.fromkeys(("cells-open", "polyps-in-words", "each-now", "month"), "number"),
    **dict.fromkeys(("QUOTED", "guest-first", "guest-second"), "text"),
}
LISTS = {  # what a list is, by the term that says its items
    **dict.fromkeys(("colour", "polyp-group", "cube-group", "colour-group"), "colours"),
    **dict.fromkeys(("tiles", "tile-name", "tile-group", "heap-group", "reef-tile"), "tiles"),
    "coral-tile": "coral tiles",
    "who": "seats",
    "card": "cards",
    "": "list",
}
NAMES = {  # what is said as it is, by its name
    **dict.fromkeys(("cell", "origin", "goal", "grows"), "cell"),
    "coral_tile": "coral tile",
    **dict.fromkeys(("because", "name", "why"), "message or text"),
}
FLAG, VALUE = "flag", "number or text"


def schema() -> dict[str, dict[str, str]]:
    """The ids with the kinds of their arguments.

    >>> schema()["log.introduced"]
    {'player': 'seat', 'cell': 'cell'}
    """
    return {id: arguments(pattern) for id, pattern in sorted(_english().items())}


@lru_cache
def _english() -> dict[str, Pattern]:
    catalogue = read(DEFAULT)
    return {id: said for id, said in catalogue.messages.items() if catalogue.topics[id] != "language"}


def arguments(pattern: Pattern) -> dict[str, str]:
    """The arguments of one message: those that are said, and those by which its form is chosen."""
    found: dict[str, str] = {}
    for name, kind in _uses(pattern):
        weak = (None, FLAG) if kind == VALUE else (None, FLAG, VALUE, "number", "text", "list")
        if found.get(name) in weak and kind != FLAG:
            found[name] = kind
        found.setdefault(name, kind)
    found.pop(ACTOR, None)  # which every message has
    return found


def _uses(pattern: Pattern) -> Iterator[tuple[str, str]]:
    for part in pattern:
        if isinstance(part, Variable):
            yield part.name, NAMES.get(part.name, VALUE)
        elif isinstance(part, Call):
            yield from _called(part)
        elif isinstance(part, Select):
            yield from _chosen(part)
            for _, variant in part.variants:
                yield from _uses(variant)


def _called(call: Call) -> Iterator[tuple[str, str]]:
    for given in call.positional:
        if isinstance(given, Variable):
            yield given.name, _kind(call)
        elif isinstance(given, Call) and given.name in ("GROUPS", "BY_COLOUR"):
            yield from _called(Call("AND", given.positional, call.named))
        elif isinstance(given, Call):
            yield from _called(given)


def _kind(call: Call) -> str:
    if call.term or call.name in KINDS:
        return KINDS[call.name]
    return LISTS[dict(call.named).get("item", "")]


def _chosen(select: Select) -> Iterator[tuple[str, str]]:
    subject: Inline = select.subject
    if isinstance(subject, Variable):
        keys = {key for key, _ in select.variants}
        number = keys & {*CATEGORIES} or any(key.isdigit() for key in keys)
        yield subject.name, "seat" if "you" in keys else "number" if number else FLAG


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
