"""Every language says every message, with the same arguments and in words of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from reefencounter.messages.catalogue import messages
from reefencounter.messages.compiler import python
from reefencounter.messages.compiler.catalogue import FOLDER, Catalogue, arguments, languages, read, sources
from reefencounter.messages.compiler.fluent import Call, Pattern, Select, SyntaxTrouble, parse
from reefencounter.messages.compiler.plurals import RuleTrouble
from reefencounter.messages.compiler.writer import CatalogueTrouble

LANGUAGES = languages()
OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH = read("en")
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def words(pattern: Pattern) -> list[str]:
    """All texts that stand in a pattern."""
    found: list[str] = []
    for part in pattern:
        if isinstance(part, str):
            found.append(part)
        elif isinstance(part, Select):
            found += [text for _, variant in part.variants for text in words(variant)]
    return found


def calls(pattern: Pattern) -> list[Call]:
    """All terms and functions that a pattern calls."""
    found: list[Call] = []
    for part in pattern:
        if isinstance(part, Call):
            found += [part, *calls(part.positional)]
        elif isinstance(part, Select):
            found += calls((part.subject,))
            found += [call for _, variant in part.variants for call in calls(variant)]
    return found


def plurals(pattern: Pattern) -> set[str]:
    """The plural categories that a pattern asks for."""
    found: set[str] = set()
    for part in pattern:
        if isinstance(part, Select):
            keys = {key for key, _ in part.variants}
            tile = isinstance(part.subject, Call) and part.subject.name == "KIND"
            found |= set() if tile else keys & (PLURALS - {"other"})
            for _, variant in part.variants:
                found |= plurals(variant)
    return found


def terms_used(catalogue: Catalogue) -> set[str]:
    patterns = [*catalogue.messages.values(), *catalogue.terms.values()]
    every = [call for pattern in patterns for call in calls(pattern)]
    named = {name for call in every for option, name in call.named if option in ("item", "first")}
    return named | {call.name for call in every if call.term}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_compiles_and_every_term_is_used(language: str) -> None:
    catalogue = read(language)
    compile(python.module(catalogue), language, "exec")
    assert terms_used(catalogue) == set(catalogue.terms)
    ruled = {id.removeprefix("plural.") for id in catalogue.messages if id.startswith("plural.")}
    for id, pattern in [*catalogue.messages.items(), *catalogue.terms.items()]:
        assert plurals(pattern) <= ruled, id
        assert not any("\n" in text for text in words(pattern)), f"{id}: a sentence is one line"


@pytest.mark.parametrize("language", OTHERS)
def test_it_says_every_message_and_no_other(language: str) -> None:
    own = {id for id in read(language).messages if not id.startswith("plural.")}
    english = {id for id in ENGLISH.messages if not id.startswith("plural.")}
    assert english - own == set(), "these are missing"
    assert own - english == set(), "nobody says these"


@pytest.mark.parametrize("language", OTHERS)
def test_its_messages_have_the_same_arguments(language: str) -> None:
    for id, pattern in read(language).messages.items():
        if id in ENGLISH.messages:
            assert arguments(pattern) == arguments(ENGLISH.messages[id]), id


@pytest.mark.parametrize("language", OTHERS)
def test_it_is_translated(language: str) -> None:
    same = (
        set((FOLDER / language / "same.txt").read_text().split())
        if (FOLDER / language / "same.txt").exists()
        else set()
    )
    catalogue = read(language)
    equal = {
        id
        for id, pattern in catalogue.messages.items()
        if pattern == ENGLISH.messages.get(id)
        and catalogue.topics[id] != "language"
        and any(letter.isalpha() for text in words(pattern) for letter in text)
    }
    assert equal - same == set(), "these are equal to the English; if that is right, list them in same.txt"
    assert same - equal == set(), "these are not equal to the English (any more)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_fluent(language: str) -> None:
    syntax = pytest.importorskip("fluent.syntax")
    for path in sources(language):
        text = path.read_text(encoding="utf-8")
        theirs, ours = syntax.parse(text), parse(text)
        assert not [entry.content for entry in theirs.body if isinstance(entry, syntax.ast.Junk)], path.name
        found = {entry.id.name for entry in theirs.body if isinstance(entry, syntax.ast.Message)}
        terms = {entry.id.name for entry in theirs.body if isinstance(entry, syntax.ast.Term)}
        assert (found, terms) == (set(ours.messages), set(ours.terms)), path.name


WELL = """
language-name = Test
plural-one = i = 1 and v = 0
list-next = { $some }, { $last }
list-and = { $some } & { $last }
list-or = { $some } / { $last }
number-group = .
number-decimal = ,
quote-open = „
quote-close = “
"""


@pytest.mark.parametrize(
    ("added", "trouble", "says"),
    [
        ("a = { $n ->\n    [one] x\n}", SyntaxTrouble, "line 12: a variant with a star"),
        ("a = b }", SyntaxTrouble, "is missing before '}'"),
        ("a = { other }", SyntaxTrouble, "would be another message"),
        ("a = x\na = y", SyntaxTrouble, "another name than a"),
        ("a = { -colour($c) }", CatalogueTrouble, "there is no term -colour"),
        (
            "-b = { $c }\na = { -b($c) }",
            CatalogueTrouble,
            r"a term has \$it, \$count and its options, not \$c",
        ),
        ("a = { $n -> \n   *[x] { NONSENSE($n) }\n}", CatalogueTrouble, "there is no function NONSENSE"),
        ("plural-few = n is 2", RuleTrouble, "is no plural rule of CLDR"),
    ],
)
def test_a_slip_is_told(added: str, trouble: type[Exception], says: str, tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "language.ftl").write_text(WELL.lstrip() + added + "\n")
    with pytest.raises(trouble, match=says):
        python.module(read("xx", tmp_path))


def test_no_id_stands_twice(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    for name in ("one", "two"):
        (tmp_path / "xx" / f"{name}.ftl").write_text("a-b = x\n")
    with pytest.raises(SyntaxTrouble, match=r"xx/two.ftl: a-b stands in one.ftl already"):
        read("xx", tmp_path)


def test_a_language_is_loaded_once() -> None:
    assert messages("en") is messages("en")
