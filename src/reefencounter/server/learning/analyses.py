"""Analyses of tables, in the background and turn by turn: a worker takes them in turns with what others want.

One that is whole is kept in the database. One that is at work when the server ends begins anew when it is asked for.
All who ask for the same table share one, also where they ask several processes.

There is room for so many at work. When it is full, the address that has most of them at work gives up its last for one
that has less: that analysis stops where it is, and goes on when it is asked for again and there is room.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...engine.errors import ReefError
from ...messages import Message
from ...telling.listener import listener
from ..jobs.bot_pools import BotPools
from ..jobs.fair_queue import FairQueue, Full, Path
from ..jobs.study_tasks import Study, study
from ..jobs.workers import TaskFailed, WorkerLost
from ..play.ledger import Ledger, TableGame
from ..play.table import Table
from ..refusals import Refusal
from ..said import said
from ..schemas import AnalysedTurn, BetterTurn, PuzzleInfo, Sentence, TableAnalysis, TurningPoint
from ..storage.store import Store
from ..storage.trouble import Unavailable
from ..web.visitors import visitors_of
from . import puzzles

if TYPE_CHECKING:
    from ...analysis import Analysis

MOST_KNOWN = 200  # that are at work, or stopped half-way
MOST_AT_WORK = 100
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

    @property
    def complete(self) -> bool:
        """Whether nothing is left to do."""
        return self.analysis is not None and self.analysis.complete


class Analyses:
    """The analyses of a server."""

    def __init__(self, store: Store, pools: BotPools) -> None:
        self._store, self._pools = store, pools
        self._running: OrderedDict[str, Running] = OrderedDict()
        self._at_work: FairQueue[Running] = FairQueue(MOST_AT_WORK)

    async def ask(self, table: Table, seat: int | None, share: Path) -> TableAnalysis:
        """The analysis of a table as far as it has come; it begins if there is none, and goes on if it stopped."""
        ledger = await table.load_all()
        analysis = await self._found(table) or self._worked_on(table, ledger, share)
        return told(analysis, table, ledger.numbers, seat)

    async def better(self, table: Table, turn: int) -> tuple[int, TableGame]:
        """A table after the better turn in the place of one that was played, and the step after which it begins."""
        ledger = await table.load_all()
        told = await self._with_better(table, turn)
        number = _step(ledger.numbers, told["first"])
        game, player = ledger.at(number), told["player"]
        for action in told["best"]:
            while game.actor != player and not game.over:  # who is asked declines
                game.play(game.legal()[-1])
            try:
                game.play(action, player=player)
            except ReefError:
                break  # a card that others really held came between
        return number, game

    async def practised(self, person: str, table: Table, turn: int) -> PuzzleInfo:
        """A turn for which there is a better one, as a puzzle of somebody's own."""
        ledger = await table.load_all()
        told = await self._with_better(table, turn)
        before, after = (
            ledger.at(_step(ledger.numbers, moves))
            for moves in (told["first"], told["first"] + told["moves"])
        )
        return await puzzles.practised(self._store, person, told, before, after)

    async def _with_better(self, table: Table, turn: int) -> Mapping[str, Any]:
        """A turn as the analysis tells it, for which it has found a better one."""
        analysis = await self._found(table)
        turns: list[Mapping[str, Any]] = [] if analysis is None else analysis["turns"]
        if turn >= len(turns) or turns[turn]["best"] is None:
            raise Refusal("malformed", "analysis.none_better", status=404, turn=turn)
        return turns[turn]

    async def _found(self, table: Table) -> dict[str, Any] | None:
        """What there is, whole or on its way."""
        from ...analysis import VERSION  # the server starts without it

        if (analysis := self._on_its_way(table)) is not None:
            return analysis
        return await self._store.analysis(table.data.id, VERSION, table.number)

    def _on_its_way(self, table: Table) -> dict[str, Any] | None:
        running = self._running.get(table.data.id)
        if running is None or running.number != table.number or not (running.at_work or running.complete):
            return None
        return None if running.analysis is None else running.analysis.to_json()

    def _worked_on(self, table: Table, ledger: Ledger, share: Path) -> dict[str, Any] | None:
        """See to it that somebody works on the analysis of a table."""
        running = self._running.get(table.data.id)
        if running is None or running.number != table.number:
            running = Running(table.number)
        if not running.at_work:
            self._admit(running, share)
            record = ledger.game.record()
            work = running.work = asyncio.create_task(self._work(table.data.id, running, record, share))
            work.add_done_callback(lambda done: self._ended(running, done))
        self._running[table.data.id] = running
        self._running.move_to_end(table.data.id)
        while len(self._running) > MOST_KNOWN:
            self.forget(next(iter(self._running)))
        return None if running.analysis is None else running.analysis.to_json()

    def _admit(self, running: Running, share: Path) -> None:
        """Make room for one more; raise `Refusal` if whoever asks has as many at work as the others, or too many."""
        of_one = [one for one in self._running.values() if one.at_work and one.address == share[0]]
        try:
            if len(of_one) >= MOST_OF_ONE * visitors_of(share[0]):
                raise Full
            gone = self._at_work.put(share, running)
        except Full:
            raise Refusal("busy", "analysis.too_many", wait=60.0) from None
        running.address = share[0]
        if gone is not None and gone.work is not None:
            gone.work.cancel()

    def _ended(self, running: Running, work: asyncio.Task[None]) -> None:
        if running.work is work:
            self._at_work.remove(running)

    async def _work(self, table_id: str, running: Running, record: Mapping[str, Any], share: Path) -> None:
        """One process of all that are asked works on it; the others wait until it is kept."""
        claim = f"analysis {table_id}"
        while not await self._store.peers.claim(claim):
            await asyncio.sleep(PAUSE)
        try:
            if not await self._is_kept(table_id, running):
                await self._work_on(table_id, running, record, share)
        finally:
            self._store.peers.release(claim)

    async def _is_kept(self, table_id: str, running: Running) -> bool:
        """Whether another process was done while this one waited."""
        from ...analysis import VERSION

        if not self._store.peers.others:
            return False
        try:
            kept = await self._store.analysis(table_id, VERSION, running.number)
        except Unavailable:
            return False
        if kept is not None and self._running.get(table_id) is running:
            del self._running[table_id]
        return kept is not None

    async def _work_on(self, table_id: str, running: Running, record: Mapping[str, Any], share: Path) -> None:
        lost = 0
        while not running.complete:
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
        await self._keep(table_id, running)

    async def _keep(self, table_id: str, running: Running) -> None:
        from ...analysis import VERSION

        assert running.analysis is not None, "it is complete"
        try:
            await self._store.keep_analysis(table_id, VERSION, running.number, running.analysis.to_json())
        except Unavailable:
            return  # the log says why; it stays in memory
        if self._running.get(table_id) is running:
            del self._running[table_id]

    def forget(self, table_id: str) -> None:
        """Stop work on a table."""
        running = self._running.pop(table_id, None)
        if running is not None and running.work is not None:
            running.work.cancel()

    def close(self) -> None:
        """End what is going on."""
        for table_id in list(self._running):
            self.forget(table_id)


