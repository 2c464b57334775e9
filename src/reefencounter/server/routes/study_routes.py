"""Puzzles over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Body, Parameter

from ..accounts.identity import person_of
from ..learning import puzzles as shown
from ..schemas import Puzzles, PuzzleScene, PuzzleTurn, PuzzleVerdict
from ..services import address_of, services_of
from ..web.connection import Asked
from ..web.guards import from_own_page, same_page
from .table_routes import owner_of

PuzzleId = Annotated[str, Parameter(pattern="^[a-f0-9]{10}$", description="The id of a puzzle.")]


@get("/api/puzzles", operation_id="puzzles", tags=["puzzles"])
async def puzzles(request: Asked) -> Puzzles:
    """All puzzles by theme and level with what one has answered, and those of the last days: the same for everybody."""
    return await shown.listed(services_of(request).store, person_of(request))


@post(
    "/api/puzzles/{puzzle_id:str}",
    operation_id="playPuzzle",
    tags=["puzzles"],
    guards=[same_page],
    status_code=200,
    request_max_body_size=16 << 10,
)
async def play_puzzle(
    request: Asked, puzzle_id: PuzzleId, data: Annotated[PuzzleTurn, Body()]
) -> PuzzleScene:
    """A puzzle after the actions that were played, or that were kept. Nothing is said about them before an answer."""
    store = services_of(request).store
    return await shown.played(store, person_of(request), puzzle_id, data.played, keep=data.keep)


@post(
    "/api/puzzles/{puzzle_id:str}/turn",
    operation_id="handInPuzzle",
    tags=["puzzles"],
    guards=[from_own_page],
    status_code=200,
    request_max_body_size=16 << 10,
)
async def hand_in(request: Asked, puzzle_id: PuzzleId, data: Annotated[PuzzleTurn, Body()]) -> PuzzleVerdict:
    """Hand in a whole turn, once: it is judged from 0 to 100, and the best turn that we know is told."""
    services, owner = services_of(request), owner_of(request)
    share = (address_of(request), owner, "puzzle")
    return await shown.handed_in(
        services.store, services.bot_pools, share, owner, puzzle_id, data.played or []
    )


@post(
    "/api/puzzles/{puzzle_id:str}/solution",
    operation_id="showPuzzle",
    tags=["puzzles"],
    guards=[from_own_page],
    status_code=200,
    request_max_body_size=1 << 10,
)
async def show(request: Asked, puzzle_id: PuzzleId) -> PuzzleVerdict:
    """Give up: the best turn is told, and no other answer counts from then on."""
    return await shown.given_up(services_of(request).store, owner_of(request), puzzle_id)


STUDY_ROUTES = [puzzles, play_puzzle, hand_in, show]
