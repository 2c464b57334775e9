"""Lines that people say at a table, those that were reported, and the table at which they play again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two tables more. Those who play at a table may talk there."""
    op.add_column("tables", sa.Column("chat", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("rematch", sa.String(32), nullable=True))
    op.create_index("ix_tables_rematch", "tables", ["rematch"])
    op.create_table(
        "chat_lines",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("word", sa.String(40), nullable=True),
        sa.Column("client", sa.String(40), nullable=False),
        sa.Column("time", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat_lines"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_lines_table_id_tables"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_chat_lines_person_people"),
        sa.UniqueConstraint("table_id", "client", name="uq_chat_lines_table_id_client"),
    )
    op.create_index("ix_chat_lines_person", "chat_lines", ["person"])
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("author", sa.String(64), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("time", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "line", "reporter", name="pk_reports"),
    )
    op.create_index("ix_reports_author", "reports", ["author"])
