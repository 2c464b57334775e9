"""Friends, those who are blocked, and seats that are kept for friends."""

from __future__ import annotations

import sqlalchemy as sa
from advanced_alchemy.types import DateTimeUTC
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def _person(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["people.id"], name=f"fk_{table}_{column}_people")


def upgrade() -> None:
    """Five tables more, and people are found by their names."""
    time = DateTimeUTC(timezone=True)
    op.create_index("ix_people_name", "people", ["name"])
    op.create_table(
        "friends",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("friend", sa.String(64), nullable=False),
        sa.Column("since", time, nullable=False),
        _person("friends", "person"),
        _person("friends", "friend"),
        sa.PrimaryKeyConstraint("person", "friend", name="pk_friends"),
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])
    op.create_table(
        "friend_asks",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("asker", sa.String(64), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("asked", sa.String(64), nullable=True),
        sa.Column("declined", sa.Boolean(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("time", time, nullable=False),
        _person("friend_asks", "asker"),
        _person("friend_asks", "asked"),
        sa.PrimaryKeyConstraint("id", name="pk_friend_asks"),
        sa.UniqueConstraint("asker", "key", name="uq_friend_asks_asker_key"),
    )
    op.create_index("ix_friend_asks_asked", "friend_asks", ["asked"])
    op.create_table(
        "friend_links",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("code", sa.String(40), nullable=False),
        sa.Column("made", time, nullable=False),
        _person("friend_links", "person"),
        sa.PrimaryKeyConstraint("person", name="pk_friend_links"),
    )
    op.create_index("ix_friend_links_code", "friend_links", ["code"], unique=True)
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("blocked", sa.String(64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("since", time, nullable=False),
        _person("blocks", "person"),
        _person("blocks", "blocked"),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "seat_offers",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("friend", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("time", time, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seat_offers_table_id_tables"),
        _person("seat_offers", "friend"),
        _person("seat_offers", "person"),
        sa.PrimaryKeyConstraint("table_id", "friend", name="pk_seat_offers"),
    )
    op.create_index("ix_seat_offers_friend", "seat_offers", ["friend"])
    op.create_index("ix_seat_offers_person", "seat_offers", ["person"])
