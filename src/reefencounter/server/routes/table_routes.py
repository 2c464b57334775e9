"""What can be asked over HTTP. Whatever is refused is answered with a `Problem` that says why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.datastructures import ResponseHeader
from litestar.params import Body, Parameter

from ... import __version__, rulebook
from ...decks import DEFAULT
from ..accounts.identity import person_of
from ..play.deck import deck_info
from ..play.fair_play import must_not_help
from ..play.final_count import scored
from ..play.followed import MOST_STEPS
from ..play.opponents import OPPONENTS
from ..play.showing import Viewer
from ..play.table import Table
from ..refusals import Refusal
from ..schemas import (
    BotInfo,
    Branch,
    ClauseText,
    DeckInfo,
    DeckLine,
    FinalCount,
    FinalScore,
    Health,
    Hint,
    HostInfo,
    NewEntry,
    NewTable,
    Scene,
    SeatChoice,
    Step,
    TableChange,
    TableInfo,
)
from ..services import Services, address_of, services_of
from ..web.connection import Asked
from ..web.guards import from_own_page

FROM_0 = {"minimum": 0}  # which the description of what may be left out would not have
TableId = Annotated[str, Parameter(pattern="^[0-9a-f]{32}$", description="The id of a table.")]
SeatNumber = Annotated[
    int | None,
    Parameter(
        ge=0, le=3, schema_extra=FROM_0, description="Whose eyes to look through; left out: a spectator's."
    ),
]
MIB = 1 << 20


def owner_of(request: Asked) -> str:
    """The person who asks for something of their own."""
    person = person_of(request)
    if person is None:
        raise Refusal("seat", "request.nobody")
    return person


async def seen(request: Asked, table_id: str, seat: int | None) -> tuple[Table, Viewer]:
    """A table, and the eyes that look at it."""
    table = await services_of(request).tables.find(table_id)
    viewer = table.viewer(seat, person_of(request))
    table.visited(address_of(request), bool(viewer.mine))
    return table, viewer


async def with_room(request: Asked, seats: Sequence[SeatChoice] = ()) -> str:
    """The person who asks, if they may keep one more table."""
    owner = owner_of(request)
    length = request.headers.get("content-length", "0")
    size = int(length) if length.isascii() and length.isdecimal() and len(length) < 9 else 0
    open_to_all = any(seat.kind == "anyone" for seat in seats)
    await services_of(request).quotas.check(owner, address_of(request), size, open_to_all=open_to_all)
    return owner


async def own(request: Asked, table_id: str) -> Table:
    """A table of the person who asks."""
    table = await services_of(request).tables.find(table_id)
    if not table.owned_by(person_of(request)):
        raise Refusal("seat", "table.not_yours")
    return table


@get("/api/health", operation_id="health", tags=["server"])
async def health(request: Asked) -> Health:
    """Whether the server is there and can use its database: 503 says what is wrong with it."""
    await services_of(request).store.check()
    return Health("ok", __version__)


@get("/api/host", operation_id="host", tags=["server"], sync_to_thread=False)
def host(request: Asked) -> HostInfo:
    """How the host of this server can be reached, as they say."""
    return HostInfo(services_of(request).settings.contact)


@get("/api/bots", operation_id="bots", tags=["tables"], sync_to_thread=False)
def bots() -> list[BotInfo]:
    """The bots that a seat can have, weakest first."""
    return [opponent.info for opponent in OPPONENTS.values()]


@get("/api/rules/{name:str}", operation_id="clause", tags=["server"], sync_to_thread=False)
def clause(
    name: Annotated[
        str,
        Parameter(pattern=r"^[RS]\d\d?(\.\d\d?)?$", description="A clause of the rules, such as R5.3 or R5."),
    ],
) -> ClauseText:
    """The words of a clause, or of all its parts."""
    text = rulebook.clause(name)
    if text is None:
        raise Refusal("malformed", "rules.no_clause", status=404, name=name)
    chapter = next(
        each.chapter for each in rulebook.clauses().values() if each.name.split(".")[0] == name.split(".")[0]
    )
    return ClauseText(name, chapter, text)


@get("/api/decks", operation_id="decks", tags=["tables"])
async def decks(request: Asked) -> list[DeckLine]:
    """The decks of the Second Kind that a table of this browser may use."""
    return await services_of(request).decks.listed(person_of(request))


@post(
    "/api/decks",
    operation_id="newDeck",
    tags=["tables"],
    guards=[from_own_page],
    request_max_body_size=64 << 10,
)
async def new_deck(
    request: Asked,
    data: Annotated[dict[str, Any], Body(description="A deck, `reef-deck/1` (docs/decks.md).")],
) -> DeckInfo:
    """Bring a deck of one's own; its id is made to tell what is in it."""
    return deck_info(await services_of(request).decks.keep(data, owner_of(request)))


