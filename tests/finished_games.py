"""Games that were played to their end, as a server keeps them; dealt and played the same in every run."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import cache
from pathlib import Path

from sqlalchemy import insert, update

from reefencounter import Game, Rules
from reefencounter.bots.base import make
from reefencounter.bots.seat_view import SeatView
from reefencounter.server.accounts.identity import session_with
from reefencounter.server.accounts.leaving import Leaving
from reefencounter.server.accounts.people import People
from reefencounter.server.accounts.standing import Standing
from reefencounter.server.jobs.bot_pools import BotPools
from reefencounter.server.learning.analyses import Analyses
from reefencounter.server.play.decks import Decks
from reefencounter.server.play.ledger import Ledger, StoredAction
from reefencounter.server.play.listing import summary_of
from reefencounter.server.play.seats import SeatData
from reefencounter.server.play.tables import Tables
from reefencounter.server.settings import Settings
from reefencounter.server.storage.database import migrate, open_engine
from reefencounter.server.storage.models import StepRow, TableRow
from reefencounter.server.storage.step_store import stored_action
from reefencounter.server.storage.store import Store
from reefencounter.server.storage.transactions import now

USUAL = Rules()


def cookie_of(name: str) -> str:
    """The cookie by which somebody is known."""
    return name.ljust(22, "_")


def person(name: str) -> str:
    """The id of whoever has that cookie."""
    return session_with(cookie_of(name))


@cache
def whole_game(seed: int, rules: Rules = USUAL) -> Game:
    """A game of greedy bots."""
    game = Game(rules, seed=seed)
    bots = [make("greedy", seed=seat) for seat in range(rules.players)]
    while not game.over:
        seat = game.actor
        view = SeatView.of(game.position, game.known, seat)
        game.play(view.text(bots[seat].choose(view)), player=seat)
    return game


def seat(who: str, **more: str) -> SeatData:
    """A seat of a person, or of a bot: `bot:easy`."""
    bot = who.removeprefix("bot:") if who.startswith("bot:") else None
    return SeatData(0, bot or who, bot, None if bot else person(who))._replace(**more)  # type: ignore[arg-type]


class House:
    """A server's games without the server."""

    def __init__(self, store: Store) -> None:
        self.store, self.decks = store, Decks(store, ())
        self.played = 0
        bot_pools = BotPools(1)
        self.tables = Tables(store, bot_pools, self.decks, 30.0)
        self.standing = Standing(store, self.decks)
        people, analyses = People(store, self.tables), Analyses(store, bot_pools)
        self.leaving = Leaving(store, self.tables, people, analyses)

    async def people(self, *names: str) -> None:
        """These have been here, under their names."""
        for name in names:
            await self.store.meet(person(name))
            await self.store.change_person(person(name), name=name)

    async def finished(
        self,
        seats: Sequence[SeatData],
        seed: int = 1,
        *,
        rated: bool = True,
        rules: Rules = USUAL,
        left: int = 0,
    ) -> str:
        """A game of theirs that is over, but for so many actions; its table."""
        whole = whole_game(seed, rules)
        moves = whole.moves[: len(whole.moves) - left]
        game = Game(rules, setup=whole.record()["setup"])
        owner = next(each.holder for each in seats if each.holder)
        table = (await self.tables._keep("game", game, list(seats), owner, rated=rated)).id
        ledger = Ledger(rules, game.record()["setup"])
        ledger.read(StoredAction(n, each.player, each.action, each.deal) for n, each in enumerate(moves, 1))
        steps = [
            {**stored_action(entry, f"page-{entry.number}")._asdict(), "table_id": table, "time": now()}
            for entry in ledger.entries
        ]
        self.played += 1  # 17 hours after the last: the same two may play so often, and all of them count
        ended = now() - timedelta(hours=17 * max(0, 40 - self.played))
        kept = {"number": ledger.number, "summary": summary_of(ledger.game, ledger.moves), "changed": ended}
        async with self.store._write() as connection:
            await connection.execute(insert(StepRow), [{**step, "deal": [*step["deal"]]} for step in steps])
            await connection.execute(update(TableRow).where(TableRow.id == table).values(**kept))
        return table


@asynccontextmanager
async def house(data: Path | str) -> AsyncIterator[House]:
    """The games in a folder, or in a database."""
    engine = open_engine(data if isinstance(data, str) else Settings(data=data).database_url)
    await migrate(engine)
    store = Store(engine)
    try:
        yield House(store)
    finally:
        store.close()
        await engine.dispose()
