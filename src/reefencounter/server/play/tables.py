"""All tables of a server: made, found, kept in memory while they are in use."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from ...engine.errors import ReefError
from ...game import Game
from ...lessons.first_game import first_deal
from ...messages.words import words
from ...record import Move, read
from ...rules import Rules
from ...rulesets import ruleset_by
from ..accounts.programs import marked
from ..jobs.bot_pools import BotPools
from ..plain_text import plain
from ..refusals import Refusal
from ..schemas import Branch, ClockChoice, NewEntry, NewTable, RulesChoice, SeatChoice, TableChange, TableInfo
from ..schemas.values import TableKind
from ..storage.store import Store
from ..storage.table_data import TableData
from ..storage.transactions import Taken, now
from ..web.budget import charged, in_thread
from .decks import Decks
from .invitations import new_code
from .ledger import Ledger, StoredAction
from .listing import info_of, summary_of
from .lobby import Lobby
from .opponents import NAMES, OPPONENTS, USUAL
from .seats import SeatData, apart
from .table import Table, read_all
from .timed import Timed

MOST_TURNS = 200  # games with others that are looked through
MOST_IN_MEMORY = 200  # tables that nobody uses
MOST_BYTES = 200 << 20  # of all tables
MOST_DECKS = 40  # brought by people, in memory at the same time: the engine has places for some more
MOST_DECKS_OF_ONE = 8  # of these, with tables of one browser that are in use


class Tables:
    """The tables of one server."""

    def __init__(
        self, store: Store, bot_pools: BotPools, decks: Decks, window: float, expire: int = 0
    ) -> None:
        """`window`: the seconds that a window lasts where people hold seats at different screens (S7.5);
        `expire`: see the settings.
        """
        self._store, self._bot_pools, self._decks, self._window = store, bot_pools, decks, window
        self._expire = expire
        self.on_deadline: Callable[[datetime], None] = lambda _: None  # told of every new one
        self.lobby = Lobby(store)
        self._open: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}

    @property
    def open(self) -> int:
        """How many are in memory."""
        return len(self._open)

    # Making --------------------------------------------------------------------------------------------

    async def create(self, wish: NewTable, owner: str) -> TableInfo:
        """A new game."""
        await self._decks.allow(wish.rules.deck, owner)
        rules = _rules(wish.rules, len(wish.seats) or wish.rules.players)
        seats = _seats(wish.seats or [SeatChoice(), *[SeatChoice("bot")] * (rules.players - 1)], owner)
        if wish.rated:
            self._must_be_fair(rules, seats)
        if wish.shuffle:
            random.SystemRandom().shuffle(seats)
        if wish.first_game and (wish.rated or rules != Rules(players=2)):
            raise Refusal("malformed", "table.first_game")
        game = Game(rules, setup=first_deal() if wish.first_game else None)
        return await self._keep(
            "game",
            game,
            seats,
            owner,
            title=wish.title,
            memory_aid=wish.memory_aid,
            chat=wish.chat,
            clock=wish.clock,
            rated=wish.rated,
            window=wish.window,
        )

    def _must_be_fair(self, rules: Rules, seats: Sequence[SeatData]) -> None:
        """Refuse to rate what would tell nothing: one who plays for others, nobody at all, or a deck of one's own."""
        here = sum(seat.holder is not None for seat in seats)
        if here > 1 or not (here or any(seat.invites for seat in seats)):
            raise Refusal("malformed", "table.rated_seats")
        if rules.deck not in self._decks.of_all:
            raise Refusal("malformed", "table.rated_deck")

    async def rematch(self, table: Table, owner: str) -> str:
        """The same people once more, by the same rules; whoever came second begins. The id of the new table."""
        data = table.data
        first, *others = (
            seat._replace(lost=None, bot=seat.bot if seat.holder is None else None, unasked="")
            for seat in data.seats
        )
        info = await self._keep(
            "game",
            Game(table.rules),
            [*others, first],
            owner,
            title=data.title,
            memory_aid=data.memory_aid,
            chat=data.chat,
            clock=data.clock,
            rated=data.rated,
            window=data.window,
            rematch_of=data.id,
        )
        return info.id

    async def enter(self, wish: NewEntry, owner: str) -> TableInfo:
        """A game of a real table, to be entered."""
        await self._decks.allow(wish.rules.deck, owner)
        rules = _rules(wish.rules, len(wish.names) or wish.rules.players)
        seats = _seats(
            [SeatChoice(name=name) for name in wish.names] or [SeatChoice()] * rules.players, owner
        )
        try:
            game = Game(rules, setup=wish.setup)
        except ReefError as error:
            raise Refusal.of(error, "malformed") from None
        return await self._keep("entry", game, seats, owner, title=wish.title)

    async def upload(self, record: object, owner: str) -> TableInfo:
        """A recorded game (N5); with a deck of its own it brings that along."""
        record = await self._decks.of_record(record, owner)
        try:
            game = await in_thread(partial(Game.replay, record))
        except ReefError as error:
            raise Refusal.of(error) from None
        rules, names, _, moves = read(record)
        if isinstance(record, Mapping) and "names" not in record:
            names = [""] * rules.players
        seats = _seats([SeatChoice(name=name) for name in names], None)
        return await self._keep("record", game, seats, owner, moves=moves)

    async def branch(self, table: Table, wish: Branch, owner: str) -> TableInfo:
        """A new game that goes on from a moment of another, which must be open."""
        if not table.open:
            raise Refusal("stale", "table.no_branch")
        if wish.at > table.number:
            raise Refusal("malformed", "table.branch_at", last=table.number)
        if len(wish.seats) != table.rules.players:
            raise Refusal("malformed", "table.branch_seats", players=table.rules.players)
        await table.load_all()
        game = table.ledger.at(wish.at)
        return await self._keep(
            "game",
            game,
            _seats(wish.seats, owner),
            owner,
            title=table.data.title,
            memory_aid=wish.memory_aid,
            moves=game.moves,
            parent=table.data.id,
        )

    async def _keep(
        self,
        kind: TableKind,
        game: Game,
        seats: list[SeatData],
        owner: str,
        *,
        title: str = "",
        memory_aid: bool = True,
        moves: Sequence[Move] = (),
        parent: str | None = None,
        chat: bool = True,
        rematch_of: str | None = None,
        clock: ClockChoice | None = None,
        rated: bool = False,
        window: int | None = None,
    ) -> TableInfo:
        setup = game.record()["setup"]
        seats = [seat._replace(number=number) for number, seat in enumerate(seats)]
        waiting = any(seat.free for seat in seats)
        ledger = Ledger(game.rules, setup)
        stored = [
            StoredAction(number, move.player, move.action, move.deal) for number, move in enumerate(moves, 1)
        ]
        await read_all(ledger, stored)
        time = now()
        data = TableData(
            id=secrets.token_hex(16),
            kind=kind,
            title=plain(title),
            owner=owner,
            parent=parent,
            rules=dict(game.rules.to_json()),
            setup=dict(setup),
            memory_aid=memory_aid,
            created=time,
            changed=time,
            number=ledger.number,
            summary=summary_of(ledger.game, ledger.moves),
            waiting=waiting,
            invitation=new_code() if waiting else None,
            chat=chat,
            rematch=None,
            clock=clock,
            clocks=None,
            deadline=None,
            rated=rated,
            window=window,
            more_time=None,
            counted=kind != "game" or parent is not None,
            seats=tuple(seats),
        )
        data = self._with_clocks(data)
        await self._store.create(data, stored, rematch_of)
        if waiting:
            self.lobby.changed()
        return info_of(data, owner, self._expire)

    def _with_clocks(self, data: TableData) -> TableData:
        """Where nobody is awaited, clocks run at once."""
        if data.clock is None or data.waiting:
            return data
        clocks = Timed(data, self._store).clocks_with(data.seats)
        assert clocks is not None
        if clocks.deadline is not None:
            self.on_deadline(clocks.deadline)
        return data._replace(clocks=clocks, deadline=clocks.deadline)

    async def hand_over(self, owner: str, other: str) -> None:
        """All that a browser has becomes another's. Pages that are open go on."""
        await self._store.hand_over(owner, other)
        self.handed_over(owner, other)

    async def give(self, table: Table, owner: str) -> None:
        """A table is another's now."""
        await self._store.give(table.data.id, owner)
        table.data = table.data._replace(owner=owner)

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
        self._open.pop(table.data.id, None)
        for other in self._open.values():
            if other.data.rematch == table.data.id:
                other.data = other.data._replace(rematch=None)
        if table.data.waiting:
            self.lobby.changed()

    async def expire(self) -> None:
        """Delete unfinished games in which nobody has done anything for long, unless somebody looks on."""
        for table_id in await self._store.abandoned(now() - timedelta(days=self._expire)):
            table = self._open.get(table_id)
            if table is None:
                await self._store.delete(table_id)
            elif table.idle:
                await self.delete(table)

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
            self._make_room()
            return table
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(charged(self._load(table_id)))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Table:
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
            )
        except ReefError as error:  # its deck is not here any more
            raise Refusal("busy", "table.cannot_open", because=error.message) from None
        await table.load()
        self._open[table_id] = table
        table.announce()
        self._make_room()
        return table

    # Other processes -----------------------------------------------------------------------------------

    @property
    def in_memory(self) -> list[Table]:
        """All that are."""
        return list(self._open.values())

    def known(self, table_id: str) -> Table | None:
        """A table if it is in memory."""
        return self._open.get(table_id)

    def forget(self, table_id: str) -> None:
        """It was deleted by another process."""
        self._open.pop(table_id, None)

    def handed_over(self, owner: str, other: str) -> None:
        """All that a browser has is another's. Pages that are open go on."""
        for table in self._open.values():
            table.hand_over(owner, other)
        self.lobby.changed()

    def _make_room(self) -> None:
        """Put away tables that nobody uses, those first that were not asked for the longest time."""
        many, size = len(self._open), sum(table.size for table in self._open.values())
        for table_id, table in list(self._open.items())[:-1]:  # the last is the one that is asked for now
            if many <= MOST_IN_MEMORY and size <= MOST_BYTES:
                return
            if table.idle:
                del self._open[table_id]
                many, size = many - 1, size - table.size
        if size > MOST_BYTES:
            for table in self._open.values():
                table.forget_views()

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
                del self._open[table_id]
                held[brought] -= 1
                held += Counter()  # those that are left
        await self._decks.make_known(deck)

    def _brought(self, table: Table) -> str | None:
        """The deck of a table that somebody brought along."""
        deck: str | None = table.data.rules.get("deck")
        return None if deck in self._decks.of_all else deck

    async def close(self) -> None:
        """Stop all bots; steps that are being kept are finished first."""
        await asyncio.gather(*(table.close() for table in self._open.values()))


