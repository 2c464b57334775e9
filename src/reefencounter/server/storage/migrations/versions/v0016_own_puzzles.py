"""Puzzles that people make of their own games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The puzzle itself, beside what its owner has played of it; those of the package have none."""
    op.add_column("puzzle_turns", sa.Column("own", sa.LargeBinary(), nullable=True))
