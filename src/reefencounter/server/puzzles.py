"""Puzzles as a page shows them. Nothing of a try is kept; the solution is told only to who handed in a turn."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache

from .. import puzzles
from ..engine.errors import ReefError
from ..messages import Message
from ..notation.forms import AnyPosition, rules_of
from ..record import Move
from ..telling.listener import listener
from . import scene as scenes
from .bot_pools import BotPools
from .fair_queue import Full, Path
from .lessons import seats_of
from .refusals import Refusal
from .said import said
from .schemas import PuzzleInfo, Puzzles, PuzzleScene, PuzzleVerdict, Sentence
from .study_tasks import HandedIn, judge_turn
from .workers import TaskFailed, WorkerLost

log = logging.getLogger(__name__)


def listed() -> Puzzles:
    """All puzzles, and today's."""
    today = datetime.now(UTC).date()
    return Puzzles(_infos(), puzzles.of_the_day(today).id, today.isoformat())


@cache
def _infos() -> list[PuzzleInfo]:
    return [_info(puzzle) for puzzle in puzzles.all_puzzles().values()]


def played(id: str, actions: Sequence[str]) -> PuzzleScene:
    """A puzzle after what was played."""
    attempt = _attempt(id, actions[:-1])
    puzzle, before, step = attempt.puzzle, attempt.game.position, None
    seats = seats_of(puzzle.seat, before.players)
    if actions:
        move, after = _play(attempt, actions[-1])
        step = scenes.step(
            before,
            move,
            after,
            number=len(actions),
            seat=puzzle.seat,
            names=[seat.name for seat in seats],
            everything=False,
        )
    return PuzzleScene(
        info=_info(puzzle),
        asks=[_sentence(puzzle, message) for message in puzzle.asks()],
        played=attempt.played,
        over=attempt.over,
        scene=scenes.scene(
            attempt.game, seat=puzzle.seat, number=len(actions), seats=seats, open=False, memory_aid=True
        ),
        step=step,
    )


async def handed_in(pools: BotPools, share: Path, id: str, actions: Sequence[str]) -> PuzzleVerdict:
    """The verdict on a whole turn, by a worker that no bot at a table waits for."""
    attempt = _attempt(id, actions)
    if not attempt.over:
        raise Refusal("illegal", "puzzle.not_whole")
    try:
        task = pools.studies.ask(share, judge_turn, HandedIn(id, tuple(actions)))
        verdict = await task.answer()
    except Full:
        raise Refusal("busy", "puzzle.too_many") from None
    except (WorkerLost, TaskFailed) as failure:
        log.error("a puzzle was not judged: %s", failure)
        raise Refusal("busy", "puzzle.failed") from None
    puzzle = attempt.puzzle
    return PuzzleVerdict(
        score=verdict.score,
        outcome=verdict.outcome,
        loss=verdict.loss,
        says=_sentence(puzzle, verdict.says),
        solution=list(puzzle.solution),
        why=[_sentence(puzzle, message) for message in puzzle.why()],
    )


def _attempt(id: str, actions: Sequence[str]) -> puzzles.Attempt:
    try:
        puzzle = puzzles.by_id(id)
    except ReefError as error:
        raise Refusal("malformed", error.message, status=404) from None
    attempt = puzzles.Attempt(puzzle)
    for action in actions:
        _play(attempt, action)
    return attempt


def _play(attempt: puzzles.Attempt, action: str) -> tuple[Move, AnyPosition]:
    try:
        return attempt.play(action)
    except ReefError as error:
        raise Refusal.of(error) from None


def _info(puzzle: puzzles.Puzzle) -> PuzzleInfo:
    rules = puzzle.rules
    return PuzzleInfo(
        id=puzzle.id,
        theme=_sentence(puzzle, Message("puzzle.theme", theme=puzzle.theme)),
        level=puzzle.level,  # type: ignore[arg-type]  # one of LEVELS, read from data
        players=rules.players,
        advanced=rules.advanced,
        second_kind=rules.second_kind,
    )


def _sentence(puzzle: puzzles.Puzzle, message: Message) -> Sentence:
    speaker = listener((), puzzle.seat, rules_of(puzzle.position).deck)
    return Sentence(speaker.one(message), said(message))
