"""The rulebook of the package: every clause, also of every refusal, has its words, and in every language."""

import re
from collections import Counter
from pathlib import Path

import pytest

from reefencounter import rulebook
from reefencounter.messages.catalogue import languages
from reefencounter.messages.words import reading, words
from reefencounter.rulebook import Clause, _clauses, clause, clauses

SOURCES = Path(__file__).parents[1] / "src" / "reefencounter"


def test_every_clause_stands_in_its_chapter_with_its_words() -> None:
    assert len(clauses()) == 114
    for name, each in clauses().items():
        assert each.chapter
        assert each.text.startswith(name)
        assert not re.search(r"\*\*|`|\]\(|\|", each.text)


def test_every_clause_of_a_refusal_has_its_words() -> None:
    named: set[str] = set()
    for source in SOURCES.rglob("*.py"):
        named |= set(re.findall(r'"([RS]\d+\.\d+)"', source.read_text(encoding="utf-8")))
    assert len(named) > 60
    assert sorted(named - clauses().keys()) == []


def test_a_clause_ends_where_the_next_begins() -> None:
    assert clause("R5.4") == clauses()["R5.4"].text
    assert (clause("5.4") or "").endswith("You may attack any coral, even your own.")


def test_lists_and_tables_belong_to_their_clause() -> None:
    assert (clause("R11.4") or "").splitlines()[1:] == [
        "1. more consumed tiles;",
        "2. more cubes;",
        "3. more hand tiles;",
        "4. more polyps in corals with their own shrimp.",
        "If all are equal, they share the place.",
    ]
    assert "- 3: 6, 7, 9" in (clause("R2.7") or "").splitlines()
    assert clause("R1.2") == "R1.2: larva cubes, 50: 10 of each coral colour"


def test_a_chapter_is_all_its_clauses() -> None:
    begins = [line[:4] for line in (clause("r7") or "").splitlines() if line.startswith("R")]
    assert begins == [f"R7.{n}" for n in range(1, 7)]


@pytest.mark.parametrize("name", ["R99", "nonsense", "", "X1.1", "R5.33"])
def test_what_is_no_clause(name: str) -> None:
    assert clause(name) is None


def test_an_installed_package_reads_its_own_copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language in ("en", "de"):
        (tmp_path / f"{language}.md").write_text(f"## Chapter\n\n**R1.1** {language}.\n", encoding="utf-8")
    monkeypatch.setattr(rulebook, "BUILT", tmp_path)
    _clauses.cache_clear()
    try:
        for language in ("en", "de"):
            with reading(language):
                assert clause("R1") == f"R1.1 {language}."
    finally:
        _clauses.cache_clear()


# In every language the same clauses, under the same numbers and in the same form

ENGLISH = _clauses("en")
OTHERS = [language for language in languages() if language != "en"]
REFERENCE = re.compile(r"\b[RS]\d\d?(?:\.\d\d?[a-e]?)?\b")
LETTERS = re.compile(
    r"[^\W\d_]{3,}"
)  # a sentence has words; what is only notation or numbers is the same everywhere


def sentences(clause: Clause) -> set[str]:
    """The sentences of a clause, items and rows too, without what is notation."""
    text = clause._replace(markdown=re.sub("`[^`]*`", "", clause.markdown)).text
    return {part.strip() for part in re.split(r"[.:;?!(),\n]", text) if len(LETTERS.findall(part)) > 1}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_clause_and_no_other(language: str) -> None:
    assert [name for name in ENGLISH if name not in _clauses(language)] == [], "these are missing"
    assert list(_clauses(language)) == list(ENGLISH), "the same, in the same order"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_same_chapters(language: str) -> None:
    pairs = {(clause.chapter, _clauses(language)[name].chapter) for name, clause in ENGLISH.items()}
    assert len(pairs) == len({english for english, _ in pairs}) == len({other for _, other in pairs})
    assert [english for english, other in pairs if english == other] == []


@pytest.mark.parametrize("language", OTHERS)
def test_clauses_are_in_words_of_the_language(language: str) -> None:
    said = {part for english in ENGLISH.values() for part in sentences(english)}
    for name, other in _clauses(language).items():
        assert sentences(other) & said == set(), name


@pytest.mark.parametrize("language", OTHERS)
def test_clauses_say_the_same_of_numbers_cells_and_other_clauses(language: str) -> None:
    for name, english in ENGLISH.items():
        other = _clauses(language)[name]
        assert other.text.startswith(name)
        assert not re.search(r"\*\*|`|\]\(|\|", other.text), name
        for pattern in (REFERENCE, re.compile(r"\d+"), re.compile(r"\b[a-g][1-6]\b")):
            found, wanted = (Counter(pattern.findall(text)) for text in (other.text, english.text))
            assert found == wanted, name
        code, wanted_code = (Counter(re.findall(r"`[^`]*`", each.markdown)) for each in (other, english))
        assert code == wanted_code, name
        assert len(other.text.splitlines()) == len(english.text.splitlines()), name


@pytest.mark.parametrize("language", OTHERS)
def test_clauses_call_cards_by_their_names(language: str) -> None:
    with reading(language):
        assert words("card_name.late_breakfast") in (clause("S7.2") or "")
        assert words("card_name.pick_me_up") in (clause("S8.5") or "")


# Rulings

CONTRACT = 12  # points on which the published texts say nothing or disagree


@pytest.mark.parametrize("language", languages())
def test_every_ruling_has_its_question_its_reason_and_its_clause(language: str) -> None:
    with reading(language):
        found = rulebook.rulings()
        assert len(found) == CONTRACT
        for ruling in found:
            assert ruling.question
            assert ruling.ruling
            assert ruling.reason
            assert ruling.clauses
            assert ruling.clauses <= clauses().keys()
            assert not re.search(r"[*|`]", "".join(ruling[:3]))