def told(
    analysis: Mapping[str, Any] | None, table: Table, numbers: list[int], seat: int | None
) -> TableAnalysis:
    """An analysis (`reef-analysis/1`) in words to a seat, or to nobody in particular. `numbers`: of its steps."""
    if analysis is None:
        return TableAnalysis(0, 0, seat, 0, [], [], [], None, [])
    speaker = listener(table.names, seat, table.rules.deck)

    def sentence(message: Message) -> Sentence:
        return Sentence(speaker.one(message), said(message))

    def better(turn: Mapping[str, Any]) -> BetterTurn | None:
        if turn["best"] is None:
            return None
        heading = Message(
            "analysis.better", player=turn["player"], number=turn["number"], loss=round(turn["loss"])
        )
        return BetterTurn(turn["loss"], sentence(heading), sentence(Message.from_json(turn["best_does"])))

    turns = [
        AnalysedTurn(
            number=turn["number"],
            player=turn["player"],
            before=_step(numbers, turn["first"]),
            after=_step(numbers, turn["first"] + turn["moves"]),
            expected=turn["expected"],
            does=sentence(Message.from_json(turn["does"])),
            looked_at=turn["loss"] is not None,
            better=better(turn),
        )
        for turn in analysis["turns"]
    ]
    points = [
        TurningPoint(
            turn=point["turn"],
            player=point["player"],
            before=point["before"],
            after=point["after"],
            change=sentence(
                Message(
                    "analysis.change",
                    owner=point["player"],
                    before=round(point["before"]),
                    after=round(point["after"]),
                )
            ),
            better=point["better"],
        )
        for point in analysis["turning_points"]
    ]
    return TableAnalysis(
        done=analysis["done"],
        of=analysis["of"],
        seat=seat,
        nodes=analysis["nodes"],
        turns=turns,
        final=analysis["final"],
        points=points,
        calm=None if points else sentence(Message("analysis.calm")),
        take_along=[sentence(Message.from_json(message)) for message in analysis["take_along"]],
    )


def _step(numbers: list[int], moves: int) -> int:
    """The number of the step after which so many moves were made."""
    return numbers[moves - 1] if moves else 0
