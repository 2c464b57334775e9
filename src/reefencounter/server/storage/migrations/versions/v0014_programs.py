"""Programs that play as accounts of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table more."""
    op.create_table(
        "programs",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_programs"),
        sa.ForeignKeyConstraint(["id"], ["people.id"], name="fk_programs_id_people"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_programs_owner_people"),
    )
    op.create_index("ix_programs_owner", "programs", ["owner"])
    op.create_index("ix_programs_token", "programs", ["token"], unique=True)
