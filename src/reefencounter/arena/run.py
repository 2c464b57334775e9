"""Play a whole plan: on this machine or on a cluster, with progress, taking up what was played before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from . import cluster, workers
from .outcome import Outcome, play_job
from .progress import Progress
from .schedule import Job, Plan
from .store import Store
from .trial import try_all

Played = tuple[Outcome, dict[str, Any]]


def run(
    plan: Plan,
    *,
    folder: Path | None = None,
    processes: int = 1,
    ray: str | None = None,
    quiet: bool = False,
) -> list[Outcome]:
    """All games of the plan, in its order. With a folder, each game is kept there as soon as it is played.

    `ray` is the address of a cluster, or `local`. The results are the same however many share the work, as long as
    the bots are not given a time.

    >>> [outcome.bots for outcome in run(Plan(("random", "random"), games=2, seed=1), quiet=True)]
    [['random', 'random'], ['random', 'random']]
    """
    try_all(plan, here=processes <= 1 and ray is None)
    jobs = plan.jobs()
    with nullcontext() if folder is None else Store(folder, plan) as store:
        done = {} if store is None else dict(store.done)
        left = [job for job in jobs if job.number not in done]
        progress = None if quiet else Progress(len(jobs), len(jobs) - len(left))
        try:
            for outcome, record in _in_order(left, processes, ray):
                done[outcome.game] = outcome
                if store is not None:
                    store.add(outcome, record)
                if progress is not None:
                    progress.add(outcome)
        finally:
            if progress is not None:
                progress.close()
    return [done[job.number] for job in jobs]


def _in_order(jobs: list[Job], processes: int, ray: str | None) -> Iterator[Played]:
    """The games as they were planned, though they may end in another order."""
    if not jobs:
        return
    if ray is None:
        played = workers.spread(play_job, jobs, min(processes, len(jobs)))
    else:
        played = cluster.spread(play_job, jobs, ray, processes)
    early: dict[int, Played] = {}
    due = 0
    for number, result in played:
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1
