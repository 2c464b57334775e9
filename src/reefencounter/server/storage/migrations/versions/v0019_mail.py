"""E-mail addresses of those who want to be reached so, and the links that are sent to them."""

from __future__ import annotations

import sqlalchemy as sa
from advanced_alchemy.types import DateTimeUTC
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two tables more."""
    time = DateTimeUTC(timezone=True)
    op.create_table(
        "addresses",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("since", time, nullable=False),
        sa.Column("language", sa.String(3), nullable=False),
        sa.Column("zone", sa.String(64), nullable=True),
        sa.Column("digest", sa.Boolean(), nullable=False),
        sa.Column("off", sa.String(32), nullable=False),
        sa.Column("told", time, nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_addresses_person_people"),
        sa.PrimaryKeyConstraint("person", name="pk_addresses"),
    )
    op.create_index("ix_addresses_address", "addresses", ["address"], unique=True)
    op.create_index("ix_addresses_off", "addresses", ["off"], unique=True)
    op.create_table(
        "mail_links",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("language", sa.String(3), nullable=False),
        sa.Column("zone", sa.String(64), nullable=True),
        sa.Column("made", time, nullable=False),
        sa.Column("used", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_mail_links_person_people"),
        sa.PrimaryKeyConstraint("id", name="pk_mail_links"),
    )
    op.create_index("ix_mail_links_person", "mail_links", ["person"])
    op.create_index("ix_mail_links_address", "mail_links", ["address"])
