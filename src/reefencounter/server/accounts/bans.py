"""Those whom the host does not want here: they see and take along what is theirs, and do nothing else.

The host does it at the terminal, in another process: so what the database says is looked at every few seconds, and kept
here, where every request and every live connection is asked about. With somebody their programs are banned. What else
the host did there is read in the log of such acts, and what it is about looks again.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import datetime

from ..play.lobby import Lobby
from ..play.tables import Tables
from ..refusals import Refusal
from ..storage.host_store import Act, days_until
from ..storage.store import Store
from ..storage.transactions import now
from ..storage.trouble import Unavailable
from .people import People

LOOK_EVERY = 3.0  # seconds
LAST_ACTS = 100  # of the log that are looked at: what is kept at the same time is not seen in its order
SEEN_AT_TABLES = {"close", "undo", "rename"}  # acts of which tables in memory know nothing
OPEN = {  # what they may still ask for: who they are, what is kept of them, and to have it deleted
    ("GET", "/api/me"),
    ("GET", "/api/me/data"),
    ("GET", "/api/me/games"),
    ("POST", "/api/me/deletion"),
    ("DELETE", "/api/me/deletion"),
    ("GET", "/api/health"),
    ("GET", "/api/host"),
}
OFF = "/api/mail/off/"  # nobody is kept from wanting no more mails


class Bans:
    """Everybody who is banned from one server."""

    def __init__(self, store: Store, people: People, tables: Tables) -> None:
        self._store, self._people, self._tables = store, people, tables
        self._lobby: Lobby = tables.lobby
        self._banned: dict[str, tuple[datetime | None, str]] = {}
        self._seen: set[int] | None = None  # acts in the log; None: none were looked at yet

    def check(self, person: str | None, method: str, path: str) -> None:
        """Refuse somebody who is banned what they may not ask for."""
        if person not in self._banned or (method, path) in OPEN or path.startswith(OFF):
            return
        until, reason = self._banned[person]
        raise Refusal("seat", "person.banned", days=days_until(until), reason=reason or None)

    async def ban(self, act: Act) -> None:
        """Ban somebody."""
        values = {"banned": now(), "banned_until": act.until, "ban_reason": act.reason or None}
        await self._store.act_on(act, **values)
        await self.look()

    async def unban(self, act: Act) -> None:
        """Let somebody in again."""
        await self._store.act_on(act, banned=None, banned_until=None, ban_reason=None)
        await self.look()

    async def look(self) -> None:
        """See who is banned now; pages that they have open are closed, and their tables are open no longer."""
        await self._store.lift_bans()
        found = await self._store.banned()
        if found.keys() != self._banned.keys():
            self._lobby.changed()
        self._banned = found
        self._people.close_pages(frozenset(found), "close.banned")

    async def look_at_acts(self) -> None:
        """See what the host has done since the last time, and have others look again who know nothing of it."""
        acts = await self._store.last_acts(LAST_ACTS)
        seen, self._seen = self._seen, {act.number for act in acts}
        new = [] if seen is None else [act for act in acts if act.number not in seen]
        if any(act.action in SEEN_AT_TABLES for act in new):
            await self._people.look_again()
            await self._tables.look_again([table.data.id for table in self._tables.in_memory])

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            with suppress(Unavailable):  # the log says so
                await self.look()
                await self.look_at_acts()
