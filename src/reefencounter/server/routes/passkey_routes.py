"""Passkeys over HTTP: made, listed, named, given up, and used to sign in."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, patch, post
from litestar.params import Body, Parameter

from ..accounts.identity import session_of
from ..refusals import Refusal
from ..schemas import Identified, NewPasskey, NewPasskeyName, Passkey, UsedPasskey
from ..services import services_of
from ..web.connection import Asked
from ..web.guards import from_own_page, not_guessed
from .identity_routes import become
from .table_routes import owner_of

PasskeyId = Annotated[
    str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,1400}$", description="Of GET /api/me/passkeys.")
]
LARGEST = 16 << 10


def _session(request: Asked) -> str:
    session = session_of(request)
    if session is None:
        raise Refusal("seat", "request.foreign")
    return session


async def passkeys_of(request: Asked, person: str) -> list[Passkey]:
    """The passkeys of somebody, oldest first."""
    return [
        Passkey(
            each.id, each.name, each.created.isoformat(), None if each.used is None else each.used.isoformat()
        )
        for each in await services_of(request).store.passkeys(person)
    ]


@get("/api/me/passkeys", operation_id="passkeys", tags=["people"])
async def passkeys(request: Asked) -> list[Passkey]:
    """One's passkeys, oldest first."""
    return await passkeys_of(request, owner_of(request))


@post(
    "/api/me/passkeys/options",
    operation_id="passkeyOptions",
    tags=["people"],
    guards=[from_own_page],
    status_code=200,
)
async def passkey_options(request: Asked) -> dict[str, Any]:
    """What `navigator.credentials.create` needs, as JSON; only over HTTPS or at localhost."""
    return await services_of(request).passkeys.invite(request, owner_of(request), _session(request))


@post(
    "/api/me/passkeys",
    operation_id="newPasskey",
    tags=["people"],
    guards=[from_own_page],
    request_max_body_size=LARGEST,
)
async def new_passkey(request: Asked, data: Annotated[NewPasskey, Body()]) -> list[Passkey]:
    """Keep the passkey that a device has made; the answer lists all."""
    person = owner_of(request)
    passkeys = services_of(request).passkeys
    await passkeys.add(request, person, _session(request), data.credential, data.name)
    return await passkeys_of(request, person)


@patch(
    "/api/me/passkeys/{passkey_id:str}",
    operation_id="renamePasskey",
    tags=["people"],
    guards=[from_own_page],
    request_max_body_size=1 << 10,
)
async def rename_passkey(
    request: Asked, passkey_id: PasskeyId, data: Annotated[NewPasskeyName, Body()]
) -> list[Passkey]:
    """Call a passkey something else; the answer lists all."""
    person = owner_of(request)
    await services_of(request).passkeys.rename(person, passkey_id, data.name)
    return await passkeys_of(request, person)


@delete(
    "/api/me/passkeys/{passkey_id:str}",
    operation_id="removePasskey",
    tags=["people"],
    guards=[from_own_page],
    status_code=200,
)
async def remove_passkey(request: Asked, passkey_id: PasskeyId) -> list[Passkey]:
    """Give up a passkey, unless it is the only way back; the answer lists those that are left."""
    person = owner_of(request)
    await services_of(request).passkeys.remove(person, passkey_id)
    return await passkeys_of(request, person)


@post(
    "/api/identity/passkey/options",
    operation_id="signInOptions",
    tags=["people"],
    guards=[from_own_page],
    status_code=200,
)
async def sign_in_options(request: Asked) -> dict[str, Any]:
    """What `navigator.credentials.get` needs, as JSON. It names nobody."""
    return await services_of(request).passkeys.ask(request, _session(request))


@post(
    "/api/identity/passkey",
    operation_id="signIn",
    tags=["people"],
    guards=[not_guessed],
    status_code=200,
    request_max_body_size=LARGEST,
)
async def sign_in(request: Asked, data: Annotated[UsedPasskey, Body()]) -> Response[Identified]:
    """Become the person whose passkey signed the challenge. Tables and decks of a guest come along."""
    passkeys = services_of(request).passkeys
    return await become(request, await passkeys.owner(request, _session(request), data.credential))


PASSKEY_ROUTES = [
    passkeys,
    passkey_options,
    new_passkey,
    rename_passkey,
    remove_passkey,
    sign_in_options,
    sign_in,
]
