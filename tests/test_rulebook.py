"""The rulebook of the package: every clause has its words, and so has every clause that a refusal names."""

import re
from pathlib import Path

import pytest

from reefencounter import rulebook
from reefencounter.rulebook import clause, clauses

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


def test_an_installed_package_reads_its_own_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "rules.md"
    copy.write_text("## Chapter\n\n**R1.1** One.\n", encoding="utf-8")
    monkeypatch.setattr(rulebook, "PLACES", (copy, *rulebook.PLACES))
    clauses.cache_clear()
    try:
        assert list(clauses()) == ["R1.1"]
    finally:
        clauses.cache_clear()
