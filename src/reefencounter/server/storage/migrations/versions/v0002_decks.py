"""Decks of action cards that people bring along."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A deck belongs to a browser; its id tells what is in it."""
    op.create_table(
        "decks",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("deck", sa.JSON(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", "owner", name="pk_decks"),
        sa.ForeignKeyConstraint(["owner"], ["browsers.id"], name="fk_decks_owner_browsers"),
    )
    op.create_index("ix_decks_owner", "decks", ["owner"])
