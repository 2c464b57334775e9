"""Sitting down together, over HTTP: invitations, the waiting room, open tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.params import Body, Parameter

from ..accounts.identity import person_of
from ..play.invitations import code_in, qr
from ..play.table import Table
from ..refusals import Refusal
from ..schemas import (
    AskingChoice,
    Invitation,
    OpenSeat,
    OpenTable,
    RulesChoice,
    SeatChange,
    SitDown,
    TableInfo,
)
from ..services import services_of
from ..web.connection import Asked
from ..web.guards import found_by_code, from_own_page
from .table_routes import TableId, own, owner_of

SMALL = 1 << 10  # bytes
SeatOfTable = Annotated[int, Parameter(ge=0, le=3, description="A seat of the table.")]
Code = Annotated[str, Parameter(min_length=1, max_length=60, description="The code of an invitation.")]


async def _after(request: Asked, table_id: str, change: Callable[[Table, str], Awaitable[None]]) -> TableInfo:
    """The table as whoever asks sees it, after they changed something about a seat."""
    person, table = owner_of(request), await services_of(request).tables.find(table_id)
    await change(table, person)
    return table.info(person)


async def invited(request: Asked, code: str) -> Table:
    """The table to which a code invites. Nobody tries many."""
    tables = services_of(request).tables
    return await found_by_code(request, lambda: tables.invited(code_in(code)), "invitation.none")


async def _name(request: Asked, person: str, data: SitDown) -> str:
    """What somebody is called at a table, unless they say otherwise."""
    return data.name or (await services_of(request).people.person(person)).name


async def _may_sit(request: Asked, table: Table, person: str) -> None:
    """Refuse whoever may not play rated games, where the table is rated."""
    if table.data.rated and person not in table.holders:
        await services_of(request).people.may_be_rated(person)


@get("/api/invitations/{code:str}", operation_id="invitation", tags=["seats"])
async def invitation(request: Asked, code: Code) -> Invitation:
    """Whether a table waits for whoever has this code, who invites, and what one sits down to."""
    table, person = await invited(request, code), person_of(request)
    inviting = [seat for seat in table.data.seats if seat.invites is not None and seat.holder is None]
    if person is not None and await table.unwelcome(person):
        inviting = []  # as if others had been faster
    maker = next((seat.called for seat in table.data.seats if seat.holder == table.data.owner), None)
    sits = person is not None and person in table.holders
    if not inviting:
        return Invitation(maker, free=False, table=table.data.id if sits else None)
    return Invitation(
        maker,
        free=True,
        table=table.data.id if sits else None,
        seats=[
            OpenSeat(seat.kind, seat.called, here)
            for seat, here in zip(table.data.seats, table.here, strict=True)
        ],
        rules=RulesChoice(**table.data.rules),
        clock=table.data.clock,
        rated=table.data.rated,
    )


@post(
    "/api/invitations/{code:str}",
    operation_id="accept",
    tags=["seats"],
    guards=[from_own_page],
    request_max_body_size=SMALL,
)
async def accept(request: Asked, code: Code, data: Annotated[SitDown, Body()]) -> TableInfo:
    """Sit down at the table to which a code invites. Whoever sits there already stays where they are."""
    person = owner_of(request)
    table = await invited(request, code)
    await _may_sit(request, table, person)
    await table.sit_down(person, await _name(request, person, data), by="friend")
    return table.info(person)


@get("/api/lobby", operation_id="lobby", tags=["seats"])
async def lobby(request: Asked) -> list[OpenTable]:
    """The tables at which anyone may sit down, newest first. Those only for friends are not among them."""
    return await services_of(request).tables.lobby.listed(person_of(request))


@post(
    "/api/tables/{table_id:str}/seat",
    operation_id="sitDown",
    tags=["seats"],
    guards=[from_own_page],
    request_max_body_size=SMALL,
)
async def sit_down(request: Asked, table_id: TableId, data: Annotated[SitDown, Body()]) -> TableInfo:
    """Take a free seat of an open table, if nobody was faster."""
    person = owner_of(request)
    table = await services_of(request).tables.find(table_id)
    await _may_sit(request, table, person)
    await table.sit_down(person, await _name(request, person, data), by="anyone")
    return table.info(person)


@delete(
    "/api/tables/{table_id:str}/seat",
    operation_id="getUp",
    tags=["seats"],
    guards=[from_own_page],
    status_code=200,
)
async def get_up(request: Asked, table_id: TableId) -> TableInfo:
    """Leave the seat that one took, before the game begins. It is free again."""
    return await _after(request, table_id, Table.get_up)


@patch(
    "/api/tables/{table_id:str}/seats/{number:int}",
    operation_id="changeSeat",
    tags=["seats"],
    guards=[from_own_page],
    request_max_body_size=SMALL,
)
async def change_seat(
    request: Asked,
    table_id: TableId,
    number: Annotated[int, Parameter(ge=0, le=3, description="A seat of an own table that waits.")],
    data: Annotated[SeatChange, Body()],
) -> TableInfo:
    """Put a bot into a free seat, or make it free again. With the last seat the game begins."""
    table = await own(request, table_id)
    await table.put_bot(number, data.bot)
    return table.info(table.data.owner)


@delete(
    "/api/tables/{table_id:str}/seats/{number:int}",
    operation_id="removeFromSeat",
    tags=["seats"],
    guards=[from_own_page],
    status_code=200,
)
async def remove_from_seat(request: Asked, table_id: TableId, number: SeatOfTable) -> TableInfo:
    """Make somebody get up who sat down at an own table, before the game begins. They find no free seat there again."""
    table = await own(request, table_id)
    await table.remove(number)
    return table.info(table.data.owner)


@post(
    "/api/tables/{table_id:str}/seats/{number:int}/bot",
    operation_id="standIn",
    tags=["seats"],
    guards=[from_own_page],
    status_code=200,
)
async def stand_in(request: Asked, table_id: TableId, number: SeatOfTable) -> TableInfo:
    """Let a bot play for a seat: for one's own at once, for that of somebody who is away if all others agree."""
    return await _after(request, table_id, lambda table, person: table.stand_in(number, person))


