"""Moves that a table begins with are one compressed block; a table knows how much it takes; titles are clean."""

from __future__ import annotations

import json
import unicodedata
import zlib

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

A_TABLE, A_STEP = 2000, 400  # bytes, about


def upgrade() -> None:
    """Records, which have a row for each move, get a block instead."""
    op.create_table(
        "openings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("moves", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_openings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_openings_table_id_tables"),
    )
    op.add_column("tables", sa.Column("size", sa.Integer(), nullable=False, server_default="0"))
    tables = sa.table("tables", *map(sa.column, ("id", "kind", "title", "number", "size")))
    steps = sa.table(
        "steps", *map(sa.column, ("table_id", "number", "player", "action")), sa.column("deal", sa.JSON())
    )
    openings = sa.table("openings", *map(sa.column, ("table_id", "number", "moves")))
    connection = op.get_bind()
    connection.execute(sa.update(tables).values(size=A_TABLE + A_STEP * tables.c.number))
    found = sa.select(tables.c.id, tables.c.number).where(tables.c.kind == "record", tables.c.number > 0)
    for table, number in connection.execute(found).all():
        rows = sa.select(steps.c.player, steps.c.action, steps.c.deal).where(steps.c.table_id == table)
        moves = [[*row] for row in connection.execute(rows.order_by(steps.c.number))]
        block = zlib.compress(json.dumps(moves, separators=(",", ":")).encode(), 9)
        connection.execute(sa.insert(openings).values(table_id=table, number=number, moves=block))
        connection.execute(sa.delete(steps).where(steps.c.table_id == table))
        connection.execute(sa.update(tables).where(tables.c.id == table).values(size=A_TABLE + len(block)))
    for table, title in connection.execute(sa.select(tables.c.id, tables.c.title)).all():
        clean = "".join(sign for sign in title if unicodedata.category(sign)[0] != "C")
        if clean != title:
            connection.execute(sa.update(tables).where(tables.c.id == table).values(title=clean))
