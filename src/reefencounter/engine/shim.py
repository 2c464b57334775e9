"""Stands in for the `cython` module where the engine runs uncompiled: nothing of Cython is needed then."""

from collections.abc import Callable
from contextlib import nullcontext
from typing import TypeVar

T = TypeVar("T")

compiled = False
nogil = nullcontext()


def declare(kind: Callable[[], T]) -> T:
    """A local C struct is simply an object here."""
    return kind()


def address(value: T) -> T:
    """Objects are references already."""
    return value