@get("/api/deck", operation_id="deck", tags=["tables"])
async def deck(
    request: Asked,
    id: Annotated[
        str | None, Parameter(max_length=40, description="Left out: the deck that comes with the game.")
    ] = None,
    table: Annotated[
        str | None,
        Parameter(max_length=32, description="A table that uses it: for decks that others brought."),
    ] = None,
) -> DeckInfo:
    """A deck of the Second Kind: its cards, and whose texts they are."""
    services = services_of(request)
    used = await services.store.table(table) if table else None
    return deck_info(await services.decks.find(id or DEFAULT, person_of(request), used))


@delete(
    "/api/decks/{deck_id:str}",
    operation_id="removeDeck",
    tags=["tables"],
    guards=[from_own_page],
    status_code=200,
)
async def remove_deck(
    request: Asked, deck_id: Annotated[str, Parameter(max_length=40, description="The id of an own deck.")]
) -> list[DeckLine]:
    """Give up a deck of one's own that no table uses; the answer is what is left."""
    services, owner = services_of(request), owner_of(request)
    await services.decks.remove(deck_id, owner)
    return await services.decks.listed(owner)


@post(
    "/api/tables",
    operation_id="newTable",
    tags=["tables"],
    guards=[from_own_page],
    request_max_body_size=64 << 10,
)
async def new_table(request: Asked, data: Annotated[NewTable, Body()]) -> TableInfo:
    """Set up a table and begin a game. Without seats: this browser against easy bots."""
    if data.rated:
        await services_of(request).people.may_be_rated(owner_of(request))
    return await services_of(request).tables.create(data, await with_room(request, data.seats))


@post(
    "/api/entries",
    operation_id="newEntry",
    tags=["tables"],
    guards=[from_own_page],
    request_max_body_size=64 << 10,
)
async def new_entry(request: Asked, data: Annotated[NewEntry, Body()]) -> TableInfo:
    """Begin to enter a game that is played at a real table."""
    return await services_of(request).tables.enter(data, await with_room(request))


@post(
    "/api/records", operation_id="upload", tags=["records"], guards=[from_own_page], request_max_body_size=MIB
)
async def upload(
    request: Asked, data: Annotated[dict[str, Any], Body(description="A record, `reef-record/1` (N5).")]
) -> TableInfo:
    """Upload a recorded game, to look at it and to play on from any of its positions."""
    return await services_of(request).tables.upload(data, await with_room(request))


@post(
    "/api/score",
    operation_id="score",
    tags=["records"],
    guards=[from_own_page],
    status_code=200,
    request_max_body_size=64 << 10,
)
async def score(request: Asked, data: Annotated[FinalCount, Body()]) -> FinalScore:
    """Score a game that was played at a real table, from its end alone. Nothing is kept."""
    await services_of(request).decks.allow(data.deck, person_of(request))
    return scored(data)


