"""The command `reef serve`: start the server, say where it is, open the browser, and end cleanly."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import socket
import sys
import threading
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from .. import decks
from ..engine.errors import ReefError
from ..extras import install
from ..messages.words import words
from . import logs
from .app import application
from .claim import Claim
from .mail.mail_settings import mail_settings
from .plain_text import plain
from .play import opponents
from .settings import USUAL_PORT, Settings
from .storage.database import check, migrate, open_engine
from .web import patience
from .web.quotas import Quota

PORTS_TRIED = 50
LOOPBACK = "127.0.0.1"
GRACE = 3  # seconds for what is under way when the server is ended


def serve(options: argparse.Namespace) -> int:
    """Run until Ctrl-C."""
    if options.openapi is not None:
        from .openapi import write

        write(Path(options.openapi))
        return 0
    logs.set_up(options.log)
    for bot in options.bot:
        opponents.add(bot)
    given = [decks.load(file).deck.id for file in options.deck]
    usual = Settings()
    settings = Settings(
        host=options.host,
        port=USUAL_PORT if options.port is None else options.port,
        data=usual.data if options.data is None else Path(options.data).expanduser().resolve(),
        database=options.database or os.environ.get("REEF_DATABASE") or None,
        workers=options.workers or usual.workers,
        share=usual.share if options.share is None else options.share / 100,
        window=options.window or usual.window,
        decks=tuple(name for name in dict.fromkeys(given) if name != decks.DEFAULT),
        quota=Quota(
            tables=options.tables,
            megabytes=options.megabytes,
            decks=options.decks,
            tables_a_day=options.tables_a_day,
            megabytes_a_day=options.megabytes_a_day,
        ),
        expire=options.expire,
        metrics=options.metrics,
        hsts=options.hsts,
        mails=options.mails or usual.mails,
        contact=plain(options.contact or ""),
        proxies=tuple(options.proxy),
        clubs=tuple(options.club),
        names=tuple(name.lower() for name in options.name or ()),
    )
    with ExitStack() as held:
        listening = held.enter_context(listen(settings, others=options.port is None))
        address = _address(settings.host, listening.getsockname()[1])
        site = options.site or next((f"https://{name}" for name in settings.names), _safe(address))
        server_of_mails = options.mail or os.environ.get("REEF_MAIL")
        mail = mail_settings(server_of_mails, options.mail_from, site, options.reports_to)
        settings = replace(settings, mail=mail)
        if settings.metrics:
            listen(
                replace(settings, host=LOOPBACK, port=settings.metrics), others=False
            ).close()  # or say why not
        if settings.database is None:
            held.enter_context(_claimed(settings.data, address))
        asyncio.run(_prepare(settings))
        config = patience.Config(
            application(settings),
            settings.visitors,
            log_config=None,
            access_log=False,
            server_header=False,
            http=patience.Http,
            ws=patience.Live,
            ws_ping_interval=patience.PING_EVERY,
            ws_ping_timeout=patience.PONG_WITHIN,
            ws_max_size=patience.LARGEST,
            timeout_graceful_shutdown=GRACE,
            lifespan="on",
        )
        server = Server(config, address, not options.no_browser)
        collect_seldom()
        try:
            server.run(sockets=[listening])
        except KeyboardInterrupt:
            if options.log == "text":
                print()  # after the ^C of the terminal
            logs.announcements.info(words("serve.closed"))
    return 0 if server.started else 1


class Server(uvicorn.Server):
    """Says where it is as soon as it answers."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool) -> None:
        super().__init__(config)
        self.address, self.browser = address, browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to answer."""
        await super().startup(sockets)
        if self.started:
            logs.announcements.info(words("serve.at", address=self.address))
            if self.browser and _has_display():
                threading.Thread(target=_show, args=(_safe(self.address),), daemon=True).start()


def collect_seldom() -> None:
    """What was loaded stays, and is not searched for garbage; the rest seldom, but tables, which have cycles, go."""
    gc.freeze()
    gc.set_threshold(25_000, 10, 10)


def _safe(address: str) -> str:
    """This computer under the name at which browsers offer passkeys."""
    return address.replace("//127.0.0.1:", "//localhost:")


def _show(address: str) -> None:
    import webbrowser

    webbrowser.open(address)


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def listen(settings: Settings, others: bool) -> socket.socket:
    """The socket to listen on; where no port was asked for, the next free one if the usual one is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    last = min(settings.port + PORTS_TRIED, 65535) if others else settings.port
    for port in range(settings.port, last + 1):
        # Named as TCP: only then asyncio sends what is small at once. An answer, which is written in two parts, would
        # otherwise wait 40 ms for the other side to acknowledge its headers.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((settings.host, port))
            listening.listen()  # at once: two that only bind may get the same port
            return listening
        except OSError as error:
            listening.close()
            reason = error.strerror
    raise ReefError("serve.cannot_listen", host=settings.host, port=settings.port, why=reason)


def _claimed(folder: Path, address: str) -> closing[Claim]:
    """The claim of this server on a folder."""
    try:
        claim = Claim(folder)
        claim.announce(address)
    except OSError as error:
        raise ReefError("serve.folder_unusable", folder=str(folder), why=error.strerror) from None
    return closing(claim)


async def _prepare(settings: Settings) -> None:
    """Open the database once before anything else, so that what is wrong with it is said in one sentence."""
    try:
        engine = open_engine(settings.database_url, patient=True)
        try:
            await check(engine)
            await migrate(engine)
        finally:
            await engine.dispose()
    except ImportError as error:
        raise ReefError("serve.driver", install=install("postgres"), why=str(error)) from None
    except (OSError, SQLAlchemyError) as error:
        why = str(getattr(error, "orig", None) or error)
        if settings.database is None:
            raise ReefError("serve.cannot_open_folder", folder=str(settings.data), why=why) from None
        raise ReefError("serve.cannot_open", why=why) from None
