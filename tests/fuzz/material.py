"""What the fuzz starts from: the positions and records of the conformance games; and how hard it tries."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from effort import effort
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from reefencounter import ReefError

JSON = Any
T = TypeVar("T")

GAMES = sorted((Path(__file__).parent.parent / "conformance").glob("*.jsonl.gz"))
TIMES = effort(1, 10, "FUZZ")

# A number of small numbers, read as a little program of changes: quick to draw, and it shrinks well.
programs = st.lists(st.tuples(*[st.integers(0, 2**16)] * 4), min_size=1, max_size=8)


def trying(examples: int) -> settings:
    """So many examples, the same ones each time; with FUZZ=n so many times n, and always new ones."""
    return settings(
        max_examples=examples * TIMES,
        derandomize="FUZZ" not in os.environ,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )


@cache
def lines(game: Path) -> list[JSON]:
    """The lines of a conformance game: the set-up, then one for each action."""
    with gzip.open(game, "rt") as file:
        return [json.loads(line) for line in file]


def state_of(game: int, place: int) -> JSON:
    """A fresh copy of a position of a conformance game."""
    played = lines(GAMES[game % len(GAMES)])
    return fresh(played[place % len(played)]["state"])


def record_of(game: int, length: int) -> JSON:
    """The record of a conformance game, up to some move."""
    first, *rest = lines(GAMES[game % len(GAMES)])
    moves = [{key: line[key] for key in ("player", "action", "deal") if key in line} for line in rest]
    names = [f"Player {player + 1}" for player in range(first["rules"]["players"])]
    return fresh(
        {
            "format": "reef-record/1",
            "rules": first["rules"],
            "names": names,
            "setup": first["setup"],
            "moves": moves[: length % (len(moves) + 1)],
        }
    )


def fresh(value: JSON) -> JSON:
    """A copy that shares nothing."""
    return json.loads(json.dumps(value))


def attempt(call: Callable[[], T]) -> T | ReefError:
    """What a call gives, or the sentence with which it refuses; any other error is a failure."""
    try:
        return call()
    except ReefError as error:
        refused = error
    assert 0 < len(str(refused)) < 300
    return refused
