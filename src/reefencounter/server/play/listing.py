"""What a list of tables tells: who sits there, how the game stands, and which seats are one's own."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from ...view import asks_in_secret
from ..accounts.programs import is_program
from ..scene.rulesets import of
from ..schemas import RulesChoice, Seat, TableInfo
from ..storage.table_data import TableData
from .final_places import places, places_when_decided
from .ledger import TableGame, asked
from .seats import holders, may_act


def seats_of(data: TableData, mine: frozenset[int], over: bool) -> list[Seat]:
    """The seats of a table as those see them who may act for `mine`. `over`: the game is."""
    all_lost = data.lost_in_the_end if over else [seat.lost for seat in data.seats]
    return [
        Seat(
            seat.number,
            seat.kind,
            seat.called,
            seat.bot,
            seat.number in mine,
            seat.invites,
            lost,
            is_program(seat.holder),
            seat.hints and not data.rated,
            seat.nameless,
            seat.lost_turn,
        )
        for seat, lost in zip(data.seats, all_lost, strict=True)
    ]


def may_talk(data: TableData, person: str | None) -> bool:
    """Whether somebody may talk with others at a table: where people play at different screens, those who do."""
    people = holders(data.seats)
    return data.kind == "game" and data.chat and not data.waiting and len(people) > 1 and person in people


def summary_of(game: TableGame, moves: int, decided: bool = False) -> dict[str, Any]:
    """What a list of tables tells about a game in which so many actions count. `decided`: over before its end."""
    rows = game.score() if game.over or decided else None
    if decided:
        return {
            "phase": "over",
            "turn": game.position.number,
            "moves": moves,
            "asked": [],
            "points": [row["points"] for row in rows or ()],
            "ranks": [row["rank"] for row in rows or ()],
        }
    return {
        "phase": game.phase,
        "turn": game.position.number,
        "moves": moves,
        "asked": asked(game.position),
        **(
            {"window": of(game.position).card_in_question(game.position)}
            if asks_in_secret(game.position)
            else {}
        ),
        "points": rows and [row["points"] for row in rows],
        "ranks": rows and [row["rank"] for row in rows],
    }


def final_places(ranks: Sequence[int], data: TableData) -> list[int]:
    """The places at the end of a game, by the ranks in points."""
    lost = [each is not None for each in data.lost_in_the_end]
    if data.decided:
        return places_when_decided([seat.of_person for seat in data.seats], lost)
    return places(ranks, lost)


def info_of(data: TableData, person: str | None, expire: int = 0) -> TableInfo:
    """A table as a line in a list. Who is asked in a window is told only where it is the person's own seat (S7.5).

    `expire`: the days after which unfinished games that nobody plays are deleted; 0: never.
    """
    mine = may_act(data.seats, data.kind, person, over=data.summary["phase"] == "over")
    owned = person is not None and person == data.owner
    summary = dict(data.summary)
    card = summary.pop("window", None)
    if card and data.kind == "game":
        wanted = [seat for seat in summary["asked"] if seat in mine]
        summary["asked"] = [seat for seat in wanted if data.seats[seat].is_asked_about(str(card))]
    if data.waiting:
        summary |= {"phase": "waiting", "asked": []}
    over = summary["phase"] == "over"
    ended = data.kind == "record" or over
    if data.kind == "game" and summary["ranks"]:
        summary["ranks"] = final_places(summary["ranks"], data)
    return TableInfo(
        id=data.id,
        title=data.title,
        kind=data.kind,
        rules=RulesChoice(**data.rules),
        seats=seats_of(data, mine, over and data.kind == "game"),
        memory_aid=data.memory_aid,
        created=data.created.isoformat(),
        changed=data.changed.isoformat(),
        open=data.kind != "game" or data.summary["phase"] == "over",
        parent=data.parent,
        expires=(data.changed + timedelta(days=expire)).isoformat() if expire and not ended else None,
        owned=owned,
        invitation=data.invitation if owned or mine else None,
        chat=may_talk(data, person),
        rematch=data.rematch,
        clock=data.clock,
        rated=data.rated,
        paused=data.paused,
        decided=data.decided,
        deadline=data.deadline.isoformat() if data.deadline is not None and not ended else None,
        **summary,
    )
