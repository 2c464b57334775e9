"""The suite: fixed positions with the answer of a deep search, and a score from 0 to 100 for any bot.

>>> from reefencounter import suite
>>> len(suite.positions())
200
>>> position = suite.positions()[0]
>>> suite.judged(position, position.answer).score
100.0

See docs/benchmark.md; `reef suite BOT` asks a bot about all of them.
"""

from __future__ import annotations

import gzip
import json
from functools import cache
from importlib.resources import files

from .position import SuitePosition
from .scoring import Judged, asked, judged

__all__ = ["FORMAT", "Judged", "SuitePosition", "asked", "judged", "positions"]

FORMAT = "reef-suite/1"
SHIPPED = "positions.json.gz"


@cache
def positions() -> tuple[SuitePosition, ...]:
    """All of them, in a fixed order: kinds of games one after the other."""
    kept = json.loads(gzip.decompress(files(__name__).joinpath(SHIPPED).read_bytes()))
    return tuple(SuitePosition.from_json(one) for one in kept["positions"])
