"""A turn in words."""

from __future__ import annotations

from collections.abc import Sequence


def reasons(actions: Sequence[str]) -> str:
    """placeholder"""
    return ", ".join(actions)