def _rules(choice: RulesChoice, players: int) -> Rules:
    if choice.players not in (players, RulesChoice().players):
        raise Refusal("malformed", "table.players", players=choice.players, seats=players)
    given = {name: what for name, what in msgspec.structs.asdict(choice).items() if what is not None}
    usual = RulesChoice()
    for name in given.keys() - set(ruleset_by(choice.second_kind).options):
        if given.pop(name) != getattr(usual, name):
            raise Refusal("malformed", "rules.of_second_kind")
    try:
        return Rules.from_json(given | {"players": players})
    except ReefError as error:
        raise Refusal.of(error, "malformed") from None


def _seats(choices: Sequence[SeatChoice], maker: str | None) -> list[SeatData]:
    """Seats as they are kept: nobody has the name of another. All people are at the maker's screen."""
    seats: list[SeatData] = []
    taken = {plain(choice.name or "").casefold() for choice in choices if choice.kind != "bot"}
    for choice in choices:
        bot = None
        if choice.kind == "bot":
            bot = USUAL if choice.bot is None else choice.bot
            if bot not in OPPONENTS:
                raise Refusal("malformed", "table.bot", bot=bot, bots=[*OPPONENTS])
        elif choice.bot is not None:
            raise Refusal("malformed", "table.bot_kind")
        name = plain(choice.name or "")
        if choice.kind in ("friend", "anyone"):
            seats.append(SeatData(0, name, invites=choice.kind, hints=choice.hints))
            continue
        if not name and bot:
            name = next(each for each in (*NAMES[len(seats) :], *NAMES) if each.casefold() not in taken)
        if not name and maker is None:  # a record has names and nothing else: it keeps this one
            name = words("player.number", number=len(seats) + 1)
        if not bot and name:
            name = marked(name, maker)
        if name:
            name = apart(name, (seat.name for seat in seats))
        seats.append(SeatData(0, name, bot, None if bot else maker, hints=choice.hints))
        taken.add(name.casefold())
    return seats
