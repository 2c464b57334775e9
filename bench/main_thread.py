"""How long the page holds up its main thread: the tasks in a trace of Chromium, while the table shows steps of others.

A task's wall clock also counts what other programs of the machine took meanwhile; its time on the processor (`tdur` of
the trace) does not, so on a busy machine that is the one to compare. Both are kept.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page

LIMIT_MS = 50
CATEGORIES = ["toplevel", "blink.user_timing"]
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
LATER = 200_000  # what the end of an animation sets off belongs to it, for so many microseconds
MARK = """() => {
    const table = document.querySelector('.table');
    let was = null;
    const look = () => {
        const now = table.classList.contains('busy');
        if (now !== was) performance.mark(now ? 'reef:moving' : 'reef:still');
        was = now;
    };
    new MutationObserver(look).observe(table, { attributes: true, attributeFilter: ['class'] });
}"""


@dataclass
class Tasks:
    """All tasks of the main thread while something moved, in milliseconds."""

    wall: list[float]
    processor: list[float]
    seconds: float  # so long something moved

    def __str__(self) -> str:
        def longest(times: list[float]) -> str:
            over = sum(time > LIMIT_MS for time in times)
            return f"{max(times, default=0):.0f} ms at most, {over} over {LIMIT_MS}"

        return (
            f"{len(self.wall)} tasks in {self.seconds:.0f} s of animation: on the processor {longest(self.processor)}; "
            f"by the clock, other programs included, {longest(self.wall)}"
        )


@contextmanager
def traced(chromium: Browser, page: Page) -> Iterator[Tasks]:
    """Fills in the tasks when what is done inside is over."""
    page.evaluate(MARK)
    tasks = Tasks([], [], 0.0)
    chromium.start_tracing(page=page, categories=CATEGORIES)
    try:
        yield tasks
    finally:
        events = json.loads(chromium.stop_tracing())["traceEvents"]
    spans = list(_moving(events))
    main = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    } & {(each["pid"], each["tid"]) for each in events if each["name"] == "reef:moving"}
    for each in events:
        if each["name"] in TASKS and each["ph"] == "X" and (each["pid"], each["tid"]) in main:
            begin, end = each["ts"], each["ts"] + each["dur"]
            if any(begin <= to + LATER and end >= since for since, to in spans):
                tasks.wall.append(each["dur"] / 1000)
                # Where Chromium did not read the thread's clock, the wall is the most that it can have been.
                tasks.processor.append(each.get("tdur", each["dur"]) / 1000)
    tasks.seconds = sum(to - since for since, to in spans) / 1e6


def _moving(events: list[dict[str, Any]]) -> Iterator[tuple[int, int]]:
    """From when to when the table was showing steps of others."""
    since = None
    for each in sorted(events, key=lambda event: event.get("ts", 0)):
        if each["name"] == "reef:moving":
            since = each["ts"]
        elif each["name"] == "reef:still" and since is not None:
            yield since, each["ts"]
            since = None
