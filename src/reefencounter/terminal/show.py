"""`reef show`: any position of a record as table, JSON, picture or list of actions; or the whole game in sentences."""

from __future__ import annotations

import json
import shutil
import sys
from argparse import Namespace
from collections.abc import Mapping
from typing import Any

from .. import decks
from ..engine.errors import ReefError
from ..game import Game, Played
from ..record import Move
from ..telling.sentences import tell
from .ending import scoring
from .files import AlreadyThere, FileTrouble, read_json, retrace, write_text
from .paint import Paint, paint_for
from .seats import called, seat_of, spoken_to
from .table_text import draw_table


def show(options: Namespace) -> int:
    """The command with its options; the exit code."""
    if options.list and options.form != "text":
        raise ReefError("show.list", form=options.form)
    if options.theme and options.form != "svg":
        raise ReefError("show.theme")
    if options.deck is not None:
        decks.load(options.deck)
    found = read_json(options.record)
    past: list[Played] = []
    if isinstance(found, dict) and found.get("format") == "reef-state/1":
        if isinstance(found.get("bag"), int):
            raise ReefError("show.view")
        game = Game.load(found)
    else:
        game, past = retrace(found, options.record)
    seat = seat_of(game, options.player)
    if options.list:
        text = _listed(game, past, seat)
    else:
        _go_to(game, past, options.at, options.turn)
        text = _as(options, game, seat)
    if options.output:
        try:
            write_text(options.output, text, overwrite=options.force)
        except AlreadyThere as trouble:
            raise FileTrouble("show.force", because=trouble.message) from None
    else:
        sys.stdout.write(text)
        sys.stdout.flush()
    return 0


def _as(options: Namespace, game: Game, seat: int | None) -> str:
    form = options.form
    if form == "state" and seat is not None:
        raise ReefError("show.state_player")
    if form == "state":
        return json.dumps(game.state(), indent=1) + "\n"
    if form == "view":
        return json.dumps(game.view(seat), indent=1) + "\n"
    if form == "svg":
        return game.svg(seat, theme=options.theme or "light", everything=seat is None)
    if form == "actions":
        return "".join(f"{action}\n" for action in game.legal(seat))
    if options.output:
        paint, columns = Paint(0), 100
    else:
        paint = paint_for(sys.stdout, colour=False if options.no_color else None)
        columns = shutil.get_terminal_size((80, 24)).columns
    seen: Mapping[str, Any] = game.state() if seat is None else game.view(seat)
    lines = draw_table(seen, game.names, paint, columns)
    if game.over:
        lines += ["", *scoring(game, paint)]
    return "\n".join(lines) + "\n"


def _go_to(game: Game, past: list[Played], at: int | None, turn: int | None) -> None:
    """Take back actions until the game stands where it was asked for."""
    total = len(past)
    if turn is not None:
        begins = [
            k + 1
            for k, played in enumerate(past)
            if played.turn["number"] == turn and played.turn["phase"] != "setup"
        ]
        if not begins:
            last = past[-1].turn["number"] if past else 0
            raise ReefError("show.no_turn", turn=turn, last=last)
        at = begins[0]
    if at is None:
        return
    if not 0 <= at <= total:
        raise ReefError("show.no_position", at=at, last=total)
    for _ in range(total - at):
        game.undo()


def _listed(game: Game, past: list[Played], seat: int | None) -> str:
    """The actions with their numbers; `--at` takes the same numbers."""
    lines = []
    for number, (move, played) in enumerate(zip(game.moves, past, strict=True), 1):
        everything = seat is None or game.over
        viewer = spoken_to(game.names) if seat is None else seat
        said = " ".join(
            tell(played.events, called(game.names), viewer, everything=everything, deck=game.rules.deck)
        )
        action = move.action
        if not everything and seat != move.player and _hides(move, played):
            action = "..." if action == "decline" else action.split(" ")[0]
        lines.append(f"{number:>4}  {action:<18}  {said}".rstrip())
    return "".join(f"{line}\n" for line in lines)


def _hides(move: Move, played: Played) -> bool:
    """Whether the text of an action tells others what they may not know: first choices, secret tiles, windows."""
    secret_tile = any(event["kind"] == "dip_returned" for event in played.events)
    return secret_tile or move.action.split(" ")[0] in ("feed", "larvae", "decline")
