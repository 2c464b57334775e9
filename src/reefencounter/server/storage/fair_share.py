"""What strangers send, in an order in which nobody's many bury another's one.

Of each sender the last comes before all their others. Senders stand in crowds, which take turns: whoever has finished a
game here is not buried by any number of browsers that have done nothing else, and cost nothing.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, Subquery, func, select

from .models import ResultRow


def has_played(person: Any) -> ColumnElement[bool]:
    """Whether somebody has finished a game here themselves."""
    return select(ResultRow.number).where(ResultRow.person == person, ResultRow.finished).exists()


def in_fair_order(sent: Select[*tuple[Any, ...]]) -> Subquery:
    """What was sent, with its `place`, the first to be shown first, and `of`, how much there is in all.

    It has the columns `sender`, `crowd` and `time`.
    """
    each = sent.subquery()
    turn = func.row_number().over(partition_by=(each.c.crowd, each.c.sender), order_by=each.c.time.desc())
    by_turns = select(each, turn.label("turn")).subquery()
    order = (by_turns.c.turn, by_turns.c.time.desc(), by_turns.c.sender)
    rank = func.row_number().over(partition_by=by_turns.c.crowd, order_by=order)
    in_crowds = select(by_turns, rank.label("rank")).subquery()
    place = func.row_number().over(order_by=(in_crowds.c.rank, in_crowds.c.crowd.desc()))
    return select(in_crowds, place.label("place"), func.count().over().label("of")).subquery()
