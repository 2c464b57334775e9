"""Every clause of the expansion, and every meeting of a card with a rule, is named by a test in this folder.

A clause is named where a test begins (`# S3.2`), a card with what is tested of it (`# card night_shift: merge`). Each
card has its effect, a refusal, and the rules that its definition says it touches.
"""

import re
from pathlib import Path

from drawn_reef import DECK

HERE = Path(__file__).parent
RULES = HERE.parent.parent / "docs" / "rules.md"

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


def every_test() -> list[str]:
    """The text of each test of this folder."""
    found = []
    for path in sorted(HERE.glob("test_*.py")):
        if path.name != Path(__file__).name:
            found += re.split(r"^(?=def test_)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return found


def test_every_clause_is_named() -> None:
    clauses = set(re.findall(r"\bS\d\.\d\b|\bS9\b", RULES.read_text(encoding="utf-8")))
    assert len(clauses) == 41
    named = {
        clause for test in every_test() for clause in re.findall(r"\bS\d\.\d\b|\bS9\b", test.splitlines()[0])
    }
    assert sorted(clauses - named) == []


def test_every_card_is_named_with_every_rule_it_touches() -> None:
    assert list(TOUCHES) == DECK
    named = {
        (card, rule)
        for test in every_test()
        for card, rules in re.findall(r"# (?:.*, )?card (\w+): ([a-z ]+)$", test, flags=re.MULTILINE)
        for rule in rules.split()
    }
    wanted = {(card, rule) for card, rules in TOUCHES.items() for rule in f"effect refusal {rules}".split()}
    assert sorted(wanted - named) == []
    assert sorted(named - wanted) == []  # a name that is mistyped
