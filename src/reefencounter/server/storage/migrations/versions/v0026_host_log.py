"""What the host does about people and tables: bans for a time and with a reason, muting, closed reports, and a log."""

from __future__ import annotations

import sqlalchemy as sa
from advanced_alchemy.types import DateTimeUTC
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Four columns and a table more."""
    time = DateTimeUTC(timezone=True)
    op.add_column("people", sa.Column("banned_until", time, nullable=True))
    op.add_column("people", sa.Column("ban_reason", sa.String(200), nullable=True))
    op.add_column("people", sa.Column("muted_until", time, nullable=True))
    op.add_column("reports", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "host_log",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("time", time, nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("action", sa.String(16), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("until", time, nullable=True),
        sa.PrimaryKeyConstraint("number", name="pk_host_log"),
    )
    op.create_index("ix_host_log_time", "host_log", ["time"])
    op.create_index("ix_host_log_about", "host_log", ["about"])
