"""How much the tests try: one case of each kind in `make test`, the whole matrix in `make long`."""

from __future__ import annotations

import os

LONG = os.environ.get("LONG", "") not in ("", "0")


def effort(usual: int, long: int, asked: str = "") -> int:
    """How many: as usual, as many as `make long` wants, or as the environment asks by this name."""
    if asked in os.environ:
        return int(os.environ[asked])
    return long if LONG else usual
