"""Analyses of games over HTTP, and the table as it would stand after a better turn."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from ..accounts.identity import person_of
from ..play.fair_play import must_not_help
from ..play.showing import Viewer
from ..play.table import Table
from ..refusals import Refusal
from ..schemas import PuzzleInfo, Scene, TableAnalysis
from ..services import address_of, services_of
from ..web.connection import Asked
from ..web.guards import from_own_page, same_page
from .table_routes import SeatNumber, TableId, owner_of, seen

TurnIndex = Annotated[int, Parameter(ge=0, le=10_000, description="Index of a turn in the analysis.")]


async def finished(request: Asked, table_id: str, seat: int | None) -> tuple[Table, Viewer]:
    """A game that can be analysed, and the eyes that look at it: never one that is still played."""
    found, _ = await seen(request, table_id, None)
    if not (found.over or found.data.kind == "record"):
        raise Refusal("stale", "analysis.not_over")
    services = services_of(request)
    await must_not_help(services.store, services.tables, person_of(request), found, whole=True)
    return found, found.viewer(seat, person_of(request))


@post(
    "/api/tables/{table_id:str}/analysis",
    operation_id="analyse",
    tags=["records"],
    guards=[same_page],
    status_code=200,
    request_max_body_size=1 << 10,
)
async def analysis(request: Asked, table_id: TableId, seat: SeatNumber = None) -> TableAnalysis:
    """Where a game was won and lost, once it is over; it is worked out in the background, and kept.

    It is told to a seat, to the only one that is one's own, or else to nobody in particular.
    """
    found, viewer = await finished(request, table_id, seat)
    own = min(viewer.mine) if len(viewer.mine) == 1 and found.data.kind == "game" else None
    share = (address_of(request), owner_of(request), table_id)
    return await services_of(request).analyses.ask(found, own if seat is None else seat, share)


@get("/api/tables/{table_id:str}/analysis/{turn:int}/better", operation_id="betterTurn", tags=["records"])
async def better(request: Asked, table_id: TableId, turn: TurnIndex) -> Scene:
    """The table as it would stand after the better turn that an analysis has found; what is drawn is made up."""
    found, viewer = await finished(request, table_id, None)
    number, game = await services_of(request).analyses.better(found, turn)
    return found.scene_of(viewer, game, number)


@post(
    "/api/tables/{table_id:str}/analysis/{turn:int}/puzzle",
    operation_id="practiseTurn",
    tags=["records"],
    guards=[from_own_page],
    status_code=200,
    request_max_body_size=1 << 10,
)
async def practise(request: Asked, table_id: TableId, turn: TurnIndex) -> PuzzleInfo:
    """Make a puzzle of one's own of a turn for which an analysis has found a better one; nobody else can open it."""
    person = owner_of(request)
    found, _ = await finished(request, table_id, None)
    return await services_of(request).analyses.practised(person, found, turn)


ANALYSIS_ROUTES = [analysis, better, practise]
