"""Where Alembic begins: it works on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from reefencounter.server.storage.models import Base


def run() -> None:
    """Carry out what is missing."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=Base.metadata,
        render_as_batch=True,  # SQLite changes a table by making it anew
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # it is Alembic that reads this file
    run()
