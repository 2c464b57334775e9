"""Whom the host does not want here, and who may help the host with that."""

from __future__ import annotations

import sqlalchemy as sa
from advanced_alchemy.types import DateTimeUTC
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two columns more."""
    op.add_column("people", sa.Column("banned", DateTimeUTC(timezone=True), nullable=True))
    op.create_index("ix_people_banned", "people", ["banned"])
    op.add_column(
        "people", sa.Column("administrator", sa.Boolean(), nullable=False, server_default=sa.false())
    )
