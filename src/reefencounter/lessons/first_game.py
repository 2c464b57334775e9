"""The deal of the guided first game: the set-up that the last lesson has asked about."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ..engine.components import COLOURS

TASK = "whole_1"


def first_deal() -> dict[str, Any]:
    """A set-up as a record has it (N5): two boards, hands and sea in which all colours come up."""
    from . import task

    drawn = task(TASK).drawn
    return {
        "boards": [*drawn["boards"]],
        "star": False,
        "sea": dict(zip(COLOURS, map(list, drawn["sea"].split()), strict=True)),
        "hands": [dict(Counter(hand)) for hand in drawn["hand"]],
    }
