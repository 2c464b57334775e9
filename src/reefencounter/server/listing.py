"""What a list of tables tells: who sits there, how the game stands, and which seats are one's own."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from ..view import asks_in_secret
from .ledger import TableGame, asked
from .schemas import RulesChoice, Seat, TableInfo
from .store import TableData


def seats_of(data: TableData, owner: bool) -> list[Seat]:
    """The seats of a table as one browser sees them."""
    return [
        Seat(
            player=player,
            kind="bot" if seat["bot"] else "person",
            name=seat["name"],
            bot=seat["bot"],
            mine=owner and not seat["bot"] and data.kind != "record",
        )
        for player, seat in enumerate(data.seats)
    ]


def summary_of(game: TableGame, moves: int) -> dict[str, Any]:
    """What a list of tables tells about a game in which so many actions count."""
    rows = game.score() if game.over else None
    return {
        "phase": game.phase,
        "turn": game.position.number,
        "moves": moves,
        "asked": asked(game.position),
        **({"window": True} if asks_in_secret(game.position) else {}),
        "points": rows and [row["points"] for row in rows],
        "ranks": rows and [row["rank"] for row in rows],
    }


def info_of(data: TableData, owner: bool, expire: int = 0) -> TableInfo:
    """A table as a line in a list. Who is asked in a window is told only where it is the browser's own seat (S7.5).

    `expire`: the days after which unfinished games that nobody plays are deleted; 0: never.
    """
    summary = dict(data.summary)
    if summary.pop("window", False) and data.kind == "game":
        summary["asked"] = [seat for seat in summary["asked"] if owner and not data.seats[seat]["bot"]]
    ended = data.kind == "record" or summary["phase"] == "over"
    return TableInfo(
        id=data.id,
        title=data.title,
        kind=data.kind,
        rules=RulesChoice(**data.rules),
        seats=seats_of(data, owner),
        memory_aid=data.memory_aid,
        created=data.created.isoformat(),
        changed=data.changed.isoformat(),
        open=data.kind != "game" or data.summary["phase"] == "over",
        parent=data.parent,
        expires=(data.changed + timedelta(days=expire)).isoformat() if expire and not ended else None,
        **summary,
    )
