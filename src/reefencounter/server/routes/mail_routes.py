"""E-mail over HTTP: one's address, links that came by mail, and no more digests with one click."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.params import Body, Parameter
from litestar.response import Redirect

from ..accounts.identity import person_of, session_of
from ..accounts.people import MAIL
from ..refusals import Refusal
from ..schemas import (
    DigestOff,
    GivenLink,
    Identified,
    LinkSent,
    MailChoice,
    MailLink,
    MyMail,
    NewAddress,
    UsedLink,
)
from ..services import address_of, services_of
from ..web.connection import Asked
from ..web.guards import from_own_page, not_guessed, same_page
from .identity_routes import become
from .table_routes import owner_of

OffWord = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{32}$", description="As a mail has it.")]
SMALL = 1 << 10


async def mail_of(request: Asked, person: str) -> MyMail:
    """What is kept of somebody's mail."""
    found = await services_of(request).store.address_of(person)
    return MyMail(None, False) if found is None else MyMail(found.address, found.digest)


@get("/api/me/mail", operation_id="mail", tags=["people"])
async def mail(request: Asked) -> MyMail:
    """One's e-mail address, and whether one is told of one's turns."""
    return await mail_of(request, owner_of(request))


@post(
    "/api/me/mail",
    operation_id="askForLink",
    tags=["people"],
    guards=[from_own_page],
    status_code=202,
    request_max_body_size=SMALL,
)
async def ask_for_link(request: Asked, data: Annotated[NewAddress, Body()]) -> LinkSent:
    """Have a link sent. It signs in to the account that has this address, or keeps the address with one's own.

    The answer does not tell which.
    """
    person = owner_of(request)
    links = services_of(request).mail_links
    links.ask(person, address_of(request), data.address, data.zone, session_of(request))
    return LinkSent(data.address)


@patch(
    "/api/me/mail",
    operation_id="chooseMail",
    tags=["people"],
    guards=[from_own_page],
    request_max_body_size=SMALL,
)
async def choose_mail(request: Asked, data: Annotated[MailChoice, Body()]) -> MyMail:
    """Be told of one's turns in games of days, or not."""
    person = owner_of(request)
    await services_of(request).store.want_digest(person, data.digest)
    return await mail_of(request, person)


@delete(
    "/api/me/mail",
    operation_id="removeMail",
    tags=["people"],
    guards=[from_own_page],
    status_code=200,
)
async def remove_mail(request: Asked) -> MyMail:
    """Have one's address forgotten, unless it is the only way back."""
    services, person = services_of(request), owner_of(request)
    if await services.store.address_of(person) is None:
        raise Refusal("malformed", "address.nothing", status=404)
    if services.mailer is not None and not await services.people.has_way_back(person, without=MAIL):
        raise Refusal("stale", "address.last")
    await services.store.remove_address(person)
    return await mail_of(request, person)


@post(
    "/api/identity/mail/look",
    operation_id="lookAtLink",
    tags=["people"],
    guards=[not_guessed],
    status_code=200,
    request_max_body_size=SMALL,
)
async def look_at_link(request: Asked, data: Annotated[GivenLink, Body()]) -> MailLink:
    """What a link is for; it is good after that as before."""
    services, session = services_of(request), session_of(request)
    link, name = await services.mail_links.look(data.token)
    if link.purpose == "confirm":
        return MailLink(link.purpose, name, link.address, 0, "asked")
    games, along = await services.people.games_to_bring(
        link.person, person_of(request), session, link.asked_in(session)
    )
    return MailLink(link.purpose, name, link.address, games, along)


@post(
    "/api/identity/mail",
    operation_id="useLink",
    tags=["people"],
    guards=[not_guessed],
    status_code=200,
    request_max_body_size=SMALL,
)
async def use_link(request: Asked, data: Annotated[UsedLink, Body()]) -> Response[Identified]:
    """Use a link, once: become whoever it signs in, or keep the address with the account that asked for it."""
    services = services_of(request)
    link, _ = await services.mail_links.use(data.token)
    if link.purpose != "confirm":
        return await become(request, link.person, along=data.along or link.asked_in(session_of(request)))
    return Response(Identified((await services.store.usage(link.person))[0]))


@post(
    "/api/mail/off/{word:str}",
    operation_id="digestOff",
    tags=["people"],
    guards=[same_page],
    status_code=200,
)
async def digest_off(request: Asked, word: OffWord) -> DigestOff:
    """No more digests for whoever got this word in one; mail programs ask so by themselves (RFC 8058)."""
    if not await services_of(request).store.digest_off(word):
        raise Refusal("malformed", "address.link", status=404)
    return DigestOff(False)


@get("/api/mail/off/{word:str}", operation_id="digestOffPage", tags=["people"], status_code=303)
async def digest_off_page(word: OffWord) -> Redirect:
    """The page on which one can switch them off, for mail programs that open the address instead."""
    return Redirect(f"/mail#off.{word}", status_code=303)


MAIL_ROUTES = [
    mail,
    ask_for_link,
    choose_mail,
    remove_mail,
    look_at_link,
    use_link,
    digest_off,
    digest_off_page,
]
