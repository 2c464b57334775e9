"""All messages with their arguments and the kind of each, for those who write another catalogue.

    python -m reefencounter.messages.schema        prints it as JSON

What an argument is follows from how the English catalogue says it: as a colour, a cell, a seat, a number …
"""

from __future__ import annotations

import json

from .english import CATALOGUE
from .english.speaker import ACTOR, Entry, parts

KINDS = {  # what an argument is, by the form in which it is said
    "colour": "colour",
    **dict.fromkeys(("colours", "any", "a", "cubes", "pair", "counted", "polyps"), "colours"),
    "alga": "alga",
    "coral tile": "coral tile",
    "coral tiles": "coral tiles",
    "player colour": "colour of a player",
    **dict.fromkeys(("tile", "a tile", "taken", "a taken", "consumed", "heaped", "several"), "tile"),
    **dict.fromkeys(("tiles", "heap", "kinds", "reef tiles"), "tiles"),
    "reef tile": "tile",
    "piece": "piece",
    **dict.fromkeys(("who", "whose", "your", "you", "seat"), "seat"),
    "all": "seats",
    **dict.fromkeys(("card", "card text"), "card"),
    **dict.fromkeys(("cards", "card names"), "cards"),
    **dict.fromkeys(("number", "thousands", "hundredths", "signed", "how many"), "number"),
    **dict.fromkeys(("list", "commas", "sentences", "semicolons", "written", "against"), "list"),
    "quoted": "text",
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
    return {id: arguments(entry) for id, entry in sorted(CATALOGUE.items())}


def arguments(entry: Entry) -> dict[str, str]:
    """The arguments of one message: those that are said, and those by which its form is chosen."""
    found: dict[str, str] = {}
    forms = {"": entry} if isinstance(entry, str) else entry
    for when, template in forms.items():
        for part in parts(template):
            if not isinstance(part, str):
                name, _, form = part
                kind = _kind(name, form)
                if found.get(name, VALUE) == VALUE or kind in ("colour", "seat", "tile"):
                    found[name] = kind
        for word in when.split():
            found.setdefault(word.partition("=")[0].partition(".")[0], FLAG)
    found.pop(ACTOR, None)  # which every message has
    return found


def _kind(name: str, form: str) -> str:
    if not form:
        return NAMES.get(name, VALUE)
    kind, *choices = form.split("|")
    if choices:
        return "seat" if kind == "you" else "number"
    return KINDS[kind]


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
