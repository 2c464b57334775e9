"""All tables of a server: changed, deleted, found, kept in memory while they are in use."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Collection
from datetime import timedelta
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import UNSET, UnsetType

from ...engine.errors import ReefError
from ..jobs.bot_pools import BotPools
from ..plain_text import plain
from ..refusals import Refusal
from ..schemas import TableChange, TableInfo
from ..storage.store import Store
from ..storage.table_data import TableData
from ..storage.transactions import Taken, now
from ..storage.trouble import Unavailable
from ..web.budget import charged
from .decks import Decks
from .listing import info_of
from .lobby import OPEN_FOR
from .new_tables import NewTables
from .table import Table

MOST_TURNS = 200  # games with others that are looked through
MOST_ROOMS = 3  # tables that wait and of which somebody is told
MOST_IN_MEMORY = 200  # tables that nobody uses
MOST_BYTES = 200 << 20  # of all tables; a quarter is free after room was made
MOST_DECKS = 40  # brought by people, in memory at the same time: the engine has places for some more
MOST_DECKS_OF_ONE = 8  # of these, with tables of one browser that are in use

log = logging.getLogger(__name__)


class Tables(NewTables):
    """The tables of one server."""

    def __init__(
        self, store: Store, bot_pools: BotPools, decks: Decks, window: float, expire: int = 0
    ) -> None:
        """`window`: the seconds that a window lasts where people hold seats at different screens (S7.5);
        `expire`: see the settings.
        """
        super().__init__(store, decks, expire)
        self._bot_pools, self._window = bot_pools, window
        self._open: OrderedDict[str, Table] = (
            OrderedDict()
        )  # those that stay, the one asked for last comes last
        # All of which anybody still has hold, in a request perhaps: of each table there is one object.
        self._held: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._sizes: dict[str, int] = {}  # bytes of those that stay
        self._size, self._room_at = 0, MOST_BYTES  # of all; and with how many bytes room is made
        self._loading: dict[str, asyncio.Task[Table]] = {}

    @property
    def open(self) -> int:
        """How many are in memory."""
        return len(self._open)

    # Changing ------------------------------------------------------------------------------------------

    async def hand_over(self, owner: str, other: str, session: str | None = None, games: int = 0) -> None:
        """All that a browser has becomes another's. Pages that are open go on. `session`: see the store."""
        await self._store.hand_over(owner, other, session, games)
        self.handed_over(owner, other)

    async def pass_on(self, table: Table) -> bool:
        """Whoever made a table leaves: it is now of another who plays there. False: nobody does, and it is deleted."""
        heir = await self._store.pass_on(table.data.id, table.data.owner)
        if heir is None:
            await self._delete(table, self._store.delete)
            return False
        table.data = table.data._replace(owner=heir)
        return True

    async def change(self, table: Table, wish: TableChange) -> TableInfo:
        """Change what its maker wants to be otherwise."""
        given: dict[str, Any] = {} if isinstance(wish.title, UnsetType) else {"title": plain(wish.title)}
        if wish.clock is UNSET and wish.listed is UNSET:
            try:
                await self._store.change_table(table.data.id, given)
            except Taken:  # it is gone, as this says
                await table.follow()
            table.data = table.data._replace(**given)
            if table.data.waiting:
                table.tell_seats()
        else:
            await table.change_waiting(given, wish)
            self.lobby.changed()
        return table.info(table.data.owner)

    async def delete(self, table: Table) -> None:
        """Delete a table with all its steps; whoever looks at it is told."""
        await self._delete(table, self._store.delete)

    async def delete_own(self, table: Table) -> None:
        """The same for whoever made it. One at which others play is kept for them."""
        try:
            await self._delete(table, self._store.delete_own)
        except Taken:
            raise Refusal("stale", "table.shared") from None

    async def _delete(self, table: Table, delete: Callable[[str], Awaitable[None]]) -> None:
        await table.end(delete)
        self.forget(table.data.id)
        for other in self.in_memory:
            if other.data.rematch == table.data.id:
                other.data = other.data._replace(rematch=None)
        if table.data.waiting:
            self.lobby.changed()

    async def expire(self) -> None:
        """Delete unfinished games in which nobody has done anything for long, unless somebody looks on."""
        for table_id in await self._store.abandoned(now() - timedelta(days=self._expire)):
            table = self.known(table_id)
            try:
                if table is None:
                    await self._store.delete(table_id)
                elif table.idle:
                    await self.delete(table)
            except Unavailable:
                raise
            except Exception:  # of one table; the others are deleted
                log.exception("table %s could not be deleted", table_id)

    # Finding -------------------------------------------------------------------------------------------

    async def listed(self, owner: str, offset: int, limit: int) -> list[TableInfo]:
        """The tables that a browser made or plays at, newest change first."""
        found = await self._store.tables(owner, offset, limit)
        return [info_of(data, owner, self._expire) for data in found]

    async def turns(self, person: str) -> list[TableInfo]:
        """The games with others that wait for somebody: those whose time ends first, then the longest waiting."""
        found = await self._store.played_with_others(person, MOST_TURNS)
        listed = [info_of(data, person, self._expire) for data in found]
        mine = [
            info for info in listed if any(info.seats[seat].mine for seat in info.asked) and not info.paused
        ]
        mine = [
            msgspec.structs.replace(info, here=table.here) if (table := self.known(info.id)) else info
            for info in mine
        ]
        return sorted(
            mine, key=lambda info: info.deadline or "9"
        )  # where two are equal, the longest waiting first

    async def waiting_for(self, person: str) -> list[TableInfo]:
        """The newest tables at which somebody sits and that wait for players, other than those of days."""
        found = await self._store.rooms(person, now() - OPEN_FOR)
        found = [data for data in found if data.clock is None or data.clock.kind != "days"]
        return [info_of(data, person, self._expire) for data in found[:MOST_ROOMS]]

    async def invited(self, code: str) -> Table | None:
        """The table to which a code invites."""
        table_id = await self._store.invited(code)
        return None if table_id is None else await self.find(table_id)

    async def find(self, table_id: str) -> Table:
        """A table by its id, as it stands. Those who ask at the same time get the same one."""
        table = await self._found(table_id)
        if self._store.peers.others:
            await table.follow()  # whoever asks here may have seen more through another process
        return table

    async def _found(self, table_id: str) -> Table:
        table = self._open.get(table_id)
        if table is not None and table.ended:
            self.forget(table_id)
        elif table is not None:
            self._open.move_to_end(table_id)
            return table
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(charged(self._load(table_id)))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Table:
        table = self._held.get(table_id)
        if table is None or table.ended:
            table = await self._read(table_id)
        else:  # it was put away, and somebody has hold of it all the same
            await self._room_for(table.data)
        self._open[table_id] = self._held[table_id] = table
        self._weighed(table_id, table.size)
        self._make_room(table)
        return table

    async def _read(self, table_id: str) -> Table:
        data = await self._store.table(table_id)
        if data is None:
            raise Refusal("malformed", "table.none", status=404)
        await self._room_for(data)
        try:
            table = Table(
                data,
                self._store,
                self._bot_pools,
                self._window,
                self._expire,
                on_seats=self.lobby.changed,
                on_deadline=self.on_deadline,
                on_size=self._weighed,
            )
        except ReefError as error:  # its deck is not here any more
            raise Refusal("busy", "table.cannot_open", because=error.message) from None
        await table.load()
        table.announce()
        return table

    # Other processes -----------------------------------------------------------------------------------

    @property
    def in_memory(self) -> list[Table]:
        """All that are, those included that were put away and somebody has hold of."""
        return list(self._held.values())

    def known(self, table_id: str) -> Table | None:
        """A table if it is in memory."""
        return self._held.get(table_id)

    def forget(self, table_id: str) -> None:
        """It is deleted."""
        self._put_away(table_id)
        self._held.pop(table_id, None)

    def handed_over(self, owner: str, other: str) -> None:
        """All that a browser has is another's. Pages that are open go on."""
        for table in self.in_memory:
            table.hand_over(owner, other)
        self.lobby.changed()

    async def look_again(self, tables: Collection[str]) -> None:
        """Who holds seats at these tables, and who said what there, has become other than we know."""
        self.lobby.changed()
        for table_id in tables:
            if (table := self.known(table_id)) is not None:
                table.forget_chat()
                try:
                    await table.follow()
                except Refusal:  # it was deleted
                    self.forget(table_id)

    # Room ----------------------------------------------------------------------------------------------

    def _weighed(self, table_id: str, size: int) -> None:
        """A table takes so many bytes now."""
        if table_id in self._open:
            self._size += size - self._sizes.get(table_id, 0)
            self._sizes[table_id] = size
            if self._size > self._room_at:
                self._make_room(self._open[table_id])

    def _put_away(self, table_id: str) -> None:
        self._open.pop(table_id, None)
        self._size -= self._sizes.pop(table_id, 0)

    def _make_room(self, needed: Table) -> None:
        """Put away tables that nobody uses, those first that were not asked for longest; if that is too little,
        let those in use give up what can be read again.
        """
        many = [table for table in self._open.values() if table.idle]
        for table in many[: len(many) - MOST_IN_MEMORY] if len(many) > MOST_IN_MEMORY else ():
            if table is not needed:
                self._put_away(table.data.id)
        if self._size > self._room_at:
            self._make_more_room(needed)

    def _make_more_room(self, needed: Table) -> None:
        self._room_at, enough = 1 << 62, MOST_BYTES * 3 // 4  # what is given up is weighed, too
        for table in [each for each in self._open.values() if each.idle and each is not needed]:
            if self._size > enough:
                self._put_away(table.data.id)
        for table in list(self._open.values()):
            if self._size > enough and table is not needed:
                table.make_room()
        # What is left is needed. So that this is not tried again at each step, some more may come.
        self._room_at = max(MOST_BYTES, self._size + self._size // 10)

    async def _room_for(self, data: TableData) -> None:
        """Make the deck of a table playable. Tables that nobody uses make room, and nobody takes the places of all."""
        deck = data.rules.get("deck")
        if deck is None or deck in self._decks.of_all:
            return
        held = Counter(self._brought(kept) for kept in self._open.values() if self._brought(kept) != deck)
        del held[None]
        used = [kept for kept in self._open.values() if kept.data.owner == data.owner and not kept.idle]
        if len(held.keys() & {self._brought(kept) for kept in used}) >= MOST_DECKS_OF_ONE:
            raise Refusal(
                "busy",
                "table.decks_open",
                decks=MOST_DECKS_OF_ONE,
            )
        for table_id, kept in list(self._open.items()):  # the one that was asked for longest ago first
            if len(held) < MOST_DECKS:
                break
            brought = self._brought(kept)
            if brought in held and kept.idle:
                self._put_away(table_id)
                held[brought] -= 1
                held += Counter()  # those that are left
        await self._decks.make_known(deck)

    def _brought(self, table: Table) -> str | None:
        """The deck of a table that somebody brought along."""
        deck: str | None = table.data.rules.get("deck")
        return None if deck in self._decks.of_all else deck

    async def close(self) -> None:
        """Stop all bots; steps that are being kept are finished first."""
        await asyncio.gather(*(table.close() for table in self.in_memory))
