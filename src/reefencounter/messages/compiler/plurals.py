"""The plural rules of CLDR, as the catalogues write them, turned into Python.

    plural-one = i = 1 and v = 0
    plural-few = i = 2..4 and v = 0

`n` is the number, `i` its whole part, `v` how many decimals are written, `f` the decimals themselves, `e` is always 0.
"""

from __future__ import annotations

import re

CATEGORIES = ("zero", "one", "two", "few", "many")
_RELATION = re.compile(r"\s*([nivfe])(?:\s*%\s*(\d+))?\s*(!?=)\s*([\d.,\s]*\d)\s*")


class RuleTrouble(ValueError):
    """A plural rule that is not written as CLDR writes them."""


def condition(rule: str) -> str:
    """A rule as a Python expression of n, i, v, f and e.

    >>> condition("i = 1 and v = 0")
    '(i == 1 and v == 0)'
    >>> condition("n % 10 = 2..4, 9 or v != 0")
    '((2 <= n % 10 <= 4 or n % 10 == 9)) or (v != 0)'
    """
    either = [
        " and ".join(_relation(one, rule) for one in re.split(r"\band\b", each))
        for each in re.split(r"\bor\b", rule)
    ]
    return " or ".join(f"({each})" for each in either)


def _relation(text: str, rule: str) -> str:
    found = _RELATION.fullmatch(text)
    if not found:
        raise RuleTrouble(f"{rule!r} is no plural rule of CLDR such as 'i = 1 and v = 0'")
    operand, modulus, sign, values = found.groups()
    left = f"{operand} % {modulus}" if modulus else operand
    each = [value.strip().split("..") for value in values.split(",")]
    tests = [f"{one[0]} <= {left} <= {one[1]}" if len(one) == 2 else f"{left} == {one[0]}" for one in each]
    if sign == "=":
        return tests[0] if len(tests) == 1 else f"({' or '.join(tests)})"
    return (
        f"{left} != {each[0][0]}" if len(tests) == 1 and len(each[0]) == 1 else f"not ({' or '.join(tests)})"
    )
