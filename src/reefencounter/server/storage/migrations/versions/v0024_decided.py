"""A game may be decided before its end, and a seat says in which turn it was lost."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that go on with one person in them are played to their end, as they were begun."""
    op.add_column("tables", sa.Column("decided", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("lost_turn", sa.Integer(), nullable=True))
