"""What a worker process does: it thinks for a bot. It is given what the seat may know (R13), never the game."""

from __future__ import annotations

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import pickle
import random
import signal
import threading
from typing import Any, NamedTuple

from ... import decks
from ...bots.base import Bot, make
from ...bots.seat_view import SeatView
from ...notation.forms import AnyPosition, rules_of
from ...view import Known

MOST_TURNS = 3  # that are suggested
NICENESS = 5  # the server itself comes first on a busy machine


class Task(NamedTuple):
    """A seat's knowledge, in a form that travels, and who is to think about it for how long."""

    spec: str
    seed: int
    time_ms: float
    seat_view: bytes  # pickled
    deck: dict[str, Any] | None  # of the table, where it is not the one that comes with the game


def task_for(position: AnyPosition, known: Known, seat: int, spec: str, time_ms: float, seed: int) -> Task:
    """What is sent to a worker. Everything hidden is taken out here, in the server's own process."""
    name = rules_of(position).deck
    deck = None if name == decks.DEFAULT else decks.by_id(name).to_json()
    return Task(spec, seed, time_ms, pickle.dumps(SeatView.of(position, known, seat)), deck)


def prepare() -> None:
    """At the start of a worker: Ctrl-C is for the server, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)


def _end_with_server() -> None:
    """A server that was killed cannot end its workers: they notice by themselves."""
    server = multiprocessing.parent_process()
    if server is not None:
        multiprocessing.connection.wait([server.sentinel])
        os._exit(0)


def choose(task: Task) -> list[str]:
    """The next actions: those of the whole turn where the bot plans it, at least one."""
    bot = make(task.spec, seed=task.seed)
    try:
        seat_view = _seat_view(task)
        first = bot.choose(seat_view, task.time_ms)
        return [seat_view.text(first), *_rest_of_turn(seat_view, bot)]
    finally:
        bot.close()


def advise(task: Task) -> dict[str, Any]:
    """The best turns and why, best first, each of its own kind; in set-up, where no turn is planned, the one action.

    `value` is against the best turn, in the measure of the bot, which is one that plans whole turns.
    """
    from ...bots.explain import explain  # only workers need these: the server starts without them
    from ...bots.planner import Planner

    bot = make(task.spec, seed=task.seed)
    if not isinstance(bot, Planner):
        raise TypeError(f"{task.spec} plans no turns that could be suggested")
    seat_view = _seat_view(task)
    first = bot.choose(seat_view, task.time_ms)
    if not bot.candidates:
        world = seat_view.world(random.Random(task.seed))
        why = explain(bot.searches[0], world, [first], seat_view.seat)
        messages = [message.to_json() for message in why]
        return {"turns": [{"value": 0.0, "actions": [seat_view.text(first)], "messages": messages}]}
    turns: list[dict[str, Any]] = []
    told = set()
    best = lowest = bot.candidates[0].value
    for candidate in bot.candidates:
        why = explain(bot.searches[0], bot.world, candidate.turn)
        lowest = min(lowest, candidate.value)  # those given up early were tried less, and may seem better
        parts = why[0]
        if parts not in told and len(turns) < MOST_TURNS:
            told.add(parts)
            actions = [seat_view.text(action) for action in candidate.turn]
            messages = [message.to_json() for message in why]
            turns.append({"value": round(lowest - best, 1), "actions": actions, "messages": messages})
    return {"turns": turns}


def _seat_view(task: Task) -> SeatView:
    if task.deck is not None:
        decks.add(task.deck)
    seat_view: SeatView = pickle.loads(task.seat_view)
    return seat_view


def _rest_of_turn(seat_view: SeatView, bot: Bot) -> list[str]:
    plan = getattr(bot, "plan", None)
    return [seat_view.text(action) for action in plan.turn[1:]] if plan is not None else []
