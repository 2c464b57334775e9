"""The command `reef admin`: what a host sees and does, at the computer where the games are.

`people`, `tables`, `reports` and `log` only read, and may be asked while the server runs; so may `backup`, `vacuum` and
`ratings`, which computes all ratings again from the results of the games, and what is done about people and tables
(`host_acts.py`), which the server notices within seconds.
"""

from __future__ import annotations

import argparse
import os
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Row, case, func, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ..engine.errors import ReefError
from ..messages.words import words
from .claim import NAME as LOCK
from .claim import Claim
from .host_acts import ACTS, act
from .settings import Settings
from .storage.database import open_sync, version_of
from .storage.migrations import HEAD
from .storage.models import HostLogRow, Person, ReportRow, SeatRow, StepRow, TableRow
from .storage.models import Session as SessionRow
from .storage.rating_store import rate_all_again
from .storage.report_store import ReportData, reported
from .storage.transactions import now

OF_ANY_VERSION = ("backup", "vacuum")
KEPT = {
    "admin.tables": TableRow,
    "admin.people": Person,
    "admin.browsers": SessionRow,
    "admin.steps": StepRow,
    "admin.reports": ReportRow,
}
REPORTED = (  # the columns of what was reported
    "admin.column_time",
    "admin.column_author",
    "admin.column_name",
    "admin.column_banned",
    "admin.column_table",
    "admin.column_lines",
    "admin.column_reporters",
    "admin.column_text",
)


def administer(options: argparse.Namespace) -> int:
    """Do what was asked."""
    usual = Settings()
    settings = Settings(
        data=usual.data if options.data is None else Path(options.data).expanduser().resolve(),
        database=options.database or os.environ.get("REEF_DATABASE") or None,
    )
    if options.action in ("backup", "restore") and options.what is None:
        raise ReefError("admin.file_missing", action=options.action)
    if options.action in ACTS and options.what is None:
        missing = "admin.table_missing" if options.action == "close" else "admin.person_missing"
        raise ReefError(missing, action=options.action)
    if options.action == "restore":
        return _restore(settings, Path(options.what))
    with _opened(settings, old=options.action in OF_ANY_VERSION) as engine:
        return ACTIONS[options.action](engine, options)


