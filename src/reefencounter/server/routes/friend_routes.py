"""Friends over HTTP: asking and agreeing, the link, blocking, and the seats that friends keep for one another."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import Body, Parameter

from ..plain_text import plain
from ..play.invitations import code_in
from ..refusals import Refusal
from ..schemas import AskedFriend, AskedFriends, FriendLink, Friends, Invitations, NewBlock, NewFriend
from ..services import address_of, services_of
from ..web.connection import Asked
from ..web.guards import asks_friends, found_by_code, from_own_page
from .profile_routes import ProfileId
from .table_routes import TableId, owner_of

SMALL = 1 << 10  # bytes
LinkCode = Annotated[str, Parameter(min_length=1, max_length=60, description="The code of a friend's link.")]


async def _told(request: Asked) -> Friends:
    return await services_of(request).friendships.told(owner_of(request))


@get("/api/me/friends", operation_id="friends", tags=["friends"])
async def friends(request: Asked) -> Friends:
    """One's friends, who would like to be one, whom one has asked, whom one has blocked."""
    return await _told(request)


@post(
    "/api/me/friends",
    operation_id="askFriend",
    tags=["friends"],
    guards=[asks_friends],
    request_max_body_size=SMALL,
)
async def ask(request: Asked, data: Annotated[NewFriend, Body()]) -> Friends:
    """Ask somebody to be friends: by name, if only one is called so, or only one with whom one has sat at a table.

    The answer is the same whether anybody is.
    """
    services, person = services_of(request), owner_of(request)
    friendships = services.friendships
    if (data.name is None) == (data.profile is None):
        raise Refusal("malformed", "friend.who")
    whom = plain(data.name).casefold() if data.name is not None else data.profile
    if services.asks_of_one.exceeded(address_of(request).with_(str(whom))):
        raise Refusal("too_fast", "friend.asked_often")
    if data.name is not None:
        await friendships.ask_by_name(person, data.name)
    elif data.profile is not None:
        await friendships.ask(person, data.profile)
    return await _told(request)


@post(
    "/api/me/friends/{profile_id:str}",
    operation_id="acceptFriend",
    tags=["friends"],
    guards=[from_own_page],
    status_code=200,
    request_max_body_size=SMALL,
)
async def accept(request: Asked, profile_id: ProfileId) -> Friends:
    """Be friends with somebody who asks."""
    await services_of(request).friendships.accept(owner_of(request), profile_id)
    return await _told(request)


@delete(
    "/api/me/friends/{profile_id:str}",
    operation_id="unfriend",
    tags=["friends"],
    guards=[from_own_page],
    status_code=200,
)
async def unfriend(request: Asked, profile_id: ProfileId) -> Friends:
    """Be friends no longer, or say no to somebody who asks. They are not told."""
    await services_of(request).friendships.part(owner_of(request), profile_id)
    return await _told(request)


@delete(
    "/api/me/asking",
    operation_id="declineStrangers",
    tags=["friends"],
    guards=[from_own_page],
    status_code=200,
)
async def decline_strangers(request: Asked) -> Friends:
    """Say no to all who ask and with whom one has never sat at a table. They are not told."""
    await services_of(request).friendships.decline_strangers(owner_of(request))
    return await _told(request)


@delete(
    "/api/me/asks/{ask_id:str}",
    operation_id="withdrawAsk",
    tags=["friends"],
    guards=[from_own_page],
    status_code=200,
)
async def withdraw(
    request: Asked,
    ask_id: Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", description="Of GET /api/me/friends.")],
) -> Friends:
    """Ask somebody no longer."""
    await services_of(request).friendships.withdraw(owner_of(request), ask_id)
    return await _told(request)


@post("/api/me/friend-link", operation_id="newFriendLink", tags=["friends"], guards=[from_own_page])
async def new_link(request: Asked) -> Friends:
    """A link by which others become one's friends, for 30 days; the one from before is good no longer."""
    await services_of(request).friendships.new_link(owner_of(request))
    return await _told(request)


@delete(
    "/api/me/friend-link",
    operation_id="removeFriendLink",
    tags=["friends"],
    guards=[from_own_page],
    status_code=200,
)
async def remove_link(request: Asked) -> Friends:
    """Give the link up: nobody becomes a friend by it any longer."""
    await services_of(request).friendships.remove_link(owner_of(request))
    return await _told(request)


