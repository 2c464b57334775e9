"""What an administrator may do over HTTP: deal with what was reported, ban somebody, close a table. The host makes one.

Each of these acts is in the log of the host.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated

from litestar import delete, get, post
from litestar.params import Parameter

from ..plain_text import plain
from ..refusals import Refusal
from ..schemas import Ban, ClosedReports, ReportInfo, TableInfo
from ..services import Services, services_of
from ..storage.host_store import Act
from ..storage.transactions import now
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


@delete(
    "/api/admin/reports/{profile_id:str}",
    operation_id="closeReports",
    tags=["administration"],
    guards=[from_own_page],
    status_code=200,
)
async def close_reports(request: Asked, profile_id: ProfileId) -> ClosedReports:
    """Put away what was reported of the person of a profile; what others report later is told again."""
    services = await _for_administrators(request)
    act = await _act(request, "done", await with_profile(request, profile_id))
    return ClosedReports(await services.store.close_reports(act))


@post("/api/admin/bans/{profile_id:str}", operation_id="ban", tags=["administration"], guards=[from_own_page])
async def ban(
    request: Asked,
    profile_id: ProfileId,
    days: Annotated[int | None, Parameter(ge=1, le=3650, description="Left out: for good.")] = None,
    reason: Annotated[str, Parameter(max_length=200, description="The person is told.")] = "",
) -> Ban:
    """Ban the person of a profile: all that they may still do here is to take along what is theirs."""
    services = await _for_administrators(request)
    person = await with_profile(request, profile_id)
    if await services.store.is_administrator(person):
        raise Refusal("stale", "person.is_administrator")
    act = await _act(request, "ban", person)
    until = None if days is None else now() + timedelta(days=days)
    await services.bans.ban(act._replace(reason=plain(reason), until=until))
    return Ban(act.name, True)


@delete(
    "/api/admin/bans/{profile_id:str}",
    operation_id="unban",
    tags=["administration"],
    guards=[from_own_page],
    status_code=200,
)
async def unban(request: Asked, profile_id: ProfileId) -> Ban:
    """Let somebody in again."""
    services = await _for_administrators(request)
    act = await _act(request, "unban", await with_profile(request, profile_id))
    await services.bans.unban(act)
    return Ban(act.name, False)


async def _act(request: Asked, action: str, person: str) -> Act:
    """What whoever asks does about somebody."""
    people = services_of(request).people
    return Act(action, await _who(request), person, (await people.person(person)).name)


async def _who(request: Asked) -> str:
    asks = owner_of(request)
    return f"{(await services_of(request).people.person(asks)).name} ({asks[:8]})"


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
    await services.store.log_act(Act("close", await _who(request), table_id, found.data.title))
    return found.info(None)


ADMIN_ROUTES = [reports, close_reports, ban, unban, close_table]
