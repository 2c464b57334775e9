"""`reef analyse`: where a saved game was won and lost, in sentences or as JSON. Progress goes to standard error."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from typing import Any

from .. import decks
from ..analysis import Analysis, take_along, turning_points
from ..analysis import analyse as look
from ..game import Game
from ..messages import Message
from ..messages.speaker import Speaker
from ..telling.listener import listener
from .files import read_game
from .seats import called, seat_of, spoken_to


def analyse(options: Namespace) -> int:
    """The command with its options; the exit code."""
    if options.deck is not None:
        decks.load(options.deck)
    game, _ = read_game(options.record)
    seat = seat_of(game, options.player)
    speaker = listener(called(game.names), spoken_to(game.names) if seat is None else seat, game.rules.deck)
    analysis = _looked_at(game, options, speaker)
    if options.json:
        print(json.dumps(analysis.to_json(), indent=1))
    else:
        print("\n".join(told(analysis, speaker, seat)))
    return 0


def _looked_at(game: Game, options: Namespace, speaker: Speaker) -> Analysis:
    """The complete analysis; on the way there, how far it has come."""
    shown = sys.stderr.isatty()
    for analysis in look(game, nodes=options.nodes, seed=options.seed):
        if shown:
            words = speaker.one(Message("analysis.progress", done=analysis.done, of=analysis.of))
            print(f"\r{words}", end="", file=sys.stderr, flush=True)
    if shown:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    return analysis


def told(analysis: Analysis, speaker: Speaker, seat: int | None = None) -> list[str]:
    """An analysis as lines: the course, the turning points, and what each player, or this one, can take along."""
    lines = [speaker.one(Message("analysis.heading", nodes=analysis.nodes)), ""]
    for turn in analysis.turns:
        given: dict[str, Any] = {
            "number": turn.number,
            "player": turn.player,
            "expected": [f"{one:.0f}" for one in turn.expected],
        }
        if turn.best is None:
            lines.append(speaker.one(Message("analysis.turn", **given)))
        else:
            lines.append(speaker.one(Message("analysis.turn_better", loss=round(turn.loss or 0.0), **given)))
    lines += [speaker.one(Message("analysis.final", expected=[f"{one:.0f}" for one in analysis.final])), ""]
    points = turning_points(analysis)
    for point in points:
        lines += [speaker.say(*point.says), ""]
    if not points:
        lines += [speaker.one(Message("analysis.calm")), ""]
    for player in range(len(analysis.names)) if seat is None else (seat,):
        told = take_along(analysis, player)
        lines.append(speaker.one(Message("analysis.for_player", player=player, message=told)))
    return lines
