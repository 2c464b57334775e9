"""What an administrator may do over HTTP: read what was reported, ban somebody, close a table. The host makes one."""

from __future__ import annotations

from litestar import delete, get, post

from ..refusals import Refusal
from ..schemas import Ban, ReportInfo, TableInfo
from ..services import Services, services_of
from ..web.connection import Asked
from ..web.guards import from_own_page
from .profile_routes import ProfileId, with_profile
from .table_routes import TableId, owner_of

MOST_REPORTS = 100


async def _for_administrators(request: Asked) -> Services:
    services = services_of(request)
    if not await services.store.is_administrator(owner_of(request)):
        raise Refusal("seat", "person.no_administrator")
    return services


@get("/api/admin/reports", operation_id="reports", tags=["administration"])
async def reports(request: Asked) -> list[ReportInfo]:
    """Whose lines of chats were reported, at which table, the newest first. `author` is the id of a profile.

    Of many, those that players reported are not buried by those of people who have finished no game here.
    """
    services = await _for_administrators(request)
    return [
        ReportInfo(
            time=each.time.isoformat(),
            table=each.table_id,
            lines=each.lines,
            reporters=each.reporters,
            text=each.text,
            author=await services.store.profile_of(each.author),
            name=each.name,
            banned=each.banned is not None,
        )
        for each in await services.store.reports(MOST_REPORTS)
    ]


@post("/api/admin/bans/{profile_id:str}", operation_id="ban", tags=["administration"], guards=[from_own_page])
async def ban(request: Asked, profile_id: ProfileId) -> Ban:
    """Ban the person of a profile: all that they may still do here is to take along what is theirs."""
    return await _change(request, profile_id, banned=True)


@delete(
    "/api/admin/bans/{profile_id:str}",
    operation_id="unban",
    tags=["administration"],
    guards=[from_own_page],
    status_code=200,
)
async def unban(request: Asked, profile_id: ProfileId) -> Ban:
    """Let somebody in again."""
    return await _change(request, profile_id, banned=False)


async def _change(request: Asked, profile_id: str, *, banned: bool) -> Ban:
    services = await _for_administrators(request)
    person = await with_profile(request, profile_id)
    if banned and await services.store.is_administrator(person):
        raise Refusal("stale", "person.is_administrator")
    await services.bans.change(person, banned)
    return Ban((await services.people.person(person)).name, banned)


@delete(
    "/api/admin/tables/{table_id:str}",
    operation_id="closeTable",
    tags=["administration"],
    guards=[from_own_page],
    status_code=200,
)
async def close_table(request: Asked, table_id: TableId) -> TableInfo:
    """Delete a table for everybody, for good; the answer is what it was."""
    services = await _for_administrators(request)
    found = await services.tables.find(table_id)
    services.analyses.forget(table_id)
    await services.tables.delete(found)
    return found.info(None)


ADMIN_ROUTES = [reports, ban, unban, close_table]
