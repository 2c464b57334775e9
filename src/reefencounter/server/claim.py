"""A data folder belongs to one server at a time: a second one says where the first is, and leaves it alone.

The system lets go of the claim when the process ends, however it ends.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from ..engine.errors import ReefError

NAME = "reef.lock"


class Claim:
    """The claim on a folder, for as long as this is kept."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._file = (folder / NAME).open("a+", encoding="utf-8")
        if not _taken_hold_of(self._file):
            self._file.seek(0)
            where = self._file.read().strip()
            self._file.close()
            if not where:
                raise ReefError("serve.folder_taken_elsewhere", folder=str(folder))
            raise ReefError("serve.folder_taken", folder=str(folder), address=where)

    def announce(self, address: str) -> None:
        """Leave word of where the server is."""
        self._file.seek(0)
        self._file.truncate()
        self._file.write(address)
        self._file.flush()

    def close(self) -> None:
        """Let go."""
        self._file.close()


def _taken_hold_of(file: IO[str]) -> bool:
    if sys.platform == "win32":
        return True  # locking a file there would also hide what is written in it
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
