"""The live connection of a page with a table: messages as JSON text, each with one clear outcome.

What a page sends is acknowledged, answered or refused, in the order of sending; what happens at the table comes in
the order of its numbers. A message that cannot be read changes nothing and does not end the connection, unless there
are twenty in a row.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from time import monotonic
from typing import Any, cast

import msgspec
from litestar import get, websocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from ...messages import Message
from ...messages.words import say
from ..accounts.identity import person_of, same_origin, session_of
from ..measures import ACKNOWLEDGED, REFUSED
from ..play.table import Table
from ..play.watchers import NO_TABLE, NOT_NOW, NOT_YOURS, Watcher, encode
from ..refusals import Refusal
from ..said import said, telling
from ..schemas import Ack, Away, Because, FromPage, Ping, Play, Refused, Say, Sit, Think, Undo, Why
from ..services import MOST_LIVE, address_of, services_of
from .budget import SLOWER, Exhausted, admitted, charged
from .connection import Socket
from .limits import Rate
from .patience import SILENCE

MOST_UNREADABLE = 20
MOST_MESSAGES = (30, 3.0)
BAD_REQUEST, TOO_MANY = 4400, 4429  # why it was closed; see watchers, too

FAILED = 1011
LONGEST_REASON = 120  # characters; the protocol has no room for more

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(FromPage).decode


LIVE = "/api/tables/{table_id:str}/live"


@get(LIVE, include_in_schema=False, sync_to_thread=False)
def not_live() -> None:
    """Asked for without a WebSocket."""
    raise Refusal("malformed", "request.method", status=426, method="GET", methods="WebSocket")


@websocket(LIVE)
async def live(socket: Socket) -> None:
    """One page at one table, until it leaves."""
    if not same_origin(socket):
        await socket.close(NOT_YOURS, say(Message("request.foreign")))
        return
    services, address = services_of(socket), address_of(socket)
    services.live[address] += 1
    try:
        await socket.accept()
        if services.live[address] > MOST_LIVE * address.visitors:
            await asyncio.sleep(SLOWER)
            raise _Closed(TOO_MANY, Message("close.too_many"))
        await admitted()
        with telling(alone=socket.query_params.get("words") == "alone"):
            await _attend(socket, socket.path_params["table_id"])
    except Exhausted as refusal:
        REFUSED[refusal.code] += 1
        with contextlib.suppress(Exception):
            await socket.close(TOO_MANY, refusal.reason)
    except _Closed as closed:
        with contextlib.suppress(Exception):
            await socket.close(closed.code, closed.reason)
    except (WebSocketDisconnect, ClientDisconnected):
        pass
    except Exception:
        log.exception("a live connection failed")
        with contextlib.suppress(Exception):
            await socket.close(FAILED, say(Message("close.failed")))
    finally:
        services.live[address] -= 1
        if not services.live[address]:
            del services.live[address]


class _Closed(Exception):
    """The connection is to be closed."""

    def __init__(self, code: int, message: Message) -> None:
        super().__init__(message)
        self.code, self.reason = code, say(message)[:LONGEST_REASON]


async def _attend(socket: Socket, table_id: str) -> None:
    chosen = socket.query_params.get("seat") == "mine"  # the server does
    seat = None if chosen else _number(socket, "seat", 3)
    after = _number(socket, "after", 1_000_000) or 0
    try:
        table = await services_of(socket).tables.find(table_id)
        person = person_of(socket)
        if not table.data.waiting:
            seat = table.first_seat(person) if chosen else table.viewer(seat, person).seat
        silence = cast("dict[str, Any]", socket.scope).get(SILENCE, lambda: 0.0)
        watcher = Watcher(
            None if table.data.waiting else seat, person, address_of(socket), silence, session_of(socket)
        )
        first = await table.watch(watcher, after)
    except Refusal as refusal:
        REFUSED[refusal.code] += 1
        codes = {404: NO_TABLE, 503: NOT_NOW}
        raise _Closed(codes.get(refusal.status, NOT_YOURS), refusal.message) from None
    try:
        with services_of(socket).people.page(session_of(socket), watcher):
            await _send(socket, encode(first))
            await _serve(socket, table, watcher)
    finally:
        table.leave(watcher)


async def _serve(socket: Socket, table: Table, watcher: Watcher) -> None:
    """Read and write until either is over."""
    reader = asyncio.create_task(charged(_read(socket, table, watcher)))
    writer = asyncio.create_task(charged(_write(socket, watcher)))
    done, rest = await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    for task in done:
        task.result()


def _number(socket: Socket, name: str, most: int) -> int | None:
    text = socket.query_params.get(name)
    if text is None or text == "":
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 7 and int(text) <= most):
        raise _Closed(BAD_REQUEST, Message("close.number", name=name, most=most))
    return int(text)


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


async def _write(socket: Socket, watcher: Watcher) -> None:
    while (message := await watcher.next()) is not None:
        await _send(socket, message)
    raise _Closed(*watcher.farewell)


async def _read(socket: Socket, table: Table, watcher: Watcher) -> None:
    rate = Rate(*MOST_MESSAGES)
    unreadable = 0
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] != "websocket.receive" or watcher.lost:
            continue
        came = monotonic()
        message: Any = None
        try:
            try:
                message = _decoded(event.get("text"))
            finally:
                await admitted()  # also for what cannot be read
            unreadable = 0
            if rate.exceeded():
                raise Refusal("too_fast", "request.too_many_messages", wait=MOST_MESSAGES[1])
            await _answer(table, watcher, message, came)
        except Refusal as refusal:
            REFUSED[refusal.code] += 1
            unreadable += refusal.code == "malformed" and message is None
            about = getattr(message, "id", None)
            told = said(refusal.message)
            watcher.tell(Refused(about, refusal.code, refusal.reason, told, refusal.clause, refusal.wait))
        if unreadable >= MOST_UNREADABLE:
            raise _Closed(BAD_REQUEST, Message("close.unreadable", number=MOST_UNREADABLE))


def _decoded(text: str | None) -> FromPage:
    if text is None:
        raise Refusal("malformed", "request.binary")
    try:
        message: FromPage = decode(text)
        return message
    except (msgspec.DecodeError, RecursionError) as error:  # a wrong shape is one of the former, too
        raise Refusal("malformed", "request.unreadable", why=str(error)[:200]) from None


async def _answer(table: Table, watcher: Watcher, message: FromPage, came: float) -> None:
    """Do what a message asks for; `came`: when it did."""

    def kept(number: int) -> None:
        assert isinstance(message, Play | Undo)
        watcher.tell(Ack(message.id, number))
        ACKNOWLEDGED.observe(monotonic() - came)

    match message:
        case Play():
            await table.note_origin(watcher)
            await table.play(message, watcher.person, kept)
        case Undo():
            await table.undo(message, watcher.person, kept)
        case Think():
            await table.think(message, watcher.person, lambda number: watcher.tell(Ack(message.id, number)))
        case Say():
            await table.say(message, watcher, lambda number: watcher.tell(Ack(message.id, number)))
        case Sit():
            table.sit(watcher, message.seat)
        case Away():
            table.look(watcher, away=message.away)
        case Ping():
            watcher.tell(message)
        case Why():
            table.may_act(message.seat, watcher.person)
            refusal = table.why(message.seat, message.action)
            if refusal is None:
                possible = Message("action.possible")
                watcher.tell(Because(message.id, None, say(possible), said(possible)))
            else:
                told = said(refusal.message)
                reason = table.speaker(message.seat).one(refusal.message)
                watcher.tell(Because(message.id, refusal.clause, reason, told))
