"""The rules in words, clause by clause, in the reader's language: what the guide, the terminal and refusals speak of.

The English source is docs/rules.md; each other language has its clauses in a `rules.md` in its catalogue's folder, in
the same form. A build puts these pages beside this file; in a source tree they are read where they stand.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ..messages import catalogue
from ..messages.typography import bound
from ..messages.words import language

BUILT = Path(__file__).resolve().parent
DOCS = BUILT.parents[2] / "docs"
PAGE = "rules.md"

NAME = re.compile(r"[RS]\d\d?(\.\d\d?)?")
BEGIN = re.compile(r"(- |\| )?\*\*([RS]\d\d?(?:\.\d\d?)?)\*\*")  # an item, a row of a table, or a paragraph
RULINGS = "R14"  # a table: what was asked, what we play, and why
OTHER = re.compile(r"#|>|```")  # headings, examples and pictures belong to no clause


class Clause(NamedTuple):
    """One numbered rule."""

    name: str  #: such as R5.3
    chapter: str  #: such as Attack and protection
    markdown: str

    @property
    def text(self) -> str:
        """Its words without the signs of Markdown: a paragraph in one line, each item or row of a table in its own."""
        lines: list[str] = []
        after_gap = True
        for line in map(str.strip, self.markdown.splitlines()):
            if re.fullmatch(r"\|[\s|:-]+\|", line):
                lines.pop()  # under the head of a table, which says nothing here
            elif line.startswith("|"):
                first, *others = (cell.strip() for cell in line.strip("|").split("|"))
                lines.append(f"- {first}: {', '.join(filter(None, others))}")
            elif line and (after_gap or re.match(r"- |\d\. ", line)):
                lines.append(line)
            elif line:
                lines[-1] += f" {line}"
            after_gap = not line
        text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", "\n".join(lines))
        return re.sub(r"\*\*|`|(?<!\w)\*|\*(?!\w)", "", text).removeprefix("- ")


class Ruling(NamedTuple):
    """What we play where the published texts say nothing or disagree, and why."""

    question: str
    ruling: str
    reason: str
    clauses: frozenset[str]  #: that say so


def clauses() -> Mapping[str, Clause]:
    """All clauses by name, in the order of the rulebook."""
    return _clauses(language())


@cache
def _clauses(language: str) -> Mapping[str, Clause]:
    lines = bound(_page(language).read_text(encoding="utf-8"), language).splitlines()
    found: dict[str, Clause] = {}
    chapter = ""
    for number, line in enumerate(lines):
        if line.startswith("## "):
            chapter = line[3:]
        begins = BEGIN.match(line)
        if begins and begins[2] not in found:
            found[begins[2]] = Clause(begins[2], chapter, _body(lines[number:], begins[1]))
    return found


def rulings() -> list[Ruling]:
    """All rulings, in the order of the rulebook.

    >>> rulings()[0].ruling, sorted(rulings()[0].clauses)
    ('No coral ever has two shrimps (R7.3).', ['R7.3'])
    """
    rows = [line for line in clauses()[RULINGS].markdown.splitlines() if line.startswith("|")][2:]
    found = []
    for row in rows:
        question, ruling, reason = (cell.strip().replace("*", "") for cell in row.strip("|").split("|"))
        found.append(Ruling(question, ruling, reason, frozenset(re.findall(r"[RS]\d\d?\.\d\d?", ruling))))
    return found


def clause(name: str) -> str | None:
    """The words of a clause, such as R5.3 or S7.1, or of all its parts (R5); None if there is none.

    >>> clause("R6.3")  # doctest: +ELLIPSIS
    'R6.3 Growth is free, uses up none of your limits, and never attacks. You may also lay ...'
    """
    name = name.upper().strip(".,:")
    name = name if name[:1] in ("R", "S") else "R" + name
    if not NAME.fullmatch(name):
        return None
    whole = clauses().get(name)
    parts = [whole] if whole else [each for each in clauses().values() if each.name.startswith(name + ".")]
    return "\n".join(each.text for each in parts) or None


def _page(language: str) -> Path:
    built = BUILT / f"{language}.md"
    source = DOCS if language == catalogue.DEFAULT else catalogue.SOURCES / language
    return built if built.is_file() else source / PAGE


def _body(lines: list[str], mark: str | None) -> str:
    """The lines of the clause that begins here: a row alone, an item with what is set in, or all up to the next."""
    body = [lines[0]]
    for line in lines[1:]:
        if (
            mark == "| "
            or BEGIN.match(line)
            or OTHER.match(line)
            or (mark and line and not line.startswith(" "))
        ):
            break
        body.append(line)
    return "\n".join(body).rstrip()
