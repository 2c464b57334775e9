"""What the host does at the terminal about people and tables. Each act is in the log, which servers read too."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable
from datetime import timedelta
from getpass import getuser
from pathlib import Path

from sqlalchemy import Engine

from ..engine.errors import ReefError
from ..messages.words import language, words
from .accounts.identity import session_with
from .accounts.programs import marked
from .claim import NAME as LOCK
from .plain_text import plain
from .settings import LOOPBACK, USUAL_PORT, Settings
from .storage.database import open_engine
from .storage.host_store import FOR_GOOD, Act, days_until
from .storage.mail_store import GOOD_FOR, LinkData
from .storage.store import Store
from .storage.transactions import now

LONGEST, LONGEST_NAME = 200, 24  # letters of a reason, and of a name


def act(engine: Engine, options: argparse.Namespace, about: str, name: str) -> int:
    """Do something about a person or a table, and write it down."""
    until = None if options.days is None else now() + timedelta(days=options.days)
    reason = plain(options.reason or "")[:LONGEST]
    done = Act(options.action, _who(), about, name, reason, until)
    print(asyncio.run(_with_store(engine, lambda store: ACTS[options.action](store, done, options))))
    return 0


async def _with_store(engine: Engine, work: Callable[[Store], Awaitable[str]]) -> str:
    url = engine.url
    if engine.dialect.name == "sqlite":
        url = url.set(drivername="sqlite+aiosqlite")
    opened = open_engine(url.render_as_string(hide_password=False))
    store = Store(opened)
    try:
        return await work(store)
    finally:
        store.close()
        await opened.dispose()


def _who() -> str:
    """Who sits at the terminal, also behind `sudo`."""
    try:
        return os.environ.get("SUDO_USER") or getuser()
    except (KeyError, OSError):  # a user without a name
        return str(os.getuid())


async def _ban(store: Store, done: Act, options: argparse.Namespace) -> str:
    values = {"banned": now(), "banned_until": done.until, "ban_reason": done.reason or None}
    await store.act_on(done, **values)
    return _changed(done)


async def _unban(store: Store, done: Act, options: argparse.Namespace) -> str:
    await store.act_on(done, banned=None, banned_until=None, ban_reason=None)
    return _changed(done)


async def _mute(store: Store, done: Act, options: argparse.Namespace) -> str:
    await store.act_on(done, muted_until=done.until or FOR_GOOD)
    return _changed(done)


async def _unmute(store: Store, done: Act, options: argparse.Namespace) -> str:
    await store.act_on(done, muted_until=None)
    return _changed(done)


async def _promote(store: Store, done: Act, options: argparse.Namespace) -> str:
    await store.act_on(done, administrator=done.action == "promote")
    return _changed(done)


async def _rename(store: Store, done: Act, options: argparse.Namespace) -> str:
    if options.name is None:
        raise ReefError("admin.name_missing")
    name = plain(options.name)[:LONGEST_NAME].rstrip()
    if not name:
        raise ReefError("person.no_name")
    name = marked(name, done.about)
    await store.rename_everywhere(done, name)
    return words("admin.renamed", person=done.name, name=name)


async def _done(store: Store, done: Act, options: argparse.Namespace) -> str:
    return words("admin.reports_closed", person=done.name, number=await store.close_reports(done))


async def _close(store: Store, done: Act, options: argparse.Namespace) -> str:
    await store.delete(done.about)
    await store.log_act(done)
    return words("admin.closed", table=done.about, title=done.name)


async def _link(store: Store, done: Act, options: argparse.Namespace) -> str:
    """A link for somebody who has lost their way in: whoever opens it signs in as them."""
    token, good_for = secrets.token_urlsafe(24), GOOD_FOR["host"]
    await store.keep_host_link(session_with(token), LinkData(done.about, "", "host", language(), None, now()))
    await store.log_act(done)
    address = f"{_site(options)}/mail#{token}"
    return words("admin.link", person=done.name, address=address, hours=good_for // timedelta(hours=1))


def _site(options: argparse.Namespace) -> str:
    """Where people reach the server: as the host says, or where the one is that runs in the folder."""
    if options.site:
        return str(options.site).rstrip("/")
    lock = (Path(options.data).expanduser() if options.data else Settings().data) / LOCK
    told = lock.read_text(encoding="utf-8").strip() if lock.is_file() else ""
    return told.rstrip("/") or f"http://{LOOPBACK[1]}:{USUAL_PORT}"


async def _undo(store: Store, done: Act, options: argparse.Namespace) -> str:
    """The last guest who became this person in a browser is there again."""
    found = await store.merge_with(done.about)
    if not found:
        raise ReefError("admin.nothing_to_undo", person=done.name)
    merge = found[0]
    await store.go_back(merge.id)
    await store.log_act(done)
    return words("admin.undone", guest=merge.name, id=merge.guest[:12], person=done.name, games=merge.games)


def _changed(done: Act) -> str:
    told = words("admin.changed", action=done.action, person=done.name)
    if done.until is None or done.action not in ("ban", "mute"):
        return told
    return f"{told}\n{words('admin.for_days', days=days_until(done.until))}"


ACTS: dict[str, Callable[[Store, Act, argparse.Namespace], Awaitable[str]]] = {
    "ban": _ban,
    "unban": _unban,
    "mute": _mute,
    "unmute": _unmute,
    "promote": _promote,
    "demote": _promote,
    "rename": _rename,
    "done": _done,
    "close": _close,
    "link": _link,
    "undo": _undo,
}
