"""A language that nobody speaks, made of the English catalogue: longer words, and no plain letter in them.

Its folder is all that the program needs of it, as of every other language. Text in which a plain word is left is in no
catalogue.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from reefencounter import rulebook
from reefencounter.decks.words import _own
from reefencounter.messages import catalogue, words
from reefencounter.messages.compiler.catalogue import FOLDER

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀçðéƒǵĥíĵķĺɱñóƥɋŕšťúṽŵẋýžÁƁÇÐÉƑǴĤÍĴĶĹṀÑÓƤɊŔŠŤÚṼŴẊÝŽ"
LONGER = str.maketrans(dict(zip(PLAIN, ACCENTED, strict=True)) | {"e": "éé", "o": "óó", "u": "úú"})
KEPT = re.compile(r'\{ "[^"]*" \}|\{[^{}]*\}|\{[^{}]*->$|^ *\}|`[^`]*`|^ *\*?\[[\w-]+\] |^-?[a-z][\w-]* = ')
KEPT_IN_RULES = re.compile(r"`[^`]*`|\]\([^)]*\)|\b[RS]\d[\d.]*[a-e]?\b")  # notation, links, clauses
RULES = ("plural-", "number-", "quote-")  # of counting, and signs


def pseudo(line: str) -> str:
    """A line of a catalogue with other words.

    >>> pseudo("lay-no = There is no { $tile } here.")
    'lay-no = Ťĥééŕéé íš ñóó { $tile } ĥééŕéé.'
    """
    if line.startswith(("#", *RULES)):
        return line
    said, at = "", 0
    while at < len(line):
        kept = KEPT.match(line, at) if line[at] in "{` }" or at == 0 else None
        said += kept[0] if kept else line[at].translate(LONGER)
        at = kept.end() if kept else at + 1
    return said


def pseudo_rules(page: str) -> str:
    """The page of the rules with other words.

    >>> pseudo_rules("- **R4.2** You say `lay`.")
    '- **R4.2** Ýóóúú šáý `lay`.'
    """
    kept = KEPT_IN_RULES.findall(page)
    others = [part.translate(LONGER) for part in KEPT_IN_RULES.split(page)]
    return "".join(part for pair in zip(others, [*kept, ""], strict=True) for part in pair)


def make(folder: Path) -> Path:
    """A folder of catalogues with the English one and this one."""
    shutil.copytree(FOLDER / "en", folder / "en")
    for source in sorted((FOLDER / "en").rglob("*.ftl")):
        target = folder / "xx" / source.relative_to(FOLDER / "en")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text("\n".join(map(pseudo, source.read_text().split("\n"))), encoding="utf-8")
    rules = (rulebook.DOCS / rulebook.PAGE).read_text(encoding="utf-8")
    (folder / "xx" / rulebook.PAGE).write_text(pseudo_rules(rules), encoding="utf-8")
    return folder


def install(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Let this process have those languages."""
    patch.setattr(catalogue, "SOURCES", make(folder / "catalogues"))
    patch.setattr(catalogue, "COMPILED", folder / "compiled")
    forget()


def forget() -> None:
    """Languages are looked for anew."""
    for cached in (catalogue.languages, catalogue.messages, words._nobody, rulebook._clauses, _own):
        cached.cache_clear()
