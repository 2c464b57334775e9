"""Of a seat that a friend keeps for somebody, whether they want it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One column more."""
    op.add_column(
        "seat_offers", sa.Column("refused", sa.Boolean(), nullable=False, server_default=sa.false())
    )
