"""What people at a table have to do with one another, over HTTP: the chat's lines, reports, pauses, rematches."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import Body, Parameter

from ..accounts.identity import person_of
from ..refusals import Refusal
from ..schemas import Line, PauseWish, Rematch, RematchWish, Reported, TableInfo
from ..services import address_of, services_of
from ..web.connection import Asked
from ..web.guards import from_own_page
from .table_routes import TableId, owner_of, with_room

SMALL = 1 << 10  # bytes


@get("/api/tables/{table_id:str}/chat", operation_id="chat", tags=["company"])
async def chat(request: Asked, table_id: TableId) -> list[Line]:
    """The last lines that were said at a table, for those who play there."""
    table = await services_of(request).tables.find(table_id)
    return await table.chat(person_of(request))


@post(
    "/api/tables/{table_id:str}/chat/{number:int}/report",
    operation_id="report",
    tags=["company"],
    guards=[from_own_page],
    request_max_body_size=SMALL,
)
async def report(
    request: Asked,
    table_id: TableId,
    number: Annotated[int, Parameter(ge=1, le=1_000_000, description="A line that another said.")],
) -> Reported:
    """Tell the host of a line. Nobody else is told."""
    services, person = services_of(request), owner_of(request)
    limits = ((services.reports, person), (services.reports_from, address_of(request)))

    def counted() -> None:
        if any(rates.spent(who) for rates, who in limits):
            raise Refusal("too_fast", "chat.reported_enough")
        for rates, who in limits:
            rates.exceeded(who)

    table = await services.tables.find(table_id)
    await table.report(number, person, counted)
    if services.report_letters is not None:
        services.report_letters.tell()
    return Reported(number)


@post(
    "/api/tables/{table_id:str}/rematch",
    operation_id="rematch",
    tags=["company"],
    guards=[from_own_page],
    status_code=200,
    request_max_body_size=SMALL,
)
async def rematch(request: Asked, table_id: TableId, data: Annotated[RematchWish, Body()]) -> Rematch:
    """Say whether one would like to play again. When all who played would, there is a new table, and all are told."""
    tables = services_of(request).tables
    person, table = owner_of(request), await tables.find(table_id)

    async def begin() -> str:
        return await tables.rematch(table, await with_room(request))

    return await table.want_rematch(person, data.agree, begin)


@post(
    "/api/tables/{table_id:str}/pause",
    operation_id="pause",
    tags=["company"],
    guards=[from_own_page],
    status_code=200,
    request_max_body_size=SMALL,
)
async def pause(request: Asked, table_id: TableId, data: Annotated[PauseWish, Body()]) -> TableInfo:
    """Say whether one would like a pause. When all who play would, the clocks rest until one of them goes on."""
    person, table = owner_of(request), await services_of(request).tables.find(table_id)
    await table.want_pause(person, data.agree)
    return table.info(person)


@delete(
    "/api/tables/{table_id:str}/pause",
    operation_id="goOn",
    tags=["company"],
    guards=[from_own_page],
    status_code=200,
)
async def go_on(request: Asked, table_id: TableId) -> TableInfo:
    """End the pause, for all."""
    person, table = owner_of(request), await services_of(request).tables.find(table_id)
    await table.go_on(person)
    return table.info(person)


COMPANY_ROUTES = [chat, report, rematch, pause, go_on]
