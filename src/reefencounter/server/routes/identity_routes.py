"""Oneself: one's name, the devices on which one is known, and the words that take one's games to another."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.params import Body, Parameter

from ...engine.errors import ReefError
from ..accounts.devices import device_of
from ..accounts.identity import cookie, is_secure, new_token, person_of, session_of, session_with
from ..accounts.programs import is_program
from ..refusals import Refusal
from ..schemas import Device, Former, GivenWords, Identified, Me, NewName, RecoveryWords
from ..services import services_of
from ..web.connection import Asked
from ..web.guards import from_own_page, not_guessed
from .table_routes import owner_of

DEVICE = 16  # signs of a session's id that a page is told


def with_cookie(request: Asked, token: str) -> dict[str, str]:
    """The header that makes a browser somebody's."""
    return {"Set-Cookie": cookie(token, is_secure(request.scope))}


async def told_of(request: Asked, person: str) -> Me:
    """Somebody, as they are told of themselves."""
    services = services_of(request)
    found = await services.people.person(person)
    tables, _ = await services.store.usage(person)
    made = None if found.words_made is None else found.words_made.isoformat()
    language = found.settings.get("language")
    was = await services.people.was_here(session_of(request))
    return Me(
        name=found.name,
        since=found.created.isoformat(),
        tables=tables,
        words_made=made,
        program=is_program(person),
        leaves=None if found.leaves is None else found.leaves.isoformat(),
        friends=await services.store.in_company(person),
        language=language,
        mails=services.settings.mail is not None,
        before=None if was is None else Former(was.name, was.games, was.along, was.until.isoformat()),
        way_back=is_program(person) or await services.people.has_way_back(person),
    )


async def devices_of(request: Asked, person: str) -> list[Device]:
    """The browsers in which somebody is known."""
    here = session_of(request)
    return [
        Device(
            each.id[:DEVICE], each.device, each.created.isoformat(), each.seen.isoformat(), each.id == here
        )
        for each in await services_of(request).store.sessions(person)
    ]


@get("/api/me", operation_id="me", tags=["people"])
async def me(request: Asked) -> Me:
    """Who asks: a visitor has a name at once."""
    session = session_of(request)
    if session is not None:
        await services_of(request).store.see_session(session, device_of(request))
    return await told_of(request, owner_of(request))


@patch(
    "/api/me", operation_id="rename", tags=["people"], guards=[from_own_page], request_max_body_size=1 << 10
)
async def rename(request: Asked, data: Annotated[NewName, Body()]) -> Me:
    """Be called something else, at tables that are made from now on, or read another language."""
    person, people = owner_of(request), services_of(request).people
    if data.name is not None or data.language is None:
        await people.rename(person, data.name or "")
    if data.language is not None:
        await people.read(person, data.language)
    return await told_of(request, person)


@get("/api/me/devices", operation_id="devices", tags=["people"])
async def devices(request: Asked) -> list[Device]:
    """The browsers in which one is known, the last seen first."""
    return await devices_of(request, owner_of(request))


@delete(
    "/api/me/devices/{device_id:str}",
    operation_id="signOut",
    tags=["people"],
    guards=[from_own_page],
    status_code=200,
)
async def sign_out(
    request: Asked,
    device_id: Annotated[str, Parameter(pattern=r"^[0-9a-f]{16}$", description="Of GET /api/me/devices.")],
) -> Response[Identified]:
    """Be known in a browser no longer. Here: it begins anew as a guest."""
    services, person = services_of(request), owner_of(request)
    found = [each.id for each in await services.store.sessions(person) if each.id.startswith(device_id)]
    if not found:
        raise Refusal("malformed", "person.no_device", status=404)
    await services.people.sign_out(person, found)
    here = session_of(request) in found
    tables = 0 if here else (await services.store.usage(person))[0]
    return Response(Identified(tables), headers=with_cookie(request, new_token()) if here else {})


@delete(
    "/api/me/devices",
    operation_id="signOutEverywhere",
    tags=["people"],
    guards=[from_own_page],
    status_code=200,
)
async def sign_out_everywhere(request: Asked) -> Response[Identified]:
    """Be known in no browser any longer, this one included: one comes back by recovery words."""
    services, person = services_of(request), owner_of(request)
    await services.people.sign_out(person, [each.id for each in await services.store.sessions(person)])
    return Response(Identified(0), headers=with_cookie(request, new_token()))


@post("/api/me/words", operation_id="newWords", tags=["people"], guards=[from_own_page])
async def new_words(request: Asked) -> RecoveryWords:
    """New recovery words, which are told this once; those from before are good no longer."""
    return RecoveryWords(await services_of(request).people.new_words(owner_of(request)))


@post(
    "/api/identity",
    operation_id="identify",
    tags=["people"],
    guards=[not_guessed],
    status_code=200,
    request_max_body_size=1 << 10,
)
async def identify(request: Asked, data: Annotated[GivenWords, Body()]) -> Response[Identified]:
    """Become the person whose words these are. Tables and decks of a guest come along."""
    services = services_of(request)
    try:
        person, merge = await services.people.with_words(data.words)
    except ReefError as error:
        raise Refusal.of(error) from None
    return await become(request, person, merge=merge)


async def become(
    request: Asked, person: str, *, along: bool = True, merge: str | None = None
) -> Response[Identified]:
    """The answer that makes the browser that asks somebody's. `along`: with what was a guest's there.

    `merge`: the guest whose words led there can be undone in this browser from now on.
    """
    services = services_of(request)
    before, session = person_of(request), session_of(request)
    token = await services.people.sign_in(person, before, session, device_of(request), along=along)
    if merge is not None:
        await services.people.lead_back(merge, session if token is None else session_with(token))
    answer = Identified((await services.store.usage(person))[0])
    return Response(answer, headers={} if token is None else with_cookie(request, token))


@post(
    "/api/identity/before",
    operation_id="goBack",
    tags=["people"],
    guards=[from_own_page],
    status_code=200,
)
async def go_back(request: Asked) -> Response[Identified]:
    """Be who one was in this browser before one signed in, with all that was theirs; see `before` of GET /api/me."""
    token = await services_of(request).people.go_back(session_of(request))
    person = await services_of(request).people.with_session(session_with(token))
    answer = Identified((await services_of(request).store.usage(person or ""))[0])
    return Response(answer, headers=with_cookie(request, token))


IDENTITY_ROUTES = [me, rename, devices, sign_out, sign_out_everywhere, new_words, identify, go_back]
