"""The catalogue of one language as its folder holds it: all messages and terms, and what each message is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ..typography import bound
from .fluent import Call, Pattern, Select, SyntaxTrouble, Variable, parse

FOLDER = Path(__file__).parents[1] / "catalogues"
PAGE = "page"  # the folder of a language with the words that the page alone says
ACTOR = "actor"  # an argument that every message has: who may act


@dataclass
class Catalogue:
    """Messages by id, in order; the topic (the file) of each; the terms, and the comments before both."""

    language: str
    messages: dict[str, Pattern] = field(default_factory=dict)
    topics: dict[str, str] = field(default_factory=dict)
    terms: dict[str, Pattern] = field(default_factory=dict)
    comments: dict[str, str] = field(default_factory=dict)

    def page(self) -> dict[str, list[str]]:
        """The ids that the page says itself, by topic."""
        found: dict[str, list[str]] = {}
        for id, topic in self.topics.items():
            if topic.startswith(f"{PAGE}/"):
                found.setdefault(topic.removeprefix(f"{PAGE}/"), []).append(id)
        return found


def languages(folder: Path = FOLDER) -> list[str]:
    """All languages: a folder each."""
    return sorted(path.name for path in folder.iterdir() if path.is_dir() and any(path.glob("*.ftl")))


def sources(language: str, folder: Path = FOLDER) -> list[Path]:
    """The files of a language."""
    return sorted((folder / language).rglob("*.ftl"))


def read(language: str, folder: Path = FOLDER) -> Catalogue:
    """The catalogue in a folder."""
    found = Catalogue(language)
    for path in sources(language, folder):
        topic = path.relative_to(folder / language).with_suffix("").as_posix()
        resource = parse(bound(path.read_text(encoding="utf-8"), language), f"{language}/{topic}.ftl")
        for name, pattern in resource.messages.items():
            id = name.replace("-", ".")
            if id in found.messages:
                raise SyntaxTrouble(
                    f"{language}/{topic}.ftl: {name} stands in {found.topics[id]}.ftl already"
                )
            found.messages[id], found.topics[id] = pattern, topic
        found.terms |= resource.terms
        found.comments |= {name.replace("-", ".", 0): said for name, said in resource.comments.items()}
    return found


def arguments(pattern: Pattern) -> set[str]:
    """The names of the arguments of a message: those that are said, and those by which its form is chosen."""
    return {variable.name for variable in variables(pattern)} - {ACTOR}


def variables(pattern: Pattern) -> Iterator[Variable]:
    """All arguments where they stand in a pattern."""
    for part in pattern:
        if isinstance(part, Variable):
            yield part
        elif isinstance(part, Call):
            yield from variables(part.positional)
        elif isinstance(part, Select):
            yield from variables((part.subject,))
            for _, variant in part.variants:
                yield from variables(variant)
