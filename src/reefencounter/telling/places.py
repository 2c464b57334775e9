"""The end: how it came about, who won, and how ties were decided (R11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..messages import Message

CAUSES = {
    "locks": "ending.locks",
    "shrimps": "ending.shrimps",
    "full": "ending.full",
    "supply": "ending.supply",
    "limit": "ending.limit",
}
DEPARTURES = {"resigned": "ending.resigned", "time": "ending.out_of_time", "left": "ending.left"}
TIES = ("verdict.more_consumed", "verdict.more_cubes", "verdict.more_tiles", "verdict.more_guarded")  # R11.4

Row = Mapping[str, Any]  # of `score`


def cause(by: str, player: int) -> Message:
    """How the game came to its end in this player's turn (R11.1)."""
    return Message(CAUSES[by], "R11.1", player=player)


def verdict(rows: Sequence[Row]) -> list[Message]:
    """Who won, and how every tie was decided."""
    first = [row["player"] for row in rows if row["rank"] == 1]
    points = next(row["points"] for row in rows if row["rank"] == 1)
    decided = [message for tie in ties(rows) for message in tie]
    if len(first) > 1:
        return [*decided, Message("verdict.shared", players=first, points=points)]
    return [*decided, Message("verdict.won", player=first[0], points=points)]


def departure(why: str, player: int, turn: int | None) -> Message:
    """How a player left before the end; `turn`: in which, 0 before the first, None where that is not known."""
    if turn is None:
        return Message("ending.bot_finished", player=player)
    return Message(DEPARTURES[why], player=player, turn=turn)


def ties(rows: Sequence[Row]) -> Iterator[list[Message]]:
    """Why players with equal points have the places they have, tie by tie (R11.4)."""
    for points in sorted({row["points"] for row in rows}, reverse=True):
        equal = [row for row in rows if row["points"] == points]
        if len(equal) > 1:
            tied = Message("verdict.tied", players=[row["player"] for row in equal], points=points)
            yield [tied, *_decided(equal, 0)]


def _decided(equal: Sequence[Row], first: int) -> Iterator[Message]:
    """The rules for ties one after the other, for as many players as they leave equal."""
    players = [row["player"] for row in equal]
    deciding = next((k for k in range(first, 4) if len({row["ties"][k] for row in equal}) > 1), None)
    if deciding is None:
        yield Message("verdict.equal", players=players)
        return
    have = [Message("verdict.has", player=row["player"], number=row["ties"][deciding]) for row in equal]
    yield Message(TIES[deciding], "R11.4", items=have)
    for n in sorted({row["ties"][deciding] for row in equal}, reverse=True):
        still = [row for row in equal if row["ties"][deciding] == n]
        if len(still) > 1:
            yield from _decided(still, deciding + 1)
