"""When people who want to leave are forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column more."""
    op.add_column("people", sa.Column("leaves", sa.DateTime(timezone=True), nullable=True))
    op.create_index("ix_people_leaves", "people", ["leaves"])
