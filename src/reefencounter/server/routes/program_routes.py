"""Programs that play for a person, over HTTP: made, listed, given another token, given up."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import Body, Parameter

from ..schemas import NewProgram, Program, ProgramToken
from ..services import services_of
from ..storage.people_store import ProgramData
from ..web.connection import Asked
from ..web.guards import from_own_page
from .table_routes import owner_of

ProgramId = Annotated[str, Parameter(pattern=r"^bot-[0-9a-f]{32}$", description="Of GET /api/me/bots.")]


def _told(account: ProgramData) -> Program:
    used = None if account.used is None else account.used.isoformat()
    return Program(account.id, account.name, account.created.isoformat(), used)


async def programs_of(request: Asked, person: str) -> list[Program]:
    """The programs of somebody, oldest first."""
    return [_told(each) for each in await services_of(request).store.programs(person)]


@get("/api/me/bots", operation_id="programs", tags=["people"])
async def programs(request: Asked) -> list[Program]:
    """One's own programs that play here, oldest first."""
    return await programs_of(request, owner_of(request))


@post(
    "/api/me/bots",
    operation_id="newProgram",
    tags=["people"],
    guards=[from_own_page],
    request_max_body_size=1 << 10,
)
async def new_program(request: Asked, data: Annotated[NewProgram, Body()]) -> ProgramToken:
    """An account for a program, with its token, which is told this once."""
    account, token = await services_of(request).people.new_program(owner_of(request), data.name)
    return ProgramToken(_told(account), token)


@post("/api/me/bots/{program_id:str}/token", operation_id="newToken", tags=["people"], guards=[from_own_page])
async def new_token(request: Asked, program_id: ProgramId) -> ProgramToken:
    """Another token for a program; the one from before is good no longer, and its connections are closed."""
    account, token = await services_of(request).people.new_token(owner_of(request), program_id)
    return ProgramToken(_told(account), token)


@delete(
    "/api/me/bots/{program_id:str}",
    operation_id="removeProgram",
    tags=["people"],
    guards=[from_own_page],
    status_code=200,
)
async def remove_program(request: Asked, program_id: ProgramId) -> list[Program]:
    """Give up a program: it plays here no longer, and its games stay; the answer lists those that are left."""
    person = owner_of(request)
    await services_of(request).people.remove_program(person, program_id)
    return await programs_of(request, person)


PROGRAM_ROUTES = [programs, new_program, new_token, remove_program]
