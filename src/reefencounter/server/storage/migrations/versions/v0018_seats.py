"""Hints for some seats alone, cards that nobody is asked about, and how long a window lasts (S7.5)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns more. Everybody has hints, as before, and is asked."""
    op.add_column("tables", sa.Column("window", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("more_time", sa.JSON(), nullable=True))
    op.add_column("seats", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("unasked", sa.Text(), nullable=False, server_default=""))
