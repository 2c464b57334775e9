"""The database: how it is opened so that nothing acknowledged is lost, and brought up to date.

SQLite and PostgreSQL run the same statements. SQLite writes ahead (WAL) and waits for the disk at every commit, so
that a stored step outlives a killed process and a power cut.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from advanced_alchemy.config import EngineConfig, SQLAlchemyAsyncConfig
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ..engine.errors import ReefError
from .migrations import HEAD


def open_engine(url: str) -> AsyncEngine:
    """The engine of a database."""
    sqlite = url.startswith("sqlite")
    config = SQLAlchemyAsyncConfig(
        connection_string=url, engine_config=EngineConfig(pool_pre_ping=not sqlite), create_all=False
    )
    engine = config.get_engine()
    if sqlite:
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, record: object) -> None:
    connection.isolation_level = None  # the driver opens no transactions by itself: see _begin
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(
        "BEGIN"
    )  # also around changes of the schema, which are then whole or not at all


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date; a folder that SQLite needs is made. Alembic is loaded only if it is needed."""
    if engine.dialect.name == "sqlite" and engine.url.database:
        Path(engine.url.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    async with engine.connect() as connection:
        current = await connection.run_sync(_version)
    if current is not None and current > HEAD:
        raise ReefError(f"the database was made by a newer version of this program (its form is {current})")
    if current != HEAD:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection) -> None:
    """Carry out all migrations that are missing."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
