"""The same work on a Ray cluster. A job whose worker or machine is lost is given to another one.

Every machine needs this package in the same version: the version travels with each result and is compared.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from .. import __version__
from ..engine.errors import ReefError
from ..extras import extra
from .workers import MOST_TRIES, WorkerLost

LOCAL = "local"  # the address that means: a cluster on this machine, for this run
SECONDS_TO_CONNECT = 10
JOBS_A_CORE = 3  # given out ahead, so that no worker waits

Job = TypeVar("Job")
Result = TypeVar("Result")


def spread(
    task: Callable[[Job], Result], jobs: Iterable[Job], address: str = LOCAL, workers: int | None = None
) -> Iterator[tuple[int, Result]]:
    """The number of each job with its result, in the order in which they are done."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent to anybody
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # its new way, without a warning
    ray = extra("ray", "cluster", "a cluster")
    ours = not ray.is_initialized()
    if ours:
        _join(ray, address, workers)
    try:
        yield from _spread(ray, task, jobs)
    finally:
        if ours:
            ray.shutdown()


def _join(ray: Any, address: str, workers: int | None) -> None:
    try:
        host, _, port = address.removeprefix("ray://").rpartition(":")
        if host:  # Ray itself would wait for minutes where nobody listens
            socket.create_connection((host, int(port)), SECONDS_TO_CONNECT).close()
        ray.init(
            address=address,
            num_cpus=workers if address == LOCAL else None,
            include_dashboard=False if address == LOCAL else None,
            log_to_driver=False,
            logging_level="ERROR",
        )
    except (OSError, RuntimeError, ValueError) as error:
        raise ReefError("arena.no_cluster", address=address, why=str(error)) from None


def _spread(ray: Any, task: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[tuple[int, Result]]:
    remote = ray.remote(max_retries=MOST_TRIES, num_cpus=1)(_with_version)
    waiting = enumerate(jobs)
    under_way: dict[Any, tuple[int, Job]] = {}
    while True:
        most = JOBS_A_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(under_way) < most and (entry := next(waiting, None)) is not None:
            under_way[remote.remote(task, entry[1])] = entry
        if not under_way:
            return
        ready, _ = ray.wait(list(under_way), num_returns=1)
        for reference in ready:
            number, job = under_way.pop(reference)
            try:
                version, result = ray.get(reference)
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
                raise WorkerLost("arena.worker_died", times=MOST_TRIES + 1, job=str(job)) from None
            if version != __version__:
                raise ReefError("arena.other_version", version=version, own=__version__)
            yield number, result


def _with_version(task: Callable[[Any], Any], job: Any) -> tuple[str, Any]:
    return __version__, task(job)
