"""Seats are rows of their own, with holders; a table may wait until all are taken, and has a code that invites."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever made a table holds all seats of it at which no bot sits; nobody plays at an uploaded record."""
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.String(60), nullable=True),
        sa.Column("holder", sa.String(64), nullable=True),
        sa.Column("invites", sa.String(8), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id_tables"),
        sa.ForeignKeyConstraint(["holder"], ["people.id"], name="fk_seats_holder_people"),
    )
    op.create_index("ix_seats_holder", "seats", ["holder"])
    tables = sa.table("tables", *map(sa.column, ("id", "kind", "owner")), sa.column("seats", sa.JSON()))
    seats = sa.table("seats", *map(sa.column, ("table_id", "number", "name", "bot", "holder")))
    connection = op.get_bind()
    for table in connection.execute(sa.select(tables)).all():
        for number, seat in enumerate(table.seats):
            holder = None if seat["bot"] or table.kind == "record" else table.owner
            row = {"table_id": table.id, "number": number, "name": seat["name"], "bot": seat["bot"]}
            connection.execute(sa.insert(seats).values(**row, holder=holder))
    op.drop_column("tables", "seats")
    op.add_column("tables", sa.Column("waiting", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("invitation", sa.String(40), nullable=True))
    op.create_index("ix_tables_waiting", "tables", ["waiting"])
    op.create_index("ix_tables_invitation", "tables", ["invitation"], unique=True)
