"""How tables come about: new games, entries of real ones, records, branches and rematches."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial

import msgspec

from ...engine.errors import ReefError
from ...game import Game
from ...lessons.first_game import first_deal
from ...messages.words import words
from ...record import Move, read
from ...rules import Rules
from ...rulesets import ruleset_by
from ..accounts.programs import is_program, marked
from ..plain_text import plain
from ..refusals import Refusal
from ..schemas import Branch, ClockChoice, NewEntry, NewTable, RulesChoice, SeatChoice, TableInfo
from ..schemas.values import TableKind
from ..storage.store import Store
from ..storage.table_data import TableData
from ..storage.transactions import now
from ..web.budget import in_thread
from .chance import dealt
from .decks import Decks
from .followed import read_all
from .invitations import new_code
from .ledger import Ledger, StoredAction
from .listing import info_of, summary_of
from .lobby import Lobby
from .opponents import NAMES, USUAL, must_play
from .seats import SeatData, apart
from .table import Table
from .timed import Timed


class NewTables:
    """Makes tables and keeps them. None of them is in memory before somebody looks at it."""

    def __init__(self, store: Store, decks: Decks, expire: int = 0) -> None:
        self._store, self._decks, self._expire = store, decks, expire
        self.on_deadline: Callable[[datetime], None] = lambda _: None  # told of every new one
        self.lobby = Lobby(store, self.known, self.find)

    def known(self, table_id: str) -> Table | None:
        """A table if it is in memory."""
        raise NotImplementedError

    async def find(self, table_id: str) -> Table:
        """A table by its id, as it stands."""
        raise NotImplementedError

    async def create(self, wish: NewTable, owner: str) -> TableInfo:
        """A new game."""
        await self._decks.allow(wish.rules.deck, owner)
        rules = _rules(wish.rules, len(wish.seats) or wish.rules.players)
        seats = _seats(wish.seats or [SeatChoice(), *[SeatChoice("bot")] * (rules.players - 1)], rules, owner)
        if wish.rated:
            self._must_be_fair(rules, seats, owner)
            if wish.clock is None:
                raise Refusal("malformed", "table.rated_clock")
        if wish.shuffle:
            random.SystemRandom().shuffle(seats)
        if wish.first_game and (wish.rated or rules != Rules(players=2)):
            raise Refusal("malformed", "table.first_game")
        game = Game(rules, setup=first_deal()) if wish.first_game else dealt(rules)
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

    def _must_be_fair(self, rules: Rules, seats: Sequence[SeatData], owner: str) -> None:
        """Refuse to rate what would tell nothing: one who plays for others, nobody at all, or a deck of one's own.

        Programs are rated among themselves, without bots of the house.
        """
        if is_program(owner) and any(seat.bot is not None for seat in seats):
            raise Refusal("malformed", "rated.apart")
        here = sum(seat.holder is not None for seat in seats)
        if here > 1 or not (here or any(seat.invites for seat in seats)):
            raise Refusal("malformed", "table.rated_seats")
        if rules.deck not in self._decks.of_all:
            raise Refusal("malformed", "table.rated_deck")

    async def rematch(self, table: Table, owner: str) -> str:
        """The same people once more, by the same rules; whoever came second begins. The id of the new table."""
        data = table.data
        first, *others = (
            seat._replace(
                lost=None, lost_turn=None, bot=seat.bot if seat.holder is None else None, unasked=""
            )
            for seat in data.seats
        )
        info = await self._keep(
            "game",
            dealt(table.rules),
            [*others, first],
            owner,
            title=data.title,
            memory_aid=data.memory_aid,
            chat=data.chat,
            clock=data.clock,
            rated=data.rated and data.clock is not None,
            window=data.window,
            rematch_of=data.id,
        )
        return info.id

    async def enter(self, wish: NewEntry, owner: str) -> TableInfo:
        """A game of a real table, to be entered."""
        await self._decks.allow(wish.rules.deck, owner)
        rules = _rules(wish.rules, len(wish.names) or wish.rules.players)
        seats = _seats(
            [SeatChoice(name=name) for name in wish.names] or [SeatChoice()] * rules.players, rules, owner
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
        seats = _seats([SeatChoice(name=name) for name in names], rules, None)
        return await self._keep("record", game, seats, owner, moves=moves)

    async def branch(self, table: Table, wish: Branch, owner: str) -> TableInfo:
        """A new game that goes on from a moment of another, which must be open."""
        if not table.open:
            raise Refusal("stale", "table.no_branch")
        if wish.at > table.number:
            raise Refusal("malformed", "table.branch_at", last=table.number)
        if len(wish.seats) != table.rules.players:
            raise Refusal("malformed", "table.branch_seats", players=table.rules.players)
        game = (await table.load_all()).at(wish.at)
        return await self._keep(
            "game",
            game,
            _seats(wish.seats, table.rules, owner),
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
            decided=False,
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


def _seats(choices: Sequence[SeatChoice], rules: Rules, maker: str | None) -> list[SeatData]:
    """Seats as they are kept: nobody has the name of another. All people are at the maker's screen."""
    seats: list[SeatData] = []
    taken = {plain(choice.name or "").casefold() for choice in choices if choice.kind != "bot"}
    for choice in choices:
        bot = None
        if choice.kind == "bot":
            bot = USUAL if choice.bot is None else choice.bot
            must_play(bot, rules)
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
