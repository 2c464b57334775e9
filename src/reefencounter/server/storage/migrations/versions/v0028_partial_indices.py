"""Indices of some rows alone, for what is looked up all the time: who is banned, deadlines, unfinished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """SQLite does not use an index of all rows for those in which a column has a value."""
    for table, column in (("people", "banned"), ("tables", "deadline")):
        op.drop_index(f"ix_{table}_{column}", table)
        condition = sa.text(f"{column} IS NOT NULL")
        op.create_index(
            f"ix_{table}_{column}", table, [column], sqlite_where=condition, postgresql_where=condition
        )
    op.create_index(
        "ix_tables_changed",
        "tables",
        ["changed"],
        sqlite_where=sa.text("json_extract(summary, '$.phase') <> 'over'"),
        postgresql_where=sa.text("summary ->> 'phase' <> 'over'"),
    )