async def _link(request: Asked, code: str) -> FriendLink:
    """What a code tells. Nobody tries many."""
    friendships, person = services_of(request).friendships, owner_of(request)
    return await found_by_code(request, lambda: friendships.link(person, code_in(code)), "friend.no_link")


@get("/api/me/friend-links/{code:str}", operation_id="friendLink", tags=["friends"])
async def link(request: Asked, code: LinkCode) -> FriendLink:
    """Who would like to be friends. Nothing else is told, and nothing is done yet."""
    return await _link(request, code)


@post(
    "/api/me/friend-links/{code:str}",
    operation_id="followFriendLink",
    tags=["friends"],
    guards=[from_own_page],
    status_code=200,
    request_max_body_size=SMALL,
)
async def follow(request: Asked, code: LinkCode) -> Friends:
    """Be friends with whoever made the link."""
    await _link(request, code)
    await services_of(request).friendships.follow_link(owner_of(request), code_in(code))
    return await _told(request)


@post(
    "/api/me/blocks",
    operation_id="block",
    tags=["friends"],
    guards=[from_own_page],
    request_max_body_size=SMALL,
)
async def block(request: Asked, data: Annotated[NewBlock, Body()]) -> Friends:
    """Have nothing to do with somebody: they do not sit down at one's tables, invite one, or are heard. Nor told."""
    services, person = services_of(request), owner_of(request)
    if data.profile is not None and data.table is None and data.seat is None:
        await services.friendships.block(person, data.profile)
    elif data.table is not None and data.seat is not None and data.profile is None:
        await services.friendships.block_seat(person, await services.tables.find(data.table), data.seat)
    else:
        raise Refusal("malformed", "friend.whom")
    return await _told(request)


@delete(
    "/api/me/blocks/{profile_id:str}",
    operation_id="unblock",
    tags=["friends"],
    guards=[from_own_page],
    status_code=200,
)
async def unblock(request: Asked, profile_id: ProfileId) -> Friends:
    """Have nothing against somebody any longer."""
    await services_of(request).friendships.unblock(owner_of(request), profile_id)
    return await _told(request)


@get("/api/me/invitations", operation_id="invitations", tags=["friends"])
async def invitations(request: Asked) -> Invitations:
    """The seats that friends keep for one, and who would like to be friends."""
    return await services_of(request).friendships.invitations(owner_of(request))


@delete(
    "/api/me/invitations/{table_id:str}",
    operation_id="refuseSeat",
    tags=["friends"],
    guards=[from_own_page],
    status_code=200,
)
async def refuse_seat(request: Asked, table_id: TableId) -> Invitations:
    """Not sit down where a friend keeps a seat. They are not told."""
    friendships, person = services_of(request).friendships, owner_of(request)
    await friendships.refuse_seat(person, table_id)
    return await friendships.invitations(person)


@get("/api/tables/{table_id:str}/friends", operation_id="offeredSeats", tags=["friends"])
async def offered(request: Asked, table_id: TableId) -> AskedFriends:
    """The friends for whom a seat is kept at a table, for those who sit there."""
    services, person = services_of(request), owner_of(request)
    table = await services.tables.find(table_id)
    return AskedFriends(await services.friendships.offered(person, table))


@post(
    "/api/tables/{table_id:str}/friends",
    operation_id="offerSeat",
    tags=["friends"],
    guards=[from_own_page],
    request_max_body_size=SMALL,
)
async def offer(request: Asked, table_id: TableId, data: Annotated[AskedFriend, Body()]) -> AskedFriends:
    """Keep a seat for a friend: it stands on their first page until it is taken."""
    services, person = services_of(request), owner_of(request)
    table = await services.tables.find(table_id)
    return AskedFriends(await services.friendships.offer_seat(person, table, data.friend))


FRIEND_ROUTES = [
    friends,
    ask,
    accept,
    unfriend,
    decline_strangers,
    withdraw,
    new_link,
    remove_link,
    link,
    follow,
    block,
    unblock,
    invitations,
    refuse_seat,
    offered,
    offer,
]
