"""`reef arena`, `reef tune` and `reef bots`: from options to output."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from ..bots.base import registry
from ..bots.external import External
from ..bots.planner import Planner
from ..bots.weights import Weights
from ..engine.errors import ReefError
from ..messages.message import Message
from ..messages.words import say, words
from ..rules import Rules

STRENGTHS = "strength.json"  # by the name of a bot, messages with measured numbers
RATINGS = "ratings.json"  # the ladder of docs/benchmark.md, made by bench.ladder


def arena(options: Namespace, rules: Rules) -> int:
    """Play, tell, and write the report; the exit code."""
    from .report import write_report
    from .run import run
    from .schedule import Plan
    from .summary import summarise
    from .summary_text import text

    plan = Plan(tuple(options.bots), options.games, rules, options.seed, options.time_ms)
    folder = None if options.report is None else Path(options.report)
    outcomes = run(plan, folder=folder, processes=options.workers, ray=options.ray, quiet=options.quiet)
    summary = summarise(outcomes)
    print(text(summary))
    if folder is not None:
        names = write_report(folder, plan, outcomes, summary)
        print()
        print(words("arena.report", folder=str(folder), files=[*names, "results.jsonl", "records.jsonl.gz"]))
    return 0


def tune(options: Namespace) -> int:
    """Search, then show the gain; the exit code."""
    from .tune import Tuning, weights_of

    rules = Rules(options.players, options.advanced, options.second_kind)
    given = {} if options.weights is None else {"old": _weights(weights_of(rules), Path(options.weights))}
    tuning = Tuning(
        Path(options.folder),
        seed=options.seed,
        seeds=options.seeds,
        rules=rules,
        workers=options.workers,
        tell=lambda line: print(line, file=sys.stderr, flush=True),
        **given,
    )
    tuning.run(options.generations, options.minutes)
    rate, margin = tuning.gain(options.games)
    print(words("tune.gain", games=rate.games, rate=str(rate), points=margin))
    best = json.dumps(tuning.favourite, indent=1)
    if options.write is None:
        print(best)
    else:
        _write(Path(options.write), best)
        print(words("tune.written", file=options.write))
    return 0


def _weights(kind: type[Weights], file: Path) -> dict[str, float]:
    try:
        return kind.from_json(json.loads(file.read_text())).to_json()
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise ReefError("arena.no_weights", file=str(file), why=str(error)) from None


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text + "\n")
    except OSError as error:
        raise ReefError("file.unwritable", file=str(file), why=error.strerror) from None


def bots(options: Namespace) -> int:
    """All bots that are here, with what is known of them; the exit code."""
    folder = files("reefencounter.bots")
    strengths = json.loads(folder.joinpath(STRENGTHS).read_text())
    ladder = json.loads(folder.joinpath(RATINGS).read_text())["bots"]
    for name, load in registry().items():
        try:
            kind = load()
        except Exception as error:  # somebody else's package: the other bots are listed all the same
            print(words("bots.not_loaded", bot=name, why=str(error)))
            continue
        print(f"{name}: {_said(kind.about)}")
        if kind.settings:
            settings = [f"{key}={value}" for key, value in kind.settings.items()]
            print(f"  {words('bots.settings', settings=settings)}")
        if issubclass(kind, Planner):
            for level, how in kind.levels.items():
                print(f"  {words('bots.level', level=level, about=say(how.about))}")
        rated = [
            Message("bots.rating", bot=spec, mu=rating["mu"], error=2 * rating["sigma"])
            for spec, rating in ladder.items()
            if spec.split(":")[0] == name
        ]
        if rated:
            print(f"  {words('bots.ratings', ratings=rated)}")
        if name in strengths:
            print(f"  {words('bots.strength', strength=[_measured(**told) for told in strengths[name]])}")
    print(f"exec:COMMAND: {_said(External.about)}")
    return 0


def _measured(id: str, arguments: Mapping[str, Any] = {}) -> Message:
    return Message(id, **arguments)


def _said(about: Message | str) -> str:
    return about if isinstance(about, str) else say(about)
