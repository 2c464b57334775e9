"""Statements that are executed all the time: written once by SQLAlchemy, then handed to the driver itself.

What SQLAlchemy does for each execution besides takes twice the processor time of the database's own work. One
connection is held for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Dialect, Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import ClauseElement


class Prepared:
    """A statement as a driver takes it."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        written = statement.compile(dialect=dialect)
        assert isinstance(written, SQLCompiler)
        self.text = written.string
        self._order = written.positiontup  # None: values go by their names
        bound = {name: each for each, name in written.bind_names.items()}
        processors = {
            name: each.type.dialect_impl(dialect).bind_processor(dialect) for name, each in bound.items()
        }
        self._processors = {name: process for name, process in processors.items() if process is not None}
        self._fixed = {name: each.value for name, each in bound.items() if not each.required}

    def values(self, row: Mapping[str, Any]) -> Any:
        """The values of a row as the driver takes them."""
        taken = {**self._fixed, **row}
        for name, process in self._processors.items():
            taken[name] = process(taken[name])
        return taken if self._order is None else [taken[name] for name in self._order]


class HeldConnection:
    """The driver's connection of one thread, made when it is needed and after it was lost."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._dialect = engine, engine.dialect
        self._held: PoolProxiedConnection | None = None

    @contextmanager
    def transaction(self) -> Iterator[DBAPICursor]:
        """A transaction, kept at the end. What fails raises the errors of SQLAlchemy."""
        driver = self._dialect.loaded_dbapi
        try:
            connection = self._connected()
            cursor = connection.cursor()
            if self._dialect.name == "sqlite":
                cursor.execute("BEGIN")  # see database.py; other drivers do so by themselves
            yield cursor
            connection.commit()
            cursor.close()
        except BaseException as error:
            self._roll_back()
            if isinstance(error, driver.Error):
                told = DBAPIError.instance(None, None, error, driver.Error, hide_parameters=True)
                assert isinstance(told, BaseException)
                raise told from None
            raise

    def _connected(self) -> PoolProxiedConnection:
        if self._held is not None and self._dialect.name != "sqlite" and not self._answers(self._held):
            self._give_up()
        if self._held is None:
            self._held = self._engine.raw_connection()
        return self._held

    def _answers(self, held: PoolProxiedConnection) -> bool:
        """Whether the other end is still there: a server may have been restarted since."""
        try:
            return self._dialect.do_ping(held.dbapi_connection)  # type: ignore[arg-type]  # it is there while it is held
        except self._dialect.loaded_dbapi.Error:
            return False

    def _roll_back(self) -> None:
        if self._held is not None:
            try:
                self._held.rollback()
            except self._dialect.loaded_dbapi.Error:
                self._give_up()

    def _give_up(self) -> None:
        if self._held is not None:
            held, self._held = self._held, None
            held.invalidate()

    def close(self) -> None:
        """Nothing more is kept through it."""
        if self._held is not None:
            held, self._held = self._held, None
            held.close()
