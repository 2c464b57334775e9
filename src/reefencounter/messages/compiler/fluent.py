"""Reads Fluent files (projectfluent.org), the part of the syntax that the catalogues use.

A file has messages (`lay-no_rock = There is no rock.`) and terms (`-colour = …`), which are words that messages share.
No attributes, and no references from message to message: each is whole.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_NAME = re.compile(r"[a-zA-Z][\w-]*", re.ASCII)
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_BLANK = re.compile(r"[ \n]*")
_COMMENT = re.compile(r"(?:[ ]*\n)*(#{1,3}(?:[ ][^\n]*)?)(?:\n|\Z)")
_TEXT = re.compile(r"[^{}\n]+")
_GOES_ON = re.compile(r"((?:[ ]*\n)+)( +)(?=[^\s}.\[*])")  # a line that belongs to the pattern above it


@dataclass(frozen=True)
class Variable:
    """`$cell`."""

    name: str


@dataclass(frozen=True)
class Call:
    """`NUMBER($n)`, or a term: `-colour($colour, case: "dative")`."""

    name: str
    positional: tuple[Inline, ...] = ()
    named: tuple[tuple[str, str], ...] = ()
    term: bool = False


@dataclass(frozen=True)
class Select:
    """`$n -> [one] … *[other] …`: the variants in order with their keys, and which of them is taken if none fits."""

    subject: Inline
    variants: tuple[tuple[str, Pattern], ...]
    default: int


Inline = str | Variable | Call
Pattern = tuple[str | Variable | Call | Select, ...]


class SyntaxTrouble(ValueError):
    """A file that cannot be read: where, and what is wrong."""


@dataclass
class Resource:
    """What a file holds: its messages and terms in order, and the comment before each."""

    messages: dict[str, Pattern] = field(default_factory=dict)
    terms: dict[str, Pattern] = field(default_factory=dict)
    comments: dict[str, str] = field(default_factory=dict)


def parse(text: str, name: str = "text") -> Resource:
    """The messages and terms of a file.

    >>> parse("cells = { $n -> [one] One cell *[other] { $n } cells }".replace(" [", "\\n [").replace(" *", "\\n *"))
    ... # doctest: +ELLIPSIS
    Resource(messages={'cells': (Select(subject=Variable(name='n'), variants=(('one', ('One cell',)), ...
    """
    return _Reader(text.replace("\r\n", "\n"), name).resource()


class _Reader:
    def __init__(self, text: str, name: str) -> None:
        self.text, self.name, self.at = text, name, 0

    def fail(self, wanted: str) -> SyntaxTrouble:
        line = self.text.count("\n", 0, self.at) + 1
        found = self.text[self.at : self.at + 20].split("\n")[0]
        return SyntaxTrouble(f"{self.name}, line {line}: {wanted} is missing before {found!r}")

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def take(self, sign: str) -> bool:
        if self.text.startswith(sign, self.at):
            self.at += len(sign)
            return True
        return False

    def need(self, sign: str) -> None:
        if not self.take(sign):
            raise self.fail(repr(sign))

    def named(self) -> str:
        found = self.match(_NAME)
        if not found:
            raise self.fail("a name")
        return found[0]

    def spaces(self) -> None:
        self.match(_BLANK)

    def resource(self) -> Resource:
        found, comment = Resource(), list[str]()
        while True:
            line = self.match(_COMMENT)
            if line:
                comment.append(line[1].lstrip("#").strip())
                continue
            before = self.at
            self.spaces()
            if self.at >= len(self.text):
                return found
            if self.text[self.at - 1 : self.at] == " ":
                raise self.fail("the beginning of a line")
            comment = comment if self.text[before : self.at].count("\n") < 1 else []
            is_term = self.take("-")
            name = self.named()
            self.match(re.compile(" *"))
            self.need("=")
            self.match(re.compile(" *"))
            pattern = self.pattern()
            if not pattern:
                raise self.fail(f"the words of {name}")
            into = found.terms if is_term else found.messages
            if name in into:
                raise self.fail(f"another name than {name}, which stands twice,")
            into[name] = pattern
            if comment:
                found.comments[("-" if is_term else "") + name] = "\n".join(comment)
            comment = []

    def pattern(self) -> Pattern:
        """Text and placeables up to where the pattern ends; the indentation that all its lines share is no text."""
        parts: list[str | Variable | Call | Select | tuple[str, str]] = []
        text_ends = False  # whose spaces at the end are no words, other than those of a text in quotes
        while True:
            text = self.match(_TEXT)
            if text:
                parts.append(text[0])
                text_ends = True
            elif self.take("{"):
                parts.append(self.placeable())
                text_ends = False
            else:
                more = self.match(_GOES_ON)
                if not more:
                    break
                parts.append((more[1], more[2]))
        shared = min((len(part[1]) for part in parts if isinstance(part, tuple)), default=0)
        if parts and isinstance(parts[0], tuple):  # the words begin on the next line
            parts[0] = parts[0][1][shared:]
        merged: list[str | Variable | Call | Select] = []
        if parts and text_ends:
            parts[-1] = str(parts[-1]).rstrip(" ")
        for part in parts:
            said = re.sub(" ", "", part[0]) + part[1][shared:] if isinstance(part, tuple) else part
            if isinstance(said, str) and merged and isinstance(merged[-1], str):
                merged[-1] += said
            elif said != "":
                merged.append(said)
        return tuple(merged)

    def placeable(self) -> str | Variable | Call | Select:
        self.spaces()
        inside = self.inline()
        self.spaces()
        if self.take("->"):
            chosen = self.select(inside)
            self.need("}")
            return chosen
        self.need("}")
        return inside

    def select(self, subject: Inline) -> Select:
        variants: list[tuple[str, Pattern]] = []
        default = -1
        while True:
            self.spaces()
            if self.take("*"):
                default = len(variants)
            if not self.take("["):
                break
            self.spaces()
            number = self.match(_NUMBER)
            key = number[0] if number else self.named()
            self.spaces()
            self.need("]")
            self.match(re.compile(" *"))
            variants.append((key, self.pattern()))
        if default < 0:
            raise self.fail("a variant with a star, for all other cases,")
        return Select(subject, tuple(variants), default)

    def inline(self) -> Inline:
        if self.take('"'):
            return self.string()
        if self.take("$"):
            return Variable(self.named())
        number = None if self.text.startswith("-", self.at) else self.match(_NUMBER)
        if number:
            return number[0]
        term = self.take("-")
        name = self.named()
        if self.take("("):
            return Call(name, *self.arguments(), term)
        if not term:
            raise self.fail(f"a $ or brackets: {name} as it is would be another message,")
        return Call(name, term=True)

    def string(self) -> str:
        found = self.match(re.compile(r'((?:[^"\\\n]|\\.)*)"'))
        if not found:
            raise self.fail('the closing "')
        return re.sub(
            r'\\(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{6}|["\\])',
            lambda m: chr(int(m[1][1:], 16)) if m[1][0] in "uU" else m[1],
            found[1],
        )

    def arguments(self) -> tuple[tuple[Inline, ...], tuple[tuple[str, str], ...]]:
        positional: list[Inline] = []
        named: list[tuple[str, str]] = []
        while True:
            self.spaces()
            if self.take(")"):
                return tuple(positional), tuple(named)
            option = re.compile(r"([a-zA-Z][\w-]*)[ \n]*:[ \n]*").match(self.text, self.at)
            if option:
                self.at = option.end()
                value = self.inline()
                if not isinstance(value, str):
                    raise self.fail(f"a text or a number for {option[1]}")
                named.append((option[1], value))
            else:
                positional.append(self.inline())
            self.spaces()
            self.take(",")
