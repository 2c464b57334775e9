"""Analyses of tables, in the background and turn by turn: a worker takes them in turns with what others want.

They are kept in memory, the latest of them. One that was forgotten is worked out again, and comes out the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..telling.listener import listener
from .bot_pools import BotPools
from .fair_queue import Full, Path
from .refusals import Refusal
from .schemas import TableAnalysis
from .study_tasks import Study, study
from .workers import TaskFailed, WorkerLost

if TYPE_CHECKING:
    from ..analysis import Analysis

MOST_KEPT = 200
MOST_AT_WORK = 20
MOST_OF_ONE = 4  # … asked for from one address
MOST_LOST = 3  # workers, for one analysis
PAUSE = 5.0  # seconds, where too many others wait

log = logging.getLogger(__name__)


class Running:
    """One analysis on its way."""

    def __init__(self, number: int) -> None:
        self.number = number  # of the last step of the table: another game has another analysis
        self.address = ""  # from where it was asked for
        self.analysis: Analysis | None = None
        self.work: asyncio.Task[None] | None = None

    @property
    def at_work(self) -> bool:
        """Whether it is still going on."""
        return self.work is not None and not self.work.done()


class Analyses:
    """The analyses of a server."""

    def __init__(self, pools: BotPools) -> None:
        self._pools = pools
        self._kept: OrderedDict[str, Running] = OrderedDict()

    def ask(self, table: str, number: int, record: Mapping[str, Any], share: Path) -> TableAnalysis:
        """The analysis of a table as far as it has come; it begins if there is none, and goes on if it stopped."""
        running = self._kept.get(table)
        if running is None or running.number != number:
            running = Running(number)
        complete = running.analysis is not None and running.analysis.complete
        if not complete and not running.at_work:
            at_work = [one.address for one in self._kept.values() if one.at_work]
            if len(at_work) >= MOST_AT_WORK or at_work.count(share[0]) >= MOST_OF_ONE:
                raise Refusal("busy", "analysis.too_many", wait=60.0)
            running.address = share[0]
            running.work = asyncio.create_task(self._work(running, record, share))
        self._kept[table] = running
        self._kept.move_to_end(table)
        self._forget()
        return told(running.analysis, record)

    async def _work(self, running: Running, record: Mapping[str, Any], share: Path) -> None:
        lost = 0
        while running.analysis is None or not running.analysis.complete:
            try:
                task = self._pools.studies.ask(share, study, Study(record, running.analysis))
                running.analysis = await task.answer()
            except Full:
                await asyncio.sleep(PAUSE)
            except WorkerLost:
                lost += 1
                if lost >= MOST_LOST:
                    return
            except TaskFailed as failure:
                log.error("an analysis failed: %s", failure)
                return

    def _forget(self) -> None:
        """Those that were asked for longest ago."""
        while len(self._kept) > MOST_KEPT:
            _, oldest = self._kept.popitem(last=False)
            if oldest.work is not None:
                oldest.work.cancel()

    def close(self) -> None:
        """End what is going on."""
        for running in self._kept.values():
            if running.work is not None:
                running.work.cancel()


def told(analysis: Analysis | None, record: Mapping[str, Any]) -> TableAnalysis:
    """An analysis with its words."""
    if analysis is None:
        return TableAnalysis(0, 0, None, [], [])
    from ..analysis import take_along, turning_points  # the server starts without them

    speaker = listener(analysis.names, None, record["rules"].get("deck"))
    return TableAnalysis(
        done=analysis.done,
        of=analysis.of,
        analysis=analysis.to_json(),
        points=[[speaker.one(message) for message in point.says] for point in turning_points(analysis)],
        take_along=[speaker.one(take_along(analysis, player)) for player in range(len(analysis.names))],
    )
