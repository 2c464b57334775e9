"""Puzzles that somebody has begun or answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A row for each puzzle of a person; the first answer stays."""
    op.create_table(
        "puzzle_turns",
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("played", sa.JSON(), nullable=False),
        sa.Column("outcome", sa.String(8), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("loss", sa.Float(), nullable=True),
        sa.Column("time", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("owner", "puzzle", name="pk_puzzle_turns"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_puzzle_turns_owner_people"),
    )
    op.create_index("ix_puzzle_turns_puzzle_outcome", "puzzle_turns", ["puzzle", "outcome"])
