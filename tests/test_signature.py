"""Playing strength is guarded: the bots choose what they chose, after looking at as many positions."""

from __future__ import annotations

import itertools
import json
import time

import pytest

from bench.signature import BOTS, KEPT, changes, digest, kept, positions, signature
from reefencounter import COMPILED, suite
from reefencounter.bots.planner import Planner

ON_PURPOSE = (
    "If play was to change: `python -m bench.signature --write`, and say in the commit what it is worth."
)


@pytest.mark.parametrize("second_kind", [False, True], ids=["base", "second kind"])
def test_the_bots_choose_as_they_did(second_kind: bool) -> None:
    """Uncompiled, a small part: the same file is right for both."""
    asked = [one for one in positions() if one.rules.second_kind == second_kind]
    bots = BOTS
    if not COMPILED:
        asked, bots = asked[:2], ("greedy", "master:level=1")
    before, after = kept(), signature(asked, bots)
    expected = {name: {spec: before[name][spec] for spec in chosen} for name, chosen in after.items()}
    assert after == expected, "\n".join([*changes(expected, after), ON_PURPOSE])


def test_the_digest_is_that_of_the_choices() -> None:
    assert json.loads(KEPT.read_text())["digest"] == digest(kept())
    assert len(kept()) == len(positions()) == 24


def test_turns_that_found_no_time_in_the_first_world_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that moves when it is looked at: a signature counts positions, and there all turns have their try."""
    for position in suite.positions()[:40]:
        clock = itertools.count()
        monkeypatch.setattr(time, "perf_counter", lambda clock=clock: next(clock) / 20)
        bot = Planner(level=5, seed=1)
        bot.choose(position.seen(), 250)
        monkeypatch.undo()
        tried = [bool(candidate.outcomes) for candidate in bot.candidates]
        assert 1 < sum(tried) < len(tried)
        assert bot.plan.turn == bot.candidates[0].turn
        assert tried[0], position.id
