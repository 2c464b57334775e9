"""All bots of a plan are tried before the first game, so that no evening is lost to a program that is not there."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from .. import decks
from ..bots.base import BotError
from ..bots.trial import try_out
from ..messages import Message
from ..rules import Rules
from .schedule import Plan


def try_all(plan: Plan, *, here: bool) -> None:
    """Refuse a plan with a bot that cannot play. Where the games are not played here, nor are programs asked here."""
    for spec in dict.fromkeys(plan.bots):
        if here or not spec.startswith("exec:"):
            try_out(spec, plan.rules)
            continue
        with ProcessPoolExecutor(1, get_context("spawn")) as process:
            try:
                complaint = process.submit(_complaint, spec, plan.rules, plan.deck()).result()
            except BrokenProcessPool:  # it ended who asked; workers are replaced, and name the game
                continue
        if complaint is not None:
            raise BotError(complaint)


def _complaint(spec: str, rules: Rules, deck: dict[str, Any] | None) -> Message | None:
    if deck is not None:
        decks.add(deck)
    try:
        try_out(spec, rules)
    except BotError as error:
        return error.message
    return None
