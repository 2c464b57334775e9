"""A seat may count as lost for its holder, whoever finishes it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has resigned so far."""
    op.add_column("seats", sa.Column("lost", sa.String(8), nullable=True))
