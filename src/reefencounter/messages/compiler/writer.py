"""From patterns of a catalogue to expressions of a programming language; how it writes them, its own class says.

What an expression calls stands in `messages/runtime.py` for Python. Terms become functions, one for each way in which
they are called: what depends on options such as `case: "dative"` is chosen here, not at run time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .catalogue import ACTOR, Catalogue
from .fluent import Call, Inline, Pattern, Select, Variable
from .plurals import CATEGORIES

PLAYERS = {"player", "owner", ACTOR}  # arguments that are seats: the first has the number 0
TEXTS = {"KIND", "FRONT", "BACK"}  # functions whose values are texts, never numbers
VALUES = {*TEXTS, "COUNT"}  # functions that give something to choose by
FUNCTIONS = set("CAPITAL SEAT COUNT NUMBER DECIMAL SIGNED QUOTED NAME CARD CARD_TEXT".split())
GROUPS = {"GROUPS", "BY_COLOUR"}
LISTS = {"AND": "list.and", "OR": "list.or", "LIST": "list.next"}
SPECIAL = {"you", "none", *CATEGORIES}  # keys that are asked about rather than compared
SEPARATORS = ("list.next", "list.and", "list.or")
MARKS = ("number.group", "number.decimal", "quote.open", "quote.close")


class CatalogueTrouble(ValueError):
    """What a catalogue asks for and cannot have."""


class Scope(NamedTuple):
    """Where a pattern stands: in a message, or in a term with these options."""

    where: str
    options: Mapping[str, str] | None = None


class Writer(ABC):
    """Writes the messages of one catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.definitions: list[str] = []
        self._functions: dict[tuple[str, tuple[tuple[str, str], ...]], str] = {}

    def trouble(self, scope: Scope, what: str) -> CatalogueTrouble:
        """An error that says where."""
        return CatalogueTrouble(f"{self.catalogue.language}, {scope.where}: {what}")

    def expression(self, pattern: Pattern, scope: Scope) -> str:
        """An expression for the words of a pattern."""
        parts: list[str] = []
        words = ""
        for part in pattern:
            while isinstance(part, Select) and self._fixed(part.subject, scope):
                chosen = self._chosen(part, scope)
                if len(chosen) == 1:
                    (part,) = chosen
                else:
                    break
            if isinstance(part, str):
                words += part
                continue
            if words:
                parts.append(self.literal(words))
                words = ""
            if isinstance(part, Select):
                fixed = self._fixed(part.subject, scope)
                parts.append(
                    self.expression(self._chosen(part, scope), scope) if fixed else self._select(part, scope)
                )
            else:
                parts.append(self.words(part, scope))
        if words or not parts:
            parts.append(self.literal(words))
        return self.joined(parts)

    def words(self, part: Inline, scope: Scope) -> str:
        """An expression for what is said of one thing."""
        if isinstance(part, str):
            return self.literal(part)
        if isinstance(part, Variable):
            return self.text(self.value(part, scope))
        options = dict(part.named)
        if part.term:
            said = [self.value(one, scope) for one in part.positional]
            return self.term_call(self.term(part.name, {**(scope.options or {}), **options}, scope), said)
        if part.name in LISTS or part.name == "JOIN":
            return self._list(part, scope)
        if len(part.positional) != 1:
            raise self.trouble(scope, f"{part.name} takes one argument")
        (given,) = part.positional
        if part.name not in FUNCTIONS:
            raise self.trouble(scope, f"there is no function {part.name}")
        if part.name == "CAPITAL":
            return self.call("CAPITAL", [self.words(given, scope)])
        return self.call(part.name, [self.value(given, scope), *options.values()])

    def value(self, part: Inline, scope: Scope) -> str:
        """An expression for a thing itself, to be chosen by or handed on."""
        if isinstance(part, str):
            return part if part.lstrip("-").isdigit() else self.literal(part)
        if isinstance(part, Variable):
            if scope.options is None:
                return self.argument(part.name)
            if part.name not in ("it", "count"):
                raise self.trouble(scope, f"a term has $it, $count and its options, not ${part.name}")
            return part.name
        if part.name not in VALUES or part.term:
            raise self.trouble(scope, f"{part.name} cannot be handed on")
        return self.call_value(part.name, self.value(part.positional[0], scope))

    def term(self, name: str, options: Mapping[str, str], scope: Scope) -> str:
        """The name of the function for a term with these options."""
        if name not in self.catalogue.terms:
            raise self.trouble(scope, f"there is no term -{name}")
        key = (name, tuple(sorted(options.items())))
        if key not in self._functions:
            self._functions[key] = function = f"{self.identifier(name)}_{len(self._functions)}"
            inside = Scope(f"-{name}", options)
            self.definitions.append(
                self.term_definition(function, self.expression(self.catalogue.terms[name], inside))
            )
        return self._functions[key]

    def identifier(self, name: str) -> str:
        """A name that programs can have."""
        return "t_" + name.replace("-", "_")

    def _list(self, part: Call, scope: Scope) -> str:
        options = dict(part.named)
        item, first, between = options.pop("item", ""), options.pop("first", ""), options.pop("with", "")
        say = self.term(item, {**(scope.options or {}), **options}, scope) if item else self.item()
        begin = self.term(first, {**(scope.options or {}), **options}, scope) if first else say
        (given,) = part.positional
        grouped = isinstance(given, Call) and given.name in GROUPS
        if isinstance(given, Call) and grouped:
            things = self.call_value(given.name, self.value(given.positional[0], scope))
        else:
            things = self.value(given, scope)
        next_one = between or self.separator("list.next")
        last = next_one if part.name == "JOIN" else self.separator(LISTS[part.name])
        return self.listed(things, say, begin, next_one, last, grouped=grouped)

    def separator(self, id: str) -> str:
        """What stands between two things of a list: the words of `{ $some } and { $last }` that are neither."""
        pattern = self.catalogue.messages.get(id, ())
        words = [part for part in pattern if isinstance(part, str)]
        if len(pattern) != 3 or len(words) != 1:
            raise self.trouble(
                Scope(id), "it is written as { $some } and { $last }, in words of the language"
            )
        return words[0]

    def mark(self, id: str) -> str:
        """A sign of the language, such as that of decimals."""
        return "".join(str(part) for part in self.catalogue.messages.get(id, ()))

    def _fixed(self, subject: Inline, scope: Scope) -> bool:
        """Whether a choice is made here: by an option of a term."""
        return (
            scope.options is not None
            and isinstance(subject, Variable)
            and subject.name not in ("it", "count")
        )

    def _chosen(self, select: Select, scope: Scope) -> Pattern:
        subject = select.subject
        assert isinstance(subject, Variable)
        assert scope.options is not None
        wanted = scope.options.get(subject.name)
        default = select.variants[select.default][1]
        return next((pattern for key, pattern in select.variants if key == wanted), default)

    def _select(self, select: Select, scope: Scope) -> str:
        subject = self.value(select.subject, scope)
        texts = isinstance(select.subject, Call) and select.subject.name in TEXTS
        others = [each for number, each in enumerate(select.variants) if number != select.default]
        said = [(key, self.expression(pattern, scope)) for key, pattern in others]
        default = select.variants[select.default][1]
        otherwise = self.expression(default, scope)
        plain = all((texts or key not in SPECIAL) and not key.isdigit() for key, _ in said)
        if plain and len(said) > 2 and all(_is_words(pattern) for _, pattern in others):
            return self.table(dict(said), subject, otherwise, constant=_is_words(default))
        name = select.subject.name if isinstance(select.subject, Variable) else ""
        for key, expression in reversed(said):
            otherwise = self.chosen(self._test(key, subject, name, texts=texts), expression, otherwise)
        return otherwise

    def _test(self, key: str, subject: str, name: str, *, texts: bool) -> str:
        if texts:
            return self.equals(subject, self.literal(key))
        if key == "you":
            return self.is_you(subject)
        if key == "none":
            return self.is_none(subject, player=name in PLAYERS)
        if key.isdigit():
            return self.equals(self.amount(subject), key)
        if key in CATEGORIES:
            return self.equals(self.plural(subject), self.literal(key))
        return self.equals(subject, self.literal(key))

    @abstractmethod
    def literal(self, words: str) -> str:
        """A text as it is."""

    @abstractmethod
    def joined(self, parts: Sequence[str]) -> str:
        """Texts one after the other."""

    @abstractmethod
    def argument(self, name: str) -> str:
        """An argument of a message."""

    @abstractmethod
    def text(self, value: str) -> str:
        """A value in words."""

    @abstractmethod
    def item(self) -> str:
        """The function that says an item of a list as it is."""

    @abstractmethod
    def term_call(self, function: str, given: Sequence[str]) -> str:
        """A term in words."""

    @abstractmethod
    def term_definition(self, function: str, expression: str) -> str:
        """The function of a term."""

    @abstractmethod
    def call(self, name: str, given: Sequence[str]) -> str:
        """A function of the catalogue in words."""

    @abstractmethod
    def call_value(self, name: str, given: str) -> str:
        """What a function of the catalogue finds."""

    @abstractmethod
    def listed(self, things: str, say: str, first: str, between: str, last: str, *, grouped: bool) -> str:
        """Things as people list them."""

    @abstractmethod
    def chosen(self, test: str, expression: str, otherwise: str) -> str:
        """One text or another."""

    @abstractmethod
    def table(self, said: Mapping[str, str], subject: str, otherwise: str, *, constant: bool) -> str:
        """One of many texts."""

    @abstractmethod
    def equals(self, one: str, other: str) -> str:
        """Whether two values are the same."""

    @abstractmethod
    def is_you(self, subject: str) -> str:
        """Whether a player is spoken to."""

    @abstractmethod
    def is_none(self, subject: str, *, player: bool) -> str:
        """Whether something is not there: no value, no words, an empty list."""

    @abstractmethod
    def amount(self, subject: str) -> str:
        """A number, or how many things a list has."""

    @abstractmethod
    def plural(self, subject: str) -> str:
        """The plural category of a number, or of how many things there are."""


def _is_words(pattern: Pattern) -> bool:
    return all(isinstance(part, str) for part in pattern)
