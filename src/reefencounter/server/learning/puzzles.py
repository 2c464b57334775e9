"""Puzzles as a page shows them. The begun turn and the one answer are kept; the solution is told only after that."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec

from ... import puzzles
from ...engine.errors import IllegalAction, ReefError
from ...game import Game
from ...messages import Message
from ...puzzles.judging import in_words
from ...telling.listener import listener
from .. import scene as scenes
from ..jobs.bot_pools import BotPools
from ..jobs.fair_queue import Full, Path
from ..jobs.study_tasks import HandedIn, judge_turn
from ..jobs.workers import TaskFailed, WorkerLost
from ..refusals import Refusal
from ..said import said
from ..schemas import (
    PuzzleDay,
    PuzzleInfo,
    Puzzles,
    PuzzleScene,
    PuzzleVerdict,
    Sentence,
    TryRefused,
    TurnStep,
)
from ..schemas.puzzles import PuzzleState
from ..storage.puzzle_store import Answers, PuzzleData
from ..storage.store import Store
from .lessons import seats_of
from .puzzle_steps import cells, had, parts

DAYS = 7  # whose puzzles are told
ENOUGH = 20  # answers, from which on people tell how hard a puzzle is
MOST_LEVEL = 5
BY_BOTS = {"easy": 2, "medium": 3, "hard": 4}  # the level before that; one's own have none
STATES: Mapping[str | None, PuzzleState] = {
    None: "begun",
    "better": "found",
    "best": "found",
    "less": "missed",
    "shown": "shown",
}

log = logging.getLogger(__name__)


async def listed(store: Store, person: str | None) -> Puzzles:
    """All puzzles, and those of the last days."""
    kept = {} if person is None else await store.puzzles_of(person)
    answers = await store.answers()
    infos = [_info(puzzle, answers.get(id), kept.get(id)) for id, puzzle in puzzles.all_puzzles().items()]
    made = (
        [] if person is None else [puzzles.Puzzle.from_json(one) for one in await store.own_puzzles(person)]
    )
    own = [_info(puzzle, None, kept.get(puzzle.id)) for puzzle in made]
    today = datetime.now(UTC).date()
    return Puzzles(infos, [_day(today - timedelta(back)) for back in reversed(range(DAYS))], own)


async def practised(
    store: Store, person: str, turn: Mapping[str, Any], before: Game, after: Game
) -> PuzzleInfo:
    """A turn of an analysis as a puzzle of one's own; the same turn is the same puzzle."""
    from ...puzzles.own import practised  # the server starts without what it loads

    try:
        puzzle = practised(turn, before.position, before.known, after.position)
    except ReefError as error:
        raise Refusal.of(error) from None
    if puzzle.id not in puzzles.all_puzzles():
        await store.keep_own(person, puzzle.id, puzzle.to_json())
    return _info(puzzle, None, await store.puzzle_of(person, puzzle.id))


async def played(
    store: Store, person: str | None, id: str, actions: Sequence[str] | None, *, keep: bool
) -> PuzzleScene:
    """A puzzle after what was played, or after what was kept of it. A turn is kept until it is answered.

    What the rules refuse as the last action is not done, and it is told why: whoever asks that makes no mistake.
    """
    puzzle = await _puzzle(store, person, id)
    kept = None if person is None else await store.puzzle_of(person, id)
    if actions is None:
        actions = [] if kept is None or kept.outcome is not None else kept.played
    found = _played(puzzle, actions)
    answered = kept is not None and kept.outcome is not None
    if person is not None and keep and not answered and found.played != (kept.played if kept else []):
        await store.keep_begun(person, id, found.played)
    return msgspec.structs.replace(
        found,
        info=_info(puzzle, (await store.answers()).get(id), kept),
        verdict=_verdict(puzzle, kept) if kept is not None and answered else None,
    )


async def handed_in(
    store: Store, pools: BotPools, share: Path, person: str, id: str, actions: Sequence[str]
) -> PuzzleVerdict:
    """The verdict on a whole turn, by a worker that no bot at a table waits for. The first answer counts."""
    puzzle = await _puzzle(store, person, id)
    kept = await store.puzzle_of(person, id)
    if kept is None or kept.outcome is None:
        if not _attempt(puzzle, actions).over:
            raise Refusal("illegal", "puzzle.not_whole")
        try:
            verdict = await pools.studies.ask(
                share, judge_turn, HandedIn(puzzle.to_json(), tuple(actions))
            ).answer()
        except Full:
            raise Refusal("busy", "puzzle.too_many") from None
        except (WorkerLost, TaskFailed) as failure:
            log.error("a puzzle was not judged: %s", failure)
            raise Refusal("busy", "puzzle.failed") from None
        kept = await store.keep_answer(person, id, actions, verdict.outcome, verdict.score, verdict.loss)
    return _verdict(puzzle, kept)


