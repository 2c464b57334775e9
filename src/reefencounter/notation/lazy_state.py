"""A state (N4) whose parts are read off the position when somebody first asks for them.

For code that needs a few parts of a state: all of it costs many times what an action costs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any


class LazyState(dict[str, Any]):
    """The parts that were asked for so far. They belong to this state alone and may be changed."""

    def __init__(self, parts: Mapping[str, Callable[..., Any]], *read_from: object) -> None:
        super().__init__()
        self._parts, self._read_from = parts, read_from

    def __missing__(self, name: str) -> Any:
        part = self[name] = self._parts[name](*self._read_from)
        return part
