"""Memory that is free again goes back to the system: glibc by itself keeps what lies between things that are in use."""

from __future__ import annotations

import ctypes
import sys
import time

EVERY = 5.0  # seconds at least from one time to the next; it takes some milliseconds
TRIM = None if sys.platform == "win32" else getattr(ctypes.CDLL(None), "malloc_trim", None)


class Memory:
    """That of this process."""

    def __init__(self) -> None:
        self._given_back = 0.0  # when it was, the last time

    def give_back(self) -> None:
        """Some is free again."""
        if TRIM is not None and time.monotonic() >= self._given_back + EVERY:
            TRIM(0)
            self._given_back = time.monotonic()


MEMORY = Memory()
