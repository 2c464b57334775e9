"""Every clause of the rules and of the notation, and every meeting of a card with a rule, is named by a test.

A clause is named where a test begins (`# S3.2`), a card with what is tested of it (`# card night_shift: merge`). Each
card has its effect, a refusal, and the rules that its definition says it touches. `make check` asks.
"""

import re
from collections import Counter
from pathlib import Path

import pytest
from drawn_reef import DECK

from reefencounter.engine import codes

ROOT = Path(__file__).parents[1]
TESTS, DOCS = ROOT / "tests", ROOT / "docs"
ENGINE = Path(codes.__file__).parent

# The rules that a card can touch: joining, protection, half tiles, growth, crowns, locked coral tiles, the end and the
# final round, hidden things, the limit of the hand, the bag.
TOUCHES = {
    "late_breakfast": "merge protect half growth crown end hand",
    "pick_me_up": "end hidden bag",
    "plankton_soup": "end hidden",
    "fair_trade_winds": "half crown hidden",
    "lucky_dip": "crown end hidden bag",
    "digestif": "half hidden",
    "larva_lamp": "merge half growth hidden",
    "six_pack": "merge half growth",
    "third_tide_lucky": "merge protect half growth crown",
    "growth_spurt": "merge protect half growth crown end bag",
    "underdogfish": "merge protect half growth crown locked",
    "out_of_the_blue": "merge protect half crown end",
    "algae_rhythm": "locked end",
    "turncoral": "locked",
    "lock_stock_and_barnacle": "locked end",
    "midnight_snack": "half end hidden",
    "star_attraction": "half growth crown end bag",
    "shifting_sands": "growth crown end hidden bag",
    "gull_service": "hidden end bag",
    "night_shift": "merge protect half crown end hidden",
    "slack_tide": "locked end hidden",
    "leftovers_again": "half end hidden bag",
    "stiff_upper_polyp": "merge protect half growth crown end",
    "rainbow_diet": "half end hidden hand",
    "home_sweet_foam": "half crown end hand",
    "every_crumb_counts": "end hand",
    "acquired_taste": "half locked end hand",
    "house_special": "half end hand",
}


CLAUSE = re.compile(r"\b[RSN]\d+(?:\.\d+)?")


def every_test(folder: str = "") -> list[str]:
    """The text of each test, from its name on."""
    found = []
    for path in sorted((TESTS / folder).rglob("test_*.py")):
        found += re.split(r"^(?=def test_)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return found


def named_by(test: str) -> set[str]:
    """The clauses that stand behind the head of a test."""
    head = re.match(r"def test_.*?\) -> [^\n]*", test, flags=re.DOTALL)
    return set(CLAUSE.findall(head[0])) if head else set()


def defined_in(guide: str, pattern: str) -> set[str]:
    """The clauses that a page of the guide defines."""
    return set(re.findall(pattern, (DOCS / guide).read_text(encoding="utf-8"), flags=re.MULTILINE))


@pytest.mark.parametrize(
    ("folder", "letter", "number"),
    [("rules", "R", 72), ("second_kind", "S", 41)],
    ids=["base", "second kind"],
)
def test_every_rule_is_named_by_a_test_of_its_own(folder: str, letter: str, number: int) -> None:
    clauses = defined_in("rules.md", rf"\*\*({letter}\d+(?:\.\d+)?)\b") - {
        "R15"
    }  # a chapter, as its parts are there
    assert len(clauses) == number
    named = set().union(*map(named_by, every_test(folder)))
    assert sorted(clauses - named) == []


# What the engine has nothing to do for: the bag itself, ties (see score), the published examples, and what is hidden
# from whom (see view).
NOT_OF_THE_ENGINE = re.compile(r"R1\.5|R11\.[45]|R13\.\d|R15\.\d|S7\.7|S9")


def test_every_clause_that_the_engine_enforces_is_named_in_it() -> None:
    defined = defined_in("rules.md", r"\*\*([RS]\d+(?:\.\d+)?)\b")
    enforced = {clause for clause in defined if "." in clause and not NOT_OF_THE_ENGINE.fullmatch(clause)}
    assert len(enforced) > 80, "the clauses are found in the guide"
    sources = sorted(path for path in ENGINE.rglob("*.py") if not path.name.startswith("refus"))
    named = {name for path in sources for name in CLAUSE.findall(path.read_text(encoding="utf-8"))}
    assert sorted(enforced - named) == []


def test_every_ruling_is_named_with_its_clause() -> None:
    """The table of R14 says where each ruling stands; a test names both."""
    text = (DOCS / "rules.md").read_text(encoding="utf-8")
    rulings = text[text.index("## Rulings") : text.index("## Published figures")]
    rows = [row.split("|")[2] for row in rulings.splitlines() if row.startswith("|")][2:]
    ruled = [CLAUSE.findall(row)[-1] for row in rows]
    assert len(ruled) == 12
    named = Counter(
        clause for test in every_test("rules") for clause in named_by(test) if "R14" in named_by(test)
    )
    assert not Counter(ruled) - named


def test_every_chapter_of_the_notation_is_named() -> None:
    chapters = defined_in("notation.md", r"^## (N\d)") | {"N6"}  # the protocol has a page of its own
    assert sorted(chapters) == [f"N{number}" for number in range(1, 8)]
    named = set().union(*map(named_by, every_test()))
    assert sorted(chapters - named) == []


def test_every_card_is_named_with_every_rule_it_touches() -> None:
    assert list(TOUCHES) == DECK
    named = {
        (card, rule)
        for test in every_test("second_kind")
        for card, rules in re.findall(r"# (?:.*, )?card (\w+): ([a-z ]+)$", test, flags=re.MULTILINE)
        for rule in rules.split()
    }
    wanted = {(card, rule) for card, rules in TOUCHES.items() for rule in f"effect refusal {rules}".split()}
    assert sorted(wanted - named) == []
    assert sorted(named - wanted) == []  # a name that is mistyped
