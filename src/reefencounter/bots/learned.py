"""The networks that come with the package: `network.bin`, and where it comes from, `network.json`, for each game.

See `reef train`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from .network import Network

WEIGHTS, ORIGIN = "network.bin", "network.json"
BASE, SECOND_KIND = "", "second_kind"  # where they lie


@cache
def network(game: str = BASE) -> Network:
    """Read once, when it is first needed."""
    return Network(weights(game))


def weights(game: str = BASE) -> bytes:
    """The weights as they are kept."""
    return files(__package__).joinpath(game, WEIGHTS).read_bytes()


def origin(game: str = BASE) -> dict[str, Any]:
    """From which revision, seeds and rounds the weights come, and what was measured of them."""
    told: dict[str, Any] = json.loads(files(__package__).joinpath(game, ORIGIN).read_text())
    return told
