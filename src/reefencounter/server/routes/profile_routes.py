"""How people stand, over HTTP: profiles, past games, the leader board."""

from __future__ import annotations

from typing import Annotated

from litestar import get, patch
from litestar.params import Body, Parameter
from msgspec.structs import replace

from ..accounts.identity import person_of
from ..accounts.profiles import history_of, outcome_of, profile_of
from ..refusals import Refusal
from ..schemas import Leaders, PastGame, Profile, ProfileChange, RatedOutcome
from ..schemas.values import RatingKind
from ..services import services_of
from ..storage.rating_store import CHILD, PRIVATE, is_public
from ..web.connection import Asked
from ..web.guards import from_own_page
from .table_routes import TableId, owner_of

ProfileId = Annotated[str, Parameter(pattern="^[0-9a-f]{32}$", description="The address of a profile.")]


async def with_profile(request: Asked, profile: str) -> str:
    """Whose profile it is. Nobody guesses one: they are as long as a key."""
    services = services_of(request)
    await services.standing.counted()
    person = await services.store.with_profile(profile)
    if person is None:
        raise Refusal("malformed", "person.no_profile", status=404)
    return person


async def _mine(request: Asked) -> Profile:
    services, person = services_of(request), owner_of(request)
    found = await services.people.person(person)
    profile = await services.store.profile_of(person)
    guest = not await services.people.has_way_back(person)
    return await profile_of(services.store, found, profile, mine=True, guest=guest, asking=person)


@get("/api/me/profile", operation_id="myProfile", tags=["standing"])
async def my_profile(request: Asked) -> Profile:
    """How one stands oneself, private or not; a guest too."""
    await services_of(request).standing.counted()
    return await _mine(request)


@patch(
    "/api/me/profile",
    operation_id="changeProfile",
    tags=["standing"],
    guards=[from_own_page],
    request_max_body_size=1 << 10,
)
async def change_profile(request: Asked, data: Annotated[ProfileChange, Body()]) -> Profile:
    """Be private, or not; say that a child plays: then no list names them, and no game of theirs is rated."""
    services, person = services_of(request), owner_of(request)
    chosen = {PRIVATE: data.private, CHILD: data.child}
    await services.people.choose(person, {name: what for name, what in chosen.items() if what is not None})
    services.leaders.forget()
    return await _mine(request)


@get("/api/profiles/{profile_id:str}", operation_id="profile", tags=["standing"])
async def profile(request: Asked, profile_id: ProfileId) -> Profile:
    """Somebody as all may see them: of a private profile only that it is."""
    services, asking = services_of(request), person_of(request)
    person = await with_profile(request, profile_id)
    if person == asking:
        return await _mine(request)
    found = await services.people.person(person)
    told = await profile_of(services.store, found, profile_id, mine=False, guest=False, asking=asking)
    if asking is None:
        return told
    return replace(told, friendship=await services.friendships.between(asking, person))


@get("/api/profiles/{profile_id:str}/games", operation_id="pastGames", tags=["standing"])
async def past_games(
    request: Asked,
    profile_id: ProfileId,
    offset: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    limit: Annotated[int, Parameter(ge=1, le=50)] = 20,
) -> list[PastGame]:
    """The finished games of somebody, newest first."""
    services, asking = services_of(request), person_of(request)
    person = await with_profile(request, profile_id)
    if person != asking and not is_public((await services.people.person(person)).settings):
        return []
    return await history_of(services.store, person, asking, offset, limit)


@get("/api/leaders", operation_id="leaders", tags=["standing"])
async def leaders(
    request: Asked,
    kind: Annotated[RatingKind, Parameter(description="The kind of game.")] = "base_2",
    friends: Annotated[bool, Parameter(description="Only one's friends, and oneself.")] = False,
) -> Leaders:
    """Who is the strongest at a kind of game, and how the bots of the house stand on the same scale."""
    return await services_of(request).leaders.told(kind, person_of(request), friends=friends)


@get("/api/tables/{table_id:str}/rating", operation_id="ratedOutcome", tags=["standing"])
async def rated_outcome(request: Asked, table_id: TableId) -> RatedOutcome:
    """What a finished game at a rated table changed for those who played it, or why it changed nothing."""
    services = services_of(request)
    table = await services.tables.find(table_id)
    if not table.data.rated or not table.over:
        raise Refusal("stale", "rated.not_over")
    await services.standing.counted()
    return await outcome_of(services.store, table_id, person_of(request))


PROFILE_ROUTES = [my_profile, change_profile, profile, past_games, leaders, rated_outcome]
