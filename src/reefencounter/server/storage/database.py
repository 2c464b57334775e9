"""The database: how it is opened so that nothing acknowledged is lost, and brought up to date.

SQLite and PostgreSQL run the same statements. SQLite writes ahead (WAL) and waits for the disk at every commit, so
that a stored step outlives a killed process and a power cut.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from advanced_alchemy.config import EngineConfig, SQLAlchemyAsyncConfig
from sqlalchemy import URL, Connection, Dialect, Engine, create_engine, event, func, inspect, select, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine

from ...engine.errors import ReefError
from ..storage.migrations import HEAD

# What is deleted is written over: nothing of somebody who has left stays in the file.
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "busy_timeout = 5000",
    "secure_delete = ON",
)
MIGRATING = 0x72656566  # the number of the lock under which PostgreSQL is brought up to date


def open_engine(url: str, *, patient: bool = False) -> AsyncEngine:
    """Return the engine of a database. `patient`: nothing is broken off, however long it takes."""
    sqlite = url.startswith("sqlite")
    config = SQLAlchemyAsyncConfig(
        connection_string=url,
        engine_config=EngineConfig(pool_pre_ping=not sqlite, hide_parameters=True),
        create_all=False,
    )
    engine = config.get_engine()
    if sqlite:
        _listen(engine.sync_engine)
    elif not patient:
        _limit(engine.sync_engine)
    return engine


def open_sync(url: URL, *, patient: bool = False) -> Engine:
    """Return an engine of the same database for a thread of its own, which others wait for: locks get little time."""
    sqlite = url.get_backend_name() == "sqlite"
    engine = create_engine(
        url.set(drivername="sqlite") if sqlite else url, pool_pre_ping=not sqlite, hide_parameters=True
    )
    if sqlite:
        _listen(engine)
    elif not patient:
        _limit(engine)
    return engine


def _limit(engine: Engine) -> None:
    """Let nothing on PostgreSQL wait for ever."""
    from . import timeouts  # needs the driver

    def connect(dialect: Dialect, record: object, given: Sequence[Any], named: dict[str, Any]) -> Any:
        if dialect.is_async:
            named |= timeouts.connect_arguments(engine.url)
            named["async_creator_fn"] = timeouts.LimitedAsyncConnection.connect
            return None  # it is called with these
        named |= timeouts.connect_arguments(engine.url, lock=timeouts.LOCK)
        return timeouts.LimitedConnection.connect(*given, **named)

    event.listen(engine, "do_connect", connect)


def _listen(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)


def _prepare(connection: Any, record: object) -> None:
    connection.isolation_level = None  # the driver opens no transactions by itself: see _begin
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(
        "BEGIN"
    )  # also around changes of the schema, which are then whole or not at all


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date; a folder that SQLite needs is made. Alembic is loaded only if it is needed."""
    if (file := file_of(engine)) is not None:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        _keep_private(file)
    async with engine.connect() as connection:
        current = await connection.run_sync(version_of)
    if current is not None and current > HEAD:
        raise ReefError("serve.newer_database", form=current)
    if current != HEAD:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # of several servers that start, one does it
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
            await connection.run_sync(upgrade)


def file_of(engine: AsyncEngine) -> Path | None:
    """The file of an SQLite database."""
    name = engine.url.database
    return Path(name) if engine.dialect.name == "sqlite" and name and name != ":memory:" else None


def _keep_private(file: Path) -> None:
    """Nobody else on this computer reads the games. What SQLite puts beside its file gets the same rights as it."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for each in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        with suppress(OSError):  # it is not there, or not ours
            each.chmod(0o600)


async def check(engine: AsyncEngine) -> None:
    """Refuse an SQLite database that is damaged: games would be lost one by one, and nobody would know why."""
    file = file_of(engine)
    if file is None or not file.exists():
        return
    try:
        async with engine.connect() as connection:
            found = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar()
    except DatabaseError as error:
        if "malformed" not in str(error) and "not a database" not in str(error):
            raise
        found = str(error.orig)
    if found != "ok":
        raise ReefError("serve.damaged_database", file=str(file), why=found)


def version_of(connection: Connection) -> str | None:
    """The version of a database; None: it has none yet."""
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
