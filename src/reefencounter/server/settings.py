"""How a server is set up: where it listens, where it keeps its games, how many processes think for the bots."""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from ..engine.errors import ReefError
from .mail.mail_settings import MailSettings
from .web.quotas import Quota
from .web.visitors import Visitors

USUAL_PORT = 8080
MAILS = 200
NAME = re.compile(r"[^\s/:]+|\[[0-9a-f:.]+\]")  # as in a Host header, without the port
LOOPBACK = ("127.0.0.1", "localhost", "::1", "[::1]")


def data_folder() -> Path:
    """Where programs keep a user's data on this system (XDG on Linux)."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "reefencounter"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "reefencounter"
    given = os.environ.get("XDG_DATA_HOME", "")
    base = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share"  # the standard asks so
    return base / "reefencounter"


@dataclass(frozen=True)
class Settings:
    """All settings. `database` is an address as SQLAlchemy writes it; without one, games lie in `data` as SQLite."""

    host: str = "127.0.0.1"
    port: int = USUAL_PORT
    data: Path = field(default_factory=data_folder)
    database: str | None = None
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    share: float = 0.3  # of a core's time, that one address may use in the long run; 1: no limit
    window: float = 4.0  # seconds that a window lasts where people hold seats at different screens (S7.5)
    decks: tuple[str, ...] = ()  # ids of decks that every table may use, besides the one that comes along
    quota: Quota = field(default_factory=Quota)
    expire: int = 0  # days after which unfinished games that nobody plays are deleted; 0: never
    metrics: int | None = None  # the port on this computer at which Prometheus may ask; None: it may not
    mail: MailSettings | None = None  # by which server mails are sent; None: none are
    hsts: int = 0  # days for which browsers that came over HTTPS come no other way; 0: they are not told so
    mails: int = MAILS  # links that are sent within an hour, to anybody
    contact: str = ""  # of the host, as the privacy page has it: an address, a name
    proxies: tuple[str, ...] = ()  # addresses and networks of web servers in front; none: this computer
    clubs: tuple[str, ...] = ()  # ADDRESS-OR-NETWORK=N: counts as so many visitors
    names: tuple[str, ...] = ()  # under which the server is reached from outside, besides its own address

    def __post_init__(self) -> None:
        for name in self.names:
            if not NAME.fullmatch(name):
                raise ReefError("serve.name", name=name)
        _ = self.visitors  # or what is wrong with them

    @cached_property
    def visitors(self) -> Visitors:
        """Which web servers are believed, and where many visitors have one address."""
        return Visitors.read(self.proxies, self.clubs)

    @property
    def database_url(self) -> str:
        """The address of the database, with the driver that we use."""
        if self.database is None:
            return f"sqlite+aiosqlite:///{self.data / 'reef.db'}"
        scheme, colon, rest = self.database.partition("://")
        drivers = {
            "sqlite": "sqlite+aiosqlite",
            "sqlite+aiosqlite": "sqlite+aiosqlite",
            "postgres": "postgresql+psycopg",
            "postgresql": "postgresql+psycopg",
            "postgresql+psycopg": "postgresql+psycopg",
        }
        if not colon or scheme not in drivers:
            raise ReefError("serve.database")
        return f"{drivers[scheme]}://{rest}"

    @property
    def hosts(self) -> frozenset[str] | None:
        """The names that requests may use; None: any. On loopback only its own, so that no page from elsewhere
        reaches in by giving a name of its own to this address.
        """
        if self.host not in LOOPBACK and not self.names:
            return None
        # With names too, it is reached on this machine by the address that it prints and opens there.
        return frozenset((*LOOPBACK, self.host, *self.names))
