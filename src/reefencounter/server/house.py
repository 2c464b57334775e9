"""All that a running server has: its tables, its workers, its limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from .budget import Accounts
from .connection import Connection
from .database import migrate, open_engine
from .decks import Decks
from .limits import Rates, share_of
from .page_files import Page
from .settings import Settings
from .store import Store
from .tables import Tables
from .thinkers import Thinkers

MOST_NEW = (240, 60.0)  # tables and hints, in so many seconds
MOST_WORDS = (10, 600.0)  # recovery words that one address may try, in so many seconds
MOST_LIVE = 100  # live connections of one address


class House:
    """The server's belongings."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.page = Page()
        self.new = Rates(*MOST_NEW)
        self.accounts = Accounts(settings.share)
        self.words = Rates(*MOST_WORDS)
        self.live: Counter[str] = Counter()
        self.advised: set[str] = set()  # browsers that wait for a hint
        self.thinkers = Thinkers(settings.workers)
        self.engine = open_engine(settings.database_url)
        self.store = Store(self.engine)
        self.decks = Decks(self.store, settings.decks)
        self.tables = Tables(self.store, self.thinkers, self.decks, settings.window)

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """Open for as long as the server runs."""
        await migrate(self.engine)
        try:
            yield
        finally:
            await self.tables.close()
            self.thinkers.close()
            await self.engine.dispose()


def house_of(connection: Connection) -> House:
    """The house that a request came to."""
    house: House = connection.app.state.house
    return house


def address_of(connection: Connection) -> str:
    """Where a request comes from, as all limits count it."""
    return share_of(connection.client.host) if connection.client else ""
