"""docs/bots.md and docs/benchmark.md tell the same strength as `reef bots`; the ladder is of the network of today."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from reefencounter.bots import learned

ROOT = Path(__file__).parent.parent
DATA = ROOT / "src" / "reefencounter" / "bots"
STRENGTH = json.loads((DATA / "strength.json").read_text())
LADDER = json.loads((DATA / "ratings.json").read_text())
MEASURED = [told["arguments"] for bot in STRENGTH.values() for told in bot if "arguments" in told]


@pytest.mark.parametrize("told", MEASURED, ids=lambda told: f"{told['percent']}-{told['games']}")
def test_what_was_measured_stands_in_the_docs(told: dict[str, Any]) -> None:
    result = f"{told['percent']} % ({told['low']} to {told['high']})"
    lines = [line for line in (ROOT / "docs" / "bots.md").read_text().splitlines() if result in line]
    assert any(f"`{told['against']}`" in line and f"| {told['games']:,} |" in line for line in lines) or any(
        line.endswith(f"{result} of {told['games']:,}") for line in lines
    )


@pytest.mark.parametrize("bot", LADDER["bots"])
def test_the_ladder_stands_in_the_docs(bot: str) -> None:
    rating = LADDER["bots"][bot]
    row = f"| `{bot}` | {rating['mu']} ± {2 * rating['sigma']:.1f} |"
    assert row in (ROOT / "docs" / "benchmark.md").read_text()


def test_the_ladder_was_played_with_the_network_of_the_package() -> None:
    assert LADDER["network"] == hashlib.sha256(learned.weights()).hexdigest()
