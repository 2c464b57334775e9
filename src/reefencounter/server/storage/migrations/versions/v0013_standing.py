"""Results of finished games and ratings are kept, and people have the address of a profile."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two tables more. Finished games of before are counted when the server has started; none of them is rated."""
    connection = op.get_bind()
    op.add_column("people", sa.Column("profile", sa.String(32), nullable=True))
    people = sa.table("people", sa.column("id", sa.String), sa.column("profile", sa.String))
    for (person,) in connection.execute(sa.select(people.c.id)).all():
        profile = secrets.token_hex(16)
        connection.execute(sa.update(people).where(people.c.id == person).values(profile=profile))
    op.create_index("ix_people_profile", "people", ["profile"], unique=True)
    for name in ("rated", "counted"):
        op.add_column("tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_counted", "tables", ["counted"])
    tables = sa.table(
        "tables", sa.column("kind", sa.String), sa.column("parent"), sa.column("counted", sa.Boolean)
    )
    other = (tables.c.kind != "game") | tables.c.parent.is_not(None)
    connection.execute(sa.update(tables).where(other).values(counted=True))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("time", sa.DateTime(timezone=True), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("person", sa.String(64), nullable=True),
        sa.Column("bot", sa.String(60), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("lost", sa.String(8), nullable=True),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("eaten", sa.JSON(), nullable=False),
        sa.Column("meal", sa.JSON(), nullable=True),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.UniqueConstraint("number", "seat", name="uq_results_number_seat"),
    )
    op.create_index("ix_results_person_number", "results", ["person", "number"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("time", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("player", "kind", name="pk_ratings"),
    )
    op.create_index("ix_ratings_kind_mu", "ratings", ["kind", "mu"])
