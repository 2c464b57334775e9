"""Why a rated game changed no rating, and from where the players of one that goes on play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Ratings of before stay as they are."""
    op.add_column("results", sa.Column("unrated", sa.String(12), nullable=True))
    op.create_table(
        "seat_origins",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("origin", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seat_origins_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "number", "origin", name="pk_seat_origins"),
    )
