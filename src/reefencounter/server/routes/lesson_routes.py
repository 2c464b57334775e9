"""Lessons over HTTP: what there is to learn, and the answer to a try."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Body, Parameter

from ..accounts.identity import person_of
from ..learning.book import book
from ..learning.book import tried as tried_on
from ..learning.guide import guidance
from ..learning.lessons import courses, tried
from ..learning.terms import terms as all_terms
from ..schemas import BookChapter, DiagramScene, Guidance, Lessons, TaskScene, TaskTry, Terms
from ..services import services_of
from ..web.connection import Asked
from ..web.guards import same_page
from .table_routes import TableId, seen


@get("/api/lessons", operation_id="lessons", tags=["lessons"])
async def lessons(request: Asked) -> Lessons:
    """All lessons in order, and the tasks that one has solved."""
    person = person_of(request)
    done = [] if person is None else await services_of(request).store.solved_tasks(person)
    return Lessons(courses(), done)


@post(
    "/api/lessons/tasks/{task_id:str}",
    operation_id="tryTask",
    tags=["lessons"],
    guards=[same_page],
    status_code=200,
    request_max_body_size=16 << 10,
)
async def try_task(
    request: Asked,
    task_id: Annotated[str, Parameter(pattern="^[a-z0-9_]{1,40}$", description="The id of a task.")],
    data: Annotated[TaskTry, Body()],
) -> TaskScene:
    """A task after what was played, with the answer to what is tried now. That a task was solved is remembered."""
    found = tried(task_id, data)
    person = person_of(request)
    if person is not None and found.answer is not None and found.answer.outcome == "solved":
        await services_of(request).store.keep_solved(person, task_id)
    return found


@get("/api/tables/{table_id:str}/guide", operation_id="guide", tags=["lessons"])
async def guide(
    request: Asked,
    table_id: TableId,
    seat: Annotated[int, Parameter(ge=0, le=3, description="Whose eyes to look through.")],
) -> Guidance:
    """What is worth a word to a learner at this moment of their game, and once it is over."""
    found, viewer = await seen(request, table_id, seat)
    if found.over:
        await found.load_all()
    elif found.data.rated or not found.data.seats[seat].hints:
        return Guidance([])
    return guidance(found.scene(viewer, None), found.game)


@get("/api/rules", operation_id="rulebook", tags=["server"], sync_to_thread=False)
def rulebook() -> list[BookChapter]:
    """All clauses of the rules by chapters, with rulings, and where each can be tried."""
    return book()


@post(
    "/api/diagrams/{diagram_id:str}",
    operation_id="tryDiagram",
    tags=["server"],
    guards=[same_page],
    status_code=200,
    request_max_body_size=16 << 10,
)
async def try_diagram(
    diagram_id: Annotated[str, Parameter(pattern="^[a-z_]{1,40}$", description="The id of a diagram.")],
    data: Annotated[TaskTry, Body()],
) -> DiagramScene:
    """A diagram of the rulebook after what was tried on it, or why the rules forbid that, with the clause."""
    return tried_on(diagram_id, data)


@get("/api/terms", operation_id="terms", tags=["server"], sync_to_thread=False)
def terms() -> Terms:
    """The terms of the game in all languages side by side."""
    return all_terms()


LESSON_ROUTES = [lessons, try_task, guide, rulebook, try_diagram, terms]
