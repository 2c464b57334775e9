"""The words that the page says itself, in TypeScript: a module for each topic of each language, and what it is told."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from .catalogue import ACTOR, PAGE, Catalogue, arguments
from .fluent import Call, Pattern, Select, Variable
from .plurals import CATEGORIES
from .writer import Scope, Writer

CALLS = {"CAPITAL": "capital", "COUNT": "counted", "NUMBER": "number", "DECIMAL": "decimal"}
CALLED = {"KIND": "kind", "FRONT": "front", "BACK": "back", "COUNT": "count"}
CALLED |= {"GROUPS": "groups", "BY_COLOUR": "byColour"}
LISTED = {"AND", "OR", "LIST", "JOIN"}
LIST = "readonly (string | number)[]"
HEAD = "/* Made of {} by the compiler of messages: change it there. */\n"
ALWAYS = "frame"  # the topic that every page needs: it comes with the list of a language's others


def modules(catalogues: Sequence[Catalogue]) -> dict[str, str]:
    """The files of the page by their names; the first catalogue says what each message is told.

    A language in which a topic is missing is not among them: the page is read in it as a whole, or not at all.
    """
    files = {}
    topics = catalogues[0].page()
    whole = [catalogue for catalogue in catalogues if {*topics} <= {*catalogue.page()}]
    for catalogue in whole:
        for topic in topics:
            said = [id for id in topics[topic] if id in catalogue.messages]  # in the same order everywhere
            files[f"{catalogue.language}/{topic}.ts"] = _module(catalogue, topic, said)
        files[f"{catalogue.language}/index.ts"] = _list(catalogue.language, [*topics])
    told = [f"  '{id}': {_told(catalogues[0].messages[id])};\n" for ids in topics.values() for id in ids]
    head = HEAD.format("the catalogues")
    languages = " | ".join(f"'{catalogue.language}'" for catalogue in whole)
    names = ", ".join(
        f"{catalogue.language}: {json.dumps(catalogue.messages['language.name'][0], ensure_ascii=False)}"
        for catalogue in whole
    )
    loaders = "".join(
        f"  {catalogue.language}: () => import('./{catalogue.language}'),\n" for catalogue in whole
    )
    all_topics = " | ".join(f"'{topic}'" for topic in topics)
    files["index.ts"] = (
        f"{head}import type {{ Said }} from '../runtime';\n\nexport type Language = {languages};\n"
        f"export type Topic = {all_topics};\n"
        f"export interface Messages {{\n{''.join(told)}}}\n\n"
        "type All = Record<string, Said>;\n"
        "type Topics = { always: All; topics: Record<string, () => Promise<{ default: All }>> };\n"
        f"export const NAMES: Record<Language, string> = {{ {names} }};\n"
        f"export const CATALOGUES: Record<Language, () => Promise<Topics>> = {{\n{loaders}}};\n"
    )
    return files


def write(catalogues: Sequence[Catalogue], folder: Path) -> None:
    """Writes the files that have changed, and removes those that are no longer made."""
    files = modules(catalogues)
    for path in folder.rglob("*.ts"):
        if path.relative_to(folder).as_posix() not in files:
            path.unlink()
    for name, source in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != source:
            path.write_text(source, encoding="utf-8")


def _list(language: str, topics: Sequence[str]) -> str:
    others = "".join(f"  {topic}: () => import('./{topic}'),\n" for topic in topics if topic != ALWAYS)
    head = HEAD.format(f"the catalogue {language}")
    return f"{head}export {{ default as always }} from './{ALWAYS}';\nexport const topics = {{\n{others}}};\n"


def _module(catalogue: Catalogue, topic: str, ids: Sequence[str]) -> str:
    writer = TypeScriptWriter(catalogue)
    said = []
    for id in ids:
        pattern = catalogue.messages[id]
        words = writer.expression(pattern, Scope(id))
        constant = all(isinstance(part, str) for part in pattern)
        said.append(f"  '{id}': {words},\n" if constant else f"  '{id}': (a: Told) => {words},\n")
    names = [*sorted(writer.used), *(["type Told"] if any("(a: Told)" in line for line in said) else [])]
    imports = f"import {{ {', '.join(names)} }} from '../../runtime';\n\n" if names else "\n"
    definitions = "".join(f"{line}\n" for line in writer.definitions)
    source = f"{catalogue.language}/{PAGE}/{topic}.ftl"
    return f"{HEAD.format(source)}{imports}{definitions}export default {{\n{''.join(said)}}};\n"


def _told(pattern: Pattern) -> str:
    """The type of what a message is told."""
    names = sorted(arguments(pattern))
    if not names:
        return "undefined"
    kinds = dict(sorted(_kinds(pattern), key=lambda known: known[1] == LIST))  # a list counts its things
    told = "; ".join(f"{name}: {kinds.get(name, 'string | number')}" for name in names)
    return f"{{ {told} }}"


def _kinds(pattern: Pattern) -> list[tuple[str, str]]:
    """The arguments of which more is known than that they are said."""
    found: list[tuple[str, str]] = []
    for part in pattern:
        if isinstance(part, Call):
            listed = LIST if part.name in LISTED else "number"
            known = part.name in LISTED or part.name in ("NUMBER", "DECIMAL")
            found += [(one.name, listed) for one in part.positional if isinstance(one, Variable) and known]
            found += _kinds(tuple(one for one in part.positional if isinstance(one, Call)))
        elif isinstance(part, Select):
            for _, variant in part.variants:
                found += _kinds(variant)
            keys = {key for key, _ in part.variants}
            if isinstance(part.subject, Variable) and keys & {*CATEGORIES}:
                found.append((part.subject.name, "number"))
            elif isinstance(part.subject, Variable) and "none" in keys:
                found.append((part.subject.name, "string | number | boolean | null | undefined"))
    return found


class TypeScriptWriter(Writer):
    """TypeScript: `a` is what a message is told. It speaks to nobody in particular, and of no cards."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(catalogue)
        self.used: set[str] = set()  # of runtime.ts

    def _runtime(self, name: str, *given: str) -> str:
        self.used.add(name)
        return f"{name}({', '.join(given)})"

    def literal(self, words: str) -> str:
        return json.dumps(words, ensure_ascii=False)

    def joined(self, parts: Sequence[str]) -> str:
        return " + ".join(parts)

    def argument(self, name: str) -> str:
        if name == ACTOR:
            raise self.trouble(Scope(PAGE), "the page's own words have no $actor")
        return f"a.{name}"

    def text(self, value: str) -> str:
        return f"String({value})"

    def item(self) -> str:
        return "String"

    def term_call(self, function: str, given: Sequence[str]) -> str:
        return f"{function}({', '.join(given)})"

    def term_definition(self, function: str, expression: str) -> str:
        used = re.sub(r'"(?:[^"\\]|\\.)*"', "", expression)  # without its words
        it, count = (
            name if re.search(rf"\b{name}\b(?!\()", used) else f"_{name}" for name in ("it", "count")
        )
        return f"const {function} = ({it}: any, {count} = 1): string => {expression};"

    def call(self, name: str, given: Sequence[str]) -> str:
        if name not in CALLS:
            raise self.trouble(Scope(PAGE), f"the page's own words have no {name}")
        language = [self.literal(self.catalogue.language)] if name in ("NUMBER", "DECIMAL") else []
        return self._runtime(CALLS[name], *given, *language)

    def call_value(self, name: str, given: str) -> str:
        return self._runtime(CALLED[name], given)

    def listed(self, things: str, say: str, first: str, between: str, last: str, *, grouped: bool) -> str:
        given = [things, say, first, self.literal(between), self.literal(last)]
        return self._runtime("listedGroups" if grouped else "listed", *given)

    def chosen(self, test: str, expression: str, otherwise: str) -> str:
        return f"({test} ? {expression} : {otherwise})"

    def table(self, said: Mapping[str, str], subject: str, otherwise: str, *, constant: bool) -> str:
        pairs = ", ".join(f"{self.literal(key)}: {words}" for key, words in said.items())
        return f"(({{ {pairs} }} as Record<string, string>)[{subject}] ?? {otherwise})"

    def equals(self, one: str, other: str) -> str:
        return f"{one} === {other}"

    def is_you(self, subject: str) -> str:
        raise self.trouble(
            Scope(PAGE), "the page's own words are told to nobody in particular: there is no [you]"
        )

    def is_none(self, subject: str, *, player: bool) -> str:
        return self._runtime("isNone", subject)

    def amount(self, subject: str) -> str:
        return self._runtime("amount", subject)

    def plural(self, subject: str) -> str:
        return self._runtime("plural", subject, self.literal(self.catalogue.language))
