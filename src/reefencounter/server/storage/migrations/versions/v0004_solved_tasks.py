"""The tasks of the lessons that somebody has solved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A row for each task; solving it again changes nothing."""
    op.create_table(
        "solved_tasks",
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("task", sa.String(40), nullable=False),
        sa.Column("time", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("owner", "task", name="pk_solved_tasks"),
        sa.ForeignKeyConstraint(["owner"], ["browsers.id"], name="fk_solved_tasks_owner_browsers"),
    )
