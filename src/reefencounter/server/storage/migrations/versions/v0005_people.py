"""People: a browser that kept something becomes a person with a name, who may use several."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from reefencounter.server.accounts.guest_names import guest_name

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Each browser is a person with one session. Recovery words that were told stay good: they said its token."""
    op.rename_table("browsers", "people")
    op.add_column("people", sa.Column("name", sa.String(24), nullable=False, server_default=""))
    op.add_column("people", sa.Column("recovery", sa.String(64), nullable=True))
    op.add_column("people", sa.Column("words_made", sa.DateTime(timezone=True), nullable=True))
    op.add_column("people", sa.Column("settings", sa.JSON(), nullable=False, server_default="{}"))
    op.create_index("ix_people_recovery", "people", ["recovery"], unique=True)
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person_people"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    connection = op.get_bind()
    people = sa.table("people", *map(sa.column, ("id", "created", "name", "recovery", "words_made")))
    sessions = sa.table("sessions", *map(sa.column, ("id", "person", "created", "seen", "device")))
    known = sa.select(people.c.id, people.c.id, people.c.created, people.c.created, sa.literal(""))
    connection.execute(sa.insert(sessions).from_select(list(sessions.c.keys()), known))
    connection.execute(sa.update(people).values(recovery=people.c.id, words_made=people.c.created))
    for (person,) in connection.execute(sa.select(people.c.id)).all():
        connection.execute(sa.update(people).where(people.c.id == person).values(name=guest_name(person)))