@contextmanager
def _opened(settings: Settings, *, old: bool) -> Iterator[Engine]:
    """The database, which must be there; `old`: also one of an earlier version."""
    url = make_url(settings.database_url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise ReefError("admin.no_games", where=str(url.database))
    engine = open_sync(url, patient=True)
    try:
        with engine.connect() as connection:
            if not inspect(connection).has_table("tables"):
                raise ReefError("admin.no_games", where=url.render_as_string())
            _check_version(version_of(connection), old=old)
        yield engine
    except SQLAlchemyError as error:
        raise ReefError("serve.cannot_open", why=str(getattr(error, "orig", None) or error)) from None
    finally:
        engine.dispose()


def _check_version(version: str | None, *, old: bool) -> None:
    if version is not None and version > HEAD:
        raise ReefError("serve.newer_database", form=version)
    if version != HEAD and not old:
        raise ReefError("admin.older_database")


# Looking -----------------------------------------------------------------------------------------------


def _summary(engine: Engine, options: argparse.Namespace) -> int:
    with engine.connect() as connection:
        counts = {id: _count(connection, model) for id, model in KEPT.items()}
    for id, number in counts.items():
        print(words(id, number=number))
    if (file := _file(engine)) is not None:
        print(words("admin.file", file=str(file), megabytes=round(file.stat().st_size / 1e6, 1)))
    return 0


def _count(connection: Connection, model: Any) -> int:
    return int(connection.execute(select(func.count()).select_from(model)).scalar_one())


def _people(engine: Engine, options: argparse.Namespace) -> int:
    """Everybody who has kept something, those who came last first."""
    tables = select(func.count()).where(TableRow.owner == Person.id).scalar_subquery()
    seats = select(func.count()).where(SeatRow.holder == Person.id).scalar_subquery()
    seen = select(func.max(SessionRow.seen)).where(SessionRow.person == Person.id).scalar_subquery()
    columns = {
        "admin.column_person": Person.id,
        "admin.column_name": Person.name,
        "admin.column_since": Person.created,
        "admin.column_seen": seen,
        "admin.column_tables": tables,
        "admin.column_seats": seats,
        "admin.column_banned": Person.banned,
        "admin.column_muted": case((Person.muted_until > now(), words("admin.yes")), else_=""),
        "admin.column_administrator": case((Person.administrator, words("admin.yes")), else_=""),
    }
    which = []
    if options.what is not None:  # a part of a name, or the beginning of an id
        asked = str(options.what)
        which = [Person.name.icontains(asked, autoescape=True) | Person.id.startswith(asked, autoescape=True)]
    return _print(engine, columns, (seen.desc(), Person.id), options.limit, *which)


def _tables(engine: Engine, options: argparse.Namespace) -> int:
    """All tables, the last played first."""
    columns = {
        "admin.column_table": TableRow.id,
        "admin.column_title": TableRow.title,
        "admin.column_kind": TableRow.kind,
        "admin.column_steps": TableRow.number,
        "admin.column_bytes": TableRow.size,
        "admin.column_played": TableRow.changed,
    }
    return _print(engine, columns, (TableRow.changed.desc(), TableRow.id), options.limit)


def _reports(engine: Engine, options: argparse.Namespace) -> int:
    """Who was reported, at which table, the newest first; of one person every line that was."""
    if options.what is not None:
        columns = {
            "admin.column_time": ReportRow.time,
            "admin.column_author": ReportRow.author,
            "admin.column_table": ReportRow.table_id,
            "admin.column_reporter": ReportRow.reporter,
            "admin.column_text": ReportRow.text,
        }
        order = (ReportRow.time.desc(), ReportRow.line)
        with engine.connect() as connection:
            author = _person(connection, options.what).id
        return _print(engine, columns, order, options.limit, ReportRow.author == author)
    with engine.connect() as connection:
        found = [ReportData._make(row) for row in connection.execute(reported(options.limit))]
    _print_rows(REPORTED, [each[:-1] for each in found])
    if found and found[0].of > len(found):
        print(words("admin.more", number=found[0].of - len(found)))
    return 0


def _print(engine: Engine, columns: Mapping[str, Any], order: Sequence[Any], limit: int, *which: Any) -> int:
    """What there is, up to a limit."""
    found = select(*columns.values()).where(*which).order_by(*order).limit(limit)
    with engine.connect() as connection:
        rows = connection.execute(found).all()
    _print_rows([*columns], rows)
    return 0


def _print_rows(titles: Sequence[str], found: Sequence[Sequence[object]]) -> None:
    """Rows below the titles of their columns."""
    if not found:
        print(words("admin.nothing"))
        return
    rows = [[words(title) for title in titles], *([_shown(value) for value in row] for row in found)]
    wide = [max(len(row[column]) for row in rows) for column in range(len(titles))]
    for row in rows:
        print("  ".join(value.ljust(size) for value, size in zip(row, wide, strict=True)).rstrip())


def _shown(value: object) -> str:
    if isinstance(value, datetime):
        if value.tzinfo is not None:  # PostgreSQL tells times in a zone of its own
            value = value.astimezone(UTC)
        return value.strftime("%Y-%m-%d %H:%M")
    return "" if value is None else "".join(sign if sign.isprintable() else "?" for sign in str(value))


def _log(engine: Engine, options: argparse.Namespace) -> int:
    """What the host and administrators did, the last first."""
    columns = {
        "admin.column_time": HostLogRow.time,
        "admin.column_who": HostLogRow.who,
        "admin.column_action": HostLogRow.action,
        "admin.column_about": HostLogRow.about,
        "admin.column_name": HostLogRow.name,
        "admin.column_until": HostLogRow.until,
        "admin.column_reason": HostLogRow.reason,
    }
    return _print(engine, columns, (HostLogRow.number.desc(),), options.limit)


# Who may be here -----------------------------------------------------------------------------------------


def _person(connection: Connection, begins: str) -> Row[str, str]:
    """Who is named by the beginning of their id or of the address of their profile."""
    if not re.fullmatch(r"(bot-)?[0-9a-f]{4,64}", begins):
        raise ReefError("admin.no_person", person=begins)
    found = select(Person.id, Person.name).where(
        Person.id.startswith(begins) | Person.profile.startswith(begins)
    )
    people = connection.execute(found.limit(2)).all()
    if not people:
        raise ReefError("admin.no_person", person=begins)
    if len(people) > 1:
        raise ReefError("admin.several", person=begins)
    return people[0]


def _act(engine: Engine, options: argparse.Namespace) -> int:
    """Do something about a person, or a table."""
    with engine.connect() as connection:
        if options.action == "close":
            about, name = _table(connection, str(options.what))
        else:
            about, name = _person(connection, str(options.what))
    return act(engine, options, about, _shown(name))


def _table(connection: Connection, begins: str) -> Row[str, str]:
    """The table whose id begins so."""
    found = select(TableRow.id, TableRow.title).where(TableRow.id.startswith(begins, autoescape=True))
    tables = connection.execute(found.limit(2)).all()
    if not tables:
        raise ReefError("admin.no_table", table=begins)
    if len(tables) > 1:
        raise ReefError("admin.several", person=begins)
    return tables[0]


# Keeping -----------------------------------------------------------------------------------------------


def _file(engine: Engine) -> Path | None:
    return Path(engine.url.database or "") if engine.dialect.name == "sqlite" else None


def _backup(engine: Engine, options: argparse.Namespace) -> int:
    """A copy of all games as they are at one moment, whether the server runs or not."""
    source, goal = _file(engine), Path(options.what)
    if source is None:
        raise ReefError("admin.postgres")
    if goal.exists():
        raise ReefError("admin.exists", file=str(goal))
    part = goal.with_name(f"{goal.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_RDWR, 0o600))  # nobody else reads it
        with closing(sqlite3.connect(source)) as games, closing(sqlite3.connect(part)) as copy:
            games.backup(copy)
        part.replace(goal)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise ReefError("admin.cannot_write", file=str(goal), why=str(error)) from None
    print(words("admin.backed_up", file=str(goal), megabytes=round(goal.stat().st_size / 1e6, 1)))
    return 0


def _restore(settings: Settings, source: Path) -> int:
    """Put a backup in the place of the games; the ones from before are kept beside it."""
    if settings.database is not None:
        raise ReefError("admin.postgres")
    goal = settings.data / "reef.db"
    with closing(Claim(settings.data)):  # no server runs there, and none starts meanwhile
        _check(source)
        before = None
        if goal.exists():
            before = goal.with_name(f"reef-before-{datetime.now():%Y%m%d-%H%M%S}.db")
            with closing(sqlite3.connect(goal)) as games, closing(sqlite3.connect(before)) as copy:
                games.backup(copy)  # with what is still in its log
            before.chmod(0o600)
        part = goal.with_name("reef.db.part")
        part.unlink(missing_ok=True)
        with closing(sqlite3.connect(source)) as games, closing(sqlite3.connect(part)) as copy:
            games.backup(copy)
        part.chmod(0o600)
        for beside in (Path(f"{goal}-wal"), Path(f"{goal}-shm")):
            beside.unlink(missing_ok=True)
        part.replace(goal)
        _give(settings.data, goal, before, settings.data / LOCK)
    print(words("admin.restored", file=str(source), before=None if before is None else str(before)))
    return 0


def _give(folder: Path, *files: Path | None) -> None:
    """What lies in a folder is of whoever has the folder, also where root put it there."""
    if not hasattr(os, "chown"):
        return
    owner = folder.stat()
    for file in files:
        if file is not None:
            with suppress(PermissionError):  # only root gives files away
                os.chown(file, owner.st_uid, owner.st_gid)


def _check(source: Path) -> None:
    """Refuse what is not a sound database of games."""
    try:
        if not source.is_file():
            raise ReefError("admin.no_file", file=str(source))
        with closing(sqlite3.connect(f"file:{source.resolve()}?mode=ro", uri=True)) as games:
            found = games.execute("PRAGMA integrity_check(1)").fetchone()[0]
            games.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        raise ReefError("admin.not_games", file=str(source), why=str(error)) from None
    if found != "ok":
        raise ReefError("admin.not_games", file=str(source), why=str(found))


def _vacuum(engine: Engine, options: argparse.Namespace) -> int:
    """Give back the room of what was deleted."""
    file = _file(engine)
    if file is None:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("VACUUM"))
        print(words("admin.vacuumed", megabytes=None))
        return 0
    before = file.stat().st_size
    with closing(sqlite3.connect(file, isolation_level=None)) as games:
        games.execute("VACUUM")
        games.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    print(words("admin.vacuumed", megabytes=round(max(0, before - file.stat().st_size) / 1e6, 1)))
    return 0


def _ratings(engine: Engine, options: argparse.Namespace) -> int:
    """Compute all ratings again, as after a change of how that is done."""
    with engine.begin() as connection:
        games = rate_all_again(connection)
    print(words("admin.rated", games=games))
    return 0


ACTIONS: dict[str, Callable[[Engine, argparse.Namespace], int]] = {
    "summary": _summary,
    "people": _people,
    "tables": _tables,
    "reports": _reports,
    "log": _log,
    **dict.fromkeys(ACTS, _act),
    "backup": _backup,
    "vacuum": _vacuum,
    "ratings": _ratings,
}
