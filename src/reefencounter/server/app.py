"""The application: everything put together."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

from ..messages import Message
from ..messages.words import say
from .accounts.identity import identity
from .accounts.people import known_people
from .measures import REFUSED
from .refusals import Refusal
from .routes.admin_routes import ADMIN_ROUTES
from .routes.analysis_routes import ANALYSIS_ROUTES
from .routes.company_routes import COMPANY_ROUTES
from .routes.data_routes import DATA_ROUTES
from .routes.friend_routes import FRIEND_ROUTES
from .routes.identity_routes import IDENTITY_ROUTES
from .routes.lesson_routes import LESSON_ROUTES
from .routes.mail_routes import MAIL_ROUTES
from .routes.passkey_routes import PASSKEY_ROUTES
from .routes.profile_routes import PROFILE_ROUTES
from .routes.program_routes import PROGRAM_ROUTES
from .routes.seat_routes import SEAT_ROUTES
from .routes.study_routes import STUDY_ROUTES
from .routes.table_routes import ROUTES
from .said import said
from .schemas import Problem
from .services import Services
from .settings import Settings
from .web.admission import within_budget
from .web.connection import Asked, JsonRequest
from .web.live import live, not_live
from .web.methods import options
from .web.page_files import offline, page
from .web.readers import in_their_language
from .web.visitors import behind_proxies

HANDLERS = [
    *ROUTES,
    *SEAT_ROUTES,
    *COMPANY_ROUTES,
    *IDENTITY_ROUTES,
    *PROFILE_ROUTES,
    *FRIEND_ROUTES,
    *PASSKEY_ROUTES,
    *MAIL_ROUTES,
    *PROGRAM_ROUTES,
    *DATA_ROUTES,
    *LESSON_ROUTES,
    *STUDY_ROUTES,
    *ANALYSIS_ROUTES,
    *ADMIN_ROUTES,
    live,
    not_live,
    offline,
    page,
]

log = logging.getLogger(__name__)


def create_app(settings: Settings | None = None, *, openapi: OpenAPIConfig | None = None) -> Litestar:
    """The application; its database is opened, and brought up to date, when it starts."""
    settings = settings or Settings()
    services = Services(settings)
    return Litestar(
        route_handlers=[*options(HANDLERS), *HANDLERS],
        request_class=JsonRequest,
        state=State({"services": services}),
        lifespan=[services.lifespan],
        exception_handlers={
            Refusal: _refused,
            HTTPException: _http,
            Exception: _failed,
        },
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="compressed_already"
        ),
        openapi_config=openapi,
        logging_config=None,
        debug=False,
    )


def application(settings: Settings) -> ASGIApp:
    """The application as a server runs it, with what every answer carries around it."""
    app = create_app(settings)
    services: Services = app.state.services
    known = within_budget(
        services.accounts, settings.visitors, known_people(services.people, services.bans.check, app)
    )
    named = identity(settings.hosts, settings.hsts)(known)
    return behind_proxies(settings.visitors, in_their_language(named))


def _problem(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def _refused(request: Asked, error: Refusal) -> Response[Any]:
    REFUSED[error.code] += 1
    return _problem(error.status, error.problem, error.headers)


def _http(request: Asked, error: HTTPException) -> Response[Any]:
    why = [error.detail]
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        why = [_complaint(each) for each in error.extra] or why
    message = Message("request.malformed", why="; ".join(why)[:500])
    if error.status_code == 404:
        message = Message("request.nothing_here")
    if error.status_code == 405 and error.headers:
        message = Message("request.method", method=request.method, methods=error.headers["allow"])
    return _problem(error.status_code, Problem(say(message), said(message)), error.headers)


def _complaint(extra: Any) -> str:
    if not isinstance(extra, dict):
        return str(extra)
    where = f"{extra['key']}: " if extra.get("key") else ""
    return f"{where}{extra.get('message', 'wrong')}"


def _failed(request: Asked, error: Exception) -> Response[Any]:
    log.error("a request to %s failed", request.url.path, exc_info=error)
    message = Message("request.failed")
    return _problem(500, Problem(say(message), said(message)))
