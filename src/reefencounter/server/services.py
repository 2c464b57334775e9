"""All that a running server has: its tables, its workers, its limits."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar

from ..messages.words import words
from .accounts.bans import Bans
from .accounts.friends import Friendships
from .accounts.leaving import Leaving
from .accounts.passkeys import Passkeys
from .accounts.people import People
from .accounts.profiles import LeaderBoard
from .accounts.standing import Standing
from .cluster.following import Following
from .jobs.bot_pools import BotPools
from .learning.analyses import Analyses
from .logs import announcements
from .mail.digests import Digests
from .mail.mail_links import MailLinks
from .mail.mailer import Mailer
from .mail.report_letters import ReportLetters
from .measures import watch_the_loop
from .play.deadlines import Deadlines
from .play.decks import Decks
from .play.tables import Tables
from .settings import Settings
from .storage.database import migrate, open_engine
from .storage.store import Store
from .storage.trouble import Unavailable
from .web.budget import Accounts
from .web.connection import Connection
from .web.limits import Rates
from .web.page_files import Page
from .web.quotas import A_DAY, Quotas
from .web.visitors import Share

MOST_NEW = (240, 60.0)  # tables and hints, in so many seconds
EXPIRE_EVERY = 600.0  # seconds
MOST_WORDS = (10, 600.0)  # recovery words that one address may try, in so many seconds
MOST_CODES = (20, 600.0)  # wrong codes of invitations that one address may try, in so many seconds
MOST_ASKS = (30, 600.0)  # people whom those at one address may ask to be friends, in so many seconds
MOST_ASKS_OF_ONE = (10, A_DAY)  # people of one address who ask the same person to be friends
MOST_REPORTS = (10, A_DAY)  # lines of which one person tells the host
MOST_REPORTS_FROM = (30, A_DAY)  # … and those at one address
MOST_EXPORTS = (10, 600.0)  # of one address, in so many seconds
MOST_LIVE = 100  # live connections of one address
PAUSES = (1.0, 60.0)  # seconds before a service that failed goes on: at first, and at most

Service = Callable[[], Awaitable[None]]

log = logging.getLogger(__name__)


class Services:
    """What the routes of a server share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.page = Page()
        self.new = Rates(*MOST_NEW)
        self.accounts = Accounts(settings.share)
        self.words = Rates(*MOST_WORDS)
        self.codes = Rates(*MOST_CODES)
        self.asks = Rates(*MOST_ASKS)
        self.asks_of_one = Rates(*MOST_ASKS_OF_ONE)
        self.reports, self.reports_from = Rates(*MOST_REPORTS), Rates(*MOST_REPORTS_FROM)
        self.exports = Rates(*MOST_EXPORTS)
        self.live: Counter[str] = Counter()
        self.advised: set[str] = set()  # people who wait for a hint
        self.bot_pools = BotPools(settings.workers)
        self.engine = open_engine(settings.database_url)
        self.store = Store(self.engine)
        self.analyses = Analyses(self.store, self.bot_pools)
        self.quotas = Quotas(self.store, settings.quota)
        self.decks = Decks(self.store, settings.decks, settings.quota.decks)
        self.tables = Tables(self.store, self.bot_pools, self.decks, settings.window, settings.expire)
        self.standing = Standing(self.store, self.decks)
        self.leaders = LeaderBoard(self.store)
        self.people = People(self.store, self.tables, mails=settings.mail is not None)
        self.bans = Bans(self.store, self.people, self.tables)
        self.friendships = Friendships(self.store, self.tables, self.people)
        self.leaving = Leaving(self.store, self.tables, self.people, self.analyses)
        self.deadlines = Deadlines(self.store, self.tables, self.leaving)
        self.passkeys = Passkeys(self.store, self.people)
        self.mailer = None if settings.mail is None else Mailer(settings.mail)
        self.mail_links = MailLinks(self.store, self.people, self.mailer, settings.mails)
        self.report_letters = (
            ReportLetters(self.mailer, self.mailer.settings.reports_to)
            if self.mailer is not None and self.mailer.settings.reports_to is not None
            else None
        )
        self.following = Following(self.tables, self.people, self.store)

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """Open for as long as the server runs."""
        await migrate(self.engine)
        close_metrics = self._open_metrics()
        await self.deadlines.start(alone=self.engine.dialect.name == "sqlite")
        await self.bans.look()
        await self.bans.look_at_acts()
        running = [asyncio.create_task(lasting(each)) for each in self._beside()]
        try:
            async with self.store.peers.listening(self.following):
                yield
        finally:
            if self.mailer is not None:
                await self.mailer.close()
            for task in running:
                task.cancel()
            await asyncio.gather(
                *running, return_exceptions=True
            )  # a database may complain of being cut short
            close_metrics()
            self.analyses.close()
            self.following.close()
            await self.tables.close()
            await self.deadlines.stop()
            self.bot_pools.close()
            self.store.close()
            await self.engine.dispose()

    def _open_metrics(self) -> Callable[[], None]:
        if self.settings.metrics is None:
            return lambda: None
        from .metrics import open_metrics  # few want them

        port, close = open_metrics(self, self.settings.metrics)
        announcements.info(words("serve.metrics", address=f"http://127.0.0.1:{port}/metrics"))
        return close

    def _beside(self) -> Iterator[Service]:
        """What goes on beside everything else, until the server ends."""
        yield self.bans.run
        yield self.deadlines.run
        yield self.standing.run
        if self.settings.metrics is not None:
            yield watch_the_loop
        if self.settings.expire:
            yield self._expire
        if self.mailer is not None:
            yield self.mailer.run
            yield Digests(self.store, self.mailer).run

    async def _expire(self) -> None:
        """Now and then delete what was abandoned."""
        while True:
            with suppress(Unavailable):  # the log says so
                await self.tables.expire()
            await asyncio.sleep(EXPIRE_EVERY)


async def lasting(service: Service) -> None:
    """Run a service until it is cancelled: one that fails goes on after a while, later each time it fails at once."""
    first, most = PAUSES
    pause = first
    while True:
        began = time.monotonic()
        try:
            await service()
        except Exception:
            log.exception("%s failed; it goes on in a while", service.__qualname__)
        if time.monotonic() >= began + most:
            pause = first
        await asyncio.sleep(pause)
        pause = min(2 * pause, most)


def services_of(connection: Connection) -> Services:
    """The services of the server that a request came to."""
    services: Services = connection.app.state.services
    return services


def address_of(connection: Connection) -> Share:
    """Where a request comes from, as all limits count it."""
    client = connection.client
    return services_of(connection).settings.visitors.share_of(client.host if client else "")
