"""What tests of the arena look at: what the seeds decide of a game, and the records that were kept."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reefencounter.arena.outcome import Outcome
from reefencounter.arena.store import RECORDS


def untimed(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """Everything but the time."""
    timed = ("ms", "worst_ms")
    return [
        {name: value for name, value in outcome.to_json().items() if name not in timed}
        for outcome in outcomes
    ]


def records_in(folder: Path) -> list[dict[str, Any]]:
    """All records (N5) of an arena, in the order in which they were kept."""
    with gzip.open(folder / RECORDS, "rt") as lines:
        return [json.loads(line) for line in lines]