@get("/api/tables", operation_id="tables", tags=["tables"])
async def tables(
    request: Asked,
    offset: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> list[TableInfo]:
    """The tables that one made or plays at, newest change first."""
    person = person_of(request)
    return [] if person is None else await services_of(request).tables.listed(person, offset, limit)


@get("/api/turns", operation_id="turns", tags=["tables"])
async def turns(request: Asked) -> list[TableInfo]:
    """The games with others that wait for the one who asks, longest waiting first."""
    person = person_of(request)
    return [] if person is None else await services_of(request).tables.turns(person)


@get("/api/waiting", operation_id="waiting", tags=["tables"])
async def waiting(request: Asked) -> list[TableInfo]:
    """The tables at which one sits and that wait for players: the last three without days to play in.

    Pages keep a live connection to each, so that whoever waits hears of arrivals wherever they look.
    """
    person = person_of(request)
    return [] if person is None else await services_of(request).tables.waiting_for(person)


@get("/api/tables/{table_id:str}", operation_id="table", tags=["tables"])
async def table(request: Asked, table_id: TableId) -> TableInfo:
    """One table."""
    found, person = await services_of(request).tables.find(table_id), person_of(request)
    found.visited(address_of(request), bool(found.mine(person)))
    return found.info(person)


@patch(
    "/api/tables/{table_id:str}",
    operation_id="changeTable",
    tags=["tables"],
    guards=[from_own_page],
    request_max_body_size=1 << 10,
)
async def change_table(request: Asked, table_id: TableId, data: Annotated[TableChange, Body()]) -> TableInfo:
    """Give an own table another title; before the game begins also another clock, and say who may sit down."""
    services, found = services_of(request), await own(request, table_id)
    if data.listed is True and not any(seat.invites == "anyone" for seat in found.data.seats):
        services.quotas.check_open(address_of(request))
    return await services.tables.change(found, data)


@delete(
    "/api/tables/{table_id:str}",
    operation_id="deleteTable",
    tags=["tables"],
    guards=[from_own_page],
    status_code=200,
)
async def delete_table(request: Asked, table_id: TableId) -> TableInfo:
    """Delete an own table with its whole history, for good; the answer is what it was.

    One at which others play is kept for them. One that still waits is closed.
    """
    found = await own(request, table_id)
    await services_of(request).tables.delete_own(found)
    services_of(request).analyses.forget(table_id)
    return found.info(found.data.owner)


@get("/api/tables/{table_id:str}/scene", operation_id="scene", tags=["playing"])
async def scene(
    request: Asked,
    table_id: TableId,
    seat: SeatNumber = None,
    at: Annotated[
        int | None,
        Parameter(
            ge=0, le=1_000_000, schema_extra=FROM_0, description="After this step; 0: before the first."
        ),
    ] = None,
) -> Scene:
    """All that a seat may see of the table, now or after an earlier step."""
    found, viewer = await seen(request, table_id, seat)
    if at is not None and at > found.number:
        raise Refusal("malformed", "table.no_step", number=at, last=found.number, status=404)
    if at is not None:
        await found.load_all()
    return found.scene(viewer, at)


@get(
    "/api/tables/{table_id:str}/steps",
    operation_id="steps",
    tags=["playing"],
    response_headers=[
        ResponseHeader(
            name="Link",
            description='Where the next steps are, `rel="next"`, if there are more.',
            documentation_only=True,
        )
    ],
)
async def steps(
    request: Asked,
    table_id: TableId,
    seat: SeatNumber = None,
    after: Annotated[int, Parameter(ge=0, le=1_000_000, description="Only the steps after this one.")] = 0,
    limit: Annotated[int, Parameter(ge=1, le=MOST_STEPS, description="So many steps at most.")] = MOST_STEPS,
) -> Response[list[Step]]:
    """The steps of the game, as a seat may know them, the first ones first. If there are more, `Link` says where."""
    found, viewer = await seen(request, table_id, seat)
    last = min(found.number, after + limit)
    headers = {}
    if last < found.number:
        query = ("" if seat is None else f"seat={seat}&") + f"after={last}&limit={limit}"
        headers["Link"] = f'</api/tables/{table_id}/steps?{query}>; rel="next"'
    return Response(await found.steps(viewer, after, last), headers=headers)


@get("/api/tables/{table_id:str}/record", operation_id="record", tags=["records"])
async def record(request: Asked, table_id: TableId) -> dict[str, Any]:
    """The whole game as a record, `reef-record/1` (N5), once nothing is hidden any more."""
    found, _ = await seen(request, table_id, None)
    if not found.open:
        raise Refusal("stale", "table.no_record")
    await found.load_all()
    return found.record()


@post(
    "/api/tables/{table_id:str}/branch",
    operation_id="branch",
    tags=["records"],
    guards=[from_own_page],
    request_max_body_size=64 << 10,
)
async def branch(request: Asked, table_id: TableId, data: Annotated[Branch, Body()]) -> TableInfo:
    """Go on from a position of a game whose secrets are out, at a table of its own."""
    found, _ = await seen(request, table_id, None)
    return await services_of(request).tables.branch(found, data, await with_room(request, data.seats))


@post(
    "/api/tables/{table_id:str}/hint",
    operation_id="hint",
    tags=["playing"],
    guards=[from_own_page],
    status_code=200,
    request_max_body_size=1 << 10,
)
async def hint(
    request: Asked,
    table_id: TableId,
    seat: Annotated[int, Parameter(ge=0, le=3, description="An own seat that is to act.")],
) -> Hint:
    """The best turns of the strongest bot for a seat that is to act."""
    services: Services = services_of(request)
    found, _ = await seen(request, table_id, seat)
    owner = owner_of(request)
    found.may_act(seat, owner)
    if found.data.rated:
        raise Refusal("stale", "hint.rated")
    if not found.data.seats[seat].hints:
        raise Refusal("stale", "hint.not_here")
    if found.over or not found.game.legal(seat):
        raise Refusal("stale", "hint.not_asked")
    await must_not_help(services.store, services.tables, owner, found)
    if owner in services.advised:
        raise Refusal("too_fast", "hint.thinking")
    services.advised.add(owner)
    try:
        return await found.hint(seat, address_of(request))
    finally:
        services.advised.discard(owner)


@get("/api/openapi.json", include_in_schema=False, media_type="application/json", sync_to_thread=True)
def openapi() -> bytes:
    """This description."""
    from ..openapi import document

    return msgspec.json.encode(document())


ROUTES = [
    health,
    host,
    bots,
    clause,
    decks,
    new_deck,
    remove_deck,
    deck,
    new_table,
    new_entry,
    upload,
    score,
    tables,
    turns,
    waiting,
    table,
    change_table,
    delete_table,
    scene,
    steps,
    record,
    branch,
    hint,
    openapi,
]
