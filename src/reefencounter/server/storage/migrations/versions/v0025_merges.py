"""Guests who became somebody else, so that it can be undone; and which browser asked for a link."""

from __future__ import annotations

import sqlalchemy as sa
from advanced_alchemy.types import DateTimeUTC
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table more, and a column."""
    op.create_table(
        "merges",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("session", sa.String(64), nullable=True),
        sa.Column("made", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("along", sa.Boolean(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("recovery", sa.String(64), nullable=True),
        sa.Column("kept", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_merges_person_people"),
        sa.PrimaryKeyConstraint("id", name="pk_merges"),
    )
    for column in ("guest", "person", "session", "recovery"):
        op.create_index(f"ix_merges_{column}", "merges", [column])
    op.add_column("mail_links", sa.Column("session", sa.String(64), nullable=True))