async def given_up(store: Store, person: str, id: str) -> PuzzleVerdict:
    """The best turn, for who wants to see it. That counts as the answer, unless there is one."""
    puzzle = await _puzzle(store, person, id)
    return _verdict(puzzle, await store.keep_answer(person, id, [], "shown", None, 0.0))


def _played(puzzle: puzzles.Puzzle, actions: Sequence[str]) -> PuzzleScene:
    attempt = _attempt(puzzle, actions[:-1])
    before, step, refused = attempt.game.position, None, None
    seats = seats_of(puzzle.seat, before.players)
    if actions:
        try:
            move, after = attempt.play(actions[-1])
        except IllegalAction as error:
            refused = TryRefused(_sentence(puzzle, error.message), error.message.clause)
        except ReefError as error:
            raise Refusal.of(error) from None
        else:
            step = scenes.step(
                before,
                move,
                after,
                number=len(actions),
                seat=puzzle.seat,
                names=[seat.name for seat in seats],
                everything=False,
            )
    number = len(attempt.played)
    scene = scenes.scene(
        attempt.game, seat=puzzle.seat, number=number, seats=seats, open=False, memory_aid=True
    )
    if scene.choices is not None:
        offered = None if attempt.over else msgspec.structs.replace(scene.choices, undo=number > 0)
        scene = msgspec.structs.replace(scene, choices=offered)
    return PuzzleScene(
        info=_info(puzzle, None, None),
        asks=[_sentence(puzzle, message) for message in puzzle.asks()],
        played=attempt.played,
        over=attempt.over,
        scene=scene,
        step=step,
        refused=refused,
        verdict=None,
    )


async def _puzzle(store: Store, person: str | None, id: str) -> puzzles.Puzzle:
    """One of the package, or of this person's own."""
    if id not in puzzles.all_puzzles() and person is not None:
        own = await store.own_puzzle(person, id)
        if own is not None:
            return puzzles.Puzzle.from_json(own)
    try:
        return puzzles.by_id(id)
    except ReefError as error:
        raise Refusal("malformed", error.message, status=404) from None


def _attempt(puzzle: puzzles.Puzzle, actions: Sequence[str]) -> puzzles.Attempt:
    try:
        return puzzles.Attempt(puzzle, actions)
    except ReefError as error:
        raise Refusal.of(error) from None


def _verdict(puzzle: puzzles.Puzzle, kept: PuzzleData) -> PuzzleVerdict:
    """What is said to an answer. Steps are marked as missed only where the turn was worth less."""
    outcome, loss = kept.outcome or "shown", kept.loss or 0.0
    own = parts(puzzle, _attempt(puzzle, kept.played).planned())
    steps = [
        TurnStep(
            says=_sentence(puzzle, part.does),
            follows=[_sentence(puzzle, message) for message in part.follows],
            cells=cells(part),
            found=outcome != "less" or had(part, own),
        )
        for part in parts(puzzle, puzzle.solution)
    ]
    return PuzzleVerdict(
        outcome=outcome,
        score=kept.score,
        yours=None if kept.score is None else _percent(puzzle.expected - loss),
        best=_percent(puzzle.expected),
        says=_sentence(puzzle, in_words(outcome, kept.score or 0, loss)),
        solution=list(puzzle.solution),
        steps=steps,
        why=_sentence(puzzle, puzzle.why()),
    )


def _info(puzzle: puzzles.Puzzle, answers: Answers | None, kept: PuzzleData | None) -> PuzzleInfo:
    rules = puzzle.rules
    found = None if answers is None or answers.all < ENOUGH else answers.found / answers.all
    return PuzzleInfo(
        id=puzzle.id,
        theme=_sentence(puzzle, Message("puzzle.theme", theme=puzzle.theme)),
        level=BY_BOTS.get(puzzle.level) if found is None else level_of(found),
        found=None if found is None else _percent(100 * found),
        players=rules.players,
        advanced=rules.advanced,
        second_kind=rules.second_kind,
        state="open" if kept is None or (kept.outcome is None and not kept.played) else STATES[kept.outcome],
        score=None if kept is None else kept.score,
    )


def level_of(found: float) -> int:
    """How hard a puzzle is, by how many of all found it.

    >>> [level_of(found) for found in (0.0, 0.2, 0.5, 0.99, 1.0)]
    [5, 4, 3, 1, 1]
    """
    return max(1, MOST_LEVEL - int(MOST_LEVEL * found))


def _day(day: date) -> PuzzleDay:
    return PuzzleDay(day.isoformat(), puzzles.of_the_day(day).id)


def _percent(part: float) -> int:
    return round(min(100.0, max(0.0, part)))


def _sentence(puzzle: puzzles.Puzzle, message: Message) -> Sentence:
    rules = puzzle.rules
    names = [seat.name for seat in seats_of(puzzle.seat, rules.players)]
    speaker = listener(names, puzzle.seat, rules.deck)
    return Sentence(speaker.one(message), said(message))
