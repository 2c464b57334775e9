"""A catalogue as a Python module: a text or a function for each message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .catalogue import ACTOR, PAGE, Catalogue
from .plurals import CATEGORIES, condition
from .writer import MARKS, SEPARATORS, Scope, Writer

SPEAKER_CALLS = {"NAME": "name", "CARD": "card", "CARD_TEXT": "card_text"}
CALLS = {
    "CAPITAL": "capital",
    "SEAT": "seat",
    "COUNT": "counted",
    "NUMBER": "number",
    "DECIMAL": "decimal",
    "SIGNED": "signed",
    "QUOTED": "quoted",
}
MARKED = {"NUMBER", "DECIMAL", "SIGNED", "QUOTED"}  # that write signs of the language
CALLED = {"KIND": "kind", "FRONT": "front", "BACK": "back", "COUNT": "count"}
CALLED |= {"GROUPS": "groups", "BY_COLOUR": "by_colour"}


def module(catalogue: Catalogue) -> str:
    """The source of the module of a language.

    What only the page says stays out.
    """
    writer = PythonWriter(catalogue)
    said: list[str] = []
    functions: list[str] = []
    for id, pattern in catalogue.messages.items():
        if catalogue.topics[id].startswith(f"{PAGE}/") or id.split(".")[0] == "plural" or id in SEPARATORS:
            continue
        if all(isinstance(part, str) for part in pattern):
            said.append(f"    {id!r}: {''.join(map(str, pattern))!r},")
        else:
            name = f"m{len(functions)}"
            functions.append(f"def {name}(s, a):\n    return {writer.expression(pattern, Scope(id))}")
            said.append(f"    {id!r}: {name},")
    head = f'"""Made of catalogues/{catalogue.language} by the compiler of messages: change it there."""'
    marks = {id: writer.mark(id) for id in MARKS}
    return "\n\n".join(
        [
            head,
            "from reefencounter.messages.runtime import *",
            f"MARKS = {marks!r}",
            _plural(catalogue),
            *writer.definitions,
            *functions,
            "MESSAGES = {\n" + "\n".join(said) + "\n}\n",
        ]
    )


def _plural(catalogue: Catalogue) -> str:
    lines = ["def plural(x):", "    n, i, v, f, e = operands(x)"]
    for category in CATEGORIES:
        pattern = catalogue.messages.get(f"plural.{category}")
        if pattern:
            lines.append(f"    if {condition(''.join(map(str, pattern)))}: return {category!r}")
    return "\n".join([*lines, "    return 'other'"])


class PythonWriter(Writer):
    """Python: `s` is the speaker, `a` the arguments of a message."""

    def literal(self, words: str) -> str:
        return repr(words)

    def joined(self, parts: Sequence[str]) -> str:
        return " + ".join(parts)

    def argument(self, name: str) -> str:
        return "s.actor" if name == ACTOR else f"a[{name!r}]"

    def text(self, value: str) -> str:
        return f"text(s, {value})"

    def item(self) -> str:
        return "text"

    def term_call(self, function: str, given: Sequence[str]) -> str:
        return f"{function}({', '.join(['s', *given])})"

    def term_definition(self, function: str, expression: str) -> str:
        return f"def {function}(s, it=None, count=1):\n    return {expression}"

    def call(self, name: str, given: Sequence[str]) -> str:
        if name in SPEAKER_CALLS:
            return f"s.{SPEAKER_CALLS[name]}({', '.join(given)})"
        return f"{CALLS[name]}({', '.join([*given, *(['MARKS'] if name in MARKED else [])])})"

    def call_value(self, name: str, given: str) -> str:
        return f"{CALLED[name]}({given})"

    def listed(self, things: str, say: str, first: str, between: str, last: str, *, grouped: bool) -> str:
        called = "listed_groups" if grouped else "listed"
        return f"{called}(s, {things}, {say}, {first}, {between!r}, {last!r})"

    def chosen(self, test: str, expression: str, otherwise: str) -> str:
        return f"({expression} if {test} else {otherwise})"

    def table(self, said: Mapping[str, str], subject: str, otherwise: str, *, constant: bool) -> str:
        name = f"T{len(self.definitions)}"
        pairs = ", ".join(f"{key!r}: {words}" for key, words in said.items())
        self.definitions.append(f"{name} = {{{pairs}}}")
        return (
            f"{name}.get({subject}, {otherwise})" if constant else f"({name}.get({subject}) or {otherwise})"
        )

    def equals(self, one: str, other: str) -> str:
        return f"{one} == {other}"

    def is_you(self, subject: str) -> str:
        return f"s.is_you({subject})"

    def is_none(self, subject: str, *, player: bool) -> str:
        return f"{subject} is None" if player else f"is_none({subject})"

    def amount(self, subject: str) -> str:
        return f"amount({subject})"

    def plural(self, subject: str) -> str:
        return f"plural({subject})"
