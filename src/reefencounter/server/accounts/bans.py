"""Those whom the host does not want here: they see and take along what is theirs, and do nothing else.

The host bans at the terminal, in another process: so what the database says is looked at every few seconds, and kept
here, where every request and every live connection is asked about. With somebody their programs are banned.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from ..play.lobby import Lobby
from ..refusals import Refusal
from ..storage.store import Store
from ..storage.trouble import Unavailable
from .people import People

LOOK_EVERY = 3.0  # seconds
OPEN = {  # what they may still ask for: who they are, what is kept of them, and to have it deleted
    ("GET", "/api/me"),
    ("GET", "/api/me/data"),
    ("GET", "/api/me/games"),
    ("POST", "/api/me/deletion"),
    ("DELETE", "/api/me/deletion"),
    ("GET", "/api/health"),
}
OFF = "/api/mail/off/"  # nobody is kept from wanting no more mails


class Bans:
    """Everybody who is banned from one server."""

    def __init__(self, store: Store, people: People, lobby: Lobby) -> None:
        self._store, self._people, self._lobby = store, people, lobby
        self._banned: frozenset[str] = frozenset()

    def check(self, person: str | None, method: str, path: str) -> None:
        """Refuse somebody who is banned what they may not ask for."""
        if person in self._banned and (method, path) not in OPEN and not path.startswith(OFF):
            raise Refusal("seat", "person.banned")

    async def change(self, person: str, banned: bool) -> None:
        """Ban somebody, or let them in again."""
        await self._store.ban(person, banned)
        await self.look()

    async def look(self) -> None:
        """See who is banned now; pages that they have open are closed, and their tables are open no longer."""
        found = await self._store.banned()
        if found != self._banned:
            self._lobby.changed()
        self._banned = found
        self._people.close_pages(found, "person.banned")

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            with suppress(Unavailable):  # the log says so
                await self.look()
