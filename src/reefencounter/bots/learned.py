"""The network that comes with the package: `network.bin`, and where it comes from, `network.json`. See `reef train`."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from .network import Network

WEIGHTS, ORIGIN = "network.bin", "network.json"


@cache
def network() -> Network:
    """Read once, when it is first needed."""
    return Network(files(__package__).joinpath(WEIGHTS).read_bytes())


def origin() -> dict[str, Any]:
    """From which revision, seeds and rounds the weights come, and what was measured of them."""
    told: dict[str, Any] = json.loads(files(__package__).joinpath(ORIGIN).read_text())
    return told
