"""Whoever gave no name has none, and is called something in the language of each who reads."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

GIVEN = [f"Player {number}" for number in range(1, 5)]  # names of those who had given none
LEFT = ["Someone", *(f"Someone {number}" for number in range(2, 5))]


def upgrade() -> None:
    """The names that earlier versions wrote down for them are taken away, this once."""
    seats = sa.table("seats", sa.column("name"), sa.column("holder"))
    results = sa.table("results", sa.column("name"), sa.column("person"), sa.column("bot"))
    left = sa.or_(results.c.person.like("gone-%"), results.c.bot.is_not(None))
    for change in (
        sa.update(seats).where(seats.c.holder.is_not(None), seats.c.name.in_(GIVEN)),
        sa.update(seats).where(seats.c.holder.is_(None), seats.c.name.in_(LEFT)),
        sa.update(results).where(results.c.bot.is_(None), results.c.name.in_(GIVEN)),
        sa.update(results).where(left, results.c.name.in_(LEFT)),
    ):
        op.get_bind().execute(change.values(name=""))
