"""The folder of an arena: the plan, one line a game, and all records. What is there is not played again.

Every record is a gzip member of its own and is written before its line, which says where the member ends. So whatever
moment a run is stopped at, what is whole can be told from what is torn.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..bots.origin import differences
from ..engine.errors import ReefError
from .outcome import Outcome
from .schedule import Plan

PLAN, RESULTS, RECORDS = "plan.json", "results.jsonl", "records.jsonl.gz"


class Store:
    """Games on disk; use it as a context."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder, self.plan = folder, plan
        self.done: dict[int, Outcome] = {}

    def __enter__(self) -> Store:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._check_plan()
            self._results = (self.folder / RESULTS).open("ab+")
            self._records = (self.folder / RECORDS).open("ab+")
        except OSError as error:
            raise ReefError("arena.folder_unusable", folder=str(self.folder), why=error.strerror) from None
        _lock(self._results, self.folder)
        self._read()
        return self

    def __exit__(self, *_: object) -> None:
        self._results.close()
        self._records.close()

    def _check_plan(self) -> None:
        file = self.folder / PLAN
        if file.exists():
            try:
                kept = json.loads(file.read_text())
                same = self.plan.continues(kept)
            except (ValueError, TypeError):
                same = False
            if not same:
                raise ReefError("arena.folder_other", folder=str(self.folder), plan=PLAN)
            self._check_origin(kept.get("made_by"))
        elif (self.folder / RESULTS).exists():
            raise ReefError("arena.folder_no_plan", folder=str(self.folder), results=RESULTS, plan=PLAN)
        file.write_text(json.dumps(self.plan.to_json(), indent=1) + "\n")

    def _check_origin(self, made_by: Any) -> None:
        """Games of another version, or by other weights, are not mixed with these."""
        results = self.folder / RESULTS
        if made_by == self.plan.made_by() or not results.exists() or not results.stat().st_size:
            return
        try:
            made, now = differences(made_by, self.plan.made_by())
        except (TypeError, LookupError, AttributeError):
            raise ReefError("arena.folder_unmarked", folder=str(self.folder)) from None
        raise ReefError("arena.folder_made_by", folder=str(self.folder), made=made, now=now)

    def _read(self) -> None:
        """Take up what is whole; cut off what is torn."""
        self._results.seek(0)
        whole = ends = 0
        size = (self.folder / RECORDS).stat().st_size
        for line in self._results:
            kept = _whole(line)
            if kept is None or kept["record_ends"] > size:
                break
            outcome = Outcome.from_json(kept)
            self.done[outcome.game] = outcome
            whole, ends = whole + len(line), kept["record_ends"]
        self._results.truncate(whole)
        self._records.truncate(ends)

    def add(self, outcome: Outcome, record: Mapping[str, Any]) -> None:
        """Keep a game."""
        self._records.write(gzip.compress(json.dumps(record).encode() + b"\n", mtime=0))
        self._records.flush()
        line = {**outcome.to_json(), "record_ends": self._records.tell()}
        self._results.write(json.dumps(line).encode() + b"\n")
        self._results.flush()
        self.done[outcome.game] = outcome

    def outcomes(self) -> list[Outcome]:
        """The games of the plan that have been played, in its order."""
        return [self.done[job.number] for job in self.plan.jobs() if job.number in self.done]


def _whole(line: bytes) -> dict[str, Any] | None:
    try:
        kept = json.loads(line) if line.endswith(b"\n") else None
    except ValueError:
        return None
    return kept if isinstance(kept, dict) else None


def _lock(file: Any, folder: Path) -> None:
    """Two runs must not write into one folder."""
    try:
        import fcntl
    except ImportError:
        return  # no such locks on this system
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise ReefError("arena.folder_busy", folder=str(folder)) from None
