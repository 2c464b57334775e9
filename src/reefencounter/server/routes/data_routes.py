"""What is kept of oneself, over HTTP: all of it as files, and leaving for good."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec
from litestar import delete, get, post
from litestar.response import Stream

from ...messages import Message
from ...messages.words import say
from ..refusals import Refusal
from ..schemas import Me, OwnData, TableInfo
from ..schemas.identity import OwnLine, OwnPuzzle
from ..services import services_of
from ..web.connection import Asked
from ..web.guards import from_own_page, sparingly
from .identity_routes import devices_of, told_of
from .mail_routes import mail_of
from .passkey_routes import passkeys_of
from .program_routes import programs_of
from .table_routes import owner_of

PAGE = 100  # tables that are looked up together


@get(
    "/api/me/games",
    operation_id="ownGames",
    tags=["people"],
    guards=[sparingly],
    media_type="application/x-ndjson",
)
async def games(request: Asked) -> Stream:
    """All games of one's own and with others in which nothing is hidden any more, a record (N5) in each line."""
    services, person = services_of(request), owner_of(request)

    async def lines() -> AsyncIterator[bytes]:
        for table_id in await services.store.tables_of(person):
            with suppress(Refusal):  # deleted meanwhile, or its deck is not here any more
                table = await services.tables.find(table_id)
                if table.open and not table.data.waiting:
                    await table.load_all()
                    yield msgspec.json.encode(table.record()) + b"\n"

    headers = {"Content-Disposition": 'attachment; filename="reef-games.jsonl"'}
    return Stream(lines(), headers=headers, media_type="application/x-ndjson")


@get("/api/me/data", operation_id="ownData", tags=["people"], guards=[sparingly])
async def data(request: Asked) -> OwnData:
    """All that is kept of oneself."""
    services, person = services_of(request), owner_of(request)
    store = services.store
    tables: list[TableInfo] = []
    while page := await services.tables.listed(person, len(tables), PAGE):
        tables += page
    puzzles = (await store.puzzles_of(person)).values()
    return OwnData(
        me=await told_of(request, person),
        devices=await devices_of(request, person),
        passkeys=await passkeys_of(request, person),
        mail=await mail_of(request, person),
        bots=await programs_of(request, person),
        tables=tables,
        decks=await store.decks(person),
        solved_tasks=await store.solved_tasks(person),
        puzzles=[OwnPuzzle(each.puzzle, each.played, each.outcome, each.score) for each in puzzles],
        lines=[
            OwnLine(table, line.time.isoformat(), line.text if line.word is None else say(Message(line.word)))
            for table, line in await store.said_by(person)
        ],
        friends=await services.friendships.told(person),
        invitations=await services.friendships.invitations(person),
    )


@post("/api/me/deletion", operation_id="leave", tags=["people"], guards=[from_own_page])
async def leave(request: Asked) -> Me:
    """Leave for good, a week from now: what is one's own is deleted, and games with others stay without one's name."""
    person = owner_of(request)
    await services_of(request).leaving.announce(person)
    return await told_of(request, person)


@delete("/api/me/deletion", operation_id="stay", tags=["people"], guards=[from_own_page], status_code=200)
async def stay(request: Asked) -> Me:
    """Stay after all: nothing is deleted."""
    person = owner_of(request)
    await services_of(request).leaving.stay(person)
    return await told_of(request, person)


DATA_ROUTES = [games, data, leave, stay]
