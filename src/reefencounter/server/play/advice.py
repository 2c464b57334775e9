"""Hints for people: each is answered, or refused in words that say what to do."""

from __future__ import annotations

import logging
from typing import Any

from ..jobs.bot_pools import BotPools
from ..jobs.fair_queue import Full, Path
from ..jobs.workers import TaskFailed, WorkerLost
from ..refusals import Refusal
from .ledger import TableGame

LONGEST_WAIT = 60.0  # seconds, for a worker to be free
MOST_TRIES = 2  # if a worker is lost

log = logging.getLogger(__name__)


async def advice(bot_pools: BotPools, share: Path, game: TableGame, seat: int) -> dict[str, Any]:
    """The best turns of a seat. `share`: who asks."""
    for _ in range(MOST_TRIES):
        try:
            task = bot_pools.advice(share, game.position, game.known, seat)
            try:
                if await task.begun(LONGEST_WAIT):
                    return await task.answer()
            finally:
                task.cancel()
        except Full:
            raise Refusal("busy", "hint.too_many") from None
        except WorkerLost:
            continue
        except TaskFailed as failure:
            log.error("a hint failed: %s", failure)
        break
    raise Refusal("busy", "hint.failed")