@delete(
    "/api/tables/{table_id:str}/seats/{number:int}/bot",
    operation_id="takeBack",
    tags=["seats"],
    guards=[from_own_page],
    status_code=200,
)
async def take_back(request: Asked, table_id: TableId, number: SeatOfTable) -> TableInfo:
    """Play again at one's own seat, at which a bot stands in."""
    return await _after(request, table_id, lambda table, person: table.take_back(number, person))


@post(
    "/api/tables/{table_id:str}/seats/{number:int}/resign",
    operation_id="resign",
    tags=["seats"],
    guards=[from_own_page],
    status_code=200,
)
async def resign(request: Asked, table_id: TableId, number: SeatOfTable) -> TableInfo:
    """Give up one's own seat: a bot finishes it, and it counts as lost. One may still look on."""
    return await _after(request, table_id, lambda table, person: table.resign(number, person))


@patch(
    "/api/tables/{table_id:str}/seats/{number:int}/asking",
    operation_id="askAbout",
    tags=["seats"],
    guards=[from_own_page],
    request_max_body_size=SMALL,
)
async def ask_about(
    request: Asked, table_id: TableId, number: SeatOfTable, data: Annotated[AskingChoice, Body()]
) -> TableInfo:
    """Say beforehand whether one is asked about a clownfish card in one's hand. Nobody else is told."""

    async def change(table: Table, person: str) -> None:
        await table.ask_about(number, data.card, data.ask, person)

    return await _after(request, table_id, change)


@get(
    "/api/tables/{table_id:str}/qr",
    operation_id="qr",
    tags=["seats"],
    media_type="image/svg+xml",
)
async def qr_code(request: Asked, table_id: TableId) -> Response[bytes]:
    """The link of the invitation as a picture, for those who sit at the table."""
    table = await services_of(request).tables.find(table_id)
    code = table.info(person_of(request)).invitation
    if code is None:
        raise Refusal("seat", "invitation.not_yours")
    link = f"{request.scope['scheme']}://{request.headers.get('host', '')}/join/{code}"
    return Response(qr(link), media_type="image/svg+xml")


SEAT_ROUTES = [
    invitation,
    accept,
    lobby,
    sit_down,
    get_up,
    change_seat,
    remove_from_seat,
    stand_in,
    take_back,
    resign,
    ask_about,
    qr_code,
]
