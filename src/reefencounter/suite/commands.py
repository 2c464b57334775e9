"""`reef suite`: a bot is asked about every position; its score, by kinds of games, as text or JSON."""

from __future__ import annotations

import json
import math
import sys
import time
from argparse import Namespace
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from statistics import fmean, stdev
from typing import Any, NamedTuple

from .. import __version__
from ..arena.progress import duration
from ..arena.ratings import Z95
from ..arena.workers import spread
from ..bots import learned
from ..bots.base import BotError
from ..bots.origin import origin
from ..bots.trial import try_out
from ..messages import Message
from ..messages.words import say
from ..rules import Rules
from . import FORMAT, SuitePosition, positions
from .scoring import NODES, Judged, asked


class Question(NamedTuple):
    """What a worker is given: the place of a position in the suite, and the bot."""

    place: int
    bot: str
    seed: int
    time_ms: float | None


def ask(question: Question) -> Judged:
    """The bot's turn, judged."""
    position = positions()[question.place]
    return asked(position, question.bot, seed=question.seed, time_ms=question.time_ms)


def suite(options: Namespace) -> int:
    """Ask, tell, and print; the exit code."""
    some = range(0, len(positions()), options.every)
    refusals = refused_games(options.bot, [positions()[place].rules for place in some])
    left_out = [positions()[place] for place in some if positions()[place].rules in refusals]
    places = [place for place in some if positions()[place].rules not in refusals]
    chosen = [positions()[place] for place in places]
    questions = [Question(place, options.bot, options.seed, options.time_ms) for place in places]
    answers: dict[int, Judged] = {}
    start = told = time.monotonic()
    for number, judged in spread(ask, questions, min(options.workers, len(questions))):
        answers[number] = judged
        now = time.monotonic()
        if not options.quiet and (now - told > 5 or len(answers) == len(questions)):
            told = now
            print(say(_progress(answers, len(questions), now - start)), file=sys.stderr, flush=True)
    results = [answers[number] for number in range(len(questions))]
    if options.json:
        print(json.dumps(to_json(options, chosen, results, left_out), indent=1))
        return 0
    print(say(Message("suite.total", bot=options.bot, **_rounded(results))))
    for kind in dict.fromkeys(position.kind for position in chosen):
        mine = [result for position, result in zip(chosen, results, strict=True) if position.kind == kind]
        game, players = kind.rsplit("-", 1)
        known = _rounded(mine)
        del known["error"]
        print("  " + say(Message("suite.kind", game=game.replace("-", "_"), players=int(players), **known)))
    failed = [result.failure for result in results if result.failure is not None]
    if failed:
        print(say(Message("suite.failed", failures=len(failed), why=failed[0])))
    if left_out:
        why = refusals[left_out[0].rules].message
        print(say(Message("suite.left_out", positions=len(left_out), because=why)))
    return 0


def refused_games(bot: str, games: Iterable[Rules]) -> dict[Rules, BotError]:
    """Which of these games a bot cannot play, and why: a network is for one of the two. Refuses who can play none."""
    refusals: dict[Rules, BotError] = {}
    asked_for = dict.fromkeys(games)
    for rules in asked_for:
        try:
            try_out(bot, rules)
        except BotError as error:
            refusals[rules] = error
    if len(refusals) == len(asked_for):
        raise next(iter(refusals.values()))
    return refusals


def summary(results: Sequence[Judged]) -> dict[str, float]:
    """The mean score with its error of 95 %, how many turns were as good as the answer, and the mean loss."""
    scores = [result.score for result in results]
    error = Z95 * stdev(scores) / math.sqrt(len(scores)) if len(scores) > 1 else 0.0
    return {
        "positions": len(results),
        "score": round(fmean(scores), 2),
        "error": round(error, 2),
        "found": sum(result.found for result in results),
        "loss": round(fmean(max(0.0, result.loss) for result in results), 2),
    }


def to_json(
    options: Namespace,
    chosen: Sequence[SuitePosition],
    results: Sequence[Judged],
    left_out: Sequence[SuitePosition],
) -> dict[str, Any]:
    """All that is known, with what it depends on."""
    kinds: dict[str, list[Judged]] = {}
    for position, result in zip(chosen, results, strict=True):
        kinds.setdefault(position.kind, []).append(result)
    return {
        "format": FORMAT,
        "version": __version__,
        "judge": {"nodes": NODES, "networks": _networks()},
        "bot": options.bot,
        "digests": {
            game: origin([options.bot], rules)["digests"]
            for game, rules in {_game(position.rules): position.rules for position in chosen}.items()
        },
        "seed": options.seed,
        "time_ms": options.time_ms,
        **summary(results),
        "kinds": {kind: summary(mine) for kind, mine in kinds.items()},
        "left_out": [position.id for position in left_out],
        "turns": [
            {"id": position.id, "kind": position.kind, "answer": list(position.answer), **result._asdict()}
            for position, result in zip(chosen, results, strict=True)
        ],
    }


def _game(rules: Rules) -> str:
    return "second-kind" if rules.ruleset.has_cards else "base"


def _networks() -> Mapping[str, str]:
    games = {"base": learned.BASE, "second-kind": learned.SECOND_KIND}
    return {name: sha256(learned.weights(game)).hexdigest() for name, game in games.items()}


def _rounded(results: Sequence[Judged]) -> dict[str, Any]:
    return {name: round(value, 1) for name, value in summary(results).items()}


def _progress(answers: Mapping[int, Judged], total: int, spent: float) -> Message:
    left = spent / len(answers) * (total - len(answers))
    score = fmean(judged.score for judged in answers.values())
    return Message("suite.progress", done=len(answers), positions=total, score=score, time=duration(left))
