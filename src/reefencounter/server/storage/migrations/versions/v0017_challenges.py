"""What passkeys are to sign is kept, so that any process may look at the answer."""

from __future__ import annotations

import sqlalchemy as sa
from advanced_alchemy.types import DateTimeUTC
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table more."""
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(80), nullable=False),
        sa.Column("challenge", sa.LargeBinary(), nullable=False),
        sa.Column("made", DateTimeUTC(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
